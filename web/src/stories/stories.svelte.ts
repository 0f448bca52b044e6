// The table of a story: what a live table has, and the sketch of a plan.
import type { Explanation } from "../lib/help.svelte";
import type { Move, Named, StoriesPrinted, StoriesTableView } from "../generated/messages";
import type { Trace } from "../lib/moments";
import { Planning } from "../lib/planning.svelte";
import { Sketch } from "../lib/sketch.svelte";
import type { Targets } from "../lib/targets";
import { Lazy } from "../lib/lazy.svelte";
import { parts } from "../lib/things";
import { addWords } from "../lib/words.svelte";
import { PLANS } from "./plans";
import { meant, traces } from "./pressed";
import { pickable, targetsOf, thingOf } from "./targets";

type Explain = typeof import("./explain");

export class Stories extends Planning<StoriesTableView, StoriesPrinted> {
  readonly sketch = new Sketch(PLANS, () =>
    this.view && this.me ? { view: this.view, me: this.me, printed: this.printed } : null,
  );
  private readonly explainer = new Lazy<Explain>(
    async () => (await Promise.all([import("./explain"), addWords("stories/help"), addWords("stories/refusals")]))[0],
  );

  get targets(): Targets {
    return this.planning || this.waiting || this.shown !== null
      ? new Map()
      : targetsOf(this.view?.decision ?? null, this.picked);
  }

  get pickable(): Set<string> {
    return this.planning || this.shown !== null ? new Set() : pickable(this.view?.decision ?? null);
  }

  /** What a thing says about itself, once the explanations and their words are loaded: nobody waits for them who does not ask. */
  tell(describe: (to: Explain) => Explanation | null): Explanation | null {
    const to = this.explainer.now;
    return to && describe(to);
  }

  get matters(): string[] {
    const { view, printed, me } = this;
    return (view && printed && me && this.tell((to) => ({ title: "", now: to.matters(view, printed, me) }))?.now) ?? [];
  }

  /** Followers of the green that are not in the sketch yet, one by one. */
  get green(): string[] {
    return this.sketch.each(Object.keys(this.me?.green ?? {}));
  }

  get numbered(): string[] {
    return this.planning ? this.green.map((follower) => `green:${follower}`) : [];
  }

  /** A follower, a good, a technology tile or a sum of money. */
  protected override inSketch(picked: string): string | null {
    return parts(picked)[1] || null;
  }

  /** A grain comes back from the Bakery. */
  comeBack(): void {
    this.sketch.put("grain", "back:bakery");
    this.keepSketch();
  }

  /** A move with the names of players where the game counts seats. */
  named(move: Move): Move {
    const rival = /^player_([1-4])$/.exec(move.arguments.rival ?? "")?.[1];
    const name = rival ? this.view?.players[Number(rival) - 1]?.name : undefined;
    return name ? { ...move, arguments: { ...move.arguments, rival: name } } : move;
  }

  protected override meant(name: string): Named | null {
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
}

/** The names of the things that look different in a new view, so that they can glow. */
export function changes(before: StoriesTableView | null, after: StoriesTableView): Set<string> {
  const names = new Set<string>();
  if (!before || before.players.length !== after.players.length) return names;
  for (const [index, area] of after.areas.entries())
    if (JSON.stringify(before.areas[index]) !== JSON.stringify(area)) names.add(`area:${area.name}`);
  for (const deed of after.deeds) {
    const earlier = before.deeds.find((each) => each.board === deed.board);
    if (earlier?.name !== deed.name || JSON.stringify(earlier.free) !== JSON.stringify(deed.free))
      names.add(`deed:${deed.name}`);
  }
  for (const [good, number] of Object.entries(after.market.goods))
    if (before.market.goods[good] !== number) names.add(`market:${good}`);
  for (const [follower, number] of Object.entries(after.market.followers))
    if (before.market.followers[follower] !== number) names.add(`hire:${follower}`);
  for (const [index, player] of after.players.entries()) {
    const earlier = before.players[index]!;
    const told = (each: typeof player) => [
      each.coins,
      each.fame,
      each.era,
      each.citizens,
      each.goods,
      each.portal,
      each.score,
    ];
    if (JSON.stringify(told(earlier)) !== JSON.stringify(told(player))) names.add(`player:${player.name}`);
  }
  return names;
}
