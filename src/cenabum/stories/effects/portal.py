"""Spaces for what is to be sent: Portal."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, any_of, say
from cenabum.stories.effects.passive import Passive
from cenabum.stories.moves import parcel_names

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Portal(Passive):
    """portal.*: the sending is an action of its own."""

    def text(self) -> Words:
        """In a few words."""
        return say("does-portal")

    def about(self, printed: "Components") -> Words:
        """How many spaces, and which sums of money."""
        sums = parcel_names(printed.amounts)[-len(printed.amounts) :]
        return say(
            "about-effect-portal",
            number=printed.portal,
            list=any_of([say("part-parcel", parcel=name) for name in sums]),
        )
