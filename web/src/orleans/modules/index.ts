// What Trade & Intrigue adds to the table of Orléans. It is loaded only where it is played with.
export { default as Ask } from "./Ask.svelte";
export { default as Fulfilled } from "./Fulfilled.svelte";
export { default as ModuleBoard } from "./ModuleBoard.svelte";
export { default as OrderMarks } from "./OrderMarks.svelte";
export { default as Orders } from "./Orders.svelte";
