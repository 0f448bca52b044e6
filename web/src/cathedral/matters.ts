// “What matters now”, in one sentence made from the state of the table: the name of the message and what it is about.
import type { CathedralOrderView, CathedralTableView } from "../generated/messages";

export interface Matter {
  message: string; // or "order", of which the rule itself says what matters
  values: Record<string, string | number>;
}

/** How many of the missing pieces a knapsack has. */
export function holds(knapsack: string[], missing: string[]): number {
  const left = [...knapsack];
  let found = 0;
  for (const item of missing) {
    const at = left.indexOf(item);
    if (at >= 0) {
      left.splice(at, 1);
      found += 1;
    }
  }
  return found;
}

/** The most pressing thing for a player, by the number of the seat. */
export function matters(view: CathedralTableView, seat: number): Matter {
  const me = view.players[seat];
  const free = view.actions
    .filter((action) => action.does !== "bell")
    .flatMap((action) => action.spaces)
    .filter((space) => space.holds === null).length;
  const glass = view.hour_glass;
  const left = view.sections_needed - view.sections;
  if (view.over) return { message: "matters-over", values: {} };
  if (me?.full && view.blueprints_left) return { message: "matters-full", values: {} };
  const shop = view.places.find((place) => place.name === me?.place)?.workshop;
  const delivers = view.decision?.kind === "deliver" ? "-now" : ""; // who is at the Market Place need not be sent there
  if (me && shop && !shop.done && holds(me.knapsack, shop.missing) > 0)
    return { message: `matters-here${delivers}`, values: {} };
  if (me && glass && holds(me.knapsack, glass.missing) > 0)
    return { message: `matters-bring-glass${delivers}`, values: { number: glass.missing.length } };
  if (view.order) return { message: "order", values: {} };
  if (glass && free <= 7) return { message: "matters-glass-soon", values: { number: glass.missing.length, free } };
  if (me?.knapsack.includes("rosette")) return { message: "matters-rosette", values: {} };
  const near = nearest(view, me?.knapsack ?? []);
  if (near) return { message: "matters-workshop", values: { place: near } };
  return { message: "matters-gather", values: { number: left } };
}

/** The place of a workshop that lacks what somebody carries. */
function nearest(view: CathedralTableView, knapsack: string[]): string {
  const lacking = view.places.filter(
    (place): place is typeof place & { workshop: CathedralOrderView } =>
      place.workshop !== null && !place.workshop.done,
  );
  const best = lacking
    .map((place) => ({ name: place.name, number: holds(knapsack, place.workshop.missing) }))
    .sort((one, other) => other.number - one.number)[0];
  return best && best.number >= 2 ? best.name : "";
}

/** How many steps it is from one place to another. */
export function steps(view: CathedralTableView, from: string, to: string): number {
  const far = new Map([[from, 0]]);
  const waiting = [from];
  for (const place of waiting) {
    if (place === to) break;
    for (const route of view.routes.filter((each) => each.between.includes(place))) {
      const next = route.between.find((end) => end !== place)!;
      if (!far.has(next)) {
        far.set(next, far.get(place)! + 1);
        waiting.push(next);
      }
    }
  }
  return far.get(to) ?? 0;
}
