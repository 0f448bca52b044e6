"""Doors to the outside: games, modules and bots that other packages bring, found by their entry points.

A package names what it brings in the groups `cenabum.games`, `cenabum.modules` or `cenabum.bots`. Nothing of it is imported before
somebody asks for it. What is broken is told in a sentence when it is asked for, and never keeps anything else from working.
"""

import re
import traceback
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import Thread
from typing import Any, Final

from cenabum.kernel.refusal import SetupError
from cenabum.kernel.words import Text, Words, say

GAMES_GROUP: Final = "cenabum.games"
MODULES_GROUP: Final = "cenabum.modules"
BOTS_GROUP: Final = "cenabum.bots"
PATIENCE = 30.0
"""So many seconds the import of a package may take."""
_slow: Final[set[tuple[str, str, str]]] = set()
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Brought:
    """What packages bring of one group: the doors by name, and what is wrong with those that stay shut."""

    doors: dict[str, EntryPoint]
    complaints: tuple[Words, ...]


@cache
def brought(group: str, taken: Collection[str] = ()) -> Brought:
    """What installed packages bring. A name that is `taken`, by us or by a package found before, stays with whoever has it."""
    doors: dict[str, EntryPoint] = {}
    complaints: list[Words] = []
    for door in sorted(entry_points(group=group), key=lambda door: (package_of(door), door.name)):
        about = {"name": Text(door.name), "package": Text(package_of(door))}
        if not _NAME.fullmatch(door.name):
            complaints.append(say("plugin-name", **about))
        elif door.name in taken:
            complaints.append(say("plugin-taken", **about))
        elif door.name in doors:
            if doors[door.name].value != door.value:  # the same package seen twice on the path is no news
                complaints.append(say("plugin-twice", other=Text(package_of(doors[door.name])), **about))
        else:
            doors[door.name] = door
    return Brought(doors, tuple(complaints))


def package_of(door: EntryPoint) -> str:
    """The package that a door leads to, by the name it is installed under."""
    return door.dist.name if door.dist is not None else door.value.partition(".")[0]


def opened(door: EntryPoint) -> Any:
    """What is behind a door. Raises `SetupError`, whatever the package does while it is imported, and however long that takes.

    The import runs beside us, so that a package that never ends it holds nothing up; it is not asked for again.
    """
    name = (door.group, door.name, door.value)
    found: list[Any] = []
    errors: list[BaseException] = []

    def load() -> None:
        try:
            found.append(door.load())
        except BaseException as error:  # a package may even call sys.exit
            errors.append(error)

    if name not in _slow:
        thread = Thread(target=load, name=f"import of {door.value}", daemon=True)
        thread.start()
        thread.join(PATIENCE)
    if errors:
        raise broken(door, reason_of(errors[0])) from errors[0]
    if not found:
        _slow.add(name)
        about = {"name": Text(door.name), "package": Text(package_of(door))}
        raise SetupError(say("plugin-slow", seconds=round(PATIENCE), **about))
    return found[0]


def reason_of(error: BaseException) -> str:
    """What went wrong, as a programmer reads it."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


class PluginError(SetupError):
    """Something that another package brings does not work."""


@cache
def _packages() -> dict[str, EntryPoint]:
    """The packages that bring something, each with a door to it; a game says most about a package."""
    doors = [door for group in (BOTS_GROUP, MODULES_GROUP, GAMES_GROUP) for door in entry_points(group=group)]
    return {door.module.partition(".")[0]: door for door in doors if not door.module.startswith("cenabum.")}


def to_blame(error: BaseException) -> PluginError | None:
    """The sentence about the package in whose code an error came up; None when no package had a hand in it.

    So whatever a state, a decision or a module of others does is told by its package's name, and nobody has to look at each call.
    """
    if isinstance(error, PluginError):
        return error
    modules = [str(frame.f_globals.get("__name__", "")) for frame, _ in traceback.walk_tb(error.__traceback__)]
    packages = [module.partition(".")[0] for module in reversed(modules)]
    door = next((_packages()[package] for package in packages if package in _packages()), None)
    return broken(door, reason_of(error)) if door is not None else None


class Careful:
    """Something of another package, asked with care: whatever its methods raise of their own is told in a sentence that names it."""

    def __init__(self, door: EntryPoint, thing: Any) -> None:
        self._door = door
        self._thing = thing

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._thing, name)
        if isinstance(found, type) or not callable(found):
            return found

        def asked(*about: Any) -> Any:
            try:
                return found(*about)
            except Exception as error:
                if type(error).__module__.startswith("cenabum."):
                    raise  # a refusal, a figure that cannot be: these are ours
                raise broken(self._door, f"{name}: {reason_of(error)}") from error

        return asked


def broken(door: EntryPoint, reason: str) -> PluginError:
    """The sentence for something that cannot be used."""
    return PluginError(
        say("plugin-broken", name=Text(door.name), package=Text(package_of(door)), reason=Text(reason.rstrip(".")))
    )
