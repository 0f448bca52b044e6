"""Crusade: no knights."""

from cenabum.bagbuilding.followers import KNIGHT
from cenabum.orleans.events.event import Event


class Crusade(Event):
    """newevents.crusade: nobody recruits a knight."""

    name = "crusade"
    clock = True
    stops = KNIGHT
