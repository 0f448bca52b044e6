// What the things of this table say about themselves when they are asked: what they are, and what they would do now for the viewing player.
import type { Explanation } from "../lib/help.svelte";
import type {
  CathedralActionView,
  CathedralOrderView,
  CathedralPlayerView,
  CathedralRouteView,
  CathedralSpaceView,
  CathedralTableView,
} from "../generated/messages";
import { tell } from "../lib/sentences";
import { say } from "../lib/words.svelte";
import type { Cathedral } from "./cathedral.svelte";
import { holds, steps } from "./matters";

function names(kind: string, list: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const each of list) numbers.set(each, (numbers.get(each) ?? 0) + 1);
  return [...numbers]
    .map(([name, number]) =>
      number > 1 ? say("times", { number, thing: say(`${kind}-${name}`) }) : say(`${kind}-${name}`),
    )
    .join(", ");
}

function counted(kind: string, numbers: Record<string, number>): string {
  return Object.entries(numbers)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => say("times", { number, thing: say(`${kind}-${name}`) }))
    .join(", ");
}

function less(all: Record<string, number>, seen: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(all).map(([name, number]) => [name, number - (seen[name] ?? 0)]));
}

function me(table: Cathedral, view: CathedralTableView): CathedralPlayerView | null {
  return table.seatNumber === null ? null : (view.players[table.seatNumber] ?? null);
}

/** The free spaces of the town, the Bell Tower apart. */
export function freeSpaces(view: CathedralTableView): number {
  return view.actions
    .filter((action) => action.does !== "bell")
    .flatMap((action) => action.spaces)
    .filter((space) => space.holds === null).length;
}

function fits(space: CathedralSpaceView, follower: string): boolean {
  return follower === "monk" || space.takes.includes("any") || space.takes.includes(follower);
}

// ---- the town

export function bag(view: CathedralTableView, name: string): Explanation {
  const is = view.bags[name];
  const now = [say("help-bag-left", { number: is?.left ?? 0 })];
  if (is?.holds) {
    const free = view.actions
      .filter((action) => action.does !== "bell")
      .flatMap((action) => action.spaces)
      .filter((space) => space.holds === null);
    for (const [kind, number] of Object.entries(is.holds)) {
      const actions = view.actions.filter(
        (action) => action.does !== "bell" && action.spaces.some((space) => space.holds === null && fits(space, kind)),
      );
      now.push(
        say("help-bag-kind", {
          follower: say(`follower-${kind}`),
          number,
          all: is.left,
          actions:
            [...new Set(actions.map((action) => say(`does-here-${action.does}`)))].join(", ") || say("does-here-bell"),
        }),
      );
    }
    const stuck = Object.entries(is.holds)
      .filter(([kind]) => !free.some((space) => fits(space, kind)))
      .reduce((sum, [, number]) => sum + number, 0);
    if (stuck > 0) now.push(say("help-bag-bell", { number: stuck, all: is.left }));
  }
  return {
    title: say(`bag-${name}`),
    what: say(is?.holds ? "help-bag-open" : "help-bag-closed"),
    now,
    lacks: is?.left ? [] : [say("help-other-bag")],
    topic: is?.holds ? "rule:general.memory-aid" : "rule:setup.bags",
  };
}

/** What an action would do now, for me or for who is on turn: the rule says it. */
function doing(table: Cathedral, view: CathedralTableView, action: CathedralActionView): string[] {
  return table.outlook(view, table.seat ?? view.turn, `action:${action.name}`).now;
}

export function action(table: Cathedral, view: CathedralTableView, is: CathedralActionView): Explanation {
  const free = is.spaces.filter((space) => space.holds === null).length;
  return {
    title: say(`action-${is.name}`),
    what: tell(table.printed?.actions[is.name]?.words),
    now: doing(table, view, is),
    lacks: free ? is.idle.map(tell) : [say("help-all-taken")],
    topic: `chapter:${is.does}`,
  };
}

