"""The First Kingdom, as the register of games finds it."""

from typing import Any

from cenabum.stories.game import FirstKingdom

RULES: Any = FirstKingdom()
