"""Workshop: where the technology tile goes now."""

from typing import Final

from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.refusal import Refusal
from cenabum.stories.decision import StoryDecision
from cenabum.stories.drawing import install
from cenabum.stories.moves import DONE, TECHNOLOGY_TO
from cenabum.stories.refusals_shared import technology_refused
from cenabum.stories.table import INSTALLATIONS, Table


class Rescrew(StoryDecision):
    """tiles.workshop: any space but the one it lay on, which is the number; done keeps it in the supply."""

    name = "rescrew"
    answers = ("done", "technology")
    rules = ("tiles.workshop", "technology.one-per-place")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The other spaces for technology."""
        layout = table.components.layout
        spaces = technology_spaces(layout, table.players[seat], False) & ~layout.bit[number]
        return [*layout.spread(INSTALLATIONS, TECHNOLOGY_TO, spaces), DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """It lies there."""
        table.players[seat].pending.pop()
        if code != DONE:
            install(table, seat, code - TECHNOLOGY_TO)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The technology tile may not lie there."""
        return technology_refused(table, seat, at[0]) if kind == "technology" else None

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """Where it lay."""
        return 0, {"space": table.components.moves.names["space"][number]}


RESCREW: Final = Rescrew()