export function space(
  table: Cathedral,
  view: CathedralTableView,
  of: CathedralActionView,
  is: CathedralSpaceView,
): Explanation {
  const takes = is.takes.map((kind) => say(`sort-${kind}`)).join(" / ");
  if (is.holds)
    return {
      title: say(`action-${of.name}`),
      what: say("help-space-taken", { follower: say(`follower-${is.holds}`) }),
      topic: "rule:turn.occupied",
    };
  const wrong =
    view.drawn && !fits(is, view.drawn) ? [say("help-space-wrong", { follower: say(`follower-${view.drawn}`) })] : [];
  return {
    title: say(`action-${of.name}`),
    what: say("help-space-takes", { takes, any: String(is.takes.includes("any") || is.takes.includes("monk")) }),
    now: doing(table, view, of),
    lacks: [...wrong, ...of.idle.map(tell)],
    topic: `chapter:${of.does}`,
  };
}

// ---- the map

export function route(table: Cathedral, view: CathedralTableView, is: CathedralRouteView): Explanation {
  const mine = me(table, view);
  const ends = is.between.map((place) => say(`place-${place}`));
  const near = mine !== null && is.between.includes(mine.place);
  const goal = is.between.find((place) => place !== mine?.place) ?? is.between[0];
  return {
    title: ends.join(" – "),
    what: say(`help-route-${is.kind}`),
    now: [
      is.item ? say("help-route-item", { item: say(`item-${is.item}`) }) : say("help-route-empty"),
      ...(near ? [say("help-route-near", { place: say(`place-${goal}`) })] : []),
    ],
    lacks: mine && !near ? [say("help-route-far", { place: say(`place-${mine.place}`) })] : [],
    topic: is.kind === "river" ? "chapter:boat" : "chapter:cart",
  };
}

function wants(table: Cathedral, view: CathedralTableView, order: CathedralOrderView): string[] {
  const mine = me(table, view);
  const lines = [
    say("help-order-lacks", { goods: names("item", order.missing) }),
    say("help-order-gives", { rewards: names("reward", order.reward) }),
  ];
  const number = mine ? holds(mine.knapsack, order.missing) : 0;
  if (number) lines.push(say("help-order-carried", { number }));
  const others = view.players.filter(
    (player) => player.name !== mine?.name && holds(player.knapsack, order.missing) > 0,
  );
  for (const other of others)
    lines.push(say("help-order-other", { seat: other.name, number: holds(other.knapsack, order.missing) }));
  return lines;
}

export function workshop(
  table: Cathedral,
  view: CathedralTableView,
  place: string,
  order: CathedralOrderView,
): Explanation {
  const mine = me(table, view);
  const title = say("help-workshop", { place: say(`place-${place}`) });
  if (order.done) return { title, what: say("help-workshop-done"), topic: "chapter:workshops" };
  const far = mine ? steps(view, mine.place, place) : 0;
  return {
    title,
    what: say("help-workshop-what"),
    now: wants(table, view, order),
    lacks: far ? [say("help-workshop-far", { number: far })] : [],
    topic: "chapter:workshops",
  };
}

export function hourGlass(table: Cathedral, view: CathedralTableView): Explanation {
  if (!view.hour_glass)
    return {
      title: say("thing-hour_glass"),
      what: say("help-glass-done", { left: view.hour_glasses_left }),
      topic: "chapter:hourglass",
    };
  return {
    title: say("thing-hour_glass"),
    what: say("help-glass-what"),
    now: [...wants(table, view, view.hour_glass), say("help-glass-free", { free: freeSpaces(view) })],
    topic: "chapter:hourglass",
  };
}

export function openOrder(table: Cathedral, view: CathedralTableView): Explanation {
  const is = view.order;
  if (!is) return { title: say("open-order"), what: say("help-no-order"), topic: "chapter:festival" };
  return {
    title: say("open-order"),
    what: tell(table.printed?.events[is.name]?.words),
    now: [say("help-order-reward"), ...table.outlook(view, table.seat ?? view.turn, "order").now],
    topic: "chapter:orders",
  };
}

