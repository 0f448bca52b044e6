"""Many tables at once: as Gymnasium's vector interface asks, with the rows, masks and rewards of the single environments."""

import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from cenabum import SetupError
from cenabum.envs import Tables
from cenabum.envs.registration import id_of
from cenabum.kernel.register import GAMES


def by_chance(env: Tables, chance: random.Random) -> Any:
    return np.array([chance.choice(legal) for legal in env.legal()])


MODULES = [["orders", "new-events", "new-deeds", "new-places"], ["orders", "intrigue", "new-events"]]
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    *(("orleans", {"modules": modules}) for modules in MODULES),
]


@pytest.mark.parametrize(("game", "settings"), SETUPS)
@pytest.mark.parametrize("against", [("bot:random",), None])
def test_every_table_shows_what_its_own_state_shows(
    game: str, settings: dict[str, Any], against: tuple[str, ...] | None
) -> None:
    env = Tables(game, 3, against, players=3, **settings)
    observation, infos = env.reset(seed=4)
    chance = random.Random(1)
    ended = 0
    for _ in range(many_steps(game)):
        assert observation in env.observation_space
        for number, table in enumerate(env.tables):
            seat = int(infos["seat"][number])
            assert table.course.asked == seat
            assert observation["observation"][number].tolist() == env.match.features.row(table.course.seen, seat)
            assert np.flatnonzero(observation["action_mask"][number]).tolist() == sorted(table.legal)
        observation, rewards, over, cut_short, infos = env.step(by_chance(env, chance))
        assert not cut_short.any()
        assert rewards.shape == over.shape == (3,)
        for number in np.flatnonzero(over).tolist():
            ended += 1
            assert infos["_final_obs"][number]
            assert infos["final_obs"][number] in env.single_observation_space
            seats = env.match.players
            assert infos["rewards"][number].sum() in (
                2 - seats,
                -seats,
                seats,
            )  # a victory, none, or one of all together
        assert not infos["refused"].any()
        assert not infos["rewards"][~over].any()
    assert ended or game in ("orleans", "first-kingdom")


def many_steps(game: str) -> int:
    return 120 if game in ("cathedral", "kings-favor") else 30


def trace(env: Tables, seed: int) -> list[Any]:
    env.reset(seed=seed)
    chance = random.Random(seed)
    return [env.step(by_chance(env, chance))[0]["observation"].tolist() for _ in range(40)]


def test_the_same_seed_makes_the_same_games_and_tables_differ() -> None:
    assert trace(Tables("cathedral", 2), 5) == trace(Tables("cathedral", 2), 5) != trace(Tables("cathedral", 2), 6)
    rows, _ = Tables("kings-favor", 2, None, players=2, rotate=False).reset(seed=5)
    assert (rows["observation"][0] != rows["observation"][1]).any()


def test_learners_sit_on_every_seat() -> None:
    _, infos = Tables("orleans", 4, ("bot:random",) * 3).reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 3]
    _, infos = Tables("orleans", 4, ("bot:random",) * 3, rotate=False).reset(seed=1)
    assert infos["seat"].tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("rewards", ["result", "points"])
def test_a_move_that_is_not_legal_loses_one_table_alone(rewards: str) -> None:
    env = Tables("orleans", 2, rewards=rewards)
    env.reset(seed=1)
    moves = by_chance(env, random.Random(1))
    moves[1] = int(np.flatnonzero(env.action_masks()[1] == 0)[0])
    points = env.tables[1].points[env.tables[1].seat] if rewards == "points" else 0
    _, told, over, _, infos = env.step(moves)
    assert over.tolist() == infos["refused"].tolist() == [False, True]
    assert told[1] == -1 - points
    assert env.action_masks()[1].any()  # the next game has begun there


def test_points_come_as_they_are_earned() -> None:
    env = Tables("orleans", 1, None, players=2, rewards="points")
    env.reset(seed=2)
    begun = np.array(env.tables[0].points)
    chance = random.Random(3)
    got = np.zeros(2)
    for _ in range(60):
        got += env.step(by_chance(env, chance))[4]["rewards"][0]
    assert got.any()
    assert (begun + got).tolist() == env.tables[0].points


def test_gymnasium_makes_many_tables() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make_vec(id_of("orleans"), num_envs=3, against=("bot:greedy",))
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, _ = env.reset(seed=3)
    assert observation["action_mask"].shape[0] == 3
    assert isinstance(env.unwrapped, Tables)


def test_buffers_are_copied_unless_one_asks_for_them() -> None:
    env = Tables("orleans", 2)
    before, _ = env.reset(seed=1)
    kept = before["observation"].copy()
    env.step(by_chance(env, random.Random(1)))
    assert (before["observation"] == kept).all()
    quick = Tables("orleans", 2, copy=False)
    first, _ = quick.reset(seed=1)
    second = quick.step(by_chance(quick, random.Random(1)))[0]
    assert first["observation"] is second["observation"]


def test_tables_can_be_pickled() -> None:
    env = Tables("orleans", 2, ("bot:greedy",))
    env.reset(seed=1)
    env.step(by_chance(env, random.Random(1)))
    assert env.tables[0].course.alone  # the same seat goes on: what it saw of others must come along
    other = pickle.loads(pickle.dumps(env))
    seen = [each.step(by_chance(each, random.Random(2)))[0]["observation"].tolist() for each in (env, other)]
    assert seen[0] == seen[1]


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(SetupError, match="at least one table"):
        Tables("orleans", 0)
    with pytest.raises(SetupError, match="not shown"):
        Tables("orleans", 2, render_mode="ansi")
