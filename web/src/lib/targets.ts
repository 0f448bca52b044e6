// One gesture rule: pick a thing, the legal targets light up, pick a target. Everything on the table that can be chosen has a name
// ("space:village.farmer", "place:ship"); a game says which names stand for which moves.
import type { Move } from "./messages";

export type Targets = Map<string, Move[]>;

/** The move without arguments that ends a decision, if there is one. */
export function ending(decision: { moves: Move[] } | null | undefined): Move | undefined {
  return decision?.moves.find((move) => move.kind === "done" || move.kind === "pass");
}
