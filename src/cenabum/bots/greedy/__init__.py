"""`bot:greedy`: plans each round as a whole and takes what brings most points now and by the end of the game; and easier ones."""

from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.soft import ApprenticeBot, NoviceBot

__all__ = ["BOT", "LEVELS", "GreedyBot"]

BOT = GreedyBot
LEVELS = {"novice": NoviceBot, "apprentice": ApprenticeBot}
