// A view in rows of label and words, whatever game it is: the same as the plain drawing of the terminal (cenabum/cli/plain_drawing.py).
import { nameOf } from "../lib/sentences";
import { known, say } from "../lib/words.svelte";

/** What every view has, and is shown elsewhere. */
const COMMON = new Set([
  "game",
  "seat",
  "settings",
  "round",
  "players",
  "over",
  "won",
  "winners",
  "decision",
  "name",
  "deciding",
  "points",
  "score",
]);

export interface Row {
  name: string;
  label: string;
  words: string;
}

export function rows(shown: object): Row[] {
  const fields = Object.entries("shows" in shown && shown.shows instanceof Object ? shown.shows : shown);
  return fields
    .filter(([name]) => !COMMON.has(name))
    .map(([name, value]) => ({ name, label: label(name), words: told(name, value) }));
}

function label(name: string): string {
  const words = known(`view-${name}`) ? say(`view-${name}`) : name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in words; a word is a name of the row's domain, which `view-<name>.of` may say. */
function told(name: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "string")
    return nameOf(say(`view-${name}.of`) === `view-${name}.of` ? name : say(`view-${name}.of`), value);
  if (Array.isArray(value)) return value.map((each) => told(name, each)).join(", ") || "–";
  if (value instanceof Object) {
    const counted = Object.entries(value).filter(([, each]) => each !== 0);
    return (
      counted
        .map(([key, each]) =>
          typeof each === "number" ? `${each} ${told(name, key)}` : `${told(name, key)}: ${told(name, each)}`,
        )
        .join(", ") || "–"
    );
  }
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- texts, numbers and yes or no are left
  return value == null ? "–" : String(value);
}
