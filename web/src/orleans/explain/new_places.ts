// The place tiles of Trade & Intrigue: what they hold or would bring their owner now.
import type { PlayerView } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { say } from "../../lib/words.svelte";
import type { Seen } from "./seen";

/** Goods of which a player has more than everybody else. */
function most(seen: Seen, player: PlayerView): string[] {
  const rivals = seen.view.players.filter((each) => each.name !== player.name);
  return Object.entries(player.goods).flatMap(([good, number]) => (rivals.every((each) => (each.goods[good] ?? 0) < number) ? [good] : []));
}

export function newPlace(seen: Seen, player: PlayerView, name: string): { now: string[]; lacks: string[] } {
  const owned = player.places.some((place) => place.name === name);
  switch (name) {
    case "brasserie": {
      const lying = Object.entries(seen.view.brasserie).map(([good, number]) => `${number} ${say(`good-${good}`)}`);
      if (!owned) return { now: [], lacks: [] };
      return lying.length > 0 ? { now: [say("help-brasserie", { goods: list(lying) })], lacks: [] } : { now: [], lacks: [say("help-brasserie-empty")] };
    }
    case "merchant_house": {
      const goods = most(seen, player);
      return goods.length > 0 ? { now: [say("help-merchant_house", { goods: list(goods.map((good) => say(`good-${good}`))) })], lacks: [] } : { now: [], lacks: [say("help-merchant_house-none")] };
    }
    case "sheep_farm":
      return player.goods.cheese ? { now: [say("help-sheep_farm", { number: player.goods.cheese })], lacks: [] } : { now: [], lacks: [say("help-sheep_farm-none")] };
    default:
      return { now: [], lacks: [] };
  }
}
