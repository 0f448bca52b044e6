// Places and their spaces: what the action would do now, who is missing, who may stand in.
import { profession } from "../../lib/colours";
import type { Explanation } from "../../lib/help.svelte";
import type { PlaceView, PlayerView, SpaceView } from "../../generated/messages";
import { list, percent } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import Vignette from "../art/Vignette.svelte";
import type { Table } from "../table.svelte";
import { recallable } from "../targets";
import {
  effectOf,
  fitsSpace,
  followers,
  gaps,
  holds,
  outlook,
  sketchedOn,
  standIns,
  unfillable,
  waiting,
  type Seen,
} from "./seen";

/** Who is missing on a place, and who may stand in: "needs a boatman and a trader; a monk will do". */
export function missing(seen: Seen, player: PlayerView, place: PlaceView): string[] {
  const empty = gaps(seen, player, place);
  const sends = effectOf(seen, place.name)?.sends === true;
  const partial = sends && empty.length < place.spaces.length;
  if (empty.length === 0 || partial) return [];
  const wants = empty.map((space) => space.wants);
  if (wants.every((kind) => kind === "any"))
    return [
      sends ? say("help-needs-neutral", { number: wants.length }) : say("help-needs-any", { number: wants.length }),
    ];
  const others = [...new Set(wants.flatMap((kind) => standIns(seen, player, kind)))].filter(
    (kind) => !wants.includes(kind),
  );
  const needs = say("help-needs", { followers: followers(wants) });
  return [
    others.length > 0
      ? say("help-needs-or", {
          needs,
          others: list(
            others.map((kind) => say(`follower-${kind}.one`)),
            "or",
          ),
          number: others.length,
        })
      : needs,
  ];
}

/** Whether those who wait on the market could complete a place. */
function fromMarket(seen: Seen, player: PlayerView, place: PlaceView): string | null {
  if (gaps(seen, player, place).length === 0 || waiting(seen, player).length === 0) return null;
  const lacking = unfillable(seen, player, place);
  if (lacking.length === 0) return say("help-market-can");
  if (lacking.length === gaps(seen, player, place).length) return null;
  return say("help-market-lacks", { followers: followers(lacking) });
}

/** Help on a place of a player's board, or on a place tile. */
export function placeHelp(table: Table, seen: Seen, player: PlayerView, place: PlaceView): Explanation {
  const effect = effectOf(seen, place.name);
  const does = outlook(seen, player, `place:${place.name}`);
  const now = [...does.now];
  const full = gaps(seen, player, place).length === 0 && place.spaces.length > 0;
  if (full && does.now.length > 0 && player === seen.me)
    now.push(seen.sketch && !place.activated ? say("help-place-sketched") : say("help-place-ready"));
  const market = player === seen.me ? fromMarket(seen, player, place) : null;
  if (market && seen.sketch) now.push(market);
  const chance = player === seen.me ? table.odds?.places[place.name] : undefined;
  if (!full && chance) now.push(say("help-odds", { chance: percent(chance) }));
  return {
    title:
      place.category === "board"
        ? say(`place-${place.name}`)
        : say("help-tile-title", { place: say(`place-${place.name}`), category: place.category }),
    what: tell(effect?.words),
    now,
    lacks: [...missing(seen, player, place), ...does.lacks],
    topic: `place:${place.name}`,
    picture: { drawing: Vignette, kind: "place", name: place.name },
  };
}

/** Help on a place tile that nobody has yet. */
export function tileHelp(seen: Seen, name: string): Explanation {
  const tile = seen.printed.places[name];
  const place: PlaceView = {
    name,
    category: tile?.category ?? "I",
    activated: false,
    spaces: (tile?.spaces ?? []).map((wants, index) => ({ name: `${name}.${index}`, wants, holds: null })),
  };
  const does = seen.me ? outlook(seen, seen.me, `place:${name}`) : { now: [], lacks: [] };
  return {
    title: say("help-tile-title", { place: say(`place-${name}`), category: place.category }),
    what: tell(tile?.effect.words),
    now: does.now,
    lacks: [...(seen.me ? missing(seen, seen.me, place) : []), ...does.lacks],
    note: tile && !tile.certain ? say("uncertain-place") : undefined,
    topic: `place:${name}`,
    picture: { drawing: Vignette, kind: "place", name },
  };
}

/** Help on an action space. */
export function spaceHelp(seen: Seen, player: PlayerView, place: string, space: SpaceView): Explanation {
  const held = holds(seen, player, space);
  const others = standIns(seen, player, space.wants);
  const sends = effectOf(seen, place)?.sends === true;
  const takes =
    space.wants === "any"
      ? sends
        ? say("help-space-neutral")
        : say("help-space-any")
      : others.length > 0
        ? say("help-space-or", {
            one: say(`follower-${space.wants}.one`),
            others: list(
              others.map((kind) => say(`follower-${kind}.one`)),
              "or",
            ),
          })
        : say("help-space", { one: say(`follower-${space.wants}.one`) });
  const now: string[] = [];
  const lacks: string[] = [];
  if (held === "technology") now.push(say("help-space-technology"));
  else if (held)
    now.push(
      say(player === seen.me && sketchedOn(seen, space.name) ? "help-space-sketched" : "help-space-holds", {
        follower: say(`follower-${held}`),
      }),
    );
  if (player === seen.me && recallable(seen.view.decision).has(`space:${space.name}`))
    now.push(say("help-space-recall"));
  else if (!held && player === seen.me) {
    const able = [
      ...new Set(waiting(seen, player).filter((follower) => fitsSpace(seen, player, follower, place, space.wants))),
    ];
    if (able.length > 0)
      now.push(
        say("help-space-able", {
          followers: list(
            able.map((follower) => say(`follower-${follower}`)),
            "or",
          ),
        }),
      );
    else lacks.push(say("help-space-nobody"));
  }
  return {
    title: say("help-space-title", { place: say(`place-${place}`), space: say(`follower-${space.wants}.space`) }),
    what: takes,
    now,
    lacks,
    topic: `place:${place}`,
  };
}

/** Help on a follower of the market: where it fits now, and what it would complete. */
export function followerHelp(table: Table, seen: Seen, player: PlayerView, follower: string): Explanation {
  const { kind, own } = profession(follower);
  const now: string[] = [];
  const lacks: string[] = [];
  const open = player.places.filter((place) =>
    gaps(seen, player, place).some((space) => fitsSpace(seen, player, follower, place.name, space.wants)),
  );
  const completes = open.filter((place) => gaps(seen, player, place).length === 1);
  if (completes.length > 0)
    now.push(
      say("help-completes", {
        places: list(
          completes.map((place) => say(`place-${place.name}`)),
          "or",
        ),
      }),
    );
  const rest = open.filter((place) => !completes.includes(place));
  if (rest.length > 0)
    now.push(
      say("help-fits", {
        places: list(
          rest.map((place) => say(`place-${place.name}`)),
          "or",
        ),
      }),
    );
  if (open.length === 0) lacks.push(say("help-fits-nowhere"));
  const deeds = own
    ? []
    : seen.view.deeds.filter((deed) => !deed.closed && ((deed.free[kind] ?? 0) > 0 || (deed.free.any ?? 0) > 0));
  if (deeds.length > 0) now.push(say("help-fits-deeds", { number: deeds.length }));
  if (table.planning && player === seen.me) now.push(say("help-pick"));
  return {
    title: say(`follower-${follower}`),
    what: own ? say("help-own") : say(`help-follower-${kind}`),
    now,
    lacks,
    topic: "chapter:planning",
  };
}
