"""A Fame tile offers followers."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.stories.decision import StoryDecision
from cenabum.stories.moves import DONE, RECRUIT
from cenabum.stories.refusals_shared import recruit_refused
from cenabum.stories.table import Table
from cenabum.stories.wealth import recruit


class Accept(StoryDecision):
    """favor.tile-followers: one of them, or none. The number is the kinds offered, as a mask."""

    name = "accept"
    answers = ("done", "recruit")
    rules = ("favor.tile-followers",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Those whom the marketplace has."""
        there = table.market_followers
        codes = [RECRUIT + kind for kind in range(7) if number >> kind & 1 and there >> (5 * kind) & 31]
        if codes:
            codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower goes into the bag."""
        table.players[seat].pending.pop()
        if code != DONE:
            recruit(table, seat, code - RECRUIT)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The follower cannot be had."""
        return recruit_refused(table, at[0]) if kind == "recruit" else None

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """It is one question."""
        return 0, {}


ACCEPT: Final = Accept()
