### Why a bot moves as it does: what every bot may say.

by-chance = One of { $number } legal moves, by chance.
nothing-else = There is nothing else to do.
no-reason = It gives no reason.
