"""The terminal speaks every language: whole games without a word of another one, and how the language is chosen."""

import random
import re

import pytest
from tests.cli.terminal import Command, Home
from tests.effort import few, many

from cenabum.kernel.language import LANGUAGES

GAMES = {
    "orleans": ("Ana,Bruno", ("table", "board", "others", "land", "deeds", "tracks", "tiles", "supply", "odds")),
    "first-kingdom": (
        "Ana,Bruno",
        ("table", "board", "others", "map", "market", "deeds", "tasks", "eras", "fame", "tiles"),
    ),
    "kings-favor": (
        "Ana,Bruno",
        ("table", "map", "market", "deeds", "tasks", "eras", "fame", "tiles", "story", "odds"),
    ),
    "cathedral": ("Ana,Bruno", ("table", "town", "map", "orders", "odds")),
}
# Words that stand in every English text and in no text of another language.
ENGLISH = re.compile(
    r"\b(the|of|and|your|you|with|from|round|choose|nothing|bag|coins|goods|follower|followers|draw|when|"
    r"event|empty|missing|players|player|stands|there|this|which|take|farmer|knight|trader|scholar|monk)\b",
    re.IGNORECASE,
)
# What is the same in every language: the ids of rules, and where files are.
NO_WORDS = re.compile(r"\b[a-z]+\.[a-z0-9-]+\b|/\S+")


def told(home: Home, game: str, language: str) -> str:
    """A game in which the first player looks at everything before choosing, and then chooses by number.

    The First Kingdom by chance is long: `./check long` plays it whole, the others come to their end.
    """
    seats, parts = GAMES[game]
    looks = "\n".join(["?", "help", *parts, "log", "save", "0"])
    chance = random.Random(1)
    typed = "\n".join([looks, *(str(chance.randint(1, 4)) for _ in range(many(250, 3000)))])
    played = home.run("play", game, "--seats", seats, "--seed", "5", "--language", language, typed=typed)
    assert played.returncode == 0, played.stderr
    return NO_WORDS.sub("", played.stdout)


@pytest.mark.parametrize("language", few([language for language in LANGUAGES if language != "en"], 1))
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_no_english_word(home: Home, game: str, language: str) -> None:
    text = told(home, game, language)
    assert home.saved
    foreign = [line for line in text.splitlines() if ENGLISH.search(line) and "cenabum" not in line]
    assert foreign == []


@pytest.mark.parametrize("game", few(["orleans", "kings-favor", "cathedral"], 1))
def test_a_whole_game_in_english_has_such_words(home: Home, game: str) -> None:
    """So the words are good telltales."""
    assert len(set(map(str.lower, ENGLISH.findall(told(home, game, "en"))))) > 10


@pytest.mark.parametrize(
    ("options", "environment", "title"),
    [
        (["--language", "de"], {"CENABUM_LANGUAGE": "en"}, "2 bis 4 Spieler"),
        ([], {"CENABUM_LANGUAGE": "de"}, "2 bis 4 Spieler"),
        ([], {"CENABUM_LANGUAGE": "en", "LC_ALL": "de_DE.UTF-8"}, "2 to 4 players"),
        ([], {"LANG": "de_AT.UTF-8"}, "2 bis 4 Spieler"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "2 to 4 players"),
        ([], {"LC_MESSAGES": "de", "LANG": "en_GB.UTF-8"}, "2 bis 4 Spieler"),
        ([], {"LANG": "xx_XX.UTF-8"}, "2 to 4 players"),
    ],
)
def test_the_language_is_the_option_or_the_environment(
    home: Home, options: list[str], environment: dict[str, str], title: str
) -> None:
    assert title in home.run("games", *options, **environment).stdout


@pytest.mark.parametrize(
    "options", [["games"], ["play", "cathedral"], ["rules", "turn.draw"], ["replay", "no.cenabum"]]
)
def test_a_language_that_does_not_exist_is_refused(home: Home, options: list[str]) -> None:
    for answer in (home.run(*options, "--language", "xx"), home.run(*options, CENABUM_LANGUAGE="xx")):
        assert answer.returncode == 2
        assert answer.stderr == f"There is no language “xx”. Languages: {', '.join(LANGUAGES)}.\n"
        assert answer.stdout == ""


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["play", "chess"], "Ein Spiel „chess“ gibt es nicht."),
        (["play", "--set", "level"], "„level“ ist keine Einstellung"),
        (["play", "--resume"], "gibt es keine unbeendete Partie"),
        (["replay", "no.cenabum"], "no.cenabum"),
        (["rules", "zeppelin"], "Keine Regel spricht von „zeppelin“."),
        (["play", "--seats", "Ana,bot:nobody"], "Einen Bot „bot:nobody“ gibt es nicht."),
    ],
)
def test_what_goes_wrong_is_told_in_the_language(cenabum_command: Command, options: list[str], sentence: str) -> None:
    answer = cenabum_command(*options, "--language", "de")
    assert answer.returncode == 2
    assert sentence in answer.stderr
    assert not ENGLISH.search(NO_WORDS.sub("", answer.stderr))
