"""The recorded games in tests/games: each replays to its result, and together they show everything the game has.

`python tools/make_games.py` makes them anew, after a change of the rules that was meant.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import cenabum
from tests.cited import ORLEANS as REFUSAL_RULES
from tests.properties.coverage import grouped, required
from tests.properties.ledger import contradictions, dump
from tests.properties.tables import SEATS
from tests.properties.witness import Witness, watch

GAMES = sorted((Path(__file__).resolve().parent / "games").glob("*.cenabum"))


@cache
def witness(path: Path) -> Witness:
    return watch(cenabum.load(path))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_game_replays_to_its_result(path: Path) -> None:
    record = cenabum.parse_record(path.read_text(encoding="utf-8"))
    game = cenabum.replay(record)
    assert game.over
    assert game.scores == record.result
    assert dump(witness(path).state) == dump(game.state)  # type: ignore[arg-type]  # the game is Orléans
    assert contradictions(witness(path).state) == []
    assert sum(entry.refused != "" for entry in game.entries) == sum(entry.refused != "" for entry in record.entries)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_game_is_written_as_it_is_saved(path: Path) -> None:
    """But for its remarks, and what may have grown since: the version of the rules and the fingerprint of component data."""
    text = path.read_text(encoding="utf-8")
    left_out = re.compile(r"^(#.*|rules .*|data .*)\n", flags=re.MULTILINE)
    assert left_out.sub("", cenabum.load(path).record().text()) == left_out.sub("", text)
    assert len(text.encode()) < 40_000


def test_there_are_at_least_twenty() -> None:
    assert len(GAMES) >= 20
    assert len(REFUSAL_RULES) > 50


def test_together_they_show_everything() -> None:
    """What is missing is listed by name."""
    missing = required(cenabum.new("orleans", SEATS, 1).components)
    for path in GAMES:
        missing -= witness(path).seen
    assert grouped(missing) == []


def test_the_page_names_every_game() -> None:
    page = (Path(__file__).resolve().parent / "games" / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| `([\w-]+)` ", page, flags=re.MULTILINE)) == sorted(path.stem for path in GAMES)
