"""Goods for Retraining, or towards the Dues."""

from typing import Final

from cenabum.kernel.pool import kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.development import advance_development
from cenabum.orleans.money import owe
from cenabum.orleans.moves import DONE, GOODS
from cenabum.orleans.refusals_words import goods, situation
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.brasserie import spend_good
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import RETRAINING, SILENTIUM


class Give(ModuleDecision):
    """Which good; the number is 0 for Retraining, else the points still due."""

    name = "give"
    answers = ("give", "done")
    rules = ("newevents.{}", "newevents.goods-return")
    when = "newevents.retraining"
    busy = "give"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Any good; Retraining lets a player pay instead."""
        codes = [moves.GIVE + good for good in kinds(table.players[seat].goods)]
        if not number:
            codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """newevents.retraining: a good for as many steps as it is worth, or the penalty. newevents.dues: until enough is given."""
        player = table.players[seat]
        player.pending.pop()
        if code == DONE:
            penalty: int = table.components.event_value[RETRAINING][table.stack]
            owe(table, seat, penalty, EVENT_COINS + RETRAINING - SILENTIUM)
            return
        good = code - moves.GIVE
        worth = table.components.goods_values[good]
        spend_good(table, seat, good)
        if not number:
            advance_development(table, seat, worth)
        elif number > worth:
            player.pending.append(self.pending(number - worth))

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """For which event."""
        return say("ask-dues", number=number) if number else say("ask-retraining")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The event, and the points due."""
        return number, {"giving": "dues" if number else "retraining"}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A good that the seat does not have; the Dues have no end before all is paid."""
        if kind == "done":
            return Refusal("general.not-now", say("no-other-first"), situation(table, seat))
        hint = say("try-goods", list=goods(table.players[seat].goods))
        rule = "newevents.dues" if number else "newevents.retraining"
        return Refusal(rule, say("no-good", good=GOODS[at[0]]), hint)


GIVE: Final = Give()
