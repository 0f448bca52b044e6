// The land laid out in the room there is, in pixels: nothing is scaled, so a name can be read on every screen. Goods slide along
// their connection and names go round their town until they do not cover each other; hills and woods fill what is left.
import { BENDS, DOUBLE, RIVERS, TOWNS, type Rank } from "./geography";
import type { Box, Point } from "../lib/shapes";

export interface Way {
  name: string;
  kind: string;
  between: readonly string[];
}

export interface Name extends Point {
  anchor: "start" | "middle" | "end";
}

export interface River extends Point {
  name: string;
  angle: number;
}

export interface Scenery extends Point {
  kind: "hill" | "wood";
  size: number;
}

/** The room in which everything has its natural size. */
const NATURAL = 500 * 570;
const BEND = 0.82; // of the room's shorter way, for the bends were measured in another one
/** Half the width of a town's drawing, and its height above the crossing. */
const ART: Record<Rank, [half: number, height: number]> = {
  capital: [33, 43],
  city: [21, 31],
  castle: [19, 27],
  market: [16, 22],
};
const FOOT = 7; // below the crossing
const SHARES = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7];
const OF_TWO = [
  [0.36, 0.33, 0.4, 0.3, 0.43],
  [0.64, 0.67, 0.6, 0.7, 0.57],
];
const LETTER = 0.53; // the width of a letter, on average, in its size

/** The Loire comes from the south and goes to the sea, beyond the towns: nobody travels there. */
const SPRING: Way = { name: "~nevers", kind: "water", between: ["nevers"] };
const MOUTH: Way = { name: "chinon~", kind: "water", between: ["chinon"] };
export const BEYOND = [SPRING, MOUTH];

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function around(at: Point, half: number): Box {
  return { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half };
}

/** How much of these boxes another one covers. */
function covered(boxes: readonly Box[], box: Box): number {
  let total = 0;
  for (const each of boxes) total += overlap(each, box);
  return total;
}

/** A map that is narrower has smaller letters; only large type on a phone makes one. */
const SMALL = 312;
/** Between a name and the edge; the width of letters is only estimated. */
const MARGIN = 7;

