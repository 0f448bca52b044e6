"""The events of Trade & Intrigue in the order of their numbers, after those of the base game: one line for each."""

from typing import Final

from cenabum.orleans.events.event import Event
from cenabum.orleans.trade_intrigue.events.amnesty import Amnesty
from cenabum.orleans.trade_intrigue.events.bon_voyage import BonVoyage
from cenabum.orleans.trade_intrigue.events.book_fire import BookFire
from cenabum.orleans.trade_intrigue.events.capitation_tax import CapitationTax
from cenabum.orleans.trade_intrigue.events.conference import Conference
from cenabum.orleans.trade_intrigue.events.crusade import Crusade
from cenabum.orleans.trade_intrigue.events.dues import Dues
from cenabum.orleans.trade_intrigue.events.famine import Famine
from cenabum.orleans.trade_intrigue.events.fishing_grounds import FishingGrounds
from cenabum.orleans.trade_intrigue.events.goods_tax import GoodsTax
from cenabum.orleans.trade_intrigue.events.indulgence import Indulgence
from cenabum.orleans.trade_intrigue.events.malfunction import Malfunction
from cenabum.orleans.trade_intrigue.events.peasant_uprising import PeasantUprising
from cenabum.orleans.trade_intrigue.events.retraining import Retraining
from cenabum.orleans.trade_intrigue.events.sabotage import Sabotage
from cenabum.orleans.trade_intrigue.events.silentium import Silentium
from cenabum.orleans.trade_intrigue.events.strike import Strike
from cenabum.orleans.trade_intrigue.events.summoning import Summoning
from cenabum.orleans.trade_intrigue.events.tax import Tax
from cenabum.orleans.trade_intrigue.events.technology_tax import TechnologyTax
from cenabum.orleans.trade_intrigue.events.tithe import Tithe
from cenabum.orleans.trade_intrigue.events.torture import Torture
from cenabum.orleans.trade_intrigue.events.training import Training
from cenabum.orleans.trade_intrigue.events.trip import Trip
from cenabum.orleans.trade_intrigue.events.vacation import Vacation
from cenabum.orleans.trade_intrigue.events.wedding import Wedding

EVENTS: Final[list[type[Event]]] = [
    Silentium,
    Indulgence,
    Training,
    BonVoyage,
    Conference,
    Crusade,
    Strike,
    Tax,
    Trip,
    FishingGrounds,
    Retraining,
    Wedding,
    Sabotage,
    Amnesty,
    Malfunction,
    Torture,
    Vacation,
    BookFire,
    GoodsTax,
    Dues,
    PeasantUprising,
    TechnologyTax,
    Summoning,
    Famine,
    CapitationTax,
    Tithe,
]
