import { describe, expect, it } from "vitest";
import type { Named, PlayerView, SpaceView, TableView } from "../generated/messages";
import { Sketch } from "../lib/sketch.svelte";
import { PLANS, type Planner } from "./plans";

function space(name: string, wants: string, holds: string | null = null): SpaceView {
  return { name, wants, holds };
}

/** A board with a Castle, a place with two spaces that are alike, and a place that is partly taken. */
function board(market: Record<string, number>, stored: Record<string, number> = {}): PlayerView {
  const places = [
    {
      name: "castle",
      category: "board",
      activated: false,
      spaces: [space("castle.farmer", "farmer"), space("castle.boatman", "boatman"), space("castle.trader", "trader")],
    },
    {
      name: "cellar",
      category: "II",
      activated: false,
      spaces: [space("cellar.monk", "monk"), space("cellar.monk.2", "monk")],
    },
    {
      name: "ship",
      category: "board",
      activated: false,
      spaces: [space("ship.farmer", "farmer", "technology"), space("ship.boatman", "boatman")],
    },
  ];
  return { name: "Ana", market, stored, places } as unknown as PlayerView;
}

/** A follower fits the spaces of its kind; a monk goes everywhere. */
function view(...followers: string[]): TableView {
  const spaces = [
    "castle.farmer",
    "castle.boatman",
    "castle.trader",
    "cellar.monk",
    "cellar.monk.2",
    "ship.farmer",
    "ship.boatman",
  ];
  const fits: Record<string, string[]> = {};
  for (const follower of followers) {
    const kind = follower.replace("own_", "");
    fits[follower] = spaces.filter((name) => kind === "monk" || name.split(".")[1] === kind);
  }
  return { fits, fits_stored: { monk: ["cellar.monk", "cellar.monk.2", "castle.farmer"] } } as unknown as TableView;
}

function place(follower: string, space: string): Named {
  return { kind: "place", arguments: { follower, space } };
}

const FROM_TOWER: Named = { kind: "place_stored", arguments: { follower: "monk", space: "castle.farmer" } };

function sketching(me: PlayerView, ...followers: string[]): Sketch<Planner> {
  return new Sketch(PLANS, () => ({ me, view: view(...followers) }));
}

describe("a sketch", () => {
  it("takes followers from the market and gives them back", () => {
    const sketch = sketching(board({ own_farmer: 1, monk: 2 }));
    const left = () => sketch.each(["market:own_farmer", "market:monk"]);
    sketch.put("market:monk", "space:cellar.monk");
    expect(left()).toEqual(["market:own_farmer", "market:monk"]);
    sketch.put("market:monk", "space:cellar.monk.2");
    expect(left()).toEqual(["market:own_farmer"]);
    sketch.takeBack("space:cellar.monk");
    expect(left()).toEqual(["market:own_farmer", "market:monk"]);
    sketch.clear();
    expect(sketch.strokes).toEqual([]);
  });

  it("keeps the tower and the market apart", () => {
    const sketch = sketching(board({ monk: 1 }, { monk: 1 }));
    sketch.put("stored:monk", "space:castle.farmer");
    expect(sketch.left("market:monk")).toBe(1);
    expect(sketch.left("stored:monk")).toBe(0);
  });

  it("knows the spaces a follower could go to", () => {
    const sketch = sketching(board({ own_farmer: 2 }), "own_farmer");
    expect([...sketch.places("market:own_farmer")]).toEqual(["space:castle.farmer"]); // the Ship's is taken by technology
    sketch.put("market:own_farmer", "space:castle.farmer");
    expect([...sketch.places("market:own_farmer")]).toEqual([]);
    expect([...sketch.places("market:knight")]).toEqual([]);
  });

  it("tells the server its moves in the order of placing", () => {
    const sketch = sketching(board({ own_boatman: 1, own_farmer: 1 }), "own_farmer", "own_boatman");
    sketch.put("market:own_boatman", "space:castle.boatman");
    sketch.put("market:own_farmer", "space:castle.farmer");
    expect(sketch.moves()).toEqual([place("own_boatman", "castle.boatman"), place("own_farmer", "castle.farmer")]);
  });

  it("comes back from its moves", () => {
    const sketch = sketching(board({ own_boatman: 1 }, { monk: 1 }), "own_farmer", "own_boatman");
    sketch.restore([
      place("own_boatman", "castle.boatman"),
      FROM_TOWER,
      place("own_boatman", "ship.farmer"),
      { kind: "pass", arguments: {} },
    ]);
    expect(sketch.strokes).toEqual([
      { thing: "market:own_boatman", at: "space:castle.boatman" },
      { thing: "stored:monk", at: "space:castle.farmer" },
    ]);
    expect(sketch.moves()).toEqual([place("own_boatman", "castle.boatman"), FROM_TOWER]);
  });

  it("fills spaces that are alike from the first on, whatever was pressed", () => {
    const sketch = sketching(board({ monk: 2 }), "monk");
    sketch.put("market:monk", "space:cellar.monk.2");
    expect(sketch.moves()).toEqual([place("monk", "cellar.monk")]);
    sketch.put("market:monk", "space:cellar.monk");
    expect(sketch.moves()).toEqual([place("monk", "cellar.monk"), place("monk", "cellar.monk.2")]);
  });

  it("gives stored followers the moves of the tower", () => {
    const sketch = sketching(board({}, { monk: 1 }), "monk");
    sketch.put("stored:monk", "space:castle.farmer");
    expect(sketch.moves()).toEqual([FROM_TOWER]);
  });
});

describe("fill", () => {
  it("takes exact kinds first, the own before the neutral, monks last", () => {
    const sketch = sketching(
      board({ monk: 1, farmer: 1, own_farmer: 1, boatman: 1 }),
      "monk",
      "farmer",
      "own_farmer",
      "boatman",
    );
    expect(sketch.fill("castle")).toBe(true);
    expect(sketch.strokes).toEqual([
      { thing: "market:own_farmer", at: "space:castle.farmer" },
      { thing: "market:boatman", at: "space:castle.boatman" },
      { thing: "market:monk", at: "space:castle.trader" },
    ]);
  });

  it("leaves alone what is placed, and says when nothing could be done", () => {
    const sketch = sketching(board({ own_farmer: 1 }), "own_farmer");
    sketch.put("market:own_farmer", "space:castle.farmer");
    expect(sketch.fill("castle")).toBe(false);
    expect(sketch.fill("no_such_place")).toBe(false);
    expect(sketch.strokes).toHaveLength(1);
  });

  it("uses the tower when the market has nobody", () => {
    const sketch = sketching(board({}, { monk: 1 }));
    expect(sketch.fill("cellar")).toBe(true);
    expect(sketch.strokes).toEqual([{ thing: "stored:monk", at: "space:cellar.monk" }]);
  });
});
