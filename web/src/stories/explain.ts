// Help on the things of this table: what a thing is, what it would do for me now, what is missing.
import type { Explanation } from "../lib/help.svelte";
import type {
  StoriesAreaView,
  StoriesDeedView,
  StoriesPlaceView,
  StoriesPlayerView,
  StoriesPrinted,
  StoriesTableView,
  StoriesTaskView,
} from "../generated/messages";
import { tell } from "../lib/sentences";
import { say } from "../lib/words.svelte";
import { areaName, parcelName } from "./names";
import { stockOf } from "./plans";
import type { Stories } from "./stories.svelte";

export { matters } from "./matters";

export function areaHelp(
  table: Stories,
  view: StoriesTableView,
  printed: StoriesPrinted,
  area: StoriesAreaView,
): Explanation {
  const what: string[] = [];
  if (area.village && area.terrain !== "starting_village")
    what.push(say("area-was", { terrain: say(`terrain-${area.terrain}`) }));
  const good = printed.terrain_goods[area.terrain];
  if (!area.village && good) what.push(say("area-yields", { good: say(`good-${good}`) }));
  what.push(area.settlers.length > 0 ? say("area-held", { seats: area.settlers.join(", ") }) : say("area-free"));
  if (area.fortress) what.push(say("area-fortress", { seat: area.fortress }));
  if (area.church) what.push(say("area-church"));
  if (area.loire) what.push(say("area-loire"));
  return {
    title: areaName(area),
    what: what.join(" "),
    ...table.outlook(view, table.seat, `area:${area.name}`),
    topic: "chapter:expansion",
  };
}

// ---- places

export function placeHelp(
  table: Stories,
  printed: StoriesPrinted,
  player: StoriesPlayerView,
  place: StoriesPlaceView,
): Explanation {
  const lacks: string[] = [];
  const planning = table.planning && player.name === table.seat;
  const empty = place.spaces.filter(
    (space) => space.holds === null && !(planning && table.sketch.on(`space:${space.name}`).length > 0),
  );
  if (place.closed) lacks.push(tell(place.closed));
  if (empty.length > 0) lacks.push(empty.map((space) => say(`follower-${space.wants}`)).join(", "));
  const good = stockOf(place.name);
  const asked = printed.places[place.name]?.goods[good] ?? 0;
  const there = (place.goods[good] ?? 0) + (planning ? table.sketch.on(`stock:${place.name}`).length : 0);
  if (asked > 0 && there === 0) lacks.push(say("good-number", { number: 1, good: say(`good-${good}`) }));
  return {
    title: say(`place-${place.name}`),
    what: tell(printed.places[place.name]?.about),
    now: place.now.map(tell),
    lacks,
    topic: `place:${place.name}`,
  };
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

/** Help on what stands on a portal: what it is there for, and where it could be sent now. */
export function parcelHelp(
  table: Stories,
  view: StoriesTableView,
  player: StoriesPlayerView,
  parcel: string,
): Explanation {
  return {
    title: say(`parcel-${parcel}`),
    what: say("parcel-what"),
    ...table.outlook(view, player.name, `parcel:${parcel}`),
    topic: "chapter:portal",
  };
}

/** What of my portal a deed or task takes now, and what else it asks for. */
function asking(
  table: Stories,
  view: StoriesTableView,
  name: string,
  free: Record<string, number>,
): Pick<Explanation, "now" | "lacks"> {
  const left = Object.values(free).reduce((all, each) => all + each, 0);
  const lacks =
    left > 0 ? [say("deed-left", { number: left, list: Object.keys(free).map(parcelName).join(", ") })] : [];
  return { now: table.outlook(view, table.seat, `deed:${name}`).now, lacks };
}

export function deedHelp(
  table: Stories,
  view: StoriesTableView,
  printed: StoriesPrinted,
  deed: StoriesDeedView,
): Explanation {
  return {
    title: say(`target-${deed.name}`),
    what: tell(printed.deeds[deed.name]?.about),
    ...asking(table, view, deed.name, deed.free),
    topic: "chapter:deeds",
  };
}

export function taskHelp(table: Stories, view: StoriesTableView, task: StoriesTaskView): Explanation {
  return {
    title: say(`target-${task.name}`),
    what: say(`about-task-${task.name}`),
    ...asking(table, view, task.name, task.free),
    topic: "chapter:portal",
  };
}
