import { describe, expect, it } from "vitest";
import { framed, frameSize, inRows, type Spot } from "./track";

const near = (one: Spot, other: Spot) => Math.abs(one.column - other.column) + Math.abs(one.row - other.row);

describe("the Fame track", () => {
  it("runs around the map, every space beside the one before and none twice", () => {
    for (const shape of [2.2, 2.6, 3]) {
      const size = frameSize(90, shape);
      const spots = Array.from({ length: 90 }, (_, index) => framed(index + 1, size));
      expect(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size).toBe(90);
      for (const [index, spot] of spots.entries()) expect(near(spot, spots[(index + 1) % 90]!)).toBe(1);
    }
  });

  it("has the shape of what it is around", () => {
    expect(frameSize(90, 2.3)).toEqual({ columns: 32, rows: 15 });
    expect(frameSize(90, 3)).toEqual({ columns: 34, rows: 13 });
  });

  it("runs to and fro on a phone", () => {
    for (let number = 1; number < 90; number += 1) expect(near(inRows(number, 15), inRows(number + 1, 15))).toBe(1);
    expect(inRows(90, 15).row).toBe(6);
  });
});
