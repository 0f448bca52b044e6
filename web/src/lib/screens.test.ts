import { describe, expect, it } from "vitest";
import { named } from "../../screens";
import screens from "./screens.json";

/** Every style sheet, those of components too. */
const sheets = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

describe("screens", () => {
  it("are called by their names in every style sheet", () => {
    const strays = Object.entries(sheets).flatMap(([path, text]) => [...text.matchAll(/@media ([^{]+)\{/g)].map((found) => `${path}: ${found[1]}`).filter((media) => /\d/.test(media)));
    expect(Object.keys(sheets).length).toBeGreaterThan(80);
    expect(strays).toEqual([]);
  });

  it("are few: four widths, three heights", () => {
    const numbers = (side: string) => new Set(Object.values(screens).flatMap((query) => [...query.matchAll(new RegExp(`m(ax|in)-${side}: (\\d+)px`, "g"))].map(([, end, number]) => Number(number) + (end === "ax" ? 1 : 0))));
    expect([...numbers("width")].sort((one, other) => one - other)).toEqual([701, 1001, 1181, 1600]);
    expect(numbers("height").size).toBe(3);
  });

  it("are put in for their names, alone and in a list; a name that is none is an error", () => {
    expect(named("@media (--narrow) { a { b: c } }")).toBe(`@media ${screens.narrow} { a { b: c } }`);
    expect(named("@media (--wide), (--phone) {")).toBe(`@media ${screens.wide}, ${screens.phone} {`);
    expect(() => named("@media (--tiny) {")).toThrow("no screen called --tiny");
  });
});
