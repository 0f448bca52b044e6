"""The greedy player of the stories: expands, builds, fulfils tasks, survives."""

from cenabum.bots.settler.bot import SettlerBot

__all__ = ["SettlerBot"]
