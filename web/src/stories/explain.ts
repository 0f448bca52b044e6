// Help on the things of this table: what a thing is, what it would do for me now, what is missing.
import type { Explanation } from "../lib/help.svelte";
import type { StoriesAreaView, StoriesDeedView, StoriesPlaceView, StoriesPlayerView, StoriesPrinted, StoriesTableView } from "../generated/messages";
import { tell } from "../lib/sentences";
import { known, say } from "../lib/words.svelte";
import { areaName, parcelName } from "./names";
import { stockOf } from "./plans";
import type { Stories } from "./stories.svelte";

export { matters } from "./matters";

export function areaHelp(table: Stories, view: StoriesTableView, printed: StoriesPrinted, area: StoriesAreaView): Explanation {
  const what: string[] = [];
  if (area.village && area.terrain !== "starting_village") what.push(say("area-was", { terrain: say(`terrain-${area.terrain}`) }));
  const good = printed.terrain_goods[area.terrain];
  if (!area.village && good) what.push(say("area-yields", { good: say(`good-${good}`) }));
  what.push(area.settlers.length > 0 ? say("area-held", { seats: area.settlers.join(", ") }) : say("area-free"));
  if (area.fortress) what.push(say("area-fortress", { seat: area.fortress }));
  if (area.church) what.push(say("area-church"));
  if (area.loire) what.push(say("area-loire"));
  const kind = view.decision?.kind ?? "";
  const now = table.targets.has(`area:${area.name}`) && known(`area-now-${kind}`) ? [say(`area-now-${kind}`)] : [];
  return { title: areaName(area), what: what.join(" "), now, lacks: areaLacks(table, view, printed, area), topic: "chapter:expansion" };
}

/** Why nobody of mine can go here now. */
function areaLacks(table: Stories, view: StoriesTableView, printed: StoriesPrinted, area: StoriesAreaView): string[] {
  const me = table.me;
  const kind = view.decision?.kind;
  if (!me || table.targets.has(`area:${area.name}`)) return [];
  if (kind === "build" && !area.settlers.includes(me.name)) return [say("area-not-yours")];
  if (kind !== "settle") return [];
  if (area.settlers.includes(me.name)) return [say("area-yours")];
  if (!printed.areas[area.name]?.adjacent.some((name) => me.settlers.includes(name))) return [say("area-far")];
  if (area.fortress) return [say("area-guarded")];
  return area.settlers.length > 0 ? [say(area.village ? "area-two-knights" : "area-one-knight")] : [];
}

// ---- places

export function placeHelp(table: Stories, printed: StoriesPrinted, player: StoriesPlayerView, place: StoriesPlaceView): Explanation {
  const lacks: string[] = [];
  const planning = table.planning && player.name === table.seat;
  const empty = place.spaces.filter((space) => space.holds === null && !(planning && table.sketch.on(`space:${space.name}`).length > 0));
  if (place.forbidden) lacks.push(say("place-forbidden", { era: player.era }));
  if (empty.length > 0) lacks.push(empty.map((space) => say(`follower-${space.wants}`)).join(", "));
  const good = stockOf(place.name);
  const asked = printed.places[place.name]?.goods[good] ?? 0;
  const there = (place.goods[good] ?? 0) + (planning ? table.sketch.on(`stock:${place.name}`).length : 0);
  if (asked > 0 && there === 0) lacks.push(say("good-number", { number: 1, good: say(`good-${good}`) }));
  if (printed.places[place.name]?.certain === false) lacks.push(say("uncertain-place"));
  return { title: say(`place-${place.name}`), what: tell(printed.places[place.name]?.about), now: place.now.map(tell), lacks, topic: `place:${place.name}` };
}

/** Help on a place tile that nobody has yet. */
export function tileHelp(printed: StoriesPrinted, place: string): Explanation {
  return { title: say(`place-${place}`), what: tell(printed.places[place]?.about), topic: `place:${place}` };
}

// ---- things

export function goodHelp(view: StoriesTableView, printed: StoriesPrinted, good: string): Explanation {
  const number = view.market.goods[good] ?? 0;
  const food = printed.food.includes(good) ? say("good-food") : "";
  return {
    title: say(`good-${good}`),
    what: `${say("good-worth", { number: printed.goods_values[good] ?? 0 })} ${food}`.trim(),
    now: [say("good-market", { number, box: view.market.box[good] ?? 0 })],
    lacks: number === 0 ? [say("good-none")] : [],
    topic: "chapter:goods",
  };
}

export function followerHelp(view: StoriesTableView, follower: string): Explanation {
  return {
    title: say(`follower-${follower}`),
    what: say(`about-follower-${follower}`),
    now: [say("follower-market", { number: view.market.followers[follower] ?? 0 })],
    topic: "chapter:followers",
  };
}

/** The parcels of the viewing player that a deed or task still takes. */
export function fitting(player: StoriesPlayerView | null, free: Record<string, number>): string[] {
  const followers = ["farmer", "fisherman", "craftsman", "trader", "knight", "scholar", "monk"];
  return (player?.portal ?? []).filter((parcel) => free[parcel] || (free.any && followers.includes(parcel)));
}

export function deedHelp(table: Stories, printed: StoriesPrinted, deed: StoriesDeedView): Explanation {
  const mine = fitting(table.me, deed.free);
  const left = Object.values(deed.free).reduce((all, each) => all + each, 0);
  return {
    title: say(`target-${deed.name}`),
    what: tell(printed.deeds[deed.name]?.about),
    now: mine.length > 0 ? [say("deed-takes", { list: mine.map((parcel) => say(`parcel-${parcel}`)).join(", ") })] : [],
    lacks: mine.length === 0 ? [say("deed-left", { number: left, list: Object.keys(deed.free).map(parcelName).join(", ") })] : [],
    topic: "chapter:deeds",
  };
}
