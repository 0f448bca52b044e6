"""`bot:settler`, of the stories: expands, builds, fulfils tasks, survives."""

from cenabum.bots.settler.bot import SettlerBot

__all__ = ["BOT", "SettlerBot"]

BOT = SettlerBot
