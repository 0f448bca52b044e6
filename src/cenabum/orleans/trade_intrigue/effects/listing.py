"""The effects of the place tiles of Trade & Intrigue by the figure that names them, one line for each."""

from typing import Final

from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.trade_intrigue.effects.brasserie import Brasserie
from cenabum.orleans.trade_intrigue.effects.exchange import Exchange
from cenabum.orleans.trade_intrigue.effects.majority import Majority

EFFECTS: Final[dict[str, type[PlaceEffect]]] = {
    "brasserie": Brasserie,
    "majority": Majority,
    "exchange": Exchange,
}
