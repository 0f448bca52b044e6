// The page says what Python says: the fixture is made by tools/sentences_fixture.py.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DecisionView, Fact, Move, Wording } from "../generated/messages";
import fixture from "../generated/sentences.fixture.json";
import type { Language } from "./settings.svelte";
import languages from "$locale/languages.json";

type Told<What> = Record<Language, What>;
interface Samples {
  moves: (Move & { decision: string; says: Told<string> })[];
  decisions: (DecisionView & { says: Told<string> })[];
  stories: { facts: Fact[]; says: Told<string[]> }[];
  sheet: { words: Wording; says: Told<string> }[];
}
const samples = fixture as unknown as Record<string, Samples>;
const CASES = Object.keys(samples).flatMap((game) =>
  (Object.keys(languages) as Language[]).map((language) => ({ game, language })),
);

let sentences: typeof import("./sentences");
let words: typeof import("./words.svelte");
let settings: (typeof import("./settings.svelte"))["settings"];

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
  ({ settings } = await import("./settings.svelte"));
  words = await import("./words.svelte");
  sentences = await import("./sentences");
  await words.addWords("orleans/help"); // the steps of tracks are told there
});
afterAll(() => vi.unstubAllGlobals());

describe.each(CASES)("sentences of $game in $language", ({ game, language }) => {
  const { moves, decisions, stories, sheet } = samples[game]!;
  beforeAll(async () => {
    settings.language = language;
    await words.speakOf(game);
  });

  it("of moves are those of Python", () => {
    for (const move of moves)
      expect(sentences.moveChoice(game, move, move.decision), move.notation).toBe(move.says[language]);
  });

  it("of decisions are those of Python", () => {
    for (const decision of decisions)
      expect(sentences.decisionSentence(game, decision), decision.kind).toBe(decision.says[language]);
  });

  it("of what happened are those of Python", () => {
    for (const { facts, says } of stories)
      expect(sentences.story(facts), JSON.stringify(facts)).toEqual(says[language]);
  });

  it("of what is printed are those of Python", () => {
    for (const { words: given, says } of sheet)
      expect(sentences.tell(given), JSON.stringify(given)).toBe(says[language]);
  });
});

describe.each(Object.keys(languages) as Language[])("words in %s", (language) => {
  it("are all found, for the page, its games and their help", async () => {
    const files = import.meta.glob<string>(["$locale/*/page/*.ftl", "$locale/*/*/{game,help,page,story}.ftl"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    settings.language = language;
    for (const game of ["", "orleans", "first-kingdom", "kings-favor", "cathedral"]) await words.speakOf(game);
    for (const more of [
      "page/start",
      "page/new",
      "page/door",
      "page/end",
      "page/lessons",
      "shared/win",
      "orleans/help",
      "stories/help",
      "trade-intrigue/page",
    ])
      await words.addWords(more);
    const ids = own.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
    expect(ids.length).toBeGreaterThan(2000);
    expect(ids.filter((id) => !words.known(id))).toEqual([]);
  });
});
