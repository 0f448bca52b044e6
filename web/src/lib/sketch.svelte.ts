// A plan is a sketch until "Done": placed, taken back, rearranged freely. It is kept by the server for this seat alone, so it
// survives a reload and another device.
import type { PlayerView, TableView } from "./messages";

export interface Placement {
  follower: string;
  space: string;
  stored: boolean;
}

/** Spaces that are alike are filled in order: the second one only after the first. */
function base(space: string): string {
  return space.endsWith(".2") ? space.slice(0, -2) : space;
}

export class Sketch {
  placements = $state<Placement[]>([]);

  clear(): void {
    this.placements = [];
  }

  on(space: string): Placement | undefined {
    return this.placements.find((placement) => placement.space === space);
  }

  /** Followers of the market (or the tower) that are not in the sketch yet. */
  left(player: PlayerView, stored = false): Record<string, number> {
    const left = { ...(stored ? player.stored : player.market) };
    for (const placement of this.placements) {
      if (placement.stored === stored) left[placement.follower] = (left[placement.follower] ?? 0) - 1;
    }
    return Object.fromEntries(Object.entries(left).filter(([, number]) => number > 0));
  }

  /** The spaces a follower could go to now. */
  spacesFor(view: TableView, player: PlayerView, follower: string, stored = false): string[] {
    const fits = (stored ? view.fits_stored : view.fits)[follower] ?? {};
    const empty = player.places.flatMap((place) => place.spaces.filter((space) => space.holds === null).map((space) => space.name));
    return empty.filter((space) => space in fits && !this.on(space));
  }

  place(follower: string, space: string, stored = false): void {
    this.placements = [...this.placements, { follower, space, stored }];
  }

  takeBack(space: string): void {
    this.placements = this.placements.filter((placement) => placement.space !== space);
  }

  /** The codes for the server, twins in order. */
  codes(view: TableView, player: PlayerView): number[] {
    const empty = new Set(player.places.flatMap((place) => place.spaces.filter((space) => space.holds === null).map((space) => space.name)));
    const taken = new Set<string>();
    return this.placements.map(({ follower, space, stored }) => {
      const first = base(space);
      const where = first !== space && empty.has(first) && !taken.has(first) ? first : taken.has(space) ? `${first}.2` : space;
      taken.add(where);
      return (stored ? view.fits_stored : view.fits)[follower]?.[where] ?? -1;
    });
  }

  /** Put the obvious followers on a place: exact kinds first, the player's own before neutral ones, monks last. */
  fill(view: TableView, player: PlayerView, place: string): boolean {
    const spaces = player.places.find((each) => each.name === place)?.spaces.filter((space) => space.holds === null && !this.on(space.name)) ?? [];
    const before = this.placements;
    for (const space of spaces) {
      const rank = (follower: string): number => {
        const kind = follower.replace("own_", "");
        if (kind === space.wants) return follower.startsWith("own_") ? 0 : 1;
        return kind === "monk" ? 3 : 2;
      };
      const able = [false, true].flatMap((stored) =>
        Object.keys(this.left(player, stored))
          .filter((follower) => this.spacesFor(view, player, follower, stored).includes(space.name))
          .map((follower) => ({ follower, stored })),
      );
      able.sort((one, other) => rank(one.follower) - rank(other.follower));
      const best = able[0];
      if (best) this.place(best.follower, space.name, best.stored);
    }
    return this.placements !== before;
  }
}
