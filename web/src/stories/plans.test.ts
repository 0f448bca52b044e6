import { describe, expect, it } from "vitest";
import type {
  Move,
  Named,
  StoriesPlaceView,
  StoriesPlayerView,
  StoriesPrinted,
  StoriesTableView,
} from "../generated/messages";
import { Sketch } from "../lib/sketch.svelte";
import { PLANS, backRoom, coinsLeft, portalSize, type Planner } from "./plans";
import { ending } from "../lib/targets";
import { byButton, carriedBy, pickable, tabFor, targetsOf, thingOf } from "./targets";

const ABOUT: Record<string, [string, string]> = {
  act: ["place", "place"],
  send: ["deed", "target"],
  advance: ["deed", "target"],
  lose: ["area", "post"],
  buy: ["market", "good"],
  take_back: ["portal", "parcel"],
};

function move(kind: string, given: Record<string, string> = {}): Move {
  const [thing, which] = ABOUT[kind] ?? ["", ""];
  return { kind, arguments: given, notation: kind, about: thing && `${thing}:${given[which]}` };
}

function named(kind: string, given: Record<string, string>): Named {
  return { kind, arguments: given };
}

function place(name: string, wants: string[], goods: Record<string, number> = {}): StoriesPlaceView {
  const seen: Record<string, number> = {};
  const spaces = wants.map((kind) => {
    seen[kind] = (seen[kind] ?? 0) + 1;
    return { name: `${name}.${kind}${seen[kind] > 1 ? ".2" : ""}`, wants: kind, holds: null };
  });
  return { name, category: "board", activated: false, spaces, goods, now: [], closed: null };
}

const printed = {
  portal: 2,
  tower: 2,
  places: { village: { goods: { wood: 1 } }, bakery: { goods: { grain: 3 } } },
} as unknown as StoriesPrinted;
const player = {
  green: { farmer: 2, monk: 1 },
  goods: { wood: 1, grain: 2 },
  coins: 8,
  technology: 1,
  portal: [],
  fair: [],
  places: [
    place("territory", ["farmer", "farmer", "fisherman"]),
    place("village", ["farmer", "craftsman"]),
    place("bakery", ["craftsman"]),
    place("county_fair", []),
  ],
} as unknown as StoriesPlayerView;
const spaces = ["territory.farmer", "territory.farmer.2", "village.farmer"];
const view = {
  fits: { farmer: spaces, monk: [...spaces, "territory.fisherman", "village.craftsman", "bakery.craftsman"] },
  decision: {
    kind: "plan",
    number: 0,
    arguments: {},
    moves: [
      move("load", { parcel: "farmer" }),
      move("load", { parcel: "5_coins" }),
      move("load", { parcel: "wood" }),
      move("supply", { place: "village" }),
      move("supply", { place: "bakery" }),
      move("fair", { follower: "monk" }),
    ],
  },
} as unknown as StoriesTableView;

function sketching(seen: Partial<Planner> = {}): Sketch<Planner> {
  return new Sketch(PLANS, () => ({ view, me: player, printed, ...seen }));
}

