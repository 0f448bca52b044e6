"""Phase 4: followers of the market or the tower go to action spaces."""

from typing import Final

from cenabum.bagbuilding.board import occupied
from cenabum.bagbuilding.layout import FROM_STORAGE
from cenabum.bagbuilding.planning import available, market_placements, place_from_market, place_from_storage, placements
from cenabum.kernel.pool import count, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.decision import OrleansDecision, asks
from cenabum.orleans.decisions.bathe import BATHE, not_bathing
from cenabum.orleans.decisions.draw import later_recall_refused, recall, recalls
from cenabum.orleans.moves import DONE, FOLLOWER_IN, KIND_IN, PLACE, PLACE_STORED, RECALL, SPACE_IN
from cenabum.orleans.refusals_planning import not_at_hand, not_owned, space_refused
from cenabum.orleans.refusals_words import follower, has_place, situation
from cenabum.orleans.retinue import may_recall
from cenabum.orleans.secrecy import keep_secret
from cenabum.orleans.table import PLANNING, Table

_DONE: Final = [DONE]


class Plan(OrleansDecision):
    """Whom to place where; all players plan at the same time."""

    name = "plan"
    answers = ("place", "place_stored", "recall", "done")
    rules = (
        "planning.from-market",
        "planning.matching-space",
        "planning.monk-anywhere",
        "planning.partial",
        "planning.done-is-final",
    )
    busy = "plan"
    hidden = True

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """A follower of the market or the tower to a space it fits, or done; before the first one somebody may be called back."""
        layout = table.components.layout
        player = table.players[seat]
        codes = market_placements(layout, player, PLACE, _DONE)
        if player.stored:
            spaces = available(layout, player)
            codes = codes[:-1] + placements(layout, player, player.stored, PLACE_STORED, FROM_STORAGE, spaces) + _DONE
        if (
            player.declined
            and player.spaces != player.open
            and not player.planned
            and player.market % 31 < table.components.market
        ):
            codes = codes + recalls(table, player)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower is placed, or the plan is done."""
        player = table.players[seat]
        if code == DONE:
            player.pending.pop()
            player.planned = 0
            player.planned_stored = 0
            player.declined = 0
            player.recalled = 0
            if table.log is not None:
                table.tell("plan_done", seat)
            return
        if code >= RECALL and KIND_IN[code] == "recall":
            _call_back(table, seat, code)
            return
        kind = FOLLOWER_IN[code]
        space = SPACE_IN[code]
        if code < PLACE_STORED or KIND_IN[code] == "place":
            place_from_market(table.components.layout, player, kind, space)
        else:
            place_from_storage(table.components.layout, player, kind, space)
        if table.log is not None:
            table.tell("plans", seat, kind, space)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """Whether anybody can still be placed, and how many may be called back."""
        player = table.players[seat]
        back = may_recall(table, player)
        if player.options[0] != DONE:
            return say("ask-plan", recalls=back)
        return say("ask-plan-recall", recalls=back) if back else say("ask-plan-done")

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A follower that is not at hand, or does not fit the space; a recall when it is too late for one."""
        player = table.players[seat]
        if kind == "place_stored":
            return _place_stored_refused(table, seat, at[0], at[1])
        if kind == "recall" and player.planned:
            planned = player.planned & table.components.layout.bit[at[0]]
            why = say("no-recall-planned") if planned else say("no-recall-after-placing")
            return Refusal("followers.recall-before-placing", why, say("try-undo"))
        if kind == "recall":
            return later_recall_refused(table, seat, at[0], table.components.market - total(player.market))
        if count(player.market, at[0]):
            return space_refused(table, seat, at[0], at[1], PLACE)
        why = say("no-follower-on-market", who=follower(at[0]))
        if count(player.stored, at[0]):
            return Refusal("planning.from-market", why, say("try-from-tower"))
        return not_at_hand(table.components, player, at[0], why)

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To place a follower, and the seat is not planning."""
        if kind in ("done", "recall"):
            return None
        if table.phase == PLANNING:
            return Refusal("planning.done-is-final", say("no-plan-after-done"), situation(table, seat))
        if asks(table, seat, BATHE) and kind == "place_stored":
            return not_bathing(table, seat, say("no-place-but-bathed"))
        return None


def _place_stored_refused(table: Table, seat: int, kind: int, space: int) -> Refusal | None:
    """A follower from the Gunpowder Tower to an action space."""
    printed = table.components
    player = table.players[seat]
    if not has_place(printed, player, printed.tower):
        return not_owned(table, seat, printed.tower)
    if not count(player.stored, kind):
        why = say("no-follower-in-tower", who=follower(kind))
        if count(player.market, kind):
            return Refusal("planning.from-market", why, say("try-from-market"))
        return not_at_hand(printed, player, kind, why)
    return space_refused(table, seat, kind, space, PLACE_STORED)


def _call_back(table: Table, seat: int, code: int) -> None:
    """A recall after the draw: the others see it when the plan is done."""
    player = table.players[seat]
    player.declined -= 1
    kind = recall(table, player, code)
    keep_secret(player, kind, SPACE_IN[code])
    if table.log is not None:
        table.tell("calls_back", seat, kind, SPACE_IN[code])


PLAN: Final = Plan()


def begin_plan(table: Table, seat: int) -> None:
    """The seat plans. Who has nobody to place is done with it."""
    player = table.players[seat]
    player.planned = 0
    player.planned_stored = 0
    if player.market or player.stored or (player.declined and occupied(player)):
        player.pending.append(PLAN.bare)
        return
    player.declined = 0
    if table.log is not None:
        table.tell("plan_done", seat)
