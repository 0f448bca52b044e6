"""What Trade & Intrigue keeps in the state of a game."""

from typing import Final

from cenabum.orleans.memory import Memory
from cenabum.orleans.table import Table

SLOT: Final = 0
"""Trade & Intrigue is the first of all modules."""


class Kept(Memory):
    """The things of its modules."""

    __slots__ = (
        "acted", "brasserie_goods", "bribe_coins", "bribe_goods", "event_turn", "goods_bare", "goods_free",
        "navigation_technology", "orders_of", "orders_open", "orders_pile", "sent_any", "stopped",
    )  # fmt: skip

    acted: int  # 1 after an action, until the chance for an order has been given
    event_turn: int  # how many seats an event has reached that goes round the table one by one
    orders_pile: int  # mask of the cards still to come
    orders_open: int
    orders_of: list[int]  # for each seat: mask of the cards fulfilled
    brasserie_goods: int  # those of the owner's goods that are on the tile
    navigation_technology: int
    bribe_coins: int
    bribe_goods: int
    sent_any: list[int]  # the followers sent to Alchemy and to the Court
    goods_free: int  # mask of the deeds' goods spaces without a follower
    goods_bare: int  # mask of those for which the market had no good
    stopped: list[int]  # for each seat: mask of the places that Saboteur or Spy have stopped for this round

    def copy(self) -> "Kept":
        """An independent copy."""
        new = Kept()
        new.acted = self.acted
        new.event_turn = self.event_turn
        new.orders_pile = self.orders_pile
        new.orders_open = self.orders_open
        new.orders_of = self.orders_of.copy()
        new.brasserie_goods = self.brasserie_goods
        new.navigation_technology = self.navigation_technology
        new.bribe_coins = self.bribe_coins
        new.bribe_goods = self.bribe_goods
        new.sent_any = self.sent_any.copy()
        new.goods_free = self.goods_free
        new.goods_bare = self.goods_bare
        new.stopped = self.stopped.copy()
        return new


def new_kept(players: int) -> Kept:
    """Everything at its beginning."""
    new = Kept()
    new.acted = 0
    new.event_turn = 0
    new.orders_pile = 0
    new.orders_open = 0
    new.orders_of = [0] * players
    new.brasserie_goods = 0
    new.navigation_technology = 0
    new.bribe_coins = 0
    new.bribe_goods = 0
    new.sent_any = [0, 0]
    new.goods_free = 0
    new.goods_bare = 0
    new.stopped = [0] * players
    return new


def kept(table: Table) -> Kept:
    """What Trade & Intrigue keeps at a table where it is in play."""
    memory = table.memory[SLOT]
    assert isinstance(memory, Kept)
    return memory
