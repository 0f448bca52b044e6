"""A refusal teaches: which rule forbids a move, why, and the nearest fix. It runs only when a move is not legal.

First the time: is the seat asked anything, and does the move answer it? Then the rule of the chapter.
"""

from typing import Final

from cenabum.cathedral.components import BELL, FOUNDRY, PAINTING
from cenabum.cathedral.moves import (
    BAGS,
    FOLLOWERS,
    HOUR_GLASS_TARGET,
    ITEMS,
    MONK_KIND,
    PLAYER_TARGET,
    WORKSHOP_TARGET,
)
from cenabum.cathedral.refusals_words import (
    action_name,
    homes,
    items,
    place_name,
    player_name,
    route_name,
    situation,
    sort_words,
)
from cenabum.cathedral.state import State
from cenabum.cathedral.table import (
    NOTHING,
    NUMBER,
    TO_DELIVER,
    TO_DRAW,
    TO_FINISH,
    TO_GIVE,
    TO_MOVE,
    TO_PAINT,
    TO_PLACE,
    TO_ROOM,
    TO_SEND,
    TO_TAKE,
    Table,
    is_full,
    wanted,
)
from cenabum.kernel.pool import count, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import all_of, say

REFUSAL_RULES: Final = frozenset((
    "general.not-now", "general.not-offered", "turn.clockwise", "turn.empty-bag", "turn.fitting", "turn.two-kinds",
    "turn.occupied", "turn.must-place", "turn.identical-spaces", "actions.must", "cart.land", "boat.river", "foundry.monk",
    "painting.monk", "painting.rosette", "knapsack.five", "knapsack.swap", "knapsack.same-kind",
    "resting.full", "resting.own-turn", "market.workshop-place", "market.wanted", "market.room", "market.targets",
    "workshops.done", "hourglass.done", "rewards.rosette", "rewards.rosette-full",
))  # fmt: skip
"""The ids of all rules that a refusal of this game can cite."""

# The decisions that a kind of move answers. A rest answers all of them but the making of room.
_ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "draw": (TO_DRAW,),
    "place": (TO_PLACE,),
    "move": (TO_MOVE,),
    "take": (TO_TAKE,),
    "swap": (TO_TAKE, TO_GIVE, TO_ROOM),
    "leave": (TO_TAKE, TO_GIVE),
    "deliver": (TO_DELIVER,),
    "paint": (TO_PAINT,),
    "refrain": (TO_MOVE, TO_PAINT),
    "done": (TO_DELIVER, TO_FINISH),
    "send": (TO_SEND,),
    "give": (TO_GIVE,),
}


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    return _refuse(state, seat, code).of("cathedral", "refusals/cathedral")


def _refuse(state: State, seat: int, code: int) -> Refusal:
    if not state.components.moves.exists(code):
        return Refusal("general.not-offered", say("no-move"), situation(state, seat))
    if state.over:
        return Refusal("general.not-now", say("no-over"))
    declared, at = state.components.moves.indices(code)
    kind = declared.name
    pending = state.players[seat].pending
    if not pending:
        if kind == "rest":
            return Refusal("resting.own-turn", say("no-rest-turn"), situation(state, seat))
        return Refusal("turn.clockwise", say("no-turn"), situation(state, seat))
    if kind == "rest":
        return _rest(state, seat)
    decision = pending[-1] & 31
    if decision not in _ANSWERS[kind]:
        if decision == TO_PLACE and kind in ("refrain", "done", "leave", "draw"):
            why = say("no-place-first", follower=FOLLOWERS[state.drawn])
            return Refusal("turn.must-place", why, homes(state, seat))
        if kind == "refrain" and decision in (TO_SEND, TO_GIVE):
            return Refusal("actions.must", say("no-declining"), situation(state, seat))
        return Refusal("general.not-now", say("no-when", kind=kind), situation(state, seat))
    found = _by_chapter(state, seat, kind, at)
    return found or Refusal("general.not-offered", say("no-chance"), situation(state, seat))


