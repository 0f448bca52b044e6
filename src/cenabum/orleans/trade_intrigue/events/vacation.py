"""Vacation: a round less."""

from cenabum.orleans.events.event import Event


class Vacation(Event):
    """newevents.vacation: the tile gives way to the next one when it is turned over (`hourglass.py`)."""

    name = "vacation"
    clock = True
