"""What a bath and a draw in between have in common: a drawn follower needs a place."""

from cenabum.bagbuilding.board import NOTHING
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import StoryDecision
from cenabum.stories.drawing import lodge, lodgings, put_back
from cenabum.stories.moves import DONE, FAIR, FOLLOWERS, SPACES
from cenabum.stories.refusals_shared import fair_refused, place_refused
from cenabum.stories.table import Table


class Lodging(StoryDecision):
    """Drawn followers: one is placed at once, the rest go back."""

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """An action space, or the County fair."""
        return lodgings(table, seat)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """One goes to its place, the rest into the bag."""
        table.players[seat].pending.pop()
        if code < DONE:
            lodge(table, seat, code // SPACES, code % SPACES)
        else:
            lodge(table, seat, code - FAIR, NOTHING)
        put_back(table, seat)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """Nowhere to go: into the bag."""
        table.players[seat].pending.pop()
        put_back(table, seat)
        return True

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The follower may not go there."""
        if kind == "place":
            nobody = say("no-follower-drawn", follower=FOLLOWERS[at[0]])
            return place_refused(table, seat, table.players[seat].drawn, nobody, at[0], at[1])
        return fair_refused(table, seat, at[0]) if kind == "fair" else None

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """It is one question."""
        return 0, {}
