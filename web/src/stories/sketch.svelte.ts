// A plan is a sketch until "Done": followers to action spaces, things to the portal, wood and grain to their spaces. It is kept by the
// server for this seat alone, so it survives a reload and another device.
import type { StoriesPlayerView, StoriesPrinted, StoriesTableView } from "../lib/messages";

/** A thing of mine and where it lies in the sketch: "space:mill.craftsman", "portal", "stock:village", "fair", or "back:bakery" for grain that comes back. */
export interface Stroke {
  thing: string;
  at: string;
}

const FOLLOWERS = new Set(["farmer", "fisherman", "craftsman", "trader", "knight", "scholar", "monk"]);

const BACK = "back:bakery";

/** What a place's further spaces take. */
export function stockOf(place: string): "wood" | "grain" {
  return place === "bakery" ? "grain" : "wood";
}

/** Spaces that are alike are filled in order: the second one only after the first. */
function first(space: string): string {
  return space.replace(/\.2$/, "");
}

function sum(coins: string): number {
  return Number(coins.replace("_coins", ""));
}

export class StorySketch {
  strokes = $state<Stroke[]>([]);

  clear(): void {
    this.strokes = [];
  }

  on(at: string): Stroke[] {
    return this.strokes.filter((stroke) => stroke.at === at);
  }

  put(thing: string, at: string): void {
    // Grain is either laid on the Bakery or taken back from it in one plan.
    const back = at === "stock:bakery" ? BACK : at === BACK ? "stock:bakery" : "";
    if (back && this.on(back).length > 0) {
      this.takeBack(back);
      return;
    }
    this.strokes = [...this.strokes, { thing, at }];
  }

  /** Take one thing back from where it lies; without a name the last one. */
  takeBack(at: string, thing?: string): void {
    const index = this.strokes.findLastIndex((stroke) => stroke.at === at && (thing === undefined || stroke.thing === thing));
    if (index >= 0) this.strokes = this.strokes.filter((_, number) => number !== index);
  }

  private used(thing: string): number {
    return this.strokes.reduce((all, stroke) => all + (stroke.thing !== thing ? 0 : stroke.at === BACK ? -1 : 1), 0);
  }

  /** How many of a thing are still in hand. */
  left(player: StoriesPlayerView, thing: string): number {
    if (thing.endsWith("_coins")) return Math.floor(this.coins(player) / sum(thing));
    if (thing === "technology") return player.technology - this.used(thing);
    return ((FOLLOWERS.has(thing) ? player.green : player.goods)[thing] ?? 0) - this.used(thing);
  }

  coins(player: StoriesPlayerView): number {
    return player.coins - this.strokes.reduce((all, stroke) => all + (stroke.thing.endsWith("_coins") ? sum(stroke.thing) : 0), 0);
  }

  /** Followers of the green that are not in the sketch yet, one by one. */
  green(player: StoriesPlayerView): string[] {
    return Object.keys(player.green).flatMap((follower) => Array.from({ length: Math.max(0, this.left(player, follower)) }, () => follower));
  }

  /** Free spaces of the portal and the Gunpowder tower. */
  portalRoom(player: StoriesPlayerView, printed: StoriesPrinted): number {
    return portalSize(player, printed) - player.portal.length - this.on("portal").length;
  }

  /** Where a thing could go now. */
  places(view: StoriesTableView, player: StoriesPlayerView, printed: StoriesPrinted, thing: string): Set<string> {
    const found = new Set<string>();
    if (this.left(player, thing) < 1) return found;
    if (this.portalRoom(player, printed) > 0 && this.code(view, { thing, at: "portal" }) >= 0) found.add("portal");
    for (const place of player.places) {
      for (const space of place.spaces) {
        const at = `space:${space.name}`;
        if (space.holds === null && this.on(at).length === 0 && this.code(view, { thing, at }) >= 0) found.add(at);
      }
      const at = `stock:${place.name}`;
      const able = this.code(view, { thing, at }) >= 0 || (place.name === "bakery" && this.on(BACK).length > 0);
      if (able && this.stockRoom(player, printed, place.name) > 0 && thing === stockOf(place.name)) found.add(at);
      if (place.name === "county_fair" && FOLLOWERS.has(thing) && !player.fair.includes(thing) && !this.on("fair").some((stroke) => stroke.thing === thing)) found.add("fair");
    }
    return found;
  }

  /** Free spaces for wood or grain on a place. */
  stockRoom(player: StoriesPlayerView, printed: StoriesPrinted, place: string): number {
    const good = stockOf(place);
    const there = player.places.find((each) => each.name === place)?.goods[good] ?? 0;
    return (printed.places[place]?.goods[good] ?? 0) - there + this.on(`back:${place}`).length - this.on(`stock:${place}`).length;
  }

