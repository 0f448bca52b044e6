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
    capital,
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
    TO_SEND,
    TO_TAKE,
    Table,
    is_full,
    wanted,
)
from cenabum.kernel.pool import count, total
from cenabum.kernel.refusal import Refusal

REFUSAL_RULES: Final = frozenset((
    "general.not-now", "general.not-offered", "turn.clockwise", "turn.empty-bag", "turn.fitting", "turn.two-kinds",
    "turn.occupied", "turn.must-place", "turn.identical-spaces", "actions.must", "cart.land", "boat.river", "foundry.monk",
    "painting.monk", "painting.rosette", "knapsack.five", "knapsack.swap", "knapsack.same-kind",
    "resting.full", "resting.own-turn", "resting.no-blueprint", "market.workshop-place", "market.wanted", "market.room",
    "market.targets", "workshops.done", "hourglass.done", "rewards.rosette", "rewards.rosette-full",
))  # fmt: skip
"""The ids of all rules that a refusal of this game can cite."""

# The decisions that a kind of move answers. A rest answers all of them.
_ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "draw": (TO_DRAW,),
    "place": (TO_PLACE,),
    "move": (TO_MOVE,),
    "take": (TO_TAKE,),
    "swap": (TO_TAKE, TO_GIVE),
    "leave": (TO_TAKE, TO_GIVE),
    "deliver": (TO_DELIVER,),
    "paint": (TO_PAINT,),
    "refrain": (TO_MOVE, TO_PAINT),
    "done": (TO_DELIVER, TO_FINISH),
    "send": (TO_SEND,),
    "give": (TO_GIVE,),
}
_WHEN: Final = {
    "draw": "You draw once, at the beginning of your turn.",
    "place": "A follower is placed after it was drawn.",
    "move": "Your builder moves by the Cart or the Boat.",
    "take": "There is nothing to take now.",
    "swap": "There is nothing to swap for now.",
    "leave": "There is nothing to leave now.",
    "deliver": "Pieces are delivered at the Market Place.",
    "paint": "A rosette is given up in the Glass Painting.",
    "refrain": "There is nothing to refrain from now.",
    "done": "There is nothing to finish now.",
    "send": "Monks are sent into a bag as a reward.",
    "give": "Rosettes are given as a reward.",
}


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    if not is_move(state, code):
        return Refusal("general.not-offered", "There is no such move.", situation(state, seat))
    if state.over:
        return Refusal("general.not-now", "The game is over.")
    declared, at = state.components.moves.indices(code)
    kind = declared.name
    pending = state.players[seat].pending
    if not pending:
        if kind == "rest":
            return Refusal("resting.own-turn", "You can rest only in your own turn.", situation(state, seat))
        return Refusal("turn.clockwise", "It is not your turn.", situation(state, seat))
    if kind == "rest":
        return _rest(state, seat)
    decision = pending[-1] & 31
    if decision not in _ANSWERS[kind]:
        if decision == TO_PLACE and kind in ("refrain", "done", "leave", "draw"):
            why = f"Your {FOLLOWERS[state.drawn]} has to be placed first."
            return Refusal("turn.must-place", why, homes(state, seat))
        if kind == "refrain" and decision in (TO_SEND, TO_GIVE):
            return Refusal("actions.must", "This cannot be declined.", situation(state, seat))
        return Refusal("general.not-now", _WHEN[kind], situation(state, seat))
    found = _by_chapter(state, seat, kind, at)
    return found or Refusal("general.not-offered", "This is not possible now.", situation(state, seat))


def is_move(t: Table, code: int) -> bool:
    """Is there a move with this code? Some numbers of the domains have no name."""
    moves = t.components.moves
    if not 0 <= code < moves.size:
        return False
    kind, at = moves.indices(code)
    return all(index < len(moves.names[domain]) for domain, index in zip(kind.arguments, at, strict=True))


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
        why = "Somebody has room for the rosette, so it is not forgone."
        return Refusal("rewards.rosette", why, situation(t, seat))
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
        why = f"Your knapsack is not full: {room} more {'piece fits' if room == 1 else 'pieces fit'}."
        return Refusal("resting.full", why, situation(t, seat))
    return Refusal("resting.no-blueprint", "All blueprints have been turned over.", situation(t, seat))


