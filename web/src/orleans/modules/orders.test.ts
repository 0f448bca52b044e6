import { expect, it } from "vitest";
import type { ConnectionView, OrderView, PlayerView } from "../../generated/messages";
import { goodsOf, journeys, lacking } from "./orders";

const order: OrderView = { town: "blois", goods: { grain: 2, wine: 1 }, points: 10 };
const player = { goods: { grain: 1, wool: 3 } } as unknown as PlayerView;

it("tells which goods of an order one has", () => {
  expect(goodsOf(order, player).map((each) => `${each.good} ${each.have}`)).toEqual([
    "grain true",
    "grain false",
    "wine false",
  ]);
  expect(lacking(order, player)).toEqual({ grain: 1, wine: 1 });
});

it("counts the journeys to a town", () => {
  const ways = [
    ["orleans", "blois"],
    ["blois", "tours"],
    ["orleans", "vierzon"],
    ["vierzon", "tours"],
    ["tours", "chinon"],
  ].map(([one, other]) => ({
    name: `${one}-${other}`,
    kind: "road",
    between: [one, other],
    goods: [],
  })) as unknown as ConnectionView[];
  expect(journeys(ways, "orleans", "orleans")).toBe(0);
  expect(journeys(ways, "orleans", "chinon")).toBe(3);
  expect(journeys(ways, "chinon", "blois")).toBe(2);
});
