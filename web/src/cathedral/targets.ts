// What can be chosen on this table now. Everything on it has a name: "bag:red", "space:cart.knight", "route:orleans~blois", "knapsack:player_1".
import type { DecisionView, Move } from "../generated/messages";
import type { Targets } from "../lib/targets";

/** The name of the thing that a move is made on; empty for a move that has none. What is delivered to a workshop goes where one stands. */
export function thingOf(move: Move, here: string): string {
  const target = move.about.startsWith("target:") ? move.about.slice(7) : null;
  if (target === null) return move.about;
  if (target === "workshop") return `place:${here}`;
  return target === "hour_glass" ? target : `knapsack:${target}`;
}

/** The things that can be chosen, with their moves. `picked` is a piece of the knapsack in hand, such as "item:wood". */
export function targetsOf(decision: DecisionView | null, picked: string | null, here: string): Targets {
  const targets: Targets = new Map();
  for (const move of decision?.moves ?? []) {
    const thing = thingOf(move, here);
    if (!thing || (picked && move.kind === "deliver" && picked !== `item:${move.arguments.item}`)) continue;
    targets.set(thing, [...(targets.get(thing) ?? []), move]);
  }
  return targets;
}

/** The pieces of one's own knapsack that can be taken in hand now. */
export function carried(decision: DecisionView | null): Set<string> {
  if (decision?.kind === "room") return new Set();
  return new Set(
    (decision?.moves ?? [])
      .filter((move) => move.kind === "deliver" || move.kind === "swap")
      .map((move) => move.arguments.item ?? ""),
  );
}

/** The moves that are made with a button; the others are made on the map, in the town, and at the other players' knapsacks. */
export function byButton(decision: DecisionView | null): Move[] {
  return (decision?.moves ?? []).filter(
    (move) => move.kind !== "place" && move.kind !== "move" && !move.arguments.target?.startsWith("player_"),
  );
}

/** On a phone: the page on which the decision is made. */
export function tabFor(decision: string): "town" | "map" | null {
  if (decision === "move" || decision === "take") return "map";
  return decision === "draw" || decision === "place" ? "town" : null;
}
