import { describe, expect, it } from "vitest";
import { named } from "../../screens";
import screens from "./screens.json";

/** Every style sheet, those of components too. */
const sheets = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

describe("screens", () => {
  it("are called by their names in every style sheet", () => {
    const strays = Object.entries(sheets).flatMap(([path, text]) =>
      [...text.matchAll(/@media ([^{]+)\{/g)]
        .map((found) => `${path}: ${found[1]}`)
        .filter((media) => /\d/.test(media)),
    );
    expect(Object.keys(sheets).length).toBeGreaterThan(80);
    expect(strays).toEqual([]);
  });

  it("are few: four widths, four heights", () => {
    const numbers = (side: string) =>
      new Set(
        Object.values(screens).flatMap((query) =>
          [...query.matchAll(new RegExp(`m(ax|in)-${side}: (\\d+)px`, "g"))].map(
            ([, end, number]) => Number(number) + (end === "ax" ? 1 : 0),
          ),
        ),
      );
    expect([...numbers("width")].sort((one, other) => one - other)).toEqual([701, 1001, 1181, 1600]);
    expect(numbers("height").size).toBe(4);
  });

  it("are put in for their names, alone and in a list; a name that is none is an error", () => {
    expect(named("@media (--narrow) { a { b: c } }")).toBe(':where([data-screen~="narrow"]) { a { b: c } }');
    expect(named("@media (--wide), (--phone) {", true)).toBe(
      ':global(:where([data-screen~="wide"], [data-screen~="phone"])) {',
    );
    expect(named("@media (hover: none) {")).toBe("@media (hover: none) {");
    expect(() => named("@media (--tiny) {")).toThrow("no screen called --tiny");
    expect(() => named("@media (--narrow) and (hover: none) {")).toThrow("no screen called");
  });

  it("are measured in parts of the page, which larger type makes smaller", () => {
    expect(named("a { width: min(340px, 100vw - 12px); height: 11.2dvh }")).toBe(
      "a { width: min(340px, calc(100 * var(--vw)) - 12px); height: calc(11.2 * var(--dvh)) }",
    );
  });
});
