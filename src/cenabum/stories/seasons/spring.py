"""Spring: fields are sown and timber is cut."""

from typing import TYPE_CHECKING, Any

from cenabum.kernel.words import Words, all_of, say
from cenabum.stories.moves import parcel_names
from cenabum.stories.seasons.season import Season
from cenabum.stories.table import Table
from cenabum.stories.wealth import supply_market

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Spring(Season):
    """favor.spring: goods come to the marketplace."""

    name = "spring"

    def __init__(self, printed: "Components", figures: dict[str, Any]) -> None:
        super().__init__(printed, figures)
        self.supply = printed.supply(f"{self.path}.spring", figures["spring"])

    def begin(self, table: Table) -> None:
        """As many as the box has."""
        supply_market(table, self.supply)

    def about(self) -> Words:
        """Which goods."""
        names = parcel_names([])
        return say("about-season-spring", list=all_of([say("part-parcel", parcel=names[p]) for p, _ in self.supply]))
