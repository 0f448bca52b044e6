"""Malfunction: a technology tile, placed or in hand, goes back to the supply."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.orleans.moves import FORFEIT_TECHNOLOGY, GEAR_IN, HAND_FIRST, HAND_FREE
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import LOST_TECHNOLOGY, Table
from cenabum.orleans.torture import forfeit_technology_refused, lose_gear
from cenabum.orleans.trade_intrigue.decision import ModuleDecision


class Malfunction(ModuleDecision):
    """Which tile to give back."""

    name = "malfunction"
    answers = ("forfeit_technology",)
    rules = ("newevents.malfunction", "newevents.too-little")
    busy = "malfunction"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """newevents.malfunction: a technology tile, placed or in hand."""
        player = table.players[seat]
        codes = table.components.layout.spread(LOST_TECHNOLOGY, FORFEIT_TECHNOLOGY, player.technology_on)[:]
        if player.technology_free:
            codes.append(FORFEIT_TECHNOLOGY + HAND_FREE)
        if player.technology_first:
            codes.append(FORFEIT_TECHNOLOGY + HAND_FIRST)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The tile goes back to the supply."""
        gear = GEAR_IN[code]
        table.players[seat].pending.pop()
        lose_gear(table, seat, gear)
        table.technology += 1
        if table.log is not None:
            table.tell("returns_technology", seat, gear)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A tile that the seat does not have."""
        found = forfeit_technology_refused(table, seat, at[0])
        return Refusal("newevents.malfunction", found.reason, asked(table, seat))


RETURN_TECHNOLOGY: Final = Malfunction()
