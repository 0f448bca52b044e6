// The table of The Cathedral of Orléans: what a live table has, hints, and pointing.
import { Live } from "../lib/live.svelte";
import { say } from "../lib/words.svelte";
import type { CathedralOrderView, CathedralPrinted, CathedralTableView, Move, Named } from "../generated/messages";
import type { Trace } from "../lib/moments";
import type { Targets } from "../lib/targets";
import { meant, traces } from "./pressed";
import { carried, targetsOf, thingOf } from "./targets";

export type Hint = "" | "can" | "matters" | "ally";

const HINT: Record<string, Hint> = { j: "can", k: "matters", l: "ally" };
const STOPS = ["refrain", "leave", "done"];
const BAG: Record<string, string> = { "1": "red", "2": "blue" };

export class Cathedral extends Live<CathedralTableView, CathedralPrinted> {
  readonly keys = ["bags", "tab", "arrows", "enter", "escape", "done", "u", "hints", "point", "m", "h", "question"];
  hint = $state<Hint>("");
  pointing = $state(false);

  get targets(): Targets {
    return this.waiting || this.shown !== null
      ? new Map()
      : targetsOf(this.view?.decision ?? null, this.picked, this.me?.place ?? "");
  }

  /** The pieces of my knapsack that can be taken in hand. */
  get carried(): Set<string> {
    return this.waiting || this.shown !== null ? new Set() : carried(this.view?.decision ?? null);
  }

  override typed(key: string): boolean {
    const hint = HINT[key];
    const move = this.waiting ? undefined : this.moveFor(key);
    if (key === "p") this.pointing = !this.pointing;
    else if (hint) this.showHint(hint);
    else if (move) this.play(move);
    else return false;
    return true;
  }

  /** Nothing is asked in the past. */
  override asPast(view: CathedralTableView): CathedralTableView {
    return { ...view, decision: null };
  }

  override letGo(): void {
    super.letGo();
    this.hint = "";
    this.pointing = false;
  }

  /** What stands on the button already is not said again: what an order still lacks then, how full the knapsack is, what may come up. */
  override leadsTo(move: Move): string[] {
    const { view, me } = this;
    const told = super.leadsTo(move).map((line) => (line === say("leads-draws") ? this.reveals(move) : line));
    if (!view || !me || this.shown !== null) return told;
    switch (move.kind) {
      case "deliver": {
        const lacks = [...(this.order(move.arguments.target)?.missing ?? [])];
        lacks.splice(lacks.indexOf(move.arguments.item ?? ""), 1);
        const then =
          lacks.length > 0 ? [say("leads-lacks", { goods: lacks.map((item) => say(`item-${item}`)).join(", ") })] : [];
        return this.order(move.arguments.target) ? [...then, ...told.slice(1)] : told;
      }
      case "take":
        return [say("leads-knapsack", { number: me.knapsack.length + 1, most: view.knapsack }), ...told.slice(1)];
      case "give": {
        const there = view.players[Number(move.arguments.player?.replace("player_", "")) - 1];
        return there && !there.full
          ? [say("leads-knapsack", { number: there.knapsack.length + 1, most: view.knapsack }), ...told.slice(1)]
          : told;
      }
      case "leave":
        return [say("leads-leave")];
      case "refrain":
        return [say("leads-refrain")];
      case "done":
        return [say(view.decision?.kind === "finish" ? "leads-finish" : "leads-done")];
      default:
        return told;
    }
  }

  /** What a bag may give, its own help says better. */
  override leadsFrom(name: string, owner: string | null): string[] {
    return name.startsWith("bag:") && this.view?.decision?.kind === "draw" ? [] : super.leadsFrom(name, owner);
  }

  /** The order that a piece can be delivered to from here. */
  private order(target: string | undefined): CathedralOrderView | null {
    if (target === "hour_glass") return this.view?.hour_glass ?? null;
    return target === "workshop"
      ? (this.view?.places.find((place) => place.name === this.me?.place)?.workshop ?? null)
      : null;
  }

  /** What a move turns over or draws, and out of how many. */
  private reveals({ kind, arguments: { bag, space } }: Move): string {
    if (kind === "draw") return say("leads-bag", { number: this.view?.bags[bag ?? ""]?.left ?? 0 });
    if (kind !== "place") return say("leads-blueprint", { number: this.view?.blueprints_left ?? 0 });
    return space?.includes("festival")
      ? say("leads-event", { number: this.view?.events_left ?? 0 })
      : say("leads-draws");
  }

  /** The move behind a key: 1 and 2 are the bags, d is whatever ends the question. */
  private moveFor(key: string): Move | undefined {
    const moves = this.view?.decision?.moves ?? [];
    if (key === "d") return moves.find((move) => STOPS.includes(move.kind));
    const bag = BAG[key];
    return bag ? moves.find((move) => move.arguments.bag === bag) : undefined;
  }

  showHint(hint: Hint): void {
    if (this.learns) return; // a lesson says itself what to do
    this.hint = this.hint === hint ? "" : hint;
    if (this.hint === "ally" || (this.hint === "matters" && this.view?.decision)) this.askAdvice();
  }

  override isAdvised(name: string, owner: string | null): boolean {
    return this.hint === "ally" && super.isAdvised(name, owner);
  }

  /** The name of a player that a move calls by the number of the seat. */
  named(player: string | undefined): string {
    return this.view?.players[Number(player?.replace("player_", "")) - 1]?.name ?? "";
  }

  protected override meant(name: string): Named | null {
    return meant(this, name);
  }

  protected override traces(name: string, owner: string | null): Trace[] {
    return traces(name, owner);
  }

  protected override thingOf(move: Move): string {
    return thingOf(move, this.me?.place ?? "");
  }

  protected override changes(before: CathedralTableView | null, after: CathedralTableView): Set<string> {
    const names = new Set<string>();
    if (!before) return names;
    for (const [index, player] of after.players.entries()) {
      const earlier = before.players[index];
      if (earlier?.place !== player.place) names.add(`place:${player.place}`);
      if (earlier?.knapsack.join() !== player.knapsack.join()) names.add(`knapsack:player_${index + 1}`);
    }
    for (const [index, action] of after.actions.entries()) {
      for (const [number, space] of action.spaces.entries())
        if (space.holds !== null && before.actions[index]?.spaces[number]?.holds !== space.holds)
          names.add(`space:${space.name}`);
    }
    if (
      before.hour_glass?.name !== after.hour_glass?.name ||
      before.hour_glass?.missing.join() !== after.hour_glass?.missing.join()
    )
      names.add("hour_glass");
    if (before.order?.name !== after.order?.name) names.add("order");
    if (before.blueprints_left !== after.blueprints_left) names.add("blueprints");
    for (let section = before.sections + 1; section <= after.sections; section += 1) names.add(`section:${section}`);
    return names;
  }

  protected override turned(before: CathedralTableView["decision"], now: CathedralTableView["decision"]): void {
    if (before?.kind !== now?.kind || this.hint === "ally") this.hint = "";
  }
}
