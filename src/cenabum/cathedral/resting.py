"""Resting: the whole knapsack for a blueprint, in the own turn whenever it is full."""

from cenabum.cathedral.decision import CathedralDecision
from cenabum.cathedral.knapsacks import put_back
from cenabum.cathedral.moves import REST
from cenabum.cathedral.names import BLUEPRINT
from cenabum.cathedral.refusals_words import situation
from cenabum.cathedral.rewards import reward
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say


def rest(table: Table, seat: int) -> None:
    """resting.blueprint: the whole knapsack goes back, and a blueprint is turned over."""
    player = table.players[seat]
    items = player.knapsack
    player.knapsack = 0
    put_back(table, items)
    if table.log is not None:
        table.tell("rests", seat)
    reward(table, seat, [BLUEPRINT])


def no_rest(table: Table, seat: int) -> Refusal:
    """resting.full: there is room in the knapsack."""
    room = table.components.knapsack - total(table.players[seat].knapsack)
    return Refusal("resting.full", say("no-rest-room", number=room), situation(table, seat))


class InTurn(CathedralDecision):
    """resting.any-time: a decision to which a rest is an answer besides the others."""

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """The answers, rests apart."""
        raise NotImplementedError

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move that is no rest is no answer now."""
        return None

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The legal answers; where there is none, there is nothing to decide.

        resting.full: a rest with a full knapsack. resting.no-blueprint: whether there are blueprints or not.
        """
        found = self.found(table, seat, number)
        if found and table.players[seat].knapsack % 31 >= table.components.knapsack:  # `is_full`, without its call
            return [*found, REST]
        return found

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Rest, and be asked again; or answer."""
        if code == REST:
            rest(table, seat)
        else:
            self.answer(table, seat, number, code)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A rest needs a full knapsack."""
        return no_rest(table, seat) if kind == "rest" else self.why_not(table, seat, number, kind, at)
