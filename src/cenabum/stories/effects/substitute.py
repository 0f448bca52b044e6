"""Followers who stand in for others: Herb garden, School."""

from typing import TYPE_CHECKING

from cenabum.bagbuilding.followers import MONK
from cenabum.bagbuilding.layout import Substitution
from cenabum.kernel.words import Words, any_of, say
from cenabum.stories.effects.effect import PlaceFigure
from cenabum.stories.effects.passive import Passive
from cenabum.stories.moves import FOLLOWERS

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Substitute(Passive):
    """tiles.herb-garden, tiles.school."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        ((profession, instead),) = figure.does["substitute"].items()
        self.follower = figure.index(profession, FOLLOWERS)
        self.instead = [figure.index(other, FOLLOWERS) for other in instead]
        self.substitution = Substitution(self.place, self.follower, tuple(self.instead))

    def everybody(self) -> bool:
        """For all but monks?"""
        return {*self.instead, self.follower, MONK} == set(range(len(FOLLOWERS)))

    def text(self) -> Words:
        """Who for whom."""
        if self.everybody():
            return say("does-substitute_all", follower=FOLLOWERS[self.follower])
        others = any_of([say("part-followers", follower=FOLLOWERS[other]) for other in self.instead])
        return say("does-substitute", follower=FOLLOWERS[self.follower], list=others)

    def about(self, printed: "Components") -> Words:
        """In a sentence."""
        if self.everybody():
            return say("about-effect-substitute_all", follower=FOLLOWERS[self.follower])
        others = any_of([say("part-followers", follower=FOLLOWERS[other]) for other in self.instead])
        return say("about-effect-substitute", follower=FOLLOWERS[self.follower], list=others)

    def worth(self, prices: "Prices") -> float:
        """By how many spaces it opens."""
        return prices.substitution(len(self.instead))
