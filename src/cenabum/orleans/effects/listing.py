"""The effects of places in the base game by the figure that names each; `a.b` is the figure `a` with the value `b`."""

from typing import Final

from cenabum.orleans.effects.bathe import Bathe
from cenabum.orleans.effects.build import Build
from cenabum.orleans.effects.buy import Buy
from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.effects.gain import Gain
from cenabum.orleans.effects.invent import Invent
from cenabum.orleans.effects.per_station import PerStation
from cenabum.orleans.effects.per_status import PerStatus
from cenabum.orleans.effects.protect import Protect
from cenabum.orleans.effects.recruit import Recruit
from cenabum.orleans.effects.send import Send
from cenabum.orleans.effects.store import Store
from cenabum.orleans.effects.substitute import Substitute
from cenabum.orleans.effects.travel import Travel

EFFECTS: Final[dict[str, type[PlaceEffect]]] = {
    "coins": Gain,
    "development": Gain,
    "good": Gain,
    "recruit": Recruit,
    "travel": Travel,
    "build": Build,
    "deeds": Send,
    "storage": Store,
    "bathhouse": Bathe,
    "buy_development": Buy,
    "technology": Invent,
    "protect": Protect,
    "coins_per.status": PerStatus,
    "coins_per.stations": PerStation,
    "substitute": Substitute,
}
