// The events of Trade & Intrigue: what the one of this round does to a player as things stand.
import { profession } from "../../lib/colours";
import type { PlayerView } from "../../generated/messages";
import { say } from "../../lib/words.svelte";
import type { Seen } from "./seen";

function number(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, each) => sum + each, 0);
}

/** Followers on the action spaces; those of the market and the tower are counted apart. */
function standing(player: PlayerView): { holds: string; wants: string }[] {
  return player.places.flatMap((place) => place.spaces).flatMap(({ holds, wants }) => (holds && holds !== "technology" ? [{ holds, wants }] : []));
}

function pays(player: PlayerView, coins: number): string {
  return say("help-event-pays", { coins, have: player.coins < coins ? "short" : "enough" });
}

/** How many of a pile are not of the player's own colour. */
function neutral(pile: Record<string, number>): number {
  return Object.entries(pile).reduce((sum, [follower, each]) => sum + (profession(follower).own ? 0 : each), 0);
}

/** What the event does to the player now; null where its message says it all. */
export function newEvent(seen: Seen, player: PlayerView): string | null {
  const { view, printed } = seen;
  const { name, value } = view.event;
  switch (name) {
    case "indulgence":
    case "training":
    case "bon_voyage":
      return player.coins >= value ? say("help-event-can", { coins: value }) : say("help-event-cannot", { coins: value });
    case "tax":
      return pays(player, value);
    case "trip":
      return player.town === "orleans" ? pays(player, value) : say("help-event-away");
    case "goods_tax":
      return pays(player, Math.floor(number(player.goods) / value));
    case "technology_tax":
      return pays(player, value * player.technology.placed.length);
    case "capitation_tax":
      return pays(player, value * (number(player.market) + number(player.stored) + standing(player).length));
    case "tithe":
      return pays(player, Math.floor(player.coins / value));
    case "fishing_grounds":
      return say("help-event-coins", { coins: printed.tracks.boatman?.[player.tracks.boatman ?? 0]?.coins ?? 0 });
    case "retraining":
      return number(player.goods) > 0 ? say("help-event-retraining", { coins: value }) : pays(player, value);
    case "wedding":
      return say("help-event-wedding", { number: Math.min(value, number(player.bag), printed.market - number(player.market)) });
    case "malfunction":
      return player.technology.placed.length + player.technology.free + player.technology.first > 0 ? say("help-event-malfunction") : say("help-event-spared");
    case "book_fire": {
      if (player.development === 0) return say("help-event-spared");
      let space = player.development - 1;
      while (space > 0 && !printed.development[space]?.status) space -= 1;
      return say("help-event-fire", { from: player.development, to: space });
    }
    case "dues": {
      const worth = Object.entries(player.goods).reduce((sum, [good, each]) => sum + each * (printed.goods_values[good] ?? 0), 0);
      return worth >= value ? say("help-event-dues", { worth }) : say("help-event-dues-short", { worth, missing: value - worth });
    }
    case "summoning":
      return player.town === "orleans" ? say("help-event-spared") : say("help-event-summoned", { town: say(`town-${player.town}`) });
    case "famine":
      return say("help-event-famine", { number: Math.min(value, neutral(player.bag) + neutral(player.market) + neutral(player.stored) + standing(player).filter(({ holds }) => !profession(holds).own).length) });
    case "peasant_uprising":
      return say("help-event-uprising", { number: standing(player).filter(({ holds, wants }) => profession(holds).kind === "farmer" && wants !== "farmer" && wants !== "any").length });
    case "sabotage": {
      const places = player.places.filter((place) => place.spaces.some((space) => space.holds === "technology"));
      return places.length > 0 ? say("help-event-sabotage", { places: places.map((place) => say(`place-${place.name}`)).join(", ") }) : say("help-event-spared");
    }
    default:
      return null;
  }
}
