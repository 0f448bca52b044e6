import { beforeAll, expect, it, vi } from "vitest";
import type { Fact, LogEntry } from "../generated/messages";
import { Excerpt, GROUPS } from "./excerpt.svelte";
import { Logbook } from "./logbook.svelte";
import { settings } from "./settings.svelte";
import { loadWords, speakOf } from "./words.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
});
beforeAll(() => speakOf("orleans"));

const NAMES = ["Ana", "Bruno"];

function step(moment: number, seat: number, ...facts: Fact[]): LogEntry {
  return { moment, at: 0, seat, move: null, facts, taken_back: null, undone: false, bot: null };
}

const travel = (moment: number, seat: number): LogEntry =>
  step(moment, seat, { kind: "travels", seat: NAMES[seat]!, values: { town: "tours", connection: "road" } });
const plan = (moment: number, seat: number, space: string): LogEntry =>
  step(moment, seat, { kind: "plans", seat: NAMES[seat]!, values: { space, follower: "farmer" } });

/** So many journeys, in turns. */
function journeys(number: number): LogEntry[] {
  return Array.from({ length: number }, (_, moment) => travel(moment, moment % 2));
}

function excerpt(
  all: LogEntry[],
  known: number,
  at: { only?: string | null; shown?: number | null } = {},
): { log: Logbook; part: Excerpt; moments: () => number[] } {
  const log = new Logbook((before, most) => Promise.resolve(all.slice(Math.max(0, before - most), before)));
  log.come(all.slice(-known), all.length - 1);
  const part = new Excerpt(
    log,
    () => at.only ?? null,
    () => at.shown ?? null,
  );
  return { log, part, moments: () => part.lines.map((line) => line.entry.moment) };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

it("draws the newest lines, however long the log is", () => {
  const { part, moments } = excerpt(journeys(1500), 1500);
  expect(moments()).toEqual(range(1500 - GROUPS, 1500));
  expect([part.older, part.newer]).toEqual([true, false]);
});

it("stays as long when a line comes, and tells none of the others again", () => {
  const { log, part } = excerpt(journeys(200), 200);
  const before = part.lines;
  log.add([travel(200, 0)], 200);
  expect(part.lines).toHaveLength(before.length);
  expect(part.lines.slice(0, -1).every((line, index) => line === before[index + 1])).toBe(true);
});

it("draws older lines when they are wanted, and fetches what is not here", async () => {
  const { log, part, moments } = excerpt(journeys(300), 60);
  part.scrolled(false);
  await part.back();
  expect(moments()).toEqual(range(300 - 2 * GROUPS, 300));
  expect(log.entries[0]!.moment).toBe(240);
  await part.back();
  expect(moments()).toEqual(range(300 - 3 * GROUPS, 300));
  expect(log.entries[0]!.moment).toBe(140);
  for (let times = 0; part.older && times < 20; times += 1) await part.back();
  expect(moments()).toEqual(range(0, 300));
});

it("leaves the reader of older lines where they are", () => {
  const { log, part, moments } = excerpt(journeys(200), 200);
  part.scrolled(false);
  expect(part.follows).toBe(false);
  log.add([travel(200, 0), travel(201, 1)], 201);
  expect(moments()).toEqual(range(200 - GROUPS, 202));
  part.scrolled(true);
  expect(part.follows).toBe(true);
  expect(moments()).toEqual(range(202 - GROUPS, 202));
});

it("draws the lines around an earlier moment, and on from there", () => {
  const { part, moments } = excerpt(journeys(500), 500, { shown: 100 });
  expect(moments()).toEqual(range(101 - GROUPS, 101 + GROUPS));
  expect([part.older, part.newer]).toEqual([true, true]);
  part.on();
  expect(moments()).toEqual(range(101 - GROUPS, 101 + 2 * GROUPS));
});

it("draws as many lines of one player, and the rounds", () => {
  const all = journeys(300);
  all[210] = step(210, 0, { kind: "round_begins", seat: null, values: { amount: 3 } });
  const { part } = excerpt(all, 300, { only: "Bruno" });
  expect(part.lines).toHaveLength(GROUPS);
  expect(new Set(part.lines.map((line) => line.whose))).toEqual(new Set(["Bruno"]));
  const longer = excerpt(all, 300, { only: "Ana" }).part;
  expect(longer.lines.filter((line) => line.round)).toHaveLength(0);
});

it("tells a plan as one line as it goes on, and anew when a part of it is taken back", () => {
  const all = [travel(0, 1), plan(1, 0, "village.farmer"), plan(2, 0, "castle.farmer")];
  const { log, part } = excerpt(all, 3);
  expect(part.lines.map((line) => [line.entry.moment, line.last])).toEqual([
    [0, 0],
    [1, 2],
  ]);
  const [journey] = part.lines;
  log.add([plan(3, 0, "university.farmer"), plan(4, 0, "university.trader")], 4);
  expect(part.lines.map((line) => [line.entry.moment, line.last])).toEqual([
    [0, 0],
    [1, 4],
  ]);
  expect(part.lines[1]!.plan.map(([place]) => place)).toEqual(["village", "castle", "university"]);
  log.takeBack(2, 5);
  expect(part.lines[1]!.plan.map(([place]) => place)).toEqual(["village", "university"]);
  log.add([plan(6, 1, "castle.farmer"), plan(7, 0, "castle.farmer")], 7);
  expect(part.lines).toHaveLength(4); // another's plan is another line
  expect(part.lines[0]).toBe(journey);
});

it("speaks the player's language", async () => {
  const { part } = excerpt([step(0, 0, { kind: "receives", seat: "Ana", values: { amount: 2 } })], 1);
  const english = part.lines[0]!.text;
  await loadWords("de");
  settings.language = "de";
  expect(part.lines[0]!.text).not.toBe(english);
  settings.language = "en";
  expect(part.lines[0]!.text).toBe(english);
});
