// Pieces glide from where they were to where they are. One pair for the whole table, so that a piece can go from any part to any other.
import { crossfade, scale } from "svelte/transition";
import { settings } from "./settings.svelte";

/** How long a piece glides, in milliseconds; not at all when the player or the system wants things to keep still. */
export function gliding(): number {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches ? 240 : 0;
}

/** `out:leave={{ key }}` where a piece goes from, `in:arrive={{ key }}` where it goes to. A piece from nowhere just grows. */
export const [leave, arrive] = crossfade({
  duration: () => gliding(),
  fallback: (node, _params, intro) => (intro ? scale(node, { start: 0.6, duration: gliding() / 2 }) : { duration: 0 }),
});
