// A table of a game that this page does not know: every legal move is a button, and nothing on the table can be pressed.
import { Live, type AnyView } from "../lib/live.svelte";
import type { Named } from "../generated/messages";
import type { Trace } from "../lib/moments";
import type { Targets } from "../lib/targets";

export class Plain extends Live {
  readonly keys = ["tab", "enter", "u", "question"];

  get targets(): Targets {
    return new Map();
  }

  typed(): boolean {
    return false;
  }

  /** Nothing is asked in the past. */
  override asPast(view: AnyView): AnyView {
    return { ...view, decision: null };
  }

  protected meant(): Named | null {
    return null;
  }

  protected traces(): Trace[] {
    return [];
  }

  protected changes(): Set<string> {
    return new Set();
  }
}
