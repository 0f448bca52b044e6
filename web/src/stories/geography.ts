// The land as a drawing: hexes whose shared corners and edges are moved a little, always in the same way, so that it looks like a map.
import type { StoriesPrinted } from "../generated/messages";

interface Point {
  x: number;
  y: number;
}

/** How far a corner and the middle of an edge are moved, as parts of the radius. */
const CORNER = 0.13;
const EDGE = 0.11;

/** The same two numbers between -1 and 1 for the same point, however it was reached. */
function wobble(x: number, y: number): Point {
  let hash = Math.imul(Math.round(x / 4) * 8191 + Math.round(y / 4) * 131, 2654435761) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return { x: (hash & 0xffff) / 32767.5 - 1, y: (hash >>> 16) / 32767.5 - 1 };
}

function moved(x: number, y: number, by: number): Point {
  const way = wobble(x, y);
  return { x: x + way.x * by, y: y + way.y * by };
}

function corners(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, number) => {
    const angle = (Math.PI / 3) * number - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A path along points of the grid, each edge bent as its neighbour on the other side sees it. */
function bent(points: Point[], radius: number, closed: boolean): string {
  const at = points.map((point) => moved(point.x, point.y, radius * CORNER));
  let path = `M${round(at[0]!.x)} ${round(at[0]!.y)}`;
  for (let index = 1; index < points.length + (closed ? 1 : 0); index += 1) {
    const [from, to] = [points[index - 1]!, points[index % points.length]!];
    const middle = moved((from.x + to.x) / 2, (from.y + to.y) / 2, radius * EDGE);
    const end = at[index % points.length]!;
    path += `Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The border of an area. */
export function border(printed: StoriesPrinted, area: string): string {
  const { x, y } = printed.areas[area]!;
  return bent(corners(x, y, printed.radius), printed.radius, true);
}

/** The Loire, along the borders of the areas. */
export function river(printed: StoriesPrinted): string {
  return bent(
    printed.loire.map(([x, y]) => ({ x: x!, y: y! })),
    printed.radius,
    false,
  );
}

/** Land beyond the game: the middles of the places around the areas that are in it, so many rings of them. */
export function beyond(printed: StoriesPrinted, rings: number): Point[] {
  const wide = printed.radius * Math.sqrt(3);
  const high = printed.radius * 1.5;
  const key = (point: Point): string => `${Math.round(point.x / 8)} ${Math.round(point.y / 8)}`;
  let edge: Point[] = Object.values(printed.areas);
  const known = new Set(edge.map(key));
  const found: Point[] = [];
  for (let ring = 0; ring < rings; ring += 1) {
    const next: Point[] = [];
    for (const { x, y } of edge) {
      for (const [across, down] of [
        [1, 0],
        [-1, 0],
        [0.5, 1],
        [-0.5, 1],
        [0.5, -1],
        [-0.5, -1],
      ] as const) {
        const point = { x: x + across * wide, y: y + down * high };
        if (known.has(key(point))) continue;
        known.add(key(point));
        next.push(point);
      }
    }
    found.push(...next);
    edge = next;
  }
  return found;
}

/** The border of a place that is no area of the game. */
export function outline(point: Point, printed: StoriesPrinted): string {
  return bent(corners(point.x, point.y, printed.radius), printed.radius, true);
}

/** The window onto the areas that are in the game. */
export function frame(printed: StoriesPrinted): { x: number; y: number; width: number; height: number } {
  const areas = Object.values(printed.areas);
  const margin = printed.radius * 1.1;
  const x = Math.min(...areas.map((area) => area.x)) - margin;
  const y = Math.min(...areas.map((area) => area.y)) - margin;
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(...areas.map((area) => area.x)) + margin - x),
    height: round(Math.max(...areas.map((area) => area.y)) + margin - y),
  };
}
