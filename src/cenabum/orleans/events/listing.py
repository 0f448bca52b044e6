"""The events of the base game in the order of their numbers: one line for each."""

from typing import Final

from cenabum.orleans.events.event import Event
from cenabum.orleans.events.harvest import Harvest
from cenabum.orleans.events.income import Income
from cenabum.orleans.events.pilgrimage import Pilgrimage
from cenabum.orleans.events.plague import Plague
from cenabum.orleans.events.taxes import Taxes
from cenabum.orleans.events.trading_day import TradingDay

EVENTS: Final[list[type[Event]]] = [
    Pilgrimage,
    Income,
    Harvest,
    Taxes,
    TradingDay,
    Plague,
]
