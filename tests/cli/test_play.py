"""The game in the terminal, as real processes that are typed to."""

import io
import random
import re
import signal
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console
from tests.cli.terminal import Home, Sitting, widest

import cenabum
from cenabum.bots import BOTS, Bot
from cenabum.bots.rated import about
from cenabum.cli.play import Session
from cenabum.cli.prompts import meant
from cenabum.kernel.language import Language

START = ("--seats", "Ana,bot:random", "--seed", "7")


def play_on(sitting: Sitting, chooser: random.Random, turns: int = 10_000) -> None:
    """Take random choices until the game ends or so many were made."""
    said = sitting.transcript or sitting.read()
    for _ in range(turns):
        if not said.endswith("> "):
            return
        said = sitting.choose(chooser)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "Ana,bot:greedy,bot:random"),
        (
            "--seats",
            "Ana,Bruno,bot:random",
            "--edition",
            "2014",
            "--exclude-tiles",
            "--first-technology",
            "first-placed",
        ),
    ],
)
def test_a_whole_game_by_numbers(home: Home, options: tuple[str, ...]) -> None:
    sitting = home.sit_down(*options, "--seed", "5", "--file", "evening.cenabum")
    play_on(sitting, random.Random(3))
    assert sitting.finish() == 0
    assert sitting.errors == ""
    assert widest(sitting.transcript) <= 80
    game = cenabum.load(home.folder / "evening.cenabum")
    assert game.over
    assert game.setup.settings["edition"] == ("2014" if "2014" in options else "2019")
    for winner in game.winners:
        assert re.search(rf"{winner}\b.*(wins|share the victory)", sitting.transcript)
    for source in next(iter(game.points.values())):
        named = Language("en", "orleans").text(f"source-{source}")
        assert re.search(rf"^{named}\s+\d", sitting.transcript, re.MULTILINE)
    assert "evening.cenabum" in sitting.transcript.rpartition("The record is in")[2]


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_in_the_middle_nothing_acknowledged_is_lost(home: Home, seed: int) -> None:
    sitting = home.sit_down(*START)
    play_on(sitting, random.Random(seed), 25)
    told = sitting.transcript
    sitting.process.kill()
    assert sitting.finish() == -signal.SIGKILL
    (path,) = home.saved
    before = cenabum.load(path)
    taken = re.findall(r"^Ana, [^>\n]*> (?!9999)(\d+)$", told, re.MULTILINE)
    assert (
        len([entry for entry in before.decisions if entry.seat == "Ana"]) >= len(taken) - 2
    )  # a plan's “1 done” is none
    again = home.run("play", "--resume", typed="quit\n")
    assert again.returncode == 0
    assert f"Going on after {len(before.decisions)} decisions" in again.stdout
    assert cenabum.load(path).record().text() == before.record().text()


def test_every_move_is_in_the_file_before_the_next_prompt(home: Home) -> None:
    sitting = home.sit_down(*START)
    sitting.read()
    for number, move in enumerate(["place own_farmer village", "place own_boatman village"], 1):
        sitting.ask(move)
        (path,) = home.saved
        assert [entry.notation for entry in cenabum.load(path).decisions][number - 1] == move
    sitting.process.kill()
    sitting.finish()


def test_two_sittings_do_not_overwrite_each_other(home: Home) -> None:
    first, second = home.sit_down(*START, "--file", "evening.cenabum"), None
    first.read()
    first.ask("place own_farmer village")
    second = home.sit_down("--resume", "--file", "evening.cenabum")
    second.read()
    second.ask("place own_boatman castle")
    first.ask("place own_boatman village")
    assert first.finish() == 2
    assert "changed by another program" in first.errors
    second.ask("quit")
    assert second.finish() == 0
    (kept,) = home.saved
    notations = [entry.notation for entry in cenabum.load(home.folder / "evening.cenabum").decisions]
    assert notations == ["place own_farmer village", "place own_boatman castle"]
    assert cenabum.load(kept).decisions[1].notation == "place own_boatman village"


def test_bots_among_themselves(home: Home) -> None:
    result = home.run("play", "--seats", "bot:random,bot:random", "--seed", "1")
    assert result.returncode == 0
    assert widest(result.stdout) <= 80
    assert cenabum.load(home.saved[0]).over
    again = home.run("play", "--resume", "--file", home.saved[0])
    assert "The record is in" in again.stdout


def test_interrupted_with_control_c(home: Home) -> None:
    sitting = home.sit_down(*START)
    sitting.read()
    sitting.ask("1")
    sitting.process.send_signal(signal.SIGINT)
    assert sitting.process.wait(timeout=600) == 130
    sitting.finish()
    assert "Traceback" not in sitting.errors
    assert str(home.saved[0]) in sitting.errors
    assert len(cenabum.load(home.saved[0]).decisions) == 1


def test_nobody_there_is_a_clean_end(home: Home) -> None:
    assert home.run("play").returncode == 0
    assert home.saved == []
    result = home.run("play", *START)
    assert result.returncode == 0
    assert "--resume --file" in result.stdout


def test_questions_for_those_who_type_no_options(home: Home) -> None:
    result = home.run("play", typed="Ana\n2\n\n2014\nquit\n")
    game = cenabum.load(home.saved[0])
    assert [(seat.name, seat.player) for seat in game.setup.seats] == [
        ("Ana", "person"),
        ("Greedy", "bot:greedy"),
        ("Greedy 2", "bot:greedy"),
    ]
    assert game.setup.settings["edition"] == "2014"
    assert "Welcome" in result.stdout
    again = home.run("play", typed="yes\nquit\n")
    assert "unfinished game of Ana, Greedy, Greedy 2" in again.stdout
    assert len(home.saved) == 1


