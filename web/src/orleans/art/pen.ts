// How a vignette is written down: one line a stroke, on a sheet of 48 by 48. A line is a tone and a path ("warm M4 4h9v9z"), where "o x y r" in
// a path is a circle; or a part that several drawings share, with its place, size and turn ("@wheel 14 36 0.8 30", "@sheep 37 43 -1,1").
import { PARTS } from "./parts";

export const TONES = ["ink", "pale", "tone", "warm", "gap", "glow", "line", "fine", "bold", "cut", "cord"];

export interface Stroke {
  tone: string;
  d: string;
  /** Where a stroke of a shared part lies. */
  at?: string;
}

export type Kind = "place" | "deed" | "event";

/** Drawings by the id of the component. */
export type Sheet = Record<string, string>;

/** What comes from outside has no drawing of its own: a house, a scroll, an hour glass. */
export const PLAIN: Record<Kind, string> = {
  place: `
    @gable 24 43 2
    line M3 43h42`,
  deed: `
    pale M12 6h24v30H12z
    tone M9 4h30v5H9zM9 35h30v5H9z
    line M17 15h14M17 20h14M17 25h8
    warm o 30 30 5.500`,
  event: `
    tone M10 4h28v5H10zM10 39h28v5H10z
    pale M14 9h20c0 8-4 11-8 15 4 4 8 7 8 15H14c0-8 4-11 8-15-4-4-8-7-8-15z
    glow M18 14h12c-1 4-4 6-6 8.500-2-2.500-5-4.500-6-8.500zM17 37.500c1-5 4-6 7-9 3 3 6 4 7 9z`,
};

function path(text: string): string {
  return text.replace(
    /o (-?[\d.]+) ?(-?[\d.]+) ([\d.]+)/g,
    (_, x: string, y: string, r: string) =>
      `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`,
  );
}

/** The strokes of a drawing, from behind to the front. */
export function strokes(drawing: string, at?: string): Stroke[] {
  return drawing
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [tone = "", ...rest] = line.trim().split(" ");
      if (!tone.startsWith("@")) return [{ tone, d: path(rest.join(" ")), at }];
      const [x, y, size = "1", turn = "0"] = rest;
      const part = PARTS[tone.slice(1)];
      if (!part) throw new Error(`No part is called ${tone}.`);
      return strokes(part, `translate(${x} ${y}) rotate(${turn}) scale(${size})`);
    });
}
