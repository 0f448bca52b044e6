"""Goods delivered to villages for fame: of any kinds, or all of one."""

from collections.abc import Sequence

from cenabum.kernel.words import Words, say
from cenabum.stories.bonuses.bonus import RoundBonus
from cenabum.stories.control import villages_of
from cenabum.stories.decisions.deliver import ANY_GOODS, DELIVER, ONE_KIND
from cenabum.stories.table import Player, Table


class Deliver(RoundBonus):
    """favor.bonus-delivery: so many goods for each village."""

    mode: int = ANY_GOODS

    def do(self, table: Table, seat: int) -> None:
        """Which goods is to be chosen."""
        player = table.players[seat]
        most = self.amount * villages_of(table, player)
        if most:
            player.pending.append(DELIVER.deliveries(most, self.mode))

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """How many goods at most."""
        return {"deliver": self.amount * villages_of(table, shown[seat])}

    def text(self) -> Words:
        """For each village."""
        return say(f"bonus-{self.name}", number=self.amount)


class DeliverOneKind(Deliver):
    """kingdom.era-six-bonus."""

    mode = ONE_KIND