  /** Could another grain come back from the Bakery? */
  backRoom(view: StoriesTableView, player: StoriesPlayerView): boolean {
    const there = player.places.find((each) => each.name === "bakery")?.goods.grain ?? 0;
    return this.code(view, { thing: "grain", at: BACK }) >= 0 && this.on(BACK).length < there;
  }

  private code(view: StoriesTableView, { thing, at }: Stroke): number {
    const moves = view.decision?.moves ?? [];
    if (at === "portal") return moves.find((move) => move.kind === "load" && move.arguments.parcel === thing)?.code ?? view.fits[thing]?.portal ?? -1;
    if (at === BACK) return moves.find((move) => move.kind === "take_back_good" && move.arguments.place === "bakery")?.code ?? -1;
    if (at === "fair") return moves.find((move) => move.kind === "fair" && move.arguments.follower === thing)?.code ?? -1;
    if (at.startsWith("stock:")) return moves.find((move) => move.kind === "supply" && move.arguments.place === at.slice(6))?.code ?? -1;
    if (thing === "technology") return moves.find((move) => move.kind === "technology" && move.arguments.space === at.slice(6))?.code ?? -1;
    return view.fits[thing]?.[at.slice(6)] ?? -1;
  }

  /** The codes for the server: technology before the plan, then grain that comes back, then the rest, twins in order. */
  codes(view: StoriesTableView, player: StoriesPlayerView): number[] {
    const empty = new Set(player.places.flatMap((place) => place.spaces.filter((space) => space.holds === null).map((space) => space.name)));
    const taken = new Set<string>();
    const rank = ({ thing, at }: Stroke): number => (thing === "technology" && at !== "portal" ? 0 : at === BACK ? 1 : 2);
    return [...this.strokes].sort((one, other) => rank(one) - rank(other)).map((stroke) => {
      if (!stroke.at.startsWith("space:")) return this.code(view, stroke);
      const space = stroke.at.slice(6);
      if (stroke.thing === "technology") {
        taken.add(space);
        return this.code(view, stroke);
      }
      const one = first(space);
      const where = one !== space && empty.has(one) && !taken.has(one) ? one : taken.has(space) ? `${one}.2` : space;
      taken.add(where);
      return this.code(view, { ...stroke, at: `space:${where}` });
    });
  }

  /** The strokes that the server kept, found again by their codes. */
  restore(view: StoriesTableView, codes: number[]): void {
    const found: Stroke[] = [];
    for (const code of codes) {
      const move = view.decision?.moves.find((each) => each.code === code);
      const is = move?.arguments ?? {};
      if (move?.kind === "load") found.push({ thing: is.parcel!, at: "portal" });
      else if (move?.kind === "fair") found.push({ thing: is.follower!, at: "fair" });
      else if (move?.kind === "supply") found.push({ thing: stockOf(is.place!), at: `stock:${is.place}` });
      else if (move?.kind === "technology") found.push({ thing: "technology", at: `space:${is.space}` });
      else if (move?.kind === "take_back_good") found.push({ thing: "grain", at: BACK });
      else {
        for (const [follower, spaces] of Object.entries(view.fits)) {
          for (const [space, each] of Object.entries(spaces)) if (each === code) found.push({ thing: follower, at: space === "portal" ? space : `space:${space}` });
        }
      }
    }
    this.strokes = found;
  }

  /** Put the obvious things on a place: exact kinds first, monks last; wood or grain where it is asked for. */
  fill(view: StoriesTableView, player: StoriesPlayerView, printed: StoriesPrinted, name: string): boolean {
    const before = this.strokes;
    const place = player.places.find((each) => each.name === name);
    for (const space of place?.spaces ?? []) {
      const rank = (follower: string): number => (follower === space.wants ? 0 : follower === "monk" ? 2 : 1);
      const able = Object.keys(player.green).filter((follower) => this.places(view, player, printed, follower).has(`space:${space.name}`));
      able.sort((one, other) => rank(one) - rank(other));
      if (able[0]) this.put(able[0], `space:${space.name}`);
    }
    const good = stockOf(name);
    while (this.places(view, player, printed, good).has(`stock:${name}`)) this.put(good, `stock:${name}`);
    return this.strokes !== before;
  }
}

/** How many things the portal of a player takes, the Gunpowder tower included. */
export function portalSize(player: StoriesPlayerView, printed: StoriesPrinted): number {
  return printed.portal + (player.places.some((place) => place.name === "gunpowder_tower") ? printed.tower : 0);
}
