"""All actions by what they do, and all rewards in the engine's order."""

from typing import Final

from cenabum.cathedral.effect import Effect, Reward
from cenabum.cathedral.effects.bell import BELL
from cenabum.cathedral.effects.blueprint import BLUEPRINT
from cenabum.cathedral.effects.festival import FESTIVAL
from cenabum.cathedral.effects.foundry import FOUNDRY
from cenabum.cathedral.effects.market import MARKET
from cenabum.cathedral.effects.monk import MONK
from cenabum.cathedral.effects.painting import PAINTING
from cenabum.cathedral.effects.rosette import ROSETTE
from cenabum.cathedral.effects.section import SECTION
from cenabum.cathedral.effects.travel import BOAT, CART

EFFECTS: Final[tuple[Effect, ...]] = (CART, BOAT, MARKET, FOUNDRY, PAINTING, FESTIVAL, BELL)
REWARDS: Final[tuple[Reward, ...]] = (SECTION, ROSETTE, MONK, BLUEPRINT)
