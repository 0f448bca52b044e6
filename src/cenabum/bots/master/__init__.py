"""The higher levels of Orléans: they try the plans of several greedy bots on imagined tables."""

from cenabum.bots.master.bot import ExpertBot, MasterBot

__all__ = ["LEVELS", "ExpertBot", "MasterBot"]

LEVELS = {"expert": ExpertBot, "master": MasterBot}
