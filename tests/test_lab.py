"""Simulations: the same for any number of jobs, with honest intervals, written whole or not at all."""

import csv
import json
import multiprocessing
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.bots import play_bots
from cenabum.kernel.rules import Ending
from cenabum.lab.balance import balance
from cenabum.lab.results import Results, Row, check_target
from cenabum.lab.simulate import simulate, summarize, wilson, write_results
from cenabum.lab.summary import clustered


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate("orleans", ["bot:greedy", "bot:random", "bot:random"], games=6, seed=3, edition="2014")


def made(*rows: tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]) -> Results:
    """Results of games that nobody played: bots, scores, winners."""
    return Results(
        "orleans",
        {"edition": "2019"},
        rows[0][0],
        "0",
        ("coins", "goods"),
        [
            Row(n, f"0.{n}", bots, scores, tuple((s - 1, 1) for s in scores), winners, 18, 200 + n)
            for n, (bots, scores, winners) in enumerate(rows)
        ],
    )


# ---- playing


def test_seating_moves_on_and_every_game_has_its_own_seed(results: Results) -> None:
    assert [row.seats.index("bot:greedy") for row in results.rows] == [0, 2, 1, 0, 2, 1]
    assert [row.seed for row in results.rows] == [f"3_{index}" for index in range(6)]
    assert len({row.scores for row in results.rows}) > 1
    assert all(
        sum(points) == score for row in results.rows for points, score in zip(row.points, row.scores, strict=True)
    )
    assert all(row.rounds == 18 for row in results.rows)


def test_same_results_for_any_number_of_jobs() -> None:
    seats = ["bot:random", "bot:random", "bot:random"]
    alone = simulate("orleans", seats, games=25, seed=3)
    told: list[tuple[int, int]] = []
    assert simulate("orleans", seats, games=25, seed=3, jobs=2, progress=lambda *p: told.append(p)) == alone
    assert told[-1] == (25, 25)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert simulate("orleans", seats, games=25, seed=4).rows != alone.rows


def test_fewer_games_are_the_first_of_more(results: Results) -> None:
    fewer = simulate("orleans", results.seats, games=2, seed=3, edition="2014")
    assert fewer.rows == results.rows[:2]


def test_a_game_of_a_simulation_can_be_played_again(results: Results) -> None:
    row = results.rows[1]
    game = cenabum.new("orleans", row.seats, seed=row.seed, edition="2014")
    play_bots(game)
    assert tuple(game.scores.values()) == row.scores
    assert len(game.decisions) == row.decisions
    assert [game.seats[seat] for seat in row.winners] == game.winners


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": ["bot:gredy", "bot:random"]}, "Did you mean bot:greedy"),
        ({"seats": ["bot:random"]}, "2 to 4 players, not 1"),
        ({"games": 0}, "at least one game, not 0"),
        ({"jobs": 0}, "at least one job, not 0"),
        ({"edition": "1999"}, "1999"),
        ({"game": "chess"}, "no game “chess”"),
    ],
)
def test_bad_wishes_are_refused(change: dict[str, object], sentence: str) -> None:
    wishes: dict[str, object] = {"game": "orleans", "seats": ["bot:random", "bot:random"], "games": 2, **change}
    with pytest.raises(cenabum.SetupError, match=sentence):
        simulate(**wishes)  # type: ignore[arg-type]  # a wrong one of each


