// Where things are drawn on the land: towns from their real places, nudged for legibility; rivers and roads as curves.

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 620;
export const HEIGHT = 700;

type Side = "n" | "s" | "e" | "w";

// Degrees east and north, the side the name stands on, and how far it is nudged out of the way of roads and goods.
const TOWNS: Record<string, [number, number, Side, number?, number?]> = {
  orleans: [1.93, 47.9, "n"],
  chartres: [1.49, 48.43, "n"],
  etampes: [2.16, 48.42, "n"],
  le_mans: [0.22, 47.99, "s"],
  chateaudun: [1.33, 48.07, "n"],
  montargis: [2.73, 48.0, "n"],
  vendome: [1.05, 47.8, "w"],
  blois: [1.36, 47.6, "s"],
  briare: [2.76, 47.63, "e"],
  tours: [0.68, 47.4, "w"],
  chinon: [0.24, 47.17, "n"],
  montrichard: [1.17, 47.35, "n"],
  vierzon: [2.04, 47.24, "n", 24, -1],
  loches: [1.0, 47.12, "s"],
  bourges: [2.42, 47.1, "n", 24, 3],
  sancerre: [2.88, 47.34, "e"],
  chatellerault: [0.5, 46.82, "s", -14, 2],
  le_blanc: [1.02, 46.68, "n", 4, 0],
  chateauroux: [1.68, 46.86, "n", -8, 0],
  nevers: [3.12, 46.98, "s"],
  argenton: [1.5, 46.56, "s", -6, 0],
  la_chatre: [2.0, 46.57, "s", 8, 0],
  saint_amand: [2.5, 46.72, "s", 26, -1],
};

// How far a connection bends from the straight line, in units of the drawing; rivers wind, most roads run straight.
const BENDS: Record<string, number> = {
  "orleans~briare": -30,
  "briare~sancerre": 12,
  "chinon~le_blanc": 26,
  "orleans~blois": 18,
  "blois~tours": 14,
  "tours~montrichard": 18,
  "tours~loches": 14,
  "tours~chinon": -14,
  "chinon~chatellerault": 20,
  "montrichard~vierzon": 16,
  "vierzon~bourges": -14,
  "vierzon~saint_amand": 18,
  "sancerre~nevers": -18,
  "le_blanc~argenton": 14,
  "chatellerault-argenton": 62,
  "chartres-le_mans": 22,
  "saint_amand-nevers": 14,
  "etampes-montargis": -18,
  "chinon-chatellerault": -16,
  "le_mans-tours": 12,
  "argenton-la_chatre": 8,
};

export function town(name: string): Point {
  const [east, north] = TOWNS[name] ?? [1.9, 47.5];
  return { x: 46 + (east - 0.22) * 181, y: 50 + (48.43 - north) * 322 };
}

export function nameSide(name: string): Side {
  return TOWNS[name]?.[2] ?? "n";
}

/** Where a town's name stands, relative to the town. */
export function nameAt(name: string): { dx: number; dy: number; anchor: "middle" | "start" | "end" } {
  const [, , , right = 0, down = 0] = TOWNS[name] ?? [0, 0, "n"];
  const at = NAME_AT[nameSide(name)];
  return { ...at, dx: at.dx + right, dy: at.dy + down };
}

const NAME_AT: Record<Side, { dx: number; dy: number; anchor: "middle" | "start" | "end" }> = {
  n: { dx: 0, dy: -15, anchor: "middle" },
  s: { dx: 0, dy: 25, anchor: "middle" },
  e: { dx: 15, dy: 5, anchor: "start" },
  w: { dx: -15, dy: 5, anchor: "end" },
};

function control(name: string, from: Point, to: Point): Point {
  const bend = BENDS[name] ?? 0;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend * 2,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend * 2,
  };
}

/** The curve of a connection as an SVG path. */
export function curve(name: string, between: readonly [string, string] | string[]): string {
  const from = town(between[0]!);
  const to = town(between[1]!);
  const by = control(name, from, to);
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${by.x.toFixed(1)} ${by.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** A point of the curve, `share` of the way. */
export function along(name: string, between: readonly [string, string] | string[], share: number): Point {
  const from = town(between[0]!);
  const to = town(between[1]!);
  const by = control(name, from, to);
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * rest * share * by.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * by.y + share * share * to.y,
  };
}

/** Where the goods of a connection lie. */
export function goodsAt(name: string, between: readonly [string, string] | string[], number: number): Point[] {
  if (number <= 1) return [along(name, between, 0.5)];
  return [along(name, between, 0.36), along(name, between, 0.64)];
}
