"""The events of Trade & Intrigue in the order of their numbers: a file for each."""

from typing import Final

from cenabum.orleans.events.listing import in_files
from cenabum.orleans.trade_intrigue.names import NEW_EVENTS

EVENTS: Final = in_files("cenabum.orleans.trade_intrigue.events", NEW_EVENTS)
