// What a press on a thing of this table means, and what brought the thing there. Pieces have names besides those of targets.ts:
// "settler:c4", "fortress:c4", "village:c4", "church:c4", "filled:barter.fish" (on a deed), "green:monk", "coins", "slot" (of the portal).
import type { Wanted } from "../lib/live.svelte";
import type { Trace } from "../lib/moments";
import { parts } from "../lib/things";
import type { Stories } from "./stories.svelte";

/** The kinds of decision in which an area, a good of the marketplace, one of mine or a space means the move of another name. */
const ON_AREA: Record<string, string> = { withdraw: "withdraw", build: "build", build_free: "build" };
const ON_GOOD = new Set(["sell", "deliver", "feed"]);
const ON_SPACE = new Set(["technology", "unscrew"]);

/** The move that a press means, whether it may be made or not. */
export function meant(table: Stories, name: string): Wanted | null {
  const view = table.view;
  const asked = view?.decision?.kind ?? "";
  const hand = table.hand;
  const [kind, which] = parts(name);
  switch (kind) {
    case "space":
      if (asked === "plan" && hand === "technology") return { move: "technology", args: { space: which } };
      if (asked === "plan") return hand ? { move: "place", args: { follower: hand, space: which } } : null;
      if (ON_SPACE.has(asked)) return { move: asked, args: { space: which } };
      if (asked === "draw") return { move: "recall", args: { space: which } };
      if (asked === "lodge" || asked === "bathe") return place(table, which);
      return act(table, which.split(".")[0]!);
    case "place":
      return asked === "plan" ? null : act(table, which);
    case "stock":
      if (asked === "plan") return { move: "supply", args: { place: which } };
      return asked === "draw" ? { move: "take_back_good", args: { place: which } } : act(table, which);
    case "area":
      if (asked === "lose") return { move: "lose", args: { post: which } };
      return { move: ON_AREA[asked] ?? "settle", args: { area: which } };
    case "deed":
      return { move: "send", args: { parcel: table.picked?.startsWith("portal:") ? table.picked.slice(7) : (table.me?.portal[0] ?? "farmer"), target: which } };
    case "market":
      return { move: asked === "take" ? "take" : "buy", args: { good: which } };
    case "hire":
      return { move: "recruit", args: { follower: which } };
    case "tile":
      return { move: "tile", args: { place: which } };
    case "good":
      if (asked === "plan") return { move: "load", args: { parcel: which } };
      return ON_GOOD.has(asked) ? { move: asked, args: { good: which } } : null;
    case "portal":
      return asked === "draw" ? { move: "take_back", args: { parcel: which } } : null;
    case "slot":
      return hand ? { move: "load", args: { parcel: hand } } : null;
    case "fair":
      if (asked === "draw" && which) return { move: "recall_fair", args: { follower: which } };
      return hand ? { move: "fair", args: { follower: hand } } : null;
    default:
      return null;
  }
}

function act(table: Stories, place: string): Wanted | null {
  return table.targets.has(`place:${place}`) ? null : { move: "act", args: { place } };
}

/** The follower in hand, or the first one drawn, onto a space. */
function place(table: Stories, space: string): Wanted | null {
  const follower = table.picked?.split(":")[1] ?? Object.keys(table.me?.drawn ?? {})[0];
  return follower ? { move: "place", args: { follower, space } } : null;
}

/** What brings a thing where it is. */
export function traces(name: string, owner: string | null): Trace[] {
  const [kind, which] = parts(name);
  const seat = owner;
  const all = (kinds: string[], values?: Trace["values"]): Trace[] => kinds.map((each) => ({ kind: each, seat, values }));
  switch (kind) {
    case "area":
      return ["settles", "starts_in", "ousts", "builds", "withdraws"].map((each) => ({ kind: each, values: { area: which } }));
    case "settler":
      return all(["settles", "starts_in", "ousts"], { area: which });
    case "fortress":
    case "village":
    case "church":
      return [{ kind: "builds", values: { building: kind, area: which } }];
    case "filled": {
      const [target = "", parcel = ""] = which.split(".");
      return [{ kind: "sends", values: { target, parcel } }, { kind: "advances", values: { target, parcel } }];
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
