import { describe, expect, it } from "vitest";
import { inRows, type Spot } from "./track";

const near = (one: Spot, other: Spot) => Math.abs(one.column - other.column) + Math.abs(one.row - other.row);

describe("the Fame track", () => {
  it("runs to and fro on a phone", () => {
    for (let number = 1; number < 90; number += 1) expect(near(inRows(number, 15), inRows(number + 1, 15))).toBe(1);
    expect(inRows(90, 15).row).toBe(6);
  });
});
