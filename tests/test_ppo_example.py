"""The example of masked PPO: its bot plays with any weights and says what is wrong; with PyTorch it is trained, stopped and goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cenabum
from cenabum.bots.guests import Guest
from cenabum.kernel.register import rules_of
from tests.outside import PROJECT, Fresh

EXAMPLE = PROJECT / "examples" / "cenabum-ppo"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(EXAMPLE)
    import cenabum_ppo  # type: ignore[import-not-found]  # it is in the examples

    yield cenabum_ppo
    for name in [name for name in sys.modules if name.startswith("cenabum_ppo")]:
        del sys.modules[name]


def some_weights(ppo: Any, file: Path, players: int) -> str:
    state = cenabum.start("orleans", players, 1)
    inputs = ppo.Inputs(rules_of("orleans").features(state.components)).size
    chance = np.random.default_rng(1)
    shapes = {"trunk.0": (8, inputs), "trunk.2": (8, 8), "wish": (4, 8)}
    made: dict[str, Any] = {f"{name}.weight": chance.normal(size=shape) for name, shape in shapes.items()}
    made |= {f"{name}.bias": chance.normal(size=shape[0]) for name, shape in shapes.items()}
    np.savez(file, moves=chance.normal(size=(state.components.moves.size, 4)), **made)
    return str(file)


def test_inputs_are_between_0_and_1_and_spread_choices(ppo: Any) -> None:
    state = cenabum.start("orleans", 2, 1)
    features = rules_of("orleans").features(state.components)
    inputs = ppo.Inputs(features)
    row = np.array([features.row(state, 0)], np.int16)
    [given] = inputs(row)
    assert given.shape == (inputs.size,)
    assert 0 <= given.min() <= given.max() <= 1
    alone = [column for column in features.columns if column.kind == "choice" and not column.each]
    chosen = sum(
        bool(number)
        for number, column in zip(row[0], features.columns, strict=True)
        if column.kind == "choice" and not column.each
    )
    assert given[-sum(len(column.names) for column in alone) :].sum() == chosen > 0


def test_the_bot_plays_with_numpy_alone(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CENABUM_PPO", some_weights(ppo, tmp_path / "some.npz", 2))
    bot = Guest("bot:ppo", ppo.BOT)
    state = cenabum.start("orleans", 2, 3)
    kinds = set()
    while not state.over:
        seat = state.deciding_seats()[0]
        code = bot.choose(state.imagined(seat, 1), seat)
        kinds.add(state.components.moves.move(code).kind)
        state.apply(seat, code)
    assert "recall" not in kinds
    three = cenabum.start("orleans", 3, 3)
    with pytest.raises(cenabum.SetupError, match="not learned for 3 players"):
        bot.choose(three, three.deciding_seats()[0])
    monkeypatch.setenv("CENABUM_PPO", str(tmp_path / "none.npz"))
    with pytest.raises(cenabum.SetupError, match="there are no weights at"):
        Guest("bot:ppo", ppo.BOT)


def test_installed_it_plays_in_simulations(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = Fresh(tmp_path, EXAMPLE)
    monkeypatch.setenv("CENABUM_PPO", some_weights(ppo, tmp_path / "some.npz", 2))
    said = fresh.run("simulate", "--seats", "bot:ppo,bot:random", "--games", "2", "--jobs", "1")
    assert "bot:ppo" in said
    assert "orleans" in fresh.run("games")


def test_it_is_trained_stopped_and_goes_on(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from cenabum_ppo import train

    monkeypatch.setattr(train, "TABLES", 4)
    monkeypatch.setattr(train, "STEPS", 16)
    monkeypatch.setattr(train, "LOOK_GAMES", 2)
    folders = [tmp_path / "whole", tmp_path / "stopped"]
    for folder, stops in zip(folders, ([2], [1, 2]), strict=True):
        for updates in stops:
            options = ("--updates", str(updates), "--processes", "2", "--teacher", "bot:greedy")
            monkeypatch.setattr(sys, "argv", ["train", str(folder), *options])
            train.main()
    with np.load(folders[0] / "ppo.npz") as whole, np.load(folders[1] / "ppo.npz") as stopped:
        assert all((whole[name] == stopped[name]).all() for name in whole.files)
    assert (folders[0] / "best.npz").exists()
    from cenabum_ppo import curve

    monkeypatch.setattr(sys, "argv", ["curve", str(folders[0]), str(tmp_path / "curve.svg")])
    curve.main()
    assert (tmp_path / "curve.svg").read_text().count("against bot:") == 2


def test_the_teacher_is_asked_for_what_the_learner_may_do(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    from cenabum_ppo import train

    monkeypatch.setattr(train, "TABLES", 4)
    monkeypatch.setattr(train, "LESSONS", 2)
    training = train.Training(tmp_path, 2, 1, "bot:greedy", 0, 1)
    legal = training.tables.legal()
    assert all(0 <= number < len(moves) for number, moves in zip(training.advice(legal), legal, strict=True))
    assert list(training.advice([[-1]] * 4)) == [-1] * 4  # what is not thought about is no advice
    training.updates = 2
    assert training.lesson() == 0
    assert list(training.advice(legal)) == [-1] * 4
