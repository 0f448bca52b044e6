import { expect, test } from "vitest";
import type { Seat } from "../generated/messages";
import { satDown } from "./arrivals";

function seat(name: string, kind: Seat["kind"]): Seat {
  return { seat: 0, name, colour: "red", kind, bot: null, host: false, here: true, deciding: false };
}

test("who takes an open seat has sat down, who gets up has not", () => {
  const before = [seat("Ana", "person"), seat("Seat 2", "open"), seat("Greedy", "bot")];
  const after = [seat("Ana", "person"), seat("Bruno", "person"), seat("Greedy", "bot")];
  expect(satDown(before, after)).toEqual(["Bruno"]);
  expect(satDown(after, before)).toEqual([]);
});

test("a bot that sits down, or a person who is away, is no arrival", () => {
  const before = [seat("Ana", "person"), seat("Seat 2", "open")];
  expect(satDown(before, [{ ...seat("Ana", "person"), here: false }, seat("Greedy", "bot")])).toEqual([]);
});
