"""Followers on the Fame track: a monk, a knight, one of the four basic kinds."""

from typing import TYPE_CHECKING, Final

from cenabum.kernel.words import Several, Words, any_of, say
from cenabum.stories.decisions.accept import ACCEPT
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components

_OFFERED: Final = {"monk": ("monk",), "knight": ("knight",), "follower": ("farmer", "fisherman", "craftsman", "trader")}


class FameFollowers(FameTile):
    """favor.tile-followers: from the marketplace into the bag, or nobody."""

    def __init__(self, printed: "Components", name: str) -> None:
        super().__init__(printed, name)
        self.offered = _OFFERED[name]
        self.kinds = sum([1 << FOLLOWERS.index(follower) for follower in self.offered])

    def do(self, table: Table, seat: int) -> None:
        """Who is to be chosen."""
        table.players[seat].pending.append(ACCEPT.pending(self.kinds))

    def text(self) -> Words:
        """Who."""
        return say("fame-followers", list=self._list())

    def about(self, printed: "Components") -> Words:
        """Whom, even if nothing of the player's own recruits them."""
        return say("about-fame-followers", list=self._list())

    def _list(self) -> Several:
        return any_of([say("part-follower", follower=follower) for follower in self.offered])
