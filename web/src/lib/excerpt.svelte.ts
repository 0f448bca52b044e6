// The part of the log that is drawn: the newest lines, or those around the moment that is shown; more of them when one scrolls there.
import { lines, type Group } from "./loglines";
import type { Logbook } from "./logbook.svelte";

/** So many groups of steps are drawn at first, and so many more at a time. */
export const GROUPS = 25;

export class Excerpt {
  private before = $state(GROUPS);
  private after = $state(GROUPS);
  /** Where the newest line was when the reader went back to older ones; null while they follow. */
  private stopped = $state<number | null>(null);
  private readonly groups = $derived.by(() => this.log.groups.filter((group) => this.wanted(group)));
  private readonly middle = $derived.by(() => {
    const at = this.shown() ?? this.stopped;
    return at === null ? this.groups.length : this.groups.findLastIndex((group) => group.entry.moment <= at) + 1;
  });
  private readonly from = $derived(Math.max(0, this.middle - this.before));
  private readonly to = $derived.by(() => (this.shown() === null ? this.groups.length : this.middle + this.after));
  readonly lines = $derived.by(() =>
    this.groups
      .slice(this.from, this.to)
      .flatMap(lines)
      .filter((line) => this.only() === null || line.round || line.whose === this.only()),
  );
  /** Are there older lines than these? */
  readonly older = $derived.by(() => this.from > 0 || !this.log.whole);
  /** And newer ones? */
  readonly newer = $derived(this.to < this.groups.length);

  constructor(
    private readonly log: Logbook,
    /** Whose lines are read; null reads all. */
    private readonly only: () => string | null,
    /** The earlier moment that the table shows; null when it is now. */
    private readonly shown: () => number | null,
  ) {}

  /** How much is drawn, as far as somebody has asked for more. */
  get reach(): number {
    return this.before + this.after;
  }

  /** Does the reader stay with the newest line? */
  get follows(): boolean {
    return this.shown() === null && this.stopped === null;
  }

  /** The reader has scrolled: to the end, or away from it. */
  scrolled(end: boolean): void {
    if (end) this.stopped = null;
    else this.stopped ??= this.groups.at(-1)?.entry.moment ?? null;
  }

  /** Older lines are wanted. */
  async back(): Promise<void> {
    this.scrolled(false);
    if (this.middle <= this.before + GROUPS) await this.log.more();
    this.before = Math.min(this.before, this.middle) + GROUPS;
  }

  /** Newer lines are wanted. */
  on(): void {
    this.after += GROUPS;
  }

  private wanted({ facts }: Group): boolean {
    const only = this.only();
    return only === null || facts.some((fact) => fact.seat === only || fact.kind === "round_begins");
  }
}
