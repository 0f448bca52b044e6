// The page says what Python says: the fixture is made by tools/sentences_fixture.py.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DecisionView, Fact, Move } from "./messages";
import fixture from "./sentences.fixture.json";

type Told<What> = Record<"en" | "de", What>;
const moves = fixture.moves as unknown as (Move & { decision: string; says: Told<string> })[];
const decisions = fixture.decisions as unknown as (DecisionView & { says: Told<string> })[];
const stories = fixture.stories as unknown as { facts: Fact[]; says: Told<string[]> }[];

let sentences: typeof import("./sentences");
let settings: (typeof import("./settings.svelte"))["settings"];

beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  ({ settings } = await import("./settings.svelte"));
  const { loadWords } = await import("./words.svelte");
  await Promise.all([loadWords("en"), loadWords("de")]);
  sentences = await import("./sentences");
});
afterAll(() => vi.unstubAllGlobals());

describe.each(["en", "de"] as const)("sentences in %s", (language) => {
  beforeAll(() => (settings.language = language));

  it("of moves are those of Python", () => {
    for (const move of moves) expect(sentences.moveChoice("orleans", move, move.decision), move.notation).toBe(move.says[language]);
  });

  it("of decisions are those of Python", () => {
    for (const decision of decisions) expect(sentences.decisionSentence("orleans", decision), decision.kind).toBe(decision.says[language]);
  });

  it("of what happened are those of Python", () => {
    for (const { facts, says } of stories) expect(sentences.story(facts), JSON.stringify(facts)).toEqual(says[language]);
  });
});

describe("words", () => {
  it("are the same messages in both languages", async () => {
    const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
    const ids = (language: string): string[] =>
      Object.entries(own)
        .filter(([path]) => new RegExp(`[/.]${language}[.]ftl$`).test(path))
        .flatMap(([, text]) => [...text.matchAll(/^(-?[a-z][\w-]*) =/gm)].map((found) => found[1]!))
        .sort();
    expect(ids("en").length).toBeGreaterThan(300);
    expect(ids("de")).toEqual(ids("en"));
    expect(new Set(ids("en")).size).toBe(ids("en").length);
  });
});
