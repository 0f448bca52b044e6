// The land: towns, ways, goods that lie on them.
import type { Explanation } from "../../lib/help.svelte";
import type { ConnectionView, PlayerView, TownView } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { say } from "../../lib/words.svelte";
import { goods, outlook, type Seen } from "./seen";

function beyond(way: ConnectionView, town: string): string {
  return way.between[0] === town ? way.between[1] : way.between[0];
}

/** Where a player's merchant can go by road or by water, with the goods on the way. */
export function ways(seen: Seen, player: PlayerView, kind: string): string[] {
  return seen.view.connections
    .filter((way) => way.kind === kind && way.between.includes(player.town))
    .map((way) =>
      say("help-way", {
        town: say(`town-${beyond(way, player.town)}`),
        number: way.goods.length,
        goods: goods(way.goods),
      }),
    );
}

/** Why a player cannot build a trading station in a town; null when it is possible. */
export function noBuilding(seen: Seen, player: PlayerView, name: string): string | null {
  const town = seen.view.towns.find((each) => each.name === name);
  if (player.stations.includes(name)) return say("help-station-mine", { town: say(`town-${name}`) });
  if (name !== "orleans" && town && town.stations.length > 0)
    return say("help-station-taken", { town: say(`town-${name}`), seat: town.stations[0]! });
  if (player.stations_left === 0) return say("help-no-stations");
  return null;
}

export function townHelp(seen: Seen, town: TownView): Explanation {
  const { me, view } = seen;
  const now: string[] = [];
  const lacks: string[] = [];
  if (town.stations.length > 0)
    now.push(say("help-stations-of", { seats: list(town.stations), number: town.stations.length }));
  if (town.merchants.length > 0)
    now.push(say("help-merchants-of", { seats: list(town.merchants), number: town.merchants.length }));
  if (me) {
    const reason = noBuilding(seen, me, town.name);
    const way = view.connections.find((each) => each.between.includes(town.name) && each.between.includes(me.town));
    if (me.town === town.name) {
      if (reason) lacks.push(reason);
      else now.push(say("help-town-build", { points: me.status }));
      now.push(
        ...(["road", "water"] as const).flatMap((kind) =>
          ways(seen, me, kind).length > 0
            ? [say("help-ways", { way: kind, towns: ways(seen, me, kind).join("; ") })]
            : [],
        ),
      );
    } else if (way) {
      now.push(say("help-one-step", { way: way.kind, number: way.goods.length, goods: goods(way.goods) }));
      if (reason) lacks.push(reason);
    } else {
      now.push(say("help-steps", { number: distance(seen, me.town, town.name) }));
      if (reason) lacks.push(reason);
    }
  }
  return {
    title: say(`town-${town.name}`),
    what: town.name === "orleans" ? say("help-town-orleans") : say("help-town"),
    now,
    lacks,
    topic: "chapter:stations",
  };
}

/** How many journeys lie between two towns, whatever the way. */
function distance(seen: Seen, from: string, to: string): number {
  const far = new Map([[from, 0]]);
  for (const town of far.keys()) {
    for (const way of seen.view.connections) {
      if (!way.between.includes(town)) continue;
      const next = beyond(way, town);
      if (!far.has(next)) far.set(next, far.get(town)! + 1);
    }
  }
  return far.get(to) ?? 0;
}

export function wayHelp(seen: Seen, way: ConnectionView): Explanation {
  const { me } = seen;
  const now = [way.goods.length > 0 ? say("help-goods-on", { goods: goods(way.goods) }) : say("help-goods-none")];
  const lacks: string[] = [];
  if (me) {
    if (way.between.includes(me.town))
      now.push(say("help-way-open", { way: way.kind, town: say(`town-${beyond(way, me.town)}`) }));
    else lacks.push(say("help-way-far", { town: say(`town-${me.town}`) }));
  }
  return {
    title: say("help-way-title", {
      way: way.kind,
      town: say(`town-${way.between[0]}`),
      town_2: say(`town-${way.between[1]}`),
    }),
    what: say("help-way-what", { way: way.kind }),
    now,
    lacks,
    topic: "chapter:travel",
  };
}

/** Help on a kind of good: its value, what it is for, and how many there are. */
export function goodHelp(seen: Seen, good: string, player: PlayerView | null = seen.me): Explanation {
  const { view, printed } = seen;
  const value = printed.goods_values[good] ?? 0;
  const number = player?.goods[good] ?? 0;
  const now: string[] = [];
  if (player) now.push(say("help-good-mine", { number, points: number * value }));
  now.push(say("help-good-left", { number: view.supply.goods[good] ?? 0 }));
  now.push(...outlook(seen, player ?? view.players[0]!, `good:${good}`).now);
  return { title: say(`good-${good}`), what: say("help-good", { points: value }), now, topic: "chapter:end" };
}
