"""A building: Village, Fortress, Church."""

from typing import TYPE_CHECKING

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.build import BUILD, SITE_RULES
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.land import building_points, sites
from cenabum.stories.moves import GOOD_PARCEL
from cenabum.stories.names import BUILDINGS, WOOD
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Build(PlaceEffect):
    """planning.wood: it takes wood that lies on the place, so nobody else can use it."""

    lent = False
    reaches_others = True

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.what = figure.index(figure.does["build"], BUILDINGS)
        self.wood = figure.printed.number(f"{figure.path}.goods", figure.goods.get("wood", 0), 1, 1)

    def known_as(self, printed: "Components") -> None:
        """Wood is put there in planning."""
        printed.wood_spaces |= 1 << self.place
        printed.wood_places.append(self.place)

    def may(self, table: Table, seat: int) -> bool:
        """Does wood lie there, and is there a site?"""
        player = table.players[seat]
        return player.wood >> self.place & 1 == 1 and sites(table, player, self.what) != 0

    def do(self, table: Table, seat: int) -> None:
        """The wood is gone, and it is to be decided where to build."""
        player = table.players[seat]
        player.wood &= ~(1 << self.place)
        table.box[GOOD_PARCEL + WOOD] += 1
        player.pending.append(BUILD.pending(self.what))

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """No wood, or no site."""
        player = table.players[seat]
        if not player.wood >> self.place & 1:
            name = table.components.place_names[self.place]
            return Refusal("planning.wood", say("no-wood", place=name), say("try-wood-planning"))
        return self.barred(table, seat)

    def barred(self, table: Table, seat: int) -> Refusal | None:
        """No site, whether wood lies there or not."""
        if sites(table, table.players[seat], self.what):
            return None
        return Refusal(SITE_RULES[self.what], say("no-site", building=BUILDINGS[self.what]))

    def text(self) -> Words:
        """In a few words."""
        return say("does-build", building=BUILDINGS[self.what])

    def about(self, printed: "Components") -> Words:
        """Where it may stand, and what it costs."""
        return say("about-effect-build", building=BUILDINGS[self.what], number=self.wood)

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """The Fame points of the era."""
        points = building_points(table, player, self.what)
        return [say("part-fame", amount=points)] if points else []

    def there(self, table: Table, seat: int, area: int) -> Outlook:
        """It could stand there."""
        player = table.players[seat]
        if not sites(table, player, self.what) >> area & 1:
            return hopeful()
        fame = building_points(table, player, self.what)
        return hopeful(say("area-site", building=BUILDINGS[self.what], fame=fame))
