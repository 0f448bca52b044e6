// What a person likes, kept in this browser.
import languages from "$locale/languages.json";

/** Every language by its code, with the name it has for itself. */
export const LANGUAGES: Record<string, string> = languages;
export type Language = keyof typeof languages;
export type Theme = "auto" | "light" | "dark";
/** How large letters are, in per cent. */
export const TYPES = [100, 115, 130] as const;
export type Pace = "instant" | "quick" | "steady" | "slow";

interface Kept {
  language: Language;
  theme: Theme;
  type: (typeof TYPES)[number];
  pace: Pace;
  motion: boolean;
  /** Draws that leave no choice are made without asking. */
  draws: boolean;
  /** A sound for “your turn”, and one for a new round. */
  sound: boolean;
  rounds: boolean;
  notice: boolean;
  name: string;
  colour: string;
  /** The games whose screen “how you win” was shown by itself. */
  won: string[];
}

const KEY = "cenabum.settings";

/** The first of somebody's languages that is spoken here. */
function spoken(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.toLowerCase().split("-")[0]!);
  return (codes.find((code) => code in LANGUAGES) ?? "en") as Language;
}

function first(): Kept {
  const language = spoken(navigator.languages);
  const kept: Kept = {
    language,
    theme: "auto",
    type: 100,
    pace: "steady",
    motion: true,
    draws: true,
    sound: false,
    rounds: false,
    notice: false,
    name: "",
    colour: "red",
    won: [],
  };
  try {
    const found = { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    if (!TYPES.includes(found.type)) found.type = 100;
    return found.language in LANGUAGES ? found : { ...found, language };
  } catch {
    return kept;
  }
}

export const settings = $state<Kept>(first());

/** How long one has for reading what a new round brings, in milliseconds; not at all where nothing waits. */
export const READING: Record<Pace, number> = { instant: 0, quick: 2200, steady: 4500, slow: 8000 };

/** How long a bot's move is shown before the next one, in milliseconds. */
export const PACE: Record<Pace, number> = { instant: 0, quick: 350, steady: 900, slow: 1800 };

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const dark =
    settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion ? "on" : "off";
  root.lang = settings.language;
}
