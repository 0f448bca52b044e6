"""The recorded games in tests/games/cathedral: each replays to its result, and together they show everything the game has.

`python -m tests.cathedral.coverage` makes them anew, after a change of the rules that was meant.
"""

from pathlib import Path

import pytest

import cenabum
from tests.cathedral.coverage import GAMES, required, watch
from tests.cathedral.ledger import SEATS, contradictions, pieces, state_of, whole

PATHS = sorted(GAMES.glob("*.cenabum"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = cenabum.parse_record(text)
    game = cenabum.replay(record)
    assert game.over
    assert game.scores == record.result
    assert game.record().text() == text
    assert pieces(state_of(game)) == whole(state_of(game))
    assert contradictions(state_of(game)) == []


def test_together_they_show_everything() -> None:
    missing = required(cenabum.new("cathedral", SEATS, 1).components)
    # These two cannot be written in a record: a text that is no move, and a space whose notation means its free twin.
    missing -= {"refused general.not-offered", "refused turn.identical-spaces"}
    for path in PATHS:
        missing -= watch(cenabum.load(path))
    assert sorted(missing) == []
