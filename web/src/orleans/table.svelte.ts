// The table of Orléans: what a live table has, and the sketch of a plan.
import type { Trace } from "../lib/moments";
import type { Fact, Move, Named, Printed, TableView, Welcome } from "../generated/messages";
import { Planning } from "../lib/planning.svelte";
import { Sketch } from "../lib/sketch.svelte";
import { usesModules } from "./modules/asks";
import type { Explanation } from "../lib/help.svelte";
import { tell } from "../lib/sentences";
import { addWords, say } from "../lib/words.svelte";
import { Lazy } from "../lib/lazy.svelte";
import type { Seen } from "./explain/seen";
import type { Targets } from "../lib/targets";
import { PLANS } from "./plans";
import { meant, traces } from "./pressed";
import { pickable, recallable, targetsOf } from "./targets";

type Explain = typeof import("./explain");

export class Table extends Planning<TableView, Printed> {
  readonly sketch = new Sketch(PLANS, () => (this.view && this.me ? { view: this.view, me: this.me } : null));
  /** The place that I mean to use at my next turn. */
  private next = $state<string | null>(null);
  /** What draws Trade & Intrigue, where it is played with. */
  modules = $state.raw<typeof import("./modules") | null>(null);
  private readonly explainer = new Lazy<Explain>(async () => {
    const words = [
      "orleans/help",
      "orleans/refusals",
      ...(this.view && usesModules(this.view) ? ["trade-intrigue/refusals"] : []),
    ];
    const [explain] = await Promise.all([import("./explain"), ...words.map(addWords)]);
    return explain;
  });

  /** While planning all lies in the sketch, but for who can be called back: the server tells what comes of that. */
  get targets(): Targets {
    return this.waiting || this.shown !== null
      ? new Map()
      : this.planning
        ? recallable(this.view?.decision ?? null)
        : targetsOf(this.view?.decision ?? null, this.picked);
  }

  protected override get begun(): Named[] {
    const recalled = this.learns ? [] : (this.me?.recalled ?? []);
    return recalled.map((space) => ({ kind: "recall", arguments: { space } }));
  }

  get pickable(): Set<string> {
    return this.planning || this.shown !== null ? new Set() : pickable(this.view?.decision ?? null);
  }

  /** What a thing says about itself, once the explanations are loaded: nobody waits for them who does not ask. */
  tell(view: TableView, describe: (to: Explain, seen: Seen) => Explanation | null): Explanation | null {
    const to = this.explainer.now;
    if (!to || !this.printed) return null;
    const now = view === this.view;
    const things = this.outlooks(view);
    const me = view.players.find((player) => player.name === this.seat) ?? null;
    return describe(to, { view, printed: this.printed, me, sketch: now && this.planning ? this.sketch : null, things });
  }

  /** A trader brings a place tile to choose, a knight a larger hand. */
  protected override brings({ kind, values }: Fact): string[] {
    const step =
      kind === "recruits" ? this.printed?.tracks[String(values.follower)]?.[Number(values.amount)] : undefined;
    if (step?.tile) return [say("leads-tile", { category: step.tile.replace(" ", "·") })];
    return step?.draws ? [say("leads-hand", { number: step.draws })] : [];
  }

  /** Who is recruited or bought stands on the button. */
  protected override plain(move: Move, { kind }: Fact): boolean {
    return move.kind === "recruit" && (kind === "recruits" || kind === "buys_follower");
  }

  /** Of a place that asks something first, what it is for. */
  override promises(move: Move): string[] {
    const told = super.promises(move);
    return told.length === 0 && move.kind === "act"
      ? [tell(this.printed?.places[move.arguments.place ?? ""]?.effect.words)]
      : told;
  }

  get matters(): string[] {
    return (this.view && this.tell(this.view, (to, seen) => ({ title: "", now: to.matters(seen) }))?.now) ?? [];
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
    return (
      this.view?.phase === "actions" && this.me?.places.some((each) => each.name === place && each.activated) === true
    );
  }

  /** What the keys 1 to 9 pick while planning. */
  get numbered(): string[] {
    return this.planning ? this.waitingOn("market") : [];
  }

  /** My followers on the market or in the tower that are not in the sketch yet, one by one. */
  waitingOn(pile: "market" | "stored"): string[] {
    return this.sketch.each(Object.keys(this.me?.[pile] ?? {}).map((follower) => `${pile}:${follower}`));
  }

  protected override inSketch(picked: string): string | null {
    return /^(market|stored):./.test(picked) ? picked : null;
  }

  protected override meant(name: string): Named | null {
    return meant(this, name);
  }

  protected override traces(name: string, owner: string | null): Trace[] {
    return traces(name, owner);
  }

  protected override changes(before: TableView | null, after: TableView): Set<string> {
    return changes(before, after);
  }

  protected override came(welcome: Welcome): void {
    super.came(welcome);
    if (this.view && usesModules(this.view)) void import("./modules").then((modules) => (this.modules = modules));
  }

  protected override turned(before: TableView["decision"], now: TableView["decision"]): void {
    super.turned(before, now);
    if (now?.kind === "plan" && before?.kind !== "plan") this.next = null;
  }
}

/** The names of the things that look different in a new view, so that they can glow. */
export function changes(before: TableView | null, after: TableView): Set<string> {
  const names = new Set<string>();
  if (!before || before.players.length !== after.players.length) return names;
  for (const [index, player] of after.players.entries()) {
    const earlier = before.players[index]!;
    if (
      earlier.score !== player.score ||
      earlier.coins !== player.coins ||
      JSON.stringify(earlier.places) !== JSON.stringify(player.places)
    )
      names.add(`player:${player.name}`);
    for (const [track, step] of Object.entries(player.tracks))
      if (earlier.tracks[track] !== step) names.add(`track:${track}`);
    if (earlier.development !== player.development) names.add("track:development");
    if (earlier.town !== player.town) names.add(`town:${player.town}`);
    for (const station of player.stations) if (!earlier.stations.includes(station)) names.add(`town:${station}`);
  }
  for (const [index, way] of after.connections.entries())
    if (before.connections[index]?.goods.length !== way.goods.length) names.add(`connection:${way.name}`);
  for (const [index, deed] of after.deeds.entries()) {
    if (JSON.stringify(before.deeds[index]?.free) !== JSON.stringify(deed.free)) names.add(`deed:${deed.name}`);
  }
  return names;
}
