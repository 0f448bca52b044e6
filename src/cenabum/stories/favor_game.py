"""The King's Favor, as the register of games finds it."""

from typing import Any

from cenabum.stories.game import KingsFavor

RULES: Any = KingsFavor()
