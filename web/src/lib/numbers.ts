import { settings } from "./settings.svelte";

/** A share as a percentage in the chosen language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0,
  }).format(share);
}

/** A number with so many digits behind the point. */
export function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** "one, two and three", or with `or` "one, two or three". */
export function list(items: string[], type: "and" | "or" = "and"): string {
  return new Intl.ListFormat(settings.language === "en" ? "en-GB" : settings.language, {
    type: type === "and" ? "conjunction" : "disjunction",
  }).format(items);
}

/** When something was, seen from now: "5 minutes ago", or the date when it is longer ago than a week. */
export function when(seconds: number): string {
  const ago = Math.max(0, Date.now() / 1000 - seconds);
  const locale = settings.language === "en" ? "en-GB" : settings.language;
  if (ago > 7 * 86400) return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(seconds * 1000);
  const [unit, size] =
    ago < 3600 ? (["minute", 60] as const) : ago < 86400 ? (["hour", 3600] as const) : (["day", 86400] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(ago / size), unit);
}
