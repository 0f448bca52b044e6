"""`bot:novice`: any of the better plans, by chance."""

from cenabum.bots.greedy.soft import NoviceBot

__all__ = ["BOT", "NoviceBot"]

BOT = NoviceBot
