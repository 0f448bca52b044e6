"""What events ask for: coins, or things given up."""

from cenabum.orleans.money import owe
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.give_up import GIVE_UP
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import SILENTIUM


def pay(table: Table, seat: int, coins: int, event: int) -> None:
    """Coins for an event, if any are due."""
    if coins:
        owe(table, seat, coins, EVENT_COINS + event - SILENTIUM)


def give_up(table: Table, seat: int, number: int, event: int) -> None:
    """A player gives up things as under torture, though no coins are owed."""
    if table.log is not None:
        table.tell("must_give_up", seat, number, EVENT_COINS + event - SILENTIUM)
    table.players[seat].pending.append(GIVE_UP.pending(number))
