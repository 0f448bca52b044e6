"""What can happen, declared once: each kind of fact and the domains of its numbers (see `kernel.facts`).

The domains are those of the moves, and "amount" for a plain number. Sentences for people are Fluent messages `fact-<kind>`.
"""

from typing import Final

from cenabum.orleans.trade_intrigue.names import NEW_EVENTS

# Why coins are received or paid.
CENSUS_COIN: Final = 0
TRACK_COINS: Final = 1
DEVELOPMENT_TRACK: Final = 2
PLACE_ACTION: Final = 3
DEED: Final = 4
INCOME_EVENT: Final = 5
HARVEST_EVENT: Final = 6
TAXES_EVENT: Final = 7
TRADING_DAY_EVENT: Final = 8
PHARMACY_PRICE: Final = 9
EVENT_COINS: Final = 10  # and one more for each new event, in their order
BOARD_BONUS: Final = 36  # the last follower of a deed or character
INTRIGUE_COINS: Final = 37
REASONS: Final = (
    "census", "boatmen_track", "development_track", "place", "deed", "income", "harvest", "taxes", "trading_day", "pharmacy",
    *NEW_EVENTS, "completion", "intrigue",
)  # fmt: skip

CITIZENS: Final = ("development_1", "development_2", "development_3", "boatmen", "knights")

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "round_begins": ("amount", "event", "stack"),
    "excludes": ("place",),
    "declines_exclusion": (),
    "census_tie": (),
    "receives": ("amount", "reason"),
    "pays": ("amount", "reason"),
    "tortured": ("amount", "reason"),
    "debt_lapses": ("amount",),
    "recalls": ("follower", "space"),
    "draws": ("follower",),
    "draws_number": ("amount",),
    "stores": ("follower",),
    "plans": ("follower", "space"),
    "plan_done": (),
    "acts": ("place",),
    "recruits": ("follower", "amount"),
    "gains_good": ("good",),
    "nothing_left": ("track",),
    "gains_technology": (),
    "gains_tile": ("place",),
    "travels": ("connection", "town"),
    "loads": ("good",),
    "builds_station": ("town",),
    "sends": ("follower", "deed"),
    "completes_deed": ("deed",),
    "develops": ("amount", "amount"),
    "wins_citizen": ("citizen",),
    "bathes": ("follower",),
    "bath_places": ("follower", "space"),
    "passes": (),
    "installs": ("space",),
    "protected": ("event",),
    "feeds": ("food",),
    "loses_follower": ("follower",),
    "spared_follower": ("follower",),
    "plague_empty_bag": (),
    "forfeits_station": ("station",),
    "forfeits_follower": ("follower",),
    "forfeits_development": ("amount",),
    "forfeits_good": ("good",),
    "forfeits_tile": ("place",),
    "forfeits_technology": ("gear",),
    "start_player": (),
    "most_stations": ("amount",),
    "stations_tied": (),
    "final_score": ("amount",),
    # Trade & Intrigue. "player" is another seat.
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
