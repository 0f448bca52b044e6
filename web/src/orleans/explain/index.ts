// Everything that explains the table of Orléans; loaded when somebody asks for the first time.
export * from "./deeds";
export * from "./land";
export * from "./matters";
export * from "./places";
export * from "./round";
export * from "./things";
export * from "./tracks";
