"""Modules that other packages bring to Orléans: the fish market is installed, played, simulated and served; broken ones are told."""

import importlib
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cenabum
from cenabum.cli.listing import show_games
from cenabum.kernel import plugins
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.register import working_games
from cenabum.orleans.game import RULES
from tests.outside import BUILD
from tests.server.servers import Running, Zygote, seated

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples/cenabum-fishmarket"
Install = Callable[..., list[str]]


# ---- the example, as somebody else would use it


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the package is installed; it is built for that, from a copy."""
    folder = tmp_path_factory.mktemp("fishmarket")
    source = shutil.copytree(EXAMPLE, folder / "source")
    uv = shutil.which("uv") or str(ROOT / ".tools/bin/uv")
    command = [uv, "pip", "install", "--offline", "--no-deps", "--python", sys.executable]
    done = subprocess.run(
        [*command, "--target", str(folder / "target"), str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return {**os.environ, "PYTHONPATH": f"{folder / 'target'}{os.pathsep}{BUILD}"}


PLAYED = """
import json, random
import cenabum
from cenabum.bots import play_bots
from cenabum.kernel.language import Language
from cenabum.kernel.snapshot import dump, restore

told = {"en": set(), "de": set(), "fr": set()}
for settings in ({}, {"edition": "2014"}, {"new_events": "yes", "board": "intrigue", "new_places": "yes"}):
    names = ["Ana", "Bruno", "Cleo"]
    game = cenabum.new("orleans", names, seed=4, fishmarket="yes", **settings)
    printed = game.components
    assert "smokehouse" in printed.place_names
    assert "fish_day" in printed.hourglass_names
    chance = random.Random(2)
    while not game.over:
        seat = game.state.deciding_seats()[0]
        codes = game.state.legal(seat)
        ours = [code for code in codes if "smokehouse" in game.moves.move(code).notation]
        move = game.moves.move(chance.choice(ours or codes))
        for language in told:
            words = Language(language)
            words.move_choice("orleans", move)
            told[language].add(words.move_sentence("orleans", move, "Ana"))
        game.play(names[seat], move.notation)
        for language in told:
            told[language] |= set(Language(language).story("orleans", [game.fact(fact) for fact in game.events]))
        again = restore(cenabum.rules_of("orleans"), printed, dump(game.state))
        assert again.legal(seat) == game.state.legal(seat)
        assert game.view(names[seat])
    assert {"smoked_fish"} <= set(game.points["Ana"])
    replayed = cenabum.replay(cenabum.parse_record(game.record().text()))
    assert replayed.points == game.points

from cenabum.envs.match import Match

match = Match("orleans", 3, "points", {"fishmarket": "yes"})
match.restart(1)
assert match.mask(0).sum() == len(match.state.legal(0))
assert Match("orleans", 3, "points", {}).size == 2972, "who does not play with it has the moves that there always were"
print(json.dumps({language: sorted(said) for language, said in told.items()}))
"""


@pytest.mark.golden
def test_the_example_is_played_in_every_language(installed: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], env=installed, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    for language, wanted in {
        "en": ("smokes 2 fish", "sells 1 smoked fish.", "(Fish Day)", "the Smokehouse"),
        "de": ("räuchert 2 Fische", "verkauft 1 Räucherfisch.", "(Fischtag)"),
        "fr": ("fume 2 poissons", "vend 1 poisson fumé.", "(Jour du poisson)"),
    }.items():
        for words in wanted:
            assert any(words in sentence for sentence in told[language]), (language, words)


@pytest.mark.golden
def test_the_example_is_listed_and_simulated(installed: dict[str, str]) -> None:
    def said(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", "from cenabum.cli.main import main; main()", *command],
            env=installed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "--set fishmarket=no|yes" in said("games")
    summary = said(
        "simulate",
        "--seats",
        "bot:greedy,bot:random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--set",
        "fishmarket=yes",
    )
    assert "smoked" in summary.lower()


def test_a_table_with_the_example_is_served(installed: dict[str, str], tmp_path: Path) -> None:
    zygote = Zygote(env=installed)
    server = Running(zygote, tmp_path)
    try:
        (orleans,) = [game for game in server.get("/games")["games"] if game["name"] == "orleans"]
        expansions = {each["name"]: each["expansion"] for each in orleans["settings"] if each["module"]}
        assert [name for name, expansion in expansions.items() if not expansion] == ["fishmarket"]
        assert "place-smokehouse = Räucherei" in server.get("/words/orleans?language=de")["messages"]
        assert server.get("/words/cathedral")["messages"] == ""
        table = server.table("Ana", "Bruno", settings={"fishmarket": "yes"}, seed="3")
        chance = random.Random(1)
        with seated(server, table) as players:
            while players[0].view["round"] < 2:
                for player in players:
                    if player.moves:
                        answer = player.ask("play", move=chance.choice(player.moves), moment=player.moment)
                        assert answer["type"] == "moved", answer
                for player in players:
                    player.catch_up()
        record = server.http.get(f"/api/tables/{table['table']}/record").text
        assert "fishmarket" in record
    finally:
        server.close()
        zygote.close()


# ---- broken and hostile ones

GOOD = """
from cenabum.kernel.rules import Setting
from cenabum.orleans.decision import Guest
from cenabum.orleans.module import Module

