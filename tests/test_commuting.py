"""Simultaneous means simultaneous: whatever the order in which seats that decide at once make their moves, the game is the same."""

import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cenabum.orleans.state import State
from cenabum.orleans.table import EVENT, FOLLOWERS_PHASE, PLANNING
from tests.effort import many
from tests.properties.ledger import dump
from tests.properties.tables import SCARCE, eager, moments, new_state, seeds, tables

QUICK = settings(max_examples=many(8, 120))
Order = Callable[[list[int]], int]


def play_in_order(options: dict[str, Any], seed: int, order: Order, scarce: bool) -> State:
    """A whole game in which every seat follows its own mind, while `order` says who of those deciding moves next."""
    state = new_state(options, seed, corrections=SCARCE if scarce else {})
    minds = [random.Random(f"{seed} {seat}") for seat in range(options["players"])]
    while not state.over:
        seat = order(state.deciding_seats())
        state.apply(seat, eager(minds[seat], state, seat))
    return state


@QUICK
@given(tables, seeds, st.booleans())
def test_whole_games_are_the_same_in_any_order_of_moves(options: dict[str, Any], seed: int, scarce: bool) -> None:
    chance = random.Random(seed)
    orders: list[Order] = [lambda seats: seats[0], lambda seats: seats[-1], chance.choice, chance.choice]
    ends = [dump(play_in_order(options, seed, order, scarce)) for order in orders]
    assert all(end == ends[0] for end in ends[1:])


@QUICK
@given(tables, seeds, st.booleans())
def test_moves_of_two_seats_commute(options: dict[str, Any], seed: int, scarce: bool) -> None:
    """In every phase with several seats deciding: A then B gives what B then A gives, and no options go stale."""
    chance = random.Random(seed)
    seen = set()
    for state in moments(options, seed, every=3, corrections=SCARCE if scarce else {}):
        deciding = state.deciding_seats()
        if len(deciding) < 2:
            continue
        seen.add(state.phase)
        one, other = chance.sample(deciding, 2)
        moves = {seat: chance.choice(state.legal(seat)) for seat in (one, other)}
        ends = []
        for first, second in ((one, other), (other, one)):
            copy = state.copy()
            offered = copy.legal(second)
            copy.apply(first, moves[first])
            assert copy.legal(second) == offered
            copy.apply(second, moves[second])
            ends.append(dump(copy))
        assert ends[0] == ends[1]
    assert {FOLLOWERS_PHASE, PLANNING} <= seen


def test_several_seats_decide_at_once_under_an_event() -> None:
    """The property above has met events too: Harvest and torture ask several seats at the same time."""
    found = 0
    for seed in range(6):
        for state in moments({"players": 4, "edition": "2019"}, seed, corrections=SCARCE):
            found += state.phase == EVENT and len(state.deciding_seats()) > 1
    assert found
