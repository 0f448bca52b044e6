"""What the marked spaces of the Fame track bring, by their names in the data."""

from typing import Final

from cenabum.stories.effects.fame_citizen import FameCitizen
from cenabum.stories.effects.fame_coins import FameCoins
from cenabum.stories.effects.fame_draw import FameDraw
from cenabum.stories.effects.fame_followers import FameFollowers
from cenabum.stories.effects.fame_goal import FameGoal
from cenabum.stories.effects.fame_goods import FameGoods
from cenabum.stories.effects.fame_place import FamePlace
from cenabum.stories.effects.fame_strike import FameStrike
from cenabum.stories.effects.fame_technology import FameTechnology
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.effects.fame_village import FameVillage

FAME: Final[dict[str, type[FameTile]]] = {
    "coins_3": FameCoins,
    "coins_5": FameCoins,
    "draw": FameDraw,
    "citizen": FameCitizen,
    "strike": FameStrike,
    "wood_or_bread": FameGoods,
    "wood": FameGoods,
    "village": FameVillage,
    "tile": FamePlace,
    "technology": FameTechnology,
    "monk": FameFollowers,
    "follower": FameFollowers,
    "knight": FameFollowers,
    "tournament_grounds": FameGoal,
    "castle": FameGoal,
}
