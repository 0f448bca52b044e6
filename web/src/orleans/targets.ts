// What can be chosen on this table now. Everything on it has a name: "space:village.farmer", "place:ship", "connection:orleans~briare".
import type { DecisionView, Move } from "../generated/messages";
import type { Targets } from "../lib/targets";

/** What a move takes from the hand; empty when nothing has to be picked up for it. */
function carriedBy(move: Move): string {
  if (move.kind === "send") return `sent:${move.arguments.follower}`;
  return move.kind === "place" ? `drawn:${move.arguments.follower}` : ""; // the Bathhouse and a few others: a plan has a sketch of its own
}

/** What can be chosen now. `picked` is the thing in hand, such as "drawn:monk". */
export function targetsOf(decision: DecisionView | null, picked: string | null): Targets {
  const targets: Targets = new Map();
  for (const move of decision?.moves ?? []) {
    const thing = move.about;
    const carried = carriedBy(move);
    if (!thing || (picked && carried && carried !== picked)) continue;
    targets.set(thing, [...(targets.get(thing) ?? []), move]);
  }
  return targets;
}

/** The spaces from which a follower can be called back. */
export function recallable(decision: DecisionView | null): Targets {
  const recalls = decision?.moves.filter((move) => move.kind === "recall") ?? [];
  return new Map(recalls.map((move) => [`space:${move.arguments.space}`, [move]]));
}

/** Things of the current decision that can be taken in hand. */
export function pickable(decision: DecisionView | null): Set<string> {
  const things = new Set<string>();
  for (const move of decision?.moves ?? []) {
    if (move.kind === "place" && decision?.kind === "bathe") things.add(`drawn:${move.arguments.follower}`);
    if (move.kind === "send") things.add(`sent:${move.arguments.follower}`);
  }
  return things;
}

/** The kinds of decision that are answered on the board; all others are answered by buttons. */
const ON_BOARD = new Set([
  "plan",
  "act",
  "recruit",
  "travel",
  "journey",
  "send",
  "technology",
  "store",
  "bathe",
  "settle",
  "court",
]);

const ON_LAND = new Set(["travel", "journey", "send", "recruit"]);

/** The page of a phone on which a decision is made: ways and deeds are on the land. */
export function tabFor(decision: string): "land" | "board" {
  return ON_LAND.has(decision) ? "land" : "board";
}

export function byButton(decision: DecisionView | null): boolean {
  if (decision?.kind === "recruit" && decision.moves.some((move) => move.arguments.follower === "monk")) return true; // no track
  return decision !== null && !ON_BOARD.has(decision.kind);
}
