"""Sabotage: places with technology cannot act."""

from cenabum.orleans.events.event import Event


class Sabotage(Event):
    """newevents.sabotage: the module stops them while the event is on (`module.py`)."""

    name = "sabotage"
    clock = True