def _by_chapter(t: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
    """The rule that forbids a move which comes at its time."""
    if kind == "draw":
        return _draw(t, seat, at[0])
    if kind == "place":
        return _place(t, seat, at[0])
    if kind == "move":
        return _move(t, seat, at[0])
    if kind == "take":
        return _full(t, seat, "knapsack.five")
    if kind == "swap":
        return _swap(t, seat, at[0])
    if kind == "leave":
        return Refusal("rewards.rosette", say("no-leaving"), situation(t, seat))
    if kind == "deliver":
        return _deliver(t, seat, at[0], at[1])
    if kind == "paint":
        return _paint(t, seat)
    if kind == "give":
        return _give(t, seat, at[0])
    return None


def _rest(t: Table, seat: int) -> Refusal:
    player = t.players[seat]
    if not is_full(t, player):
        room = t.components.knapsack - total(player.knapsack)
        return Refusal("resting.full", say("no-rest-room", number=room), situation(t, seat))
    return Refusal("market.room", say("no-rest-handing"), situation(t, seat))


def _draw(t: Table, seat: int, bag: int) -> Refusal:
    return Refusal("turn.empty-bag", say("no-bag", bag=BAGS[bag]), situation(t, seat))


def _place(t: Table, seat: int, space: int) -> Refusal:
    """A space that is taken, does not show the follower, or is no different from another one."""
    c = t.components
    kind = t.drawn
    name = action_name(c, space)
    hint = homes(t, seat)
    effect = c.effect[c.action_of[space]]
    if not c.fits[kind] >> space & 1:
        if c.takes[space] == 1 << MONK_KIND and effect in (FOUNDRY, PAINTING):
            rule = "foundry.monk" if effect == FOUNDRY else "painting.monk"
            return Refusal(rule, say("no-action-monk", action=name), hint)
        rule = "turn.two-kinds" if c.takes[space].bit_count() == 2 else "turn.fitting"
        why = say("no-fit", action=name, list=sort_words(c.takes[space]), follower=FOLLOWERS[kind])
        return Refusal(rule, why, hint)
    if not t.open >> space & 1:
        if effect == BELL:
            return Refusal("turn.occupied", say("no-bell"), hint)
        return Refusal("turn.occupied", say("no-room", action=name, follower=FOLLOWERS[t.on[space]]), hint)
    return Refusal("turn.identical-spaces", say("no-twin", action=name), say("try-twin"))


def _move(t: Table, seat: int, route: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    by_river = player.pending[-1] >> NUMBER
    rule = "boat.river" if by_river else "cart.land"
    if c.way[route] != by_river:
        way = "river" if by_river else "land"
        return Refusal(rule, say("no-way", way=way, route=route_name(c, route)), situation(t, seat))
    why = say("no-route-here", place=place_name(c, player.place), route=route_name(c, route))
    return Refusal(rule, why, situation(t, seat))


def _full(t: Table, seat: int, rule: str) -> Refusal:
    player = t.players[seat]
    return Refusal(rule, say("no-knapsack-room"), say("try-swap", list=items(player.knapsack)))


def _swap(t: Table, seat: int, item: int) -> Refusal:
    player = t.players[seat]
    decision = player.pending[-1]
    if decision & 31 == TO_ROOM:
        other = decision >> NUMBER >> 2 & 3
        if not count(t.players[other].knapsack, item):
            why = say("no-swap-item-of", item=ITEMS[item], player=player_name(other))
            return Refusal("market.room", why, situation(t, seat))
        return Refusal("knapsack.same-kind", say("no-swap-same"), situation(t, seat))
    if not is_full(t, player):
        return Refusal("knapsack.swap", say("no-swap-room"), situation(t, seat))
    if not count(player.knapsack, item):
        why = say("no-swap-item", item=ITEMS[item])
        return Refusal("knapsack.swap", why, say("try-knapsack", list=items(player.knapsack)))
    return Refusal("knapsack.same-kind", say("no-swap-same"), situation(t, seat))


def _deliver(t: Table, seat: int, item: int, target: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    if not count(player.knapsack, item):
        hint = say("try-knapsack", list=items(player.knapsack)) if player.knapsack else say("try-knapsack-empty")
        return Refusal("market.targets", say("no-item", item=ITEMS[item]), hint)
    if target >= PLAYER_TARGET:
        other = target - PLAYER_TARGET
        assert other == seat
        return Refusal("market.targets", say("no-self"), situation(t, seat))
    if target == WORKSHOP_TARGET:
        shop = c.shop_at[player.place]
        here = place_name(c, player.place)
        if shop == NOTHING:
            names = all_of(say("some-place", place=place_name(c, place)) for place in c.workshop_places)
            return Refusal("market.workshop-place", say("no-workshop", place=here), say("try-workshops", list=names))
        if t.done_workshops >> shop & 1:
            return Refusal("workshops.done", say("no-workshop-done", place=here), situation(t, seat))
        lacks = c.workshop_orders[t.workshops[shop]] - t.delivered[shop]
        return Refusal("market.wanted", say("no-workshop-need", item=ITEMS[item]), say("try-lacks", list=items(lacks)))
    assert target == HOUR_GLASS_TARGET
    if t.hour_glass == NOTHING:
        return Refusal("hourglass.done", say("no-hour-glass"), say("try-next-round"))
    lacks = c.hour_glass_orders[t.hour_glass] - t.hour_glass_delivered
    assert not wanted(c.hour_glass_orders[t.hour_glass], t.hour_glass_delivered, item)
    return Refusal("market.wanted", say("no-hour-glass-need", item=ITEMS[item]), say("try-lacks", list=items(lacks)))


def _paint(t: Table, seat: int) -> Refusal:
    return Refusal("painting.rosette", say("no-item", item="rosette"), situation(t, seat))


def _give(t: Table, seat: int, other: int) -> Refusal:
    why = say("no-knapsack-room") if other == seat else say("no-rosette-of", player=player_name(other))
    return Refusal("rewards.rosette-full", why, situation(t, seat))
