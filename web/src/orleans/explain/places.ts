// Places and their spaces: what the action would do now, who is missing, who may stand in.
import { profession } from "../../lib/colours";
import type { Explanation } from "../../lib/help.svelte";
import type { PlaceView, PlayerView, PrintedEffect, SpaceView } from "../../generated/messages";
import { list, percent } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import type { Table } from "../table.svelte";
import { noBuilding, ways } from "./land";
import { newPlace } from "./new_places";
import { effectOf, fitsSpace, followers, gaps, holds, sketchedOn, standIns, unfillable, waiting, type Seen } from "./seen";
import { development, noRecruit, recruiting } from "./tracks";

const BAD = new Set([
  ...["harvest", "taxes", "plague"],
  ...["tax", "trip", "retraining", "wedding", "malfunction", "torture", "book_fire", "goods_tax", "dues", "peasant_uprising"],
  ...["technology_tax", "summoning", "famine", "capitation_tax", "tithe"],
]);

/** What the action of a place would do for a player now, and what stands against it. */
export function action(seen: Seen, player: PlayerView, effect: PrintedEffect): { now: string[]; lacks: string[] } {
  const { view, printed } = seen;
  const now: string[] = [];
  const lacks: string[] = [];
  switch (effect.does) {
    case "recruits":
      for (const kind of effect.recruits) {
        const reason = noRecruit(seen, player, kind);
        if (reason) lacks.push(reason);
        else now.push(recruiting(seen, player, kind));
      }
      break;
    case "travels": {
      const open = ways(seen, player, effect.way);
      if (open.length > 0) now.push(...open);
      else lacks.push(say("help-no-way", { town: say(`town-${player.town}`), way: effect.way }));
      break;
    }
    case "builds": {
      const reason = noBuilding(seen, player, player.town);
      if (reason) lacks.push(reason);
      else now.push(say("help-builds", { town: say(`town-${player.town}`), points: player.status }));
      break;
    }
    case "sends":
    case "stores": {
      const open = view.deeds.filter((deed) => !deed.closed && Object.values(deed.free).some((number) => number > 0));
      if (open.length > 0) now.push(say("help-sends", { deeds: open.length }));
      else lacks.push(say("help-deeds-full"));
      if (effect.does === "stores") now.push(say("help-stores", { number: effect.most, stored: Object.values(player.stored).reduce((sum, each) => sum + each, 0) }));
      break;
    }
    case "gives":
      if (effect.coins) now.push(say("help-coins", { number: effect.coins }));
      if (effect.development) now.push(development(seen, player, effect.development));
      if (effect.good) {
        const left = view.supply.goods[effect.good] ?? 0;
        const good = say(`good-${effect.good}`);
        if (left > 0) now.push(say("help-gives-good", { good, points: printed.goods_values[effect.good] ?? 0, left }));
        else lacks.push(say("help-good-gone-plain", { good }));
      }
      break;
    case "bathes": {
      const bag = Object.values(player.bag).reduce((sum, each) => sum + each, 0);
      now.push(bag > 0 ? say("help-bathes", { draws: effect.draws, keeps: effect.keeps, bag }) : say("help-bathes-nobody"));
      break;
    }
    case "sells": {
      const most = Math.min(effect.most, player.coins, printed.development.length - 1 - player.development);
      if (most > 0) now.push(say("help-sells", { most }), development(seen, player, most));
      else lacks.push(say("help-sells-nothing"));
      break;
    }
    case "invents":
      if (view.supply.technology > 0) now.push(say("help-invents", { left: view.supply.technology }));
      else lacks.push(say("help-technology-gone-plain"));
      break;
    case "protects":
      now.push(BAD.has(view.event.name) ? say("help-protects-now", { event: say(`event-${view.event.name}`) }) : say("help-protects-not"));
      break;
    case "per_status":
      now.push(say("help-per-status", { coins: player.status }));
      break;
    case "per_station":
      now.push(say("help-per-station", { coins: player.stations.length }));
      break;
    case "serves":
      now.push(say("help-serves"));
      break;
    default:
      break;
  }
  return { now, lacks };
}

/** Who is missing on a place, and who may stand in: "needs a boatman and a trader; a monk will do". */
export function missing(seen: Seen, player: PlayerView, place: PlaceView): string[] {
  const empty = gaps(seen, player, place);
  const partial = effectOf(seen, place.name)?.does === "sends" && empty.length < place.spaces.length;
  if (empty.length === 0 || partial) return [];
  const wants = empty.map((space) => space.wants);
  if (wants.every((kind) => kind === "any")) return [effectOf(seen, place.name)?.does === "sends" ? say("help-needs-neutral", { number: wants.length }) : say("help-needs-any", { number: wants.length })];
  const others = [...new Set(wants.flatMap((kind) => standIns(seen, player, kind)))].filter((kind) => !wants.includes(kind));
  const needs = say("help-needs", { followers: followers(wants) });
  return [others.length > 0 ? say("help-needs-or", { needs, others: list(others.map((kind) => say(`follower-${kind}.one`)), "or"), number: others.length }) : needs];
}