class Alms:
    name = "alms"
    answers = ("answer",)
    def options(self, table, seat, number):
        return [1, 2]
    def do(self, table, seat, number, code):
        table.players[seat].pending.pop()

class Fair(Module):
    name = "fair"
    def settings(self):
        return (Setting("fair", ("no", "yes"), "a fair", optional=True),)
    def in_play(self, options):
        return options.get("fair") == "yes"

FAIR = Fair()
"""
WORDS = """
setting-fair = Fair
    .help = A fair.
setting-fair-no = no
    .help = None.
setting-fair-yes = yes
    .help = One.
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package with its entry point on the path, as an installer does. What does Cenabum say about it?"""
    monkeypatch.syspath_prepend(tmp_path)

    def put(code: str, words: str = WORDS, name: str = "fair", package: str = "county_fair") -> list[str]:
        (tmp_path / package / "locale/en").mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text(code)
        (tmp_path / package / "locale/en/game.ftl").write_text(words)
        about = tmp_path / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[cenabum.modules]\n{name} = {package}:FAIR\n")
        sys.modules.pop(package, None)
        look_again()
        return [str(complaint) for complaint in working_games()[1]]

    yield put
    monkeypatch.undo()
    look_again()


def look_again() -> None:
    """As in a new process: what is installed is looked for again."""
    importlib.invalidate_caches()
    plugins.brought.cache_clear()
    RULES.invite()  # type: ignore[attr-defined]  # of Orléans


def settings() -> list[str]:
    return [setting.name for setting in RULES.settings]


def test_a_module_that_works_is_let_in(install: Install) -> None:
    assert install(GOOD) == []
    assert settings()[-1] == "fair"
    assert not cenabum.new("orleans", ["Ana", "Bruno"], seed=1, fair="yes").over


def extended(method: str) -> str:
    return GOOD.replace("\nFAIR =", f"{method}\nFAIR =")


MANY = """
    def decisions(self):
        def named(number):
            return Guest(type("Alms", (Alms,), {"name": f"alms_{number}"})())
        return [named(number) for number in range(300)]
"""
SHORT_OF_WORDS = "setting-fair = Fair\n    .help = A fair.\nsetting-fair-no = no\n    .help = None.\n"


BROKEN = (
    ("raise OSError('no river')", "OSError: no river"),
    ("raise SystemExit(3)", "SystemExit: 3"),
    ("FAIR = (", "SyntaxError"),
    ("FAIR = 7", "it is no `Module` of cenabum.orleans.module"),
    (GOOD.replace('name = "fair"', 'name = "foul"'), "it calls itself “foul”"),
    (GOOD.replace("FAIR = Fair()", "FAIR = Fair"), "it is no `Module`"),
    (GOOD.replace('Setting("fair"', 'Setting("edition"'), "its settings have names that are taken: edition"),
    (
        extended("    def settings(self):\n        return ('fair',)\n"),
        "its settings are not all of the type `Setting`",
    ),
    (extended("    def settings(self):\n        raise KeyError('lost')\n"), "KeyError: 'lost'"),
    (extended(MANY).replace('"decision-', '"'), "a game has room for 255 kinds of decision"),
    (
        extended("    def in_play(self, options):\n        return True\n"),
        "it is in play though nobody has chosen it",
    ),
    (extended("    def in_play(self, options):\n        return False\n"), "no setting of it brings it into play"),
    (extended("    def sources(self):\n        return ('coins',)\n"), "names that are taken: coins"),
    (
        extended(
            "    def overlay(self, figures, players, options):\n"
            "        from cenabum.orleans.overlay import Overlay\n"
            "        return Overlay(figures)\n"
        ),
        "only one module may put parts in the place of those of the base game, and trade_intrigue and fair do",
    ),
    (extended("    def acted(self, table, seat):\n        1 / 0\n"), "ZeroDivisionError: division by zero"),
    (
        extended("    def acted(self, table, seat):\n        table.tell('rains', seat)\n"),
        "it tells facts that it does not declare: rains",
    ),
    (
        extended("    def decisions(self):\n        return [Guest(Alms())]\n"),
        "its English words lack decision-alms, ask-alms",
    ),
    (
        extended(
            "    def places(self, options):\n"
            "        return {'stall': {'category': 'I', 'spaces': ['farmer'], 'effect': {'coins': 2}}}\n"
        ),
        "its English words lack place-stall",
    ),
    (
        extended(
            "    def places(self, options):\n"
            "        return {'ship': {'category': 'I', 'spaces': ['farmer'], 'effect': {'coins': 2}}}\n"
        ),
        "its places have names that are taken: ship",
    ),
)


@pytest.mark.parametrize(("code", "said"), BROKEN, ids=[said.replace(" ", "-") for _, said in BROKEN])
def test_a_broken_module_is_told_and_everything_else_goes_on(install: Install, code: str, said: str) -> None:
    words = (
        WORDS + "".join(f"decision-alms_{n} = A\nask-alms_{n} = A\n" for n in range(300)) if "300" in code else WORDS
    )
    complaints = install(code, words)
    assert len(complaints) == 1, complaints
    assert complaints[0].startswith("The package county_fair brings “fair”, which cannot be used: ")
    assert said.lower() in complaints[0].lower()
    assert "fair" not in settings()
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=1, orders="yes")
    assert game.state.playout(1) > 50
    assert all(RULES.complaints[0].told(language) for language in LANGUAGES)  # type: ignore[attr-defined]  # of Orléans


MUTE = (
    GOOD.replace(
        "\nclass Fair",
        """
