"""A simulation survives: what was played is kept, a stopped run goes on, and parts from several machines are put together."""

import json
import signal
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel.register import GAMES, rules_of
from cenabum.lab.merge import gaps, merged
from cenabum.lab.parts import part_of, read_lines
from cenabum.lab.results import Results, read_record, record_of, write_results, write_whole
from cenabum.lab.simulate import simulate
from tests.cli.terminal import Home

SEATS = ["bot:random", "bot:random", "bot:random"]


@pytest.fixture
def home(tmp_path: Path) -> Any:
    made = Home(tmp_path)
    yield made
    made.close()


def test_a_killed_simulation_goes_on_where_it_was(home: Home) -> None:
    """Costs about 3 s: three processes of their own."""
    out = home.folder / "games.jsonl"
    part = part_of(out)
    asked = ("simulate", "--seats", "bot:random,bot:random", "--seed", "kill", "--jobs", 1, "--out", out)
    running = home.begin(*asked, "--games", 1_000_000, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not part.exists() or part.read_bytes().count(b"\n") < 4:  # what is played, and three games
        assert running.poll() is None
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert not out.exists()
    kept = len(read_lines(part)[0]) - 1
    with part.open("ab") as file:
        file.write(b'{"game": "orl')  # what a process leaves that dies while it writes
    goal = kept + 4
    again = home.run(*asked, "--games", goal)
    assert again.returncode == 0, again.stderr
    assert f"{kept} of the games had been played before." in again.stdout
    assert not part.exists()
    whole = simulate("orleans", ["bot:random", "bot:random"], games=goal, seed="kill")
    assert merged([out]).rows == whole.rows


def test_a_run_that_was_stopped_keeps_what_others_need(tmp_path: Path) -> None:
    part = tmp_path / "games.csv.part"

    def stop(done: int, games: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("orleans", SEATS, games=20, seed=2, progress=stop, part=part)
    told: list[int] = []
    few = simulate("orleans", SEATS, games=3, seed=2, progress=lambda done, _: told.append(done), part=part)
    assert told == [3]  # nothing had to be played
    assert few.rows == simulate("orleans", SEATS, games=3, seed=2).rows
    assert len(read_lines(part)[0]) == 1 + 5  # and what lies beyond is still there


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 3}, "its seed is 2, not 3"),
        ({"seats": SEATS[:2]}, "another run: its seats is"),
        ({"edition": "2014"}, "another run: its settings is"),
        ({"corrections": {"counts.start_coins": 9}}, "another run: its corrections is {}, not"),
        ({"order": "rulebook"}, "its order is together, not rulebook"),
        ({"uses": True}, "its uses is false, not true"),
    ],
)
def test_a_part_of_another_run_is_refused_and_kept(change: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    part = tmp_path / "games.csv.part"
    wishes: dict[str, Any] = {"game": "orleans", "seats": SEATS, "games": 1, "seed": 2, "part": part}
    simulate(**wishes)
    before = part.read_bytes()
    with pytest.raises(cenabum.SetupError, match=sentence):
        simulate(**{**wishes, **change})
    assert part.read_bytes() == before


def test_a_part_of_another_version_is_refused(tmp_path: Path) -> None:
    part = tmp_path / "games.csv.part"
    simulate("orleans", SEATS, games=1, part=part)
    part.write_text(part.read_text().replace(f'"{cenabum.__version__}"', '"0.0.1"'))
    with pytest.raises(cenabum.SetupError, match=r"its version is 0\.0\.1, not"):
        simulate("orleans", SEATS, games=1, part=part)
    with pytest.raises(cenabum.SetupError, match=r"of version 0\.0\.1, and this is"):
        merged([part])


def test_a_full_disk_is_told_and_what_was_played_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = tmp_path / "games.csv.part"
    simulate("orleans", SEATS, games=2, part=part)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("cenabum.lab.parts.os.fsync", full)
        with pytest.raises(cenabum.SetupError, match=r"No space left on device\. What was"):
            simulate("orleans", SEATS, games=4, part=part)
    assert simulate("orleans", SEATS, games=4, part=part).rows == simulate("orleans", SEATS, games=4).rows


# ---- putting together


@pytest.fixture(scope="module")
def halves() -> list[Results]:
    return [simulate("kings-favor", SEATS, games=games, seed=4, uses=True) for games in (range(3), range(3, 7))]


def test_parts_of_several_machines_make_one_simulation(halves: list[Results], tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.jsonl" for number in range(2)]
    for file, half in zip(files, halves, strict=True):
        write_results(file, half)
    whole = simulate("kings-favor", SEATS, games=7, seed=4, uses=True)
    assert merged(files) == merged(reversed(files)) == merged([*files, *files]) == whole  # type: ignore[arg-type]  # any order
    assert gaps(merged(files[1:])) == []
    write_results(files[0], replace(halves[0], rows=halves[0].rows[:1]))
    assert gaps(merged(files)) == [range(1, 3)]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "5"}, "its seed is 5, not 4"),
        ({"settings": {"favorites": "2"}}, "its settings is"),
        ({"version": "0.0.9"}, "its version is 0.0.9, not"),
    ],
)
def test_what_does_not_belong_together_is_refused(
    halves: list[Results], change: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    write_results(tmp_path / "a.jsonl", halves[0])
    write_results(tmp_path / "b.jsonl", replace(halves[1], **change))
    with pytest.raises(cenabum.SetupError, match=f"another simulation than .*{sentence}"):
        merged([tmp_path / "a.jsonl", tmp_path / "b.jsonl"])


def test_two_ends_of_one_game_are_refused(halves: list[Results], tmp_path: Path) -> None:
    write_results(tmp_path / "a.jsonl", halves[0])
    other = replace(halves[0], rows=[replace(halves[0].rows[0], decisions=1)])
    write_results(tmp_path / "b.jsonl", other)
    with pytest.raises(cenabum.SetupError, match="another end of game 0"):
        merged([tmp_path / "a.jsonl", tmp_path / "b.jsonl"])


@pytest.mark.parametrize("text", ["Dear diary\n", "[1]\n", '{"game": "orleans"}\n', ""])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(text)
    with pytest.raises(cenabum.SetupError, match=r"a\.jsonl|no game in these files"):
        merged([tmp_path / "a.jsonl"])


def test_merging_at_the_terminal(home: Home, halves: list[Results]) -> None:
    for number, half in enumerate(halves):
        write_results(home.folder / f"{number}.jsonl", half)
    result = home.run("merge", "0.jsonl", "1.jsonl", "--out", "all.csv", "--json")
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 7
    assert (home.folder / "all.csv").read_text(encoding="utf-8").count("\n") == 8


# ---- what a row tells


def test_a_row_stands_for_itself(halves: list[Results]) -> None:
    results = replace(halves[1], corrections={"counts.x": [1]})
    record = json.loads(json.dumps(record_of(results, results.rows[0])))
    head, row = read_record(record)
    assert head == json.loads(json.dumps(results.head()))
    assert row == results.rows[0]
    assert (record["version"], record["rules"]) == (cenabum.__version__, cenabum.rules_of("kings-favor").version)
    assert (record["build"], record["order"], record["run"], record["seed"]) == (
        cenabum.build().kind,
        "together",
        "4",
        "4_3",
    )


@pytest.mark.parametrize("game", GAMES)
def test_facts_of_a_plan_are_declared(game: str) -> None:
    rules = rules_of(game)
    declared, _ = rules.facts(cenabum.new(game, SEATS, 1).components)
    assert rules.plan_facts <= set(declared)
    hidden = {"plan_done"} if any(decision.hidden for decision in rules.decisions) else set()
    assert hidden <= rules.plan_facts


def test_uses_count_a_good_of_a_journey_but_no_plan() -> None:
    """`loads` is part of a plan in the Stories, and in Orléans what a merchant does."""
    seats = ["bot:greedy", "bot:greedy"]
    journeys = [used for row in simulate("orleans", seats, games=2, seed=3, uses=True).rows for used in row.uses]
    assert any(kind.startswith("loads.") for used in journeys for kind in used)
    stories = [used for row in simulate("kings-favor", SEATS, games=2, seed=4, uses=True).rows for used in row.uses]
    assert not any(kind.startswith("loads") for used in stories for kind in used)
    assert not any(kind.startswith("plan") for used in [*journeys, *stories] for kind in used)


def test_uses_tell_who_did_what() -> None:
    row = simulate("orleans", ["bot:greedy", "bot:random"], games=1, seed=3, uses=True).rows[0]
    greedy, by_chance = row.uses
    assert greedy["acts.castle"] + greedy["acts.village"] > 3
    assert sum(number for name, number in greedy.items() if name.startswith("travels.")) >= 2
    assert any(name.startswith("gains_tile.") for name in greedy)
    assert any(name.startswith("sends.") for name in greedy)
    assert not any(name.startswith(("plans", "draws")) for name in {**greedy, **by_chance})


# ---- a row for each decision


def test_a_data_set_has_a_row_for_each_decision(tmp_path: Path) -> None:
    dataset = pytest.importorskip("pyarrow.dataset")
    results = simulate(
        "cathedral", ["bot:random"] * 2, games=10, seed=6, part=tmp_path / "g.part", decisions=tmp_path / "d"
    )
    assert len(list((tmp_path / "d").iterdir())) == 2  # eight games and two
    table = dataset.dataset(tmp_path / "d").to_table()
    assert table.num_rows == sum(row.decisions for row in results.rows)
    told = json.loads(table.schema.metadata[b"cenabum.features"])
    assert table.schema.metadata[b"cenabum.version"].decode() == cenabum.__version__
    rows = table.to_pylist()
    for row in rows[:40]:
        assert row["code"] in row["legal"]
        assert len(row["row"]) == len(told)
        assert row["score"] == results.rows[row["index"]].scores[row["seat"]]
    state = cenabum.start("cathedral", 2, rows[0]["seed"])
    features = cenabum.rules_of("cathedral").features(state.components)
    for row in [each for each in rows if each["index"] == 0]:
        assert row["row"] == features.row(state, row["seat"])
        assert str(state.components.moves.move(row["code"])) == row["move"]
        state.apply(row["seat"], row["code"])
    assert state.over


def test_a_data_set_wants_a_folder_of_its_own(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    (tmp_path / "letter.txt").write_text("Dear diary")
    with pytest.raises(cenabum.SetupError, match="is not empty"):
        simulate("orleans", SEATS, games=1, part=tmp_path.parent / "g.part", decisions=tmp_path)
    with pytest.raises(cenabum.SetupError, match="cannot be a folder"):
        simulate("orleans", SEATS, games=1, part=tmp_path / "h.part", decisions=tmp_path / "letter.txt")
    with pytest.raises(cenabum.SetupError, match="needs a part"):
        simulate("orleans", SEATS, games=1, decisions=tmp_path / "new")


def test_a_disk_that_is_full_of_decisions_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch counts as played only when its decisions are on disk: what comes out in the end is what comes out without trouble."""
    games = 20
    seats = ["bot:random"] * 2
    calm = simulate("cathedral", seats, games, 6, part=tmp_path / "a.part", decisions=tmp_path / "a")
    written: list[Path] = []

    def full(path: Path, write: Any) -> None:
        if len(written) == 1:
            raise cenabum.SetupError(f"{path} cannot be written: No space left on device.")
        written.append(path)
        write_whole(path, write)

    with monkeypatch.context() as patch:
        patch.setattr("cenabum.lab.running.write_whole", full)
        with pytest.raises(cenabum.SetupError, match="No space left on device"):
            simulate("cathedral", seats, games, 6, part=tmp_path / "b.part", decisions=tmp_path / "b")
    assert [path.name for path in (tmp_path / "b").iterdir()] == [written[0].name]
    again = simulate("cathedral", seats, games, 6, part=tmp_path / "b.part", decisions=tmp_path / "b")
    assert again.rows == calm.rows
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()