def _draw(t: Table, seat: int, bag: int) -> Refusal:
    return Refusal("turn.empty-bag", f"The {BAGS[bag]} bag is empty.", situation(t, seat))


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
            return Refusal(rule, f"{capital(name)} can be used only with a monk.", hint)
        rule = "turn.two-kinds" if c.takes[space].bit_count() == 2 else "turn.fitting"
        why = f"This space of {name} takes {sort_words(c.takes[space])}, not a {FOLLOWERS[kind]}."
        return Refusal(rule, why, hint)
    if not t.open >> space & 1:
        if effect == BELL:
            return Refusal("turn.occupied", "The bell has rung.", hint)
        return Refusal("turn.occupied", f"A {FOLLOWERS[t.on[space]]} already stands on this space of {name}.", hint)
    why = f"This space of {name} is just like one before it that is free."
    return Refusal("turn.identical-spaces", why, f"Use {c.space_names[_first_free(t, space)]}.")


def _first_free(t: Table, space: int) -> int:
    c = t.components
    return next(other for other in range(space + 1) if c.twins[other] == c.twins[space] and t.open >> other & 1)


def _move(t: Table, seat: int, route: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    by_river = player.pending[-1] >> NUMBER
    rule = "boat.river" if by_river else "cart.land"
    if c.way[route] != by_river:
        what = "The Boat takes rivers only" if by_river else "The Cart takes land routes only"
        return Refusal(rule, f"{what}; this is {route_name(c, route)}.", situation(t, seat))
    why = f"Your builder is in {place_name(c, player.place)}, where {route_name(c, route)} does not lead."
    return Refusal(rule, why, situation(t, seat))


def _full(t: Table, seat: int, rule: str) -> Refusal:
    player = t.players[seat]
    hint = f"Put something back for it ({items(player.knapsack)}), or leave it."
    return Refusal(rule, "Your knapsack is full.", hint)


def _swap(t: Table, seat: int, item: int) -> Refusal:
    player = t.players[seat]
    if not is_full(t, player):
        return Refusal("knapsack.swap", "There is room in your knapsack; nothing has to go back.", situation(t, seat))
    if not count(player.knapsack, item):
        why = f"You have no {ITEMS[item]} to put back."
        return Refusal("knapsack.swap", why, f"You have {items(player.knapsack)}.")
    return Refusal("knapsack.same-kind", f"A {ITEMS[item]} is not swapped for another.", situation(t, seat))


def _deliver(t: Table, seat: int, item: int, target: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    if not count(player.knapsack, item):
        hint = f"You have {items(player.knapsack)}."
        return Refusal("market.targets", f"You have no {ITEMS[item]} in your knapsack.", hint)
    if target >= PLAYER_TARGET:
        other = target - PLAYER_TARGET
        if other == seat:
            return Refusal("market.targets", "You deliver to others, not to yourself.", situation(t, seat))
        why = f"The knapsack of {player_name(other)} is full."
        return Refusal("market.room", why, situation(t, seat))
    if target == WORKSHOP_TARGET:
        shop = c.shop_at[player.place]
        here = place_name(c, player.place)
        if shop == NOTHING:
            names = ", ".join(place_name(c, place) for place in c.workshop_places)
            why = f"Your builder is in {here}, where no workshop is."
            return Refusal("market.workshop-place", why, f"The workshops are in {names}.")
        if t.done_workshops >> shop & 1:
            return Refusal("workshops.done", f"The workshop in {here} is done.", situation(t, seat))
        lacks = c.workshop_orders[t.workshops[shop]] - t.delivered[shop]
        return Refusal("market.wanted", f"The workshop does not need {ITEMS[item]}.", f"It lacks {items(lacks)}.")
    assert target == HOUR_GLASS_TARGET
    if t.hour_glass == NOTHING:
        return Refusal("hourglass.done", "The hour glass of this round is done.", "The next comes with the next round.")
    lacks = c.hour_glass_orders[t.hour_glass] - t.hour_glass_delivered
    assert not wanted(c.hour_glass_orders[t.hour_glass], t.hour_glass_delivered, item)
    return Refusal("market.wanted", f"The hour glass does not need {ITEMS[item]}.", f"It lacks {items(lacks)}.")


def _paint(t: Table, seat: int) -> Refusal:
    return Refusal("painting.rosette", "You have no rosette in your knapsack.", situation(t, seat))


def _give(t: Table, seat: int, other: int) -> Refusal:
    whose = "Your knapsack" if other == seat else f"The knapsack of {player_name(other)}"
    return Refusal("rewards.rosette-full", f"{whose} is full.", situation(t, seat))
