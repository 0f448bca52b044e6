"""The recorded games of the stories are played again: every draw, every move, every refused try, the result; together they show
everything the stories have.

`python -m tests.stories.make_games` looks for games that show what is missing, after a change of the rules that was meant.
"""

from pathlib import Path

import pytest

import cenabum
from cenabum.kernel.game import Game, replay
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.record import parse_record
from cenabum.stories.state import State
from tests.cited import STORIES as REFUSAL_RULES
from tests.effort import few
from tests.stories import ledger
from tests.stories.coverage import RARE, grouped, required, watch

GAMES = sorted((Path(__file__).resolve().parent / "games").glob("*.cenabum"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = cenabum.load(path)
    assert game.over
    assert game.winners
    assert game.scores == parse_record(text).result
    assert isinstance(game.state, State)
    ledger.check(game.state)
    assert len(text.encode()) < 60_000


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_its_refused_tries_are_refused_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tried = {f"refused: {entry.refused}" for entry in parse_record(text).entries if entry.refused}
    assert tried <= watch(text).seen


def test_together_they_show_everything() -> None:
    """What is missing is listed by name."""
    assert len(REFUSAL_RULES) > 50
    assert required() >= RARE
    missing = required() - RARE
    for path in GAMES:
        missing -= watch(path.read_text(encoding="utf-8")).seen
    assert grouped(missing) == []


def facts_of(path: Path) -> tuple[Game, list[dict[str, object]]]:
    """Everything told in a recorded game."""
    record = parse_record(path.read_text(encoding="utf-8"))
    game = replay(record, at=0)
    told = [game.fact(fact) for fact in game.events]
    for entry in record.entries:
        if not entry.refused:
            game.play(entry.seat, entry.notation)
            told += [game.fact(fact) for fact in game.events]
    return game, told


def test_everything_can_be_told() -> None:
    for path in GAMES:
        game, told = facts_of(path)
        for language in few(sorted(LANGUAGES), 1):  # German; every message is read in every language elsewhere
            for sentence in Language(language).story(game.setup.game, told):
                assert not set("{}$_") & set(sentence), sentence
