"""One kind of follower stands in for others: Herb Garden, School."""

from cenabum.bagbuilding.followers import MONK, PROFESSIONS
from cenabum.bagbuilding.layout import Substitution
from cenabum.kernel.words import Words, all_of, say
from cenabum.orleans.effects.effect import PlaceFigure
from cenabum.orleans.effects.passive import Passive
from cenabum.orleans.prices import Prices


class Substitute(Passive):
    """Followers of a kind may stand on spaces of others."""

    keys = ("substitute",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        ((name, others),) = figure.does["substitute"].items()
        self.kind = figure.index("effect", name, PROFESSIONS)
        self.instead = tuple(figure.index("effect", other, PROFESSIONS) for other in others)
        self.substitution = Substitution(self.place, self.kind, self.instead)

    def text(self) -> Words:
        """Who stands in for whom."""
        everybody = {*self.instead, self.kind} >= {kind for kind in range(len(PROFESSIONS)) if kind != MONK}
        others = all_of([say("part-many", follower=PROFESSIONS[kind]) for kind in self.instead])
        return say("does-substitute", follower=PROFESSIONS[self.kind], all="yes" if everybody else "no", list=others)

    def tile_worth(self, prices: Prices) -> float:
        """The more, the better."""
        return prices.substitution(len(self.instead))
