// When something last happened: what brings a piece where it is, looked for in the log.
import type { Fact, LogEntry } from "../generated/messages";

/** A kind of fact that brings a piece where it is; of any player when no seat is named. */
export interface Trace {
  kind: string;
  seat?: string | null;
  values?: Record<string, string | number>;
}

function fits(fact: Fact, { kind, seat, values = {} }: Trace): boolean {
  return (
    fact.kind === kind &&
    (seat == null || fact.seat === seat) &&
    Object.entries(values).every(([key, value]) => fact.values[key] === value)
  );
}

/** The last moment, up to a given one, of which one of these facts is told; null when there is none. */
export function lastMoment(log: LogEntry[], traces: Trace[], upTo: number): number | null {
  const entry = log.findLast(
    (each) =>
      !each.undone && each.moment <= upTo && each.facts.some((fact) => traces.some((trace) => fits(fact, trace))),
  );
  return entry?.moment ?? null;
}
