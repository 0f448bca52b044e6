"""What a table of The Cathedral of Orléans is worth to `bot:ally`, in hundredths of a section."""

from typing import Final

from cenabum.cathedral.moves import ROSETTE
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.state import State
from cenabum.cathedral.table import Player
from cenabum.kernel.pool import ONE, count, total

SECTION: Final = 100.0
FULL_ROUND: Final = 16.5  # turns that a round usually has

# What things are worth beside a section; found by trying, see docs/bots.md.
WEIGHTS: Final[dict[str, float]] = {
    "turn": 22.4,  # a turn that is left
    "market": 0.85,  # of a piece in the knapsack that an order lacks: it still has to be delivered
    "step": 0.93,  # for each step to the workshop
    "shape": 1.7,  # how much more the last pieces of an order count than the first ones
    "rest": 0.92,  # of a full knapsack, measured in blueprints
    "filling": 1.8,  # how much more the last pieces of a knapsack count than the first ones
    "rosette": 19.5,
    "monk": 6.5,
    "order": 0.61,  # of an open order, measured in blueprints
    "order_step": 0.58,
    "near": 1.2,  # a piece that lies on a way from where a builder stands
    "search": 2.11,  # turns until a missing piece is found
    "spare": 0.8,  # of pieces that are left when an order has got its own
    "pace": 1.13,  # how much it counts that time runs out
    "hour_glass": 0.47,  # of the reward of an hour glass, which is lost with the round
}


