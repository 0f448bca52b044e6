// Every string is a Fluent message: the page's own in web/src/words, the games' in the Python package.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("$locale/*/*.ftl", { query: "?raw", import: "default" });

const bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
let ready = $state(0);

/** Load a language once; the page waits for it before it shows anything. */
export async function loadWords(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = [
    ...Object.entries(own).filter(([path]) => path.endsWith(`/${language}.ftl`)),
    ...Object.entries(games).filter(([path]) => path.includes(`/${language}/`)),
  ];
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
  ready += 1;
}

/** The message with this id in the chosen language; the id itself when there is none (a test looks for that). */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  void ready;
  const bundle = bundles[settings.language] ?? bundles.en;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args, []);
}

/** The messages of the chosen language. */
export function bundleNow(): FluentBundle | null {
  void ready;
  return bundles[settings.language] ?? bundles.en ?? null;
}

/** Is there a message with this id? */
export function known(id: string): boolean {
  void ready;
  return Boolean((bundles[settings.language] ?? bundles.en)?.hasMessage(id));
}
