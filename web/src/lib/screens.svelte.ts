// How much room there is, by the names of screens.json. Larger type makes a window smaller: at 130 % one of 1300 pixels has room for 1000.
import { SvelteSet } from "svelte/reactivity";
import screens from "./screens.json";
import { settings } from "./settings.svelte";

export type ScreenName = keyof typeof screens;

/** The screens that this window is just now. */
export const shown = new SvelteSet<ScreenName>();

/** How large a pixel of the page is in pixels of the window: what the browser measures is `scale()` times what a style sheet says. */
export function scale(): number {
  return settings.type / 100;
}

/** Fit the page to the window and to the size of letters that is wanted. */
export function fit(): void {
  const root = document.documentElement;
  for (const [name, query] of Object.entries(screens) as [ScreenName, string][]) {
    const scaled = query.replace(/\d+(?=px)/g, (pixels) => String(Number(pixels) * scale()));
    if (matchMedia(scaled).matches) shown.add(name);
    else shown.delete(name);
  }
  root.dataset.screen = [...shown].join(" ");
  root.style.zoom = String(scale());
  for (const unit of ["vw", "vh", "dvh"]) root.style.setProperty(`--${unit}`, `${1 / scale()}${unit}`);
}

addEventListener("resize", fit);
