import { describe, expect, it } from "vitest";
import type { DecisionView, Move } from "../generated/messages";
import { ending } from "../lib/targets";
import { byButton, pickable, tabFor, targetsOf } from "./targets";

const ABOUT: Record<string, string> = {
  act: "place",
  travel: "connection",
  technology: "space",
  recall: "space",
  place: "space",
  store: "market",
  send: "deed",
  exclude: "tile",
  expand: "tile",
  recruit: "track",
  fulfil: "order",
};

function move(kind: string, is: Record<string, string> = {}): Move {
  const about = ABOUT[kind];
  const which = about && (is[about] ?? is.place ?? is.follower);
  return { kind, arguments: is, notation: kind, about: which ? `${about}:${which}` : "" };
}

function decision(kind: string, ...moves: Move[]): DecisionView {
  return { kind, number: 0, arguments: {}, moves };
}

describe("targets", () => {
  it("are places to act at", () => {
    const act = move("act", { place: "castle" });
    expect([...targetsOf(decision("act", move("pass"), act), null)]).toEqual([["place:castle", [act]]]);
  });

  it("are connections, each with all that can be taken along", () => {
    const way = [
      move("travel", { connection: "orleans~briare", cargo: "wine" }),
      move("travel", { connection: "orleans~briare", cargo: "nothing" }),
    ];
    expect([...targetsOf(decision("travel", ...way), null)]).toEqual([["connection:orleans~briare", way]]);
  });

  it("are spaces for technology and for a recall", () => {
    const targets = targetsOf(
      decision("technology", move("technology", { space: "castle.farmer" }), move("recall", { space: "ship.boatman" })),
      null,
    );
    expect([...targets.keys()]).toEqual(["space:castle.farmer", "space:ship.boatman"]);
  });

  it("are deeds, for the follower in hand only when there is one", () => {
    const farmer = move("send", { follower: "farmer", deed: "astronomy" });
    const monk = move("send", { follower: "monk", deed: "astronomy" });
    expect(targetsOf(decision("send", farmer, monk), null).get("deed:astronomy")).toEqual([farmer, monk]);
    expect(targetsOf(decision("send", farmer, monk), "sent:monk").get("deed:astronomy")).toEqual([monk]);
  });

  it("are spaces for drawn followers, for the one in hand only when there is one", () => {
    const monk = move("place", { follower: "monk", space: "castle.farmer" });
    const farmer = move("place", { follower: "farmer", space: "castle.farmer" });
    expect(targetsOf(decision("bathe", monk, farmer), null).get("space:castle.farmer")).toEqual([monk, farmer]);
    expect(targetsOf(decision("bathe", monk, farmer), "drawn:monk").get("space:castle.farmer")).toEqual([monk]);
    expect([...pickable(decision("bathe", monk, farmer))]).toEqual(["drawn:monk", "drawn:farmer"]);
  });

  it("are followers to be stored", () => {
    expect([...targetsOf(decision("store", move("store", { follower: "own_farmer" })), null).keys()]).toEqual([
      "market:own_farmer",
    ]);
  });

  it("are none when there is nothing to decide", () => {
    expect(targetsOf(null, null).size).toBe(0);
    expect(pickable(null).size).toBe(0);
    expect(ending(null)).toBeUndefined();
  });
});

describe("a decision", () => {
  it("ends by passing or by being done", () => {
    const pass = move("pass");
    expect(ending(decision("act", move("act", { place: "castle" }), pass))).toBe(pass);
    expect(ending(decision("feed", move("feed", { food: "coins" })))).toBeUndefined();
  });

  it("brings up the page of a phone on which it is made", () => {
    expect(["travel", "send", "plan", "act"].map(tabFor)).toEqual(["land", "land", "board", "board"]);
  });

  it("is answered by buttons or on the board", () => {
    for (const kind of ["reward", "buy", "protect", "feed", "forfeit", "exclude", "expand", "draw"])
      expect(byButton(decision(kind))).toBe(true);
    for (const kind of ["plan", "act", "recruit", "travel", "send", "technology", "bathe", "store"])
      expect(byButton(decision(kind))).toBe(false);
    expect(byButton(decision("recruit", move("recruit", { follower: "monk" })))).toBe(true); // who has no track
    expect(byButton(null)).toBe(false);
  });
});
