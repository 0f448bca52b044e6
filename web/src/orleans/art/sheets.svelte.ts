// Where the drawings of each kind lie. A sheet comes when something on it is first shown, and the next one only if it was not found before:
// who plays the base game never loads the drawings of Trade & Intrigue.
import { Lazy } from "../../lib/lazy.svelte";
import type { Kind, Sheet, Stroke } from "./pen";

type Load = () => Promise<{ SHEET: Sheet }>;

export const LOADS: Record<Kind, Load[]> = {
  place: [() => import("./places"), () => import("./tiles")],
  deed: [() => import("./deeds"), () => import("./new_deeds")],
  event: [() => import("./events"), () => import("./new_events")],
};

const pen = new Lazy(() => import("./pen"));
const sheets = Object.fromEntries(
  Object.entries(LOADS).map(([kind, loads]) => [kind, loads.map((load) => new Lazy(load))]),
) as Record<Kind, Lazy<{ SHEET: Sheet }>[]>;

/** The strokes of a component, as soon as they are there. */
export function drawn(kind: Kind, name: string): Stroke[] {
  const ready = pen.now;
  for (const each of sheets[kind]) {
    const sheet = each.now?.SHEET;
    if (!sheet || !ready) return [];
    const drawing = sheet[name];
    if (drawing) return ready.strokes(drawing);
  }
  return ready ? ready.strokes(ready.PLAIN[kind]) : [];
}
