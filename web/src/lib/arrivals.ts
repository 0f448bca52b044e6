// Who has sat down between two looks at the seats of a table.
import type { Seat } from "../generated/messages";

export function satDown(before: Seat[], after: Seat[]): string[] {
  return after
    .filter((seat, number) => seat.kind === "person" && before[number]?.kind === "open")
    .map((seat) => seat.name);
}
