import { beforeEach, describe, expect, it } from "vitest";
import type { PlayerView, SpaceView, TableView } from "./messages";
import { Sketch } from "./sketch.svelte";

function space(name: string, wants: string, holds: string | null = null): SpaceView {
  return { name, wants, holds };
}

/** A board with a Castle, a place with two spaces that are alike, and a place that is partly taken. */
function board(market: Record<string, number>, stored: Record<string, number> = {}): PlayerView {
  const places = [
    { name: "castle", category: "board", activated: false, spaces: [space("castle.farmer", "farmer"), space("castle.boatman", "boatman"), space("castle.trader", "trader")] },
    { name: "cellar", category: "II", activated: false, spaces: [space("cellar.monk", "monk"), space("cellar.monk.2", "monk")] },
    { name: "ship", category: "board", activated: false, spaces: [space("ship.farmer", "farmer", "technology"), space("ship.boatman", "boatman")] },
  ];
  return { name: "Ana", market, stored, places } as unknown as PlayerView;
}

/** Codes are the number of the space, plus 100 for the first follower, 200 for the second ...; a monk goes everywhere. */
function view(...followers: string[]): TableView {
  const spaces = ["castle.farmer", "castle.boatman", "castle.trader", "cellar.monk", "cellar.monk.2", "ship.farmer", "ship.boatman"];
  const fits: Record<string, Record<string, number>> = {};
  for (const [index, follower] of followers.entries()) {
    const kind = follower.replace("own_", "");
    const able = spaces.filter((name) => kind === "monk" || name.split(".")[1] === kind);
    fits[follower] = Object.fromEntries(able.map((name) => [name, 100 * (index + 1) + spaces.indexOf(name)]));
  }
  return { fits, fits_stored: { monk: { "cellar.monk": 900, "cellar.monk.2": 901, "castle.farmer": 902 } } } as unknown as TableView;
}

describe("a sketch", () => {
  let sketch: Sketch;
  beforeEach(() => (sketch = new Sketch()));

  it("takes followers from the market and gives them back", () => {
    const player = board({ own_farmer: 1, monk: 2 });
    sketch.place("monk", "cellar.monk");
    expect(sketch.left(player)).toEqual({ own_farmer: 1, monk: 1 });
    sketch.place("monk", "cellar.monk.2");
    expect(sketch.left(player)).toEqual({ own_farmer: 1 });
    sketch.takeBack("cellar.monk");
    expect(sketch.left(player)).toEqual({ own_farmer: 1, monk: 1 });
    sketch.clear();
    expect(sketch.placements).toEqual([]);
  });

  it("keeps the tower and the market apart", () => {
    const player = board({ monk: 1 }, { monk: 1 });
    sketch.place("monk", "castle.farmer", true);
    expect(sketch.left(player)).toEqual({ monk: 1 });
    expect(sketch.left(player, true)).toEqual({});
  });

  it("knows the spaces a follower could go to", () => {
    const player = board({ own_farmer: 2 });
    const table = view("own_farmer");
    expect(sketch.spacesFor(table, player, "own_farmer")).toEqual(["castle.farmer"]); // the Ship's is taken by technology
    sketch.place("own_farmer", "castle.farmer");
    expect(sketch.spacesFor(table, player, "own_farmer")).toEqual([]);
    expect(sketch.spacesFor(table, player, "knight")).toEqual([]);
  });

  it("tells the server its codes in the order of placing", () => {
    const player = board({ own_boatman: 1, own_farmer: 1 });
    const table = view("own_farmer", "own_boatman");
    sketch.place("own_boatman", "castle.boatman");
    sketch.place("own_farmer", "castle.farmer");
    expect(sketch.codes(table, player)).toEqual([201, 100]);
  });

  it("fills spaces that are alike from the first on, whatever was pressed", () => {
    const player = board({ monk: 2 });
    const table = view("monk");
    sketch.place("monk", "cellar.monk.2");
    expect(sketch.codes(table, player)).toEqual([103]);
    sketch.place("monk", "cellar.monk");
    expect(sketch.codes(table, player)).toEqual([103, 104]);
  });

  it("gives stored followers the codes of the tower", () => {
    const player = board({}, { monk: 1 });
    sketch.place("monk", "castle.farmer", true);
    expect(sketch.codes(view("monk"), player)).toEqual([902]);
  });
});

describe("fill", () => {
  it("takes exact kinds first, the own before the neutral, monks last", () => {
    const sketch = new Sketch();
    const player = board({ monk: 1, farmer: 1, own_farmer: 1, boatman: 1 });
    expect(sketch.fill(view("monk", "farmer", "own_farmer", "boatman"), player, "castle")).toBe(true);
    expect(sketch.placements).toEqual([
      { follower: "own_farmer", space: "castle.farmer", stored: false },
      { follower: "boatman", space: "castle.boatman", stored: false },
      { follower: "monk", space: "castle.trader", stored: false },
    ]);
  });

  it("leaves alone what is placed, and says when nothing could be done", () => {
    const sketch = new Sketch();
    const player = board({ own_farmer: 1 });
    const table = view("own_farmer");
    sketch.place("own_farmer", "castle.farmer");
    expect(sketch.fill(table, player, "castle")).toBe(false);
    expect(sketch.fill(table, player, "no_such_place")).toBe(false);
    expect(sketch.placements).toHaveLength(1);
  });

  it("uses the tower when the market has nobody", () => {
    const sketch = new Sketch();
    expect(sketch.fill(view(), board({}, { monk: 1 }), "cellar")).toBe(true);
    expect(sketch.placements).toEqual([{ follower: "monk", space: "cellar.monk", stored: true }]);
  });
});
