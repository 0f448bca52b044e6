"""What comes back when the round closes."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import StoryDecision
from cenabum.stories.drawing import take_back_good
from cenabum.stories.moves import DONE, GOOD_PARCEL, TAKE_BACK, TAKE_BACK_GOOD
from cenabum.stories.portal import take_back
from cenabum.stories.table import Table


class Collect(StoryDecision):
    """planning.take-back-goods: goods, money and technology of the portal, wood and grain."""

    name = "collect"
    answers = ("done", "take_back", "take_back_good")
    rules = ("planning.take-back-goods",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Each thing, or done."""
        printed = table.components
        player = table.players[seat]
        codes = [DONE]
        for parcel in sorted(set(player.parcels)):
            if parcel >= GOOD_PARCEL:
                codes.append(TAKE_BACK + parcel)
        for place in printed.wood_places:
            if player.wood >> place & 1:
                codes.append(TAKE_BACK_GOOD + place)
        if player.grain:
            codes.append(TAKE_BACK_GOOD + printed.bakery)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """It comes back into the supply."""
        if code == DONE:
            table.players[seat].pending.pop()
        elif code < TAKE_BACK_GOOD:
            take_back(table, seat, code - TAKE_BACK)
        else:
            take_back_good(table, seat, code - TAKE_BACK_GOOD)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """It is not there, or it is a follower."""
        return Refusal("followers.recall", say("no-recall")) if kind == "take_back" else None

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """The round is not over."""
        return None if kind == "done" else Refusal("planning.take-back-goods", say("no-when"))


COLLECT: Final = Collect()
