// What a press on a thing of this table means, and what brought the thing there. Pieces have names besides those of targets.ts:
// "builder", "item:wood" (in a knapsack), "section", "blueprints", "order".
import type { Named } from "../generated/messages";
import type { Trace } from "../lib/moments";
import { parts } from "../lib/things";
import type { Cathedral } from "./cathedral.svelte";

/** The move that a press means, whether it may be made or not. */
export function meant(table: Cathedral, name: string): Named | null {
  const view = table.view;
  const asked = view?.decision?.kind ?? "";
  const [kind, which] = parts(name);
  switch (kind) {
    case "bag":
      return { kind: asked === "send" ? "send" : "draw", arguments: { bag: which } };
    case "space":
      return { kind: "place", arguments: { space: which } };
    case "route":
      return { kind: "move", arguments: { route: which } };
    case "place": {
      const here = table.me?.place ?? "";
      if (here === which) return deliver(table, "workshop");
      const there = view?.routes.filter((route) => route.between.includes(which)) ?? [];
      const route = there.find((each) => each.between.includes(here)) ?? there[0];
      return route ? { kind: "move", arguments: { route: route.name } } : null;
    }
    case "knapsack":
      return asked === "give" ? { kind: "give", arguments: { player: which } } : deliver(table, which);
    case "hour_glass":
      return deliver(table, "hour_glass");
    case "item":
      return { kind: "deliver", arguments: { item: which, target: "workshop" } };
    default:
      return null;
  }
}

/** The piece in hand, or the first one carried, to somebody or something. */
function deliver(table: Cathedral, target: string): Named {
  return {
    kind: "deliver",
    arguments: { item: table.picked?.split(":")[1] ?? table.me?.knapsack[0] ?? "wood", target },
  };
}

/** What brings a thing where it is. */
export function traces(name: string, owner: string | null): Trace[] {
  const [kind, which] = parts(name);
  const seat = owner;
  switch (kind) {
    case "space":
      return [{ kind: "places", values: { space: which } }];
    case "builder":
      return [{ kind: "moves", seat }];
    case "item":
      return [
        { kind: "takes", seat, values: { item: which } },
        { kind: "swaps", seat, values: { item_2: which } },
        { kind: "starts_with", seat, values: { item: which } },
      ];
    case "section":
    case "cathedral":
      return [{ kind: "builds" }];
    case "blueprints":
      return [{ kind: "blueprint" }];
    case "hour_glass":
      return [{ kind: "completes_hour_glass" }, { kind: "round_begins" }];
    case "order":
      return [{ kind: "order" }, { kind: "order_replaced" }, { kind: "fulfils_order" }];
    case "place":
      return [{ kind: "completes_workshop", values: { place: which } }];
    case "round":
      return [{ kind: "round_begins", values: { amount: Number(which) } }];
    default:
      return [];
  }
}
