"""Games on a Ray cluster: the same rows as on one process, also when a worker or a machine is lost. `./check long` has Ray."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cenabum import SetupError
from cenabum.bots.halving import Effort
from cenabum.lab.arena import cells_of, compete
from cenabum.lab.bout import Bout, play
from cenabum.lab.pool import done
from cenabum.lab.simulate import simulate
from cenabum.lab.training import team, train
from tests.effort import LONG

cluster = pytest.mark.skipif(not LONG, reason="beginning a cluster takes seconds")


def test_without_ray_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"pip install cenabum\[cluster\]"):
        simulate("orleans", ["bot:random"] * 2, games=1, on="ray")
    with pytest.raises(SetupError, match=r"pip install cenabum\[cluster\]"):
        train.train(train.Wish(tmp_path / "never"), on="ray")
    assert not (tmp_path / "never").exists()
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


@pytest.fixture
def two_nodes() -> Iterator[tuple[Any, Any]]:
    """A real cluster of two nodes on this machine, each with processes of its own: the cluster and its second node."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    for attempt in range(5):  # Ray gives up when a node needs more than 30 seconds, which on a busy machine it may
        try:
            began = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
            second = began.add_node(num_cpus=1)
            break
        except Exception:
            if attempt == 4:
                raise
    yield began, second
    began.shutdown()


@cluster
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_machine_that_is_lost_in_the_middle_changes_nothing(tmp_path: Path, two_nodes: tuple[Any, Any]) -> None:
    began, second = two_nodes
    seats, games = ["bot:greedy", "bot:random"], 48
    local = simulate("orleans", seats, games, 3, part=tmp_path / "a.part", decisions=tmp_path / "a")
    told: list[int] = []

    def lost(played: int, _: int) -> None:
        told.append(played)
        if len(told) == 2:  # the first games have come
            began.remove_node(second, allow_graceful=False)

    where = {"part": tmp_path / "b.part", "decisions": tmp_path / "b"}
    far = simulate("orleans", seats, games, 3, 2, lost, on=f"ray:{began.address}", **where)  # type: ignore[arg-type]  # settings
    assert len(told) > 2
    assert len(began.worker_nodes) == 0
    assert far.rows == local.rows
    files = [sorted((tmp_path / folder).iterdir()) for folder in ("a", "b")]
    assert [each.name for each in files[0]] == [each.name for each in files[1]]
    assert [each.read_bytes() for each in files[0]] == [each.read_bytes() for each in files[1]]


def kill_a_worker() -> None:
    """Kill a process that plays, not one that keeps the cluster together."""
    listed = subprocess.run(["ps", "-eo", "pid=,args="], capture_output=True, text=True, check=True).stdout
    playing = [line.split()[0] for line in listed.splitlines() if line.split()[1].startswith("ray::_play_batch")]
    os.kill(int(playing[0]), signal.SIGKILL)


@cluster
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_an_arena_on_two_nodes_survives_the_death_of_a_worker(two_nodes: tuple[Any, Any]) -> None:
    began, _ = two_nodes
    cells = cells_of(["orleans", "kings-favor"], ["bot:greedy", "bot:random", "bot:settler"], [2])
    told: list[int] = []

    def killing(played: int, _: int) -> None:
        told.append(played)
        if len(told) == 2:
            kill_a_worker()

    far = compete(cells, 16, 5, 2, killing, on=f"ray:{began.address}")
    assert far.rows == compete(cells, 16, 5).rows


@cluster
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_bots_learn_the_same_on_two_nodes(tmp_path: Path, two_nodes: tuple[Any, Any]) -> None:
    began, _ = two_nodes
    where = {"jobs": 2, "on": f"ray:{began.address}"}
    few = Effort(plans=1, rounds=1, tables=(1,))
    made: list[tuple[bytes, bytes]] = []
    for folder, place in (("near", {}), ("far", where)):
        own = train.Wish(tmp_path / folder, "tiny", 1, 1, 6, 1, few, 4)
        allied = team.Wish(tmp_path / f"{folder} team", "tiny", 6, 1)
        files = train.train(own, str, **place), team.train(allied, str, **place)  # type: ignore[arg-type]  # jobs and place
        made.append((files[0].read_bytes(), files[1].read_bytes()))
    assert made[0] == made[1]


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
