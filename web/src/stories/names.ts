// What things are called where a word alone does not do.
import type { StoriesAreaView } from "../generated/messages";
import { say } from "../lib/words.svelte";

/** Words as they may be divided: a narrow place breaks them where people would. */
export function divided(text: string): string {
  return say("soft-hyphens")
    .split(" ")
    .reduce((done, word) => done.replace(word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")), text);
}

/** What people call a parcel, or what a space takes that takes any follower. */
export function parcelName(parcel: string): string {
  return say(parcel === "any" ? "follower-any" : `parcel-${parcel}`);
}

/** What people call an area: its number and what it is now. */
export function areaName(area: StoriesAreaView): string {
  const kind = area.village ? say("area-village") : say(`terrain-${area.terrain}`);
  return say("area-named", { area: say(`area-${area.name}`), kind });
}