export class Sheet {
  /** How large things are drawn. */
  readonly unit: number;
  readonly good: number;
  readonly type: number;
  readonly rivers: River[];
  readonly scenery: Scenery[];
  private readonly towns: Record<string, Point>;
  private readonly drawn: { name: string; box: Box }[];
  private readonly courses = new Map<string, [from: Point, by: Point, to: Point]>();
  private readonly goods = new Map<string, Point[]>();
  private readonly names = new Map<string, { at: Name; box: Box }>();
  private readonly samples: (Point & { water: boolean })[];

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly ways: readonly Way[],
    labels: Record<string, string>,
    /** How large somebody likes letters: in a small room theirs may be a little smaller than elsewhere. */
    scale = 1,
  ) {
    this.unit = Math.min(1.5, Math.max(0.72, Math.sqrt((width * height) / NATURAL)));
    this.good = Math.round(25 * this.unit);
    this.type = width < SMALL ? Math.max(12.5 / scale, width / 25) : Math.max(12.5, 15.5 * this.unit);
    this.towns = Object.fromEntries(Object.keys(TOWNS).map((name) => [name, this.lieOf(name)]));
    this.drawn = Object.entries(this.towns).map(([name, at]) => {
      const [half, high] = this.art(name);
      return { name, box: { x: at.x - half, y: at.y - high, width: 2 * half, height: high + FOOT * this.unit } };
    });
    for (const way of [...ways, ...BEYOND]) this.courses.set(way.name, this.courseOf(way));
    this.samples = [...ways, ...BEYOND].flatMap((way) =>
      Array.from({ length: 15 }, (_, index) => ({
        ...this.along(way, (index + 0.5) / 15),
        water: way.kind === "water",
      })),
    );
    for (const way of ways)
      this.goods.set(
        way.name,
        (DOUBLE.has(way.name) ? [0.36, 0.64] : [0.5]).map((share) => this.along(way, share)),
      );
    for (let pass = 0; pass < 3; pass += 1) {
      this.layGoods();
      this.layNames(labels);
    }
    this.rivers = RIVERS.flatMap(([name, along]) =>
      this.nameRiver(
        name,
        [...ways, ...BEYOND].filter((way) => along.includes(way.name)),
      ),
    );
    this.scenery = this.fill();
  }

  town(name: string): Point {
    return this.towns[name] ?? this.towns.orleans!;
  }

  private lieOf(name: string): Point {
    const { east, north } = TOWNS[name] ?? TOWNS.orleans!;
    const [left, right, top, bottom] = [40, 44, 54, 40].map((each) => each * this.unit) as [
      number,
      number,
      number,
      number,
    ];
    return {
      x: left + ((east - 0.22) / 2.88) * (this.width - left - right),
      y: top + ((48.43 - north) / 1.91) * (this.height - top - bottom),
    };
  }

  /** Half the width and the height of a town's drawing. */
  art(name: string): [half: number, height: number] {
    const [half, height] = ART[TOWNS[name]?.rank ?? "market"];
    return [half * this.unit, height * this.unit];
  }

  /** Where the compass rose is. */
  get rose(): Point {
    return { x: this.width - 42 * this.unit, y: 50 * this.unit };
  }

  private control({ name }: Way, from: Point, to: Point): Point {
    const bend = (BENDS[name] ?? 0) * BEND * Math.min(this.width / 500, this.height / 570) * 2;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
      x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
      y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
    };
  }

  private ends(way: Way): [from: Point, by: Point, to: Point] {
    return this.courses.get(way.name) ?? this.courseOf(way);
  }

  private courseOf(way: Way): [from: Point, by: Point, to: Point] {
    if (way === SPRING || way === MOUTH) {
      const from = this.town(way.between[0]!);
      return way === SPRING
        ? [from, { x: from.x + 4, y: (from.y + this.height) / 2 }, { x: this.width * 0.93, y: this.height + 8 }]
        : [from, { x: from.x / 2, y: from.y - 2 }, { x: -8, y: from.y - 14 }];
    }
    const [from, to] = [this.town(way.between[0]!), this.town(way.between[1]!)];
    return [from, this.control(way, from, to), to];
  }

  /** The curve of a connection as an SVG path; `readable`, it runs from west to east. */
  curve(way: Way, readable = false): string {
    const [from, by, to] = this.ends(way);
    const [one, other] = readable && from.x > to.x ? [to, from] : [from, to];
    return `M${one.x.toFixed(1)} ${one.y.toFixed(1)}Q${by.x.toFixed(1)} ${by.y.toFixed(1)} ${other.x.toFixed(1)} ${other.y.toFixed(1)}`;
  }

  /** A point of the curve, `share` of the way. */
  along(way: Way, share: number): Point {
    const [from, by, to] = this.ends(way);
    const rest = 1 - share;
    return {
      x: rest * rest * from.x + 2 * rest * share * by.x + share * share * to.x,
      y: rest * rest * from.y + 2 * rest * share * by.y + share * share * to.y,
    };
  }

  /** Where the goods of a connection lie. */
  goodsAt(way: Way, number: number): Point[] {
    return (this.goods.get(way.name) ?? [this.along(way, 0.5)]).slice(0, Math.max(1, number));
  }

  nameAt(town: string): Name {
    return this.names.get(town)?.at ?? { x: 0, y: 20, anchor: "middle" };
  }

  /** The room that the name of a town takes, relative to the town. */
  nameBox(town: string): Box {
    const at = this.town(town);
    const box = this.names.get(town)?.box ?? { x: at.x, y: at.y, width: 0, height: 0 };
    return { ...box, x: box.x - at.x, y: box.y - at.y };
  }

  /** Where something of this size covers least, beside a town: relative to the town. */
  beside(town: string, width: number, height: number): Point {
    const at = this.town(town);
    const [half, art] = this.art(town);
    const spots = [half - 4, -half - width + 4].flatMap((x) =>
      [-art * 0.5 - height / 2, FOOT - height, -art - height / 2].map((y) => ({ x, y })),
    );
    const taken = [...this.slots(null), ...[...this.names.values()].map((each) => each.box)];
    const cost = (spot: Point): number => {
      const box = { x: at.x + spot.x, y: at.y + spot.y, width, height };
      return covered(taken, box) + this.outside(box);
    };
    return spots.sort((one, other) => cost(one) - cost(other))[0]!;
  }

  private outside(box: Box): number {
    return (
      40 * Math.max(0, 4 - box.x, box.x + box.width - this.width + 4, 4 - box.y, box.y + box.height - this.height + 4)
    );
  }

  private slots(but: Point | null): Box[] {
    return [...this.goods.values()]
      .flat()
      .filter((each) => each !== but)
      .map((each) => around(each, this.good / 2 + 1));
  }

  private drawings(but = ""): Box[] {
    return this.drawn.filter((each) => each.name !== but).map((each) => each.box);
  }

  private layGoods(): void {
    const fixed = [...this.drawings(), ...[...this.names.values()].map((each) => each.box)];
    for (const way of this.ways) {
      const spots = this.goods.get(way.name)!;
      for (const [index, spot] of spots.entries()) {
        const taken = [...this.slots(spot), ...fixed];
        const cost = (share: number, rank: number): number => {
          const box = around(this.along(way, share), this.good / 2 + 2);
          return rank * 3 + covered(taken, box);
        };
        const shares = spots.length > 1 ? OF_TWO[index]! : SHARES;
        const best = shares
          .map((share, rank) => ({ share, cost: cost(share, rank) }))
          .sort((one, other) => one.cost - other.cost)[0]!;
        spots[index] = this.along(way, best.share);
      }
    }
  }

  private layNames(labels: Record<string, string>): void {
    const goods = this.slots(null);
    for (const [name, label] of Object.entries(labels)) {
      const taken = [
        ...goods,
        ...this.drawings(name),
        ...[...this.names].filter(([other]) => other !== name).map(([, each]) => each.box),
      ];
      const found = this.namings(name, label)
        .map((each) => this.inward(each))
        .map((each, rank) => ({
          ...each,
          cost: rank * 8 + 5 * covered(taken, each.box) + this.crossed(each.box) + this.outside(each.box),
        }));
      this.names.set(name, found.sort((one, other) => one.cost - other.cost)[0]!);
    }
  }

  /** A name that would stick out at a side is moved in. */
  private inward({ at, box }: { at: Name; box: Box }): { at: Name; box: Box } {
    const by = Math.max(0, MARGIN - box.x) - Math.max(0, box.x + box.width - this.width + MARGIN);
    return { at: { ...at, x: at.x + by }, box: { ...box, x: box.x + by } };
  }

  /** A river's name beside one of its connections, where it covers nothing; if it would, it is left out. The Loire may cover a little. */
  private nameRiver(name: string, ways: readonly Way[]): River[] {
    const size = Math.max(12.5, 14 * this.unit);
    const long = name.length * size * 0.6;
    const taken = [...this.slots(null), ...this.drawings(), ...[...this.names.values()].map((each) => each.box)];
    const found = ways.flatMap((way) =>
      [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].flatMap((share) =>
        [1, -1].map((side) => {
          const [before, after] = [this.along(way, share - 0.05), this.along(way, share + 0.05)];
          const turned = Math.atan2(after.y - before.y, after.x - before.x);
          const angle = Math.cos(turned) < 0 ? turned + Math.PI : turned;
          const on = this.along(way, share);
          const aside = 7 * this.unit + size * 0.62;
          const at = { x: on.x - Math.sin(angle) * aside * side, y: on.y + Math.cos(angle) * aside * side };
          const letters = [-0.45, -0.22, 0, 0.22, 0.45].map((each) =>
            around({ x: at.x + Math.cos(angle) * long * each, y: at.y + Math.sin(angle) * long * each }, size * 0.45),
          );
          const cost = letters.reduce(
            (total, letter) => total + this.outside(letter) + this.crossed(letter) + covered(taken, letter),
            0,
          );
          return { name, ...at, angle: (angle * 180) / Math.PI, cost };
        }),
      ),
    );
    const best = found.sort((one, other) => one.cost - other.cost)[0];
    return best && best.cost < (name === "Loire" ? 150 : 60) ? [best] : [];
  }

  /** How much of rivers and roads a box covers. */
  private crossed(box: Box): number {
    let total = 0;
    for (const at of this.samples)
      if (at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height)
        total += at.water ? 20 : 28;
    return total;
  }

  /** Where a name may stand, the best first. */
  private namings(name: string, label: string): { at: Name; box: Box }[] {
    const size = name === "orleans" ? this.type * 1.25 : this.type;
    const [half, high] = this.art(name);
    const width = label.length * size * LETTER + 4;
    const town = this.town(name);
    const made = (x: number, y: number, anchor: Name["anchor"]): { at: Name; box: Box } => {
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      return { at: { x, y, anchor }, box: { x: town.x + left, y: town.y + y - size * 0.75, width, height: size } };
    };
    const below = FOOT * this.unit + size * 0.82;
    const above = -high - 4;
    const asides = [0, 0.16, -0.16, 0.32, -0.32, 0.48, -0.48].map((each) => each * width);
    const heights = [-0.2, -0.5, 0.15, -0.8].map((each) => each * high);
    return [
      ...asides.flatMap((aside) => [made(aside, below, "middle"), made(aside, above, "middle")]),
      ...heights.flatMap((y) => [made(half + 3, y, "start"), made(-half - 3, y, "end")]),
      made(half - 2, below * 0.8, "start"),
      made(-half + 2, below * 0.8, "end"),
    ];
  }

  /** Hills in the west and the south-east, woods in the Sologne and north of the Loire, where nothing else is. */
  private fill(): Scenery[] {
    const taken = [
      ...this.slots(null),
      ...[...this.names.values()].map((each) => each.box),
      ...this.rivers.map((each) => around(each, 20)),
      around(this.rose, 38 * this.unit),
    ];
    const towns = Object.values(this.towns);
    const found: Scenery[] = [];
    let chance = 7;
    const next = (): number => (chance = (chance * 16807) % 2147483647) / 2147483647; // the same land every time
    for (let index = 0; index < 420 && found.length < 90; index += 1) {
      const at = { x: 14 + next() * (this.width - 28), y: 22 + next() * (this.height - 36) };
      const [east, south] = [at.x / this.width, at.y / this.height];
      const kind = (east > 0.38 && east < 0.82 && south < 0.62) || (east < 0.5 && south > 0.72) ? "wood" : "hill";
      const size = (0.8 + next() * 0.45) * this.unit;
      const room = (kind === "wood" ? 13 : 17) * this.unit;
      const box = { x: at.x - room, y: at.y - room * 1.1, width: 2 * room, height: room * 1.4 };
      const free =
        !covered(taken, box) &&
        !this.samples.some((each) => Math.hypot(each.x - at.x, each.y - at.y) < room + 6) &&
        !towns.some((each) => Math.hypot(each.x - at.x, each.y - 10 - at.y) < room + 28 * this.unit);
      if (
        free &&
        !found.some((each) => Math.hypot(each.x - at.x, each.y - at.y) < (kind === each.kind ? 15 : 26) * this.unit)
      )
        found.push({ ...at, kind, size });
    }
    return found.sort((one, other) => one.y - other.y);
  }
}
