// The round: hour glass, event, phases, census.
import type { Explanation } from "../../lib/help.svelte";
import type { PlayerView, StackView } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { known, say } from "../../lib/words.svelte";
import Vignette from "../art/Vignette.svelte";
import { outlook, type Seen } from "./seen";

function number(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, each) => sum + each, 0);
}

/** What the event of the round does to a player as things stand; null when the message of the event says it all. */
export function strikes(seen: Seen, player: PlayerView): string | null {
  return outlook(seen, player, "event").now[0] ?? null;
}

export function eventHelp(seen: Seen): Explanation {
  const { event } = seen.view;
  const told = seen.me ? outlook(seen, seen.me, "event").now : [];
  return {
    title: say(`event-${event.name}`),
    what: tell(seen.printed.event_words[event.name]?.[event.value]),
    now: [...(event.clock && seen.printed.events.A ? [say("help-event-clock")] : []), ...told],
    topic: seen.printed.events.A ? `rule:newevents.${event.name.replaceAll("_", "-")}` : "chapter:events",
    picture: { drawing: Vignette, kind: "event", name: event.name },
  };
}

/** A tile of the hour glass that is still to come. */
export function comingHelp(stack: StackView): Explanation {
  const tiles = Object.entries(stack.tiles).map(([event, left]) =>
    left > 1 ? `${say(`event-${event}`)} ×${left}` : say(`event-${event}`),
  );
  return {
    title: stack.letter ? say("help-stack", { letter: stack.letter }) : say("help-stack-plain"),
    what: say("help-coming", { number: stack.left }),
    now: tiles.length > 0 ? [say("help-coming-tiles", { events: list(tiles) })] : [],
    topic: "chapter:hourglass",
  };
}

export function pastHelp(round: number): Explanation {
  return { title: say("help-past-round", { round }), topic: "chapter:hourglass" };
}

export function roundHelp(seen: Seen): Explanation {
  const { view } = seen;
  const stacks = view.hour_glass.filter((stack) => stack.letter && stack.left > 0);
  const backs =
    stacks.length > 0
      ? [say("help-backs", { backs: stacks.map((stack) => `${stack.left} × ${stack.letter}`).join(", ") })]
      : [];
  return {
    title: say("round-of", { round: view.round, rounds: view.rounds }),
    what: say("help-round"),
    now: [
      say("help-rounds-left", { number: view.rounds - view.round }),
      ...backs,
      say("help-start-player", { seat: view.start_player }),
    ],
    topic: "chapter:hourglass",
  };
}

/** Who would receive and who would pay in the census as the markers stand. */
export function censusNow(seen: Seen): string {
  const steps = seen.view.players
    .map((player) => ({ name: player.name, at: player.tracks.farmer ?? 0 }))
    .sort((one, other) => other.at - one.at);
  const [first, second] = steps;
  const [last, before] = [steps.at(-1)!, steps.at(-2)!];
  const told: string[] = [];
  if (first && second && first.at > second.at) told.push(say("help-census-first", { seat: first.name }));
  if (steps.length > 2 && last.at < before.at) told.push(say("help-census-pays", { seat: last.name }));
  return told.length > 0 ? told.join(" ") : say("help-census-tie");
}

const CHAPTERS: Record<string, string> = {
  hourglass: "hourglass",
  census: "census",
  followers: "followers",
  planning: "planning",
  actions: "actions",
  event: "events",
  start_player: "hourglass",
};

export function phaseHelp(seen: Seen, phase: string): Explanation {
  const { view, me } = seen;
  const now: string[] = [];
  if (phase === "census") now.push(censusNow(seen));
  if (phase === "followers" && me) now.push(say("help-phase-draws", { number: me.draws, bag: number(me.bag) }));
  if (phase === "event" && me) {
    const told = strikes(seen, me);
    if (told) now.push(told);
  }
  if (phase === "start_player") {
    const at = view.players.findIndex((player) => player.name === view.start_player);
    now.push(say("help-next-start", { seat: view.players[(at + 1) % view.players.length]?.name ?? "" }));
  }
  return {
    title: say(`phase-${phase}`),
    what: known(`help-phase-${phase}`) ? say(`help-phase-${phase}`) : undefined,
    now,
    topic: `chapter:${CHAPTERS[phase] ?? "hourglass"}`,
  };
}
