"""Phase 5: the action of an activated place, or pass."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.actions import act, retire
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.module import stopped_places
from cenabum.orleans.moves import ACT_AT, PASS, PLACE_IN
from cenabum.orleans.refusals_actions import act_refused
from cenabum.orleans.refusals_words import places, situation
from cenabum.orleans.table import ACTIONS, PLANNING, Table


class Act(OrleansDecision):
    """Which place acts."""

    name = "act"
    answers = ("act", "pass")
    rules = ("actions.one-per-turn", "actions.activated-only", "actions.pass-is-final", "actions.unused-stay")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The places that may act now, and pass."""
        player = table.players[seat]
        ready = player.ready
        if player.stored:
            ready |= 1 << table.components.tower
        if table.components.in_play:
            ready &= ~stopped_places(table, seat)
        effects = table.components.effects
        codes = [PASS]
        place = 0
        while ready:
            if ready & 1 and effects[place].may(table, seat):
                codes.append(ACT_AT[place])
            ready >>= 1
            place += 1
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The place acts, or the player passes for this round."""
        table.players[seat].pending.pop()
        if code == PASS:
            retire(table, seat)
        else:
            act(table, seat, PLACE_IN[code])

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the places that may act."""
        ready = [PLACE_IN[code] for code in table.players[seat].options if code != PASS]
        return say("ask-act", places=places(table.components, ready)) if ready else say("ask-pass")

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A place that may not act now."""
        return act_refused(table, seat, at[0])

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To act or pass, and it is not the seat's turn."""
        if table.phase == PLANNING:
            return Refusal("planning.together", say("no-act-while-planning"), situation(table, seat))
        if table.phase != ACTIONS:
            return None
        if table.passed >> seat & 1:
            return Refusal("actions.pass-is-final", say("no-act-after-pass"), situation(table, seat))
        if not table.players[seat].pending:
            return Refusal("actions.one-per-turn", say("no-turn"), situation(table, seat))
        return None


ACT: Final = Act()


def begin_turn(table: Table, seat: int) -> None:
    """The seat's turn: it is asked which place acts. Who has none that could act has only the pass, and takes it."""
    player = table.players[seat]
    if player.ready or player.stored:
        player.pending.append(ACT.bare)
    else:
        retire(table, seat)
