// What booklet, era board and task sheet say, put into words from what is printed and what is on the table.
import type {
  StoriesNeedView,
  StoriesPlayerView,
  StoriesPrinted,
  StoriesPrintedEra,
  StoriesTableView,
} from "../../generated/messages";
import { tell } from "../../lib/sentences";
import { known, of, say } from "../../lib/words.svelte";

export interface Line {
  icon: string;
  text: string;
  /** "bad" hurts, "good" helps, "" is just so. */
  mood: "" | "good" | "bad";
  /** What it comes to for the viewing player now. */
  now?: string;
}

const NEED_ICONS: Record<string, string> = {
  areas: "area", villages: "village", fortresses: "fortress", churches: "church", citizens: "citizen", food: "food", coins: "coin", deed: "portal", once: "glass",
  tournament_grounds: "tournament", castle: "crown", harbor: "harbor", hunting_rights: "coin", food_stock: "depot", court: "delegation", gifts: "favorite",
}; // prettier-ignore
const BONUS_ICONS: Record<string, string> = {
  areas: "area", village_coins: "coin", famine: "food", villages: "village", most_villages: "village", deliver_one_kind: "wagon", deliver: "wagon", plague: "settler",
  churches: "church", fortresses: "fortress", lakes: "lake",
}; // prettier-ignore
const FAME_ICONS: Record<string, string> = {
  coins_3: "coin", coins_5: "coin", draw: "bag", citizen: "citizen", strike: "scroll", wood_or_bread: "wood", wood: "wood", village: "village", tile: "tile",
  technology: "tech", monk: "monk", follower: "any", knight: "knight", tournament_grounds: "tournament", castle: "crown",
}; // prettier-ignore

export const needIcon = (name: string): string => NEED_ICONS[name] ?? "check";
export const bonusIcon = (name: string): string => BONUS_ICONS[name] ?? "star";
export const fameIcon = (name: string): string => FAME_ICONS[name] ?? "star";

export const isKingdom = (view: StoriesTableView): boolean => view.story === "first-kingdom";

/** The narration that has been told so far, in order: eras, and what the common works have ended. */
export function toldCards(view: StoriesTableView, printed: StoriesPrinted): string[] {
  const eras = Object.keys(printed.eras);
  const cards = ["prologue", ...eras.slice(0, eras.indexOf(view.era) + 1)];
  if (view.hunger_over) cards.push("food_depot");
  if (view.plague_over) cards.push("medicine");
  return cards;
}

/** The name of a page or card of the booklet. */
export function cardTitle(card: string): string {
  if (card === "food_depot" || card === "medicine") return say(`target-${card}`);
  return card === "prologue" ? say("booklet-prologue") : say(`story-${card}`);
}

/** The paragraphs of a card. */
export function narration(story: string, card: string): string[] {
  return say(`narration-${story}-${card}`)
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll("\n", " "));
}

export function needWords(need: StoriesNeedView): string {
  if (known(`need-${need.name}`)) return say(`need-${need.name}`, { wanted: need.wanted });
  return say("need-task", { task: say(`target-${need.name}`) });
}

/** How far one has come with it, such as “2 / 3”; nothing where there is nothing to count. */
export function needCount(need: StoriesNeedView): string {
  return need.name === "once" || need.name === "deed" ? "" : `${need.have} / ${need.wanted}`;
}

/** Help on something the next era or the king asks for. */
export function needHelp(need: StoriesNeedView): { title: string; what?: string; now: string[]; lacks: string[] } {
  const about = known(`about-task-${need.name}`) ? say(`about-task-${need.name}`) : undefined;
  const have = say("need-have", { have: need.have });
  const lacks = need.met ? [] : [needCount(need) ? have : say("need-missing")];
  return {
    title: needWords(need),
    what: about,
    now: need.met ? [say("need-met")] : [],
    lacks: [...lacks, ...needCost(need)],
  };
}

/** What it costs to miss it, if that is so as things stand; the Castle has no price. */
function needCost(need: StoriesNeedView): string[] {
  if (need.costs === 0) return need.name === "castle" ? [say("need-no-mercy")] : [];
  return [need.forgivable ? say("need-costs", { number: need.costs }) : say("need-no-mercy")];
}

/** What stands beside it at once: that nothing helps, or that it counts as more than one. */
export function needAside(need: StoriesNeedView): string {
  return need.costs > 1 || need.name === "castle" ? needCost(need).join("") : "";
}

/** What the round would bring a player now. */
export function bringsWords(brings: Record<string, number>): string {
  const some = Object.entries(brings).filter(([, number]) => number > 0);
  return (some.length > 0 ? some : Object.entries(brings).slice(0, 1))
    .map(([what, number]) => say(`brings-${what}`, { number }))
    .join(", ");
}

/** The bonus or malus of an era, as it is now. */
export function bonusLine(view: StoriesTableView, era: StoriesPrintedEra): Line {
  const lifted = view.lifted.includes(era.bonus);
  const text = say("bonus-each-round", { bonus: tell(lifted ? era.bonus_lifted : era.bonus_words) });
  return { icon: bonusIcon(era.bonus), text, mood: era.bonus_hurts && !lifted ? "bad" : "good" };
}

