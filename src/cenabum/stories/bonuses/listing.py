"""The bonuses of a round by their names in the data."""

from typing import TYPE_CHECKING, Any, Final

from cenabum.stories.bonuses.bonus import RoundBonus
from cenabum.stories.bonuses.deliver import Deliver, DeliverOneKind
from cenabum.stories.bonuses.famine import Famine
from cenabum.stories.bonuses.for_each import Areas, Churches, Fortresses, Lakes, Villages
from cenabum.stories.bonuses.most_villages import MostVillages
from cenabum.stories.bonuses.plague import Plague
from cenabum.stories.bonuses.village_coins import VillageCoins

if TYPE_CHECKING:
    from cenabum.stories.components import Components

BONUSES: Final[dict[str, type[RoundBonus]]] = {
    "areas": Areas,
    "village_coins": VillageCoins,
    "famine": Famine,
    "villages": Villages,
    "most_villages": MostVillages,
    "deliver_one_kind": DeliverOneKind,
    "plague": Plague,
    "churches": Churches,
    "lakes": Lakes,
    "fortresses": Fortresses,
    "deliver": Deliver,
}


def round_bonuses(printed: "Components", eras: dict[str, dict[str, Any]]) -> list[RoundBonus]:
    """That of every era."""
    names = tuple(BONUSES)
    return [
        BONUSES[names[printed.index(f"{printed.path}.eras.{name}.bonus", era["bonus"], names)]](printed, name)
        for name, era in eras.items()
    ]
