"""The fast core by single calls: a step makes a move and hands out the next choice."""

import pytest

import cenabum


@pytest.mark.golden
@pytest.mark.parametrize("game", ["orleans", "cathedral", "kings-favor", "first-kingdom"])
def test_a_step_is_a_move_and_the_next_choice(game: str) -> None:
    stepping, asking = (cenabum.start(game, players=3, seed=11) for _ in range(2))
    moves = stepping.moves()
    made = 0
    while moves:
        seat = asking.deciding_seats()[0]
        assert moves == asking.legal(seat)
        code = moves[made % len(moves)]
        asking.apply(seat, code)
        moves = stepping.step(code)
        made += 1
    assert stepping.over
    assert asking.over
    assert asking.moves() == []
    assert made > 20
