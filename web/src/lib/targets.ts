// One gesture rule: pick a thing, the legal targets light up, pick a target. Everything on the table that can be chosen has a name
// ("space:village.farmer", "place:ship", "connection:orleans~briare"); this module says which names stand for which moves.
import type { DecisionView, Move } from "./messages";

export type Targets = Map<string, Move[]>;

function add(targets: Targets, name: string, move: Move): void {
  const moves = targets.get(name);
  if (moves) moves.push(move);
  else targets.set(name, [move]);
}

/** What can be chosen now. `picked` is the thing in hand, such as "drawn:monk". */
export function targetsOf(decision: DecisionView | null, picked: string | null): Targets {
  const targets: Targets = new Map();
  for (const move of decision?.moves ?? []) {
    const is = move.arguments;
    switch (move.kind) {
      case "act":
        add(targets, `place:${is.place}`, move);
        break;
      case "travel":
        add(targets, `connection:${is.connection}`, move);
        break;
      case "technology":
      case "recall":
        add(targets, `space:${is.space}`, move);
        break;
      case "store":
        add(targets, `market:${is.follower}`, move);
        break;
      case "send":
        if (!picked || picked === `sent:${is.follower}`) add(targets, `deed:${is.deed}`, move);
        break;
      case "fulfil":
        add(targets, `order:${is.order}`, move);
        break;
      case "place": // the Bathhouse and a few others: a plan has a sketch of its own
        if (!picked || picked === `drawn:${is.follower}`) add(targets, `space:${is.space}`, move);
        break;
      default:
        break;
    }
  }
  return targets;
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

/** The move without arguments that ends a decision, if there is one. */
export function ending(decision: DecisionView | null): Move | undefined {
  return decision?.moves.find((move) => move.kind === "done" || move.kind === "pass");
}

/** The kinds of decision that are answered on the board; all others are answered by buttons. */
const ON_BOARD = new Set(["plan", "act", "travel", "journey", "send", "technology", "store", "bathe", "settle", "court"]);

export function byButton(decision: DecisionView | null): boolean {
  return decision !== null && !ON_BOARD.has(decision.kind);
}
