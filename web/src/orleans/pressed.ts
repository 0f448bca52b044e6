// What a press on a thing of this table means, and what brought the thing there. The things that can be chosen are named in lib/targets;
// besides them there are pieces: "station:tours", "merchant", "cube:farmer", "sent:astronomy.farmer", "citizen:knights", "coins", "good:wine".
import type { Named, TableView } from "../generated/messages";
import type { Trace } from "../lib/moments";
import { parts } from "../lib/things";
import type { Table } from "./table.svelte";

/** The move that a press means: on a place for pieces always, on a piece only where such pieces are asked for. */
export function meant(table: Table, name: string): Named | null {
  const view = table.view;
  if (!view) return null;
  const asked = view.decision?.kind ?? "";
  const [kind, what] = parts(name);
  switch (kind) {
    case "space":
      return onSpace(table, view, asked, what);
    case "place":
      if (asked === "plan")
        return inHand(table, table.me?.places.find((place) => place.name === what)?.spaces[0]?.name ?? "");
      return asked === "forfeit"
        ? { kind: "forfeit_tile", arguments: { place: what } }
        : { kind: "act", arguments: { place: what } };
    case "connection":
      return travel(what, "nothing");
    case "cargo": {
      const [connection = "", good = ""] = what.split("/");
      return travel(connection, good);
    }
    case "town":
      return toTown(table, view, what);
    case "deed":
      return send(table, view, what);
    case "sent":
      return asked === "send" ? send(table, view, what.split(".")[0]!) : null;
    case "market":
      return asked === "store"
        ? { kind: "store", arguments: { follower: what } }
        : { kind: "place", arguments: { follower: what, space: anySpace(table) } };
    case "track":
      return { kind: "recruit", arguments: { follower: what } };
    case "order":
      return { kind: "fulfil", arguments: { order: what } };
    case "tile":
      return { kind: asked === "exclude" ? "exclude" : "expand", arguments: { place: what } };
    case "good":
      return asked === "feed"
        ? { kind: "feed", arguments: { food: what } }
        : asked === "forfeit"
          ? { kind: "forfeit_good", arguments: { good: what } }
          : null;
    case "coins":
      return asked === "feed" ? { kind: "feed", arguments: { food: "coins" } } : null;
    case "station":
      return asked === "forfeit" ? { kind: "forfeit_station", arguments: { station: what } } : null;
    case "gears":
      return { kind: "technology", arguments: { space: anySpace(table) } };
    default:
      return null;
  }
}

/** What brings a thing where it is. */
export function traces(name: string, owner: string | null): Trace[] {
  const [kind, what] = parts(name);
  const seat = owner;
  const all = (kinds: string[], values?: Trace["values"]): Trace[] =>
    kinds.map((each) => ({ kind: each, seat, values }));
  switch (kind) {
    case "station":
      return all(["builds_station"], { town: what });
    case "stations":
      return all(["builds_station", "forfeits_station"]);
    case "merchant":
      return [...all(["travels"]), ...(seat ? [{ kind: "kidnaps", values: { player: seat } }] : [])];
    case "cube":
      if (what === "development")
        return [...all(["develops", "forfeits_development"]), ...all(["advances"], { track: what })];
      return [...all(["recruits"], { follower: what }), ...all(["trains", "advances"], { track: what })];
    case "sent": {
      const [deed = "", follower = ""] = what.split(".");
      return [{ kind: "sends", values: follower ? { deed, follower } : { deed } }];
    }
    case "completed":
      return [{ kind: "completes_deed", values: { deed: what } }];
    case "citizen":
      return [{ kind: "wins_citizen", values: { citizen: what } }];
    case "citizens":
      return all(["wins_citizen", "completes_deed", "gains_citizen"]);
    case "place":
      return all(["gains_tile"], { place: what });
    case "space":
      return all(["plans", "installs", "bath_places", "settles"], { space: what });
    case "market":
      return all(["draws"], { follower: what });
    case "gears":
      return all(["gains_technology", "takes_technology"]);
    case "good":
      return all(["gains_good", "loads", "takes_good", "forfeits_good"], { good: what });
    case "coins":
      return all(["receives", "pays"]);
    case "status":
      return all(["develops"]);
    case "order":
      return [{ kind: "order_opens", values: { order: what } }];
    case "round":
      return [{ kind: "round_begins", values: { amount: Number(what) } }];
    default:
      return [];
  }
}

function onSpace(table: Table, view: TableView, asked: string, space: string): Named | null {
  if (asked === "plan") return inHand(table, space) ?? recall(table, space);
  if (asked === "technology") return { kind: "technology", arguments: { space } };
  if (asked === "draw" || asked === "store") return { kind: "recall", arguments: { space } };
  if (asked === "forfeit") return { kind: "forfeit_technology", arguments: { gear: space } };
  if (asked === "bathe" || asked === "settle") {
    const follower = table.picked?.split(":")[1] ?? Object.keys(table.me?.drawn ?? {})[0];
    return follower ? { kind: "place", arguments: { follower, space } } : null;
  }
  const place = space.split(".")[0]!;
  // Who stands at a place that can be used now is no obstacle.
  return table.targets.has(`place:${place}`) || view.over ? null : { kind: "act", arguments: { place } };
}

/** Back from a space, if somebody stands there. */
function recall(table: Table, space: string): Named | null {
  const spaces = table.me?.places.flatMap((place) => place.spaces) ?? [];
  const holds = spaces.find((each) => each.name === space)?.holds ?? null;
  return holds === null || holds === "technology" ? null : { kind: "recall", arguments: { space } };
}

/** The follower in hand onto a space. */
function inHand(table: Table, space: string): Named | null {
  const [from, follower] = parts(table.hand ?? "");
  return follower && space
    ? { kind: from === "stored" ? "place_stored" : "place", arguments: { follower, space } }
    : null;
}

function travel(connection: string, cargo: string): Named {
  return { kind: "travel", arguments: { connection, cargo } };
}

/** By the way from my merchant to the town; where there is none, by any way that leads there. */
function toTown(table: Table, view: TableView, town: string): Named | null {
  const here = table.me?.town;
  if (!here || here === town) return null;
  const there = view.connections.filter((way) => way.between.includes(town));
  const way = there.find((each) => each.between.includes(here)) ?? there[0];
  return way ? travel(way.name, "nothing") : null;
}

/** Who is in hand, else who stands in the Town Hall, else who is wanted there. */
function send(table: Table, view: TableView, deed: string): Named {
  const picked = table.picked?.startsWith("sent:") ? table.picked.slice(5) : undefined;
  const standing = table.me?.places
    .find((place) => place.name === "town_hall")
    ?.spaces.find((space) => space.holds !== null && space.holds !== "technology")?.holds;
  const wanted = Object.keys(view.deeds.find((each) => each.name === deed)?.spaces ?? {}).find(
    (each) => each !== "any",
  );
  return { kind: "send", arguments: { follower: picked ?? standing ?? wanted ?? "farmer", deed } };
}

/** A space for a move that is refused before it comes to spaces. */
function anySpace(table: Table): string {
  return table.me?.places.flatMap((place) => place.spaces)[0]?.name ?? "";
}
