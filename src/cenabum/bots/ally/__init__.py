"""`bot:ally` and the other levels of The Cathedral of Orléans: they play for the team."""

from typing import Final

from cenabum.bots.ally.bot import AllyBot
from cenabum.bots.ally.master import MasterAlly
from cenabum.bots.ally.novice import NoviceAlly

__all__ = ["BOT", "LEVELS", "AllyBot"]

BOT = AllyBot
LEVELS: Final = {"novice": NoviceAlly, "master": MasterAlly}
