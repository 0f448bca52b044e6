"""A refusal teaches: which rule forbids a move, why, and the nearest fix. It runs only when a move is not legal.

First the time: is the seat asked anything, and does the move answer it (`refusals_timing`)? Then the rule of the chapter, in
`refusals_planning`, `refusals_actions` and `refusals_events`. The words are in `locale/<language>/refusals`.
"""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.refusals_actions import (
    act_refused,
    buy_refused,
    expand_refused,
    recruit_refused,
    send_refused,
    sending_unfinished,
    travel_refused,
)
from cenabum.orleans.refusals_events import (
    exclude_refused,
    feed_refused,
    forfeit_refused,
)
from cenabum.orleans.refusals_planning import (
    bath_unfinished,
    draw_refused,
    place_refused,
    place_stored_refused,
    recall_refused,
    store_refused,
    storing_unfinished,
    technology_refused,
)
from cenabum.orleans.refusals_timing import untimely
from cenabum.orleans.refusals_words import situation
from cenabum.orleans.state import State
from cenabum.orleans.table import (
    TO_ACT,
    TO_BATHE,
    TO_BUY,
    TO_DRAW,
    TO_EXCLUDE,
    TO_EXPAND,
    TO_FEED,
    TO_FORFEIT,
    TO_ORDER,
    TO_PLAN,
    TO_PROTECT,
    TO_RECRUIT,
    TO_REWARD,
    TO_SEND,
    TO_STORE,
    TO_TECHNOLOGY,
    TO_TRAVEL,
    Table,
)
from cenabum.orleans.trade_intrigue.refusals import ANSWERS, refuse_more

REFUSAL_RULES: Final = frozenset((
    "general.not-now", "general.not-offered",
    "followers.knights-limit", "followers.market-room", "followers.bag-limit", "followers.recall-limit",
    "followers.recall-room", "followers.recall-before-draw", "followers.recall-followers-only",
    "planning.together", "planning.from-market", "planning.matching-space", "planning.occupied-space",
    "planning.own-place", "planning.own-followers-town-hall", "planning.monk-space", "planning.no-moving",
    "planning.done-is-final", "planning.identical-spaces",
    "actions.one-per-turn", "actions.activated-only", "actions.pass-is-final", "actions.passive-places",
    "places.farm-house-good-gone", "places.village", "places.village-no-technology", "places.village-trader",
    "places.village-category-one", "places.town-hall",
    "technology.after-passing", "technology.none-to-place", "technology.first-replaces-farmer",
    "technology.monk-space", "technology.one-per-place", "technology.single-space", "technology.closed-places",
    "technology.empty-space",
    "tracks.end",
    "development.closed-at-end",
    "travel.no-connection", "travel.take-one-good", "travel.empty-way", "travel.double-connection",
    "stations.one-per-town", "stations.orleans-each-one", "stations.none-left",
    "deeds.exact-followers", "deeds.monks", "deeds.own-followers", "deeds.full", "deeds.at-least-one",
    "tiles.taken-once", "tiles.good-gone", "tiles.pharmacy", "tiles.pharmacy-limits", "tiles.bathhouse-draw",
    "tiles.bathhouse-2014", "tiles.bathhouse-2019", "tiles.bathhouse-where", "tiles.no-chain", "tiles.sacristy",
    "tiles.sacristy-events", "tiles.gunpowder-tower", "tiles.gunpowder-tower-fill",
    "tiles.gunpowder-tower-overflow", "tiles.gunpowder-tower-deeds", "tiles.laboratory",
    "events.pilgrimage", "events.harvest-food", "events.harvest-2014", "events.harvest-last-coins",
    "torture.when", "torture.station", "torture.follower-own-only", "torture.development",
    "torture.development-start", "torture.good", "torture.place-tile",
    "torture.technology", "torture.leaves-game",
    "supply.no-tile-no-action", "supply.own-followers",
    "exclusion.turns", "exclusion.both-editions",
))  # fmt: skip
"""The ids of all rules that a refusal of this game can cite."""

# The decision that a kind of move answers; placing and being done answer several and are told apart below.
_ANSWERS: Final = {
    "place_stored": TO_PLAN,
    "pass": TO_ACT,
    "draw": TO_DRAW,
    "recall": TO_DRAW,
    "store": TO_STORE,
    "act": TO_ACT,
    "recruit": TO_RECRUIT,
    "travel": TO_TRAVEL,
    "expand": TO_EXPAND,
    "send": TO_SEND,
    "reward": TO_REWARD,
    "buy": TO_BUY,
    "technology": TO_TECHNOLOGY,
    "sacristy": TO_PROTECT,
    "feed": TO_FEED,
    "forfeit_station": TO_FORFEIT,
    "forfeit_follower": TO_FORFEIT,
    "forfeit_development": TO_FORFEIT,
    "forfeit_good": TO_FORFEIT,
    "forfeit_tile": TO_FORFEIT,
    "forfeit_technology": TO_FORFEIT,
    "exclude": TO_EXCLUDE,
}


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    return _refuse(state, seat, code).of("orleans", "refusals/orleans", "refusals/trade-intrigue")


def _refuse(state: State, seat: int, code: int) -> Refusal:
    if not state.components.moves.exists(code):
        return Refusal("general.not-offered", say("no-move"), situation(state, seat))
    declared, at = state.components.moves.indices(code)
    kind = declared.name
    pending = state.players[seat].pending
    decision = pending[-1] & 31 if pending else -1
    if kind in ANSWERS or decision >= TO_ORDER:
        return refuse_more(state, seat, kind, at)
    if kind == "done" and decision == TO_STORE:
        return storing_unfinished(state, seat)
    if kind == "done" and decision == TO_SEND:
        return sending_unfinished(state, seat)
    if kind == "done" and decision == TO_BATHE:
        return bath_unfinished(state, seat, say("no-bath-done"))
    if kind == "place":
        timely = decision in (TO_PLAN, TO_BATHE)
    else:
        timely = _ANSWERS.get(kind, -2) == decision
    if not timely:
        return untimely(state, seat, kind, at)
    found = _by_chapter(state, seat, kind, at)
    return found or Refusal("general.not-offered", say("no-chance"), situation(state, seat))


def _by_chapter(table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
    """The rule that forbids a move which comes at its time."""
    if kind == "place":
        return place_refused(table, seat, at[0], at[1])
    if kind == "place_stored":
        return place_stored_refused(table, seat, at[0], at[1])
    if kind == "draw":
        return draw_refused(table, seat, at[0])
    if kind == "recall":
        return recall_refused(table, seat, at[0])
    if kind == "store":
        return store_refused(table, seat, at[0])
    if kind == "act":
        return act_refused(table, seat, at[0])
    if kind == "recruit":
        return recruit_refused(table, seat, at[0])
    if kind == "travel":
        return travel_refused(table, seat, at[0], at[1])
    if kind == "expand":
        return expand_refused(table, seat, at[0])
    if kind == "send":
        return send_refused(table, seat, at[0], at[1])
    if kind == "buy":
        return buy_refused(table, seat, at[0])
    if kind == "technology":
        return technology_refused(table, seat, at[0])
    if kind == "feed":
        return feed_refused(table, seat, at[0])
    if kind == "exclude":
        return exclude_refused(table, seat, at[0])
    return forfeit_refused(table, seat, kind, at)
