// The rule texts of a game, fetched once when somebody asks for help.
import { call } from "./api";

export interface RuleText {
  id: string;
  kind: string;
  title: string;
  text: string;
  title_de: string;
  text_de: string;
  example: string;
  why: string;
}

const kept = $state<Record<string, RuleText[]>>({});
const asked = new Set<string>();

export function rulesFor(game: string): RuleText[] {
  if (!asked.has(game)) {
    asked.add(game);
    void call<{ rules: RuleText[] }>("GET", `/rules/${game}`)
      .then((answer) => (kept[game] = answer.rules))
      .catch(() => asked.delete(game));
  }
  return kept[game] ?? [];
}
