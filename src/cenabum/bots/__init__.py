"""Players that are no people. A bot gets only what its seat can know.

`bot_named("bot:greedy")()` makes a bot, `decide` asks it for one move, `play_bots` plays all bot seats of a game.
"""

from cenabum.bots.asking import Bot, decide, play_bots, reason_of
from cenabum.bots.register import BOTS, BotEntry, adviser, bot_named, usual_bot

__all__ = ["BOTS", "Bot", "BotEntry", "adviser", "bot_named", "decide", "play_bots", "reason_of", "usual_bot"]
