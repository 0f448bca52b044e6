"""Training: one command, the same weights from the same seed, and a stopped one goes on where it was."""

import dataclasses
import json
import pickle
from pathlib import Path

import pytest

from cenabum.bots.halving import Effort
from cenabum.bots.master.bot import SearchBot
from cenabum.bots.master.standing import NAMES
from cenabum.bots.master.trained import Trained
from cenabum.kernel.refusal import SetupError
from cenabum.lab.training.keeping import remember, write
from cenabum.lab.training.train import Wish, train
from cenabum.lab.training.valuing import Sums

FEW = Effort(plans=1, rounds=1, tables=(1,))


class Stopped(Exception):  # noqa: N818  (somebody pressed Ctrl-C)
    """Somebody has had enough."""


def test_a_stopped_training_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    def wish(folder: str) -> Wish:
        return Wish(
            tmp_path / folder, "tiny", generations=1, tuning_games=1, games=1, search_games=1, look=FEW, guesses=2
        )

    told: list[str] = []

    def until(line: str) -> None:
        told.append(line)
        if len(told) in (2, 8):
            raise Stopped

    for _ in range(2):
        with pytest.raises(Stopped):
            train(wish("stopped"), until)
    stopped = train(wish("stopped"), until)
    at_once = train(wish("at once"), lambda line: None)
    assert stopped.read_text(encoding="utf-8") == at_once.read_text(encoding="utf-8")

    data = json.loads(at_once.read_text(encoding="utf-8"))
    assert data["origin"]["command"] == wish("stopped").command
    assert (data["origin"]["tuning_games"], data["origin"]["value_games"]) == (3 * 2, 12)
    assert list(data["values"]["base 2"]) == list(NAMES)
    assert len(SearchBot(Trained(data), 3, {2: FEW}).learned.bots) == 3  # and it can be played with

    for other in (
        Wish(tmp_path / "stopped", "another"),
        dataclasses.replace(wish("stopped"), guesses=4),
        dataclasses.replace(wish("stopped"), look=Effort(plans=2, rounds=1, tables=(1,))),
    ):
        with pytest.raises(
            SetupError, match=r"holds another training: cenabum train FOLDER --seed tiny .*\(guesses 2;"
        ):
            train(other)


@pytest.mark.parametrize(
    ("kept", "said"), [("\n0.0.9\n", "version 0.0.9 of Cenabum began"), ("", "an older version of Cenabum began")]
)
def test_a_training_is_not_gone_on_with_by_another_version(tmp_path: Path, kept: str, said: str) -> None:
    """Its bots may play otherwise: half of the games would have taught something else."""
    remember(tmp_path, "cenabum train FOLDER")
    remember(tmp_path, "cenabum train FOLDER")  # the same version may
    (tmp_path / "wish.txt").write_text(f"cenabum train FOLDER{kept}", encoding="utf-8")
    with pytest.raises(SetupError, match=said):
        remember(tmp_path, "cenabum train FOLDER")
    assert (tmp_path / "wish.txt").read_text(encoding="utf-8") == f"cenabum train FOLDER{kept}"


@pytest.mark.golden
def test_how_far_to_look_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(FEW)) == FEW


def test_a_full_disk_takes_nothing_of_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    words, sums = tmp_path / "beliefs.json", tmp_path / "first.npz"
    write(words, "before")
    Sums().save(sums)
    before = sums.read_bytes()
    monkeypatch.setattr("cenabum.lab.results.os.fsync", full)
    with pytest.raises(SetupError, match=r"beliefs\.json cannot be written: No space left on device"):
        write(words, "after")
    with pytest.raises(SetupError, match=r"first\.npz cannot be written: No space left on device"):
        Sums().save(sums)
    assert (words.read_text(encoding="utf-8"), sums.read_bytes()) == ("before", before)
    assert sorted(tmp_path.iterdir()) == [words, sums]
