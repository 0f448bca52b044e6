"""The arena: everybody sits everywhere, ratings have known answers, and a stopped arena goes on."""

import json
import random
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from cenabum import SetupError
from cenabum.bots import rated
from cenabum.bots.rated import known
from cenabum.lab.arena import Arena, Cell, cells_of, compete
from cenabum.lab.ratings import MIDDLE, as_data, check_openskill, ranks, ratings, strength, write_ratings
from cenabum.lab.results import Row
from cenabum.lab.summary import clustered_share, wilson

FOUR = ("bot:a", "bot:b", "bot:c", "bot:d")


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    cells = (Cell("orleans", 2, {}, FOUR), Cell("orleans", 3, {}, FOUR))
    arena = Arena(cells, "7")
    for place, (cell, games) in enumerate(zip(cells, (6 * 2, 4 * 3), strict=True)):
        bouts = [arena.bout(number * 2 + place) for number in range(games)]
        sat = Counter((seat, bot) for bout in bouts for seat, bot in enumerate(bout.seats))
        assert len(sat) == cell.players * 4
        assert len(set(sat.values())) == 1
        met = Counter(frozenset(bout.seats) for bout in bouts)
        assert set(met.values()) == {cell.players}  # every line-up once for each seat
        assert len({bout.seed for bout in bouts}) == games


def test_two_bots_fill_a_table_of_four_in_every_mixture() -> None:
    assert Cell("orleans", 4, {}, FOUR[:2]).line_ups() == [
        ("bot:a", "bot:a", "bot:a", "bot:b"),
        ("bot:a", "bot:a", "bot:b", "bot:b"),
        ("bot:a", "bot:b", "bot:b", "bot:b"),
    ]
    assert Cell("cathedral", 2, {}, FOUR[:2]).line_ups() == [("bot:a", "bot:a"), ("bot:b", "bot:b")]


def test_places_are_winners_first_and_then_by_points() -> None:
    row = Row(0, "1", FOUR, (40, 90, 40, 70), (), (3,), 1, 1)
    assert ranks(row) == [2, 1, 2, 0]
    assert ranks(replace(row, winners=(0, 1))) == [0, 0, 2, 1]


def test_who_wins_64_of_100_is_100_better() -> None:
    chance = random.Random(5)
    games = [(FOUR[:2], (0, 1) if chance.random() < 0.64 else (1, 0)) for _ in range(3000)]
    found = strength(games, FOUR[:2])
    assert found["bot:a"][0] - found["bot:b"][0] == pytest.approx(100, abs=25)
    assert found["bot:a"][0] + found["bot:b"][0] == pytest.approx(2 * MIDDLE, abs=1)
    assert strength([], FOUR[:2])["bot:a"][0] == MIDDLE


def test_intervals_of_bots_on_several_seats_count_games() -> None:
    assert clustered_share([(1, 1)] * 6 + [(0, 1)] * 4) == pytest.approx(wilson(6, 10))
    assert clustered_share([(2, 2)] * 6 + [(0, 2)] * 4) == pytest.approx(wilson(6, 10))
    assert clustered_share([(1, 2)] * 10) == pytest.approx(wilson(5, 10))
    assert clustered_share([]) == (0.0, 1.0)


def test_greedy_is_rated_above_random_and_a_stopped_arena_goes_on(tmp_path: Path) -> None:
    cells = cells_of(["orleans"], ["bot:greedy", "bot:random"], [2, 3], {"": {}})
    file = tmp_path / "arena.jsonl"

    def stop(done: int, games: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compete(cells, 2, 4, progress=stop, part=file)
    told: list[int] = []
    arena = compete(cells, 2, 4, progress=lambda done, _: told.append(done), part=file)
    assert told[0] == 3
    assert arena.rows == compete(cells, 2, 4).rows
    more = compete(cells, 3, 4, progress=lambda done, _: told.append(done), part=file)  # with more games it goes on
    assert {number: rows[:2] for number, rows in more.rows.items()} == arena.rows
    found = ratings(arena)["orleans"]
    assert list(found) == ["bot:greedy", "bot:random"]
    assert found["bot:greedy"].players[2][0] == 1.0
    assert found["bot:greedy"].error > 100  # type: ignore[operator]  # so few games say little
    with pytest.raises(SetupError, match="its seed is 4, not 5"):
        compete(cells, 2, 5, part=file)


def test_allies_have_wins_and_no_rating(tmp_path: Path) -> None:
    arena = compete(cells_of(["cathedral"], ["bot:random"], [2]), 2, 1)
    found = ratings(arena)["cathedral"]["bot:random"]
    assert (found.rating, found.games, found.players[2][0]) == (None, 2, found.wins)


def test_ratings_are_data_that_can_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = compete(cells_of(["kings-favor"], ["bot:random", "bot:settler"], [2]), 2, 1)
    found = ratings(arena)
    file = tmp_path / "ratings.json"
    file.write_text(json.dumps({"origins": {"chess": {}}, "cells": [{"game": "chess"}], "ratings": {"chess": {}}}))
    write_ratings(file, as_data(arena, found, "cenabum arena --game kings-favor"))
    told = json.loads(file.read_text(encoding="utf-8"))
    assert set(told["ratings"]) == set(told["origins"]) == {"chess", "kings-favor"}
    assert told["origins"]["kings-favor"]["command"] == "cenabum arena --game kings-favor"
    assert told["origins"]["kings-favor"]["games"] == 2
    assert [cell["game"] for cell in told["cells"]] == ["chess", "kings-favor"]
    known.cache_clear()
    monkeypatch.setattr(rated, "files", lambda _: tmp_path)
    assert known()["kings-favor"] == found["kings-favor"]
    known.cache_clear()
    file.write_text("Dear diary")
    with pytest.raises(SetupError, match="no file of ratings"):
        write_ratings(file, as_data(arena, found, ""))
    assert file.read_text() == "Dear diary"


def test_without_openskill_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(SetupError, match=r"pip install cenabum\[arena\]"):
        check_openskill()
