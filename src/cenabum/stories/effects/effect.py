"""The shape that all effects of places have. `kernel/effect.py` says what an effect is.

A new effect is a file like its neighbours and one line in `listing.py`; its texts are the messages `does-<what it is called>`, in a few
words, and `about-effect-<what it is called>`, in a sentence or two.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cenabum.bagbuilding.layout import Substitution
from cenabum.kernel.effect import Effect
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Sentence, Words, say
from cenabum.stories.printed_eras import ERAS
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:  # they hold effects, so they come first
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices

NOTHING: Final = -1


class PlaceFigure:
    """What the data says about a place; `does` is its effect."""

    def __init__(self, printed: "Components", path: str, place: int, values: dict[str, Any]) -> None:
        self.printed = printed
        self.path = path
        self.place = place
        self.does: dict[str, Any] = values["effect"]
        self.goods: dict[str, int] = values.get("goods", {})

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number of the effect within bounds; 0 where there is none."""
        return self.printed.number(f"{self.path}.effect", self.does.get(key, 0), low, high)

    def index(self, name: Any, names: Sequence[str]) -> int:
        """Which of these names it is."""
        return self.printed.index(f"{self.path}.effect", name, names)


class PlaceEffect(Effect[Table]):
    """What a place does. The rest is what rules, sheets and bots ask about any place."""

    acts: bool = True  # it can be used in the action phase
    lent: bool = True  # and by another player's Guardhouse (tiles.guardhouse-what)
    reaches_others: bool = False  # it can change what others have
    number: int = 0
    good: int = NOTHING  # that it gives, or takes

    def __init__(self, figure: PlaceFigure) -> None:
        self.place = figure.place
        self.recruits: list[int] = []
        self.substitution: Substitution | None = None

    def known_as(self, printed: "Components") -> None:
        """Tell the components what rules ask for by its name."""

    def can(self, table: Table, seat: int, owner: Player) -> bool:
        """Would it do something for the player, if the followers of `owner` stand there?"""
        return self.may(table, seat)

    def do(self, table: Table, seat: int) -> None:
        """The action of an own place; what has to be chosen becomes pending."""
        self.use(table, seat, table.players[seat])

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """What it does for the player, if the followers of `owner` stand there."""

    def leaving(self, player: Player) -> int:
        """Who goes back to the bag after the action, as `decisions/leave.py` wants it."""
        return self.place

    def times(self, table: Table, seat: int) -> int:
        """Where it is to be chosen how often: how often at most."""
        return 0

    def choose(self, table: Table, seat: int, often: int) -> None:
        """Do it so often."""

    def each(self, often: int) -> Sentence:
        """What is given for what, if it is done so often."""
        return SILENCE

    def about(self, printed: "Components") -> Sentence:
        """What it does, in a sentence or two."""
        return SILENCE

    def forbidden(self, table: Table, seat: int) -> Refusal | None:
        """actions.forbidden: does the seat's era close the place?"""
        printed, era = table.components, table.players[seat].era
        if not printed.forbidden[era] >> self.place & 1:
            return None
        return Refusal(
            "actions.forbidden", say("no-era", era=ERAS[era], place=printed.place_names[self.place]), say("try-era")
        )

    def barred(self, table: Table, seat: int) -> Refusal | None:
        """What is in the way of its action even with everybody in place and everything laid there."""
        return None if self.may(table, seat) else self.why_not(table, seat)

    def closed(self, table: Table, seat: int) -> Refusal | None:
        """Why it can do nothing for the seat now, whatever the seat plans: by the era, or by what the table lacks."""
        return self.forbidden(table, seat) or self.barred(table, seat)

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """What it would bring the seat now; `player` is the seat as who asks may see it."""
        return []

    def there(self, table: Table, seat: int, area: int) -> Outlook:
        """What it could do for the seat in an area, or what is in the way, whoever stands on it now."""
        return hopeful()

    def worth(self, prices: "Prices") -> float:
        """What having such a tile for the rest of the game is worth at its beginning."""
        return 0.0


def coins_and_fame(coins: int, fame: int) -> list[Words]:
    """What is gained, each thing by itself."""
    found: list[Words] = []
    if coins or not fame:
        found.append(say("part-coins", amount=coins))
    if fame:
        found.append(say("part-fame", amount=fame))
    return found
