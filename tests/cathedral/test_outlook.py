"""What the actions of the town and the open order would do as the table stands: the rules say it, in every language."""

from pathlib import Path

from cenabum.cathedral.outlook import outlook
from cenabum.cathedral.state import State
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.wording import Wording, worded
from tests.cathedral.scene import Scene, cathedral
from tests.looking import looked_at

GAMES = sorted((Path(__file__).parents[1] / "games" / "cathedral").glob("*.cenabum"))[::4]
WORDS = ("cathedral", "cathedral/page")


def test_everything_is_told_in_every_language() -> None:
    """By the name of the player, wherever one is meant."""
    told: dict[str, Wording] = {}
    for path in GAMES:
        for game in looked_at(path, 7):
            assert isinstance(game.state, State)
            for things in outlook(game.state, -1, game.seats):
                told |= {line.message: line for view in things.values() for line in (*view.now, *view.lacks)}
    actions = {"help-journey", "help-journey-bare", "help-festival-now", "help-bell-now", "help-market-players"}
    orders = {"help-order-steps", "help-order-rosettes", "matters-journey", "matters-meeting", "matters-treasure"}
    assert actions | orders | {"help-foundry-now", "help-foundry-full", "help-painting-now"} <= set(told)
    for language in LANGUAGES:
        for line in told.values():
            text = Language(language).phrase(worded(line), WORDS)
            assert text, line
            assert not set("{}$_") & set(text), text


def said(scene: Scene, thing: str) -> list[str]:
    """What a thing says to Ana, in English."""
    view = outlook(scene.state, 0, scene.game.seats)[0][thing]
    return [Language("en").phrase(worded(line), WORDS) for line in (*view.now, *view.lacks)]


def test_the_bell_says_in_the_last_round_that_the_game_would_be_over() -> None:
    """Whichever that is by the figures."""
    scene = cathedral(2)
    assert said(scene, "action:bell_tower")[0].endswith("would stay unused.")
    scene.state.round = scene.state.components.rounds
    assert said(scene, "action:bell_tower")[0] == "This is the last round: the game would be over."


def test_the_market_says_what_of_the_knapsack_is_asked_for() -> None:
    scene = cathedral(2)
    assert said(scene, "action:red_market")[-1] == "You can hand pieces to Bruno."
    scene.state.players[0].knapsack = 0
    assert said(scene, "action:red_market") == ["Your knapsack is empty."]
