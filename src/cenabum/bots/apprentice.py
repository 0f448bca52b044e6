"""`bot:apprentice`: one of the best plans, by chance."""

from cenabum.bots.greedy.soft import ApprenticeBot

__all__ = ["BOT", "ApprenticeBot"]

BOT = ApprenticeBot
