"""Pilgrimage: no monks."""

from cenabum.bagbuilding.followers import MONK
from cenabum.orleans.events.event import Event


class Pilgrimage(Event):
    """events.pilgrimage: nobody recruits a monk."""

    name = "pilgrimage"
    clock = True
    stops = MONK
