import { expect, it, vi } from "vitest";
import type { LogEntry } from "../generated/messages";
import { Logbook, STEPS } from "./logbook.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

function step(moment: number, seat: number | null = 0, more: Partial<LogEntry> = {}): LogEntry {
  return { moment, at: 0, seat, move: null, facts: [], taken_back: null, undone: false, bot: null, ...more };
}

function steps(first: number, last: number): LogEntry[] {
  return Array.from({ length: last - first + 1 }, (_, index) => step(first + index));
}

/** A log whose server has so many steps; what is asked of it is kept. */
function logbook(last: number): { log: Logbook; asked: [number, number][] } {
  const asked: [number, number][] = [];
  const log = new Logbook((before, most) => {
    asked.push([before, most]);
    return Promise.resolve(steps(0, last).slice(Math.max(0, before - most), before));
  });
  return { log, asked };
}

const moments = (log: Logbook): number[] => log.entries.map((entry) => entry.moment);

it("begins with the last steps and gets the older ones when they are wanted", async () => {
  const { log, asked } = logbook(300);
  log.come(steps(241, 300), 300);
  expect(log.whole).toBe(false);
  await log.more();
  expect(moments(log)).toEqual(steps(241 - STEPS, 300).map((each) => each.moment));
  await log.all();
  expect(log.whole).toBe(true);
  expect(moments(log)).toEqual(steps(0, 300).map((each) => each.moment));
  await log.all();
  await log.more();
  expect(asked).toHaveLength(2);
});

it("asks once for what several want at the same time", async () => {
  const { log, asked } = logbook(300);
  log.come(steps(241, 300), 300);
  await Promise.all([log.more(), log.more(), log.all(), log.all()]);
  expect(moments(log)).toEqual(steps(0, 300).map((each) => each.moment));
  expect(asked).toHaveLength(2);
});

it("goes on with what was new while the page was away", () => {
  const { log } = logbook(0);
  log.come(steps(0, 10), 10);
  log.come(steps(11, 14), 14);
  expect(moments(log)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  log.come([], 14);
  expect(log.entries).toHaveLength(15);
});

it("has no gap after a long absence: what is older is to be asked for again", async () => {
  const { log } = logbook(300);
  log.come(steps(0, 10), 10);
  log.come(steps(241, 300), 300);
  expect(log.entries[0]!.moment).toBe(241);
  await log.all();
  expect(moments(log)).toEqual(steps(0, 300).map((each) => each.moment));
});

it("keeps what is older when the last steps come once more, as for another seat", () => {
  const { log } = logbook(0);
  log.come(steps(0, 10), 10);
  log.upTo = 0;
  log.come(steps(7, 12), 12);
  expect(moments(log)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it("begins anew with a game that begins, and with a step of a lesson that is gone back to", () => {
  const { log } = logbook(0);
  log.come(steps(0, 10), 10);
  log.takeBack(4, 11);
  log.come(steps(0, 5), 5);
  expect(moments(log)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(log.entries.some((entry) => entry.undone)).toBe(false);
});

it("knows what was taken back, whenever it is told of it", async () => {
  const { log } = logbook(300);
  log.come(steps(241, 300), 300);
  log.takeBack(300, 301);
  expect(log.entries.at(-1)!.undone).toBe(true);
  log.add([step(302)], 302);
  log.come([step(303, 0, { taken_back: 302 }), step(304)], 304); // the page was away for a moment
  expect(log.entries.filter((entry) => entry.undone).map((entry) => entry.moment)).toEqual([300, 302]);
  log.takeBack(200, 305); // before what is here
  await log.more();
  expect(log.entries.find((entry) => entry.moment === 200)!.undone).toBe(true);
});

it("finds the last move of a seat that stands", () => {
  const { log } = logbook(0);
  log.come([step(0, null), step(1, 0), step(2, 1), step(3, 0)], 3);
  expect(log.lastOf(0)!.moment).toBe(3);
  log.takeBack(3, 4);
  expect(log.lastOf(0)!.moment).toBe(1);
  expect(log.lastOf(2)).toBeNull();
});

it("leaves a step that is not new the object that it was", () => {
  const { log } = logbook(0);
  log.come(steps(0, 3), 3);
  const before = log.entries[2];
  log.add(steps(4, 4), 4);
  log.takeBack(4, 5);
  expect(log.entries[2]).toBe(before);
});

it("is what it was when the server is not reached", async () => {
  const log = new Logbook(() => Promise.reject(new Error("offline")));
  log.come(steps(241, 300), 300);
  await expect(log.more()).rejects.toThrow("offline");
  await expect(log.all()).rejects.toThrow("offline");
  expect(moments(log)).toEqual(steps(241, 300).map((each) => each.moment));
});