export function place(table: Cathedral, view: CathedralTableView, name: string): Explanation {
  const is = view.places.find((each) => each.name === name);
  const mine = me(table, view);
  const far = mine ? steps(view, mine.place, name) : 0;
  const now = is?.builders.length ? [say("help-place-builders", { seats: is.builders.join(", ") })] : [];
  if (view.order?.place === name) now.push(say("help-place-order"));
  if (far) now.push(say("help-place-steps", { number: far }));
  return {
    title: say(`place-${name}`),
    what: is?.workshop && !is.workshop.done ? say("help-place-workshop") : say("help-place-what"),
    now,
    topic: "chapter:cart",
  };
}

// ---- what is beside the board

export function knapsack(view: CathedralTableView, player: CathedralPlayerView): Explanation {
  const now = [
    player.knapsack.length
      ? say("help-knapsack-holds", { goods: names("item", player.knapsack) })
      : say("help-knapsack-none"),
  ];
  if (player.full) now.push(say(view.blueprints_left ? "help-knapsack-rest" : "help-knapsack-empties"));
  const glass = view.hour_glass ? holds(player.knapsack, view.hour_glass.missing) : 0;
  if (glass) now.push(say("help-knapsack-glass", { number: glass }));
  for (const place of view.places) {
    const number = place.workshop && !place.workshop.done ? holds(player.knapsack, place.workshop.missing) : 0;
    if (number) now.push(say("help-knapsack-shop", { number, place: say(`place-${place.name}`) }));
  }
  return {
    title: say("knapsack-short", { seat: player.name }),
    what: say("help-knapsack-what", { number: view.knapsack }),
    now,
    lacks: player.full ? [] : [say("help-knapsack-room", { number: view.knapsack - player.knapsack.length })],
    topic: "chapter:knapsack",
  };
}

export function pile(
  table: Cathedral,
  view: CathedralTableView,
  name: "blueprints" | "events" | "rosettes" | "monks" | "goods",
): Explanation {
  const title = say(`pile-${name}`);
  if (name === "goods") {
    const bag = view.bags.black;
    return {
      title,
      what: say("help-pile-goods"),
      now: [
        say("help-pile-left", { number: bag?.left ?? 0 }),
        ...(bag?.holds ? [counted("item", bag.holds)] : []),
      ].filter(Boolean),
      topic: "rule:round.goods",
    };
  }
  if (name === "blueprints") {
    const left = less(table.printed?.blueprints ?? {}, view.blueprints_seen);
    return {
      title,
      what: say("help-pile-blueprints"),
      now: view.blueprints_left ? [say("help-pile-still", { things: counted("reward", left) })] : [],
      lacks: view.blueprints_left ? [] : [say("idle-blueprints")],
      topic: "rule:rewards.blueprint",
    };
  }
  if (name === "events") {
    const festival = view.actions.find((each) => each.does === "festival");
    return {
      title,
      what: say("help-pile-events"),
      ...(festival ? { now: doing(table, view, festival), lacks: festival.idle.map(tell) } : {}),
      topic: "chapter:festival",
    };
  }
  return {
    title,
    what: say(`help-pile-${name}`),
    now: [say("help-pile-left", { number: name === "monks" ? view.monks : view.rosettes })],
    topic: name === "monks" ? "rule:rewards.monk" : "rule:rewards.rosette",
  };
}

export function cathedral(view: CathedralTableView): Explanation {
  const next = view.sections + 1;
  return {
    title: say("cathedral"),
    what: say("cathedral-built", { number: view.sections, needed: view.sections_needed }),
    now:
      next <= view.sections_needed
        ? [say("help-next-section", { section: say(`section-${next}`) }), say("help-sections-come")]
        : [],
    topic: "rule:rewards.section",
  };
}

export function rounds(view: CathedralTableView): Explanation {
  return {
    title: say("round-of", { round: view.round, rounds: view.rounds }),
    what: say("help-rounds", { rounds: view.rounds }),
    now: [say("help-glass-free", { free: freeSpaces(view) })],
    topic: "chapter:round",
  };
}
