"""The effects of places by the figure that names each, the most telling one first."""

from typing import Final

from cenabum.stories.effects.bakery import Bakery
from cenabum.stories.effects.bathhouse import Bathhouse
from cenabum.stories.effects.build import Build
from cenabum.stories.effects.building_fame import BuildingFame
from cenabum.stories.effects.citizen import Citizen
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.effects.fair import Fair
from cenabum.stories.effects.gain import Gain
from cenabum.stories.effects.give import Give
from cenabum.stories.effects.good import Good
from cenabum.stories.effects.guardhouse import Guardhouse
from cenabum.stories.effects.invent import Invent
from cenabum.stories.effects.market import Market
from cenabum.stories.effects.portal import Portal
from cenabum.stories.effects.pub import Pub
from cenabum.stories.effects.rampart import Rampart
from cenabum.stories.effects.recruit import Recruit
from cenabum.stories.effects.secret_village import SecretVillage
from cenabum.stories.effects.ship import Ship
from cenabum.stories.effects.substitute import Substitute
from cenabum.stories.effects.tax import Tax
from cenabum.stories.effects.terrain import Terrain
from cenabum.stories.effects.territory import Territory
from cenabum.stories.effects.tower import Tower
from cenabum.stories.effects.workshop import Workshop
from cenabum.stories.effects.yard import Yard

EFFECTS: Final[dict[str, type[PlaceEffect]]] = {
    "territory": Territory,
    "build": Build,
    "terrain": Terrain,
    "yard": Yard,
    "recruit": Recruit,
    "market": Market,
    "technology": Invent,
    "good": Good,
    "give": Give,
    "pub": Pub,
    "bathhouse": Bathhouse,
    "bakery": Bakery,
    "coins_per_village": Tax,
    "ship": Ship,
    "fair": Fair,
    "fame_per_fortress": Rampart,
    "workshop": Workshop,
    "guardhouse": Guardhouse,
    "citizen": Citizen,
    "portal": Portal,
    "tower": Tower,
    "building_fame": BuildingFame,
    "secret_village": SecretVillage,
    "substitute": Substitute,
    "coins": Gain,
    "fame": Gain,
}
