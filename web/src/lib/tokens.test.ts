import { describe, expect, it } from "vitest";
import tokens from "../tokens.css?raw";

const files = import.meta.glob<string>(["../**/*.{svelte,css,ts}", "!../**/*.test.ts", "!../tokens.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Pictures bring their own paints: skies, stones, the scenes of the stories. */
const PICTURES = [
  "../cathedral/Building.svelte",
  "../cathedral/Scenery.svelte",
  "../parts/faces.ts",
  "../shell/end/Harbour.svelte",
  "../shell/end/petals.ts",
  "../stories/story/scenes.ts",
];

const COLOUR = /(?<![\w/`&{])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgb|hsl)a?\(/gi;

describe("tokens", () => {
  it("are the only place that names a colour, apart from pictures", () => {
    const strays = Object.entries(files).flatMap(([path, text]) =>
      PICTURES.includes(path) ? [] : [...text.matchAll(COLOUR)].map((found) => `${path}: ${found[0]}`),
    );
    expect(Object.keys(files).length).toBeGreaterThan(120);
    expect(strays).toEqual([]);
    expect(PICTURES.filter((path) => !(path in files))).toEqual([]);
  });

  it("are all there that components ask for", () => {
    const known = new Set(
      [tokens, ...Object.values(files)].flatMap((text) =>
        [...text.matchAll(/(--[a-z][\w-]*)(?=["']?\s*[:=])|style:(--[\w-]+)/g)].map((found) => found[1] ?? found[2]),
      ),
    );
    const asked = Object.entries(files).flatMap(([path, text]) =>
      [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].map((found) => ({ path, name: found[1]! })),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it("are all used", () => {
    const names = [...tokens.matchAll(/^ {2}(--[\w-]+):/gm)].map((found) => found[1]!);
    const everything = [tokens, ...Object.values(files)].join("\n");
    expect([...new Set(names)].filter((name) => !everything.includes(`var(${name})`))).toEqual([]);
  });

  it("have the same names in light and dark", () => {
    const themed = (theme: string) => {
      const begin = tokens.lastIndexOf(theme);
      return [...tokens.slice(begin, tokens.indexOf("}", begin)).matchAll(/(--[\w-]+):/g)].map((found) => found[1]);
    };
    expect(themed(':root[data-theme="dark"] {')).toEqual(themed(":root {\n  color-scheme: light"));
  });
});
