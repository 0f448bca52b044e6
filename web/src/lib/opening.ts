import type { Fact, LogEntry } from "../generated/messages";

/** What a new round brings, from what was told with a move: the facts that follow its beginning, but for what is drawn. */
export function openingOf(entries: LogEntry[]): Fact[] | null {
  const facts = entries.flatMap((entry) => entry.facts);
  const begins = facts.findLastIndex((fact) => fact.kind === "round_begins");
  return begins < 0 ? null : facts.slice(begins).filter((fact) => !fact.kind.startsWith("draws"));
}
