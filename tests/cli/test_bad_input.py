"""Bad input anywhere: one sentence on stderr, exit code 2, no traceback, no file damaged."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.terminal import Command, Home

import cenabum

WITHOUT_FILES = [
    ("play --seats A,B,C,D,E", "2 to 4 players, not 5"),
    ("play --seats Ana", "2 to 4 players, not 1"),
    ("play --seats Ana,bot:greedi", "Did you mean bot:greedy?"),
    ("play --seats Ana,Ana", "Two seats have the name “Ana”"),
    ("play --seats Ana,", "cannot be a name"),
    ("play --seats A,B --edition 2020", "Choose from 2019, 2014"),
    ("play --seats A,B --first-technology none", "Choose from craftsmen-track, first-placed"),
    ("play --seats A,B --game orlean", "Did you mean orleans?"),
    ("play --seats A,B --data missing.toml", "missing.toml"),
    ("play --seats A,B --file missing/evening.cenabum", "make it first"),
    ("play --seats A,B --file .", "is a folder"),
    ("play --seats A,B --modules orders,intrige", "Did you mean intrigue?"),
    ("play --seats A,B --set edition", "write it as name=value"),
    ("play --seats A,B --set flavour=mint", "has no setting “flavour”"),
    ("play --resume", "start one with: cenabum play"),
    ("play --resume --seats A,B", "leave the other options out"),
    ("play --resume --file missing.cenabum", "missing.cenabum cannot be read"),
    ("play --frobnicate", "See cenabum play --help"),
    ("replay missing.cenabum", "missing.cenabum cannot be read"),
    ("replay .", "cannot be read"),
    ("replay", "See cenabum replay --help"),
    ("simulate --seats bot:gredy,bot:random", "Did you mean bot:greedy?"),
    ("simulate --seats Ana,bot:random", "only bots can be simulated"),
    ("simulate --seats bot:random", "2 to 4 players, not 1"),
    ("simulate --seats bot:random,bot:random --edition 1", "Choose from"),
    ("simulate --seats bot:random,bot:random --out results.txt", ".jsonl, .csv, .parquet"),
    ("simulate --seats bot:random,bot:random --out missing/results.csv", "no folder missing"),
    ("simulate --seats bot:random,bot:random --games 0", "See cenabum simulate --help"),
    ("simulate --seats bot:random,bot:random --games many", "See cenabum simulate --help"),
    ("simulate --seats bot:random,bot:random --order backwards", "Choose from together, rulebook"),
    ("simulate --seats bot:random,bot:random --games 9:3", "no game at all. See cenabum simulate --help"),
    ("simulate --seats bot:random,bot:random --decisions moves", "--decisions needs --out"),
    ("simulate", "--seats"),
    ("simulate --seats bot:random,bot:random --on moon", "Write ray, or ray:ADDRESS"),
    ("arena --on moon", "Write ray, or ray:ADDRESS"),
    ("arena --bots bot:greedy", "needs at least two bots that play orleans"),
    ("arena --bots bot:gredy,bot:random", "Did you mean bot:greedy?"),
    ("arena --game chess", "There is no game “chess”"),
    ("arena --players 9", "is not for 9 players"),
    ("arena --players many", "no numbers of players"),
    ("arena --mix fairies", "fairies"),
    ("arena --to gold", "text, markdown, json"),
    ("arena --out arena.csv", "ends in .jsonl"),
    ("arena --ratings nowhere/ratings.json", "in a folder that exists"),
    ("arena --games 0", "See cenabum arena --help"),
    ("lab balance", "See cenabum lab balance --help"),
    ("lab balance missing.jsonl", "missing.jsonl cannot be read"),
    ("lab balance games.jsonl --to gold", "text, markdown, json"),
    ("lab balance games.jsonl --plot nowhere/a.svg", "in a folder that exists"),
    ("lab balance games.jsonl --plot picture.png", "ends in .svg"),
    ("merge", "See cenabum merge --help"),
    ("merge missing.jsonl", "missing.jsonl cannot be read: No such file"),
    ("merge results.csv", "Only .jsonl and .part files can be merged"),
    ("merge --out results.csv", "See cenabum merge --help"),
    ("rules xyzzy", "No rule speaks of “xyzzy”"),
    ("rules planning.own-plase", "planning.own-place"),
    ("rules --game chess", "There is no game “chess”"),
    ("data --game chess", "There is no game “chess”"),
    ("frobnicate", "See cenabum --help"),
]


Refused = Callable[..., str]


@pytest.fixture
def refused(cenabum_command: Command) -> Refused:
    """The one sentence that a refused command says."""

    def sentence(*arguments: object) -> str:
        result = cenabum_command(*arguments)
        assert result.returncode == 2, result.stdout + result.stderr
        return one_sentence(result.stderr)

    return sentence


def one_sentence(errors: str) -> str:
    assert "Traceback" not in errors
    lines = errors.splitlines()
    assert len(lines) == 1, errors
    return lines[0]


@pytest.mark.parametrize(("line", "says"), [WITHOUT_FILES[0], WITHOUT_FILES[8], WITHOUT_FILES[-1]])
def test_one_sentence_from_a_process_of_its_own(home: Home, line: str, says: str) -> None:
    result = home.run(*line.split())
    assert result.returncode == 2
    assert says in one_sentence(result.stderr)


@pytest.mark.parametrize(("line", "says"), WITHOUT_FILES)
def test_one_sentence(home: Home, refused: Refused, line: str, says: str) -> None:
    assert says in refused(*line.split())
    assert home.saved == []


@pytest.fixture
def good(home: Home) -> str:
    """The text of a game that has just begun."""
    game = cenabum.new("orleans", ["Ana", "bot:random"], seed=1)
    for _ in range(3):
        game.play("Ana", game.legal("Ana")[0])
    game.save(home.folder / "good.cenabum")
    return (home.folder / "good.cenabum").read_text(encoding="utf-8")


def broken(good: str) -> dict[str, tuple[str, str]]:
    return {
        "other": ("Dear diary\n", "not a Cenabum record"),
        "empty": ("", "not a Cenabum record"),
        "truncated": (good[:-10], "cut off"),
        "headless": (good[:100], "cut off"),
        "newer": (good.replace("cenabum 1", "cenabum 2", 1), "newer Cenabum; update"),
        "newer-rules": (good.replace("rules 3", "rules 99", 1), "newer Cenabum; update"),
        "other-seed": (good.replace('seed "1"', 'seed "2"'), "not those of the seed"),
        "illegal": (good + "Ana: place monk ship.knight\n", "may not “place monk ship.knight”"),
        "no-move": (good + "Ana: dance\n", "“dance” is no move"),
        "no-seat": (good + "Zoe: pass\n", "no seat “Zoe”"),
        "other-game": (good.replace("game orleans", "game chess"), "no game “chess”"),
        "crowd": (good.replace("seat Ana", "seat B\nseat C\nseat D\nseat Ana"), "not 5"),
        "figure": (good.replace("rules 3", "rules 3\nfigure places.no.spaces 1", 1), "places.no"),
    }


@pytest.mark.parametrize("name", broken(""))
def test_broken_records_are_refused_and_left_alone(home: Home, refused: Refused, good: str, name: str) -> None:
    text, says = broken(good)[name]
    file = home.folder / f"{name}.cenabum"
    file.write_text(text, encoding="utf-8")
    for command in (["play", "--resume", "--file", file], ["replay", file]):
        assert says in refused(*command)
    assert file.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text(home: Home, refused: Refused) -> None:
    file = home.folder / "noise.cenabum"
    file.write_bytes(bytes(range(256)))
    assert "not a text file" in refused("replay", file)
    assert file.read_bytes() == bytes(range(256))


def test_an_existing_file_is_never_overwritten(home: Home, refused: Refused, good: str) -> None:
    assert "add --resume" in refused("play", "--seats", "A,B", "--file", "good.cenabum")
    assert (home.folder / "good.cenabum").read_text(encoding="utf-8") == good


def test_moments_that_do_not_exist(refused: Refused, good: str) -> None:
    assert good
    assert "there is no moment 999" in refused("replay", "good.cenabum", "--at", 999)
    assert "from 0" in refused("replay", "good.cenabum", "--at", -1)
    assert "--to json" in refused("replay", "good.cenabum", "--to", "xml")
    assert "Ana, Random" in refused("replay", "good.cenabum", "--seat", "Zoe")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[places.hayrick]\nspaces = ["wizard"]\n', "line 2: places.hayrick.spaces"),
        ("[places.hayrik]\nspaces = []\n", "did you mean places.hayrick?"),
        ("[places", "not valid TOML"),
        ("counts.market = true\n", "must be a whole number"),
    ],
)
def test_a_wrong_overlay_names_file_line_and_key(home: Home, refused: Refused, text: str, says: str) -> None:
    (home.folder / "my-box.toml").write_text(text, encoding="utf-8")
    for command in (["play", "--seats", "A,B"], ["data"]):
        sentence = refused(*command, "--data", "my-box.toml")
        assert sentence.startswith("my-box.toml, line ")
        assert says in sentence
    assert home.saved == []


def test_nowhere_to_save(home: Home, refused: Refused) -> None:
    (home.folder / "data").write_text("not a folder", encoding="utf-8")
    assert "use --file" in refused("play", "--seats", "A,B")
    assert "cannot be saved" in refused("play", "--seats", "A,B", "--file", "/proc/evening.cenabum")


def test_our_own_mistake_says_sorry_and_where_the_game_is(home: Home) -> None:
    broken_module = home.folder / "broken"
    broken_module.mkdir()
    (broken_module / "sitecustomize.py").write_text(
        "import cenabum.kernel.game as game\n"
        "def fail(*_: object) -> None:\n    raise ZeroDivisionError('a test')\n"
        "game.Game.legal = fail\n",
        encoding="utf-8",
    )
    path = f"{broken_module}:{home.environment['PYTHONPATH']}"
    result = home.run("play", "--seats", "A,B", PYTHONPATH=path)
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert "Sorry" in result.stderr
    assert str(home.saved[0]) in result.stderr
    result = home.run("play", "--seats", "A,B", PYTHONPATH=path, CENABUM_DEBUG="1")
    assert "Traceback" in result.stderr


def test_a_reader_who_has_seen_enough(home: Home, tmp_path: Path) -> None:
    line = f"{' '.join(home.command('data'))} | head -n 1"
    result = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=home.environment, cwd=tmp_path, check=False
    )
    assert result.stderr == ""
