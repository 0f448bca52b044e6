// What things are called where a word alone does not do.
import type { StoriesAreaView } from "../generated/messages";
import { say } from "../lib/words.svelte";

/** What people call an area: its number and what it is now. */
export function areaName(area: StoriesAreaView): string {
  const kind = area.village ? say("area-village") : say(`terrain-${area.terrain}`);
  return say("area-named", { area: say(`area-${area.name}`), kind });
}
