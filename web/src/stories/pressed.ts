// What a press on a thing of this table means, and what brought the thing there. Pieces have names besides those of targets.ts:
// "settler:c4", "fortress:c4", "village:c4", "church:c4", "filled:barter.fish" (on a deed), "green:monk", "coins", "slot" (of the portal).
import type { Named } from "../generated/messages";
import type { Trace } from "../lib/moments";
import { parts } from "../lib/things";
import type { Stories } from "./stories.svelte";

/** The kinds of decision in which an area, a good of the marketplace, one of mine or a space means the move of another name. */
const ON_AREA: Record<string, string> = { withdraw: "withdraw", build: "build", build_free: "build" };
const ON_GOOD = new Set(["sell", "deliver", "feed"]);
const ON_SPACE = new Set(["technology", "unscrew"]);

/** The move that a press means, whether it may be made or not. */
export function meant(table: Stories, name: string): Named | null {
  const view = table.view;
  const asked = view?.decision?.kind ?? "";
  const hand = table.hand;
  const [kind, which] = parts(name);
  switch (kind) {
    case "space":
      if (asked === "plan" && hand === "technology") return { kind: "technology", arguments: { space: which } };
      if (asked === "plan") return hand ? { kind: "place", arguments: { follower: hand, space: which } } : null;
      if (ON_SPACE.has(asked)) return { kind: asked, arguments: { space: which } };
      if (asked === "draw") return { kind: "recall", arguments: { space: which } };
      if (asked === "lodge" || asked === "bathe") return place(table, which);
      return act(table, which.split(".")[0]!);
    case "place":
      return asked === "plan" ? null : act(table, which);
    case "stock":
      if (asked === "plan") return { kind: "supply", arguments: { place: which } };
      return asked === "draw" ? { kind: "take_back_good", arguments: { place: which } } : act(table, which);
    case "area":
      if (asked === "lose") return { kind: "lose", arguments: { post: which } };
      return { kind: ON_AREA[asked] ?? "settle", arguments: { area: which } };
    case "deed":
      return {
        kind: "send",
        arguments: {
          parcel: table.picked?.startsWith("portal:") ? table.picked.slice(7) : (table.me?.portal[0] ?? "farmer"),
          target: which,
        },
      };
    case "market":
      return { kind: asked === "take" ? "take" : "buy", arguments: { good: which } };
    case "hire":
      return { kind: "recruit", arguments: { follower: which } };
    case "tile":
      return { kind: "tile", arguments: { place: which } };
    case "good":
      if (asked === "plan") return { kind: "load", arguments: { parcel: which } };
      return ON_GOOD.has(asked) ? { kind: asked, arguments: { good: which } } : null;
    case "portal":
      return asked === "draw" ? { kind: "take_back", arguments: { parcel: which } } : null;
    case "slot":
      return hand ? { kind: "load", arguments: { parcel: hand } } : null;
    case "fair":
      if (asked === "draw" && which) return { kind: "recall_fair", arguments: { follower: which } };
      return hand ? { kind: "fair", arguments: { follower: hand } } : null;
    default:
      return null;
  }
}

function act(table: Stories, place: string): Named | null {
  return table.targets.has(`place:${place}`) ? null : { kind: "act", arguments: { place } };
}

/** The follower in hand, or the first one drawn, onto a space. */
function place(table: Stories, space: string): Named | null {
  const follower = table.picked?.split(":")[1] ?? Object.keys(table.me?.drawn ?? {})[0];
  return follower ? { kind: "place", arguments: { follower, space } } : null;
}

/** What brings a thing where it is. */
export function traces(name: string, owner: string | null): Trace[] {
  const [kind, which] = parts(name);
  const seat = owner;
  const all = (kinds: string[], values?: Trace["values"]): Trace[] =>
    kinds.map((each) => ({ kind: each, seat, values }));
  switch (kind) {
    case "area":
      return ["settles", "starts_in", "ousts", "builds", "withdraws"].map((each) => ({
        kind: each,
        values: { area: which },
      }));
    case "settler":
      return all(["settles", "starts_in", "ousts"], { area: which });
    case "fortress":
    case "village":
    case "church":
      return [{ kind: "builds", values: { building: kind, area: which } }];
    case "filled": {
      const [target = "", parcel = ""] = which.split(".");
      return [
        { kind: "sends", values: { target, parcel } },
        { kind: "advances", values: { target, parcel } },
      ];
    }
    case "space":
      return all(["plans", "lodges", "installs"], { space: which });
    case "place":
      return all(["gains_tile", "gains_place"], { place: which });
    case "stock":
      return all(["supplies"], { place: which });
    case "fair":
      return all(["plans_fair"], { follower: which });
    case "portal":
      return all(["loads"], { parcel: which });
    case "green":
      return all(["draws"], { follower: which });
    case "good":
      return all(["gains_good", "buys", "gives_good", "sells"], { good: which });
    case "coins":
      return all(["receives", "pays"]);
    case "technology":
      return all(["gains_technology"]);
    case "fame":
      return all(["gains_fame"]);
    case "round":
      return [{ kind: "round_begins", values: { amount: Number(which) } }];
    default:
      return [];
  }
}
