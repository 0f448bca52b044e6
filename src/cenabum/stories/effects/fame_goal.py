"""The Tournament Grounds and the Castle: spaces of the Fame track to be reached."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, any_of, say
from cenabum.stories.effects.fame_tile import FameTile

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class FameGoal(FameTile):
    """favor.tournament-stop, favor.castle: they bring nothing by themselves."""

    def text(self) -> Words:
        """Its name."""
        return say(f"fame-{self.name}")

    def about(self, printed: "Components") -> Words:
        """In which era it is to be reached."""
        eras = [say("part-era", era=era) for era in printed.favor.eras_with(self.name)]
        return say(f"about-fame-{self.name}", list=any_of(eras))