class Worth:
    """The estimate of one look ahead, with what a blueprint is worth at its beginning."""

    def __init__(self, state: State, weights: dict[str, float], steps: list[list[int]]) -> None:
        self.printed = state.components
        self.steps = steps
        left = total(state.blueprints)
        chance = count(state.blueprints, 0) / left if left else 0.0
        other = weights["rosette"] * 0.6 + weights["monk"] * 0.4
        self.blueprint = (SECTION * chance + other * (1 - chance)) if left else 0.0
        self.chance = chance
        self.turn = weights["turn"]
        self.market = weights["market"]
        self.step = weights["step"]
        self.shape = weights["shape"]
        self.filling = weights["filling"]
        self.rosette = weights["rosette"]
        self.near = weights["near"]
        self.search = weights["search"]
        self.spare = weights["spare"]
        self.hour_glass = weights["hour_glass"]
        self.rest = weights["rest"]
        self.monk = weights["monk"]
        self.pace = weights["pace"]
        self.open_order = weights["order"]
        self.order_step = weights["order_step"]

    def value(self, table: State) -> float:
        """The worth of a table between two turns."""
        printed = self.printed
        players = table.players
        turns = self.turns(table, table.open)
        whole = turns + FULL_ROUND * (printed.rounds - table.round)
        worth = SECTION * table.sections + self.turn * whole
        worth += self.pieces(table, turns, whole / len(players))
        if table.order != NOTHING:
            worth += self.order(table, table.order)
        worth += self.monk * (count(table.bags[0], 4) + count(table.bags[1], 4))
        for player in players:
            around = 0
            for way in range(2):
                for route in printed.routes_from[way][player.place]:
                    if table.routes[route] != NOTHING:
                        around += 1
            worth += self.near * min(around, 4)
        return worth

    def left(self, table: State, open_spaces: int) -> float:
        """What the turns that are left in the round, and the monks in the bags, are worth."""
        return self.turns(table, open_spaces) * self.turn + self.monk * (
            count(table.bags[0], 4) + count(table.bags[1], 4)
        )

    def turns(self, table: State, open_spaces: int) -> float:
        """How many turns the round still has: until somebody draws a follower who fits only the Bell Tower."""
        printed = self.printed
        spaces = open_spaces & ~(1 << printed.bell)
        if not spaces or not open_spaces >> printed.bell & 1:
            return 0.0
        left = spaces.bit_count()
        best = 0.0
        for bag in range(2):
            size = total(table.bags[bag])
            if size:
                fitting = 0
                for kind in range(5):
                    if printed.fits[kind] & spaces:
                        fitting += count(table.bags[bag], kind)
                best = max(best, fitting / size)
        # As the spaces get fewer, the chance that a follower fits goes down to nothing.
        if best >= 0.999:
            return left * 0.9
        return min(left * 0.9, best * (1 - best**left) / (1 - best))

    def order(self, table: State, event: int) -> float:
        """What an open order is worth, by how near its fulfilment is."""
        far = self.printed.events[event].far(table, self.steps)
        worth: float = self.blueprint * self.open_order * self.order_step**far
        return worth

    def pieces(self, table: State, turns: float, own_turns: float) -> float:
        """What knapsacks and deliveries are worth: every player's pieces go where they bring most, orders first."""
        printed = self.printed
        orders: list[int] = []
        have: list[float] = []
        gains: list[float] = []
        where: list[int] = []
        time: list[float] = []
        for shop in range(len(table.workshops)):
            if not table.done_workshops >> shop & 1:
                tile = table.workshops[shop]
                orders.append(printed.workshop_orders[tile] - table.delivered[shop])
                have.append(float(total(table.delivered[shop])))
                gains.append(self.gain(printed.workshop_rewards[tile]))
                where.append(printed.workshop_places[shop])
                time.append(own_turns)
        if table.hour_glass != NOTHING:
            orders.append(printed.hour_glass_orders[table.hour_glass] - table.hour_glass_delivered)
            have.append(float(total(table.hour_glass_delivered)))
            gains.append(self.gain(printed.hour_glass_rewards[table.hour_glass]) * self.hour_glass)
            where.append(-1)
            time.append(turns / len(table.players))
        worth = 0.0
        for number in range(len(orders)):
            size = have[number] + total(orders[number])
            worth += self.progress(have[number], size, gains[number])
        for player in table.players:
            worth += self.knapsack(player, orders, have, gains, where, time)
        return worth

    def knapsack(
        self,
        player: Player,
        orders: list[int],
        have: list[float],
        gains: list[float],
        where: list[int],
        time: list[float],
    ) -> float:
        """The best use of one knapsack: for a rest, or for one order; what goes to an order is noted there."""
        best, chosen, share, taken = self.kept(player.knapsack), -1, 0.0, 0
        for number in range(len(orders)):
            matching = common(player.knapsack, orders[number])
            if not matching:
                continue
            match = total(matching)
            missing = total(orders[number])
            steps = self.steps[player.place][where[number]] if where[number] >= 0 else 0
            needed = steps + (match + 1) // 2 + self.search * (missing - match)
            pace = min(1.0, time[number] / needed)
            part = match * self.market * self.step**steps * pace**self.pace
            size = have[number] + missing
            gain = self.progress(have[number] + part, size, gains[number])
            gain -= self.progress(have[number], size, gains[number])
            gain += self.kept(player.knapsack - matching) * self.spare
            if gain > best:
                best, chosen, share, taken = gain, number, part, matching
        if chosen >= 0:
            # What this player brings nobody else has to bring.
            have[chosen] += share
            orders[chosen] -= taken
        return best

    def kept(self, items: int) -> float:
        """What pieces are worth that wait for a rest or, as rosettes, for the Glass Painting."""
        if not items:
            return 0.0
        filled: float = (total(items) / self.printed.knapsack) ** self.filling
        return self.blueprint * self.rest * filled + self.rosette * 0.7 * count(items, ROSETTE)

    def progress(self, have: float, size: float, gain: float) -> float:
        """What an order is worth that has some of its pieces."""
        if size <= 0:
            return gain
        ratio: float = min(1.0, have / size) ** self.shape
        return gain * ratio

    def gain(self, rewards: list[int]) -> float:
        """What rewards are worth."""
        worth = 0.0
        for reward in rewards:
            if reward == 0:
                worth += SECTION
            elif reward == 1:
                worth += self.rosette
            elif reward == 2:
                worth += self.monk
            else:
                worth += self.blueprint
        return worth


def common(one: int, other: int) -> int:
    """What two pools of items have in common."""
    both = 0
    for item in range(4):
        both += min(count(one, item), count(other, item)) * ONE[item]
    return both
