"""The other commands: simulate, replay, rules, data, bench."""

import csv
import json
from pathlib import Path

import pytest
from tests.cli.terminal import Command, Home, widest

import cenabum
from cenabum.bots import play_bots
from cenabum.kernel.register import GAMES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game between bots."""
    game = cenabum.new("orleans", ["bot:greedy", "bot:random"], seed=3)
    play_bots(game)
    path = tmp_path / "evening.cenabum"
    game.save(path)
    return path


def test_version_and_build(home: Home, cenabum_command: Command) -> None:
    assert home.run("--version").stdout.startswith(f"cenabum {cenabum.__version__} ({cenabum.build().kind}")
    assert "simulate" in home.run().stdout
    for command in ("games", "play", "simulate", "replay", "rules", "data", "bench"):
        result = cenabum_command(command, "--help")
        assert result.returncode == 0
        assert f"Usage: cenabum {command}" in result.stdout


def test_a_simulation_is_the_same_for_any_number_of_jobs(home: Home) -> None:
    answers = []
    for jobs in (1, 2):
        result = home.run(
            "simulate", "--seats", "bot:random,bot:random,bot:random", "--games", 6, "--jobs", jobs, "--json"
        )
        assert result.returncode == 0, result.stderr
        answers.append(json.loads(result.stdout))
    assert answers[0] == answers[1]
    assert answers[0]["games"] == 6


@pytest.mark.parametrize("ending", ["jsonl", "csv", "parquet"])
def test_a_simulation_shows_a_summary_and_writes_every_game(home: Home, ending: str) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    out = home.folder / f"results.{ending}"
    result = home.run("simulate", "--seats", "bot:random,bot:random", "--games", 3, "--jobs", 1, "--out", out)
    assert result.returncode == 0, result.stderr
    assert widest(result.stdout.replace(str(out), "")) <= 80
    for part in ("3 games in", "95 %", "seat 1", "seat 2", "bot:random", "stations"):
        assert part in result.stdout
    if ending == "jsonl":
        assert len([json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]) == 3
    elif ending == "csv":
        assert len(list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))) == 3
    else:
        assert out.read_bytes()[:4] == b"PAR1"


def test_a_simulation_tells_how_the_games_ended(home: Home) -> None:
    asked = ("simulate", "--game", "kings-favor", "--seats", "bot:random,bot:random", "--games", 4, "--jobs", 1)
    result = home.run(*asked)
    assert result.returncode == 0, result.stderr
    assert widest(result.stdout) <= 80
    for part in ("ended", "in era I", "eras mastered", "95 %"):
        assert part in result.stdout
    told = json.loads(home.run(*asked, "--json").stdout)
    assert sum(share["number"] for share in told["endings"].values()) == 4
    assert sum(share["number"] for share in told["reached"].values()) == 8


def test_a_simulation_with_modules_fits_the_terminal(home: Home) -> None:
    result = home.run(
        "simulate", "--seats", "bot:random,bot:random", "--games", 2, "--jobs", 1, "--modules", "orders,new-places"
    )
    assert result.returncode == 0, result.stderr
    assert widest(result.stdout) <= 80
    assert "merchant house" in result.stdout


def test_a_simulation_with_settings_and_figures_of_ones_own(home: Home) -> None:
    box = home.folder / "my-box.toml"
    box.write_text("[counts]\nstart_coins = 40\n", encoding="utf-8")
    scores = []
    for more in ([], ["--data", box], ["--set", "edition=2014"], ["--edition", "2014"]):
        result = home.run("simulate", "--seats", "bot:random,bot:random", "--games", 4, "--jobs", 1, "--json", *more)
        assert result.returncode == 0, result.stderr
        scores.append(json.loads(result.stdout)["bots"]["bot:random"]["score"])
    assert scores[1] > scores[0] + 10
    assert scores[2] == scores[3] != scores[0]


def test_the_arena_at_the_terminal(cenabum_command: Command) -> None:
    asked = ("arena", "--bots", "bot:greedy,bot:random", "--players", "2", "--games", "2", "--jobs", "1")
    shown = cenabum_command(*asked, "--mix", "base", "--mix", "orders,edition=2014", "--out", "arena.jsonl")
    assert shown.returncode == 0, shown.stderr
    assert widest(shown.stdout) <= 80
    assert "Orléans: 4 games (base, orders,edition=2014)" in shown.stdout
    assert "±" in shown.stdout
    table = cenabum_command(*asked, "--to", "markdown").stdout
    assert "| `bot:greedy` | " in table
    data = json.loads(cenabum_command(*asked, "--to", "json").stdout)
    assert data["cells"][0]["games"] == 2


def test_games_lists_every_game_with_settings_and_bots(cenabum_command: Command) -> None:
    result = cenabum_command("games")
    assert result.returncode == 0
    assert widest(result.stdout) <= 80
    for part in (*GAMES, "level=normal|expert", "board=deeds|new-deeds|intrigue", "bot:ally", "2 to 4 players"):
        assert part in result.stdout


def test_replay_shows_any_moment(cenabum_command: Command, record: Path) -> None:
    game = cenabum.load(record)
    end = cenabum_command("replay", record)
    assert f"After {len(game.decisions)} decisions" in end.stdout
    assert "Greedy wins." in end.stdout
    early = cenabum_command("replay", record, "--at", 0, "--seat", "Random")
    assert "Before the first decision." in early.stdout
    assert "Random's board" in early.stdout
    assert widest(end.stdout + early.stdout) <= 80


def test_replay_of_older_rules_says_how_far_it_goes(cenabum_command: Command) -> None:
    older = Path(__file__).resolve().parents[1] / "games" / "older" / "orleans-rules-1.cenabum"
    stopped = cenabum_command("replay", older)
    assert stopped.returncode == 2
    told = " ".join(stopped.stderr.split())
    assert "made with version 1 of the rules, and version 3 corrected them. It stops at decision" in told
    number = told.partition("--at ")[2].partition(".")[0]
    assert cenabum_command("replay", older, "--at", number).returncode == 0


def test_replay_lists_every_decision(cenabum_command: Command, record: Path) -> None:
    listed = cenabum_command("replay", record, "--list").stdout
    for number, entry in enumerate(cenabum.load(record).decisions, 1):
        assert f"{number:>4}  {entry.seat}: {entry.notation}" in listed
    assert widest(listed) <= 80


def test_replay_tells_the_luck_of_the_draw(cenabum_command: Command, record: Path) -> None:
    told = cenabum_command("replay", record, "--luck").stdout
    assert "The luck of the draw" in told
    assert "bag.Greedy" in told
    assert "hourglass" in told


def test_replay_as_data_holds_the_whole_game(cenabum_command: Command, record: Path) -> None:
    game = cenabum.load(record)
    data = json.loads(cenabum_command("replay", record, "--to", "json").stdout)
    assert data["scores"] == game.scores
    assert data["winners"] == game.winners
    assert data["seats"][0] == {"name": "Greedy", "player": "bot:greedy"}
    assert [decision["notation"] for decision in data["decisions"]] == [entry.notation for entry in game.decisions]
    again = cenabum.new("orleans", ["Greedy", "Random"], seed=data["seed"], **data["settings"])
    for decision in data["decisions"]:
        kind, arguments = decision["move"].pop("kind"), decision["move"]
        again.play(decision["seat"], again.moves.structured(kind, arguments))
    assert again.scores == data["scores"]
    assert any(decision["chance"] for decision in data["decisions"])
    assert all(isinstance(sentence, str) for decision in data["decisions"] for sentence in decision["sentences"])


def test_a_record_without_a_seed_can_be_shown(home: Home, cenabum_command: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    (home.folder / "asked.cenabum").write_text(text.replace('seed "3"\n', ""), encoding="utf-8")
    data = json.loads(cenabum_command("replay", "asked.cenabum", "--to", "json").stdout)
    assert data["seed"] is None
    assert data["scores"] == cenabum.load(record).scores


def test_rules_by_id_by_chapter_by_word_and_in_german(cenabum_command: Command) -> None:
    assert "general.not-now" in cenabum_command("rules").stdout
    assert "A space that shows a monk" in cenabum_command("rules", "planning.monk-space").stdout
    assert cenabum_command("rules", "torture").stdout.count("torture.") > 10
    found = cenabum_command("rules", "own", "followers").stdout
    assert "planning.own-followers" in found
    assert (
        "Seuche" in cenabum_command("rules", "events.plague", "--language", "de").stdout
        or "Pest" in cenabum_command("rules", "events.plague", "--language", "de").stdout
    )
    assert widest(found) <= 80


def test_data_lists_figures_with_confidence_and_source(home: Home, cenabum_command: Command) -> None:
    everything = json.loads(cenabum_command("data", "--json").stdout)
    uncertain = json.loads(cenabum_command("data", "--uncertain", "--json").stdout)
    assert 0 < len(uncertain) < len(everything)
    assert {figure["confidence"] for figure in uncertain} == {"likely", "reconstructed"}
    assert all(figure["source"] for figure in everything)
    text = cenabum_command("data", "--uncertain").stdout
    assert "? bathhouse.spaces = any" in text
    assert widest(text) <= 80
    (home.folder / "my-box.toml").write_text("[counts]\nmarket = 9\n", encoding="utf-8")
    assert "* market = 9" in cenabum_command("data", "--data", "my-box.toml").stdout


def test_a_short_measure(cenabum_command: Command) -> None:
    measured = json.loads(cenabum_command("bench", "--quick", "--json").stdout)
    assert measured["build"] == cenabum.build().kind
    assert measured["decisions_per_second"] > 0
    assert measured["copy_microseconds"] > 0