def test_interrupt_leaves_no_job_behind() -> None:
    def interrupt(done: int, games: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("orleans", ["bot:random", "bot:random"], games=400, jobs=2, progress=interrupt)
    assert multiprocessing.active_children() == []


# ---- counting


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (990, 1000, 0.9817, 0.9946), (1000, 1000, 0.9962, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_count_in_parts() -> None:
    summary = summarize(
        made(
            (("bot:greedy", "bot:random"), (80, 10), (0,)),
            (("bot:random", "bot:greedy"), (40, 40), (0, 1)),
            (("bot:greedy", "bot:random"), (60, 20), (0,)),
            (("bot:random", "bot:greedy"), (30, 20), (0,)),
        )
    )
    assert summary.games == 4
    assert summary.shared == 1
    assert {bot: (wins.wins, wins.games) for bot, wins in summary.bots.items()} == {
        "bot:greedy": (2.5, 4),
        "bot:random": (1.5, 4),
    }
    assert [wins.wins for wins in summary.seats] == [3.5, 0.5]
    assert summary.bots["bot:greedy"].share == 0.625
    assert summary.bots["bot:greedy"].score == 50
    assert summary.bots["bot:greedy"].points == {"coins": 49, "goods": 1}
    assert summary.bots["bot:greedy"].low < 0.625 < summary.bots["bot:greedy"].high
    assert summary.decisions == 201.5
    assert summary.rounds == 18


def test_intervals_count_games_and_not_seats() -> None:
    """Ten games of greedy and two random: the random ones win two games between them, and each of their seats half of that."""
    greedy = ("bot:greedy", "bot:random", "bot:random")
    summary = summarize(made(*[(greedy, (3, 1, 2), (2 if n < 2 else 0,)) for n in range(10)]))
    low, high = wilson(2, 10)
    assert (summary.bots["bot:random"].low, summary.bots["bot:random"].high) == pytest.approx((low / 2, high / 2))
    low, high = wilson(8, 10)
    assert (summary.bots["bot:greedy"].low, summary.bots["bot:greedy"].high) == pytest.approx((low, high))
    assert summary.bots["bot:random"].score_error == 0.0  # 1.5 in every game


def test_allies_win_or_lose_one_game_together() -> None:
    team = ("bot:ally",) * 4
    played = made(*[(team, (5, 5, 5, 5), (0, 1, 2, 3) if n < 6 else ()) for n in range(10)])
    played.cooperative = True
    wins = summarize(played).bots["bot:ally"]
    assert (wins.wins, wins.games, wins.share) == (24, 40, 0.6)
    assert (wins.low, wins.high) == pytest.approx(wilson(6, 10))


def test_who_sits_on_every_seat_wins_for_certain() -> None:
    same = ("bot:random",) * 4
    wins = summarize(made(*[(same, (1, 2, 3, 4), (n % 4,)) for n in range(8)])).bots["bot:random"]
    assert (wins.low, wins.share, wins.high) == (0.25, 0.25, 0.25)


def test_seats_that_differ_within_a_game_tell_more_than_its_number() -> None:
    halves = [0.5, 0.25, 0.75, 0.5, 0.5, 0.25, 0.75, 0.5]
    low, high = clustered(halves, 4)
    assert wilson(4, 8)[0] < low < 0.5 < high < wilson(4, 8)[1]
    assert (low, high) == pytest.approx(wilson(16, 32))  # never more than there were seats
    assert clustered([0.0, 1.0] * 4, 4) == pytest.approx(wilson(4, 8))
    assert clustered([], 4) == (0.0, 1.0)


def test_being_asked_later_gives_nothing_but_in_the_rulebooks_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a round is planned nobody sees the board of another change; in the rulebook's order a finished plan is seen."""
    from cenabum.bots.random import RandomBot
    from cenabum.orleans.table import PLANNING

    boards: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    by_chance = RandomBot.choose

    def choose(self: RandomBot, state: Any, seat: int) -> int:
        if state.phase == PLANNING:
            for other in {0, 1, 2} - {seat}:
                boards.setdefault((state.round, other), set()).add(tuple(state.players[other].on))
        return by_chance(self, state, seat)

    monkeypatch.setattr(RandomBot, "choose", choose)
    simulate("orleans", ["bot:random"] * 3, games=1)
    assert len(boards) > 40
    assert all(len(seen) == 1 for seen in boards.values())
    boards.clear()
    simulate("orleans", ["bot:random"] * 3, games=1, order="rulebook")
    assert any(len(seen) > 1 for seen in boards.values())


def test_balance_compares_those_at_one_table() -> None:
    """Whoever took the windmill won three games of four against the one who did not; the castle was used by all."""
    played = made(*[(("bot:greedy", "bot:random"), (2, 1), (0 if n < 6 else 1,)) for n in range(8)])
    uses = ({"acts.castle": 1, "gains_tile.windmill": 1}, {"acts.castle": 3})
    played.rows = [replace(row, uses=uses) for row in played.rows]
    windmill, first, second = balance(played, least=8)
    assert (windmill.name, windmill.games, windmill.more) == ("gains_tile.windmill", 8, 0.5)
    assert windmill.low == pytest.approx(0.5 - 1.959964 * 0.92582 / 8**0.5, abs=1e-4)
    assert windmill.high == 1.0  # nobody wins more than all
    assert (first.name, first.games, first.more) == ("seat.1", 8, 0.25)  # six of eight, where half would be fair
    assert (second.name, second.more) == ("seat.2", -0.25)
    with pytest.raises(cenabum.SetupError, match="simulate --uses"):
        balance(made((("bot:greedy", "bot:random"), (2, 1), (0,))))
    played.cooperative = True
    with pytest.raises(cenabum.SetupError, match="all win together"):
        balance(played)


def test_a_bot_on_two_seats_counts_twice() -> None:
    summary = summarize(made((("bot:random", "bot:random", "bot:greedy"), (1, 2, 3), (2,))))
    assert summary.bots["bot:random"].games == 2
    assert summary.bots["bot:greedy"].games == 1


# ---- how games end


@pytest.fixture(scope="module")
def stories() -> dict[str, Results]:
    return {name: simulate(name, ["bot:random"] * 2, games=8, seed=5) for name in ("first-kingdom", "kings-favor")}


def test_a_game_with_one_way_to_end_says_nothing_about_it(results: Results) -> None:
    summary = summarize(results)
    assert (summary.endings, summary.measure, summary.reached) == ({}, "", {})
    assert summary.shortest == summary.median == summary.longest == 18


def test_endings_are_counted_with_intervals() -> None:
    played = made(*[(("bot:greedy", "bot:random"), (2, 1), (0,))] * 4)
    ends = [("crown", (8, 6)), ("crown", (8, 8)), ("round limit", (7, 6)), ("crown", (8, 7))]
    played.rows = [
        replace(row, rounds=30 + row.index, ending=Ending(how, "era reached", eras))
        for row, (how, eras) in zip(played.rows, ends, strict=True)
    ]
    summary = summarize(played)
    assert {how: share.number for how, share in summary.endings.items()} == {"crown": 3, "round limit": 1}
    crown = summary.endings["crown"]
    assert (crown.share, crown.low, crown.high) == (0.75, *wilson(3, 4))
    assert {era: share.number for era, share in summary.reached.items()} == {6: 2, 7: 2, 8: 4}
    assert (summary.shortest, summary.median, summary.longest) == (30, 31.5, 33)


def test_random_players_come_nowhere_in_a_story(stories: dict[str, Results]) -> None:
    kingdom, favor = summarize(stories["first-kingdom"]), summarize(stories["kings-favor"])
    assert list(kingdom.endings) == ["round limit"]
    assert kingdom.shortest == 80
    assert kingdom.measure == "era reached"
    assert favor.measure == "eras mastered"
    assert set(favor.endings) <= {"all dismissed in era I", "one left in era I", "all dismissed in era II"}
    assert sum(share.number for share in favor.reached.values()) == 16


def test_endings_are_written_with_every_game(stories: dict[str, Results], tmp_path: Path) -> None:
    write_results(tmp_path / "r.jsonl", stories["kings-favor"])
    write_results(tmp_path / "r.csv", stories["kings-favor"])
    lines = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text(encoding="utf-8").splitlines()]
    with (tmp_path / "r.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for line, row, played in zip(lines, rows, stories["kings-favor"].rows, strict=True):
        assert line["ending"] == row["ending"] == played.ending.how
        assert line["eras_mastered"] == [int(row[f"eras_mastered_{seat}"]) for seat in (1, 2)]


# ---- writing


def test_jsonl_has_a_game_on_each_line(results: Results, tmp_path: Path) -> None:
    write_results(tmp_path / "r.jsonl", results)
    lines = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [tuple(line["scores"]) for line in lines] == [row.scores for row in results.rows]
    assert lines[0]["seats"] == ["bot:greedy", "bot:random", "bot:random"]
    assert sum(lines[0]["points"][0].values()) == lines[0]["scores"][0]
    assert list(lines[0]["points"][0]) == ["coins", "goods", "stations", "citizens"]
    assert lines[0]["winners"] == list(results.rows[0].winners)


def flat(results: Results) -> list[tuple[str, str, int, float]]:
    return [
        (row.seed, row.seats[1], row.scores[1], 1 / len(row.winners) if 1 in row.winners else 0.0)
        for row in results.rows
    ]


def test_csv_is_a_table(results: Results, tmp_path: Path) -> None:
    write_results(str(tmp_path / "r.csv"), results)
    with (tmp_path / "r.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(r["seed"], r["seat_2"], int(r["score_2"]), float(r["wins_2"])) for r in rows] == flat(results)
    assert int(rows[0]["coins_1"]) == results.rows[0].points[0][0]


def test_parquet_is_the_same_table(results: Results, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_results(tmp_path / "r.parquet", results)
    table = parquet.read_table(tmp_path / "r.parquet")
    assert [(r["seed"], r["seat_2"], r["score_2"], r["wins_2"]) for r in table.to_pylist()] == flat(results)
    assert table.schema.metadata[b"cenabum.edition"] == b"2014"


def test_parquet_without_pyarrow_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(
        cenabum.SetupError, match=r"need pyarrow, which is not installed: pip install cenabum\[parquet\]"
    ):
        check_target(tmp_path / "r.parquet")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("r.txt", "written to .jsonl, .csv, .parquet; “r.txt” ends in none"),
        ("nowhere/r.csv", "There is no folder .*nowhere"),
    ],
)
def test_a_bad_target_is_refused_before_anything_is_played(name: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(cenabum.SetupError, match=sentence):
        check_target(tmp_path / name)


def test_a_failed_write_leaves_the_old_file(results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "r.jsonl"
    write_results(target, results)
    before = target.read_bytes()

    def full(*_: object, **__: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cenabum.lab.results.json.dumps", full)
    with pytest.raises(cenabum.SetupError, match="cannot be written: No space left on device"):
        write_results(target, results)
    assert target.read_bytes() == before
    assert list(tmp_path.iterdir()) == [target]
