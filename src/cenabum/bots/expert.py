"""`bot:expert`: the master's search, to the end of the round."""

from cenabum.bots.master.bot import ExpertBot

__all__ = ["BOT", "ExpertBot"]

BOT = ExpertBot
