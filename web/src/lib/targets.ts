// One gesture rule: pick a thing, the legal targets light up, pick a target. Everything on the table that can be chosen has a name
// ("space:village.farmer", "place:ship"); a game says which names stand for which moves.
import type { Move, Named } from "../generated/messages";

export type Targets = Map<string, Move[]>;

/** A move as it is told to the server. */
export function named(move: Named): Named {
  return { kind: move.kind, arguments: move.arguments };
}

/** A move in one line: no other one has the same. */
export function written(move: Named): string {
  return [move.kind, ...Object.values(move.arguments)].join(" ");
}

/** The move without arguments that ends a decision, if there is one. */
export function ending(decision: { moves: Move[] } | null | undefined): Move | undefined {
  return decision?.moves.find((move) => move.kind === "done" || move.kind === "pass");
}
