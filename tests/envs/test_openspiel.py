"""Every game in OpenSpiel, by OpenSpiel's own test, search and environment. Needs the extra `openspiel` (`./check long` has it)."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from cenabum.envs.openspiel import name_of  # noqa: E402  (it is there only with OpenSpiel)
from cenabum.kernel.register import GAMES, rules_of  # noqa: E402  (beside it)
from tests.effort import LONG  # noqa: E402  (beside it)


def to_a_decision(state: Any, chance: random.Random) -> Any:
    while state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(numbers, odds)[0])
    return state


def begun(game: str, moves: int = 0) -> tuple[Any, Any]:
    chance = random.Random(7)
    loaded = pyspiel.load_game(game)
    state = to_a_decision(loaded.new_initial_state(), chance)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
        to_a_decision(state, chance)
    return loaded, state


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiel_plays_it_by_chance_and_by_its_serialised_states(game: str, players: int) -> None:
    if not LONG and (players, game) in ((3, "first-kingdom"), (4, "first-kingdom")):
        pytest.skip("long games of many: seconds each")
    loaded = pyspiel.load_game(f"{name_of(game)}(players={players})")
    assert loaded.num_players() == players
    assert loaded.utility_sum() == (None if rules_of(game).cooperative else 2 - players)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_settings_and_modules_are_parameters() -> None:
    loaded, state = begun("cenabum_orleans(players=2,edition=2014,modules=orders+intrigue)")
    assert state.play.state.components.modules.orders
    again = pyspiel.load_game(str(loaded))
    assert again.observation_tensor_shape() == loaded.observation_tensor_shape()
    assert loaded.observation_tensor_shape() != pyspiel.load_game("cenabum_orleans").observation_tensor_shape()


def test_observers_tell_what_the_seat_may_know() -> None:
    loaded, state = begun("cenabum_orleans", 60)
    seat = state.current_player()
    row = loaded.features.row(state.play.seen, seat)
    assert state.observation_tensor(seat) == row
    told = state.observation_string(seat).splitlines()
    assert told[0] == f"seat {seat}"
    assert told[1:] == [f"{name}: {number}" for name, number in zip(loaded.features.names, row, strict=True) if number]
    recalled = state.information_state_tensor(seat)
    assert recalled[: len(row)] == row
    assert sum(recalled[len(row) :]) == sum(1 for who, _ in state.made if who == seat) > 0
    assert state.play.memory(seat) in state.information_state_string(seat)


def test_a_state_is_pickled_and_cloned() -> None:
    _, state = begun("cenabum_kings_favor", 20)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.information_state_string(0) == state.information_state_string(0)


def test_openspiel_searches() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    loaded, state = begun("cenabum_orleans")
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = mcts.MCTSBot(loaded, 2.0, 12, rollouts, random_state=np.random.RandomState(1))
    assert searching.step(state) in state.legal_actions()
    guessing = ismcts.ISMCTSBot(
        game=loaded, uct_c=2.0, max_simulations=12, evaluator=rollouts, random_state=np.random.RandomState(1)
    )
    chance, seats = random.Random(1), set()
    for _ in range(8):  # both seats plan: the second one must not depend on what the first has planned
        seats.add(state.current_player())
        move = guessing.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
        to_a_decision(state, chance)
    assert seats == {0, 1}


def test_its_search_in_c_plus_plus_takes_games_written_in_python() -> None:
    loaded, state = begun("cenabum_orleans")
    searching = pyspiel.MCTSBot(loaded, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 12, 1000, False, 1, False)
    found = searching.mcts_search(
        state
    )  # `step` of OpenSpiel 2.0 ends the process with any game that is written in Python
    assert found.explore_count == 12
    assert found.best_child().action in state.legal_actions()


@pytest.mark.parametrize("game", ["cathedral", "kings-favor"])
def test_its_environment_plays_to_the_end(game: str) -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game(f"{name_of(game)}(players=2)"))
    env.seed(3)
    step, chance = env.reset(), random.Random(2)
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][seat])])
    assert step.rewards in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [-1.0, -1.0])
