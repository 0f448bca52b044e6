// What is the stories' own about planning: followers go to action spaces, things to the portal, wood and grain to the spaces that a place
// has for them. Spots besides action spaces are "portal", "stock:village", "fair", and "back:bakery" for grain that comes back.
import type { Named, StoriesPlayerView, StoriesPrinted, StoriesTableView } from "../generated/messages";
import type { Plans, Sketch, Stroke } from "../lib/sketch.svelte";

export interface Planner {
  view: StoriesTableView;
  me: StoriesPlayerView;
  printed: StoriesPrinted | null; // it comes a moment after the view
}

const FOLLOWERS = new Set(["farmer", "fisherman", "craftsman", "trader", "knight", "scholar", "monk"]);

const BACK = "back:bakery";
const BAKERY = "stock:bakery";

/** What a place's further spaces take. */
export function stockOf(place: string): "wood" | "grain" {
  return place === "bakery" ? "grain" : "wood";
}

function sum(coins: string): number {
  return Number(coins.replace("_coins", ""));
}

function used(strokes: Stroke[], thing: string): number {
  return strokes.reduce((all, stroke) => all + (stroke.thing !== thing ? 0 : stroke.at === BACK ? -1 : 1), 0);
}

/** The money that is not on its way to the portal. */
export function coinsLeft(player: StoriesPlayerView, strokes: Stroke[]): number {
  return (
    player.coins - strokes.reduce((all, stroke) => all + (stroke.thing.endsWith("_coins") ? sum(stroke.thing) : 0), 0)
  );
}

/** How many things the portal of a player takes, the Gunpowder tower included. */
export function portalSize(player: StoriesPlayerView, printed: StoriesPrinted): number {
  return printed.portal + (player.places.some((place) => place.name === "gunpowder_tower") ? printed.tower : 0);
}

/** Could another grain come back from the Bakery? */
export function backRoom({ view, me }: Pick<Planner, "view" | "me">, sketch: Sketch<Planner>): boolean {
  const there = me.places.find((each) => each.name === "bakery")?.goods.grain ?? 0;
  return fits(view, { thing: "grain", at: BACK }) && sketch.on(BACK).length < there;
}

/** Free spaces for wood or grain on a place. */
function stockRoom(
  { me, printed }: { me: StoriesPlayerView; printed: StoriesPrinted },
  sketch: Sketch<Planner>,
  place: string,
): number {
  const good = stockOf(place);
  const there = me.places.find((each) => each.name === place)?.goods[good] ?? 0;
  return (
    (printed.places[place]?.goods[good] ?? 0) -
    there +
    sketch.on(`back:${place}`).length -
    sketch.on(`stock:${place}`).length
  );
}

function fits(view: StoriesTableView, { thing, at }: Stroke): boolean {
  const offered = (kind: string, which: Record<string, string>): boolean =>
    (view.decision?.moves ?? []).some(
      (move) => move.kind === kind && Object.entries(which).every(([name, value]) => move.arguments[name] === value),
    );
  if (at === "portal") return offered("load", { parcel: thing }) || (view.fits[thing]?.includes("portal") ?? false);
  if (at.startsWith("space:") && thing !== "technology") return view.fits[thing]?.includes(at.slice(6)) ?? false;
  const move = moveOf({ thing, at });
  return offered(move.kind, move.arguments);
}

function moveOf({ thing, at }: Stroke): Named {
  if (at === "portal") return { kind: "load", arguments: { parcel: thing } };
  if (at === BACK) return { kind: "take_back_good", arguments: { place: "bakery" } };
  if (at === "fair") return { kind: "fair", arguments: { follower: thing } };
  if (at.startsWith("stock:")) return { kind: "supply", arguments: { place: at.slice(6) } };
  if (thing === "technology") return { kind: "technology", arguments: { space: at.slice(6) } };
  return { kind: "place", arguments: { follower: thing, space: at.slice(6) } };
}

function strokeOf({ kind, arguments: is }: Named): Stroke | null {
  switch (kind) {
    case "load":
      return { thing: is.parcel!, at: "portal" };
    case "fair":
      return { thing: is.follower!, at: "fair" };
    case "supply":
      return { thing: stockOf(is.place!), at: `stock:${is.place}` };
    case "technology":
      return { thing: "technology", at: `space:${is.space}` };
    case "take_back_good":
      return { thing: "grain", at: BACK };
    case "place":
      return { thing: is.follower!, at: `space:${is.space}` };
    default:
      return null;
  }
}

export const PLANS: Plans<Planner> = {
  places: ({ me }) => me.places,
  left({ me }, thing, strokes) {
    if (thing.endsWith("_coins")) return Math.floor(coinsLeft(me, strokes) / sum(thing));
    if (thing === "technology") return me.technology - used(strokes, thing);
    return ((FOLLOWERS.has(thing) ? me.green : me.goods)[thing] ?? 0) - used(strokes, thing);
  },
  fits: ({ view }, stroke) => fits(view, stroke),
  move: moveOf,
  stroke: strokeOf,
  followers: ({ me }) => Object.keys(me.green),
  rank: (follower, wants) => (follower === wants ? 0 : follower === "monk" ? 2 : 1),
  elsewhere(seen, sketch, thing) {
    const { view, me, printed } = seen;
    if (!printed) return [];
    const found: string[] = [];
    const room = portalSize(me, printed) - me.portal.length - sketch.on("portal").length;
    if (room > 0 && fits(view, { thing, at: "portal" })) found.push("portal");
    for (const place of me.places) {
      const at = `stock:${place.name}`;
      const able = fits(view, { thing, at }) || (at === BAKERY && sketch.on(BACK).length > 0);
      if (able && thing === stockOf(place.name) && stockRoom({ me, printed }, sketch, place.name) > 0) found.push(at);
      if (
        place.name === "county_fair" &&
        FOLLOWERS.has(thing) &&
        !me.fair.includes(thing) &&
        !sketch.on("fair").some((stroke) => stroke.thing === thing)
      )
        found.push("fair");
    }
    return found;
  },
  /** Wood or grain where it is asked for. */
  more(_seen, sketch, place) {
    const good = stockOf(place);
    while (sketch.places(good).has(`stock:${place}`)) sketch.put(good, `stock:${place}`);
  },
  /** Technology before the plan, then grain that comes back, then the rest. */
  order: ({ thing, at }) => (thing === "technology" && at !== "portal" ? 0 : at === BACK ? 1 : 2),
  fixed: ({ thing }) => thing === "technology",
  /** Grain is either laid on the Bakery or taken back from it in one plan. */
  against: (at) => (at === BAKERY ? BACK : at === BACK ? BAKERY : ""),
};
