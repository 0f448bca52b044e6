// The table of Orléans: what a live table has, and the sketch of a plan.
import { Live, type Wanted } from "../lib/live.svelte";
import type { Trace } from "../lib/moments";
import type { Move, Printed, TableView, Welcome } from "../lib/messages";
import { Sketch, type Placement } from "../lib/sketch.svelte";
import { usesModules } from "./modules/asks";
import type { Explanation } from "../lib/help.svelte";
import { addWords } from "../lib/words.svelte";
import { Lazy } from "../lib/lazy.svelte";
import type { Seen } from "./explain/seen";
import { pickable, targetsOf, thingOf, type Targets } from "../lib/targets";
import { meant, traces } from "./pressed";

type Explain = typeof import("./explain");

export class Table extends Live<TableView, Printed> {
  readonly helper = "bot:greedy";
  sketch = new Sketch();
  /** The place that I mean to use at my next turn. */
  private next = $state<string | null>(null);
  /** What draws Trade & Intrigue, where it is played with. */
  modules = $state.raw<typeof import("./modules") | null>(null);
  private readonly explainer = new Lazy<Explain>(async () => (await Promise.all([import("./explain"), addWords("orleans-help")]))[0]);

  get targets(): Targets {
    return this.planning || this.waiting || this.shown !== null ? new Map() : targetsOf(this.view?.decision ?? null, this.picked);
  }

  get pickable(): Set<string> {
    return this.planning || this.shown !== null ? new Set() : pickable(this.view?.decision ?? null);
  }

  /** What a thing says about itself, once the explanations are loaded: nobody waits for them who does not ask. */
  tell(view: TableView, describe: (to: Explain, seen: Seen) => Explanation | null): Explanation | null {
    const to = this.explainer.now;
    const seen = to && this.printed ? { view, printed: this.printed, me: view.players.find((player) => player.name === this.seat) ?? null, sketch: view === this.view && this.planning ? this.sketch : null } : null;
    return to && seen ? describe(to, seen) : null;
  }

  get planning(): boolean {
    return this.view?.decision?.kind === "plan";
  }

  /** The activated place that I have marked for my next turn, while others act. */
  get marked(): string | null {
    return this.next !== null && this.usable(this.next) ? this.next : null;
  }

  /** Can a place be marked for my next turn: do others act while it waits for me? */
  mayMark(place: string): boolean {
    return this.shown === null && !this.view?.decision && this.me?.passed === false && this.usable(place);
  }

  mark(place: string): void {
    this.next = this.next === place ? null : place;
  }

  private usable(place: string): boolean {
    return this.view?.phase === "actions" && this.me?.places.some((each) => each.name === place && each.activated) === true;
  }

  /** What the keys 1 to 9 pick while planning. */
  get numbered(): string[] {
    return Object.entries(this.me && this.planning ? this.sketch.left(this.me) : {}).flatMap(([follower, number]) => Array.from({ length: number }, () => `market:${follower}`));
  }

  /** Take a follower of the plan in hand and keep it there (dragging). */
  hold(thing: string): void {
    this.picked = thing;
  }

  /** The follower in hand while planning: of the market, or stored in the tower. */
  get hand(): { follower: string; stored: boolean } | null {
    const [from, follower] = this.picked?.split(":") ?? [];
    if (!follower || (from !== "market" && from !== "stored")) return null;
    return { follower, stored: from === "stored" };
  }

  /** Put the follower in hand on a space of the sketch; another one of its kind stays in hand. */
  put(space: string): void {
    const hand = this.hand;
    if (!hand || !this.me) return;
    this.sketch.place(hand.follower, space, hand.stored);
    if (!this.sketch.left(this.me, hand.stored)[hand.follower]) this.picked = null;
    this.keepSketch();
  }

  finishPlan(): void {
    if (!this.view || !this.me) return;
    this.ask({ type: "plan", id: crypto.randomUUID(), placements: this.sketch.codes(this.view, this.me) });
  }

  /** Sketch the plan that a bot would make. */
  sketchAdvice(): void {
    this.restoreSketch(this.advice?.plan.map((move) => move.code) ?? []);
    this.keepSketch();
  }

  keepSketch(): void {
    if (!this.view || !this.me) return;
    this.send({ type: "sketch", placements: this.sketch.codes(this.view, this.me) });
  }

  askOdds(): void {
    if (!this.view || !this.me) return;
    const placements = this.planning ? this.sketch.codes(this.view, this.me) : [];
    this.send({ type: "odds", id: crypto.randomUUID(), placements });
  }

  protected override meant(name: string): Wanted | null {
    return meant(this, name);
  }

  protected override traces(name: string, owner: string | null): Trace[] {
    return traces(name, owner);
  }

  protected override thingOf(move: Move): string {
    return thingOf(move);
  }

  protected override changes(before: TableView | null, after: TableView): Set<string> {
    return changes(before, after);
  }

  protected override came(welcome: Welcome): void {
    this.restoreSketch(welcome.sketch);
    if (this.view && usesModules(this.view)) void import("./modules").then((modules) => (this.modules = modules));
  }

  protected override sketched(placements: number[]): void {
    this.restoreSketch(placements);
  }

  protected override turned(before: TableView["decision"], now: TableView["decision"]): void {
    if (now?.kind !== "plan" || before?.kind === "plan") return;
    this.sketch.clear();
    this.next = null;
  }

  private restoreSketch(codes: number[]): void {
    const fits = [
      [false, this.view?.fits],
      [true, this.view?.fits_stored],
    ] as const;
    const placements: Placement[] = [];
    for (const code of codes) {
      for (const [stored, by] of fits) {
        for (const [follower, spaces] of Object.entries(by ?? {})) {
          for (const [space, each] of Object.entries(spaces)) if (each === code) placements.push({ follower, space, stored });
        }
      }
    }
    this.sketch.placements = this.planning ? placements : [];
  }
}

/** The names of the things that look different in a new view, so that they can glow. */
export function changes(before: TableView | null, after: TableView): Set<string> {
  const names = new Set<string>();
  if (!before || before.players.length !== after.players.length) return names;
  for (const [index, player] of after.players.entries()) {
    const earlier = before.players[index]!;
    if (earlier.score !== player.score || earlier.coins !== player.coins || JSON.stringify(earlier.places) !== JSON.stringify(player.places)) names.add(`player:${player.name}`);
    for (const [track, step] of Object.entries(player.tracks)) if (earlier.tracks[track] !== step) names.add(`track:${track}`);
    if (earlier.development !== player.development) names.add("track:development");
    if (earlier.town !== player.town) names.add(`town:${player.town}`);
    for (const station of player.stations) if (!earlier.stations.includes(station)) names.add(`town:${station}`);
  }
  for (const [index, way] of after.connections.entries()) if (before.connections[index]?.goods.length !== way.goods.length) names.add(`connection:${way.name}`);
  for (const [index, deed] of after.deeds.entries()) {
    if (JSON.stringify(before.deeds[index]?.free) !== JSON.stringify(deed.free)) names.add(`deed:${deed.name}`);
  }
  return names;
}
