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


def untimely(t: Table, seat: int, kind: str, at: list[int]) -> Refusal:
    """A move at the wrong time: the rule that says when it is made, or else that everything has its time."""
    if t.over:
        return Refusal("general.not-now", say("no-over"))
    found = None
    if kind in ("act", "pass"):
        found = _no_turn(t, seat)
    elif kind in ("place", "place_stored"):
        found = _no_planning(t, seat, kind)
    elif kind == "recall":
        found = _no_recall(t, seat, at[0])
    elif kind == "store":
        found = _no_storing(t, seat)
    elif kind == "technology":
        found = _no_technology(t, seat, at[0])
    elif kind == "sacristy":
        found = _no_protection(t, seat)
    elif kind.startswith("forfeit"):
        found = Refusal("torture.when", say("no-torture"), situation(t, seat))
    elif kind == "exclude":
        found = _no_exclusion(t, seat)
    return found or _not_now(t, seat, kind)


def _not_now(t: Table, seat: int, kind: str) -> Refusal:
    why = say("no-when", kind=kind) if t.players[seat].pending else say("no-decision")
    return Refusal("general.not-now", why, situation(t, seat))


def _no_turn(t: Table, seat: int) -> Refusal | None:
    """To act or pass, and it is not the seat's turn."""
    pending = t.players[seat].pending
    if t.phase == PLANNING:
        return Refusal("planning.together", say("no-act-while-planning"), situation(t, seat))
    if t.phase != ACTIONS:
        return None
    if t.passed >> seat & 1:
        return Refusal("actions.pass-is-final", say("no-act-after-pass"), situation(t, seat))
    if not pending:
        return Refusal("actions.one-per-turn", say("no-turn"), situation(t, seat))
    return None


def _no_planning(t: Table, seat: int, kind: str) -> Refusal | None:
    """To place a follower, and the seat is not planning."""
    pending = t.players[seat].pending
    if t.phase == PLANNING:
        return Refusal("planning.done-is-final", say("no-plan-after-done"), situation(t, seat))
    if pending and pending[-1] & 31 == TO_BATHE and kind == "place_stored":
        return not_bathing(t, seat, say("no-place-but-bathed"))
    return None


def _no_recall(t: Table, seat: int, space: int) -> Refusal | None:
    """To call a follower back, and the seat is not about to draw."""
    c = t.components
    player = t.players[seat]
    if t.phase not in (FOLLOWERS_PHASE, PLANNING, ACTIONS):
        return None
    if t.phase == FOLLOWERS_PHASE and player.on[space] not in (NOTHING, TECHNOLOGY) and room(t, player) <= 0:
        return Refusal("followers.recall-room", say("no-recall-room"), situation(t, seat))
    hint = situation(t, seat)
    if player.planned & c.layout.bit[space]:
        hint = say("try-undo")
    return Refusal("followers.recall-before-draw", say("no-recall-after-draw"), hint)


def _no_storing(t: Table, seat: int) -> Refusal:
    """To fill the Gunpowder Tower, and it is not the time."""
    c = t.components
    player = t.players[seat]
    if not has_place(c, player, c.tower):
        return not_owned(t, seat, c.tower)
    if t.phase == FOLLOWERS_PHASE and total(player.stored) >= c.storage:
        return Refusal("tiles.gunpowder-tower", say("no-tower-room", number=c.storage), situation(t, seat))
    drawing = player.pending and player.pending[-1] & 31 == TO_DRAW
    why = say("no-store-before-draw") if drawing else say("no-store-now")
    return Refusal("tiles.gunpowder-tower-fill", why, situation(t, seat))


def _no_technology(t: Table, seat: int, space: int) -> Refusal:
    """To place technology, and the seat is not asked for it: it has not passed, or the tile fits nowhere."""
    player = t.players[seat]
    nothing = not player.technology_free and not player.technology_first
    if nothing or (t.phase in (ACTIONS, START_PLAYER) and t.passed >> seat & 1):
        found = technology_refused(t, seat, space)
        if found is not None:
            return found
    return Refusal("technology.after-passing", say("no-technology-now"), situation(t, seat))


def _no_protection(t: Table, seat: int) -> Refusal | None:
    """To use the Sacristy, and it is not asked."""
    c = t.components
    player = t.players[seat]
    if t.phase not in (CENSUS, EVENT):
        return None
    if not has_place(c, player, c.sacristy):
        return not_owned(t, seat, c.sacristy)
    if t.phase == CENSUS:
        return Refusal("tiles.sacristy-events", say("no-sacristy-census"), situation(t, seat))
    if not player.ready >> c.sacristy & 1:
        return Refusal("tiles.sacristy", say("no-sacristy-monk"), situation(t, seat))
    return Refusal("tiles.sacristy", say("no-sacristy-now", event=event_name(t.event)), situation(t, seat))


def _no_exclusion(t: Table, seat: int) -> Refusal:
    """To exclude a tile, and it is not the time."""
    if not t.components.exclusions:
        return Refusal("exclusion.both-editions", say("no-exclusion"), situation(t, seat))
    why = say("no-exclusion-now") if t.round else say("no-exclusion-turn")
    return Refusal("exclusion.turns", why, situation(t, seat))
