// The bots of a game, from the easiest to the hardest as the server lists them; the one that moves by chance comes last.
import type { GameInfo, RatingInfo } from "../generated/messages";
import { percent } from "./numbers";
import { botTitle, say } from "./words.svelte";

const BY_CHANCE = "bot:random";

export function botsOf(game: GameInfo | null | undefined): string[] {
  return (game?.bots ?? [])
    .map((bot) => bot.name)
    .sort((one, other) => Number(one === BY_CHANCE) - Number(other === BY_CHANCE));
}

/** The bot that sits down where nobody has chosen one. */
export function usualBot(game: GameInfo | null | undefined): string | undefined {
  return (game?.bots.find((bot) => bot.usual) ?? game?.bots[0])?.name;
}

/** A bot's name with how strong it is, if the arena knows: its rating, or how often a team of it wins. */
export function ratedTitle(bot: string, game: GameInfo | null | undefined, title = botTitle(bot)): string {
  const rated = game?.bots.find((each) => each.name === bot)?.rating;
  return rated ? `${title} · ${rated.rating === null ? percent(rated.wins) : Math.round(rated.rating)}` : title;
}

/** How a bot plays, in a sentence, and how strong it is in another; one of another package describes itself. */
export function aboutBot(bot: string, game: GameInfo): string {
  const found = game.bots.find((each) => each.name === bot);
  const about = found?.told_as ? say(`bot-about-${found.told_as}`) : (found?.description ?? "");
  return [about, strength(found?.rating ?? null, game)].filter(Boolean).join(" ");
}

/** A rating comes from games of two, and where there are modules from games without them, whatever the table: the sentence says so. */
function strength(rated: RatingInfo | null, game: GameInfo): string {
  if (!rated) return "";
  if (rated.rating === null || rated.error === null)
    return say("bot-wins", { percent: Math.round(100 * rated.wins), games: rated.games });
  const modules = Number(game.settings.some((setting) => setting.module));
  return say("bot-rating", {
    rating: Math.round(rated.rating),
    error: Math.round(rated.error),
    games: rated.games,
    modules,
  });
}
