import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LessonIs } from "../generated/messages";
import { beginAgain, doneIn, keepLesson, keptLessons } from "./kept";

const step = (number: number): LessonIs => ({
  type: "lesson",
  number,
  steps: 3,
  says: {},
  points: [],
  reads: true,
  over: number === 3,
  done: Array.from({ length: number }, () => null),
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("goes on where one was, and begins anew after the end", () => {
  expect(doneIn("orleans/first")).toEqual([]);
  keepLesson("orleans/first", step(2));
  expect(doneIn("orleans/first")).toEqual([null, null]);
  keepLesson("orleans/first", step(3));
  expect(doneIn("orleans/first")).toEqual([]);
  keepLesson("orleans/first", step(1));
  expect(keptLessons()["orleans/first"]?.finished).toBe(true);
  beginAgain("orleans/first");
  expect(doneIn("orleans/first")).toEqual([]);
});

it("takes what it cannot read for nothing", () => {
  localStorage.setItem("cenabum.lessons", "{");
  expect(keptLessons()).toEqual({});
});
