"""The champion's training: one command that can be stopped anywhere, keeps what holds, and ends when nothing is gained any more."""

import json
from pathlib import Path

import pytest

from cenabum.bots.learned.policy import Policy
from cenabum.kernel.refusal import SetupError

pytest.importorskip("numpy")

from cenabum.lab.training import labels
from cenabum.lab.training.champion import Wish, train


class Stopped(Exception):  # noqa: N818  (somebody pressed Ctrl-C)
    """Somebody has had enough."""


@pytest.fixture(autouse=True)
def _few_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "PLANS", dict.fromkeys((2, 3, 4), 0.1))
    monkeypatch.setattr(labels, "SMALL", dict.fromkeys((2, 3, 4), 0.05))


def wish(folder: Path, generations: int = 3) -> Wish:
    return Wish(folder, "tiny", generations, label_games=2, value_games=2, judging_games=2)


def test_a_stopped_training_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a generation is worth, here it is kept: what matters is that the same is learned."""
    monkeypatch.setattr("cenabum.lab.training.champion.BEATS", -1.0)
    monkeypatch.setattr("cenabum.lab.training.champion.LOSES", -1.0)
    monkeypatch.setattr("cenabum.lab.training.champion.SAME", -1000.0)
    told: list[str] = []

    def until(line: str) -> None:
        told.append(line)
        if len(told) in (2, 9):
            raise Stopped

    for _ in range(2):
        with pytest.raises(Stopped):
            train(wish(tmp_path / "stopped", 1), until)
    labels = tmp_path / "stopped" / "generation-1" / "labels.part"
    whole = labels.read_bytes()
    labels.write_bytes(whole[:-1000])  # the machine was switched off in the middle of a line
    (tmp_path / "stopped" / "generation-1" / "verdict.json").unlink(missing_ok=True)
    stopped = train(wish(tmp_path / "stopped", 1), until)
    at_once = train(wish(tmp_path / "at once", 1), lambda line: None)
    assert labels.read_bytes() == whole
    assert stopped.read_text(encoding="utf-8") == at_once.read_text(encoding="utf-8")

    data = json.loads(at_once.read_text(encoding="utf-8"))
    assert data["origin"]["command"] == wish(tmp_path, 1).command
    assert [each["held"] for each in data["origin"]["generations"]] == [True]
    assert Policy(data).bot.weights.learned is not None  # and it can be played with

    with pytest.raises(SetupError, match="holds another training: cenabum train FOLDER --level champion --seed tiny"):
        train(Wish(tmp_path / "stopped", "another"))


def test_what_does_not_hold_is_thrown_away_and_two_such_generations_are_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cenabum.lab.training.champion.BEATS", 2.0)  # as nobody can
    told: list[str] = []
    with pytest.raises(SetupError, match=r"No generation has beaten the first character.*write more --label-games"):
        train(wish(tmp_path), told.append)
    assert told[-1] == "Two generations in a row gained nothing: this is the end."
    verdicts = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.glob("*/verdict.json"))]
    assert [each["held"] for each in verdicts] == [False, False]
