// What the next step on a track brings, and what the census would say then.
import type { Explanation } from "../../lib/help.svelte";
import type { PlayerView, PrintedStep } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { of, say } from "../../lib/words.svelte";
import { followers, type Seen } from "./seen";

/** Events of the round that keep a kind of follower from being recruited. */
const BANS: Record<string, string> = { pilgrimage: "monk", conference: "scholar", crusade: "knight", strike: "craftsman" };

/** How a player would stand in the census with this many farmers. */
export function census(seen: Seen, player: PlayerView, farmers: number): string {
  const others = seen.view.players.filter((each) => each.name !== player.name).map((each) => each.tracks.farmer ?? 0);
  const most = Math.max(...others);
  const fewest = Math.min(...others);
  if (farmers > most) return say("help-census-ahead", { number: farmers - most });
  if (farmers === most) return say("help-census-level");
  if (farmers < fewest && others.length > 1) return say("help-census-last", { number: fewest - farmers });
  return say("help-census-behind", { number: most - farmers });
}

/** What so many steps of development bring a player: where to, status, coins and citizens on the way. */
export function development(seen: Seen, player: PlayerView, points: number): string {
  const end = seen.printed.development.length - 1;
  const to = Math.min(end, player.development + points);
  if (to === player.development) return say("help-development-end");
  const passed = seen.printed.development.slice(player.development + 1, to + 1);
  const status = passed.findLast((space) => space.status)?.status ?? 0;
  const coins = passed.reduce((sum, space) => sum + (space.coins ?? 0), 0);
  const citizens = passed.filter((space) => space.citizen && seen.view.citizens.includes(space.citizen)).length;
  const brings = [status ? say("help-status-rises", { status }) : "", coins ? say("help-coins", { number: coins }) : "", citizens ? say("help-citizens", { number: citizens }) : ""].filter(Boolean);
  const steps = say("help-development", { steps: to - player.development, to });
  if (brings.length > 0) return of(steps, list(brings));
  const next = seen.printed.development.findIndex((space, index) => index > to && (space.status || space.coins || (space.citizen && seen.view.citizens.includes(space.citizen))));
  return next < 0 ? steps : `${steps} ${say("help-development-next", { number: next - to, what: prints(seen, seen.printed.development[next]!) })}`;
}

/** What is printed on a space of a track, in words. */
export function prints(seen: Seen, step: PrintedStep): string {
  const gone = step.citizen && !seen.view.citizens.includes(step.citizen);
  const told = [
    step.good ? say("help-goods", { number: 1, good: say(`good-${step.good}`) }) : "",
    step.coins ? say("help-coins", { number: step.coins }) : "",
    step.technology ? say("help-technology-tile") : "",
    step.tile ? say("help-tile", { category: step.tile === "I" ? "I" : "any" }) : "",
    step.points ? say("help-development-points", { number: step.points }) : "",
    step.draws ? say("help-draws", { number: step.draws }) : "",
    step.status ? say("help-status", { status: step.status }) : "",
    step.citizen ? (gone ? say("help-citizen-gone") : say("help-citizens", { number: 1 })) : "",
  ].filter(Boolean);
  return told.length > 0 ? list(told) : say("help-prints-nothing");
}

/** Why a player cannot recruit this kind now; null when nothing stands against it. */
export function noRecruit(seen: Seen, player: PlayerView, kind: string): string | null {
  const { view, printed } = seen;
  if (BANS[view.event.name] === kind) return say("help-banned", { event: say(`event-${view.event.name}`), plural: say(`follower-${kind}.plural`) });
  if (!view.supply.followers[kind]) return say("help-none-left", { plural: say(`follower-${kind}.plural`) });
  if (kind === "monk") return null;
  const step = (printed.tracks[kind] ?? [])[(player.tracks[kind] ?? 0) + 1];
  if (!step) return say("help-track-end", { plural: say(`follower-${kind}.plural`) });
  if (step.good && !view.supply.goods[step.good]) return say("help-good-gone", { good: say(`good-${step.good}`) });
  if (step.technology && view.supply.technology === 0) return say("help-technology-gone");
  return null;
}

/** What the next follower of a kind brings a player: "next farmer: 1 cheese, then 3 ahead in the census". */
export function recruiting(seen: Seen, player: PlayerView, kind: string): string {
  const follower = say(`follower-${kind}`);
  if (kind === "monk") return say("help-next-monk", { left: seen.view.supply.followers.monk ?? 0 });
  const at = (player.tracks[kind] ?? 0) + 1;
  const step = (seen.printed.tracks[kind] ?? [])[at];
  if (!step) return say("help-track-end", { plural: say(`follower-${kind}.plural`) });
  const { tiles } = seen.view.supply;
  const noTile = step.tile !== "" && tiles.I!.length + (step.tile === "I" ? 0 : tiles.II!.length) === 0;
  const brings = kind === "scholar" ? development(seen, player, step.points) : noTile ? say("help-tiles-gone") : prints(seen, step);
  if (kind === "farmer") return say("help-next-farmer", { brings, census: census(seen, player, at) });
  const limit = kind === "craftsman" && at <= seen.printed.farmer_technology ? say("help-first-technology") : "";
  return say("help-next", { follower, brings: brings + limit });
}

/** Help on a whole track. */
export function trackHelp(seen: Seen, track: string): Explanation {
  const { me, view } = seen;
  const order = view.players.toSorted((one, other) => (other.tracks[track] ?? 0) - (one.tracks[track] ?? 0));
  const reason = me ? noRecruit(seen, me, track) : null;
  return {
    title: say(`track-${track}`),
    what: say(`help-track-${track}`),
    now: [...(me ? [recruiting(seen, me, track)] : []), list(order.map((player) => say("help-at", { seat: player.name, number: player.tracks[track] ?? 0 })))],
    lacks: reason ? [reason] : [],
    topic: "chapter:tracks",
  };
}

/** Help on one space of a track. */
export function stepHelp(seen: Seen, track: string, index: number): Explanation {
  const { me, view, printed } = seen;
  const step = (track === "development" ? printed.development : (printed.tracks[track] ?? []))[index] ?? ({} as PrintedStep);
  const at = (player: PlayerView): number => (track === "development" ? player.development : (player.tracks[track] ?? 0));
  const here = view.players.filter((player) => at(player) === index).map((player) => player.name);
  const now: string[] = [];
  if (here.length > 0) now.push(say("help-here", { seats: list(here), number: here.length }));
  if (me && at(me) < index) now.push(track === "development" ? say("help-steps-away", { number: index - at(me) }) : say("help-recruits-away", { followers: followers(Array.from({ length: index - at(me) }, () => track)) }));
  if (me && track === "development" && step.status && me.stations.length + me.citizens > 0 && at(me) < index) now.push(say("help-status-worth", { number: (step.status - me.status) * (me.stations.length + me.citizens) }));
  return {
    title: say("help-step", { track: say(`track-${track}`), number: index }),
    what: prints(seen, step),
    now,
    topic: track === "development" ? "chapter:development" : "chapter:tracks",
  };
}
