"""The court of the Lay Assessors: the action of any own place, full or not."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.module import stopped_places
from cenabum.orleans.moves import ACT_AT, DONE, PLACE_IN
from cenabum.orleans.refusals_words import asked, has_place, place_name
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision


class Court(ModuleDecision):
    """Which place acts without its followers leaving it."""

    name = "court"
    answers = ("act", "done")
    rules = ("newdeeds.court", "newdeeds.court-limits")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """newdeeds.court: any own place whose action is possible, full or not, or none."""
        printed = table.components
        owned = (~printed.all_tiles | table.players[seat].tiles) & ~stopped_places(table, seat)
        codes = [
            ACT_AT[place]
            for place, effect in enumerate(printed.effects)
            if owned >> place & 1 and effect.without_followers and effect.may(table, seat)
        ]
        codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The action is carried out; nobody leaves the place."""
        table.players[seat].pending.pop()
        if code == DONE:
            return
        place = PLACE_IN[code]
        if table.log is not None:
            table.tell("court", seat, place)
        table.components.effects[place].do(table, seat)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A place that is not there, is stopped, or is not for the court."""
        name = place_name(table.components, at[0])
        if not has_place(table.components, table.players[seat], at[0]):
            return Refusal("newdeeds.court", say("no-place", place=name), asked(table, seat))
        for module in table.components.in_play:
            found = module.place_refused(table, seat, at[0])
            if found is not None:
                return found
        return Refusal("newdeeds.court-limits", say("no-court-place", place=name), asked(table, seat))


COURT: Final = Court()