/** Everything an era changes, one line each. */
export function eraLines(
  view: StoriesTableView,
  printed: StoriesPrinted,
  name: string,
  me: StoriesPlayerView | null,
): Line[] {
  const era = printed.eras[name];
  if (!era) return [];
  const places = (names: string[]) => names.map((place) => say(`place-${place}`)).join(", ");
  const built = Object.entries(era.fame).filter(([, fame]) => fame > 0);
  const bonus = bonusLine(view, era);
  const mine = me !== null && me.out === null && (isKingdom(view) ? me.era === name : view.era === name);
  if (mine) bonus.now = say("brings-now", { what: bringsWords(me.round_brings) });
  const yard = era.forbidden.includes("building_yard");
  const lines: (Line | false)[] = [
    era.settlers > 0 && { icon: "settler", text: say("era-new-settlers", { number: era.settlers }), mood: "good" },
    era.places.length > 0 && {
      icon: "tile",
      text: say("era-new-places", { places: places(era.places) }),
      mood: "good",
    },
    printed.goal?.protected === name && { icon: "knight", text: say("era-protected"), mood: "good" },
    printed.goal?.peace === name && { icon: "any", text: say("era-peace"), mood: "good" },
    era.first_citizen && { icon: "citizen", text: say("era-first-citizen"), mood: "good" },
    { icon: "bag", text: say("era-draw", { number: era.draw }), mood: "" },
    {
      icon: "tile",
      text: yard ? say("era-no-categories") : say("era-categories", { number: era.categories }),
      mood: yard ? "bad" : "",
    },
    {
      icon: "star",
      text:
        built.length > 0
          ? say("era-building", {
              list: built
                .map(([what, number]) => say("era-building-item", { building: say(`building-${what}`), number }))
                .join(", "),
            })
          : say("era-no-building"),
      mood: "",
    },
    era.forbidden.length > 0 && {
      icon: "forbidden",
      text: say("era-forbidden", { places: places(era.forbidden) }),
      mood: "bad",
    },
    bonus,
  ];
  return lines.filter((line): line is Line => line !== false);
}

/** What leaving an era takes, or what the king asks in it, as printed. */
export function askedLines(printed: StoriesPrinted, name: string): Line[] {
  const era = printed.eras[name];
  const lines: Line[] = [];
  const add = (need: string, wanted: number) =>
    wanted > 0 && lines.push({ icon: needIcon(need), text: say(`need-${need}`, { wanted }), mood: "" });
  if (era?.advance) {
    const { areas, citizens, harbor, food_per_settler, coins_per_village, coins } = era.advance;
    add("areas", areas);
    add("citizens", citizens);
    if (harbor) lines.push({ icon: "harbor", text: say("need-task", { task: say("target-harbor") }), mood: "" });
    if (food_per_settler)
      lines.push({ icon: "food", text: say("need-food-rule", { number: food_per_settler }), mood: "" });
    if (coins_per_village)
      lines.push({ icon: "coin", text: say("need-coins-rule", { number: coins_per_village }), mood: "" });
    add("coins", coins);
    lines.push({ icon: "portal", text: say("need-deed"), mood: "" });
  }
  if (era?.objectives) {
    const { tile, task, ...counted } = era.objectives;
    for (const [need, wanted] of Object.entries(counted)) add(need, wanted);
    if (tile)
      lines.push({
        icon: needIcon(tile),
        text: say(`need-${tile}`, { wanted: tile === "castle" ? printed.fame_end : groundsAt(printed) }),
        mood: "",
      });
    if (task)
      lines.push({
        icon: needIcon(task),
        text: of(
          say("need-task", { task: say(`target-${task}`) }),
          (printed.tasks[task] ?? []).map((space) => say(`parcel-${space}`)).join(", "),
        ),
        mood: "",
      });
  }
  return lines;
}

function groundsAt(printed: StoriesPrinted): number {
  return printed.tournament_grounds ?? printed.fame_end;
}

const MOODS: Record<string, Line["mood"]> = { safe: "good", saved: "", danger: "bad", castle: "bad", out: "bad" };

/** How a player stands with the king, as the engine says: what winter does as things stand. Null when there is nothing to come. */
export function standing(player: StoriesPlayerView): { mood: Line["mood"]; text: string } | null {
  if (player.standing === null) return null;
  const values = { number: player.missed, favorites: player.favorites, era: player.out ?? "" };
  return { mood: MOODS[player.standing] ?? "bad", text: say(`favor-${player.standing}`, values) };
}

/** How far a player of The First Kingdom is from the next era. */
export function advancing(player: StoriesPlayerView): { mood: "" | "good"; text: string } {
  if (player.needs.length === 0) return { mood: "", text: say("need-nothing") };
  const missing = player.needs.filter((need) => !need.met).length;
  return missing === 0
    ? { mood: "good", text: say("advance-ready") }
    : { mood: "", text: say("advance-not-yet", { number: missing }) };
}

/** The tasks of The First Kingdom for which nothing is sent, and how far a player has come. */
export function counted(
  player: StoriesPlayerView,
  printed: StoriesPrinted,
): { name: string; icon: string; have: number; wanted: number }[] {
  if (!printed.goal) return [];
  return [
    { name: "church", icon: "church", have: player.church_built ? 1 : 0, wanted: 1 },
    { name: "citizens", icon: "citizen", have: player.citizens, wanted: printed.goal.citizens },
    { name: "riches", icon: "coin", have: player.riches, wanted: printed.goal.riches },
  ];
}
