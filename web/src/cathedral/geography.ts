// Where things are on the map: routes as gentle curves between the places, what lies on them in the middle.
import type { CathedralPrinted } from "../generated/messages";
import type { Box, Point } from "../lib/shapes";

const LEFT = -78;
const WIDTH = 1156;
/** What a name and a town need above the highest place, and a workshop's tile below the lowest. */
const ABOVE = 92;
const BELOW = 160;

/** Where a workshop's tile lies beside its place. */
export const TILE: Record<string, Point> = {
  le_mans: { x: -114, y: -178 },
  chateauroux: { x: -93, y: 44 },
  nevers: { x: -84, y: 50 },
};

/** Where a name stands; below its place where nothing else is said. */
export const NAME: Record<string, { dx: number; dy: number; anchor: "start" | "middle" | "end" }> = {
  orleans: { dx: 0, dy: -58, anchor: "middle" },
  le_mans: { dx: -20, dy: 52, anchor: "middle" },
  chartres: { dx: 0, dy: -48, anchor: "middle" },
  montargis: { dx: 36, dy: -6, anchor: "start" },
  briare: { dx: 36, dy: 10, anchor: "start" },
  nevers: { dx: 18, dy: -30, anchor: "middle" },
  chateauroux: { dx: 40, dy: 12, anchor: "start" },
  bourges: { dx: 0, dy: 56, anchor: "middle" },
  blois: { dx: 40, dy: 30, anchor: "start" },
  vendome: { dx: -26, dy: 40, anchor: "end" },
  tours: { dx: -36, dy: 4, anchor: "end" },
  chinon: { dx: 0, dy: 52, anchor: "middle" },
};

/** Where along its route a piece lies that would be in the way of a name; in the middle where nothing else is said. */
const ALONG: Record<string, number> = { "le_mans-tours": 0.6, "orleans-chartres": 0.58, "bourges-nevers": 0.6 };

/** The rivers whose names are written along a route. */
export const RIVERS: Record<string, string> = {
  "orleans~briare": "Loire",
  "briare~nevers": "Loire",
  "blois~tours": "Loire",
  "tours~bourges": "Cher",
  "tours~chateauroux": "Indre",
  "vendome~le_mans": "Loir",
};

/** The map drawn as high as its room allows: north and south move apart, nothing else changes. `ratio` is height by width. */
export function spread(sheet: CathedralPrinted, ratio: number): { sheet: CathedralPrinted; box: Box; stretch: number } {
  const all = Object.values(sheet.places).map((place) => place.y);
  const [top, bottom] = [Math.min(...all), Math.max(...all)];
  const stretch = Math.max(0.84, Math.min(1.64, (WIDTH * ratio - ABOVE - BELOW) / (bottom - top)));
  const places = Object.fromEntries(
    Object.entries(sheet.places).map(([name, place]) => [name, { ...place, y: (place.y - top) * stretch + ABOVE }]),
  );
  return {
    sheet: { ...sheet, places },
    box: { x: LEFT, y: 0, width: WIDTH, height: (bottom - top) * stretch + ABOVE + BELOW },
    stretch,
  };
}

function bend(from: Point, to: Point, kind: string): Point {
  const amount = kind === "river" ? 0.11 : 0.04;
  const sign = from.x + to.y > to.x + from.y ? 1 : -1;
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * amount * sign,
    y: (from.y + to.y) / 2 - (to.x - from.x) * amount * sign,
  };
}

/** The line of a route; with `readable` it runs from left to right, so that words can stand on it. */
export function curve(
  sheet: CathedralPrinted,
  between: readonly [string, string],
  kind: string,
  readable = false,
): string {
  const [from, to] = [sheet.places[between[0]]!, sheet.places[between[1]]!];
  const over = bend(from, to, kind);
  const [one, other] = readable && from.x > to.x ? [to, from] : [from, to];
  return `M${one.x} ${one.y}Q${over.x} ${over.y} ${other.x} ${other.y}`;
}

/** Where what lies on a route is seen. */
export function resting(
  sheet: CathedralPrinted,
  route: { name: string; between: readonly [string, string]; kind: string },
): Point {
  const [from, to] = [sheet.places[route.between[0]]!, sheet.places[route.between[1]]!];
  const over = bend(from, to, route.kind);
  const along = ALONG[route.name] ?? 0.5;
  const on = (one: number, bent: number, other: number): number =>
    (1 - along) ** 2 * one + 2 * along * (1 - along) * bent + along ** 2 * other;
  return { x: on(from.x, over.x, to.x), y: on(from.y, over.y, to.y) };
}
