// The table of a story: what a live table has, and the sketch of a plan.
import type { Explanation } from "../lib/help.svelte";
import { Live, type Wanted } from "../lib/live.svelte";
import type { Move, StoriesPrinted, StoriesTableView, Welcome } from "../lib/messages";
import type { Trace } from "../lib/moments";
import type { Targets } from "../lib/targets";
import { Lazy } from "../lib/lazy.svelte";
import { addWords } from "../lib/words.svelte";
import { meant, traces } from "./pressed";
import { StorySketch } from "./sketch.svelte";
import { pickable, targetsOf, thingOf } from "./targets";

type Explain = typeof import("./explain");

export class Stories extends Live<StoriesTableView, StoriesPrinted> {
  readonly helper = "bot:settler";
  sketch = new StorySketch();
  private readonly explainer = new Lazy<Explain>(async () => (await Promise.all([import("./explain"), addWords("help")]))[0]);
  past = $state(false); // an earlier moment is shown: nothing can be chosen in it

  get planning(): boolean {
    return !this.past && this.view?.decision?.kind === "plan";
  }

  get targets(): Targets {
    return this.past || this.planning || this.waiting ? new Map() : targetsOf(this.view?.decision ?? null, this.picked);
  }

  get pickable(): Set<string> {
    return this.past || this.planning ? new Set() : pickable(this.view?.decision ?? null);
  }

  /** What is in hand while planning: a follower, a good, a technology tile or a sum of money. */
  get hand(): string | null {
    return this.planning ? (this.picked?.split(":")[1] ?? null) : null;
  }

  /** Where the thing in hand could go in the sketch. */
  get open(): Set<string> {
    if (!this.hand || !this.view || !this.me || !this.printed) return new Set();
    return this.sketch.places(this.view, this.me, this.printed, this.hand);
  }

  /** What a thing says about itself, once the explanations and their words are loaded: nobody waits for them who does not ask. */
  tell(describe: (to: Explain) => Explanation | null): Explanation | null {
    const to = this.explainer.now;
    return to && describe(to);
  }

  /** What the keys 1 to 9 pick while planning. */
  get numbered(): string[] {
    return this.me && this.planning ? this.sketch.green(this.me).map((follower) => `green:${follower}`) : [];
  }

  /** Take a thing in hand and keep it there (dragging). */
  hold(thing: string): void {
    this.picked = thing;
  }

  /** Put the thing in hand somewhere; another one of its kind stays in hand. */
  put(at: string): void {
    const hand = this.hand;
    if (!hand || !this.me || !this.open.has(at)) return;
    this.sketch.put(hand, at);
    if (this.sketch.left(this.me, hand) < 1) this.picked = null;
    this.keepSketch();
  }

  /** A grain comes back from the Bakery. */
  comeBack(): void {
    this.sketch.put("grain", "back:bakery");
    this.keepSketch();
  }

  takeBack(at: string, thing?: string): void {
    this.sketch.takeBack(at, thing);
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

  /** A move with the names of players where the game counts seats. */
  named(move: Move): Move {
    const rival = /^player_([1-4])$/.exec(move.arguments.rival ?? "")?.[1];
    const name = rival ? this.view?.players[Number(rival) - 1]?.name : undefined;
    return name ? { ...move, arguments: { ...move.arguments, rival: name } } : move;
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

  protected override changes(before: StoriesTableView | null, after: StoriesTableView): Set<string> {
    return changes(before, after);
  }

  protected override came(welcome: Welcome): void {
    this.restoreSketch(welcome.sketch);
  }

  protected override sketched(placements: number[]): void {
    this.restoreSketch(placements);
  }

  protected override turned(before: StoriesTableView["decision"], now: StoriesTableView["decision"]): void {
    if (now?.kind === "plan" && before?.kind !== "plan") this.sketch.clear();
  }

  private restoreSketch(codes: number[]): void {
    if (this.view && this.planning) this.sketch.restore(this.view, codes);
    else this.sketch.clear();
  }
}

/** The names of the things that look different in a new view, so that they can glow. */
export function changes(before: StoriesTableView | null, after: StoriesTableView): Set<string> {
  const names = new Set<string>();
  if (!before || before.players.length !== after.players.length) return names;
  for (const [index, area] of after.areas.entries()) if (JSON.stringify(before.areas[index]) !== JSON.stringify(area)) names.add(`area:${area.name}`);
  for (const deed of after.deeds) {
    const earlier = before.deeds.find((each) => each.board === deed.board);
    if (earlier?.name !== deed.name || JSON.stringify(earlier.free) !== JSON.stringify(deed.free)) names.add(`deed:${deed.name}`);
  }
  for (const [good, number] of Object.entries(after.market.goods)) if (before.market.goods[good] !== number) names.add(`market:${good}`);
  for (const [follower, number] of Object.entries(after.market.followers)) if (before.market.followers[follower] !== number) names.add(`hire:${follower}`);
  for (const [index, player] of after.players.entries()) {
    const earlier = before.players[index]!;
    const told = (each: typeof player) => [each.coins, each.fame, each.era, each.citizens, each.goods, each.portal, each.score];
    if (JSON.stringify(told(earlier)) !== JSON.stringify(told(player))) names.add(`player:${player.name}`);
  }
  return names;
}
