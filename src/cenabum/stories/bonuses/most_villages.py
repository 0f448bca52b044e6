"""Fame for most villages."""

from collections.abc import Sequence

from cenabum.kernel.words import Words, say
from cenabum.stories.bonuses.bonus import RoundBonus
from cenabum.stories.control import most_alone, villages_of
from cenabum.stories.fame import gain_fame
from cenabum.stories.table import Player, Table


class MostVillages(RoundBonus):
    """kingdom.era-five-bonus: for whoever alone controls most."""

    def do(self, table: Table, seat: int) -> None:
        """If it is this player."""
        gain_fame(table, seat, self._steps(table, seat, table.players))

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """The steps."""
        return {"fame": self._steps(table, seat, shown)}

    def _steps(self, table: Table, seat: int, players: Sequence[Player]) -> int:
        return self.amount if most_alone([villages_of(table, player) for player in players], seat) else 0

    def text(self) -> Words:
        """For whom."""
        return say("bonus-most_villages", number=self.amount)
