"""The two stories in the terminal: drawn within 80 columns, played to the end by real processes, bad input answered by a sentence."""

import os
import pty
import random
import re
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.cli.terminal import Command, Home, Sitting, widest
from tests.cli.test_drawing import paper, text_of
from tests.effort import many

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.prompts import meant
from cenabum.cli.stories_drawing import StoriesDrawing
from cenabum.cli.telling import Teller
from cenabum.stories.decisions.in_order import ASKED

GAMES = sorted((Path(__file__).resolve().parents[1] / "stories" / "games").glob("*.cenabum"))
STORIES = ("first-kingdom", "kings-favor")
RARE = {"unscrew", "rescrew"}  # no recorded game has them


def draw_all(table: StoriesDrawing, person: str) -> str:
    """Draw everything that can be asked for at a moment."""
    out = paper()
    choices = Choices(table.game, person, table)
    numbers = range(1, len(choices.moves) + 1)
    assert [meant(str(number), choices.moves, choices.labels).moves for number in numbers] == [
        [m] for m in choices.moves
    ]
    assert len(set(zip(choices.groups, choices.labels, strict=True))) == len(choices.labels), choices.labels
    table.overview(person, out)
    table.glance(person, out)
    out.print(choices.drawn())
    out.print(table.asked(person))
    table.explain(person, "", choices, out)
    for number in numbers:
        table.explain(person, str(number), choices, out)
    for part in table.PARTS:
        table.part(part, person, out)
    table.odds(person, out)
    return text_of(out)


@pytest.mark.slow
def test_every_kind_of_decision_fits_the_terminal() -> None:
    seen: Counter[str] = Counter()
    told: set[str] = set()
    text = ""
    for number, path in enumerate(GAMES):
        record = cenabum.parse_record(path.read_text(encoding="utf-8"))
        game = cenabum.Game(record.setup)
        table, teller, out = StoriesDrawing(game), Teller(game), paper()
        for entry in [each for each in record.entries if not each.refused]:
            asked = game.state.top(game.seat(entry.seat))  # type: ignore[attr-defined]  # every game of ours is a Course
            if seen[asked.name] < many(1, 2):
                seen[asked.name] += 1
                text += draw_all(table, entry.seat)
            game.play(entry.seat, entry.notation)
            if number % many(3, 1) == 0:
                told |= set(teller.tell(game.events))
        table.overview(game.seats[0], out)
        text += text_of(out)
    out = paper()
    for sentence in told:
        out.print(f"· {sentence}", markup=False)
    text += text_of(out)
    assert sorted({decision.name for decision in ASKED} - set(seen) - RARE) == []
    assert widest(text) <= 80
    for spoilt in ("[bold", "[/", "{", "_", " 1 coins", " 1 areas", " 1 villages", " 1 settlers", " 1 fortresses"):
        assert spoilt not in re.sub(r"\d+ is: .*", "", text), (
            spoilt
        )  # what a choice is called in a record may have such signs


def typed_away(transcript: str) -> str:
    """A transcript without what was typed behind the prompts."""
    return re.sub(r"> .*", ">", transcript)


def type_all(sitting: Sitting, left: dict[str, list[str]]) -> None:
    """Type the moves that are left, each at its player's prompt."""
    said = sitting.read()
    while said.endswith("> "):
        prompt = said.rpartition("\n")[2]
        if "press Enter" in prompt:
            said = sitting.ask("")
        elif "1 done, 2 undo" in prompt:
            said = sitting.ask("1")
        else:
            said = sitting.ask(left[prompt.partition(",")[0]].pop(0))


@pytest.mark.slow
@pytest.mark.parametrize("stem", ["first-kingdom-2-2", "kings-favor-2-5"])
def test_the_last_rounds_of_a_game_by_words(home: Home, stem: str) -> None:
    path = next(path for path in GAMES if path.stem == stem)
    whole = cenabum.load(path)
    moment = len(whole.decisions) - 60
    cenabum.load(path, at=moment).save(home.folder / "evening.cenabum")
    left: dict[str, list[str]] = {seat: [] for seat in whole.seats}
    for entry in whole.decisions[moment:]:
        left[entry.seat].append(entry.notation)
    sitting = home.sit_down("--resume", "--file", "evening.cenabum")
    type_all(sitting, left)
    assert sitting.finish() == 0
    assert sitting.errors == ""
    assert widest(typed_away(sitting.transcript)) <= 80
    assert cenabum.load(home.folder / "evening.cenabum").scores == whole.scores
    assert re.search(rf"{whole.winners[0]}\b.* wins", sitting.transcript)


