"""The First Kingdom, as the register of games finds it."""

from cenabum.kernel.rules import Rules
from cenabum.stories.components import Components
from cenabum.stories.game import FirstKingdom
from cenabum.stories.state import State

RULES: Rules[State, Components] = FirstKingdom()
