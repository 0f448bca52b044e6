// What an order still needs of a player: goods, and the way of the merchant.
import type { ConnectionView, OrderView, PlayerView } from "../../generated/messages";

export interface OrderGood {
  good: string;
  have: boolean;
}

/** The goods of an order one by one, and which of them the player has. */
export function goodsOf(order: OrderView, player: PlayerView | null): OrderGood[] {
  return Object.entries(order.goods).flatMap(([good, number]) =>
    Array.from({ length: number }, (_, index) => ({ good, have: index < (player?.goods[good] ?? 0) })),
  );
}

/** How many of each good are lacking. */
export function lacking(order: OrderView, player: PlayerView): Record<string, number> {
  return Object.fromEntries(
    Object.entries(order.goods)
      .map(([good, number]) => [good, Math.max(0, number - (player.goods[good] ?? 0))] as const)
      .filter(([, number]) => number > 0),
  );
}

/** The least number of journeys from one town to another, by road or water. */
export function journeys(connections: ConnectionView[], from: string, to: string): number {
  const far = new Map([[from, 0]]);
  const towns = [from];
  for (const town of towns) {
    if (town === to) break;
    for (const { between } of connections) {
      const next = between[0] === town ? between[1] : between[1] === town ? between[0] : null;
      if (next === null || far.has(next)) continue;
      far.set(next, far.get(town)! + 1);
      towns.push(next);
    }
  }
  return far.get(to) ?? 0;
}
