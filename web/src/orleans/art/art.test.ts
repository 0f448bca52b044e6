import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { PARTS } from "./parts";
import { PLAIN, strokes, TONES, type Kind, type Sheet } from "./pen";
import { LOADS } from "./sheets.svelte";

const figures = (file: string): string =>
  readFileSync(new URL(`../../../../src/cenabum/orleans/data/${file}.toml`, import.meta.url), "utf8");
const named = (...files: string[]): string[] =>
  files.flatMap((file) => [...figures(file).matchAll(/^\[(\w+)\]\n(?=name)/gm)].map((found) => found[1]!));
const tiles = (): string[] =>
  [...figures("hourglass").matchAll(/tiles = \{(.*?)\}/g)].flatMap((found) =>
    [...found[1]!.matchAll(/(\w+) =/g)].map((each) => each[1]!),
  );
const newTiles = (): string[] =>
  [...figures("new_events").matchAll(/^(?:start|[A-D]) = .*$/gm)]
    .flatMap((found) => [...found[0].matchAll(/"(\w+)"/g)].map((each) => each[1]!))
    .filter((name) => !["certain", "border"].includes(name));

const COMPONENTS: Record<Kind, () => string[]> = {
  place: () => named("places", "new_places"),
  deed: () => named("deeds", "new_deeds", "intrigue"),
  event: () => [...new Set([...tiles(), ...newTiles()])],
};
const PRINTED: Record<Kind, number> = { place: 33, deed: 27, event: 32 }; // in the boxes of the base game and of Trade & Intrigue
const KINDS = Object.keys(LOADS) as Kind[];

describe("vignettes", () => {
  const drawings = {} as Record<Kind, Sheet>;
  const all = (): [string, string][] => [
    ...KINDS.flatMap((kind) => Object.entries(drawings[kind])),
    ...Object.entries(PLAIN),
  ];

  beforeAll(async () => {
    for (const kind of KINDS)
      drawings[kind] = Object.assign(
        {},
        ...(await Promise.all(LOADS[kind].map((load) => load()))).map((sheet) => sheet.SHEET),
      ) as Sheet;
  });

  it.each(KINDS)(
    "show every %s of the printed boxes, and nothing that there is not; one of ours may keep the plain drawing",
    (kind) => {
      const components = COMPONENTS[kind]();
      const names = Object.keys(drawings[kind]);
      expect(names.filter((name) => !components.includes(name))).toEqual([]);
      expect(names.length).toBeGreaterThanOrEqual(PRINTED[kind]);
    },
  );

  it.each(KINDS)("have a plain one for a %s that nobody has drawn", (kind) => {
    expect(strokes(PLAIN[kind]).length).toBeGreaterThan(0);
  });

  it("all differ", () => {
    const pictures = all().map(([, drawing]) => JSON.stringify(strokes(drawing)));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("are of one hand: known tones, ink, and one warm accent in each", () => {
    for (const [name, drawing] of all()) {
      const tones = strokes(drawing).map((stroke) => stroke.tone);
      expect(
        tones.filter((tone) => !TONES.includes(tone)),
        name,
      ).toEqual([]);
      expect(
        tones.some((tone) => ["warm", "glow", "cord"].includes(tone)),
        name,
      ).toBe(true);
      expect(
        strokes(drawing).filter(
          (stroke) => !/^M[-.\d]/.test(stroke.d) || /[^MmLlHhVvCcSsQqTtAaZz\d\s.,-]/.test(stroke.d),
        ),
        name,
      ).toEqual([]);
    }
  });

  it("use every part", () => {
    const text = all()
      .map(([, drawing]) => drawing)
      .join("\n");
    expect(Object.keys(PARTS).filter((part) => !text.includes(`@${part} `))).toEqual([]);
  });
});
