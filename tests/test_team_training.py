"""How the master ally learns: the same weights from the same seed, a stopped training goes on, and it learns what wins."""

import json
import random
from pathlib import Path

import pytest

from cenabum.bots.ally.master import MasterAlly
from cenabum.bots.ally.standing import NAMES
from cenabum.bots.ally.trained import FILE, judges
from cenabum.kernel.refusal import SetupError
from cenabum.lab.training import team
from cenabum.lab.training.chances import Game, Seen, learned
from cenabum.lab.training.team import Wish, train
from tests.effort import LONG


class Stopped(Exception):  # noqa: N818  (somebody pressed Ctrl-C)
    """Somebody has had enough."""


@pytest.mark.skipif(not LONG, reason="two trainings of teams take eleven seconds; ./check long has them")
def test_a_stopped_training_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team, "AT_ONCE", 1)
    monkeypatch.setattr(team, "SAVED", 1)
    told: list[str] = []

    def until(line: str) -> None:
        told.append(line)
        if len(told) in (2, 5):
            raise Stopped

    stopped, whole = (Wish(tmp_path / folder, "tiny", games=2, own_games=1) for folder in ("stopped", "whole"))
    for _ in range(2):
        with pytest.raises(Stopped):
            train(stopped, until)
    made = train(stopped, until).read_text(encoding="utf-8")
    assert made == train(whole, lambda line: None).read_text(encoding="utf-8")
    data = json.loads(made)
    assert (data["origin"]["command"], data["origin"]["games"]) == (stopped.command, 9)
    assert sorted(MasterAlly(judges(data)).judges) == [2, 3, 4]
    with pytest.raises(SetupError, match="holds another training: cenabum train FOLDER --game cathedral --seed tiny"):
        train(Wish(tmp_path / "stopped", "another"))


def test_what_goes_with_victories_is_learned() -> None:
    """Games that are won when four monks are in the bags, whatever else is on the table."""
    chance = random.Random(3)
    seen = Seen(len(NAMES) + 1)
    games: list[Game] = []
    for _ in range(2000):
        won = chance.random() < 0.5
        row = [1.0, *(chance.random() for _ in NAMES)]
        row[NAMES.index("monks")] = 4.0 if won else chance.choice((1.0, 2.0))
        games.append(Game([row] * 3, [1, 2, 3], won))
    seen.add(games)
    for weights in learned(seen):
        assert weights["monks"][0] + weights["monks"][1] / 2 > 0.3
        assert max(weights, key=lambda name: abs(weights[name][0]) if name != "one" else 0.0) == "monks"


def test_the_package_says_where_its_weights_are_from() -> None:
    origin = json.loads(FILE.read_text(encoding="utf-8"))["origin"]
    assert origin["command"].startswith("cenabum train FOLDER --game cathedral --seed ")
    assert origin["games"] > 0
    assert origin["version"]
