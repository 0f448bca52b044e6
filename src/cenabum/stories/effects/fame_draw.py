"""A follower on the Fame track."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.extra import EXTRA, ONLY_DRAWN, OR_RECRUITED
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.names import KINGS_FAVOR
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class FameDraw(FameTile):
    """fame.follower: drawn, or in The First Kingdom one whom the player could recruit."""

    def do(self, table: Table, seat: int) -> None:
        """Who is to be chosen."""
        which = ONLY_DRAWN if table.components.story == KINGS_FAVOR else OR_RECRUITED
        table.players[seat].pending.append(EXTRA.pending(which))

    def about(self, printed: "Components") -> Words:
        """What it brings, in a sentence."""
        return say("about-fame-draw") if printed.story == KINGS_FAVOR else say("about-fame-draw-or-recruit")

    def text(self) -> Words:
        """In a few words."""
        return say("fame-draw")
