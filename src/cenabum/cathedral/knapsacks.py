"""Knapsacks: how much they hold, what goes back out of them, and how an item comes to another player."""

from cenabum.cathedral.moves import ITEMS, ROSETTE, SWAP
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import items, situation
from cenabum.cathedral.rewards import fulfilled
from cenabum.cathedral.table import Player, Table
from cenabum.kernel.pool import ONE, count, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say


def is_full(table: Table, player: Player) -> bool:
    """knapsack.five: has the knapsack no free space?"""
    return player.knapsack % 31 >= table.components.knapsack  # as `few` counts; asked often


def put_back(table: Table, pieces: int) -> None:
    """supply.goods-back: goods go back into the black bag, rosettes into the supply."""
    rosettes = count(pieces, ROSETTE)
    table.rosettes += rosettes
    table.goods += pieces - rosettes * ONE[ROSETTE]


def swaps(player: Player, but: int) -> list[int]:
    """knapsack.swap: what could be put back. knapsack.same-kind: no rosette for one of the supply."""
    return [SWAP + item for item in kinds(player.knapsack) if item != but]


def handed(table: Table, seat: int, item: int, other: int, of_supply: bool, back: int) -> None:
    """An item comes to another player, from the seat or the supply; with `back`, that kind of item goes back for it."""
    if of_supply:
        table.rosettes -= 1
    else:
        table.players[seat].knapsack -= ONE[item]
    if table.log is not None:
        if of_supply:
            table.tell("gives_rosette", seat, other)
        else:
            table.tell("hands", seat, item, other)
    if back != NOTHING:
        table.players[other].knapsack -= ONE[back]
        put_back(table, ONE[back])
        if table.log is not None:
            table.tell("makes_room", other, back)
    table.players[other].knapsack += ONE[item]
    fulfilled(table, seat)


def no_swap(table: Table, seat: int, item: int) -> Refusal:
    """knapsack.swap: there is room, or the item is not there. knapsack.same-kind: or it is just what would be taken."""
    player = table.players[seat]
    if not is_full(table, player):
        return Refusal("knapsack.swap", say("no-swap-room"), situation(table, seat))
    if not count(player.knapsack, item):
        why = say("no-swap-item", item=ITEMS[item])
        return Refusal("knapsack.swap", why, say("try-knapsack", list=items(player.knapsack)))
    return Refusal("knapsack.same-kind", say("no-swap-same"), situation(table, seat))
