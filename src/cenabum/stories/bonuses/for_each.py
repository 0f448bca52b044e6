"""Fame for each of something: areas, villages, fortresses, churches, lakes."""

from collections.abc import Sequence

from cenabum.kernel.words import Words, say
from cenabum.stories.bonuses.bonus import RoundBonus
from cenabum.stories.control import villages_of
from cenabum.stories.fame import gain_fame
from cenabum.stories.moves import AREAS
from cenabum.stories.names import LAKE
from cenabum.stories.table import Player, Table


class ForEach(RoundBonus):
    """So many steps on the Fame track for each."""

    def count(self, table: Table, player: Player) -> int:
        """How many the player has."""
        return 0

    def do(self, table: Table, seat: int) -> None:
        """All of them together."""
        gain_fame(table, seat, self.amount * self.count(table, table.players[seat]))

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """The steps."""
        return {"fame": self.amount * self.count(table, shown[seat])}

    def text(self) -> Words:
        """For each."""
        return say(f"bonus-{self.name}", number=self.amount)


class Areas(ForEach):
    """kingdom.era-one-bonus."""

    def count(self, table: Table, player: Player) -> int:
        """Those with a settler."""
        return player.settlers.bit_count()


class Villages(ForEach):
    """kingdom.era-four-bonus, favor.bonus-villages."""

    def count(self, table: Table, player: Player) -> int:
        """Those under control."""
        return villages_of(table, player)


class Fortresses(ForEach):
    """favor.bonus-fortresses."""

    def count(self, table: Table, player: Player) -> int:
        """Those with a settler beside them."""
        return (player.fortresses & player.settlers).bit_count()


class Churches(ForEach):
    """kingdom.era-eight-bonus, favor.bonus-churches."""

    def count(self, table: Table, player: Player) -> int:
        """Those in the player's areas."""
        return (player.settlers & table.churches).bit_count()


class Lakes(ForEach):
    """favor.bonus-lakes."""

    def count(self, table: Table, player: Player) -> int:
        """Those that are no village."""
        lakes = player.settlers & ~table.villages
        return sum([1 for area in range(AREAS) if lakes >> area & 1 and table.terrain[area] == LAKE])
