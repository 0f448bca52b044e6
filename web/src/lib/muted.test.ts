import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Muted } from "./muted.svelte";

let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("is kept for a table and for no other", () => {
  new Muted("one").turn("Bruno");
  expect(new Muted("one").has("Bruno")).toBe(true);
  expect(new Muted("one").has("Clara")).toBe(false);
  expect(new Muted("two").has("Bruno")).toBe(false);
});

it("ends when it is turned again", () => {
  const muted = new Muted("one");
  muted.turn("Bruno");
  muted.turn("Bruno");
  expect(muted.has("Bruno")).toBe(false);
  expect(stored["cenabum.muted"]).toBe("[]");
});

it.each(["nonsense", "null", "{}", "[1]", "[[1, 2]]"])("begins anew with %s in the browser", (text) => {
  stored["cenabum.muted"] = text;
  const muted = new Muted("one");
  expect(muted.names).toEqual([]);
  muted.turn("Bruno");
  expect(new Muted("one").has("Bruno")).toBe(true);
});
