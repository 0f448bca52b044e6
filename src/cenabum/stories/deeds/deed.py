"""The shape of a beneficial deed, and a plain one. `kernel/effect.py` says what an effect is.

A new kind of deed is a file like its neighbours and one line in `listing.py`. What whoever sends may do besides is told by the message
`deed-effect-<what it is called>`, the deed itself by `about-deed-<its name>`.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from cenabum.kernel.effect import Effect
from cenabum.kernel.words import SILENCE, Sentence, Words, all_of, say
from cenabum.stories.effects.effect import coins_and_fame
from cenabum.stories.moves import PARCELS, parcel_names
from cenabum.stories.table import Table

if TYPE_CHECKING:  # they hold deeds, so they come first
    from cenabum.stories.components import Components


class Deed(Effect[Table]):
    """One side of a board: spaces that take a parcel each, and pay for it. `do` is for whoever has sent one."""

    kind: ClassVar[str] = ""  # in the data
    rule: str = "deeds.bonus"
    anybody: bool = False  # its spaces take any follower, and are counted as a plain number
    advances: bool = True  # a parcel for it can open the next era
    offers: bool = False  # whoever sends has something to decide

    def __init__(self, printed: "Components", name: str, figure: dict[str, Any]) -> None:
        self.name = name
        path = f"deeds.{name}"
        spaces: list[str] = figure["spaces"]
        self.coins, self.fame = [0] * PARCELS, [0] * PARCELS  # by parcel
        if self.anybody:
            self.spaces = printed.number(f"{path}.spaces", len(spaces), 1, 7)
            return
        self.spaces = printed.spaces_pool(f"{path}.spaces", spaces)  # free at first
        printed.as_many(f"{path}.coins", figure["coins"], len(spaces))
        printed.as_many(f"{path}.fame", figure["fame"], len(spaces))
        names = parcel_names(printed.amounts)
        for number, space in enumerate(spaces):
            parcel = names.index(space)
            self.coins[parcel] = printed.number(f"{path}.coins", figure["coins"][number], 0, 60)
            self.fame[parcel] = printed.number(f"{path}.fame", figure["fame"][number], 0, 60)

    def pays(self, parcel: int) -> Sentence:
        """The coins and Fame that a parcel brings to whoever sends it."""
        coins, fame = self.coins[parcel], self.fame[parcel]
        return all_of(coins_and_fame(coins, fame)) if coins or fame else SILENCE

    def gives(self, parcel: int) -> Sentence:
        """The same, and what whoever sends it may do besides."""
        coins, fame = self.coins[parcel], self.fame[parcel]
        parts = coins_and_fame(coins, fame) if coins or fame else []
        return all_of([*parts, self.text()] if self.text() else parts) if parts or self.text() else SILENCE

    def text(self) -> Words:
        """What whoever sends may do besides, in a few words."""
        return SILENCE

    def about(self) -> Words:
        """What it is for, in a sentence or two."""
        return say(f"about-deed-{self.name}")
