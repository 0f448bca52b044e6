// Tracks and their spaces.
import type { Explanation } from "../../lib/help.svelte";
import type { PlayerView, PrintedStep } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import { followers, outlook, type Seen } from "./seen";

/** Help on a whole track. */
export function trackHelp(seen: Seen, track: string): Explanation {
  const { me, view } = seen;
  const order = view.players.toSorted((one, other) => (other.tracks[track] ?? 0) - (one.tracks[track] ?? 0));
  const does = me ? outlook(seen, me, `track:${track}`) : { now: [], lacks: [] };
  return {
    title: say(`track-${track}`),
    what: say(`help-track-${track}`),
    now: [
      ...does.now,
      list(order.map((player) => say("help-at", { seat: player.name, number: player.tracks[track] ?? 0 }))),
    ],
    lacks: does.lacks,
    topic: "chapter:tracks",
  };
}

/** Help on one space of a track. */
export function stepHelp(seen: Seen, track: string, index: number): Explanation {
  const { me, view, printed } = seen;
  const step =
    (track === "development" ? printed.development : (printed.tracks[track] ?? []))[index] ?? ({} as PrintedStep);
  const at = (player: PlayerView): number =>
    track === "development" ? player.development : (player.tracks[track] ?? 0);
  const here = view.players.filter((player) => at(player) === index).map((player) => player.name);
  const now: string[] = [];
  if (here.length > 0) now.push(say("help-here", { seats: list(here), number: here.length }));
  if (me && at(me) < index)
    now.push(
      track === "development"
        ? say("help-steps-away", { number: index - at(me) })
        : say("help-recruits-away", { followers: followers(Array.from({ length: index - at(me) }, () => track)) }),
    );
  if (me && track === "development" && step.status && me.stations.length + me.citizens > 0 && at(me) < index)
    now.push(say("help-status-worth", { number: (step.status - me.status) * (me.stations.length + me.citizens) }));
  return {
    title: say("help-step", { track: say(`track-${track}`), number: index }),
    what: tell(step.words),
    now,
    lacks: step.citizen && !view.citizens.includes(step.citizen) ? [say("help-citizen-taken")] : [],
    topic: track === "development" ? "chapter:development" : "chapter:tracks",
  };
}
