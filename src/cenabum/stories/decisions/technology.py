"""Where technology tiles go when the round closes."""

from typing import Final

from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import StoryDecision
from cenabum.stories.drawing import install
from cenabum.stories.moves import DONE, TECHNOLOGY_TO
from cenabum.stories.refusals_shared import technology_refused
from cenabum.stories.table import INSTALLATIONS, Table


class Technology(StoryDecision):
    """technology.*: one after the other, while there is a space for it."""

    name = "technology"
    answers = ("done", "technology")
    rules = (
        "technology.after-round",
        "technology.before-plan",
        "technology.any-follower",
        "technology.one-per-place",
    )

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Where a technology tile may go; done keeps it."""
        layout = table.components.layout
        spaces = technology_spaces(layout, table.players[seat], False)
        return [*layout.spread(INSTALLATIONS, TECHNOLOGY_TO, spaces), DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Place one; the next one may follow."""
        player = table.players[seat]
        if code == DONE:
            player.pending.pop()
            return
        install(table, seat, code - TECHNOLOGY_TO)
        if not technology_spaces(table.components.layout, player, False):
            player.pending.pop()

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The technology tile may not lie there."""
        return technology_refused(table, seat, at[0]) if kind == "technology" else None

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """The round is not over."""
        return Refusal("technology.after-round", say("no-technology-now")) if kind == "technology" else None


TECHNOLOGY: Final = Technology()
