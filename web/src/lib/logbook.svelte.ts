// The log of a table, as far as this page has it: the last steps come with the table, older ones when somebody wants to see them.
import type { Fact, LogEntry } from "../generated/messages";
import { grouped, stands, type Group } from "./loglines";

/** So many of the last steps come with the table, and so many more at a time. */
export const STEPS = 100;
const EVERY = 1_000_000;

/** The last steps before a moment, so many at most. */
type Older = (before: number, most: number) => Promise<LogEntry[]>;

export class Logbook {
  /** The steps in their order, without a gap up to now. */
  entries = $state.raw<LogEntry[]>([]);
  /** The moment up to which it need not be told again. */
  upTo = 0;
  private readonly undone = new Set<number>();
  private asking: Promise<void> | null = null;
  private before: Group[] = [];
  /** What is told together, the same objects again as long as nothing is new about them. */
  readonly groups = $derived.by(() => (this.before = grouped(this.entries, this.before)));

  constructor(private readonly older: Older) {}

  /** Is there nothing older than these steps? */
  get whole(): boolean {
    return this.entries[0]?.moment === 0;
  }

  /** What happened in the steps that stand. */
  get facts(): Fact[] {
    return this.entries.filter(stands).flatMap((entry) => entry.facts);
  }

  /** The last move of a seat that stands. The server sees to it that it is among the steps that come with the table. */
  lastOf(seat: number | null): LogEntry | null {
    return this.entries.findLast((entry) => entry.seat === seat && stands(entry)) ?? null;
  }

  /** The table has come, with steps up to a moment: they go on where these end, or they are all that is known from now on. */
  come(steps: LogEntry[], moment: number): void {
    const first = steps[0]?.moment ?? moment + 1;
    const goesOn = first <= Math.max(this.upTo, this.entries.at(-1)?.moment ?? 0) + 1;
    const kept = goesOn ? this.entries.filter((entry) => entry.moment < first) : [];
    if (kept.length === 0) this.undone.clear();
    this.entries = this.marked([...kept, ...steps]);
    this.upTo = moment;
  }

  /** Something has happened. */
  add(steps: LogEntry[], moment: number): void {
    if (steps.length > 0) this.entries = this.marked([...this.entries, ...steps]);
    this.upTo = moment;
  }

  /** The step of a moment was taken back; null for one that is no step yet. */
  takeBack(taken: number | null, moment: number): void {
    if (taken !== null) {
      this.undone.add(taken);
      this.entries = this.marked(this.entries);
    }
    this.upTo = moment;
  }

  /** Some older steps. */
  more(): Promise<void> {
    return (this.asking ??= this.bring(STEPS).finally(() => (this.asking = null)));
  }

  /** All older steps. */
  async all(): Promise<void> {
    await this.asking;
    return (this.asking ??= this.bring(EVERY).finally(() => (this.asking = null)));
  }

  /** All older steps are wanted, now or as soon as the server is reached; who reads `entries` sees them when they are there. */
  want(): void {
    if (!this.whole) this.all().catch(() => setTimeout(() => this.want(), 1000));
  }

  private async bring(most: number): Promise<void> {
    const first = this.entries[0]?.moment ?? 0;
    if (first === 0) return;
    const older = await this.older(first, most);
    if (this.entries[0]?.moment === first) this.entries = this.marked([...older, ...this.entries]);
  }

  /** The steps with a mark on those that were taken back; the others stay the objects that they are. */
  private marked(entries: LogEntry[]): LogEntry[] {
    for (const { taken_back: taken } of entries) if (taken !== null) this.undone.add(taken);
    return entries.map((entry) =>
      this.undone.has(entry.moment) && !entry.undone ? { ...entry, undone: true } : entry,
    );
  }
}
