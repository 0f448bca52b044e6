import { describe, expect, it } from "vitest";
import { TOWNS } from "./geography";
import type { Box } from "../lib/shapes";
import { Sheet, type Way } from "./sheet";
import map from "../../../src/cenabum/orleans/data/map.toml?raw";

const WAYS: Way[] = [
  ...map.matchAll(/^"?([a-z_]+[~-][a-z_]+)"? = \{ between = \["(\w+)", "(\w+)"\], kind = "(\w+)"/gm),
].map((found) => ({ name: found[1]!, between: [found[2]!, found[3]!], kind: found[4]! }));
const LABELS = Object.fromEntries(Object.keys(TOWNS).map((name) => [name, name]));
// The rooms that the map has in windows of 1280x800, 1440x900, 1920x1080, 1024x768, 390x844; and with orders at 1280x800.
const ROOMS = [
  [444, 518],
  [505, 578],
  [742, 752],
  [348, 488],
  [356, 515],
  [394, 453],
] as const;

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

describe("the map", () => {
  it("knows every town and connection of the game", () => {
    expect(WAYS.length).toBe(43);
    expect(new Set(WAYS.flatMap((way) => way.between))).toEqual(new Set(Object.keys(TOWNS)));
  });

  it.each(ROOMS)("can be read in a room of %i by %i", (width, height) => {
    const sheet = new Sheet(width, height, WAYS, LABELS);
    expect(sheet.type).toBeGreaterThanOrEqual(12);
    expect(sheet.rivers.map((river) => river.name)).toContain("Loire");
    const goods = WAYS.flatMap((way) => sheet.goodsAt(way, 2)).map((at) => ({
      x: at.x - sheet.good * 0.4,
      y: at.y - sheet.good * 0.4,
      width: sheet.good * 0.8,
      height: sheet.good * 0.8,
    }));
    const covered = goods.flatMap((one, index) => goods.slice(index + 1).filter((other) => !apart(one, other)));
    expect(covered.length).toBeLessThanOrEqual(2);
    for (const { x, y } of [...goods, ...Object.keys(TOWNS).map((name) => sheet.town(name))]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  it("keeps every name inside where letters are large and the room is small", () => {
    const sheet = new Sheet(268, 480, WAYS, LABELS, 1.3); // a phone at 130 %
    for (const name of Object.keys(TOWNS)) {
      const left = sheet.town(name).x + sheet.nameBox(name).x;
      expect(left).toBeGreaterThan(0);
      expect(left + sheet.nameBox(name).width).toBeLessThan(268);
    }
  });
});
