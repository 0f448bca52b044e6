// Where things are on the map: routes as gentle curves between the places, what lies on them in the middle.
import type { CathedralPrinted } from "../lib/messages";

export interface Point {
  x: number;
  y: number;
}

/** The sheet with room for the workshops' tiles at its edges. */
export const BOX = { x: -75, y: -10, width: 1150, height: 905 };

/** Where a workshop's tile lies beside its place. */
export const TILE: Record<string, Point> = { le_mans: { x: -68, y: 90 }, chateauroux: { x: 410, y: 778 }, nevers: { x: 856, y: 716 } };

/** Where a name stands; below its place where nothing else is said. */
export const NAME: Record<string, { dx: number; dy: number; anchor: "start" | "middle" | "end" }> = {
  orleans: { dx: 0, dy: -34, anchor: "middle" },
  le_mans: { dx: 0, dy: 50, anchor: "middle" },
  chartres: { dx: 0, dy: -30, anchor: "middle" },
  montargis: { dx: 34, dy: -22, anchor: "start" },
  briare: { dx: 36, dy: 8, anchor: "start" },
  nevers: { dx: 36, dy: 6, anchor: "start" },
  chateauroux: { dx: 40, dy: 12, anchor: "start" },
  bourges: { dx: 0, dy: 58, anchor: "middle" },
  blois: { dx: 34, dy: 26, anchor: "start" },
  vendome: { dx: -26, dy: 34, anchor: "end" },
  tours: { dx: -32, dy: -18, anchor: "end" },
  chinon: { dx: 0, dy: 56, anchor: "middle" },
};

function bend(from: Point, to: Point, kind: string): Point {
  const amount = kind === "river" ? 0.11 : 0.04;
  const sign = from.x + to.y > to.x + from.y ? 1 : -1;
  return { x: (from.x + to.x) / 2 + (to.y - from.y) * amount * sign, y: (from.y + to.y) / 2 - (to.x - from.x) * amount * sign };
}

export function curve(sheet: CathedralPrinted, between: readonly [string, string], kind: string): string {
  const [from, to] = [sheet.places[between[0]]!, sheet.places[between[1]]!];
  const over = bend(from, to, kind);
  return `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;
}

export function middle(sheet: CathedralPrinted, between: readonly [string, string], kind: string): Point {
  const [from, to] = [sheet.places[between[0]]!, sheet.places[between[1]]!];
  const over = bend(from, to, kind);
  return { x: (from.x + to.x) / 4 + over.x / 2, y: (from.y + to.y) / 4 + over.y / 2 };
}
