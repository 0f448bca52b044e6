"""Strike: no craftsmen."""

from cenabum.bagbuilding.followers import CRAFTSMAN
from cenabum.orleans.events.event import Event


class Strike(Event):
    """newevents.strike: nobody recruits a craftsman."""

    name = "strike"
    clock = True
    stops = CRAFTSMAN
