import { settings } from "./settings.svelte";

/** A share as a percentage in the chosen language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 }).format(share);
}

/** "one, two and three", or with `or` "one, two or three". */
export function list(items: string[], type: "and" | "or" = "and"): string {
  return new Intl.ListFormat(settings.language === "en" ? "en-GB" : settings.language, { type: type === "and" ? "conjunction" : "disjunction" }).format(items);
}
