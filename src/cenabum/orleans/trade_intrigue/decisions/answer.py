"""Questions that are answered by yes or no."""

from typing import Final

from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.effects.build import build, can_build
from cenabum.orleans.money import owe
from cenabum.orleans.moves import YES
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.bribes import answer_bribe
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.decisions.settle import draw_one
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import BUILD_HERE, DRAW_ONE, PAY_SUMMONS, QUESTIONS, SILENTIUM, SUMMONING

ORLEANS: Final = 0
_NO: Final = [moves.ANSWER]
_NO_OR_YES: Final = [moves.ANSWER, moves.ANSWER + YES]
_ASK: Final = (say("ask-alchemy"), say("ask-build"), say("ask-summons"), say("ask-accept"))


class Answer(ModuleDecision):
    """Yes or no; the number is the question."""

    name = "answer"
    answers = ("answer",)
    rules = ("newdeeds.{}", "newevents.{}", "newevents.{}-short", "intrigue.{}-accepted", "intrigue.{}-keeps")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """No and yes; a station only where the town allows it."""
        return _NO if number == BUILD_HERE and not can_build(table, table.players[seat]) else _NO_OR_YES

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """What follows from the answer."""
        yes = code == moves.ANSWER + YES
        table.players[seat].pending.pop()
        if number == DRAW_ONE:
            if yes:
                draw_one(table, seat)
        elif number == BUILD_HERE:
            if yes:
                build(table, seat)
        elif number == PAY_SUMMONS:
            _answer_summons(table, seat, yes)
        else:
            answer_bribe(table, seat, yes)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """The question."""
        return _ASK[number]

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The question."""
        return 0, {"question": QUESTIONS[number]}


def _answer_summons(table: Table, seat: int, pays: bool) -> None:
    """newevents.summoning: pay, or the merchant goes to Orléans."""
    if pays:
        price: int = table.components.event_value[SUMMONING][table.stack]
        owe(table, seat, price, EVENT_COINS + SUMMONING - SILENTIUM)
        return
    table.players[seat].town = ORLEANS
    if table.log is not None:
        table.tell("summoned", seat)


ANSWER: Final = Answer()
