"""Famine: followers go back to the supply."""

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import MONK
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import ONE, total
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.decisions.starve import STARVE


class Famine(Event):
    """newevents.famine: so many followers from board or bag."""

    name = "famine"

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who has any to lose."""
        return starvable(table.players[seat]) > 0

    def do(self, table: Table, seat: int) -> None:
        """Which ones are to be chosen."""
        player = table.players[seat]
        number = min(self.values[table.stack], starvable(player))
        if number:
            player.pending.append(STARVE.pending(number))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How many are lost."""
        return hopeful(say("help-event-famine", number=min(self.values[table.stack], starvable(table.players[seat]))))

    def danger(self, prices: Prices) -> float:
        """Those who are needed least."""
        return 1.5


def starvable(player: Player) -> int:
    """How many followers Famine can take: those of the board and the bag that are not of the player's colour."""
    mask = ONE[MONK + 1] - 1
    number = total(player.bag & mask) + total(player.market & mask) + total(player.stored & mask)
    for kind in player.on:
        if NOTHING < kind <= MONK:
            number += 1
    return number
