"""The merchant travels: Ship, Wagon, Horse Wagon."""

from cenabum.kernel.outlook import Outlook
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Words, say
from cenabum.orleans.decisions.travel import TRAVEL
from cenabum.orleans.effects.effect import BY_ROAD, BY_WATER, PlaceEffect, PlaceFigure
from cenabum.orleans.outlook_words import ways
from cenabum.orleans.prices import Prices
from cenabum.orleans.refusals_words import town_name
from cenabum.orleans.table import Player, Table

WAYS = ("water", "road")


class Travel(PlaceEffect):
    """One connection, by water or by road."""

    keys = ("travel",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.way = figure.index("effect", figure.does["travel"], WAYS)

    def may(self, table: Table, seat: int) -> bool:
        """Does such a way start in the merchant's town?"""
        printed = table.components
        town = table.players[seat].town
        return len(printed.by_road[town] if self.way == BY_ROAD else printed.by_water[town]) > 0

    def do(self, table: Table, seat: int) -> None:
        """Where to is to be chosen."""
        table.players[seat].pending.append(TRAVEL.pending(self.way))

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """No such way starts here; perhaps one of the other kind does."""
        printed = table.components
        town = table.players[seat].town
        other = BY_WATER if self.way == BY_ROAD else BY_ROAD
        found = printed.by_road[town] if other == BY_ROAD else printed.by_water[town]
        hint = say("try-other-way", way=WAYS[other]) if found else SILENCE
        why = say("no-way-starts", way=WAYS[self.way], town=town_name(printed, town))
        return Refusal("travel.no-connection", why, hint)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Every way, with what lies on it."""
        found = super().outlook(table, seat)
        found.now.extend(ways(table, table.players[seat], self.way))
        return found

    def text(self) -> Words:
        """By which way."""
        return say("does-travel", way=WAYS[self.way])

    def worth(self, prices: Prices) -> float:
        """Somewhere."""
        return prices.journey()

    def uses_left(self, table: Table, player: Player) -> float:
        """As long as there are stations to be built, roughly."""
        return 1.2 * player.stations_left
