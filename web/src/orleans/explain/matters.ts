// What matters for a player now, whoever is asked: no advice, only what lies open and is easily missed.
import { say } from "../../lib/words.svelte";
import { censusNow, strikes } from "./round";
import { outlook, type Seen } from "./seen";

const LAST_ROUNDS = 4;

/** One sentence each, the most pressing first. */
export function matters(seen: Seen): string[] {
  const { me, view } = seen;
  if (!me) return [];
  const told: string[] = [];
  const event = strikes(seen, me);
  if (event) told.push(say("matters-event", { event: say(`event-${view.event.name}`), told: event }));
  const left = view.rounds - view.round + 1;
  if (left <= LAST_ROUNDS) told.push(say("matters-rounds", { number: left }));
  told.push(...outlook(seen, me, "next").now);
  const inBag = Object.values(me.bag).reduce((sum, each) => sum + each, 0);
  if (inBag < me.draws && view.phase !== "planning") told.push(say("matters-bag", { number: inBag, draws: me.draws }));
  if (left > 1) told.push(say("matters-census", { told: censusNow(seen) }));
  return told;
}
