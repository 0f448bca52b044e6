"""A follower of Alchemy or the Fame track."""

from typing import Final

from cenabum.kernel.pool import ONE, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.lodge import LODGE
from cenabum.stories.moves import DONE, DRAW, RECRUIT
from cenabum.stories.refusals_shared import recruit_refused
from cenabum.stories.table import BAG_STREAM, Table
from cenabum.stories.wealth import recruit

ONLY_DRAWN: Final = 0
OR_RECRUITED: Final = 1


class Extra(StoryDecision):
    """fame.follower: drawn, or of those the player can recruit, or none. The number is ONLY_DRAWN or OR_RECRUITED."""

    name = "extra"
    answers = ("done", "draw", "recruit")
    rules = ("fame.follower",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """A draw, and whoever an own place could recruit."""
        printed = table.components
        player = table.players[seat]
        codes = [DRAW + 1] if player.bag else []
        if number == OR_RECRUITED:
            able = 0
            for place, kinds in enumerate(printed.recruits):
                if kinds and player.tiles >> place & 1:
                    for kind in kinds:
                        able |= 1 << kind
            for kind in range(7):
                if able >> kind & 1 and table.market_followers >> (5 * kind) & 31:
                    codes.append(RECRUIT + kind)
        if codes:
            codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Whoever is drawn needs a place; whoever is recruited goes into the bag."""
        player = table.players[seat]
        player.pending.pop()
        if code >= RECRUIT:
            recruit(table, seat, code - RECRUIT)
        elif code != DONE:
            kind = table.pick(BAG_STREAM + seat, player.bag)
            player.bag -= ONE[kind]
            player.drawn += ONE[kind]
            if table.log is not None:
                table.tell("draws", seat, kind)
            player.pending.append(LODGE.bare)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """It is one follower, and one who is there."""
        if kind == "recruit":
            return recruit_refused(table, at[0])
        if kind != "draw":
            return None
        left = min(1, total(table.players[seat].bag))
        if at[0] > 1:
            return Refusal("followers.draw", say("no-draw-era", number=left), say("try-draw", number=left))
        return Refusal("followers.draw", say("no-draw-bag", number=left), say("try-draw-fewer"))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """Whether one may also be recruited."""
        return number, {}


EXTRA: Final = Extra()
