"""Whom a place recruits."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.refusals_shared import recruit_refused
from cenabum.stories.table import Table
from cenabum.stories.wealth import recruit


class Recruit(StoryDecision):
    """A follower of the marketplace goes into the bag. The number is the place."""

    name = "recruit"
    answers = ("recruit",)
    rules = ("places.nobody-left",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Those of the place whom the marketplace has."""
        there = table.market_followers
        return [moves.RECRUIT + kind for kind in table.components.recruits[number] if there >> (5 * kind) & 31]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """One of them comes."""
        table.players[seat].pending.pop()
        recruit(table, seat, code - moves.RECRUIT)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The follower cannot be had."""
        return recruit_refused(table, at[0])

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The place."""
        return 0, {"place": table.components.place_names[number]}


RECRUIT: Final = Recruit()
