"""The recorded games of the stories are played again: every draw, every move, the result; together they show what can happen."""

from pathlib import Path

import pytest

import cenabum
from cenabum.kernel.game import Game, replay
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.record import parse_record
from cenabum.stories.facts import FACTS
from cenabum.stories.state import State
from tests.stories import ledger

GAMES = sorted((Path(__file__).resolve().parent / "games").glob("*.cenabum"))

# What no recorded game shows; it has a rule test of its own.
RARE = {"unscrews"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    game = cenabum.load(path)
    assert game.over
    assert game.winners
    assert isinstance(game.state, State)
    ledger.check(game.state)


def facts_of(path: Path) -> tuple[Game, list[dict[str, object]]]:
    """Everything told in a recorded game."""
    record = parse_record(path.read_text(encoding="utf-8"))
    game = replay(record, at=0)
    told = [game.fact(fact) for fact in game.events]
    for entry in record.entries:
        game.play(entry.seat, entry.notation)
        told += [game.fact(fact) for fact in game.events]
    return game, told


def test_everything_happens_and_can_be_told() -> None:
    seen: set[str] = set()
    for path in GAMES:
        game, told = facts_of(path)
        seen |= {str(fact["fact"]) for fact in told}
        for language in LANGUAGES:
            for sentence in Language(language).story(game.setup.game, told):
                assert not set("{}$_") & set(sentence), sentence
    assert sorted(set(FACTS) - seen - RARE) == []
