"""Coins for villages."""

from collections.abc import Sequence

from cenabum.kernel.words import Words, say
from cenabum.stories.bonuses.bonus import RoundBonus
from cenabum.stories.control import villages_of
from cenabum.stories.facts import BY_ROUND
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import receive


class VillageCoins(RoundBonus):
    """kingdom.era-two-bonus."""

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, self.amount * villages_of(table, table.players[seat]), BY_ROUND)

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """The coins."""
        return {"coins": self.amount * villages_of(table, shown[seat])}

    def text(self) -> Words:
        """For each."""
        return say("bonus-village_coins", number=self.amount)
