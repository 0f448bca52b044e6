"""What holds for games with their records: replay equals play, undo goes exactly back, no illegal move gets through."""

import os
import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.orleans.state import State
from tests.effort import many
from tests.properties.ledger import dump
from tests.properties.tables import OPTIONS, SCARCE, eager, new_game, play_some, seeds, tables

QUICK = settings(max_examples=many(5, 150))


def state_of(game: cenabum.Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def without_seed(game: cenabum.Game) -> cenabum.Game:
    """The game replayed from its record, from which the seed has been taken out."""
    record = cenabum.parse_record(game.record().text())
    record.setup = replace(record.setup, seed=None)
    return cenabum.replay(record)


@QUICK
@given(tables, seeds, st.integers(0, 500), st.booleans())
def test_replay_equals_play(options: dict[str, Any], seed: int, decisions: int, scarce: bool) -> None:
    game = new_game(options, seed, corrections=SCARCE if scarce else {})
    play_some(game, seed, decisions)
    text = game.record().text()
    again = cenabum.replay(cenabum.parse_record(text))
    assert dump(state_of(again)) == dump(state_of(game))
    assert again.record().text() == text
    assert again.deciding == game.deciding
    drawn = without_seed(game)
    assert dump(state_of(drawn), future=False) == dump(state_of(game), future=False)
    assert "\nseed" not in drawn.record().text()
    assert [entry.chance for entry in drawn.entries] == [entry.chance for entry in game.entries]


@QUICK
@given(tables, seeds, st.integers(0, 300))
def test_a_replayed_game_goes_on_like_the_one_that_was_played(
    options: dict[str, Any], seed: int, decisions: int
) -> None:
    game = new_game(options, seed)
    play_some(game, seed, decisions)
    again = cenabum.replay(game.record())
    play_some(game, seed + 1, 1000)
    play_some(again, seed + 1, 1000)
    assert game.over
    assert again.record().text() == game.record().text()


TRACE = """
import hashlib, random, sys
import cenabum
random.seed(int(sys.argv[1]))
digest = hashlib.sha256()
for players, edition in ((2, "2014"), (4, "2019")):
    game = cenabum.new("orleans", ["Ana", "Bruno", "Chloé", "Denis"][:players], 99, edition=edition)
    chance = random.Random(4)
    while not game.over:
        random.random()
        seat = game.deciding[-1]
        game.play(seat, chance.choice(game.legal(seat)))
    digest.update(game.record().text().encode())
print(digest.hexdigest())
"""


def test_same_seed_same_game_for_any_hash_seed_and_disturbed_generators() -> None:
    traces = set()
    for number, hash_seed in enumerate(("0", "1", "4242", "random")):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", TRACE, str(number)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        traces.add(done.stdout)
    assert len(traces) == 1


@QUICK
@given(tables, seeds)
def test_global_random_is_neither_used_nor_disturbed(options: dict[str, Any], seed: int) -> None:
    before = random.getstate()
    game = new_game(options, seed)
    play_some(game, seed, 60)
    text = game.record().text()
    assert random.getstate() == before
    random.seed(seed ^ 1)
    other = new_game(options, seed)
    chance = random.Random(seed)
    for _ in range(60):
        random.random()
        seat = chance.choice(other.state.deciding_seats())
        other.play(seat, eager(chance, state_of(other), seat))
    random.setstate(before)
    assert other.record().text() == text


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", OPTIONS[::3], ids=lambda options: "-".join(str(value) for value in options.values())
)
def test_legal_moves_apply_and_no_others(options: dict[str, Any]) -> None:
    """Every code that exists, and some that do not: a legal one works on a copy, any other is refused and changes nothing."""
    game = new_game(options, 11, corrections=SCARCE if options["edition"] == "2014" else {})
    chance = random.Random(11)
    told: set[cenabum.Refusal] = set()  # sentences take their time, and most are said often
    for stop in range(1, many(5, 12)):
        play_some(game, stop, chance.randrange(10, 40) * many(2, 1))
        before, text = dump(state_of(game)), game.record().text()
        for seat in range(options["players"]):
            legal = set(game.state.legal(seat))
            for code in range(-1, game.moves.size + 1):
                if code in legal:
                    copy = state_of(game).copy()
                    copy.apply(seat, code)
                    assert dump(copy) != before
                else:
                    with pytest.raises(cenabum.Refused) as refused:
                        game.play(seat, code)
                    assert refused.value.rule
                    if refused.value.refusal not in told:
                        told.add(refused.value.refusal)
                        assert refused.value.why
        assert dump(state_of(game)) == before
        assert game.record().text() == text


