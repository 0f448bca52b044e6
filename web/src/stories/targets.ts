// What can be chosen on this table now. Everything on it has a name: "area:c4", "place:mill", "space:mill.fisherman", "deed:barter",
// "market:wood" (of the marketplace), "hire:monk", "good:wood" (of mine), "portal:fish", "stock:village", "fair:monk".
import type { DecisionView, Move } from "../generated/messages";
import type { Targets } from "../lib/targets";

/** The name of the thing that a move is made on; empty for a move that has none. A settler in the supply stands nowhere. */
export function thingOf(move: Move): string {
  return move.about === "area:supply" ? "" : move.about;
}

/** What a move takes from the hand, by name; empty when nothing has to be picked up for it. */
export function carriedBy(move: Move): string {
  if (move.kind === "send" || move.kind === "advance") return `portal:${move.arguments.parcel}`;
  if (move.kind === "swap") return `good:${move.arguments.given}`;
  return move.kind === "place" || move.kind === "fair" ? `drawn:${move.arguments.follower}` : "";
}

/** The things that can be chosen, with their moves. With something in hand, only those that take it. */
export function targetsOf(decision: DecisionView | null, picked: string | null): Targets {
  const targets: Targets = new Map();
  for (const move of decision?.moves ?? []) {
    const thing = thingOf(move);
    const carried = carriedBy(move);
    if (!thing || (picked && carried !== picked)) continue;
    targets.set(thing, [...(targets.get(thing) ?? []), move]);
  }
  return targets;
}

/** The things that can be taken in hand now. */
export function pickable(decision: DecisionView | null): Set<string> {
  return new Set((decision?.moves ?? []).map(carriedBy).filter((thing) => thing));
}

/** Moves that are made on the land, the board or the deeds; all others have buttons beside the prompt. */
const ON_TABLE = new Set([
  "act",
  "send",
  "advance",
  "settle",
  "withdraw",
  "build",
  "technology",
  "unscrew",
  "recall",
  "place",
  "fair",
  "recall_fair",
  "done",
  "pass",
]);

export function byButton(decision: DecisionView | null): Move[] {
  if (decision?.kind === "plan") return [];
  return (decision?.moves ?? []).filter(
    (move) => !ON_TABLE.has(move.kind) && !(move.kind === "lose" && move.arguments.post !== "supply"),
  );
}

const ON_LAND = new Set(["start", "settle", "withdraw", "build", "build_free", "lose"]);

/** On a phone: the page on which a kind of decision is made. */
export function tabFor(decision: string): "land" | "board" {
  return ON_LAND.has(decision) ? "land" : "board";
}
