// What the things of Trade & Intrigue say about themselves: deeds and characters, orders.
import type { Explanation } from "../../lib/help.svelte";
import type { DeedView, OrderView, PlayerView } from "../../generated/messages";
import { list, percent } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import type * as Explain from "../explain";
import type { Seen } from "../explain/seen";
import { journeys, lacking } from "./orders";
import { pieces } from "./spaces";

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

/** A line about whom it could hit, or that it can hit nobody now. */
function hits(names: string[]): Told {
  return names.length > 0 ? { now: [say("help-hits", { whom: list(names) })], lacks: [] } : { now: [], lacks: [say("help-hits-nobody")] };
}

/** What a follower would do at a deed or character now, beside coins, steps and citizens. */
function effect(to: typeof Explain, seen: Seen, me: PlayerView, deed: DeedView): Told {
  const now = (text: string): Told => ({ now: [text], lacks: [] });
  const not = (text: string): Told => ({ now: [], lacks: [text] });
  switch (deed.name) {
    case "alchemy":
      return number(me.bag) > 0 ? now(say("help-alchemy", { bag: number(me.bag) })) : not(say("help-bag-is-empty"));
    case "thanksgiving":
    case "sheep_farming": {
      const lying = deed.goods.flatMap((space) => (space.free && space.good ? [say("help-lies", { good: say(`good-${space.good}`), follower: say(`follower-${space.follower}`) })] : []));
      return lying.length > 0 ? now(list(lying)) : { now: [], lacks: [] };
    }
    case "towing_service": {
      const open = to.ways(seen, me, "water");
      return open.length > 0 ? { now: open, lacks: [] } : not(say("help-no-water", { town: say(`town-${me.town}`) }));
    }
    case "town_charter":
    case "navigation": {
      const steps = me.tracks[deed.name === "navigation" ? "craftsman" : "trader"] ?? 0;
      if (deed.name === "navigation" && deed.technology === 0) return not(say("help-no-gears-here"));
      return steps === 0 ? not(say(`help-${deed.name}`, { steps })) : now(say(`help-${deed.name}`, { steps }));
    }
    case "fraud":
      if (number(me.goods) === 0) return not(say("help-fraud-nothing"));
      return hits(others(seen).filter((each) => Object.keys(each.goods).some((good) => Object.keys(me.goods).some((own) => own !== good))).map((each) => each.name));
    case "arsonist": {
      const owners = seen.view.towns.find((town) => town.name === me.town)?.stations ?? [];
      return owners.length > 0 ? hits([...owners]) : not(say("help-arsonist-nothing", { town: say(`town-${me.town}`) }));
    }
    case "kidnapper":
      return hits(others(seen).filter((each) => each.town !== "orleans").map((each) => say("help-in", { seat: each.name, what: say(`town-${each.town}`) })));
    case "hangman":
      return hits(others(seen).filter((each) => number(each.bag) > 0).map((each) => say("help-loses", { seat: each.name, chance: percent(1 - pieces(each.bag).filter((follower) => follower.startsWith("own_")).length / number(each.bag)) })));
    case "saboteur":
      return hits(others(seen).map((each) => ({ each, standing: standing(each).length })).filter(({ standing }) => standing > 0).map(({ each, standing }) => say("help-in", { seat: each.name, what: standing })));
    case "spy":
      return hits(others(seen).filter((each) => each.technology.placed.length > 0).map((each) => say("help-in", { seat: each.name, what: list(each.technology.placed.map((space) => say(`place-${space.split(".")[0]}`))) })));
    case "tax_collector": {
      const tax = seen.printed.board[deed.name]?.tax ?? 0;
      return hits(others(seen).filter((each) => each.coins > 0).map((each) => say("help-in", { seat: each.name, what: Math.min(tax, each.coins) })));
    }
    case "torturer":
      return hits(others(seen).map((each) => each.name));
    case "traitor":
      return traitor(seen, me);
    default:
      return { now: [], lacks: [] };
  }
}

/** The followers on a player's action spaces. */
function standing(player: PlayerView): string[] {
  return player.places.flatMap((place) => place.spaces).flatMap((space) => (space.holds && space.holds !== "technology" ? [space.holds] : []));
}

function traitor(seen: Seen, me: PlayerView): Told {
  const steps = (player: PlayerView): [string, number][] => [...Object.entries(player.tracks), ["development", player.development]];
  const ahead = steps(me).flatMap(([track, own]) => {
    const names = others(seen).filter((each) => new Map(steps(each)).get(track)! > own).map((each) => each.name);
    return names.length > 0 ? [say("help-in", { seat: say(`track-${track}`), what: list(names) })] : [];
  });
  return { now: [ahead.length > 0 ? say("help-traitor", { tracks: ahead.join("; ") }) : say("help-traitor-alone")], lacks: [] };
}

/** Help on a deed or character of the boards of Trade & Intrigue. */
export function boardHelp(to: typeof Explain, seen: Seen, deed: DeedView): Explanation {
  const chapter = seen.view.board === "intrigue" ? "intrigue" : "newdeeds";
  const topic = `rule:${chapter}.${deed.name.replaceAll("_", "-")}`;
  if (deed.closed) return { title: say(`deed-${deed.name}`), what: tell(seen.printed.deed_words[deed.name]), lacks: [say("board-closed-why")], topic };
  const base = to.deedHelp(seen, deed);
  if (!seen.me || number(deed.free) === 0) return { ...base, topic };
  const told = effect(to, seen, seen.me, deed);
  const steps = deed.steps ? [to.development(seen, seen.me, deed.steps)] : [];
  // Not every one of these has a citizen for the last, and some take anybody.
  const free = number(deed.free);
  const citizens = new Set([say("help-deed-last"), say("help-deed-left", { number: free })]);
  const lines = (base.now ?? []).filter((text) => !citizens.has(text));
  if (deed.free.any) lines[0] = say("help-board-any", { number: deed.free.any });
  if (free === 1) lines.push(say("help-board-last"));
  return { ...base, now: [...told.now, ...steps, ...lines], lacks: [...told.lacks, ...(base.lacks ?? [])], topic };
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
    const rivals = others(seen).filter((each) => each.town === order.town && Object.keys(lacking(order, each)).length === 0);
    if (rivals.length > 0) told.now.push(say("help-order-rivals", { seats: list(rivals.map((each) => each.name)), number: rivals.length }));
  }
  return { title: say("help-order", { town }), what: say("order-card", { town, goods: list(wants), points: order.points }), ...told, topic: "chapter:orders" };
}
