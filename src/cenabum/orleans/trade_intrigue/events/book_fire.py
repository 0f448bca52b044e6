"""Book Fire: development falls back."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table


class BookFire(Event):
    """newevents.book-fire: back to the space where the status before was reached, or to the start."""

    name = "book_fire"

    def hurts(self, table: Table, seat: int) -> bool:
        """Not at the start."""
        return table.players[seat].development > 0

    def do(self, table: Table, seat: int) -> None:
        """Move the marker back."""
        player = table.players[seat]
        if not player.development:
            return
        player.development = star_before(table.components.status, player.development)
        if table.log is not None:
            table.tell("book_fire", seat, player.development)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """From where to where."""
        at = table.players[seat].development
        if not at:
            return hopeful(say("help-event-spared"))
        return hopeful(say("help-event-fire", before=at, after=star_before(table.components.status, at)))

    def danger(self, prices: Prices) -> float:
        """A few steps."""
        return 3.0


def star_before(status: list[int], space: int) -> int:
    """The space of the development track where the status before a space was reached, or the start."""
    space = max(space - 1, 0)
    while space and status[space] == status[space - 1]:
        space -= 1
    return space
