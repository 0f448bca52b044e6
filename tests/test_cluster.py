"""Games on a Ray cluster: the same rows as on one process, also when a worker dies. Needs the extra `cluster` and `./check long`."""

import os
import signal
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cenabum import SetupError
from cenabum.lab.arena import cells_of, compete
from cenabum.lab.bout import Bout, play
from cenabum.lab.pool import done
from cenabum.lab.simulate import simulate
from tests.effort import LONG

cluster = pytest.mark.skipif(not LONG, reason="beginning a cluster takes seconds")


def test_without_ray_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"pip install cenabum\[cluster\]"):
        simulate("orleans", ["bot:random"] * 2, games=1, on="ray")
    with pytest.raises(SetupError, match="Write ray, or ray:ADDRESS"):
        compete(cells_of(["orleans"], ["bot:greedy", "bot:random"], [2]), 1, on="moon")


@cluster
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    seats = ["bot:random", "bot:random"]
    whole = simulate("orleans", seats, games=20, seed=3)
    assert simulate("orleans", seats, games=20, seed=3, jobs=2, on="ray", part=tmp_path / "g.part").rows == whole.rows


def die_once(task: tuple[str, int]) -> int:
    """A worker that is killed in the middle of its work, once."""
    folder, number = task
    mark = Path(folder) / "died"
    if number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(Bout("orleans", ("bot:random", "bot:random"), str(number))).decisions


@cluster
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_lost_worker_is_replaced(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    tasks = [(str(tmp_path), number) for number in range(4)]
    found = sorted(done(die_once, tasks, 2, "ray"))
    assert (tmp_path / "died").exists()
    assert found == sorted(done(die_once, tasks, 1))


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))  # nobody gets as far as asking it
    with pytest.raises(SetupError, match=r"There is no Ray cluster at 127\.0\.0\.1:1\."):
        simulate("orleans", ["bot:random"] * 2, games=1, on="ray:127.0.0.1:1")
