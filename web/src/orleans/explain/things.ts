// What a player owns, other players, the bag and the forecast.
import type { Explanation } from "../../lib/help.svelte";
import type { PlayerView } from "../../generated/messages";
import { list, percent } from "../../lib/numbers";
import { of, say } from "../../lib/words.svelte";
import type { Table } from "../table.svelte";
import { strikes } from "./round";
import { outlook, type Seen } from "./seen";

export type Wealth = "coins" | "stations" | "citizens" | "status" | "technology";

/** Help on one of the numbers of a player. */
export function wealthHelp(seen: Seen, player: PlayerView, what: Wealth): Explanation {
  const { printed } = seen;
  const title = say(what);
  switch (what) {
    case "coins": {
      const told = player === seen.me ? strikes(seen, player) : null;
      return {
        title,
        what: say("help-wealth-coins"),
        now: [
          say("help-worth", { points: player.points.coins ?? 0 }),
          ...(told ? [of(say(`event-${seen.view.event.name}`), told)] : []),
        ],
        topic: "chapter:end",
      };
    }
    case "stations":
      return {
        title,
        what: say("help-wealth-stations"),
        now: [
          say("help-times-status", {
            number: player.stations.length,
            status: player.status,
            points: player.points.stations ?? 0,
          }),
          say("help-stations-left", { number: player.stations_left }),
        ],
        topic: "chapter:stations",
      };
    case "citizens":
      return {
        title,
        what: say("help-wealth-citizens"),
        now: [
          say("help-times-status", {
            number: player.citizens,
            status: player.status,
            points: player.points.citizens ?? 0,
          }),
        ],
        topic: "rule:setup.citizens",
      };
    case "status": {
      const next = printed.development.findIndex((space, index) => index > player.development && space.status);
      const pieces = player.stations.length + player.citizens;
      return {
        title,
        what: say("help-wealth-status"),
        now: [
          say("help-status-now", { status: player.status, pieces }),
          ...(next < 0 ? [] : [say("help-status-next", { number: next - player.development, points: pieces })]),
        ],
        topic: "chapter:development",
      };
    }
    case "technology":
      return {
        title,
        what: say("help-wealth-technology"),
        now: outlook(seen, player, "technology").now,
        topic: "chapter:technology",
      };
  }
}

/** Help on a whole player: where they stand, and what the event and the census mean for them. */
export function playerHelp(seen: Seen, player: PlayerView): Explanation {
  const { view } = seen;
  const better = view.players.filter((each) => each.score > player.score).length;
  const told = strikes(seen, player);
  return {
    title: player.name,
    what: say("help-player", { score: player.score, place: better + 1 }),
    now: [
      list(Object.entries(player.points).map(([source, points]) => `${say(`source-${source}`)} ${points}`)),
      say("help-player-town", { town: say(`town-${player.town}`), stations: player.stations.length }),
      ...outlook(seen, player, "census").now,
      ...(told ? [of(say(`event-${view.event.name}`), told)] : []),
    ],
    topic: "chapter:end",
  };
}

/** Help on the whole bag: what is in it, and which places the next draw makes likely. */
export function bagSumHelp(table: Table, seen: Seen, player: PlayerView): Explanation {
  const inside = Object.entries(player.bag).map(([follower, number]) => `${number}× ${say(`follower-${follower}`)}`);
  const likely =
    player === seen.me
      ? Object.entries(table.odds?.places ?? {})
          .sort((one, other) => other[1] - one[1])
          .slice(0, 4)
      : [];
  return {
    title: say("bag-holds", { number: Object.values(player.bag).reduce((sum, each) => sum + each, 0) }),
    what: say("help-bag-draws", { draws: player.draws }),
    now: [
      ...(inside.length > 0 ? [list(inside)] : []),
      ...likely.map(([place, chance]) => of(say(`place-${place}`), percent(chance))),
    ],
    topic: "chapter:followers",
  };
}

/** Help on a free space of the market. */
export function marketHelp(size: number): Explanation {
  return {
    title: say("help-market-space"),
    what: say("help-market-space-what", { size }),
    topic: "rule:followers.market-room",
  };
}

/** Help on a kind of follower in the bag. */
export function bagHelp(table: Table, player: PlayerView, follower: string): Explanation {
  const total = Object.values(player.bag).reduce((sum, each) => sum + each, 0);
  const number = player.bag[follower] ?? 0;
  const odds = table.odds;
  return {
    title: say(`follower-${follower}`),
    what: say("help-bag", { number, total }),
    now:
      odds?.at_least_one[follower] === undefined
        ? []
        : [
            say("help-bag-odds", { chance: percent(odds.at_least_one[follower]), draws: odds.number }),
            say("help-bag-expected", { number: (odds.expected[follower] ?? 0).toFixed(1) }),
          ],
    topic: "chapter:followers",
  };
}

/** Help on a place the next draw could complete. */
export function oddsHelp(place: string, chance: number, draws: number): Explanation {
  return {
    title: say(`place-${place}`),
    what: say("help-odds-place", { chance: percent(chance), draws }),
    topic: `place:${place}`,
  };
}

/** Help on a source of points. */
export function sourceHelp(seen: Seen, source: string, player: PlayerView | null = null): Explanation {
  const best = seen.view.players.toSorted((one, other) => (other.points[source] ?? 0) - (one.points[source] ?? 0));
  return {
    title: player ? of(player.name, say(`source-${source}`)) : say(`source-${source}`),
    what: say(`help-source-${source}`, {
      values: list(Object.entries(seen.printed.goods_values).map(([good, value]) => `${say(`good-${good}`)} ${value}`)),
    }),
    now: [list(best.map((each) => say("help-at", { seat: each.name, number: each.points[source] ?? 0 })))],
    topic: "chapter:end",
  };
}

export type Drawn =
  { follower: string } | { place: string; chance: number; draws: number } | { source: string } | { player: string };

/** Help on what lies in the drawers of bag and points. */
export function drawerHelp(table: Table, seen: Seen, player: PlayerView, about: Drawn): Explanation | null {
  if ("follower" in about) return bagHelp(table, player, about.follower);
  if ("place" in about) return oddsHelp(about.place, about.chance, about.draws);
  if ("source" in about) return sourceHelp(seen, about.source);
  const named = seen.view.players.find((each) => each.name === about.player);
  return named ? playerHelp(seen, named) : null;
}
