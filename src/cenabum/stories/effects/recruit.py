"""A follower more: Mill, Cottage, University, Castle, Monastery."""

from typing import TYPE_CHECKING

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.stories.decisions.recruit import RECRUIT
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Recruit(PlaceEffect):
    """places.nobody-left: one of the kinds shown, as long as the marketplace has them."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.recruits = [figure.index(name, FOLLOWERS) for name in figure.does["recruit"]]

    def may(self, table: Table, seat: int) -> bool:
        """Is one of them there?"""
        for kind in self.recruits:
            if table.market_followers >> (5 * kind) & 31:
                return True
        return False

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Whom is to be chosen."""
        table.players[seat].pending.append(RECRUIT.pending(self.place))

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """Nobody is left."""
        names = any_of([say("some-kind", follower=FOLLOWERS[kind]) for kind in self.recruits])
        return Refusal("places.nobody-left", say("no-recruits", list=names))

    def text(self) -> Words:
        """Who it may be."""
        return say("does-recruit", list=any_of([say("part-follower", follower=FOLLOWERS[k]) for k in self.recruits]))

    def about(self, printed: "Components") -> Words:
        """And what somebody of that kind is good for, if it is only one."""
        alone = FOLLOWERS[self.recruits[0]] if len(self.recruits) == 1 else "any"
        names = any_of([say("part-follower", follower=FOLLOWERS[kind]) for kind in self.recruits])
        return say("about-effect-recruit", follower=alone, list=names)

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """How many of each the marketplace has."""
        there = table.market_followers
        return [say("place-recruits", follower=FOLLOWERS[k], number=there >> (5 * k) & 31) for k in self.recruits]
