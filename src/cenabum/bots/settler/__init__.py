"""`bot:settler`, of the stories: expands, builds, fulfils tasks, survives; and the levels above and below it."""

from cenabum.bots.settler.bot import SettlerBot
from cenabum.bots.settler.levels import ExpertBot, MasterBot
from cenabum.bots.settler.soft import ApprenticeBot, NoviceBot

__all__ = ["BOT", "LEVELS", "SettlerBot"]

BOT = SettlerBot
LEVELS = {"novice": NoviceBot, "apprentice": ApprenticeBot, "expert": ExpertBot, "master": MasterBot}
