"""`cenabum train`: a game that no bot learns is refused in a sentence, and the plain command has all that makes a bot strong."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Home

from cenabum.cli.main import app
from cenabum.lab.training import team, train


def test_a_game_that_no_bot_learns_is_refused(home: Home) -> None:
    told = home.run("train", "folder", "--game", "chess")
    assert told.returncode == 2
    assert (
        "No bot learns “chess”; write --game orleans or --game cathedral or --game first-kingdom or --game kings-favor."
        in " ".join(told.stderr.split())
    )


@pytest.mark.parametrize(("written", "own"), [((), 2000), (("--search-games", "0"), 0), (("--search-games", "7"), 7)])
def test_the_master_ally_learns_from_its_own_games_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: tuple[str, ...], own: int
) -> None:
    """That is what makes it strong (docs/bots.md)."""
    wished: list[Any] = []

    def noted(wish: Any, *_: Any, **__: Any) -> Path:
        wished.append(wish)
        return tmp_path

    monkeypatch.setattr(team, "train", noted)
    monkeypatch.setattr(train, "train", noted)
    for game in ("cathedral", "orleans"):
        app(["train", str(tmp_path), "--game", game, *written], standalone_mode=False)
    assert wished[0] == team.Wish(tmp_path, own_games=own)
    assert wished[1] == train.Wish(tmp_path, search_games=own if written else 0)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (("--level", "saint"), "No level “saint” learns; write --level master or --level champion."),
        (("--level", "champion", "--game", "cathedral"), "Only Orléans has a champion; leave --level champion out"),
    ],
)
def test_a_level_that_nobody_learns_is_refused(home: Home, written: tuple[str, ...], sentence: str) -> None:
    told = home.run("train", "folder", *written)
    assert told.returncode == 2
    assert sentence in " ".join(told.stderr.split())
