"""Games and bots that other packages bring: found by their entry points; what is broken is told and hurts nobody else."""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cenabum
from cenabum.bots import BOTS, bot_named, play_bots, register
from cenabum.kernel import plugins
from cenabum.kernel import register as games
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.refusal import SetupError

Install = Callable[..., None]

BOT = """
class Last:
    games = ("orleans",)
    description = "always the last legal move"
    def choose(self, state, seat):
        return state.legal(seat)[-1]
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package on the path, with its entry points, as an installer does."""
    monkeypatch.syspath_prepend(tmp_path)

    def installed(package: str, group: str, name: str, code: str, thing: str = "Last") -> None:
        (tmp_path / f"{package}.py").write_text(code)
        about = tmp_path / f"{package}-1.0.dist-info"
        about.mkdir(exist_ok=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {package}:{thing}\n")
        sys.modules.pop(package, None)
        forget()

    yield installed
    monkeypatch.undo()
    forget()


def forget() -> None:
    """As in a new process: what is installed is looked for again."""
    importlib.invalidate_caches()
    plugins.brought.cache_clear()
    plugins._packages.cache_clear()
    games.rules_of.cache_clear()
    register._of_others.cache_clear()
    register._working.cache_clear()


def test_a_bot_of_another_package_plays_like_one_of_ours(install: Install) -> None:
    install("last_bot", plugins.BOTS_GROUP, "last", BOT)
    assert BOTS["bot:last"].description == "always the last legal move"
    game = cenabum.new("orleans", ["Ana=bot:last", "Bruno=bot:random"], seed=3)
    play_bots(game)
    assert game.over
    with pytest.raises(SetupError, match="does not play cathedral"):
        bot_named("bot:last", "cathedral")


def test_a_package_that_never_ends_its_import_holds_nothing_up(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is left out with a sentence, nobody waits for it a second time, and the other bots play."""
    monkeypatch.setattr(plugins, "PATIENCE", 0.2)
    install("endless_bot", plugins.BOTS_GROUP, "endless", "import threading\nthreading.Event().wait()")
    with pytest.raises(SetupError, match="brings “endless”, which is left out"):
        bot_named("bot:endless")
    monkeypatch.setattr(plugins, "PATIENCE", 1_000.0)
    with pytest.raises(SetupError, match="brings “endless”, which is left out"):
        bot_named("bot:endless")
    game = cenabum.new("orleans", ["Ana=bot:greedy", "Bruno=bot:random"], seed=3)
    play_bots(game)
    assert game.over


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import nowhere_to_be_found", "cannot be used: ModuleNotFoundError"),
        ("raise SystemExit(3)", "cannot be used: SystemExit: 3"),
        ("class Other: pass", "cannot be used: AttributeError"),
        ("class Last: pass", "it is no class with a method `choose`"),
        ("def Last(): (", "cannot be used: SyntaxError"),
    ],
)
def test_a_broken_bot_is_told_and_the_others_play(install: Install, code: str, said: str) -> None:
    install("broken_bot", plugins.BOTS_GROUP, "last", code)
    with pytest.raises(SetupError, match="The package broken_bot brings “last”") as told:
        bot_named("bot:last")
    assert said in str(told.value)
    assert "bot:last" not in BOTS
    assert "bot:greedy" in BOTS
    assert [said in str(complaint) for complaint in register.complaints()] == [True]
    assert all(told.value.told(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("return -5", "wanted to make the move -5, which is none of its"),
        ("return 'pass'", "wanted to make the move 'pass'"),
        ("raise OSError('no oracle')", "does not work: OSError: no oracle"),
    ],
)
def test_no_illegal_move_of_a_bot_gets_into_a_game(install: Install, code: str, said: str) -> None:
    install(
        "rogue_bot", plugins.BOTS_GROUP, "last", f"class Last:\n    def choose(self, state, seat):\n        {code}\n"
    )
    game = cenabum.new("orleans", ["Ana=bot:last", "Bruno=bot:random"], seed=3)
    with pytest.raises(SetupError, match="The bot “bot:last”") as told:
        play_bots(game)
    assert said in str(told.value)
    assert not game.over


def test_names_that_are_taken_stay_with_whoever_has_them(install: Install) -> None:
    install("greedy_too", plugins.BOTS_GROUP, "greedy", BOT)
    assert "greedy_too" in str(register.complaints()[0])
    assert "has something of this name itself" in str(register.complaints()[0])
    assert bot_named("bot:greedy").__module__.startswith("cenabum")
    install("first_last", plugins.BOTS_GROUP, "last", BOT)
    install("second_last", plugins.BOTS_GROUP, "last", BOT)
    assert any("first_last and second_last both bring “last”" in str(each) for each in register.complaints())
    assert "bot:last" in BOTS
    install("odd_name", plugins.BOTS_GROUP, "Very Odd", BOT)
    assert any("“Very Odd”, which is left out" in str(each) for each in register.complaints())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise ValueError('no')", "cannot be used: ValueError: no"),
        ("class Last: name = 'chess'", "it has no components, cooperative"),
        ("from cenabum.orleans.game import RULES as Last", "it calls itself orleans"),
    ],
)
def test_a_broken_game_is_told_and_the_others_can_be_played(install: Install, code: str, said: str) -> None:
    install("chess_game", plugins.GAMES_GROUP, "chess", code)
    assert "chess" in cenabum.GAMES
    with pytest.raises(SetupError, match="The package chess_game brings “chess”") as told:
        cenabum.new("chess", ["Ana", "Bruno"], seed=1)
    assert said in str(told.value)
    found, complaints = games.working_games()
    assert list(found) == ["orleans", "first-kingdom", "kings-favor", "cathedral"]
    assert [said in str(complaint) for complaint in complaints] == [True]


RULES = """
from cenabum.cathedral.game import Cathedral

class Chess(Cathedral):
    name = "chess"
    {broken}

Last = Chess()
"""


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("players = 'two'", "its players are no range of numbers"),
        ("settings = ('hard',)", "its settings are no settings"),
        ("minutes = 'an hour'", "its minutes are no whole number"),
        ("package = 'nowhere.at_all'", "ModuleNotFoundError"),
        ("package = 'cenabum.kernel'", "there is no folder data in cenabum.kernel"),
        ("components = property(lambda self: 1 / 0)", "ZeroDivisionError"),
    ],
)
def test_rules_of_a_wrong_shape_are_not_let_in(install: Install, broken: str, said: str) -> None:
    install("chess_game", plugins.GAMES_GROUP, "chess", RULES.format(broken=broken))
    with pytest.raises(SetupError, match="The package chess_game brings “chess”") as told:
        cenabum.new("chess", ["Ana", "Bruno"], seed=1)
    assert said in str(told.value)
    assert "chess" not in games.working_games()[0]


@pytest.mark.parametrize(
    "broken",
    [
        "def components(self, figures, players, settings): return [][0]",
        "def start(self, *all): raise RuntimeError('IndexError in here')",
        "def streams(self, *all): raise OSError('IndexError')",
    ],
)
def test_rules_that_fail_at_the_table_are_told_by_the_name_of_their_package(install: Install, broken: str) -> None:
    install("chess_game", plugins.GAMES_GROUP, "chess", RULES.format(broken=broken))
    with pytest.raises(SetupError, match="The package chess_game brings “chess”") as told:
        cenabum.new("chess", ["Ana", "Bruno"], seed=1)
    assert "IndexError" in str(told.value)
    assert all("IndexError" in told.value.told(language) for language in LANGUAGES)
    assert not cenabum.new("cathedral", ["Ana", "Bruno"], seed=1).over


def test_a_game_without_words_is_told_by_the_names_of_the_engine(install: Install) -> None:
    install(
        "chess_game", plugins.GAMES_GROUP, "chess", RULES.format(broken="title = 'Chess'\n    package = 'chess_data'")
    )
    (Path(sys.path[0]) / "chess_data").mkdir()
    (Path(sys.path[0]) / "chess_data" / "data").symlink_to(Path(cenabum.__file__).parent / "cathedral" / "data")
    game = cenabum.new("chess", ["Ana", "Bruno"], seed=1)
    told = Language("fr", "chess")
    assert told.text("title") == "Chess"
    assert told.move_choice("chess", game.legal("Ana")[0]) == "draw red"
    assert told.decision_sentence("chess", "hour_glass") == "hour glass"
    assert told.fact_sentence("chess", {"fact": "round_begins", "seat": None, "amount": 1}) == "round begins"


@pytest.mark.parametrize("games_named", ["'orleans'", "(1, 2)", "None"])
def test_a_bot_that_names_no_games_properly_is_told(install: Install, games_named: str) -> None:
    code = f"class Last:\n    games = {games_named}\n    def choose(self, state, seat): return 0\n"
    install("vague_bot", plugins.BOTS_GROUP, "last", code)
    assert "bot:last" not in BOTS
    assert "its `games` are no list of names" in str(register.complaints()[0])
