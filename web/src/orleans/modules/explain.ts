// What the things of Trade & Intrigue say about themselves: deeds and characters, orders.
import type { Explanation } from "../../lib/help.svelte";
import type { DeedView, OrderView, PlayerView } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import type * as Explain from "../explain";
import type { Seen } from "../explain/seen";
import { journeys, lacking } from "./orders";

interface Told {
  now: string[];
  lacks: string[];
}

function number(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, each) => sum + each, 0);
}

function others(seen: Seen): PlayerView[] {
  return seen.view.players.filter((player) => player.name !== seen.me?.name);
}

/** Help on a deed or character of the boards of Trade & Intrigue. */
export function boardHelp(to: typeof Explain, seen: Seen, deed: DeedView): Explanation {
  const chapter = seen.view.board === "intrigue" ? "intrigue" : "newdeeds";
  const topic = `rule:${chapter}.${deed.name.replaceAll("_", "-")}`;
  if (deed.closed)
    return {
      title: say(`deed-${deed.name}`),
      what: tell(seen.printed.deed_words[deed.name]),
      lacks: [say("board-closed-why")],
      topic,
    };
  const base = to.deedHelp(seen, deed);
  if (!seen.me || number(deed.free) === 0) return { ...base, topic };
  // Not every one of these has a citizen for the last, and some take anybody.
  const free = number(deed.free);
  const citizens = new Set([say("help-deed-last"), say("help-deed-left", { number: free })]);
  const lines = (base.now ?? []).filter((text) => !citizens.has(text));
  if (deed.free.any) lines[0] = say("help-board-any", { number: deed.free.any });
  if (free === 1) lines.push(say("help-board-last"));
  return { ...base, now: lines, topic };
}

/** Help on an open order: what is missing for it now. */
export function orderHelp(seen: Seen, order: OrderView): Explanation {
  const town = say(`town-${order.town}`);
  const wants = Object.entries(order.goods).map(([good, each]) => `${each} ${say(`good-${good}`)}`);
  const told: Told = { now: [], lacks: [] };
  if (seen.me) {
    const missing = Object.entries(lacking(order, seen.me)).map(([good, each]) => `${each} ${say(`good-${good}`)}`);
    const far = journeys(seen.view.connections, seen.me.town, order.town);
    if (missing.length > 0) told.lacks.push(say("help-order-goods", { goods: list(missing) }));
    else told.now.push(say("help-order-have"));
    if (far > 0) told.lacks.push(say("help-order-far", { far }));
    else told.now.push(say("help-order-there"));
    const rivals = others(seen).filter(
      (each) => each.town === order.town && Object.keys(lacking(order, each)).length === 0,
    );
    if (rivals.length > 0)
      told.now.push(say("help-order-rivals", { seats: list(rivals.map((each) => each.name)), number: rivals.length }));
  }
  return {
    title: say("help-order", { town }),
    what: say("order-card", { town, goods: list(wants), points: order.points }),
    ...told,
    topic: "chapter:orders",
  };
}