@QUICK
@given(tables, seeds)
def test_legal_moves_have_names_of_their_own(options: dict[str, Any], seed: int) -> None:
    """Notation, structured form and code of a legal move name the same move."""
    game = new_game(options, seed)
    chance = random.Random(seed)
    for _ in range(150):
        for seat in range(options["players"]):
            legal = game.legal(seat)
            assert len({move.notation for move in legal}) == len(legal)
            for move in legal[:: 1 + len(legal) // 4]:
                assert game.code(seat, move.notation) == move.code
                assert game.moves.structured(move.kind, move.arguments) == move.code
        if game.over:
            break
        seat = chance.choice(game.state.deciding_seats())
        game.play(seat, eager(chance, state_of(game), seat))


@QUICK
@given(tables, seeds, st.integers(1, 250))
def test_undo_goes_exactly_back(options: dict[str, Any], seed: int, decisions: int) -> None:
    """After undo the game is the one in which the move was not made; what chance has revealed stays revealed."""
    game = new_game(options, seed)
    play_some(game, seed, decisions - 1)
    if game.over:
        return
    before, text = dump(state_of(game)), game.record().text()
    chance = random.Random(seed)
    seat = chance.choice(game.state.deciding_seats())
    game.play(seat, eager(chance, state_of(game), seat))
    last = game.entries[-1]
    if game.may_undo(seat):
        assert not last.chance
        assert game.undo(seat).notation == last.notation
        assert dump(state_of(game)) == before
        assert game.record().text() == text
    else:
        after, text = dump(state_of(game)), game.record().text()
        with pytest.raises(cenabum.Refused):
            game.undo(seat)
        assert dump(state_of(game)) == after
        assert game.record().text() == text
    if last.chance:
        assert not game.may_undo(seat)


@QUICK
@given(tables, seeds, st.integers(1, 120))
def test_undo_leaves_the_moves_of_others(options: dict[str, Any], seed: int, decisions: int) -> None:
    """Any seat's undo gives the game without that move: the others' moves, their draws and the future are the same."""
    game = new_game(options, seed)
    play_some(game, seed, decisions)
    for seat, name in enumerate(game.seats):
        if not game.may_undo(seat):
            continue
        mine = [number for number, entry in enumerate(game.entries) if entry.seat == name][-1]
        others = [entry for number, entry in enumerate(game.entries) if number != mine]
        undone = cenabum.replay(game.record())
        undone.undo(seat)
        assert [(entry.seat, entry.notation, entry.chance) for entry in undone.entries] == [
            (entry.seat, entry.notation, entry.chance) for entry in others
        ]
        plain = new_game(options, seed)
        for entry in others:
            plain.play(entry.seat, entry.notation)
        assert dump(state_of(undone)) == dump(state_of(plain))
        assert plain.record().text() == undone.record().text()


@QUICK
@given(tables, seeds, st.integers(0, 250))
def test_any_moment_can_be_gone_back_to(options: dict[str, Any], seed: int, decisions: int) -> None:
    game = new_game(options, seed)
    play_some(game, seed, decisions)
    dumps = dump(state_of(game))
    play_some(game, seed + 1, 30)
    moment = min(decisions, len(game.entries))
    assert dump(state_of(game.at(moment))) == dumps
