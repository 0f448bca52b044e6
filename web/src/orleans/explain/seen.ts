// What an explanation looks at: the view that is shown, what is printed, and the player it speaks to.
import { list } from "../../lib/numbers";
import type { OutlookView, PlaceView, PlayerView, Printed, PrintedEffect, TableView } from "../../generated/messages";
import { profession } from "../../lib/colours";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import type { Sketch } from "../../lib/sketch.svelte";
import { parts } from "../../lib/things";
import type { Planner } from "../plans";

export interface Seen {
  view: TableView;
  printed: Printed;
  /** The viewing player, as in this view; null for who only watches. */
  me: PlayerView | null;
  /** The plan being sketched, when the view is that of now and it is mine to plan. */
  sketch: Sketch<Planner> | null;
  /** What things would do for each player as the view stands, by their names: said by the rules, once the server has been asked. */
  things: Record<string, OutlookView>[];
}

/** What a thing would do for a player, and what is in the way: the thing's own words. */
export function outlook(seen: Seen, player: PlayerView, thing: string): { now: string[]; lacks: string[] } {
  const said = seen.things[seen.view.players.indexOf(player)]?.[thing];
  return { now: (said?.now ?? []).map(tell), lacks: (said?.lacks ?? []).map(tell) };
}

/** Followers by number: "a farmer and 2 monks". */
export function followers(kinds: string[]): string {
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return list(
    [...counted].map(([kind, number]) =>
      say("help-followers", {
        number,
        one: say(`follower-${kind}.one`),
        plural: kind === "any" ? "" : say(`follower-${kind}.plural`),
      }),
    ),
  );
}

/** Goods by number: "2 cheese and 1 wine". */
export function goods(names: string[]): string {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return list([...counted].map(([name, number]) => say("help-goods", { number, good: say(`good-${name}`) })));
}

/** What the action of a place does; places that the sheet does not know do nothing. */
export function effectOf(seen: Seen, place: string): PrintedEffect | null {
  return seen.printed.places[place]?.effect ?? null;
}

/** Kinds of followers that may stand on a space asking for `wants` at a player's board, besides that kind itself. */
export function standIns(seen: Seen, player: PlayerView, wants: string): string[] {
  if (wants === "any" || wants === "monk") return [];
  const kinds = player.places.flatMap((place) =>
    Object.entries(effectOf(seen, place.name)?.stands_in ?? {}).filter(([, instead]) => instead.includes(wants)),
  );
  return [...new Set([...kinds.map(([kind]) => kind), "monk"])].filter((kind) => kind !== wants);
}

/** May this follower stand on a space of this place? The Town Hall and deeds want neutral ones. */
export function fitsSpace(seen: Seen, player: PlayerView, follower: string, place: string, wants: string): boolean {
  const { kind, own } = profession(follower);
  const sends = effectOf(seen, place)?.sends === true;
  if (wants === "any") return !(own && sends);
  return kind === wants || standIns(seen, player, wants).includes(kind);
}

/** Who stands on a space in the sketch of my plan. */
export function sketchedOn(seen: Seen, space: string): string | null {
  const stroke = seen.sketch?.on(`space:${space}`)[0];
  return stroke ? parts(stroke.thing)[1] : null;
}

/** Who stands on a space: in the game or in the sketch. */
export function holds(seen: Seen, player: PlayerView, space: { name: string; holds: string | null }): string | null {
  return space.holds ?? (player === seen.me ? sketchedOn(seen, space.name) : null);
}

/** The spaces of a place that are still empty. */
export function gaps(seen: Seen, player: PlayerView, place: PlaceView): PlaceView["spaces"] {
  return place.spaces.filter((space) => holds(seen, player, space) === null);
}

/** Followers waiting on a player's market (and tower), one name for each, without those in the sketch. */
export function waiting(seen: Seen, player: PlayerView): string[] {
  const sketch = player === seen.me ? seen.sketch : null;
  return (["market", "stored"] as const).flatMap((pile) =>
    Object.entries(player[pile]).flatMap(([follower, number]) =>
      Array.from({ length: sketch ? sketch.left(`${pile}:${follower}`) : number }, () => follower),
    ),
  );
}

/** The wants of the gaps that the waiting followers cannot fill, in the best case. */
export function unfillable(seen: Seen, player: PlayerView, place: PlaceView): string[] {
  const open = gaps(seen, player, place);
  let best = open.map((space) => space.wants);
  const left = waiting(seen, player);
  const missing: string[] = [];
  const search = (index: number): void => {
    if (missing.length >= best.length) return;
    if (index === open.length) {
      best = [...missing];
      return;
    }
    const wants = open[index]!.wants;
    for (const follower of new Set(left)) {
      if (!fitsSpace(seen, player, follower, place.name, wants)) continue;
      left.splice(left.indexOf(follower), 1);
      search(index + 1);
      left.push(follower);
    }
    missing.push(wants);
    search(index + 1);
    missing.pop();
  };
  search(0);
  return best;
}