describe("the sketch of a story", () => {
  it("knows where a thing could go", () => {
    const sketch = sketching();
    expect([...sketch.places("wood")]).toEqual(["portal", "stock:village"]);
    expect(sketch.places("monk").has("fair")).toBe(true);
    expect(sketch.places("farmer").has("space:village.farmer")).toBe(true);
    sketch.put("farmer", "space:village.farmer");
    expect(sketch.places("farmer").has("space:village.farmer")).toBe(false);
    sketch.put("farmer", "portal");
    expect(sketch.places("farmer").size).toBe(0);
  });

  it("counts coins, and what is left of everything", () => {
    const sketch = sketching();
    sketch.put("5_coins", "portal");
    expect(coinsLeft(player, sketch.strokes)).toBe(3);
    expect(sketch.left("5_coins")).toBe(0);
    expect(sketch.left("3_coins")).toBe(1);
    expect(sketch.left("technology")).toBe(1);
    sketch.takeBack("portal");
    expect(coinsLeft(player, sketch.strokes)).toBe(8);
  });

  it("fills the first of two spaces that are alike first, whichever was pressed", () => {
    const sketch = sketching();
    sketch.put("farmer", "space:territory.farmer.2");
    expect(sketch.moves()).toEqual([named("place", { follower: "farmer", space: "territory.farmer" })]);
    sketch.put("farmer", "space:territory.farmer");
    expect(sketch.moves().map((each) => each.arguments.space)).toEqual(["territory.farmer", "territory.farmer.2"]);
  });

  it("sends technology before the plan, and grain that comes back before it is used", () => {
    const lying = {
      ...player,
      goods: { wood: 1 },
      places: [...player.places.slice(0, 2), place("bakery", ["craftsman"], { grain: 1 })],
    } as StoriesPlayerView;
    const moves = [
      ...view.decision!.moves.filter((each) => each.arguments.place !== "bakery"),
      move("technology", { space: "territory.farmer" }),
      move("take_back_good", { place: "bakery" }),
    ];
    const seen = {
      ...view,
      fits: { ...view.fits, grain: ["portal"] },
      decision: { ...view.decision, moves },
    } as StoriesTableView;
    const sketch = sketching({ view: seen, me: lying });
    expect([...sketch.places("technology")]).toEqual(["space:territory.farmer"]);
    expect(sketch.places("grain").size).toBe(0);
    expect(backRoom({ view: seen, me: lying }, sketch)).toBe(true);
    sketch.put("farmer", "space:territory.farmer.2");
    sketch.put("grain", "back:bakery");
    expect(backRoom({ view: seen, me: lying }, sketch)).toBe(false);
    expect([...sketch.places("grain")]).toEqual(["portal", "stock:bakery"]);
    sketch.put("grain", "portal");
    sketch.put("technology", "space:territory.farmer");
    const plan = [
      named("technology", { space: "territory.farmer" }),
      named("take_back_good", { place: "bakery" }),
      named("place", { follower: "farmer", space: "territory.farmer.2" }),
      named("load", { parcel: "grain" }),
    ];
    expect(sketch.moves()).toEqual(plan);
    const again = sketching({ view: seen, me: lying });
    again.restore(plan);
    expect(again.moves()).toEqual(plan);
    again.takeBack("portal");
    again.put("grain", "stock:bakery");
    expect(again.strokes.map((stroke) => stroke.at)).toEqual(["space:territory.farmer", "space:territory.farmer.2"]);
  });

  it("comes back from its moves", () => {
    const sketch = sketching();
    const plan = [
      named("place", { follower: "farmer", space: "village.farmer" }),
      named("load", { parcel: "5_coins" }),
      named("supply", { place: "village" }),
      named("fair", { follower: "monk" }),
    ];
    sketch.restore([...plan, named("supply", { place: "mill" })]);
    expect(sketch.strokes).toEqual([
      { thing: "farmer", at: "space:village.farmer" },
      { thing: "5_coins", at: "portal" },
      { thing: "wood", at: "stock:village" },
      { thing: "monk", at: "fair" },
    ]);
    expect(sketch.moves()).toEqual(plan);
  });

  it("fills a place with exact kinds first, monks last, and its wood or grain", () => {
    const sketch = sketching();
    expect(sketch.fill("village")).toBe(true);
    expect(sketch.strokes).toEqual([
      { thing: "farmer", at: "space:village.farmer" },
      { thing: "monk", at: "space:village.craftsman" },
      { thing: "wood", at: "stock:village" },
    ]);
    sketch.clear();
    sketch.fill("bakery");
    expect(sketch.on("stock:bakery")).toHaveLength(2);
  });

  it("has more room on the portal with a Gunpowder tower", () => {
    expect(portalSize(player, printed)).toBe(2);
    expect(portalSize({ ...player, places: [place("gunpowder_tower", [])] }, printed)).toBe(4);
  });
});

describe("targets of a story", () => {
  const act = {
    kind: "act",
    number: 0,
    arguments: {},
    moves: [
      move("pass"),
      move("act", { place: "mill" }),
      move("send", { parcel: "fish", target: "barter" }),
      move("advance", { parcel: "fish", target: "barter" }),
      move("send", { parcel: "wood", target: "well" }),
    ],
  };

  it("are all things that can be chosen, or those that take what is in hand", () => {
    expect([...targetsOf(act, null).keys()]).toEqual(["place:mill", "deed:barter", "deed:well"]);
    expect(targetsOf(act, null).get("deed:barter")).toHaveLength(2);
    expect([...targetsOf(act, "portal:wood").keys()]).toEqual(["deed:well"]);
    expect([...pickable(act)]).toEqual(["portal:fish", "portal:wood"]);
    expect(ending(act)?.kind).toBe("pass");
    expect(byButton(act)).toEqual([]);
  });

  it("name the thing of every move", () => {
    expect(thingOf(move("lose", { post: "c4" }))).toBe("area:c4");
    expect(thingOf(move("lose", { post: "supply" }))).toBe("");
    expect(thingOf(move("buy", { good: "wool" }))).toBe("market:wool");
    expect(thingOf(move("take_back", { parcel: "wool" }))).toBe("portal:wool");
    expect(carriedBy(move("place", { follower: "monk", space: "mill.craftsman" }))).toBe("drawn:monk");
    expect(
      byButton({
        kind: "lose",
        number: 1,
        arguments: {},
        moves: [move("lose", { post: "supply" }), move("lose", { post: "c4" })],
      }),
    ).toHaveLength(1);
    expect(tabFor("settle")).toBe("land");
    expect(tabFor("recruit")).toBe("board");
  });
});
