"""Amnesty: new followers may be placed at once."""

from cenabum.orleans.events.event import Event


class Amnesty(Event):
    """newevents.amnesty: the module asks where they go (`module.py`)."""

    name = "amnesty"
    clock = True
