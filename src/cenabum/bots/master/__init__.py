"""`bot:master`: tries the plans of several greedy bots on imagined tables, three rounds ahead."""

from cenabum.bots.master.bot import MasterBot

__all__ = ["BOT", "MasterBot"]

BOT = MasterBot
