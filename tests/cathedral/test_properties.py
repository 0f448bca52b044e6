"""What holds at every moment of every game of the Cathedral."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.cathedral.odds import draw_odds
from cenabum.cathedral.printed import printed
from cenabum.cathedral.state import State
from cenabum.cathedral.view import view
from cenabum.kernel import snapshot
from cenabum.kernel.pool import ONE, count, total
from cenabum.kernel.register import rules_of
from tests.cathedral.ledger import (
    OPTIONS,
    SEATS,
    contradictions,
    dump,
    eager,
    moments,
    new_game,
    pieces,
    play_some,
    state_of,
    whole,
)
from tests.cited import CATHEDRAL as REFUSALS
from tests.effort import many
from tests.refusal_words import check_words

QUICK = settings(max_examples=many(4, 100))
SCARCE: dict[str, object] = {
    "counts.goods.wood": 9,
    "counts.goods.stone": 8,
    "counts.goods.bread": 8,
    "counts.rosettes": 2,
    "counts.followers.monk": 4,
    "tiles.blueprints.section": 3,
    "tiles.events.rosette.count": 1,
}
"""Corrections that make everything short, so that empty bags and supplies are common."""
tables = st.sampled_from(OPTIONS)
seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("setup", OPTIONS, ids=lambda setup: "-".join(str(value) for value in setup.values()))
def test_nothing_is_created_or_lost(setup: dict[str, Any], scarce: bool) -> None:
    for seed in range(6):
        for state in moments(setup, seed, corrections=SCARCE if scarce else {}):
            assert pieces(state) == whole(state)
            assert contradictions(state) == []
        assert state.over
        assert state.won or state.round == state.components.rounds


def test_the_box_is_complete() -> None:
    box = whole(state_of(new_game(OPTIONS[0], 1)))
    assert sum(box[good] for good in ("wood", "stone", "bread")) == 37
    assert sum(box[kind] for kind in ("knight", "fisherman", "farmer", "trader", "monk")) == 34
    assert box["rosette"] == 10
    c = state_of(new_game(OPTIONS[0], 1)).components
    assert (total(c.blueprints), total(c.event_pool)) == (12, 10)
    assert (len(c.workshop_names), len(c.hour_glass_names)) == (8, 6)


def test_the_check_itself_finds_what_is_wrong() -> None:
    state = state_of(new_game(OPTIONS[0], 1))
    for spoil in ("goods", "rosettes", "monks", "gone"):
        spoiled = state.copy()
        setattr(spoiled, spoil, getattr(spoiled, spoil) + 1)
        assert pieces(spoiled) != whole(spoiled)
    for spoil in ("open", "deciding", "sections", "active", "round"):
        spoiled = state.copy()
        setattr(spoiled, spoil, getattr(spoiled, spoil) + 9)
        assert contradictions(spoiled), spoil


@QUICK
@given(tables, seeds)
def test_copies_never_share_and_have_one_future(setup: dict[str, Any], seed: int) -> None:
    for state in moments(setup, seed, every=12):
        before = dump(state)
        one, other = state.copy(), state.copy()
        one.playout(seed)
        assert dump(state) == before
        assert dump(other) == before
        other.playout(seed)
        assert dump(one) == dump(other)


@QUICK
@given(tables, seeds)
def test_every_game_ends(setup: dict[str, Any], seed: int) -> None:
    state = state_of(new_game(setup, seed))
    assert 0 < state.playout(seed) < 1500
    assert state.over
    assert all(state.legal(seat) == [] for seat in range(setup["players"]))


@QUICK
@given(tables, seeds)
def test_replay_equals_play(setup: dict[str, Any], seed: int) -> None:
    game = new_game(setup, seed)
    play_some(game, seed, 400)
    text = game.record().text()
    again = cenabum.replay(cenabum.parse_record(text))
    assert again.record().text() == text
    assert dump(state_of(again)) == dump(state_of(game))
    for at in (0, len(game.decisions) // 2):
        assert len(game.at(at).decisions) == at


@QUICK
@given(tables, seeds)
def test_a_game_typed_draw_by_draw_is_the_same(setup: dict[str, Any], seed: int) -> None:
    game = new_game(setup, seed)
    opening = [f"{stream}:{kind}" for stream, kinds in game.opening for kind in kinds]
    chosen = dict(setup)
    players = chosen.pop("players")
    asked = cenabum.new("cathedral", SEATS[:players], asked=True, drawn=opening, **chosen)
    for number in range(60):
        if game.over:
            break
        play_some(game, number, 1)
        entry = game.entries[-1]
        drawn = [f"{stream}:{kind}" for stream, kinds in entry.chance for kind in kinds]
        if drawn:
            with pytest.raises(cenabum.NeedDraw):
                asked.play(entry.seat, entry.notation)
        asked.play(entry.seat, entry.notation, drawn)
    assert dump(state_of(asked), future=False) == dump(state_of(game), future=False)


@QUICK
@given(tables, seeds)
def test_snapshots_are_the_state(setup: dict[str, Any], seed: int) -> None:
    for state in moments(setup, seed, every=15):
        again = snapshot.restore(rules_of("cathedral"), state.components, snapshot.dump(state))
        assert isinstance(again, State)
        assert dump(again) == dump(state)
        assert again.playout(1) == state.copy().playout(1)


@QUICK
@given(tables, seeds)
def test_imagined_states_differ_only_in_the_future(setup: dict[str, Any], seed: int) -> None:
    for state in moments(setup, seed, every=9):
        imagined = state.imagined(0, seed)
        assert dump(imagined, future=False) == dump(state, future=False)
        assert imagined.streams != state.streams


@QUICK
@given(tables, seeds)
def test_views_hide_the_bags(setup: dict[str, Any], seed: int) -> None:
    """Two followers change bags: without the memory aid nobody can see it. The future is never seen."""
    for state in moments(setup, seed, every=7):
        other = state.imagined(-1, seed)
        for kind in range(5):
            for another in range(5):
                if kind != another and count(other.bags[0], kind) and count(other.bags[1], another):
                    other.bags[0] += ONE[another] - ONE[kind]
                    other.bags[1] += ONE[kind] - ONE[another]
                    break
        differ = other.bags != state.bags
        for seat in range(-1, setup["players"]):
            seats = SEATS[: setup["players"]]
            same = view(state, seat, seats) == view(other, seat, seats)
            assert same == (setup["memory_aid"] == "no" or not differ)


@QUICK
@given(tables, seeds)
def test_what_the_view_tells_is_there(setup: dict[str, Any], seed: int) -> None:
    for state in moments(setup, seed, every=11):
        shown = view(state, 0, SEATS[: setup["players"]])
        on_spaces = sum(space.holds is not None for action in shown.actions for space in action.spaces)
        followers = shown.bags["red"].left + shown.bags["blue"].left + on_spaces + shown.monks
        assert followers + sum(shown.gone.values()) + (shown.drawn is not None) == 34
        assert (shown.decision is not None) == (state.deciding & 1 == 1)
        assert sum(shown.events_seen.values()) + shown.events_left == 10
        odds = draw_odds(state)
        assert all(abs(sum(bag.followers.values()) - 1) < 1e-9 for bag in odds.values() if bag.number)


def test_what_is_printed_can_be_drawn() -> None:
    shown = printed(state_of(new_game(OPTIONS[0], 1)).components)
    assert len(shown.places) == 12
    assert sum(place.workshop for place in shown.places.values()) == 3
    assert [name for name, route in shown.routes.items() if route.item == "rosette"] == ["tours~bourges"]
    assert sum(route.item == "good" for route in shown.routes.values()) == 22
    assert sum(event.count for event in shown.events.values()) == 10
    assert tuple(shown.events) == ("rosette", "monk", "journey_1", "journey_2", "journey_3", "meeting", "treasure")
    assert shown.uncertain > 50


@pytest.mark.slow
@pytest.mark.parametrize("setup", OPTIONS[::2], ids=lambda setup: "-".join(str(value) for value in setup.values()))
def test_legal_moves_apply_and_no_others(setup: dict[str, Any]) -> None:
    """Every code that exists, and some that do not: a legal one works on a copy, any other is refused and changes nothing."""
    for seed in range(3):
        game = new_game(setup, seed, corrections=SCARCE if seed else {})
        chance = random.Random(seed)
        moment = 0
        while not game.over:
            moment += 1
            before, text = dump(state_of(game)), game.record().text()
            for seat in range(setup["players"]) if moment % many(3, 1) == 0 else ():
                legal = set(game.state.legal(seat))
                for code in range(-1, game.moves.size + 1):
                    if code in legal:
                        copy = state_of(game).copy()
                        copy.apply(seat, code)
                        assert dump(copy) != before
                    else:
                        with pytest.raises(cenabum.Refused) as refused:
                            game.play(seat, code)
                        assert refused.value.rule in REFUSALS
                        check_words(refused.value.refusal)
            assert dump(state_of(game)) == before
            assert game.record().text() == text
            seat = game.state.deciding_seats()[0]
            game.play(seat, eager(chance, state_of(game), seat))


@QUICK
@given(tables, seeds)
def test_legal_moves_have_names_of_their_own(setup: dict[str, Any], seed: int) -> None:
    game = new_game(setup, seed)
    chance = random.Random(seed)
    while not game.over:
        seat = game.state.deciding_seats()[0]
        legal = game.legal(seat)
        assert len({move.notation for move in legal}) == len(legal)
        for move in legal:
            assert game.code(seat, move.notation) == move.code
            assert game.moves.structured(move.kind, move.arguments) == move.code
        game.play(seat, eager(chance, state_of(game), seat))


@QUICK
@given(tables, seeds, st.integers(1, 120))
def test_undo_goes_exactly_back(setup: dict[str, Any], seed: int, decisions: int) -> None:
    game = new_game(setup, seed)
    play_some(game, seed, decisions - 1)
    if game.over:
        return
    before, text = dump(state_of(game)), game.record().text()
    seat = game.state.deciding_seats()[0]
    game.play(seat, eager(random.Random(seed), state_of(game), seat))
    if game.entries[-1].chance:
        assert not game.may_undo(seat)
    else:
        game.undo(seat)
        assert dump(state_of(game)) == before
        assert game.record().text() == text
