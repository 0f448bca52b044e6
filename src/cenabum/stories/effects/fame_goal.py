"""The Tournament Grounds and the Castle: spaces of the Fame track to be reached."""

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.fame_tile import FameTile


class FameGoal(FameTile):
    """favor.tournament-stop, favor.castle: they bring nothing by themselves."""

    def text(self) -> Words:
        """Its name."""
        return say(f"fame-{self.name}")
