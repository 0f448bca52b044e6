"""One file for each decision, effect or event: whatever lies in their folder is found there, so that nobody keeps a list by hand.

What is known by a number (a kind of decision, an event) is named in its order where the numbers are given; a file that is not named
there comes after those, by its name.
"""

import pkgutil
from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeVar

Kind = TypeVar("Kind")


def further(package: str, known: Sequence[str]) -> tuple[str, ...]:
    """The names of the files of a package that are not known yet, in the order of the alphabet. None of them is loaded."""
    found = pkgutil.iter_modules(import_module(package).__path__)
    return tuple(sorted(module.name for module in found if module.name not in known))


def objects(package: str, kind: type[Kind]) -> list[Kind]:
    """The objects of a kind that the files of a package have, each once, by the files' names."""
    found = [each for name in further(package, ()) for each in objects_of(f"{package}.{name}", kind)]
    return list({id(each): each for each in found}.values())


def objects_of(module: str, kind: type[Kind]) -> list[Kind]:
    """The objects of a kind that one file makes or imports."""
    return [each for each in _made_in(module) if isinstance(each, kind)]


def classes(package: str, kind: type[Kind]) -> list[type[Kind]]:
    """The classes of a kind that the files of a package define, by the files' names."""
    return [found for name in further(package, ()) for found in classes_of(f"{package}.{name}", kind)]


def classes_of(module: str, kind: type[Kind]) -> list[type[Kind]]:
    """The classes of a kind that one file defines; what it imports is not its own."""
    own = [each for each in _made_in(module) if isinstance(each, type) and each.__module__ == module]
    return [each for each in own if issubclass(each, kind) and each is not kind]


def _made_in(module: str) -> list[Any]:
    return list(vars(import_module(module)).values())
