// The rulebook of a game in our own words, fetched once when somebody asks for it.
import { call } from "./api";
import type { RuleInfo, RulebookInfo } from "./messages";
import { settings } from "./settings.svelte";

const NONE: RulebookInfo = { game: "", chapters: [], rules: [] };
const kept = $state<Record<string, RulebookInfo>>({});
const asked = new Set<string>();

/** Chapters and rules; none before they have come. */
export function rulebookOf(game: string): RulebookInfo {
  if (!asked.has(game)) {
    asked.add(game);
    void call<RulebookInfo>("GET", `/rules/${game}`)
      .then((answer) => (kept[game] = answer))
      .catch(() => asked.delete(game));
  }
  return kept[game] ?? NONE;
}

/** The rules alone. */
export function rulesFor(game: string): RuleInfo[] {
  return rulebookOf(game).rules;
}

/** Title and text in the language of the page. */
export function told(rule: RuleInfo): { title: string; text: string } {
  return settings.language === "de" ? { title: rule.title_de, text: rule.text_de } : { title: rule.title, text: rule.text };
}

/** Does the rule speak of all these words? */
export function speaksOf(rule: RuleInfo, words: string): boolean {
  const text = `${rule.id} ${told(rule).title} ${told(rule).text}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
