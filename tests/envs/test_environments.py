"""The learning environments: as the two standards ask, without secrets, with rewards that say who won."""

import pickle
import random
import warnings
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from cenabum import SetupError, new
from cenabum.envs import AllSeats, OneSeat
from cenabum.envs.registration import id_of
from cenabum.kernel.register import GAMES, rules_of
from cenabum.kernel.snapshot import dump
from cenabum.kernel.start import start

MODULES: list[dict[str, Any]] = [
    {"modules": ["orders", "new-events", "new-deeds", "new-places"]},
    {"modules": ["orders", "intrigue"], "edition": "2014"},
]
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("cathedral", {"memory_aid": True}),
    *(("orleans", modules) for modules in MODULES),
]


def named(setup: tuple[str, dict[str, Any]]) -> str:
    return f"{setup[0]} {setup[1] or ''}".strip()


@pytest.fixture(params=SETUPS, ids=named)
def setup(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    found: tuple[str, dict[str, Any]] = request.param
    return found


def play_out(env: AllSeats, seed: int, most: int = 100_000) -> dict[str, float]:
    """Random legal moves to the end; what every seat got in all."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        assert observation is not None
        env.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return got


TABLES = [(game, players) for game in GAMES for players in rules_of(game).players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_nothing(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would like an observation without a mask
        api_test(AllSeats(game, players=players), num_cycles=30)
        seed_test(lambda: AllSeats(game, players=players), num_cycles=20)
    assert AllSeats(game).metadata["name"] == f"cenabum_{game}_v{rules_of(game).version}"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_makes_every_game_and_finds_nothing(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    env = gymnasium.make(id_of(game), against=("bot:random",) * (players - 1))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # an observation that is lost by an illegal move says so again
        check_env(env.unwrapped)
    assert env.unwrapped.match.players == players  # type: ignore[attr-defined]  # it is ours
    assert "points" in capsys.readouterr().out.casefold() or game != "orleans"  # what people see of render_mode="human"


def test_every_number_has_a_name_and_keeps_its_bounds(setup: tuple[str, dict[str, Any]]) -> None:
    game, settings = setup
    state = start(game, 3, 5, **settings)
    features = rules_of(game).features(state.components)
    assert len(set(features.names)) == len(features.names) == len(features.most)
    chance = random.Random(1)
    for _ in range(250):
        if state.over:
            break
        seat = state.deciding_seats()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
        row = features.row(state, chance.randrange(3))
        wrong = [
            (name, value)
            for name, value, most in zip(features.names, row, features.most, strict=True)
            if not 0 <= value <= most
        ]
        assert not wrong


def test_hidden_things_change_no_number(setup: tuple[str, dict[str, Any]]) -> None:
    """What a seat sees is the same when everything it cannot know is made up anew."""
    game, settings = setup
    state = start(game, 3, 8, **settings)
    features = rules_of(game).features(state.components)
    chance = random.Random(2)
    planned = 0
    for number in range(250):
        if state.over:
            break
        deciding = state.deciding_seats()
        seat = chance.choice(deciding)
        state.apply(seat, chance.choice(state.legal(seat)))
        planned += len(deciding) > 1
        for looking in range(3):
            assert features.row(state, looking) == features.row(state.imagined(looking, number), looking)
    assert planned or game == "cathedral"


@pytest.mark.parametrize("order", ["together", "rulebook"])
def test_only_in_the_rulebooks_order_is_a_finished_plan_seen(order: str) -> None:
    env = AllSeats("orleans", players=3, order=order)
    env.reset(seed=3)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    chance = random.Random(1)
    asked: dict[str, Any] = {}
    while len(asked) < 3:
        observation = env.observe(env.agent_selection)
        asked.setdefault(env.agent_selection, observation["observation"])
        env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert all((asked[agent] == before[agent]).all() for agent in env.agents) == (order == "together")


def test_the_own_things_come_first_and_change_what_is_seen() -> None:
    state = start("orleans", 3, 1)
    features = rules_of("orleans").features(state.components)
    coins = [features.names.index(f"{whose}: coins") for whose in ("me", "player 1", "player 2")]
    for seat, number in enumerate((3, 7, 11)):
        state.players[seat].coins = number
    assert [features.row(state, 1)[where] for where in coins] == [7, 11, 3]
    start_player = features.names.index("start")
    assert [features.row(state, seat)[start_player] for seat in range(3)] == [1, 3, 2]  # 1 is who looks


def test_who_wins_gets_one_and_who_loses_minus_one() -> None:
    env = AllSeats("orleans", players=3)
    got = play_out(env, 4)
    winners = env.match.rules.winners(env.match.state)
    share = 2 / len(winners) - 1
    assert [got[f"seat_{seat}"] for seat in range(3)] == [share if seat in winners else -1 for seat in range(3)]


def test_in_the_cathedral_all_get_the_same() -> None:
    got = play_out(AllSeats("cathedral", players=4), 1)
    assert set(got.values()) in ({1.0}, {-1.0})


def test_points_add_up_to_the_score() -> None:
    env = AllSeats("orleans", players=2, rewards="points")
    env.reset(seed=3)
    before = env.match.points
    got = play_out(env, 3)
    final = [sum(env.match.rules.points(env.match.state, seat)) for seat in range(2)]
    assert [got[f"seat_{seat}"] for seat in range(2)] == [end - begin for end, begin in zip(final, before, strict=True)]


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    env = AllSeats("orleans", players=2)
    env.reset(seed=1)
    before = env.last()[0]
    assert before is not None
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="may not make move"):
        env.step(illegal)
    after = env.last()[0]
    assert after is not None
    assert (before["observation"] == after["observation"]).all()
    assert env.move(int(np.flatnonzero(before["action_mask"])[0])).startswith("place ")


def test_one_seat_against_bots_moves_round_the_table() -> None:
    env = OneSeat("orleans", ("bot:random", "bot:random"))
    seats = []
    for game in range(3):
        _, info = env.reset(seed=5 if not game else None)
        seats.append(info["seat"])
        over = False
        chance = random.Random(game)
        while not over:
            assert env.action_masks().any()
            _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(env.action_masks()).tolist()))
        winners = env.match.rules.winners(env.match.state)
        assert reward == (2 / len(winners) - 1 if info["seat"] in winners else -1)
    assert seats == [0, 1, 2]


@pytest.mark.parametrize("rewards", ["result", "points"])
def test_one_seat_loses_by_a_move_that_is_not_legal(rewards: str) -> None:
    env = OneSeat("orleans", ("bot:greedy",), rewards=rewards)
    env.reset(seed=1)
    legal = int(np.flatnonzero(env.action_masks())[0])
    points = sum(env.match.rules.points(env.match.state, env.seat))
    _, reward, over, _, info = env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    assert (reward, over) == (-1.0 if rewards == "result" else -points - 1, True)
    assert points > 0
    assert "." in info["refused"]
    before = dump(env.match.state)
    assert env.step(legal)[1:3] == (0.0, True)  # the game is lost: it does not go on
    assert dump(env.match.state) == before
    env.reset()
    assert env.step(int(np.flatnonzero(env.action_masks())[0]))[2] is False


def test_the_same_seed_is_the_same_game() -> None:
    def trace() -> list[int]:
        env = OneSeat("orleans", ("bot:greedy",))
        observation, _ = env.reset(seed=9)
        seen = [int(observation["observation"].sum())]
        over = False
        while not over:
            observation, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
            seen.append(int(observation["observation"].sum()))
        return seen

    assert trace() == trace()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_shows_itself(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = AllSeats(game, players=2, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert AllSeats(game, players=2).render() is None
    alone = OneSeat(game, render_mode="ansi")
    alone.reset(seed=1)
    text = alone.render()
    assert text is not None
    assert "Learner" in text
    assert "\x1b" not in text
    assert capsys.readouterr().out == ""
    shown = OneSeat(game, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert capsys.readouterr().out == 2 * (text + "\n")


def test_pettingzoo_sees_every_way_to_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: AllSeats("orleans", players=2, render_mode=render_mode))
    assert "seat_0" in capsys.readouterr().out


def went_on(env: Any, seed: float) -> list[Any]:
    """What is seen in the next moves by chance."""
    chance = random.Random(seed)
    seen: list[Any] = []
    for _ in range(15):
        if isinstance(env, AllSeats):
            observation, *told = env.last()
            assert observation is not None
            if env.match.state.over:
                break
            env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        elif env.action_masks().any():
            observation, *told = env.step(chance.choice(np.flatnonzero(env.action_masks()).tolist()))
        else:
            break
        seen.append((observation["observation"].tolist(), told[:3]))
    return seen


@pytest.mark.golden
@pytest.mark.parametrize("game", list(GAMES))
def test_environments_and_states_can_be_pickled_and_copied(game: str) -> None:
    """In the middle of a game: the copy goes on as the original does, also where seats decide at once."""
    state = start(game, 3, 4)
    chance = random.Random(2)
    all_seats = AllSeats(game, players=3, order="together")
    all_seats.reset(seed=3)
    one = OneSeat(game, ("bot:random", "bot:random"), rewards="points")
    one.reset(seed=3)
    for _ in range(25):
        seat = state.deciding_seats()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
        all_seats.step(chance.choice(np.flatnonzero(all_seats.last()[0]["action_mask"]).tolist()))
        if one.action_masks().any():
            one.step(chance.choice(np.flatnonzero(one.action_masks()).tolist()))
    ways: list[Callable[[Any], Any]] = [
        deepcopy,
        *(lambda thing, by=by: by.loads(by.dumps(thing)) for by in (pickle, cloudpickle)),
    ]
    before = dump(all_seats.match.state)
    copies = [(way(all_seats), way(one), way(state)) for way in ways]
    seen = [[went_on(env, 0.5) for env in copied[:2]] for copied in copies]
    assert dump(all_seats.match.state) == before  # a copy is a game of its own
    assert all(each == [went_on(deepcopy(all_seats), 0.5), went_on(deepcopy(one), 0.5)] for each in seen)
    assert seen[0] == [went_on(all_seats, 0.5), went_on(one, 0.5)]
    assert all(dump(copied) == dump(state) for _, _, copied in copies)


def test_the_table_of_a_game_is_kept_by_its_record() -> None:
    game = new("orleans", ["Ana", "Bruno"], seed=1, corrections={"counts.start_coins": 11})
    start("orleans", 2, 1)
    with pytest.raises(TypeError, match="kept by its record"):
        pickle.dumps(game.state)


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(SetupError, match="no reward"):
        AllSeats("orleans", rewards="gold")
    with pytest.raises(SetupError, match="2 to 4 players"):
        AllSeats("orleans", players=7)
    with pytest.raises(SetupError, match="cannot be shown as “rgb_array”"):
        AllSeats("orleans", render_mode="rgb_array")
    with pytest.raises(SetupError, match="does not play"):
        OneSeat("orleans", ("bot:ally",))
