// The rulebook of a game in our own words, fetched once when somebody asks for it.
import { call } from "./api";
import type { RuleInfo, RulebookInfo } from "../generated/messages";
import { settings } from "./settings.svelte";

const NONE: RulebookInfo = { game: "", language: "", chapters: [], rules: [] };
const kept = $state<Record<string, RulebookInfo>>({});
const asked = new Set<string>();

/** Chapters and rules in the language of the page; none before they have come. */
export function rulebookOf(game: string): RulebookInfo {
  const book = `${game}?language=${settings.language}`;
  if (!asked.has(book)) {
    asked.add(book);
    void call<RulebookInfo>("GET", `/rules/${book}`)
      .then((answer) => (kept[book] = answer))
      .catch(() => asked.delete(book));
  }
  return kept[book] ?? NONE;
}

/** The rules alone. */
export function rulesFor(game: string): RuleInfo[] {
  return rulebookOf(game).rules;
}

/** Does the rule speak of all these words? */
export function speaksOf(rule: RuleInfo, words: string): boolean {
  const text = `${rule.id} ${rule.title} ${rule.text}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
