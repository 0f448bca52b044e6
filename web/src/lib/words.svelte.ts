// Every string is a Fluent message, in a file of src/cenabum/locale that Python and the page share.
import type { WordsInfo } from "../generated/messages";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { GAMES } from "../games";
import { settings, type Language } from "./settings.svelte";
import { transport } from "./transport";

// What the page reads of a language: its own words, and of a game what is told and explained. The server tells the rest.
const found = import.meta.glob<string>(
  [
    "$locale/*/page/*.ftl",
    "$locale/*/shared/{words,win}.ftl",
    "$locale/*/bots/levels.ftl",
    "$locale/*/*/{game,help,page,story}.ftl",
    "$locale/*/{orleans,stories,trade-intrigue}/refusals.ftl",
  ],
  { query: "?raw", import: "default" },
);
const files = new Map(
  Object.entries(found).map(([path, load]) => [
    path
      .split("/")
      .slice(-3)
      .join("/")
      .replace(/\.ftl$/, ""),
    load,
  ]),
); // "en/orleans/game"
const EVERYWHERE = ["page/words", "shared/words"];
const NOTHING = Promise.resolve("");
const STORIES = new Set(["first-kingdom", "kings-favor"]);

// One bundle for each language and game: the games share names such as `fact-draws` and say different things. Where no game is
// played, as on the start page, the game is "" and its bundle has the words of the page alone.
const bundles: Partial<Record<Language, Record<string, FluentBundle>>> = {};
const extras = new Set<string>(); // words that are loaded only when somebody wants them
let ready = $state(0);
let game = $state("");

/** From now on the words of this game are wanted first; they are loaded before. */
export async function speakOf(name: string): Promise<void> {
  await loadWords(settings.language, name);
  game = name;
}

/** Load the words of a game in a language once; the page waits for them before it shows anything. */
export async function loadWords(language: Language, name: string = game): Promise<void> {
  if (bundles[language]?.[name]) return;
  const folders = STORIES.has(name) ? ["stories", name] : [name];
  const wanted = [
    ...EVERYWHERE,
    ...folders.flatMap((folder) => [`${folder}/page`, `${folder}/story`, `${folder}/game`]),
    ...extras,
  ];
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = [
    ...wanted.map((file) => files.get(`${language}/${file}`)?.() ?? NOTHING),
    name ? guestWords(language, name) : NOTHING,
  ];
  for (const text of await Promise.all(texts)) if (text) bundle.addResource(new FluentResource(text));
  bundles[language] = { ...bundles[language], [name]: bundle };
  ready += 1;
}

/** What packages from outside bring to a game, or the words of a game that is from outside itself; a page that does not reach the server does without. */
async function guestWords(language: Language, name: string): Promise<string> {
  try {
    const answer = await transport.call("GET", `/words/${name}?language=${language}`, undefined, undefined);
    return answer.good ? (JSON.parse(answer.text) as WordsInfo).messages : "";
  } catch {
    return "";
  }
}

const titled = new Set<string>(); // games of other packages whose words have been asked for

/** What a game is called; of one that another package brings, its words are fetched for it. */
export function gameTitle(name: string, otherwise = name): string {
  if (known(`game-${name}`)) return say(`game-${name}`);
  const asked = `${settings.language} ${name}`;
  if (!(name in GAMES) && !titled.has(asked)) {
    titled.add(asked);
    void loadWords(settings.language, name);
  }
  return otherwise;
}

/** What a bot is called; one that another package brings, by its own name. */
export function botTitle(bot: string): string {
  const name = bot.replace(/^bot:/, "");
  return known(`bot-${name}`) ? say(`bot-${name}`) : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

// What is printed on the components of the game in hand: numbers, and names by the ids of their messages.
let printed = $state.raw<{ figures: Record<string, number>; named: Record<string, string[]> }>({
  figures: {},
  named: {},
});
const told = $derived({
  ...printed.figures,
  ...Object.fromEntries(Object.entries(printed.named).map(([key, ids]) => [key, either(ids)])),
});

/** From now on every message can tell these figures and names by their variables. */
export function knowFigures(figures: Record<string, number>, named: Record<string, string[]>): void {
  printed = { figures, named };
}

function either(ids: string[]): string {
  const [first = "", ...rest] = ids.map((id) => plainly(id));
  return rest.reduce(
    (before, next, index) =>
      index === rest.length - 1 ? plainly("list-or", { before, last: next }) : plainly("list-comma", { before, next }),
    first,
  );
}

/**
 * The message with this id in the chosen language; the id itself when there is none (a test looks for that).
 * A form of a word is its attribute: "follower-farmer.one" is "a farmer".
 */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  return plainly(id, { ...told, ...args });
}

function plainly(id: string, args: Record<string, FluentVariable> = {}): string {
  const [name, form] = id.split(".") as [string, string | undefined];
  const bundle = bundleWith(name);
  const several = bundle ? null : /^([a-z]+)-([1-9]\d*)_([a-z]\w*)$/.exec(name); // so many of something: parcel-5_coins
  if (several)
    return plainly(`${several[1]}-${several[3]}${form ? `.${form}` : ""}`, { ...args, number: Number(several[2]) });
  const message = bundle?.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** Load one more file of words, such as "orleans/help", for every language and game that is loaded or will be. */
export async function addWords(extra: string): Promise<void> {
  if (extras.has(extra)) return;
  extras.add(extra);
  for (const [language, byGame] of Object.entries(bundles)) {
    const text = await files.get(`${language}/${extra}`)?.();
    const resource = new FluentResource(text ?? "");
    for (const bundle of Object.values(byGame)) bundle.addResource(resource);
  }
  ready += 1;
}

/** The messages of the chosen language, for the game in hand. */
export function bundleNow(): FluentBundle | null {
  void ready;
  return (bundles[settings.language] ?? bundles.en)?.[game] ?? null;
}

/** The messages of the game in hand if this one is among them, else those of a game that has it. */
function bundleWith(id: string): FluentBundle | null {
  const now = bundleNow();
  if (now?.hasMessage(id)) return now;
  return Object.values(bundles[settings.language] ?? bundles.en ?? {}).find((bundle) => bundle.hasMessage(id)) ?? null;
}

/** Is there a message with this id? */
export function known(id: string): boolean {
  return bundleWith(id) !== null;
}

/** A thing, and what is said of it: a colon, as the language sets it. */
export function of(thing: string, told: string): string {
  return say("thing-told", { thing, told });
}