/** Whether those who wait on the market could complete a place. */
function fromMarket(seen: Seen, player: PlayerView, place: PlaceView): string | null {
  if (gaps(seen, player, place).length === 0 || waiting(seen, player).length === 0) return null;
  const lacking = unfillable(seen, player, place);
  if (lacking.length === 0) return say("help-market-can");
  if (lacking.length === gaps(seen, player, place).length) return null;
  return say("help-market-lacks", { followers: followers(lacking) });
}

/** Help on a place of a player's board, or on a place tile. */
export function placeHelp(table: Table, seen: Seen, player: PlayerView, place: PlaceView): Explanation {
  const effect = effectOf(seen, place.name);
  const does = effect ? action(seen, player, effect) : { now: [], lacks: [] };
  const more = newPlace(seen, player, place.name);
  const now = [...does.now, ...more.now];
  const full = gaps(seen, player, place).length === 0 && place.spaces.length > 0;
  const stopped = player.stopped.includes(place.name);
  if (full && !stopped && does.now.length > 0 && player === seen.me) now.push(seen.sketch && !place.activated ? say("help-place-sketched") : say("help-place-ready"));
  const market = player === seen.me ? fromMarket(seen, player, place) : null;
  if (market && seen.sketch) now.push(market);
  const chance = player === seen.me ? table.odds?.places[place.name] : undefined;
  if (!full && chance) now.push(say("help-odds", { chance: percent(chance) }));
  return {
    title: place.category === "board" ? say(`place-${place.name}`) : say("help-tile-title", { place: say(`place-${place.name}`), category: place.category }),
    what: tell(effect?.words),
    now,
    lacks: [...(stopped ? [say("help-place-stopped")] : []), ...missing(seen, player, place), ...does.lacks, ...more.lacks],
    topic: `place:${place.name}`,
  };
}

/** Help on a place tile that nobody has yet. */
export function tileHelp(seen: Seen, name: string): Explanation {
  const tile = seen.printed.places[name];
  const place: PlaceView = { name, category: tile?.category ?? "I", activated: false, spaces: (tile?.spaces ?? []).map((wants, index) => ({ name: `${name}.${index}`, wants, holds: null })) };
  const does = tile && seen.me ? action(seen, seen.me, tile.effect) : { now: [], lacks: [] };
  return {
    title: say("help-tile-title", { place: say(`place-${name}`), category: place.category }),
    what: tell(tile?.effect.words),
    now: does.now,
    lacks: [...(seen.me ? missing(seen, seen.me, place) : []), ...does.lacks, ...(tile && !tile.certain ? [say("uncertain-place")] : [])],
    topic: `place:${name}`,
  };
}

/** Help on an action space. */
export function spaceHelp(seen: Seen, player: PlayerView, place: string, space: SpaceView): Explanation {
  const held = holds(seen, player, space);
  const others = standIns(seen, player, space.wants);
  const sends = effectOf(seen, place)?.does === "sends";
  const takes = space.wants === "any" ? (sends ? say("help-space-neutral") : say("help-space-any")) : others.length > 0 ? say("help-space-or", { one: say(`follower-${space.wants}.one`), others: list(others.map((kind) => say(`follower-${kind}.one`)), "or") }) : say("help-space", { one: say(`follower-${space.wants}.one`) });
  const now: string[] = [];
  const lacks: string[] = [];
  if (held === "technology") now.push(say("help-space-technology"));
  else if (held) now.push(say(player === seen.me && sketchedOn(seen, space.name) ? "help-space-sketched" : "help-space-holds", { follower: say(`follower-${held}`) }));
  else if (player === seen.me) {
    const able = [...new Set(waiting(seen, player).filter((follower) => fitsSpace(seen, player, follower, place, space.wants)))];
    if (able.length > 0) now.push(say("help-space-able", { followers: list(able.map((follower) => say(`follower-${follower}`)), "or") }));
    else lacks.push(say("help-space-nobody"));
  }
  return { title: say("help-space-title", { place: say(`place-${place}`), space: say(`follower-${space.wants}.space`) }), what: takes, now, lacks, topic: `place:${place}` };
}

/** Help on a follower of the market: where it fits now, and what it would complete. */
export function followerHelp(table: Table, seen: Seen, player: PlayerView, follower: string): Explanation {
  const { kind, own } = profession(follower);
  const now: string[] = [];
  const lacks: string[] = [];
  const open = player.places.filter((place) => gaps(seen, player, place).some((space) => fitsSpace(seen, player, follower, place.name, space.wants)));
  const completes = open.filter((place) => gaps(seen, player, place).length === 1);
  if (completes.length > 0) now.push(say("help-completes", { places: list(completes.map((place) => say(`place-${place.name}`)), "or") }));
  const rest = open.filter((place) => !completes.includes(place));
  if (rest.length > 0) now.push(say("help-fits", { places: list(rest.map((place) => say(`place-${place.name}`)), "or") }));
  if (open.length === 0) lacks.push(say("help-fits-nowhere"));
  const deeds = own ? [] : seen.view.deeds.filter((deed) => !deed.closed && ((deed.free[kind] ?? 0) > 0 || (deed.free.any ?? 0) > 0));
  if (deeds.length > 0) now.push(say("help-fits-deeds", { number: deeds.length }));
  if (table.planning && player === seen.me) now.push(say("help-pick"));
  return { title: say(`follower-${follower}`), what: own ? say("help-own") : say(`help-follower-${kind}`), now, lacks, topic: "chapter:planning" };
}