@pytest.mark.slow
def test_a_whole_game_of_the_kings_favor_by_numbers(home: Home) -> None:
    sitting = home.sit_down(
        "kings-favor", "--seats", "Ana,bot:settler,bot:random", "--seed", "5", "--file", "a.cenabum"
    )
    chooser = random.Random(3)
    said = sitting.read()
    while said.endswith("> "):
        said = sitting.choose(chooser)
    assert sitting.finish() == 0
    assert sitting.errors == ""
    assert widest(typed_away(sitting.transcript)) <= 80
    game = cenabum.load(home.folder / "a.cenabum")
    assert game.over
    assert "dismissed in era I" in sitting.transcript


@pytest.mark.parametrize("story", STORIES)
def test_bad_input_is_answered_by_a_sentence(home: Home, story: str) -> None:
    sitting = home.sit_down(story, "--seats", "Ana,bot:random", "--seed", "7")
    said = sitting.read()
    while "Ana, plan>" not in said:
        said = sitting.ask("1")
    assert "There are choices 1 to" in sitting.ask("9999")
    assert "is neither a choice nor a command" in sitting.ask("make me king")
    assert "is neither a choice nor a command" in sitting.ask("\x1b[A{}[bold]")
    assert "rule general.not-now" in sitting.ask("act mill") or "rule" in sitting.transcript[-400:]
    assert "Which one" in sitting.ask("f")
    assert "Nothing is known of" in sitting.ask("? xyzzyx")
    assert "needs fisherman + craftsman" in sitting.ask("? mill")
    assert "4 × any follower; for each 2 Fame or 3 coins" in sitting.ask("? alchemy")
    other = "favor.fame-tiles" if story == "first-kingdom" else "kingdom.era-one-bonus"
    assert other not in sitting.ask("? fame")
    assert "2 grain → 5 coins" in sitting.ask("? barn")
    assert "what each place does" in sitting.ask("help")
    assert "Taken back" not in sitting.ask("undo")
    assert sitting.ask("").count("done planning") == 1
    for part in StoriesDrawing.PARTS:
        assert "neither" not in sitting.ask(part)
    sitting.ask("quit")
    assert sitting.finish() == 0
    assert sitting.errors == ""
    assert widest(typed_away(sitting.transcript)) <= 80


def test_a_plan_is_not_told_to_the_next_person(home: Home) -> None:
    sitting = home.sit_down("first-kingdom", "--seats", "Ana,Bruno", "--seed", "7")
    said = sitting.read()
    while not (planning := re.search(r"(Ana|Bruno), plan> $", said)):
        said = sitting.ask("" if "press Enter" in said else "1")
    other = {"Ana": "Bruno", "Bruno": "Ana"}[planning[1]]
    for move in ("load fish", "supply village", "place craftsman village", "done"):
        said = sitting.ask(move)
    assert f"Pass the keyboard to {other}" in said
    said = sitting.ask("")
    assert f"{other}, plan>" in said
    for secret in ("fish on the portal", "puts a good", "■Cr", "■wood"):
        assert secret not in said
    assert "■Cr" in sitting.ask("others")  # a finished plan lies open on the board, as it would on a table
    said = sitting.ask("done")
    assert f"{planning[1]} puts 1 fish on the portal" in said
    sitting.ask("quit")
    assert sitting.finish() == 0


