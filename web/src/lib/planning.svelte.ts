// A table at which rounds are planned: what a live table has, and the sketch of a plan.
import { Live, type AnyPrinted, type AnyView } from "./live.svelte";
import type { Move, Named, Welcome } from "../generated/messages";
import { settings } from "./settings.svelte";
import type { Sketch } from "./sketch.svelte";
import { ending } from "./targets";
import { parts } from "./things";

/** How much a hint says, the least first. */
export const HINTS = ["can", "matters", "bot"] as const;
export type Hint = (typeof HINTS)[number] | "";

export abstract class Planning<View extends AnyView = AnyView, Sheet extends AnyPrinted = AnyPrinted> extends Live<
  View,
  Sheet
> {
  readonly keys: string[] = ["number", "tab", "arrows", "enter", "escape", "d", "u", "l", "m", "h", "question"];

  // ---- what a game adds

  abstract readonly sketch: Pick<
    Sketch<unknown>,
    "strokes" | "clear" | "on" | "put" | "takeBack" | "left" | "each" | "places" | "fill" | "moves" | "restore"
  >;

  /** What the keys 1 to 9 pick while planning. */
  abstract get numbered(): string[];

  /** The thing of the sketch that is meant by what is picked; null when it is none. */
  protected abstract inSketch(picked: string): string | null;

  /** What matters for me now, the most pressing first, one sentence each. */
  abstract get matters(): string[];

  // ---- hints

  hint = $state<Hint>("");

  /** Is something wanted of me that a hint could be about? A lesson says itself what to do. */
  get hintable(): boolean {
    return !this.learns && this.seat !== null && this.view?.decision != null && this.shown === null;
  }

  /** What the hint says of a move that can be made: what it leads to. */
  promises(move: Move): string[] {
    return move.kind === "pass" ? [] : this.leadsTo(move);
  }

  showHint(hint: Hint): void {
    this.hint = hint;
    const topical = hint === "matters" && this.advisable; // the bot says what its reason would be about
    if ((hint === "bot" || topical) && !this.advice && !this.advising) this.askAdvice();
  }

  /** The move glows only for who has asked for it. */
  override isAdvised(name: string, owner: string | null): boolean {
    return this.hint === "bot" && super.isAdvised(name, owner);
  }

  /** The places to which something in hand could go in the plan. */
  get fillable(): string[] {
    const spaces = this.numbered.flatMap((each) => [...this.sketch.places(this.inSketch(each) ?? "")]);
    return [...new Set(spaces.filter((at) => at.startsWith("space:")).map((at) => parts(at)[1].split(".")[0]!))];
  }

  // ---- what there is

  /** Is a plan wanted of me? */
  private get wanted(): boolean {
    return this.view?.decision?.kind === "plan";
  }

  /** Am I planning: a plan is wanted, and it is not the past that I look at? */
  get planning(): boolean {
    return this.wanted && this.shown === null;
  }

  /** What is in hand while planning. */
  get hand(): string | null {
    return this.planning && this.picked ? this.inSketch(this.picked) : null;
  }

  /** Where the thing in hand could go in the sketch. */
  get lit(): Set<string> {
    return this.hand ? this.sketch.places(this.hand) : new Set();
  }

  /** The move that ends my decision, if there is one. */
  get ending(): Move | undefined {
    return ending(this.view?.decision);
  }

  // ---- sketching

  /** Whose plan of which round was drawn here last. The server may not have heard of it when the line breaks: then it hears it again. */
  private drawn = "";

  /** My plan of this round; at a shared screen I am another one after each turn. */
  private get plan(): string {
    return `${this.seatNumber} ${this.view?.round}`;
  }

  /** A place that was pressed in a lesson before the last press was answered: only then it is known who is left. */
  private later = "";

  /** Take a thing in hand and keep it there (dragging). */
  hold(thing: string): void {
    this.picked = thing;
  }

  /** Put the thing in hand somewhere; another one of its kind stays in hand. */
  put(at: string): void {
    const hand = this.hand;
    if (!hand || !this.lit.has(at)) return;
    this.sketch.put(hand, at);
    if (this.sketch.left(hand) < 1) this.picked = null;
    this.keepSketch();
  }

  takeBack(at: string, thing?: string): void {
    this.sketch.takeBack(at, thing);
    this.keepSketch();
  }

  takeAllBack(): void {
    this.sketch.clear();
    this.keepSketch();
  }

  fill(place: string): void {
    if (this.learns && this.waiting) this.later = place;
    else if (this.sketch.fill(place)) this.keepSketch();
  }

  /** What the server has of my plan already: it comes before what is sketched. */
  protected get begun(): Named[] {
    return [];
  }

  /** My whole plan. */
  private get whole(): Named[] {
    return [...this.begun, ...this.sketch.moves()];
  }

  finishPlan(): void {
    this.ask({ type: "plan", id: crypto.randomUUID(), placements: this.whole });
  }

  /** Sketch the plan that a bot would make. Whom it would call back first is called back: then more can be sketched. */
  sketchAdvice(): void {
    const plan = this.advice?.plan ?? [];
    const recall = plan.find((move) => move.kind === "recall");
    if (recall) this.play(recall);
    else this.sketched(plan);
    this.keepSketch();
  }

  /** The server keeps a sketch for me. In a lesson every placement is a move of its own, so that it is answered at once. */
  protected keepSketch(): void {
    if (this.learns) {
      this.later = "";
      const moves = this.sketch.moves();
      this.sketch.clear();
      for (const move of moves) this.ask({ type: "play", id: crypto.randomUUID(), move, moment: this.moment });
      return;
    }
    this.drawn = this.plan;
    this.send({ type: "sketch", placements: this.sketch.moves() });
  }

  askOdds(): void {
    this.send({ type: "odds", id: crypto.randomUUID(), placements: this.planning ? this.whole : [] });
  }

  // ---- what a live table tells

  override typed(key: string): boolean {
    if (/^[1-9]$/.test(key) && this.planning) {
      const thing = this.numbered[Number(key) - 1];
      if (!thing) return false;
      this.pick(thing);
      focusLit();
      return true;
    }
    if (key === "l" && this.hintable) this.showHint(this.advisable ? "bot" : "matters");
    else if (key === "d" && !this.waiting && this.planning) this.finishPlan();
    else if (key === "d" && !this.waiting && this.ending) this.play(this.ending);
    else return false;
    return true;
  }

  protected override came(welcome: Welcome): void {
    if (this.wanted && this.drawn === this.plan) this.keepSketch();
    else this.sketched(welcome.sketch);
    this.drawAll();
  }

  protected override sketched(placements: Named[]): void {
    this.drawn = "";
    this.sketch.restore(this.wanted ? placements : []);
  }

  protected override turned(before: View["decision"], now: View["decision"]): void {
    // What others do meanwhile changes what a bot would advise, not what I asked.
    if (now?.kind !== before?.kind || now?.number !== before?.number) this.hint = "";
    else if (this.hint) this.showHint(this.hint);
    if (now?.kind === "plan" && before?.kind !== "plan") this.sketch.clear();
    if (this.later && this.planning && !this.waiting) this.fill(this.later);
    this.drawAll();
  }

  /** Where a draw leaves no choice but to take fewer, it is made; who wants to be asked says so in the settings. Who learns draws. */
  private drawAll(): void {
    const moves = this.view?.decision?.kind === "draw" ? this.view.decision.moves : [];
    const all = moves.at(-1);
    if (
      settings.draws &&
      !this.learns &&
      all &&
      this.shown === null &&
      !this.waiting &&
      moves.every((move) => move.kind === "draw")
    )
      this.play(all);
  }
}

const LIT = [".space:is(.open, .target)", ".deed.target", ".stock.open", ".slot.open"];

/** What was picked with the keyboard lights things: the first of them, spaces before all others, takes the focus, so that Enter puts it there and Tab goes on to the next. */
export function focusLit(): void {
  setTimeout(
    () =>
      LIT.map((each) => document.querySelector<HTMLElement>(each))
        .find(Boolean)
        ?.focus(),
    0,
  );
}
