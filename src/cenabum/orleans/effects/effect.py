"""What a place does: the shape that all effects of places have. `kernel/effect.py` says what an effect is.

A new effect is a file like its neighbours, and no list names it; its text is a message `does-<what it is called>`.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cenabum.bagbuilding.board import release
from cenabum.bagbuilding.layout import Substitution
from cenabum.kernel.effect import Effect
from cenabum.kernel.figures import Figures
from cenabum.kernel.reading import Part
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Sentence

if TYPE_CHECKING:  # they hold effects, so they come first
    from cenabum.orleans.components import Components
    from cenabum.orleans.prices import Prices
    from cenabum.orleans.table import Player, Table

ENDLESS: Final = 999.0
NOWHERE: Final = -1
BY_WATER: Final = 0
BY_ROAD: Final = 1


class PlaceFigure(Part):
    """What the data says about a place; `does` is its effect."""

    def __init__(self, figures: Figures, path: str, place: int, values: dict[str, Any], edition: str) -> None:
        super().__init__(figures, path)
        self.place = place
        self.values = values
        self.edition = edition
        self.does: dict[str, Any] = values["effect"]


class PlaceEffect(Effect["Table"]):
    """What a place does. The rest is what rules, sheets and bots ask about any place.

    `keys` are the figures in the data by which it is known; `a.b` is the figure `a` with the value `b`.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    acts: bool = True  # it can be used in the action phase
    builds: bool = False
    sends: bool = False  # those who stand there go to deeds
    stores: bool = False
    protects: bool = False
    without_followers: bool = True  # its action means something though nobody stands there
    way: int = NOWHERE  # by which it travels
    good: int = NOWHERE  # that it gives
    coins: int = 0
    development: int = 0
    draws: int = 0
    keeps: int = 0
    most: int = 0  # how much can be bought or stored

    def __init__(self, figure: PlaceFigure) -> None:
        self.place = figure.place
        self.recruits: list[int] = []
        self.substitution: Substitution | None = None

    def known_as(self, printed: "Components") -> None:
        """Tell the components what rules ask for by its name."""

    def may(self, table: "Table", seat: int) -> bool:
        """Would the action do what it promises?"""
        return True

    def act(self, table: "Table", seat: int) -> None:
        """The place is used: its followers go back to the bag, and the action is carried out."""
        release(table.components.layout, table.players[seat], self.place)
        self.do(table, seat)

    def do(self, table: "Table", seat: int) -> None:
        """What the action does, whoever stands there; what has to be chosen becomes pending."""

    def why_not(self, table: "Table", seat: int) -> Refusal | None:
        """Why an activated place may not act; None when there is no rule to name."""
        return None

    def text(self) -> Sentence:
        """What the place does, in a few words."""
        return SILENCE

    def worth(self, prices: "Prices") -> float:
        """What the action brings now, its followers' time not counted."""
        return 0.0

    def tile_worth(self, prices: "Prices") -> float:
        """What the place brings over the rounds to come."""
        return prices.uses(self.place, self.worth(prices), ENDLESS)

    def uses_left(self, table: "Table", player: "Player") -> float:
        """How often the action can still be used, as far as one can tell."""
        return ENDLESS