def test_in_a_real_terminal(home: Home) -> None:
    """A pseudo-terminal: colours, and nothing else than what a pipe gets."""
    master, slave = pty.openpty()
    process = home.begin(
        "play", "kings-favor", "--seats", "Ana,bot:random", "--seed", "3",
        environment={"TERM": "xterm", "COLUMNS": "80"}, stdin=slave, stdout=slave, stderr=slave,
    )  # fmt: skip
    os.close(slave)
    said = b""
    asked = 0
    limit = time.monotonic() + 600
    while time.monotonic() < limit:
        try:
            said += os.read(master, 4096)
        except OSError:  # the other end is closed
            break
        if said.rstrip(b" ").endswith(b">") and said.endswith(b"> "):
            asked += 1
            os.write(master, b"quit\n" if asked > 4 else b"1\n")
            said += b"\n"
    assert process.wait(timeout=600) == 0
    os.close(master)
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", said.decode("utf-8", "replace"))
    assert "Traceback" not in text
    assert "Ana's board" in text
    assert "The game is saved" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "kings-favor", "--seats", "Ana"), "is for 2 to 4 players, not 1"),
        (("play", "kings-favor", "--seats", "Ana,bot:ally"), "does not play kings-favor"),
        (("play", "kings-favor", "--seats", "Ana,Bruno", "--set", "favorites=3"), "Choose from 1, 2"),
        (
            ("play", "first-kingdom", "--seats", "Ana,Bruno", "--set", "favorites=2"),
            "The First Kingdom has no setting “favorites”",
        ),
        (("play", "first-kingdom", "--seats", "Ana,Bruno", "--edition", "2019"), "has no setting “edition”"),
        (("play", "first-kingdom", "--seats", "Ana,Bruno", "--modules", "orders"), "has no module “orders”"),
        (("play", "first-kingdm"), "Did you mean first-kingdom"),
        (("simulate", "--game", "kings-favor", "--seats", "bot:greedy,bot:random"), "does not play kings-favor"),
        (("rules", "--game", "kings-favor", "xyzzy"), "cenabum rules --game kings-favor alone lists them all"),
        (("rules", "--game", "first-kingdom", "tiles.brn"), "Did you mean tiles.barn"),
        (("data", "--game", "kings-favour"), "Did you mean kings-favor"),
        (("replay", GAMES[0], "--at", "99999"), "there is no moment 99,999"),
        (("replay", GAMES[0], "--seat", "Zoe"), "There is no seat “Zoe”"),
    ],
)
def test_wrong_arguments(cenabum_command: Command, arguments: tuple[object, ...], said: str) -> None:
    result = cenabum_command(*arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("figures", "said"),
    [
        (
            "[first_kingdom.eras.II]\ndraw = 99",
            "line 2: first_kingdom.eras.II.draw must be a whole number from 0 to 12",
        ),
        ("[first_kingdom.eras.II]\ncategories = 4", "must be a whole number from 0 to 3, not 4"),
        ("[first_kingdom.famine]\nfood = [1, 2]", "must be one more than"),
        ("[places.barn.effect]\ncoins = 'many'", "must be a whole number, not text"),
        ("[places.brn]\nspaces = []", "did you mean places.barn"),
        ("[fame.coins]\ncoins_3 = 100", "fame.coins.coins_3 must be a whole number from 0 to 99"),
    ],
)
def test_figures_that_cannot_be(home: Home, cenabum_command: Command, figures: str, said: str) -> None:
    (home.folder / "box.toml").write_text(figures, encoding="utf-8")
    result = cenabum_command("data", "--game", "first-kingdom", "--data", "box.toml")
    assert result.returncode == 2
    assert said in result.stderr


@pytest.mark.parametrize("story", STORIES)
def test_a_story_lists_its_own_figures(cenabum_command: Command, story: str) -> None:
    listed = cenabum_command("data", "--game", story).stdout
    other = next(name for name in STORIES if name != story)
    assert f"\n{story.replace('-', ' ')}\n" in listed
    assert f"\n{other.replace('-', ' ')}\n" not in listed
    uncertain = cenabum_command("data", "--game", story, "--uncertain", "--json").stdout
    assert other.replace("-", "_") not in uncertain


def test_a_corrected_figure_is_listed_and_played(home: Home, cenabum_command: Command) -> None:
    (home.folder / "box.toml").write_text("[places.ropery.effect]\ncoins = 4\n", encoding="utf-8")
    listed = cenabum_command("data", "--game", "kings-favor", "--data", "box.toml")
    assert "* ropery.effect.coins = 4" in listed.stdout
    sitting = home.sit_down(
        "kings-favor", "--seats", "Ana,bot:random", "--seed", "7", "--data", "box.toml", "--file", "a.cenabum"
    )
    said = sitting.read()
    while "Ana, plan>" not in said:
        said = sitting.ask("1")
    assert "fisherman: 4 coins" in sitting.ask("board")
    sitting.ask("quit")
    assert sitting.finish() == 0
    replayed = home.run("replay", "a.cenabum")
    assert replayed.returncode == 0
    assert "Ana's board" in replayed.stdout


@pytest.mark.parametrize("path", [GAMES[0], GAMES[-1]], ids=lambda path: path.stem)
def test_a_record_is_shown_again(cenabum_command: Command, path: Path) -> None:
    end = cenabum_command("replay", path)
    assert re.search(r"\w+ wins\.", end.stdout)
    assert widest(end.stdout) <= 80
    middle = cenabum_command("replay", path, "--at", "200", "--seat", "Bruno")
    assert "Bruno's board" in middle.stdout
    assert "After 200 decisions" in middle.stdout
    assert '"game": "' in cenabum_command("replay", path, "--to", "json").stdout
