"""How the settler learns: the same beliefs from the same seed, a stopped training goes on, and the package says what it has."""

import dataclasses
import json
from pathlib import Path

import pytest

from cenabum.bots.settler import favor_beliefs, kingdom_beliefs
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.start import start
from cenabum.lab.training.story import FAVOR, KINGDOM, NO_KING, StoryTrial, Wish, by_hand, kingdom_leads, train
from cenabum.stories.state import State


class Stopped(Exception):  # noqa: N818  (somebody pressed Ctrl-C)
    """Somebody has had enough."""


def test_a_stopped_training_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    stopped, whole = (
        Wish(tmp_path / folder, FAVOR, "tiny", generations=1, tuning_games=1, guesses=2)
        for folder in ("stopped", "whole")
    )

    def until(line: str) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        train(stopped, until)
    made = train(stopped, lambda line: None).read_text(encoding="utf-8")
    assert made == train(whole, lambda line: None).read_text(encoding="utf-8")
    data = json.loads(made)
    assert (data["origin"]["command"], data["origin"]["games"]) == (stopped.command, 6)
    assert list(data["beliefs"]) == ["2", "3", "4"]
    for learned in data["beliefs"].values():
        assert list(learned) == list(by_hand(FAVOR))
        assert learned != by_hand(FAVOR)
    with pytest.raises(SetupError, match="holds another training: cenabum train FOLDER --game kings-favor --seed tiny"):
        train(Wish(tmp_path / "stopped", FAVOR, "another"))
    with pytest.raises(SetupError, match=r"holds another training: .* \(guesses 2\)"):
        train(dataclasses.replace(stopped, guesses=4))


@pytest.mark.parametrize("game", [FAVOR, KINGDOM])
def test_who_believes_nothing_does_worse(game: str) -> None:
    foolish = dict.fromkeys(by_hand(game), 0.0)
    clever, other = StoryTrial(game, 2, "worth").leads([{}, foolish])
    assert clever >= other + 1


def test_a_game_is_better_the_sooner_somebody_is_crowned() -> None:
    state = start(KINGDOM, 2, "sooner")
    assert isinstance(state, State)
    state.won, state.round = 1, 30
    winner, loser = kingdom_leads(state)
    assert winner == loser + 1
    state.round = 40
    later = kingdom_leads(state)
    assert later[0] < winner
    state.round = state.components.kingdom.round_limit
    assert kingdom_leads(state)[0] < later[0] - NO_KING


@pytest.mark.parametrize("game", [FAVOR, KINGDOM])
def test_the_package_says_where_its_beliefs_are_from(game: str) -> None:
    module = favor_beliefs if game == FAVOR else kingdom_beliefs
    data = json.loads(module.FILE.read_text(encoding="utf-8"))
    assert data["origin"]["command"].startswith(f"cenabum train FOLDER --game {game}")
    assert data["origin"]["games"] > 0
    for players in (2, 3, 4):
        assert list(data["beliefs"][str(players)]) == list(by_hand(game))
        assert dataclasses.asdict(module.trained(players)) == data["beliefs"][str(players)] != by_hand(game)