@pytest.mark.parametrize(("language", "wrong", "answer"), [("en", "strong", "master"), ("de", "bot:master", "Mei")])
def test_the_level_of_the_bots_is_chosen_by_its_name(home: Home, language: str, wrong: str, answer: str) -> None:
    """Each tells how it plays and how strong it is; what is none of them is answered with their names."""
    result = home.run("play", "--language", language, typed=f"Ana\n2\n{wrong}\n{answer}\n\n1\nquit\n")
    told = " ".join(result.stdout.split())
    bots = [entry for entry in BOTS.values() if entry.plays("orleans")]
    for entry in bots:
        assert f"{entry.title(language)} {' '.join(about(entry.name, 'orleans', language).split())}" in told
    names = [entry.title(language) for entry in bots]
    choices = Language(language).message(("terminal/words",), "or-last", names=", ".join(names[:-1]), last=names[-1])
    assert Language(language).message(("terminal/words",), "please-answer", answers=choices) in told
    game = cenabum.load(home.saved[0])
    assert [seat.player for seat in game.setup.seats] == ["person", "bot:master", "bot:master"]
    assert len(game.decisions) == 1


def test_nobody_is_asked_about_bots_that_do_not_play(home: Home) -> None:
    result = home.run("play", typed="Ana, Bruno\n0\n\nquit\n")
    assert "level" not in result.stdout
    assert [seat.player for seat in cenabum.load(home.saved[0]).setup.seats] == ["person", "person"]


def test_plans_are_private_and_nothing_else(home: Home) -> None:
    sitting = home.sit_down("--seats", "Ana,Bruno", "--seed", "1")
    sitting.read()
    said = sitting.ask("done")
    assert "Pass the keyboard to Bruno" in said
    assert "Bruno, plan" in sitting.ask("")
    sitting.ask("quit")
    sitting.finish()
    assert sitting.transcript.count("Pass the keyboard") == 1


def test_bots_plan_without_knowing_what_people_have_planned(tmp_path: Path) -> None:
    """People are asked first, so that no plan of a bot is seen early; a bot learns nothing by that."""

    def placed(state: Any) -> int:
        return sum(kind >= 0 for kind in state.players[0].on)

    class Looking(Bot):
        saw: ClassVar[list[int]] = []

        def choose(self, state: Any, seat: int) -> int:
            self.saw.append(placed(state))
            return int(state.legal(seat)[-1])

    game = cenabum.new("orleans", seats=["Ana", "bot:random"], seed=7)
    while "Ana" in game.deciding:
        game.play("Ana", game.legal("Ana")[0 if not game.decisions else -1])
    session = Session(game, tmp_path / "evening.cenabum", Console(file=io.StringIO()))
    session.robots = {name: Looking() for name in session.robots}
    session.bots()
    assert placed(game.state) == 1
    assert Looking.saw[0] == 0


def test_commands_and_explanations(home: Home) -> None:
    typed = "1\nboard\nothers\nland\ndeeds\ntracks\ntiles\nsupply\ntable\nodds\nlog\nsave\nhelp\n?\n? castle\n? monk\n"
    typed += "? events.plague\n? 1\n? zzz\nfoo\n9999\nplace monk ship.knight\npass\nundo\nundo\nplace own\n\nquit\n"
    result = home.run("play", *START, typed=typed)
    assert result.returncode == 0, result.stderr
    assert widest(result.stdout) <= 80
    for part in (
        "Random's board",
        "~Briare",
        "Building the Cathedral",
        "status 6",
        "Gunpowder Tower",
        "technology  16",
        "bag is empty",
        "take the last move back",
        "planning.matching-space",
        "a knight: draw more",
        "planning.monk-anywhere",
        "events.plague",
        "1 is: place",
        "Nothing is known of “zzz”",
        "“foo” is neither a choice nor a command",
        "There are choices 1 to 13",
        "No: There is no monk on your market",
        "(rule planning.from-market;",
        "Taken back: own farmer → Village",
        "cannot be taken back",
        "Which one: ",
    ):
        assert part in result.stdout, part
    assert len(cenabum.load(home.saved[0]).decisions) == 0


def test_no_colour_codes_where_nobody_can_see_them(home: Home) -> None:
    for environment in ({"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}):
        assert "\x1b" not in home.run("play", *START, typed="1\nquit\n", **environment).stdout


def test_a_terminal_that_knows_few_letters(home: Home) -> None:
    result = home.run("play", *START, typed="1\nland\nquit\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "#farmer -boatman" in result.stdout


def test_figures_of_the_own_box(home: Home, tmp_path: Path) -> None:
    (tmp_path / "my-box.toml").write_text('[places.hayrick]\nspaces = ["boatman"]\n', encoding="utf-8")
    result = home.run("play", *START, "--data", "my-box.toml", typed="tiles\nquit\n")
    assert re.search(r"Hayrick\s+boatman\s+1 grain", result.stdout)
    game = cenabum.load(home.saved[0])
    assert game.figures.get("places.hayrick.spaces") == ["boatman"]


def test_a_move_in_words() -> None:
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=1)
    moves = game.legal("Ana")
    labels = [move.notation for move in moves]

    def notations(line: str) -> list[str]:
        return [move.notation for move in meant(line, moves, labels).moves]

    assert notations("place own_farmer castle") == ["place own_farmer castle"]
    assert notations("own farmer cas") == ["place own_farmer castle"]
    assert notations("p own_f cas") == ["place own_farmer castle"]
    assert notations("d") == ["done"]
    assert notations("1") == [moves[0].notation]
    assert len(notations("castle")) == 3
    assert notations("0") == notations("999999999") == notations("nonsense") == []
