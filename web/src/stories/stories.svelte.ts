// The table of a story: what a live table has, and the sketch of a plan.
import { Live } from "../lib/live.svelte";
import type { StoriesPrinted, StoriesTableView } from "../lib/messages";
import type { Targets } from "../lib/targets";

export class Stories extends Live<StoriesTableView, StoriesPrinted> {
  readonly helper = "bot:settler";

  get targets(): Targets {
    return new Map();
  }

  protected override changes(): Set<string> {
    return new Set();
  }
}
