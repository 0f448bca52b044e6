"""What each number of a row is, and what moves are made of: for networks that want to know."""

import random

import pytest

import cenabum
from cenabum.kernel.register import GAMES, rules_of


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_of_a_row_says_what_it_is(game: str) -> None:
    state = cenabum.start(game, 3, 1)
    features = rules_of(game).features(state.components)
    assert len(features.columns) == len(features.names) == len(features.most)
    assert {column.kind for column in features.columns} == {"number", "pool", "mask", "choice"}
    for column, most in zip(features.columns, features.most, strict=True):
        assert most == (len(column.names) if column.kind == "choice" else column.most)
    by_name = dict(zip(features.names, features.columns, strict=True))
    assert by_name["decision"].names == features.decisions
    assert by_name["active"].names == ("me", "player 1", "player 2")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_move_is_made_of_its_kind_and_its_arguments(game: str) -> None:
    state, chance = cenabum.start(game, 2, 3), random.Random(1)
    moves = state.components.moves
    names, factors = moves.factors()
    assert len(factors) == moves.size
    assert len({len(each) for each in factors}) == 1
    told = 0
    while not state.over and told < 2000:
        for code in state.moves():
            move = moves.move(code)
            parts = [names[number] for number in factors[code] if number]
            assert parts == [move.kind, *(f"{domain}.{name}" for domain, name in move.arguments.items())]
            told += 1
        state.step(chance.choice(state.moves()))
    missing = [code for code in range(moves.size) if not moves.exists(code)]
    assert not any(any(factors[code]) for code in missing)
