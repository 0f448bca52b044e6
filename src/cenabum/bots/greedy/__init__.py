"""`bot:greedy`: plans each round as a whole and takes what brings most points now and by the end of the game."""

from cenabum.bots.greedy.bot import GreedyBot

__all__ = ["BOT", "GreedyBot"]

BOT = GreedyBot
