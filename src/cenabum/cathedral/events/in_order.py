"""The kinds of events, told apart by what a tile asks for; a tile that asks for nothing is a gift."""

from typing import Any

from cenabum.cathedral.effect import Event
from cenabum.cathedral.events.gift import Gift
from cenabum.cathedral.events.journey import Journey
from cenabum.cathedral.events.meeting import Meeting
from cenabum.cathedral.events.treasure import Treasure
from cenabum.cathedral.moves import MOST_PLAYERS
from cenabum.cathedral.names import BLUEPRINT, REWARDS
from cenabum.kernel.reading import Reader


def read_event(reader: Reader, name: str, figure: dict[str, Any], places: list[str]) -> Event:
    """The event of a tile."""
    path = f"tiles.events.{name}"
    if "place" in figure:
        return Journey(name, reader.index(f"{path}.place", figure["place"], places))
    if "builders" in figure:
        return Meeting(name, reader.number(f"{path}.builders", figure["builders"], 2, MOST_PLAYERS))
    if "rosettes" in figure:
        return Treasure(name, reader.number(f"{path}.rosettes", figure["rosettes"], 1, 20))
    return Gift(name, reader.index(path, name, REWARDS[:BLUEPRINT]))
