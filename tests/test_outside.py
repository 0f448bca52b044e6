"""The game and the bot of `examples/`: installed into a fresh environment, they are played, simulated, learned and told like ours.

Some of it runs with the compiled build, too: their code stays plain Python and extends classes that are compiled.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import cenabum
from cenabum.bots import BOTS, bot_named, play_bots, reason_of
from cenabum.envs import OneSeat
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.register import rules_of
from cenabum.kernel.rulebook import whole_rulebook
from cenabum.kernel.snapshot import dump, restore
from tests.fluent_files import messages
from tests.outside import BOT, GAME, Fresh
from tests.test_plugins import forget


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return Fresh(tmp_path_factory.mktemp("fresh"), GAME, BOT)


@pytest.fixture
def beside(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is installed in the fresh environment is beside us here, too."""
    monkeypatch.syspath_prepend(fresh.site)
    forget()
    yield
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.startswith(("cenabum_millstream", "cenabum_busy"))]:
        del sys.modules[name]
    importlib.invalidate_caches()
    forget()


@pytest.mark.golden
def test_a_game_and_a_bot_of_other_packages_are_there_for_every_command(fresh: Fresh) -> None:
    listed = fresh.run("games")
    assert "The Mill Stream  --game millstream, 2 to 4 players" in listed
    assert "bots: bot:random, bot:busy" in listed
    simulated = fresh.run(
        "simulate", "--game", "millstream", "--seats", "bot:busy,bot:random", "--games", "6", "--jobs", "1", "--json"
    )
    assert json.loads(simulated)["games"] == 6
    seats = ("--game", "millstream", "--seats", "Ana,bot:busy", "--seed", "3", "--file", "mill.cenabum")
    told = fresh.run("play", *seats, "--language", "de", typed="help\n?\nodds\nwork trader\ntable\n" + "1\n" * 200)
    assert "Ana, Wer arbeitet als Nächstes?> " in told
    assert "Gezogen    2 Bauer, 1 Müller" in told
    assert "Hier gibt es nichts zu arbeiten: Händler." in told or "Du hast einen Händler nicht gezogen." in told
    assert "übriges Mehl" in told
    again = fresh.run("replay", "mill.cenabum", "--at", "2")
    assert "After 2 decisions." in again


@pytest.mark.golden
@pytest.mark.usefixtures("beside")
def test_the_game_is_played_saved_and_thought_about_like_ours(tmp_path: Path) -> None:
    game = cenabum.new("millstream", ["Ana=bot:busy", "Bruno=bot:random", "Cleo=bot:random"], seed=5)
    play_bots(game)
    assert game.over
    assert game.scores["Ana"] > 0
    game.save(tmp_path / "mill.cenabum")
    assert cenabum.load(tmp_path / "mill.cenabum").scores == game.scores
    rules = rules_of("millstream")
    for moment in range(len(game.decisions)):
        state = game.at(moment).state
        assert dump(restore(rules, game.components, dump(state))) == dump(state)
    assert msgspec.json.decode(msgspec.json.encode(game.view("Ana")))["winners"] == game.winners
    assert game._repr_svg_().startswith("<svg")
    with pytest.raises(cenabum.Refused, match="The game is over"):
        game.play("Ana", "done")


@pytest.mark.golden
@pytest.mark.usefixtures("beside")
def test_it_can_be_learned() -> None:
    seat = OneSeat("millstream", ("bot:busy",))
    seat.reset(seed=4)
    ended, reward = False, 0.0
    while not ended:
        _, reward, ended, _, _ = seat.step(int(seat.action_masks().argmax()))
    assert reward != 0.0


@pytest.mark.usefixtures("beside")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    for file in ("game", "refusals"):
        words = f"cenabum_millstream:{file}"
        assert messages(language, words).keys() == messages("en", words).keys()
    told = Language(language, "millstream")
    game = cenabum.new("millstream", ["Ana", "Bruno"], seed=5)
    said = [told.move_choice("millstream", move, "work") for move in game.legal("Ana")]
    said += told.story("millstream", [game.fact(fact) for fact in game.events])
    assert not any("_" in each or "$" in each for each in said)
    assert all(rule.told(language).text for rule in whole_rulebook("cenabum_millstream"))
    busy = bot_named("bot:busy", "millstream")()
    reason = reason_of(busy, game.state, 0, language=language)
    assert {"en": "Of", "de": "Von", "fr": "Parmi"}[language] in reason
    assert BOTS["bot:busy"].description == "is never idle"
