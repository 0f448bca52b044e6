"""Technology: the Laboratory."""

from cenabum.kernel.outlook import Outlook, hopeful, hopeless
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.prices import Prices
from cenabum.orleans.recruiting import gain_technology
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import Player, Table


class Invent(PlaceEffect):
    """Technology tiles into the hand, as far as there are any."""

    keys = ("technology",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.most = figure.number("effect", figure.does["technology"], 1, 9)

    def may(self, table: Table, seat: int) -> bool:
        """Is there one left?"""
        return table.technology > 0

    def do(self, table: Table, seat: int) -> None:
        """They may replace anybody."""
        for _ in range(min(self.most, table.technology)):
            gain_technology(table, seat, False)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """None is left."""
        return Refusal("tiles.laboratory", say("no-technology-left"), asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """As many as there are."""
        if not table.technology:
            return hopeless(self.why_not(table, seat))
        return hopeful(say("help-invents", number=min(self.most, table.technology), left=table.technology))

    def text(self) -> Words:
        """How many."""
        return say("does-invent", number=self.most)

    def worth(self, prices: Prices) -> float:
        """What they save."""
        return self.most * prices.technology()

    def uses_left(self, table: Table, player: Player) -> float:
        """The others take their share."""
        return table.technology / 2
