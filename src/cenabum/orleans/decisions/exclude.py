"""Before the first round: a place tile goes back into the box, or none."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.moves import DONE
from cenabum.orleans.refusals_words import asked, place_name, situation
from cenabum.orleans.table import Table


class Exclude(OrleansDecision):
    """Which place tile is left out."""

    name = "exclude"
    answers = ("exclude", "done")
    rules = ("exclusion.turns",)
    busy = "exclude"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Any tile that is left, or none."""
        tiles = [
            moves.EXCLUSION_OF[place] for place in range(len(table.components.category)) if table.tiles >> place & 1
        ]
        return [*tiles, DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The tile is put back into the box before the game."""
        table.players[seat].pending.pop()
        if code == DONE:
            if table.log is not None:
                table.tell("declines_exclusion", seat)
            return
        place = moves.PLACE_IN[code]
        table.tiles &= ~(1 << place)
        table.gone_tiles |= 1 << place
        if table.log is not None:
            table.tell("excludes", seat, place)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """No tile, or one that is out already."""
        printed = table.components
        name = place_name(printed, at[0])
        if not printed.category[at[0]]:
            return Refusal("exclusion.turns", say("no-exclude-printed", place=name), asked(table, seat))
        if not table.tiles >> at[0] & 1:
            return Refusal("exclusion.turns", say("no-exclude-twice", place=name), asked(table, seat))
        return None

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """It is not the time to exclude a tile."""
        if not table.components.exclusions:
            return Refusal("exclusion.both-editions", say("no-exclusion"), situation(table, seat))
        why = say("no-exclusion-now") if table.round else say("no-exclusion-turn")
        return Refusal("exclusion.turns", why, situation(table, seat))


EXCLUDE: Final = Exclude()
