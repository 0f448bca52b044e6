"""Words that another package brings: its folder `locale` has one for each language, with Fluent files of any names.

A language that the package does not speak hears it in English.
"""

from functools import cache
from importlib import resources
from typing import Final

ENGLISH: Final = "en"
GUESTS: Final[dict[str, tuple[str, ...]]] = {}
"""The packages whose words belong to a game, such as those of modules from outside."""


def guests_of(*files: str) -> list[str]:
    """The packages whose words belong to what these files are about."""
    games = dict.fromkeys(file.partition("/")[0] for file in files)
    return [package for game in games for package in GUESTS.get(game, ())]


@cache
def words_of(package: str, language: str) -> str:
    """All messages of a package in a language, with the English ones behind them for what is missing."""
    languages = dict.fromkeys((language, ENGLISH))
    return "\n".join(text for name in languages for text in _texts(package, name))


def _texts(package: str, language: str) -> list[str]:
    try:
        folder = resources.files(package).joinpath("locale", language)
        files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    except (ModuleNotFoundError, TypeError, OSError):  # there is no such package, or it is a single file
        return []
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]
