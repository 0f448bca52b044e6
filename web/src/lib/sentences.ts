// Sentences of the games: the same messages and the same way of finding words as cenabum/kernel/language.py, which explains it.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { DecisionView, Fact, Move, Wording } from "../generated/messages";
import { bundleNow } from "./words.svelte";

type Words = Record<string, FluentVariable>;

const JOINTS: Record<string, string> = { ".": "dot", "~": "wave", "-": "line" };
const memory = new WeakMap<FluentBundle, Map<string, Words>>();

function has(bundle: FluentBundle, message: string): boolean {
  const [name, attribute] = message.split(".") as [string, string | undefined];
  const found = bundle.getMessage(name);
  return Boolean(found && (attribute ? found.attributes[attribute] : found.value));
}

function text(bundle: FluentBundle, message: string, values: Words): string {
  const [name, attribute] = message.split(".") as [string, string | undefined];
  const found = bundle.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : readable(message);
}

/** What a message may have been about that another package has forgotten: `decision-draw_one` is “draw one”. */
function readable(message: string): string {
  return message
    .replace(/\..*/, "")
    .replace(/^[a-z]+-/, "")
    .replace(/[-_]/g, " ");
}

function forms(bundle: FluentBundle, message: string, values: Words): Words {
  const found = bundle.getMessage(message);
  const made: Words = { "": found?.value ? text(bundle, message, values) : "" };
  for (const form of Object.keys(found?.attributes ?? {})) made[form] = text(bundle, `${message}.${form}`, values);
  return made;
}

function lookUp(bundle: FluentBundle, domain: string, name: string): Words {
  const own = `${domain}-${name}`;
  if (/^[\w-]+$/.test(own) && has(bundle, own)) return forms(bundle, own, {});
  const several = /^([1-9]\d*)_([a-z]\w*)$/.exec(name);
  if (several && has(bundle, `${domain}-${several[2]}`))
    return forms(bundle, `${domain}-${several[2]}`, { number: Number(several[1]) });
  if (has(bundle, `${domain}.like`)) return lookUp(bundle, text(bundle, `${domain}.like`, {}), name);
  if (!has(bundle, `${domain}.parts`)) return { "": name.replaceAll("_", " ") };
  const split = name.split(/([.~-])/);
  const parts: Record<string, string> = {};
  for (const [index, part] of text(bundle, `${domain}.parts`, {}).split(" ").entries()) {
    const named = split[index * 2];
    if (named === undefined) break;
    if (!has(bundle, `${part}-${named}`)) return { "": name };
    parts[part in parts ? `${part}_2` : part] = named;
  }
  const joint = split.length > 1 ? JOINTS[split[1]!]! : "";
  return { ...forms(bundle, domain, { ...words(bundle, parts), joint }), parts: Object.values(parts).join(" ") };
}

