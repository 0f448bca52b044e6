// A table as somebody plays at it: what is picked, what a press means, what is asked of the server.
import type { Created, Fact, Move, Named, OutlookView } from "../generated/messages";
import { named, type Targets, written } from "./targets";
import { Failed, call, inOwnLanguage, keepTable } from "./api";
import { Joined, type AnyPrinted, type AnyView } from "./joined.svelte";
import { lastMoment, type Trace } from "./moments";
import { go, route } from "./route.svelte";
import { brief, story, tell } from "./sentences";
import type { Said } from "./things";
import { say } from "./words.svelte";

export type { AnyPrinted, AnyView, Ping } from "./joined.svelte";

export abstract class Live<View extends AnyView = AnyView, Sheet extends AnyPrinted = AnyPrinted> extends Joined<
  View,
  Sheet
> {
  // ---- what a game adds

  /** What can be chosen now, by name. */
  abstract get targets(): Targets;

  /** An earlier moment as this game shows it. */
  asPast(view: View): View {
    return view;
  }

  /** The keys of this table, for the list of keys: each has the messages key-<name> and key-<name>-does. */
  abstract readonly keys: string[];

  /** A key was typed that is a game's own; whether it meant anything. */
  abstract typed(key: string): boolean;

  /** The move that a press on a thing means, whether it may be made or not; null when it means none. */
  protected abstract meant(name: string): Named | null;

  /** What brings a thing where it is now. */
  protected abstract traces(name: string, owner: string | null): Trace[];

  /** The name of the thing that a move is made on; empty for a move that has none. A move says so itself, unless that depends on the table. */
  protected thingOf(move: Move): string {
    return move.about;
  }

  // ---- choosing

  /** A target was pressed: make its move, or open it when it stands for several. */
  choose(name: string): void {
    const moves = this.targets.get(name);
    if (!moves) return;
    if (moves.length === 1) this.play(moves[0]!);
    else this.opened = this.opened === name ? null : name;
  }

  pick(thing: string | null): void {
    this.picked = this.picked === thing ? null : thing;
    this.opened = null;
    this.refusal = null;
  }

  /** Let go of what is in hand, and of what was said about it. */
  letGo(): void {
    this.pick(null);
  }

  // ---- what a choice leads to

  /** What a move leads to, as the log will tell it, but without my name at the beginning of each sentence. */
  leadsTo(move: Move): string[] {
    const at = this.view?.decision?.moves.findIndex((each) => written(each) === written(move)) ?? -1;
    const lead = this.leads[at];
    if (!lead || this.shown !== null) return [];
    const mine = `${this.seat} `;
    const facts = move.kind === "act" ? lead.facts.slice(1) : lead.facts; // that a place is used, everybody sees
    const then = facts.flatMap((fact) => this.brings(fact));
    const rest = facts.filter((fact) => !this.plain(move, fact));
    const told = story(rest.length + then.length > 0 ? rest : facts).map((line) =>
      (line.startsWith(mine) ? line.slice(mine.length) : line).replace(/\.$/u, ""),
    );
    return [...told, ...then, ...(lead.draws ? [say("leads-draws")] : [])];
  }

  /** Does the button of a move say a fact already? Then it is told only where it is all there is. */
  protected plain(_move: Move, _fact: Fact): boolean {
    return false;
  }

  /** What a fact brings that is told by no fact of its own, such as something to choose. */
  protected brings(_fact: Fact): string[] {
    return [];
  }

  /** What a press on a thing leads to; nothing when it stands for several moves, or when nothing but a draw is known of it. */
  leadsFrom(name: string, owner: string | null): string[] {
    const moves = owner === null || owner === this.seat ? this.targets.get(name) : undefined;
    const told = moves?.length === 1 ? this.leadsTo(moves[0]!) : [];
    return told.length === 1 && told[0] === say("leads-draws") ? [] : told;
  }

  /** What things would do for each seat as a view stands. */
  protected outlooks(view: View): Record<string, OutlookView>[] {
    return this.foresee(view, view === this.view ? this.moment : (this.shown ?? this.moment));
  }

  /** What a thing would do for somebody as a view stands, and what is in the way: in the words of its rule. */
  outlook(view: View, owner: string | null, thing: string): { now: string[]; lacks: string[] } {
    const said = this.outlooks(view)[view.players.findIndex((player) => player.name === owner)]?.[thing];
    return { now: (said?.now ?? []).map(tell), lacks: (said?.lacks ?? []).map(tell) };
  }

  /** Why a thing is closed for somebody as a view stands, in a few words of the rule; empty when it is open. */
  closedBy(view: View, owner: string, thing: string): string {
    this.outlooks(view);
    // What was heard last stands until the server has answered: nothing flickers.
    const said = this.foreseen?.things[view.players.findIndex((player) => player.name === owner)]?.[thing];
    if (!said?.closed || view.over) return "";
    const [why, ...more] = new Set(said.lacks.map((line) => brief("closed", line)));
    return why && more.length === 0 ? why : say("place-closed");
  }

  // ---- what a press brings on something that is no button now (lib/things)

  pressed(name: string, owner: string | null): Said {
    if (this.waiting) return true;
    const mine = this.seat !== null && (owner === null || owner === this.seat);
    if (mine && this.targets.has(name)) {
      this.choose(name);
      return true;
    }
    const wanted = mine && this.shown === null && !this.view?.over ? this.meant(name) : null;
    // Who is asked something wants to know why not; who looks on wants to know how it came about.
    // Who plans presses spaces all the time: there only the key `m` leads into the past.
    const planning = mine && this.shown === null && this.view?.decision?.kind === "plan" && name.startsWith("space:");
    const remembered = !(wanted && this.view?.decision) && !planning && this.remember(name, owner);
    if (remembered) return remembered;
    if (wanted) this.whyNot(name, owner, wanted);
    return wanted !== null;
  }

  remember(name: string, owner: string | null): Said {
    const moment = this.learns ? null : this.momentOf(name, owner);
    if (moment !== null) go(`/t/${this.id}/${moment}`);
    return moment !== null || (this.mayBeOlder(name, owner) && this.log.all());
  }

  /** Show the moment of something that is no thing on the table. */
  async recall(name: string): Promise<void> {
    const said = this.remember(name, null);
    if (typeof said === "boolean") return;
    await said;
    void this.remember(name, null);
  }

  /** May a thing have come where it is before the part of the log that is here? */
  private mayBeOlder(name: string, owner: string | null): boolean {
    return !this.learns && !this.log.whole && this.traces(name, owner).length > 0;
  }

  isRefused(name: string, owner: string | null): boolean {
    return this.refusal !== null && this.tried?.name === name && this.tried.owner === owner;
  }

  /** Does the advice a bot has given mean this thing? */
  isAdvised(name: string, owner: string | null): boolean {
    const moves = this.advice?.plan.length ? this.advice.plan : this.advice?.move ? [this.advice.move] : [];
    return (owner === null || owner === this.seat) && moves.some((move) => this.thingOf(move) === name);
  }

  /** Does the step of a lesson speak of this thing? */
  isPointed(name: string, owner: string | null): boolean {
    return (owner === null || owner === this.seat) && this.lesson?.points.includes(name) === true;
  }

  /** When the thing that was pressed in vain came where it is. */
  get cameAt(): number | null {
    return this.tried && !this.learns ? this.momentOf(this.tried.name, this.tried.owner) : null;
  }

  /** The earlier moment that is shown; null when it is now. */
  get shown(): number | null {
    const at = route();
    return at.name === "table" ? at.moment : null;
  }

  private momentOf(name: string, owner: string | null): number | null {
    return lastMoment(this.log.entries, this.traces(name, owner), this.shown ?? this.moment);
  }

  /** Ask why a move may not be made. The refusal is shown at the thing. */
  private whyNot(name: string, owner: string | null, move: Named): void {
    this.refusal = null;
    this.tried = { name, owner };
    if (this.momentOf(name, owner) === null && this.mayBeOlder(name, owner)) this.log.want();
    this.send({ type: "try", id: crypto.randomUUID(), move });
  }

  /** Show the help for a thing. */
  explain(thing: string): void {
    this.explained = thing;
  }

  play(move: Move): void {
    this.ask({ type: "play", id: crypto.randomUUID(), move: named(move), moment: this.moment });
  }

  undo(): void {
    this.ask({ type: "undo", id: crypto.randomUUID() });
  }

  say(text: string): void {
    const line = { type: "chat" as const, id: crypto.randomUUID(), text };
    this.unanswered.set(line.id, line);
    this.send(line);
  }

  /** Close the chat for all, or open it again. */
  async setChat(open: boolean): Promise<void> {
    try {
      await call("POST", `/tables/${this.id}/chat`, { open }, this.token ?? undefined);
    } catch (error) {
      if (error instanceof Failed) this.refusal = error.problem;
    }
  }

  askForecast(): void {
    this.send({ type: "forecast", id: crypto.randomUUID() });
  }

  askWhy(moment: number): void {
    this.send({ type: "why", id: crypto.randomUUID(), moment });
  }

  /** Point at a thing: everybody at the table sees it for a moment. */
  point(thing: string): void {
    if (!this.learns) this.send({ type: "ping", thing });
  }

  /** May I ask what a bot would do? Not where people play against each other; the server sees to it too. */
  get advisable(): boolean {
    return (
      !this.learns &&
      this.seat !== null &&
      this.view?.decision != null &&
      this.shown === null &&
      this.seats.every((seat) => seat.seat === this.seatNumber || seat.kind !== "person" || seat.bot !== null)
    );
  }

  /** What the reason of that is about, without the move: for who wants to choose alone. */
  get topics(): string {
    const topics = this.advice ? inOwnLanguage(this.advice.topics) : "";
    return topics ? say("hint-topics", { topics }) : "";
  }

  /** What would a bot do in my place? */
  askAdvice(): void {
    this.advice = null;
    this.advising = true;
    this.send({ type: "advise", id: crypto.randomUUID() });
  }

  // ---- a lesson

  /** I have read the step; or the step is to be done for me. */
  goOn(how: "next" | "skip"): void {
    this.ask({ type: how, id: crypto.randomUUID() });
  }

  /** To the beginning of the step, or to the one before. The answer is the whole table, so there is nothing to wait for. */
  goBack(): void {
    this.refusal = this.tried = null;
    this.send({ type: "back", id: crypto.randomUUID() });
  }

  async rematch(): Promise<void> {
    try {
      const made = await call<Created>("POST", `/tables/${this.id}/rematch`, {}, this.token ?? undefined);
      keepTable(made);
      go(`/t/${made.table}`);
    } catch (error) {
      if (error instanceof Failed) this.refusal = error.problem;
    }
  }
}
