"""Silentium: nothing happens."""

from cenabum.orleans.events.event import Event


class Silentium(Event):
    """The tile of the first round, and of the last one."""

    name = "silentium"
