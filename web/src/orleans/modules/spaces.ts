// The spaces of a deed or character from left to right, as they are printed: which are free, filled, covered, and what lies there.
import type { DeedView, PrintedDeed } from "../../generated/messages";

export interface BoardSpace {
  wants: string;
  state: "free" | "filled" | "covered";
  /** Who stands there, where the space does not tell it. */
  holds: string;
  good: string;
}

/** How many of each kind, as a list of names. */
export function pieces(counted: Record<string, number>): string[] {
  return Object.entries(counted).flatMap(([name, number]) => Array.from({ length: number }, () => name));
}

export function spacesOf(deed: DeedView, printed: PrintedDeed): BoardSpace[] {
  const filled: Record<string, number> = {};
  for (const [kind, number] of Object.entries(deed.spaces)) filled[kind] = number - (deed.free[kind] ?? 0);
  const anybody = pieces(deed.sent);
  return printed.spaces.map((wants, index) => {
    if (printed.closed || (printed.covered && index === printed.spaces.length - 1))
      return { wants, state: "covered", holds: "", good: "" };
    const lying = deed.goods[index];
    if (lying)
      return { wants, state: lying.free ? "free" : "filled", holds: wants, good: lying.free ? (lying.good ?? "") : "" };
    if (!filled[wants]) return { wants, state: "free", holds: "", good: "" };
    filled[wants] -= 1;
    return { wants, state: "filled", holds: wants === "any" ? (anybody.shift() ?? "any") : wants, good: "" };
  });
}

/** May this follower stand on such a space? */
export function takes(space: BoardSpace, follower: string): boolean {
  return space.state === "free" && (space.wants === "any" || space.wants === follower);
}
