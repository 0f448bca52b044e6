// The lines of the log: which steps are told together, and what is told of them. Each group of steps is told once in each language.
import type { FluentBundle } from "@fluent/bundle";
import type { Fact, LogEntry } from "../generated/messages";
import { FOLLOWER, GOOD, profession } from "./colours";
import { tales } from "./sentences";
import { bundleNow, known } from "./words.svelte";

/** Does a step count? It was no taking back, and nobody has taken it back. */
export function stands(entry: LogEntry): boolean {
  return !entry.undone && entry.taken_back === null;
}

/** Steps that are told together: a plan comes as several. */
export interface Group {
  entry: LogEntry;
  last: number;
  facts: Fact[];
  steps: LogEntry[];
}

/** A drawing in a line. */
export interface Picture {
  part: "follower" | "good" | "icon";
  name: string;
}

/** A line of the log; all that belongs to the moments from that of `entry` to `last`. */
export interface Line {
  key: string;
  entry: LogEntry;
  last: number;
  text: string;
  /** Is it the first line of its group? */
  first: boolean;
  whose: string | null;
  /** Does a round begin? */
  round: boolean;
  /** A whole plan by its places; empty for anything else. */
  plan: [place: string, followers: string[]][];
  pictures: Picture[];
}

const PLANNED = new Set(["plans", "plans_fair", "loads", "supplies", "plan_done"]);
const MOST_PICTURES = 4;

/** What is told together. A group that was there before with the same steps is the same object again. */
export function grouped(entries: LogEntry[], before: Group[] = []): Group[] {
  const old = new Map(before.map((group) => [group.steps[0], group]));
  const runs: LogEntry[][] = [];
  let planning: number | null | undefined; // whose plan the last run is, if it is one and may go on
  for (const entry of entries) {
    if (!stands(entry)) continue;
    if (planning !== undefined && planning === entry.seat && PLANNED.has(entry.facts[0]?.kind ?? ""))
      runs.at(-1)!.push(entry);
    else runs.push([entry]);
    planning = entry.facts.every(({ kind }) => PLANNED.has(kind)) ? entry.seat : undefined;
  }
  return runs.map((steps) => {
    const same = old.get(steps[0]);
    if (same?.steps.length === steps.length && steps.every((step, index) => step === same.steps[index])) return same;
    return { entry: steps[0]!, last: steps.at(-1)!.moment, facts: steps.flatMap((step) => step.facts), steps };
  });
}

const memory = new WeakMap<FluentBundle, WeakMap<Group, Line[]>>();

/** What is told of a group of steps. */
export function lines(group: Group): Line[] {
  const bundle = bundleNow();
  if (!bundle) return [];
  let told = memory.get(bundle);
  if (!told) memory.set(bundle, (told = new WeakMap()));
  let found = told.get(group);
  if (!found) told.set(group, (found = tell(group)));
  return found;
}

function tell({ entry, last, facts }: Group): Line[] {
  return tales(facts).map(({ text, facts: told }, index) => ({
    key: `${entry.moment}.${index}`,
    entry,
    last,
    text,
    first: index === 0,
    whose: told[0]?.seat ?? null,
    round: told[0]?.kind === "round_begins",
    plan: planned(told),
    pictures: pictures(told),
  }));
}

function planned(facts: Fact[]): [place: string, followers: string[]][] {
  if (facts.length < 2 || facts.some(({ kind }) => kind !== "plans")) return [];
  const found = new Map<string, string[]>();
  for (const { values } of facts) {
    const place = String(values.space).split(".")[0]!;
    if (!known(`place-${place}`)) return [];
    found.set(place, [...(found.get(place) ?? []), String(values.follower)]);
  }
  return [...found];
}

/** What a line is about, each thing once: followers, goods, coins. */
function pictures(facts: Fact[]): Picture[] {
  const found = new Map<string, Picture>();
  for (const { kind, values } of facts) {
    for (const value of Object.values(values)) {
      if (typeof value !== "string") continue;
      if (profession(value).kind in FOLLOWER) found.set(value, { part: "follower", name: value });
      else if (value in GOOD) found.set(value, { part: "good", name: value });
    }
    if (kind === "receives" || kind === "pays") found.set("coin", { part: "icon", name: "coin" });
  }
  return [...found.values()].slice(0, MOST_PICTURES);
}
