// Which decisions the modules ask in a way of their own.
import type { DecisionView, TableView } from "../../generated/messages";

/** Is a module played with that has something of its own to draw? */
export function usesModules(view: TableView): boolean {
  return view.board !== "deeds" || view.orders !== null;
}

/** Have the modules something to show beside the prompt? */
export function besidePrompt(view: TableView): boolean {
  return view.bribe !== null || view.decision?.kind === "send" || askedByModules(view.decision);
}

/** Is this decision answered neither on the board nor by the usual buttons? */
export function askedByModules(decision: DecisionView | null): boolean {
  if (decision?.kind === "answer") return decision.arguments.question === "bribe";
  return decision !== null && ["bribe", "target", "order"].includes(decision.kind);
}
