"""Words that another package brings: its folder `locale` has one for each language, with Fluent files of any names.

What the package does not say in a language is told in English. Whatever is wrong there is never an error here.
"""

from importlib import resources
from typing import Final

ENGLISH: Final = "en"
GUESTS: Final[dict[str, tuple[str, ...]]] = {}
"""The packages whose words belong to a game, such as those of modules from outside."""


def guests_of(*files: str) -> list[str]:
    """The packages whose words belong to what these files are about."""
    games = dict.fromkeys(file.partition("/")[0] for file in files)
    return [package for game in games for package in GUESTS.get(game, ())]


def words_of(package: str, language: str, file: str = "") -> str:
    """The messages of a package, or of one file there, in a language, with the English ones behind them for what is missing."""
    return "\n".join(words_in(package, each, file) for each in dict.fromkeys((language, ENGLISH)))


def words_in(package: str, language: str, file: str = "") -> str:
    """The messages of a package, or of one file there, that are in this language and no other."""
    try:
        folder = resources.files(package).joinpath("locale", language)
        files = [folder.joinpath(f"{file}.ftl")] if file else folder.iterdir() if folder.is_dir() else []
        found = sorted(
            (each for each in files if each.name.endswith(".ftl") and each.is_file()), key=lambda each: each.name
        )
        return "\n".join(each.read_bytes().decode("utf-8", "replace") for each in found)
    except (ModuleNotFoundError, TypeError, OSError):  # there is no such package, or it is a single file
        return ""