from cenabum.kernel.moves import MoveKind
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.guests import guest_effect

class Pray:
    name = "pray"
    def may(self, table, seat):
        return len(table.players) < MANY
    def why_not(self, table, seat):
        return Refusal("fair.pray", say("no-prayer"))

class Give(Alms):
    answers = ("give_alms",)
    def untimely(self, table, seat, kind, at):
        return Refusal("fair.alms", say("no-alms-now"), say("try-alms")) if len(table.players) >= MANY else None

class Fair""",
    )
    + """
MANY = 2
class Mute(Fair):
    def decisions(self):
        return [Guest(Give())]
    def moves(self):
        return (MoveKind("give_alms", ("follower",)),)
    def places(self, options):
        return {"chapel": {"category": "I", "spaces": ["farmer"], "effect": {"pray": True}}}
    def effects(self):
        return {"pray": guest_effect(Pray())}
FAIR = Mute()
"""
)
MUTE_WORDS = f"""{WORDS}
decision-alms = Give alms
ask-alms = Give alms.
move-give_alms = {{ $seat }} gives alms
    .choice = alms
place-chapel = Chapel
does-pray = a prayer
"""


def test_a_refusal_without_words_is_found_before_the_module_is_let_in(install: Install) -> None:
    [complaint] = install(MUTE, MUTE_WORDS)
    assert complaint.endswith("cannot be used: its English words lack no-alms-now, try-alms, no-prayer."), complaint


MUTE_FOR_THREE = MUTE.replace("MANY = 2\n", "MANY = 3\n"), f"{MUTE_WORDS}no-prayer = Nobody prays.\n"
"""A rule that speaks only at larger tables is not met while the module is looked over."""


def test_a_press_that_is_refused_without_words_is_answered(install: Install, tmp_path: Path) -> None:
    assert install(*MUTE_FOR_THREE) == []
    zygote = Zygote(env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(BUILD)))})
    server = Running(zygote, tmp_path)
    try:
        table = server.table("Ana", "Bruno", "Chloé", settings={"fair": "yes"})
        with seated(server, table) as [ana, *_]:
            answer = ana.ask("try", move={"kind": "give_alms", "arguments": {"follower": "farmer"}})
            assert (answer["type"], answer["rule"]) == ("refused", "fair.alms")
            assert answer["why"] == {
                "en": "The rule fair.alms does not allow this now.",
                "de": "Die Regel fair.alms lässt das jetzt nicht zu.",
                "fr": "La règle fair.alms ne le permet pas maintenant.",
            }
            assert ana.ask("plan", placements=[])["type"] == "moved"
    finally:
        server.close()
        zygote.close()


def test_words_that_are_missing_and_names_that_are_taken(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    complaints = install(GOOD, SHORT_OF_WORDS)
    assert "its English words lack setting-fair-yes, setting-fair-yes.help" in complaints[0]
    complaints = install(GOOD, name="trade_intrigue", package="other_intrigue")
    assert len(complaints) == 2
    show_games()
    assert "The package county_fair brings “fair”" in capsys.readouterr().out
