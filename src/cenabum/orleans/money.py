"""Coins and debts. Who cannot pay is tortured (`decisions.forfeit`)."""

from cenabum.orleans.decisions.forfeit import FORFEIT
from cenabum.orleans.table import Table


def receive(table: Table, seat: int, coins: int, why: int) -> None:
    """A player receives coins; in the 2014 edition no more than the supply holds (supply.coins-2014)."""
    if table.coins >= 0:
        if coins > table.coins:  # supply.coins-2014-short
            coins = table.coins if table.components.pays_what_is_left else 0
        table.coins -= coins
    table.players[seat].coins += coins
    if table.log is not None:
        table.tell("receives", seat, coins, why)


def spend(table: Table, seat: int, coins: int, why: int) -> None:
    """A player who has the coins pays them."""
    table.players[seat].coins -= coins
    if table.coins >= 0:
        table.coins += coins
    if table.log is not None:
        table.tell("pays", seat, coins, why)


def owe(table: Table, seat: int, coins: int, why: int) -> None:
    """A player must pay: coins first (torture.coins-first), and something else for every coin that is missing."""
    player = table.players[seat]
    paid = min(coins, player.coins)
    if paid:
        spend(table, seat, paid, why)
    if coins > paid:
        if table.log is not None:
            table.tell("tortured", seat, coins - paid, why)
        player.pending.append(FORFEIT.pending(coins - paid))
