import { expect, it } from "vitest";
import type { LogEntry } from "../generated/messages";
import { lastMoment } from "./moments";

function entry(
  moment: number,
  kind: string,
  seat: string | null,
  values: Record<string, string | number> = {},
  undone = false,
): LogEntry {
  return { moment, at: 0, seat: 0, move: null, facts: [{ kind, seat, values }], taken_back: null, undone, bot: null };
}

const log = [
  entry(0, "round_begins", null, { amount: 1 }),
  entry(1, "travels", "Ana", { town: "blois" }),
  entry(2, "travels", "Bruno", { town: "tours" }),
  entry(3, "travels", "Ana", { town: "tours" }, true),
  entry(4, "kidnaps", "Bruno", { player: "Ana" }),
];

it("finds the last moment of a piece, not what was taken back", () => {
  expect(lastMoment(log, [{ kind: "travels", seat: "Ana" }], 9)).toBe(1);
  expect(lastMoment(log, [{ kind: "travels" }], 9)).toBe(2);
  expect(
    lastMoment(
      log,
      [
        { kind: "travels", seat: "Ana" },
        { kind: "kidnaps", values: { player: "Ana" } },
      ],
      9,
    ),
  ).toBe(4);
});

it("looks no further than the moment that is shown", () => {
  expect(lastMoment(log, [{ kind: "travels" }], 1)).toBe(1);
  expect(lastMoment(log, [{ kind: "travels" }], 0)).toBeNull();
  expect(lastMoment(log, [{ kind: "round_begins", values: { amount: 1 } }], 3)).toBe(0);
});
