"""Ratings that come with the package are shown where one chooses a bot, and the page about bots has the same."""

import runpy
from pathlib import Path

import pytest
from tests.cli.terminal import Home

from cenabum.bots import BOTS
from cenabum.bots.rated import Rating, in_package, known
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.server import catalogue

PROJECT = Path(__file__).resolve().parents[2]
RATED = [(game, bot) for game, bots in known().items() for bot in bots]


def test_the_page_about_bots_has_the_ratings_of_the_package() -> None:
    written = (PROJECT / "docs" / "bots.md").read_text(encoding="utf-8")
    tool = runpy.run_path(str(PROJECT / "tools" / "ratings_page.py"))
    assert written == tool["page"](written), "run python tools/ratings_page.py"
    assert all(f"`{origin['command']}`" in written for origin in in_package()["origins"].values())


def test_only_bots_that_there_are_have_ratings() -> None:
    assert RATED
    assert [(game, bot) for game, bot in RATED if bot not in BOTS or not BOTS[bot].plays(game)] == []


def test_the_catalogue_of_a_server_has_them() -> None:
    shown = {(game.name, bot.name): bot.rating for game in catalogue.games().games for bot in game.bots}
    for game, bot in RATED:
        rating, rated = shown[game, bot], known()[game][bot]
        assert rating is not None
        assert (rating.rating, rating.error, rating.wins, rating.games) == (
            rated.rating, rated.error, rated.wins, rated.games,
        )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rating_is_told_in_a_sentence(language: str) -> None:
    rival = Rating(1712.4, 20.2, 340, 0.61, 0.55, 0.66, {})
    ally = Rating(None, None, 1250, 0.634, 0.55, 0.66, {})
    told = [Language(language).tell(each.words("orleans"), ("bots/levels",)) for each in (rival, ally)]
    assert "1712" in "".join(sign for sign in told[0] if sign.isalnum())
    assert "20" in told[0]
    assert "340" in told[0]
    assert "63" in told[1]
    assert "1250" in "".join(sign for sign in told[1] if sign.isalnum())


def test_a_rating_says_what_was_played_for_it() -> None:
    """Two players, and no modules where there are any: so says the sentence, and so the arena was called."""
    rival = Rating(1712.4, 20.2, 340, 0.61, 0.55, 0.66, {})
    told = {game: Language("en").tell(rival.words(game), ("bots/levels",)) for game in ("orleans", "kings-favor")}
    assert "from 340 games of two without modules;" in told["orleans"]
    assert "from 340 games of two;" in told["kings-favor"]
    for game, bots in known().items():
        if all(rating.rating is not None for rating in bots.values()):
            command = in_package()["origins"][game]["command"]
            assert " --players 2 " in command
            assert "--mix" not in command


def test_the_terminal_lists_them(home: Home) -> None:
    told = " ".join(home.run("games").stdout.split())
    for game, bot in RATED:
        assert " ".join(Language("en").tell(known()[game][bot].words(game), ("bots/levels",)).split()) in told
