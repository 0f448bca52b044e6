import { expect, it } from "vitest";
import type { DeedView, PrintedDeed } from "../../generated/messages";
import { spacesOf, takes } from "./spaces";

const deed = (more: Partial<DeedView>): DeedView =>
  ({ name: "fraud", spaces: {}, free: {}, goods: [], sent: {}, ...more }) as unknown as DeedView;
const printed = (spaces: string[], more: Partial<PrintedDeed> = {}): PrintedDeed => ({
  spaces,
  goods: [],
  covered: false,
  closed: false,
  tax: 0,
  ...more,
});

it("fills the spaces of a kind from left to right and covers the last", () => {
  const found = spacesOf(
    deed({ spaces: { trader: 2, farmer: 1 }, free: { trader: 1, farmer: 1 } }),
    printed(["trader", "trader", "farmer", "boatman"], { covered: true }),
  );
  expect(found.map((space) => space.state)).toEqual(["filled", "free", "free", "covered"]);
  expect(found.map((space) => takes(space, "trader"))).toEqual([false, true, false, false]);
});

it("shows who stands on a space for everybody", () => {
  const found = spacesOf(
    deed({ spaces: { any: 3 }, free: { any: 1 }, sent: { knight: 1, monk: 1 } }),
    printed(["any", "any", "any"]),
  );
  expect(found.map((space) => space.holds)).toEqual(["knight", "monk", ""]);
  expect(takes(found[2]!, "scholar")).toBe(true);
});

it("keeps the goods where they lie", () => {
  const goods = [
    { follower: "farmer", good: "grain", free: false },
    { follower: "farmer", good: "cheese", free: true },
    { follower: "boatman", good: null, free: true },
  ];
  const found = spacesOf(
    deed({ spaces: { farmer: 2, boatman: 1 }, free: { farmer: 1, boatman: 1 }, goods }),
    printed(["farmer", "farmer", "boatman"]),
  );
  expect(found.map((space) => `${space.state} ${space.good}`)).toEqual(["filled ", "free cheese", "free "]);
});

it("has nothing free at a closed character", () => {
  const found = spacesOf(
    deed({ closed: true }),
    printed(["farmer", "craftsman", "knight"], { closed: true, covered: true }),
  );
  expect(found.every((space) => space.state === "covered")).toBe(true);
});
