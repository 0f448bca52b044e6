"""What can happen with Trade & Intrigue, as in `orleans.facts`. The domain "player" is another seat."""

from typing import Final

from cenabum.orleans.facts import OWN_REASONS
from cenabum.orleans.trade_intrigue.names import NEW_EVENTS

# Why coins are received or paid: after the reasons of the base game.
EVENT_COINS: Final = len(OWN_REASONS)  # and one more for each new event, in their order
BOARD_BONUS: Final = EVENT_COINS + len(NEW_EVENTS)  # the last follower of a deed or character
INTRIGUE_COINS: Final = BOARD_BONUS + 1
REASONS: Final = (*NEW_EVENTS, "completion", "intrigue")

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "order_opens": ("order",),
    "fulfils": ("order", "amount"),
    "vacation": (),
    "brasserie_stocks": ("good", "amount"),
    "brasserie_protects": ("event", "good"),
    "exchanges": ("gain",),
    "spends_good": ("good", "reason"),
    "buys_follower": ("follower",),
    "trains": ("track", "amount"),
    "must_give_up": ("amount", "reason"),
    "returns_technology": ("gear",),
    "book_fire": ("amount",),
    "uprising_returns": ("follower", "space"),
    "starves": ("follower", "stock"),
    "starves_space": ("follower", "space"),
    "summoned": (),
    "draws_one": ("follower",),
    "settles": ("follower", "space"),
    "into_the_bag": ("follower",),
    "takes_good": ("good", "deed"),
    "takes_technology": ("deed",),
    "no_use": ("deed",),
    "gains_citizen": ("deed",),
    "finishes_deed": ("deed",),
    "court": ("place",),
    "no_bribe": ("player",),
    "offers_coins": ("player", "amount"),
    "offers_good": ("player", "good"),
    "accepts_bribe": ("player",),
    "declines_bribe": ("player",),
    "defrauds": ("player", "good", "own_good"),
    "burns": ("player", "town"),
    "kidnaps": ("player",),
    "tortures": ("player",),
    "hangs": ("player", "follower"),
    "hangs_nobody": ("player", "follower"),
    "sabotages": ("player", "follower", "space"),
    "spies": ("player", "space"),
    "collects": ("player", "amount"),
    "betrays": ("player", "track", "amount"),
    "advances": ("track", "amount"),
}
