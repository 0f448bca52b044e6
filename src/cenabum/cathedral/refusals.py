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


def _by_chapter(table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
    """The rule that forbids a move which comes at its time."""
    if kind == "draw":
        return _draw(table, seat, at[0])
    if kind == "place":
        return _place(table, seat, at[0])
    if kind == "move":
        return _move(table, seat, at[0])
    if kind == "take":
        return _full(table, seat, "knapsack.five")
    if kind == "swap":
        return _swap(table, seat, at[0])
    if kind == "leave":
        return Refusal("rewards.rosette", say("no-leaving"), situation(table, seat))
    if kind == "deliver":
        return _deliver(table, seat, at[0], at[1])
    if kind == "paint":
        return _paint(table, seat)
    if kind == "give":
        return _give(table, seat, at[0])
    return None


def _rest(table: Table, seat: int) -> Refusal:
    player = table.players[seat]
    if not is_full(table, player):
        room = table.components.knapsack - total(player.knapsack)
        return Refusal("resting.full", say("no-rest-room", number=room), situation(table, seat))
    return Refusal("market.room", say("no-rest-handing"), situation(table, seat))


def _draw(table: Table, seat: int, bag: int) -> Refusal:
    return Refusal("turn.empty-bag", say("no-bag", bag=BAGS[bag]), situation(table, seat))


def _place(table: Table, seat: int, space: int) -> Refusal:
    """A space that is taken, does not show the follower, or is no different from another one."""
    printed = table.components
    kind = table.drawn
    name = action_name(printed, space)
    hint = homes(table, seat)
    effect = printed.effect[printed.action_of[space]]
    if not printed.fits[kind] >> space & 1:
        if printed.takes[space] == 1 << MONK_KIND and effect in (FOUNDRY, PAINTING):
            rule = "foundry.monk" if effect == FOUNDRY else "painting.monk"
            return Refusal(rule, say("no-action-monk", action=name), hint)
        rule = "turn.two-kinds" if printed.takes[space].bit_count() == 2 else "turn.fitting"
        why = say("no-fit", action=name, list=sort_words(printed.takes[space]), follower=FOLLOWERS[kind])
        return Refusal(rule, why, hint)
    if not table.open >> space & 1:
        if effect == BELL:
            return Refusal("turn.occupied", say("no-bell"), hint)
        return Refusal("turn.occupied", say("no-room", action=name, follower=FOLLOWERS[table.on[space]]), hint)
    return Refusal("turn.identical-spaces", say("no-twin", action=name), say("try-twin"))


def _move(table: Table, seat: int, route: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    by_river = player.pending[-1] >> NUMBER
    rule = "boat.river" if by_river else "cart.land"
    if printed.way[route] != by_river:
        way = "river" if by_river else "land"
        return Refusal(rule, say("no-way", way=way, route=route_name(printed, route)), situation(table, seat))
    why = say("no-route-here", place=place_name(printed, player.place), route=route_name(printed, route))
    return Refusal(rule, why, situation(table, seat))


def _full(table: Table, seat: int, rule: str) -> Refusal:
    player = table.players[seat]
    return Refusal(rule, say("no-knapsack-room"), say("try-swap", list=items(player.knapsack)))


def _swap(table: Table, seat: int, item: int) -> Refusal:
    player = table.players[seat]
    decision = player.pending[-1]
    if decision & 31 == TO_ROOM:
        other = decision >> NUMBER >> 2 & 3
        if not count(table.players[other].knapsack, item):
            why = say("no-swap-item-of", item=ITEMS[item], player=player_name(other))
            return Refusal("market.room", why, situation(table, seat))
        return Refusal("knapsack.same-kind", say("no-swap-same"), situation(table, seat))
    if not is_full(table, player):
        return Refusal("knapsack.swap", say("no-swap-room"), situation(table, seat))
    if not count(player.knapsack, item):
        why = say("no-swap-item", item=ITEMS[item])
        return Refusal("knapsack.swap", why, say("try-knapsack", list=items(player.knapsack)))
    return Refusal("knapsack.same-kind", say("no-swap-same"), situation(table, seat))


def _deliver(table: Table, seat: int, item: int, target: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    if not count(player.knapsack, item):
        hint = say("try-knapsack", list=items(player.knapsack)) if player.knapsack else say("try-knapsack-empty")
        return Refusal("market.targets", say("no-item", item=ITEMS[item]), hint)
    if target >= PLAYER_TARGET:
        other = target - PLAYER_TARGET
        assert other == seat
        return Refusal("market.targets", say("no-self"), situation(table, seat))
    if target == WORKSHOP_TARGET:
        shop = printed.shop_at[player.place]
        here = place_name(printed, player.place)
        if shop == NOTHING:
            names = all_of(say("some-place", place=place_name(printed, place)) for place in printed.workshop_places)
            return Refusal("market.workshop-place", say("no-workshop", place=here), say("try-workshops", list=names))
        if table.done_workshops >> shop & 1:
            return Refusal("workshops.done", say("no-workshop-done", place=here), situation(table, seat))
        lacks = printed.workshop_orders[table.workshops[shop]] - table.delivered[shop]
        return Refusal("market.wanted", say("no-workshop-need", item=ITEMS[item]), say("try-lacks", list=items(lacks)))
    assert target == HOUR_GLASS_TARGET
    if table.hour_glass == NOTHING:
        return Refusal("hourglass.done", say("no-hour-glass"), say("try-next-round"))
    lacks = printed.hour_glass_orders[table.hour_glass] - table.hour_glass_delivered
    assert not wanted(printed.hour_glass_orders[table.hour_glass], table.hour_glass_delivered, item)
    return Refusal("market.wanted", say("no-hour-glass-need", item=ITEMS[item]), say("try-lacks", list=items(lacks)))


def _paint(table: Table, seat: int) -> Refusal:
    return Refusal("painting.rosette", say("no-item", item="rosette"), situation(table, seat))


def _give(table: Table, seat: int, other: int) -> Refusal:
    why = say("no-knapsack-room") if other == seat else say("no-rosette-of", player=player_name(other))
    return Refusal("rewards.rosette-full", why, situation(table, seat))
