"""What a choice leads to is told before it is made, from the rule itself: in every recorded game, for every kind of choice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel.consequence import Consequence
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.moves import Move
from tests.effort import many

HERE = Path(__file__).resolve().parent
FOLDERS = {
    "orleans": "games",
    "modules": "games/trade_intrigue",
    "cathedral": "games/cathedral",
    "stories": "stories/games",
}
# What leads to nothing by itself: to leave it at that, what somebody else may still prevent by a bribe or has to agree to, and an
# area for which the next choice is whom to send there.
SILENT = {
    *("done", "answer", "betray", "brasserie", "defraud", "sabotage", "sacristy", "target"),
    *("deliver", "give", "settle"),
}


def chosen(folder: str, every: int) -> Iterator[tuple[cenabum.Game, str, Move, Consequence]]:
    """Moments of the recorded games, with what is chosen then and what it is said to lead to; the game is after it."""
    for path in sorted((HERE / FOLDERS[folder]).glob("*.cenabum")):
        record = cenabum.load(path)
        game = cenabum.Game(record.setup)
        for number, entry in enumerate(record.decisions):
            told = dict(game.consequences(entry.seat)) if number % every == 0 else {}
            move = game.moves.move(entry.code)
            game.play(entry.seat, entry.code)
            if move in told:
                yield game, entry.seat, move, told[move]


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_told_beforehand_happens_and_every_kind_of_choice_tells(folder: str) -> None:
    """The first facts of a move are the ones that were told. What is told as drawn is drawn."""
    kinds, bare = set(), set()
    for game, _, move, told in chosen(folder, many(10, 1)):
        assert told.facts == game.events[: len(told.facts)], move.notation
        assert not told.draws or game.decisions[-1].chance, move.notation
        kinds.add(move.kind)
        if not told.facts and not told.draws:
            bare.add(move.kind)
    assert len(kinds) > 9
    assert bare <= SILENT


def test_looking_ahead_changes_nothing() -> None:
    games = (cenabum.load(HERE / "games" / "boatmen.cenabum", at=moment) for moment in range(40, 120))
    game = next(game for game in games if game.consequences(game.deciding[0]))
    name = game.deciding[0]
    before: Any = game.view(name)
    told = game.consequences(name)
    assert told == game.consequences(name)
    assert game.view(name) == before


def test_nobody_hears_of_a_plan_or_of_the_choices_of_others() -> None:
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed="bag")
    for name in ("Ana", "Bruno"):
        if name in game.deciding:
            game.play(name, max(game.legal(name), key=lambda move: int(move.arguments.get("number", 0))))
    assert game.view("Ana").decision.kind == "plan"
    assert game.consequences("Ana") == []
    assert game.journal.consequences(-1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recruit_says_what_comes_with_it(language: str) -> None:
    """A boatman brings coins: the sentence of the log says how many, in each language."""
    record = cenabum.load(HERE / "games" / "boatmen.cenabum")
    game = cenabum.Game(record.setup)
    speech = Language(language)
    for entry in record.decisions:
        for move, told in game.consequences(entry.seat):
            if move.notation == "recruit boatman":
                said = " ".join(speech.story("orleans", [game.fact(fact) for fact in told.facts]))
                coins = next(fact[2] for fact in told.facts if fact[0] == "receives")
                assert str(coins) in said
                return
        game.play(entry.seat, entry.code)
    pytest.fail("nobody recruits a boatman")
