// What is Orléans' own about planning: followers come from the market ("market:own_farmer") or the tower ("stored:monk").
import type { PlayerView, TableView } from "../generated/messages";
import type { Plans } from "../lib/sketch.svelte";
import { parts } from "../lib/things";

export interface Planner {
  view: TableView;
  me: PlayerView;
}

function sources({ view, me }: Planner) {
  return { market: { has: me.market, fits: view.fits }, stored: { has: me.stored, fits: view.fits_stored } };
}

/** The pile that a thing is of, and the follower. */
function found(seen: Planner, thing: string) {
  const [from, follower] = parts(thing);
  return { follower, ...sources(seen)[from === "stored" ? "stored" : "market"] };
}

export const PLANS: Plans<Planner> = {
  places: ({ me }) => me.places,
  left(seen, thing, strokes) {
    const { has, follower } = found(seen, thing);
    return (has[follower] ?? 0) - strokes.filter((stroke) => stroke.thing === thing).length;
  },
  fits(seen, { thing, at }) {
    const { fits, follower } = found(seen, thing);
    return fits[follower]?.includes(parts(at)[1]) ?? false;
  },
  move({ thing, at }) {
    const [from, follower] = parts(thing);
    return { kind: from === "stored" ? "place_stored" : "place", arguments: { follower, space: parts(at)[1] } };
  },
  stroke({ kind, arguments: { follower, space } }) {
    return follower && space
      ? { thing: `${kind === "place_stored" ? "stored" : "market"}:${follower}`, at: `space:${space}` }
      : null;
  },
  followers: (seen) =>
    Object.entries(sources(seen)).flatMap(([from, { has }]) =>
      Object.keys(has).map((follower) => `${from}:${follower}`),
    ),
  /** The player's own before neutral ones. */
  rank(thing, wants) {
    const follower = parts(thing)[1];
    const kind = follower.replace("own_", "");
    if (kind === wants) return follower.startsWith("own_") ? 0 : 1;
    return kind === "monk" ? 3 : 2;
  },
};