function knownWords(bundle: FluentBundle, domain: string, name: string): Words {
  let kept = memory.get(bundle);
  if (!kept) memory.set(bundle, (kept = new Map<string, Words>()));
  const key = `${domain} ${name}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = { ...lookUp(bundle, domain, name), id: name }));
  return found;
}

function words(bundle: FluentBundle, given: Record<string, string | number>): Words {
  const values: Words = {};
  const domain = (key: string): string => key.replace(/_2$/, "");
  const meant = new Set<FluentVariable>(["any"]);
  for (const [key, name] of Object.entries(given)) {
    if (typeof name !== "string") continue;
    const found = knownWords(bundle, domain(key), name);
    if (!("parts" in found)) meant.add(found.same ?? found.id!);
  }
  for (const [key, name] of Object.entries(given)) {
    if (domain(key) === "player" && !/^player_[1-9]$/.test(String(name))) {
      values[key] = name; // somebody's own name
      continue;
    }
    if (typeof name !== "string" || /^\d+$/.test(name)) {
      values[key] = Number(name);
      continue;
    }
    for (const [form, word] of Object.entries(knownWords(bundle, domain(key), name))) {
      values[form === "" ? key : `${key}-${form}`] = word;
      if (form === "parts")
        values[`${key}-fits`] = String(word)
          .split(" ")
          .some((part) => meant.has(part))
          ? "yes"
          : "no";
    }
  }
  return values;
}

/** What people call something: nameOf("good", "wine"). */
export function nameOf(domain: string, name: string): string {
  const bundle = bundleNow();
  return bundle ? String(knownWords(bundle, domain, name)[""]) : name;
}

/** A move as it stands in a list of choices. */
export function moveChoice(_game: string, move: Move, decision: string): string {
  const bundle = bundleNow();
  return bundle && has(bundle, `move-${move.kind}.choice`)
    ? text(bundle, `move-${move.kind}.choice`, { decision, ...words(bundle, move.arguments) })
    : move.notation.replaceAll("_", " ");
}

/** What is wanted of a player now. */
export function decisionSentence(_game: string, decision: DecisionView): string {
  const bundle = bundleNow();
  return bundle
    ? text(bundle, `decision-${decision.kind}`, { number: decision.number, ...words(bundle, decision.arguments) })
    : "";
}

function factValues(bundle: FluentBundle, fact: Fact): Words {
  return { seat: fact.seat ?? "", ...words(bundle, fact.values) };
}

function list(bundle: FluentBundle, items: string[], joint = "and"): string {
  let told = items[0] ?? "";
  for (const item of items.slice(1, -1)) told = text(bundle, "list-comma", { before: told, next: item });
  return items.length > 1 ? text(bundle, `list-${joint}`, { before: told, last: items.at(-1)! }) : told;
}

const capital = (told: string): string => told.charAt(0).toUpperCase() + told.slice(1);

/** Words that came as data (cenabum/kernel/wording.py), with all words within them; empty for silence. */
export function tell(given: Wording | undefined): string {
  const bundle = bundleNow();
  return bundle && given ? telling(bundle, given) : "";
}

/** The same in the few words that fit on the thing itself; empty where there are none. */
export function brief(why: "closed" | "now", given: Wording): string {
  const bundle = bundleNow();
  const message = `${why}-${given.message}`;
  return bundle && has(bundle, message) ? telling(bundle, { ...given, message }) : "";
}

function telling(
  bundle: FluentBundle,
  { message = "", values = {}, parts = [], joint = "and" }: Partial<Wording>,
): string {
  if (parts.length > 0) {
    const told = parts.map((part) => telling(bundle, part));
    return joint === "then" ? told.map(capital).join(" ") : list(bundle, told, joint);
  }
  if (!message) return "";
  const names: Record<string, string | number> = {};
  const within: Words = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "object") within[key] = telling(bundle, value);
    else names[key] = value;
  }
  return text(bundle, message, { ...words(bundle, names), ...within });
}

/** A sentence, and the facts that it tells. */
export interface Tale {
  text: string;
  facts: Fact[];
}

export function story(facts: Fact[]): string[] {
  return tales(facts).map((tale) => tale.text);
}

/** What happened, one sentence for each fact or for each run of facts that belong together. */
export function tales(facts: Fact[]): Tale[] {
  const bundle = bundleNow();
  if (!bundle) return [];
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.kind === fact.kind && last.seat === fact.seat && has(bundle, `fact-${fact.kind}.list`))
      runs.at(-1)!.push(fact);
    else runs.push([fact]);
  }
  const sentences: Tale[] = [];
  for (const [number, run] of runs.entries()) {
    const first = run[0]!;
    const message = `fact-${first.kind}`;
    const next = runs[number + 1]?.[0];
    if (
      has(bundle, `${message}.before`) &&
      next &&
      next.kind === text(bundle, `${message}.before`, {}) &&
      next.seat === first.seat
    )
      continue;
    if (run.length === 1) {
      sentences.push({ text: text(bundle, message, factValues(bundle, first)), facts: run });
      continue;
    }
    const equal = new Map<string, { fact: Fact; count: number }>();
    for (const fact of run) {
      const key = JSON.stringify(fact.values);
      const known = equal.get(key);
      if (known) known.count += 1;
      else equal.set(key, { fact, count: 1 });
    }
    const items = [...equal.values()].map(({ fact, count }) =>
      text(bundle, `${message}.item`, { ...factValues(bundle, fact), count }),
    );
    sentences.push({
      text: text(bundle, `${message}.list`, {
        ...factValues(bundle, first),
        list: list(bundle, items),
        count: run.length,
      }),
      facts: run,
    });
  }
  return sentences;
}
