// The bots of a game, from the easiest to the hardest as the server lists them; the one that moves by chance comes last.
import type { GameInfo } from "../generated/messages";
import { known, say } from "./words.svelte";

const BY_CHANCE = "bot:random";
const IN_THE_MIDDLE = "bot:greedy";

export function botsOf(game: GameInfo | null | undefined): string[] {
  return (game?.bots ?? []).map((bot) => bot.name).sort((one, other) => Number(one === BY_CHANCE) - Number(other === BY_CHANCE));
}

/** The bot that sits down where nobody has chosen one. */
export function usualBot(bots: string[]): string | undefined {
  return bots.includes(IN_THE_MIDDLE) ? IN_THE_MIDDLE : bots[0];
}

/** How a bot plays, in a sentence; one of another package says so itself. */
export function aboutBot(bot: string, game: GameInfo): string {
  const message = `bot-about-${bot.replace(/^bot:/, "")}`;
  return known(message) ? say(message) : (game.bots.find((each) => each.name === bot)?.description ?? "");
}
