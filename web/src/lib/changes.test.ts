import { describe, expect, it } from "vitest";
import { changed } from "./changes";

describe("what has changed in a view", () => {
  const before = { round: 1, decision: null, players: [{ goods: { wine: 1 } }, { goods: {} }] };

  it("is put where it belongs, and everything else stays the same object", () => {
    const now = changed(before, { round: [2], players: { 0: { goods: { wine: [2] } } } });
    expect(now).toEqual({ round: 2, decision: null, players: [{ goods: { wine: 2 } }, { goods: {} }] });
    expect(now.players[1]).toBe(before.players[1]);
    expect(Array.isArray(now.players)).toBe(true);
    expect(before.round).toBe(1);
  });

  it("can be a list, or nothing at all", () => {
    expect(changed(before, { players: [[]] }).players).toEqual([]);
    expect(changed({ ...before, round: 3 }, { decision: [{ kind: "plan" }], round: [null] })).toEqual({
      ...before,
      decision: { kind: "plan" },
      round: null,
    });
  });

  it("is the same view when nothing has", () => {
    expect(changed(before, {})).toBe(before);
  });

  it("is a whole view for who has seen none", () => {
    expect(changed(null, [before])).toBe(before);
  });
});
