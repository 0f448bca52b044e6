"""Plague: followers drawn blindly are lost."""

from cenabum.bagbuilding.followers import NEUTRAL, NEUTRAL_KINDS
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import ONE, total
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import BAG_STREAM, Table


class Plague(Event):
    """So many draws from the bag."""

    name = "plague"
    hostile = True

    def do(self, table: Table, seat: int) -> None:
        """One after the other."""
        for _ in range(self.values[table.stack]):
            _strike(table, seat)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How likely it is that an own follower is drawn, and stays."""
        bag = table.players[seat].bag
        if not bag:
            return hopeful(say("help-event-bag-empty"))
        spared = 100 * total(bag & ~NEUTRAL) / total(bag)
        return hopeful(say("help-event-plague", bag=total(bag), spared=round(spared)))

    def danger(self, prices: Prices) -> float:
        """A follower, if there is one."""
        return 1.0 if prices.player.bag else 0.0


def _strike(table: Table, seat: int) -> None:
    """A blind draw: a neutral follower goes back to the board, an own one back into the bag."""
    player = table.players[seat]
    if not player.bag:
        if table.log is not None:
            table.tell("plague_empty_bag", seat)
        return
    kind = table.pick(BAG_STREAM + seat, player.bag)
    if kind < NEUTRAL_KINDS:
        player.bag -= ONE[kind]
        table.supply += ONE[kind]
        if table.log is not None:
            table.tell("loses_follower", seat, kind)
    elif table.log is not None:
        table.tell("spared_follower", seat, kind)
