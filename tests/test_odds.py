"""The odds of a draw: those of every place and of every follower, from what is in the bag."""

from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.bagbuilding.board import add_place, put
from cenabum.bagbuilding.followers import FOLLOWER_KINDS, FOLLOWERS
from cenabum.kernel.pool import ONE, count, pool_of, total
from cenabum.orleans.odds import draw_odds
from cenabum.orleans.state import State
from cenabum.orleans.table import FOLLOWERS_PHASE, Player
from tests.effort import many
from tests.moments import moment


def tried(layout_fits: list[int], mask: list[int], followers: list[int]) -> bool:
    """Can every space be filled? By trying."""
    if not mask:
        return True
    for index, kind in enumerate(followers):
        if layout_fits[kind] & mask[0] and tried(layout_fits, mask[1:], followers[:index] + followers[index + 1 :]):
            return True
    return False


def by_trying(state: State, player: Player, place: int, number: int) -> float:
    """The odds of a place from every single draw there is."""
    layout = state.components.layout
    fits = layout.fits[player.privileges]
    spaces = [layout.bit[space] for space in layout.spaces[place] if player.open >> space & 1]
    here = [
        kind for kind in range(FOLLOWER_KINDS) for _ in range(count(player.market, kind) + count(player.stored, kind))
    ]
    bag = [kind for kind in range(FOLLOWER_KINDS) for _ in range(count(player.bag, kind))]
    good = 0
    for drawn in combinations(bag, number):
        if player.ready >> place & 1:
            good += 1
        elif layout.partial >> place & 1:
            good += any(tried(fits, [space], [*here, *drawn]) for space in spaces)
        else:
            good += tried(fits, spaces, [*here, *drawn])
    return good / comb(len(bag), number)


followers = st.lists(st.integers(0, FOLLOWER_KINDS - 1), max_size=8)


@settings(max_examples=many(40, 600))
@given(
    followers,
    st.lists(st.integers(0, FOLLOWER_KINDS - 1), max_size=2),
    st.integers(0, 8),
    st.sets(st.integers(10, 29)),
    st.data(),
)
def test_odds_are_exact(bag: list[int], market: list[int], number: int, tiles: set[int], data: st.DataObject) -> None:
    state: State = cenabum.start("orleans", 2, 1)
    layout = state.components.layout
    player = state.players[0]
    for place in tiles:
        player.tiles |= 1 << place
        add_place(layout, player, place)
    player.bag, player.market = sum(ONE[kind] for kind in bag), sum(ONE[kind] for kind in market)
    for _ in range(data.draw(st.integers(0, 6))):
        kind = data.draw(st.integers(0, FOLLOWER_KINDS - 1))
        free = [
            space
            for space in range(len(layout.bit))
            if player.open & layout.fits[player.privileges][kind] & layout.bit[space]
        ]
        if free:
            put(layout, player, kind, data.draw(st.sampled_from(free)))
    odds = draw_odds(state, 0, number)
    assert odds.number == min(number, len(bag))
    for place, name in enumerate(layout.places):
        if player.spaces & layout.mask[place]:
            assert odds.places[name] == pytest.approx(by_trying(state, player, place, odds.number), abs=1e-12), name
    assert set(odds.places) == {layout.places[p] for p in range(len(layout.places)) if player.spaces & layout.mask[p]}
    draws = list(combinations(bag, odds.number))
    for kind in set(bag):
        assert odds.at_least_one[FOLLOWERS[kind]] == pytest.approx(sum(kind in drawn for drawn in draws) / len(draws))
        expected = sum(drawn.count(kind) for drawn in draws) / len(draws)
        assert odds.expected[FOLLOWERS[kind]] == pytest.approx(expected)
    assert set(odds.at_least_one) == set(odds.expected) == {FOLLOWERS[kind] for kind in bag}


def test_the_next_draw_is_as_large_as_knights_room_and_bag_allow() -> None:
    state: State = cenabum.start("orleans", 2, 1)
    player = state.players[0]
    player.market = 0
    player.bag = pool_of([6, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
    assert draw_odds(state, 0).number == 4
    player.market = pool_of([6])
    assert draw_odds(state, 0).number == 2
    player.market, player.bag = 0, ONE[6]
    assert draw_odds(state, 0).number == 1
    assert draw_odds(state, 0).at_least_one == {"monk": 1.0}
    player.bag = 0
    assert draw_odds(state, 0).number == 0
    assert draw_odds(state, 0).expected == {}


def test_recalling_leaves_fewer_draws() -> None:
    for seed in range(40):
        state = moment(seed, 2, 60, phase=FOLLOWERS_PHASE)
        seat = state.deciding_seats()[0]
        assert state.phase == FOLLOWERS_PHASE
        recalls = [code for code in state.legal(seat) if state.components.moves.move(code).kind == "recall"]
        if recalls and total(state.players[seat].bag) >= 4:
            before = draw_odds(state, seat).number
            state.apply(seat, recalls[0])
            assert draw_odds(state, seat).number == before - 1
            return
    raise AssertionError("no game came to a recall")


def test_odds_known_by_heart() -> None:
    """Two of four drawn: the Farm House needs both the boatman and the craftsman, unless a monk helps out."""
    state: State = cenabum.start("orleans", 2, 1)
    player = state.players[0]
    player.market, player.bag = 0, pool_of([1, 1, 1, 1])
    odds = draw_odds(state, 0, 2)
    assert odds.places["farm_house"] == pytest.approx(1 / 6)
    assert odds.places["village"] == 0
    assert odds.places["town_hall"] == 1
    assert odds.at_least_one["farmer"] == odds.expected["farmer"] == pytest.approx(1 / 2)
    player.market = ONE[6]
    assert draw_odds(state, 0, 2).places["farm_house"] == pytest.approx(5 / 6)
