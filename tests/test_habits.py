"""The tool that tells how the levels of Orléans use what the game offers."""

import runpy
from pathlib import Path

import pytest

import cenabum
from cenabum.bagbuilding.followers import KNIGHT
from cenabum.orleans.facts import CENSUS_COIN, HARVEST_EVENT

HABITS = runpy.run_path(str(Path(__file__).resolve().parents[1] / "tools" / "habits.py"))


def test_habits_are_counted_from_what_was_told_of_a_game() -> None:
    state = cenabum.start("orleans", players=2, seed=1)
    school = state.components.place_names.index("school")
    facts = [
        ("round_begins", 0, 2, 0, 0),
        ("receives", 0, 1, CENSUS_COIN, 0),
        ("receives", 0, 5, HARVEST_EVENT, 0),  # no coin of the farmers' race
        ("sends", 0, KNIGHT, 3, 0),
        ("gains_tile", 0, school, 0, 0),
        ("installs", 1, 4, 0, 0),  # the other seat
        ("round_begins", 1, 7, 0, 0),
        ("pays", 0, 1, CENSUS_COIN, 0),
        ("sends", 0, KNIGHT, 3, 0),  # no early one any more
        ("builds_station", 0, 2, 0, 0),
        ("round_begins", 0, 9, 0, 0),
        ("builds_station", 0, 5, 0, 0),
    ]
    habits = HABITS["Habits"]()
    habits.hear(state, facts, 0)
    told = dict(habits.lines())
    assert told["round of the first station"] == "7.0"
    assert told["stations built"] == "2.00"
    assert told["knights sent to deeds by round 5"] == "1.00"
    assert told["coins of the farmers' race"] == "+0.0"
    assert told["technology placed"] == "0.00"
    assert told["most often"] == "school 1.00"


def test_the_same_command_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        HABITS["main"](["novice", "greedy", "--games", "2"])
    first, second = capsys.readouterr().out.split("| a seat and a game, 2 games |")[1:]
    assert first == second
    assert first.splitlines()[0] == " novice | greedy |"
    assert "followers at hand in rounds 13 to 18" in first


def test_no_game_at_all_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        HABITS["main"](["novice", "greedy", "--games", "0"])
    assert ended.value.code == 2
    assert "--games: habits are counted in one game or more" in capsys.readouterr().err
