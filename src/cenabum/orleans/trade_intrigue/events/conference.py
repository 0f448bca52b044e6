"""Conference: no scholars."""

from cenabum.bagbuilding.followers import SCHOLAR
from cenabum.orleans.events.event import Event


class Conference(Event):
    """newevents.conference: nobody recruits a scholar."""

    name = "conference"
    clock = True
    stops = SCHOLAR
