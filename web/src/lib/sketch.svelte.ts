// A plan is a sketch until "Done": placed, taken back, rearranged freely. It is kept by the server for this seat alone, so it
// survives a reload and another device. All games sketch alike; what one of them alone knows is handed in (`Plans`).

import type { Named } from "../generated/messages";

/** A thing of mine and where it lies in the sketch: "space:mill.craftsman" is an action space; a game may have other spots. */
export interface Stroke {
  thing: string;
  at: string;
}

interface Space {
  name: string;
  wants: string;
  holds: string | null;
}

/** What a game alone knows about its plans. `Seen` is what it reads that from: view, player and what is printed. */
export interface Plans<Seen> {
  /** My places with their action spaces. */
  places(seen: Seen): { name: string; spaces: Space[] }[];
  /** How many of a thing I have that are not in the sketch. */
  left(seen: Seen, thing: string, strokes: Stroke[]): number;
  /** May a thing go there, if nothing else is in the way? */
  fits(seen: Seen, stroke: Stroke): boolean;
  /** The move that puts a thing there. */
  move(stroke: Stroke): Named;
  /** The stroke that a move of a plan stands for. */
  stroke(move: Named): Stroke | null;
  /** My followers, whom `fill` may put on a place. */
  followers(seen: Seen): string[];
  /** How obvious a follower is on a space that wants such a one: the least first. */
  rank(follower: string, wants: string): number;
  /** Where else than on action spaces a thing could go. */
  elsewhere?(seen: Seen, sketch: Sketch<Seen>, thing: string): string[];
  /** What `fill` puts on a place besides followers. */
  more?(seen: Seen, sketch: Sketch<Seen>, place: string): void;
  /** What the server must hear first has the lowest number. */
  order?(stroke: Stroke): number;
  /** Does it lie on this very space, though there is another one like it? */
  fixed?(stroke: Stroke): boolean;
  /** The spot whose things a thing put here takes back instead. */
  against?(at: string): string;
}

/** Spaces that are alike are filled in order: the second one only after the first. */
function first(space: string): string {
  return space.replace(/\.2$/, "");
}

const SPACE = "space:";

export class Sketch<Seen> {
  strokes = $state<Stroke[]>([]);

  constructor(
    private readonly plans: Plans<Seen>,
    private readonly seen: () => Seen | null,
  ) {}

  clear(): void {
    this.strokes = [];
  }

  on(at: string): Stroke[] {
    return this.strokes.filter((stroke) => stroke.at === at);
  }

  put(thing: string, at: string): void {
    const against = this.plans.against?.(at) ?? "";
    if (against && this.on(against).length > 0) this.takeBack(against);
    else this.strokes = [...this.strokes, { thing, at }];
  }

  /** Take one thing back from where it lies; without a name the last one. */
  takeBack(at: string, thing?: string): void {
    const index = this.strokes.findLastIndex(
      (stroke) => stroke.at === at && (thing === undefined || stroke.thing === thing),
    );
    if (index >= 0) this.strokes = this.strokes.filter((_, number) => number !== index);
  }

  /** How many of a thing are not in the sketch yet. */
  left(thing: string): number {
    const seen = this.seen();
    return seen ? Math.max(0, this.plans.left(seen, thing, this.strokes)) : 0;
  }

  /** These things one by one, as many of each as are left. */
  each(things: string[]): string[] {
    return things.flatMap((thing) => Array.from({ length: this.left(thing) }, () => thing));
  }

  /** Where a thing could go now. */
  places(thing: string): Set<string> {
    const seen = this.seen();
    if (!seen || this.left(thing) < 1) return new Set();
    const spaces = this.plans.places(seen).flatMap((place) => this.free(place.spaces));
    return new Set([
      ...spaces.filter((at) => this.fits(seen, thing, at)),
      ...(this.plans.elsewhere?.(seen, this, thing) ?? []),
    ]);
  }

  /** Put the obvious things on a place: exact kinds first, monks last. */
  fill(name: string): boolean {
    const seen = this.seen();
    if (!seen) return false;
    const before = this.strokes;
    for (const { name: space, wants } of this.plans.places(seen).find((place) => place.name === name)?.spaces ?? []) {
      const able = this.plans.followers(seen).filter((follower) => this.places(follower).has(SPACE + space));
      const best = able.sort((one, other) => this.plans.rank(one, wants) - this.plans.rank(other, wants))[0];
      if (best) this.put(best, SPACE + space);
    }
    this.plans.more?.(seen, this, name);
    return this.strokes !== before;
  }

  /** The moves for the server, in the order in which it must hear them, twins in order. */
  moves(): Named[] {
    const seen = this.seen();
    if (!seen) return [];
    const order = (stroke: Stroke): number => this.plans.order?.(stroke) ?? 0;
    const empty = new Set(
      this.plans
        .places(seen)
        .flatMap((place) => place.spaces.filter((space) => space.holds === null).map((space) => SPACE + space.name)),
    );
    const taken = new Set<string>();
    return [...this.strokes]
      .sort((one, other) => order(one) - order(other))
      .map((stroke) => {
        if (!stroke.at.startsWith(SPACE)) return this.plans.move(stroke);
        const at = this.plans.fixed?.(stroke) ? stroke.at : this.inOrder(stroke.at, empty, taken);
        taken.add(at);
        return this.plans.move({ ...stroke, at });
      });
  }

  /** The strokes that the server kept; those that do not fit any more are left out. */
  restore(moves: Named[]): void {
    const seen = this.seen();
    this.strokes = seen
      ? moves.flatMap((move) => this.plans.stroke(move) ?? []).filter((stroke) => this.plans.fits(seen, stroke))
      : [];
  }

  private inOrder(at: string, empty: Set<string>, taken: Set<string>): string {
    const one = first(at);
    if (one !== at && empty.has(one) && !taken.has(one)) return one;
    return taken.has(at) ? `${one}.2` : at;
  }

  private free(spaces: Space[]): string[] {
    return spaces
      .filter((space) => space.holds === null)
      .map((space) => SPACE + space.name)
      .filter((at) => this.on(at).length === 0);
  }

  private fits(seen: Seen, thing: string, at: string): boolean {
    return this.plans.fits(seen, { thing, at });
  }
}
