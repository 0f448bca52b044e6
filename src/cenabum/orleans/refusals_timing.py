"""Why not now: a move that does not answer what its seat is asked, or a seat that is not asked at all."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.kernel.pool import total
from cenabum.kernel.refusal import Refusal
from cenabum.orleans.refusals_planning import not_bathing, not_owned, technology_refused
from cenabum.orleans.refusals_words import event_name, has_place, situation
from cenabum.orleans.retinue import room
from cenabum.orleans.table import (
    ACTIONS,
    CENSUS,
    EVENT,
    FOLLOWERS_PHASE,
    PLANNING,
    TO_BATHE,
    TO_DRAW,
    Table,
)

_WHEN: Final = {
    "place": "Followers are placed in the planning phase.",
    "place_stored": "Followers leave the Gunpowder Tower in the planning phase.",
    "done": "There is nothing to finish now.",
    "pass": "You pass when it is your turn to act.",
    "draw": "Followers are drawn once a round, in the follower phase.",
    "recall": "Followers are called back in the follower phase.",
    "act": "Places act in the action phase, one a turn.",
    "recruit": "Whom to recruit is chosen when the Village acts.",
    "travel": "Your merchant travels when the Ship, the Wagon or the Horse Wagon acts.",
    "expand": "A place tile is chosen when you recruit a trader.",
    "send": "Followers are sent when the Town Hall or the Gunpowder Tower acts.",
    "reward": "Only the Canalization asks for coins or development.",
    "buy": "Development points are bought when the Pharmacy acts.",
    "sacristy": "The Sacristy is asked when a Harvest, Taxes or the Plague begins.",
    "feed": "Food is handed in at a Harvest.",
}


def untimely(t: Table, seat: int, kind: str, at: list[int]) -> Refusal:
    """A move at the wrong time: the rule that says when it is made, or else that everything has its time."""
    if t.over:
        return Refusal("general.not-now", "The game is over.")
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
        why = "Things are given up only for coins that you owe and do not have."
        found = Refusal("torture.when", why, situation(t, seat))
    elif kind == "exclude":
        found = _no_exclusion(t, seat)
    return found or _not_now(t, seat, kind)


def _not_now(t: Table, seat: int, kind: str) -> Refusal:
    why = _WHEN[kind] if t.players[seat].pending else "You have nothing to decide now."
    return Refusal("general.not-now", why, situation(t, seat))


def _no_turn(t: Table, seat: int) -> Refusal | None:
    """To act or pass, and it is not the seat's turn."""
    pending = t.players[seat].pending
    if t.phase == PLANNING:
        why = "The actions begin when everybody has finished planning."
        return Refusal("planning.together", why, situation(t, seat))
    if t.phase != ACTIONS:
        return None
    if t.passed >> seat & 1:
        return Refusal("actions.pass-is-final", "You have passed for this round.", situation(t, seat))
    if not pending:
        return Refusal("actions.one-per-turn", "It is not your turn.", situation(t, seat))
    return None


def _no_planning(t: Table, seat: int, kind: str) -> Refusal | None:
    """To place a follower, and the seat is not planning."""
    pending = t.players[seat].pending
    if t.phase == PLANNING:
        return Refusal("planning.done-is-final", "You are done with your plan for this round.", situation(t, seat))
    if pending and pending[-1] & 31 == TO_BATHE and kind == "place_stored":
        return not_bathing(t, seat, "Only followers drawn in the Bathhouse are placed now.")
    return None


def _no_recall(t: Table, seat: int, space: int) -> Refusal | None:
    """To call a follower back, and the seat is not about to draw."""
    c = t.components
    player = t.players[seat]
    if t.phase not in (FOLLOWERS_PHASE, PLANNING, ACTIONS):
        return None
    if t.phase == FOLLOWERS_PHASE and player.on[space] not in (NOTHING, TECHNOLOGY) and room(t, player) <= 0:
        return Refusal(
            "followers.recall-room", "Your market has no room for a follower called back.", situation(t, seat)
        )
    hint = situation(t, seat)
    if player.planned & c.layout.bit[space]:
        hint = "What you have just planned can be undone."
    return Refusal("followers.recall-before-draw", "Followers are called back before the draw, not after it.", hint)


def _no_storing(t: Table, seat: int) -> Refusal:
    """To fill the Gunpowder Tower, and it is not the time."""
    c = t.components
    player = t.players[seat]
    if not has_place(c, player, c.tower):
        return not_owned(t, seat, c.tower)
    if t.phase == FOLLOWERS_PHASE and total(player.stored) >= c.storage:
        why = f"Your Gunpowder Tower is full: it holds {c.storage} followers."
        return Refusal("tiles.gunpowder-tower", why, situation(t, seat))
    drawing = player.pending and player.pending[-1] & 31 == TO_DRAW
    why = "Draw first; the Gunpowder Tower is filled after that."
    if not drawing:
        why = "The Gunpowder Tower is filled in the follower phase, right after your draw."
    return Refusal("tiles.gunpowder-tower-fill", why, situation(t, seat))


def _no_technology(t: Table, seat: int, space: int) -> Refusal:
    """To place technology, and the seat has not just passed."""
    player = t.players[seat]
    nothing = not player.technology_free and not player.technology_first
    if nothing or (t.phase == ACTIONS and t.passed >> seat & 1):
        found = technology_refused(t, seat, space)
        if found is not None:
            return found
    why = "Technology is placed right after your pass."
    return Refusal("technology.after-passing", why, situation(t, seat))


def _no_protection(t: Table, seat: int) -> Refusal | None:
    """To use the Sacristy, and it is not asked."""
    c = t.components
    player = t.players[seat]
    if t.phase not in (CENSUS, EVENT):
        return None
    if not has_place(c, player, c.sacristy):
        return not_owned(t, seat, c.sacristy)
    if t.phase == CENSUS:
        why = "The census is no event: the Sacristy does not help."
        return Refusal("tiles.sacristy-events", why, situation(t, seat))
    if not player.ready >> c.sacristy & 1:
        return Refusal("tiles.sacristy", "No monk stands on your Sacristy.", situation(t, seat))
    why = f"You have let the {event_name(t.event)} happen; the monk stays for another event."
    return Refusal("tiles.sacristy", why, situation(t, seat))


def _no_exclusion(t: Table, seat: int) -> Refusal:
    """To exclude a tile, and it is not the time."""
    if not t.components.exclusions:
        why = "This table plays with all place tiles: excluding some was not chosen."
        return Refusal("exclusion.both-editions", why, situation(t, seat))
    why = "Place tiles are excluded before the first round." if t.round else "Another player is excluding a tile."
    return Refusal("exclusion.turns", why, situation(t, seat))
