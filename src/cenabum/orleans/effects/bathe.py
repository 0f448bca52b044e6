"""Followers are drawn and placed at once: the Bathhouse. Where they go is a decision (`decisions/bathe.py`)."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import ONE, total
from cenabum.kernel.words import Words, say
from cenabum.orleans.components import Components
from cenabum.orleans.decisions.bathe import AS_GUEST, BATHE
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import BAG_STREAM, Table


class Bathe(PlaceEffect):
    """Draw so many, and keep some of them."""

    keys = ("bathhouse",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.draws = figure.number("draw", figure.values["draw"][figure.edition], 0, 8)
        self.keeps = figure.number("keep", figure.values["keep"][figure.edition], 0, 8)

    def known_as(self, printed: Components) -> None:
        """The Bathhouse."""
        printed.bathhouse = self.place

    def act(self, table: Table, seat: int) -> None:
        """The follower who started it stays until the end, and is not in the bag yet (tiles.bathhouse-draw)."""
        self._bathe(table, seat, 0)

    def do(self, table: Table, seat: int) -> None:
        """Nobody started it."""
        self._bathe(table, seat, AS_GUEST)

    def _bathe(self, table: Table, seat: int, guest: int) -> None:
        player = table.players[seat]
        for _ in range(min(self.draws, total(player.bag))):
            kind = table.pick(BAG_STREAM + seat, player.bag)
            player.bag -= ONE[kind]
            player.drawn += ONE[kind]
            if table.log is not None:
                table.tell("bathes", seat, kind)
        player.pending.append(BATHE.pending(self.keeps + guest))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How many come out of how many."""
        bag = total(table.players[seat].bag)
        if not bag:
            return hopeful(say("help-bathes-nobody"))
        return hopeful(say("help-bathes", draws=self.draws, keeps=self.keeps, bag=bag))

    def text(self) -> Words:
        """How many are drawn, and how many stay."""
        return say("does-bathe", draws=self.draws, keeps=self.keeps)

    def worth(self, prices: Prices) -> float:
        """Nothing with an empty bag."""
        return prices.bath() if prices.player.bag else 0.0

    def tile_worth(self, prices: Prices) -> float:
        """By the number that stay."""
        return prices.baths(self.keeps)
