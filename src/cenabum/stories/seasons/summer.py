"""Summer: the king is in a good mood."""

from typing import TYPE_CHECKING, Any

from cenabum.kernel.words import Words, say
from cenabum.stories.facts import BY_SUMMER
from cenabum.stories.printed_eras import MOST
from cenabum.stories.seasons.season import Season
from cenabum.stories.table import Table
from cenabum.stories.wealth import receive

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Summer(Season):
    """favor.summer: coins for everybody."""

    name = "summer"

    def __init__(self, printed: "Components", figures: dict[str, Any]) -> None:
        super().__init__(printed, figures)
        self.coins = printed.number(f"{self.path}.summer_coins", figures["summer_coins"], 0, MOST)

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, self.coins, BY_SUMMER)

    def about(self) -> Words:
        """How many."""
        return say("about-season-summer", number=self.coins)
