"""Why not now: a move that does not answer what its seat is asked, or a seat that is not asked at all."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.kernel.pool import total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.refusals_planning import not_bathing, not_owned, technology_refused
from cenabum.orleans.refusals_words import event_name, has_place, situation
from cenabum.orleans.retinue import room
from cenabum.orleans.table import (
    ACTIONS,
    CENSUS,
    EVENT,
    FOLLOWERS_PHASE,
    PLANNING,
    START_PLAYER,
    TO_BATHE,
    TO_DRAW,
    Table,
)


def untimely(table: Table, seat: int, kind: str, at: list[int]) -> Refusal:
    """A move at the wrong time: the rule that says when it is made, or else that everything has its time."""
    if table.over:
        return Refusal("general.not-now", say("no-over"))
    found = None
    if kind in ("act", "pass"):
        found = _no_turn(table, seat)
    elif kind in ("place", "place_stored"):
        found = _no_planning(table, seat, kind)
    elif kind == "recall":
        found = _no_recall(table, seat, at[0])
    elif kind == "store":
        found = _no_storing(table, seat)
    elif kind == "technology":
        found = _no_technology(table, seat, at[0])
    elif kind == "sacristy":
        found = _no_protection(table, seat)
    elif kind.startswith("forfeit"):
        found = Refusal("torture.when", say("no-torture"), situation(table, seat))
    elif kind == "exclude":
        found = _no_exclusion(table, seat)
    return found or _not_now(table, seat, kind)


def _not_now(table: Table, seat: int, kind: str) -> Refusal:
    why = say("no-when", kind=kind) if table.players[seat].pending else say("no-decision")
    return Refusal("general.not-now", why, situation(table, seat))


def _no_turn(table: Table, seat: int) -> Refusal | None:
    """To act or pass, and it is not the seat's turn."""
    pending = table.players[seat].pending
    if table.phase == PLANNING:
        return Refusal("planning.together", say("no-act-while-planning"), situation(table, seat))
    if table.phase != ACTIONS:
        return None
    if table.passed >> seat & 1:
        return Refusal("actions.pass-is-final", say("no-act-after-pass"), situation(table, seat))
    if not pending:
        return Refusal("actions.one-per-turn", say("no-turn"), situation(table, seat))
    return None


def _no_planning(table: Table, seat: int, kind: str) -> Refusal | None:
    """To place a follower, and the seat is not planning."""
    pending = table.players[seat].pending
    if table.phase == PLANNING:
        return Refusal("planning.done-is-final", say("no-plan-after-done"), situation(table, seat))
    if pending and pending[-1] & 31 == TO_BATHE and kind == "place_stored":
        return not_bathing(table, seat, say("no-place-but-bathed"))
    return None


def _no_recall(table: Table, seat: int, space: int) -> Refusal | None:
    """To call a follower back, and the seat is not about to draw."""
    printed = table.components
    player = table.players[seat]
    if table.phase not in (FOLLOWERS_PHASE, PLANNING, ACTIONS):
        return None
    if table.phase == FOLLOWERS_PHASE and player.on[space] not in (NOTHING, TECHNOLOGY) and room(table, player) <= 0:
        return Refusal("followers.recall-room", say("no-recall-room"), situation(table, seat))
    hint = situation(table, seat)
    if player.planned & printed.layout.bit[space]:
        hint = say("try-undo")
    return Refusal("followers.recall-before-draw", say("no-recall-after-draw"), hint)


def _no_storing(table: Table, seat: int) -> Refusal:
    """To fill the Gunpowder Tower, and it is not the time."""
    printed = table.components
    player = table.players[seat]
    if not has_place(printed, player, printed.tower):
        return not_owned(table, seat, printed.tower)
    if table.phase == FOLLOWERS_PHASE and total(player.stored) >= printed.storage:
        return Refusal("tiles.gunpowder-tower", say("no-tower-room", number=printed.storage), situation(table, seat))
    drawing = player.pending and player.pending[-1] & 31 == TO_DRAW
    why = say("no-store-before-draw") if drawing else say("no-store-now")
    return Refusal("tiles.gunpowder-tower-fill", why, situation(table, seat))


def _no_technology(table: Table, seat: int, space: int) -> Refusal:
    """To place technology, and the seat is not asked for it: it has not passed, or the tile fits nowhere."""
    player = table.players[seat]
    nothing = not player.technology_free and not player.technology_first
    if nothing or (table.phase in (ACTIONS, START_PLAYER) and table.passed >> seat & 1):
        found = technology_refused(table, seat, space)
        if found is not None:
            return found
    return Refusal("technology.after-passing", say("no-technology-now"), situation(table, seat))


def _no_protection(table: Table, seat: int) -> Refusal | None:
    """To use the Sacristy, and it is not asked."""
    printed = table.components
    player = table.players[seat]
    if table.phase not in (CENSUS, EVENT):
        return None
    if not has_place(printed, player, printed.sacristy):
        return not_owned(table, seat, printed.sacristy)
    if table.phase == CENSUS:
        return Refusal("tiles.sacristy-events", say("no-sacristy-census"), situation(table, seat))
    if not player.ready >> printed.sacristy & 1:
        return Refusal("tiles.sacristy", say("no-sacristy-monk"), situation(table, seat))
    return Refusal("tiles.sacristy", say("no-sacristy-now", event=event_name(table.event)), situation(table, seat))


def _no_exclusion(table: Table, seat: int) -> Refusal:
    """To exclude a tile, and it is not the time."""
    if not table.components.exclusions:
        return Refusal("exclusion.both-editions", say("no-exclusion"), situation(table, seat))
    why = say("no-exclusion-now") if table.round else say("no-exclusion-turn")
    return Refusal("exclusion.turns", why, situation(table, seat))
