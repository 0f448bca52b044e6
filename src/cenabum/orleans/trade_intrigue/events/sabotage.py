"""Sabotage: places with technology cannot act."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import all_of, say
from cenabum.orleans.events.event import Event
from cenabum.orleans.table import Table


class Sabotage(Event):
    """newevents.sabotage: the module stops them while the event is on (`module.py`)."""

    name = "sabotage"
    clock = True

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The places with technology."""
        printed, placed = table.components, table.players[seat].technology_on
        stopped = [printed.place_names[place] for place, mask in enumerate(printed.layout.mask) if mask & placed]
        if not stopped:
            return hopeful(say("help-event-spared"))
        return hopeful(
            say("help-event-sabotage", places=all_of([say("help-place-name", place=name) for name in stopped]))
        )
