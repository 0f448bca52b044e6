"""The search for the set of places and parcels that brings most with the followers on the green."""

from typing import Final

from cenabum.bagbuilding.layout import Layout
from cenabum.bots.settler.holdings import KNIGHT, MONK
from cenabum.kernel.pool import ONE
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, LOAD, PLACE, SPACES, SUPPLY, TECHNOLOGY_PARCEL
from cenabum.stories.names import GRAIN, WOOD
from cenabum.stories.state import State

NODES: Final = 1200  # how many sets are looked at, at most


class Item:
    """Something to plan: a place to activate, or a parcel to load."""

    def __init__(self, gain: float, place: int, knights: int, parcel: int) -> None:
        self.gain = gain
        self.place = place  # -1: a parcel
        self.knights = knights  # on the Territory
        self.parcel = parcel  # -1: a place


class Means:
    """What a plan may still use: followers of the green, goods, coins, technology, room on the portal, places not planned yet."""

    def __init__(self, pool: int, goods: int, coins: int, technology: int, room: int, busy: int) -> None:
        self.pool = pool
        self.goods = goods
        self.coins = coins
        self.technology = technology
        self.room = room
        self.busy = busy  # mask of the places that are planned already

    def copy(self) -> "Means":
        """An independent copy."""
        return Means(self.pool, self.goods, self.coins, self.technology, self.room, self.busy)


class Search:
    """Finds the set of items that brings most with the followers on the green, the stocks, and the room on the portal."""

    def __init__(self, state: State, seat: int, items: list[Item]) -> None:
        self.printed = state.components
        self.player = state.players[seat]
        self.fits = self.printed.layout.fits[self.player.privileges]
        self.items = items
        self.rest = [0.0] * (len(items) + 1)  # what the items from here on bring together
        for number in range(len(items) - 1, -1, -1):
            self.rest[number] = self.rest[number + 1] + items[number].gain
        self.nodes = 0
        self.best = 0.0
        self.chosen: list[tuple[Item, list[int]]] = []

    def run(self, room: int, first: Item | None = None) -> list[tuple[Item, list[int]]]:
        """The items of the best set, each with the moves for its followers; `first` is in it, if it can be."""
        player = self.player
        means = Means(player.market, player.goods, player.coins, player.technology_free, room, 0)
        if first is not None:
            moves: list[int] = []
            if not self._use(first, means, moves):
                return []
            self._look(0, first.gain, means, [(first, moves)])
        else:
            self._look(0, 0.0, means, [])
        return self.chosen

    def _look(self, at: int, gain: float, means: Means, chosen: list[tuple[Item, list[int]]]) -> None:
        self.nodes += 1
        if gain > self.best:
            self.best = gain
            self.chosen = chosen[:]
        if at == len(self.items) or gain + self.rest[at] <= self.best or self.nodes > NODES:
            return
        item = self.items[at]
        left = means.copy()
        moves: list[int] = []
        if self._use(item, left, moves):
            chosen.append((item, moves))
            self._look(at + 1, gain + item.gain, left, chosen)
            chosen.pop()
        self._look(at + 1, gain, means, chosen)

    def _use(self, item: Item, left: Means, moves: list[int]) -> bool:
        """Take what an item needs; False when it is not there."""
        if item.place >= 0:
            return self._activate(item, left, moves)
        if not left.room:
            return False
        left.room -= 1
        moves.append(LOAD + item.parcel)
        return self._load(item.parcel, left)

    def _load(self, parcel: int, left: Means) -> bool:
        if parcel < GOOD_PARCEL:
            if not left.pool >> (5 * parcel) & 31:
                return False
            left.pool -= ONE[parcel]
        elif parcel < TECHNOLOGY_PARCEL:
            if not left.goods >> (5 * (parcel - GOOD_PARCEL)) & 31:
                return False
            left.goods -= ONE[parcel - GOOD_PARCEL]
        elif parcel == TECHNOLOGY_PARCEL:
            left.technology -= 1
            return left.technology >= 0
        else:
            left.coins -= self.printed.amounts[parcel - COIN_PARCEL]
            return left.coins >= 0
        return True

    def _activate(self, item: Item, left: Means, moves: list[int]) -> bool:
        place = item.place
        if left.busy >> place & 1:
            return False
        left.busy |= 1 << place
        knights = item.knights
        layout = self.printed.layout
        for space in layout.spaces[place]:
            if not self.player.open & layout.bit[space]:
                continue
            kind = KNIGHT if knights > 0 else who(left.pool, self.fits, layout, space)
            knights -= 1
            if kind < 0 or not left.pool >> (5 * kind) & 31:
                return False
            left.pool -= ONE[kind]
            moves.append(PLACE + kind * SPACES + space)
        if self.printed.wood_spaces >> place & 1 and not self.player.wood >> place & 1:
            if not left.goods >> (5 * WOOD) & 31:
                return False
            left.goods -= ONE[WOOD]
            moves.append(SUPPLY + place)
        elif place == self.printed.bakery:
            for _ in range(self.printed.bakery_spaces - self.player.grain):
                if left.goods >> (5 * GRAIN) & 31:
                    left.goods -= ONE[GRAIN]
                    moves.append(SUPPLY + place)
        return True


def who(pool: int, fits: list[int], layout: Layout, space: int) -> int:
    """Who of a pool goes to a space: the one it asks for, else whoever there are most of, a knight or a monk last; -1: nobody."""
    wanted = layout.wants[space]
    if wanted < 7 and pool >> (5 * wanted) & 31:
        return wanted
    best, chosen = -1, -1
    for kind in range(7):
        number = pool >> (5 * kind) & 31
        if number and fits[kind] & layout.bit[space]:
            rank = number + (0 if kind == MONK else 20 if kind == KNIGHT else 40)
            if rank > best:
                best, chosen = rank, kind
    return chosen
