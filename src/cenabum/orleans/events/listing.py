"""The events of the base game in the order of their numbers: a file for each."""

from collections.abc import Sequence
from typing import Final

from cenabum.kernel.gathering import classes_of
from cenabum.orleans.events import names
from cenabum.orleans.events.event import Event


def in_files(package: str, events: Sequence[str]) -> list[type[Event]]:
    """The events with these names, from the files of a package that are called so. Raises `ValueError` for a file with none or two."""
    found: list[type[Event]] = []
    for name in events:
        own = classes_of(f"{package}.{name}", Event)
        if len(own) != 1:
            raise ValueError(f"The file {name}.py of {package} must have one event, and has {len(own)}.")
        found += own
    return found


EVENTS: Final = in_files("cenabum.orleans.events", names.EVENTS)
