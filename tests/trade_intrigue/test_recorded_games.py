"""The recorded games of the modules: each replays to its result, and together they show everything.

`python tools/make_module_games.py` makes them anew, after a change of the rules that was meant.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import cenabum
from tests.properties.ledger import contradictions
from tests.trade_intrigue.witness import Witness, required, watch

GAMES = sorted((Path(__file__).resolve().parents[1] / "games" / "trade_intrigue").glob("*.cenabum"))


@cache
def witness(path: Path) -> Witness:
    return watch(cenabum.load(path))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_game_replays_to_its_result_and_is_written_as_it_is_saved(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = cenabum.parse_record(text)
    game = cenabum.replay(record)
    assert game.over
    assert game.scores == record.result
    assert contradictions(witness(path).state) == []
    left_out = re.compile(r"^(#.*|rules .*)\n", flags=re.MULTILINE)  # the rules may have been corrected since
    assert left_out.sub("", game.record().text()) == left_out.sub("", text)


def test_together_they_show_everything() -> None:
    missing = required()
    for path in GAMES:
        missing -= witness(path).seen
    assert sorted(missing) == []
    assert len(GAMES) >= 5
