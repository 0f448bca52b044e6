"""What can happen, declared once: each kind of fact and the domains of its numbers (see `kernel.facts`).

The domains are those of the moves, and "amount" for a plain number. Sentences for people are Fluent messages `fact-<kind>`.
"""

from typing import Final

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
OWN_REASONS: Final = (
    "census", "boatmen_track", "development_track", "place", "deed", "income", "harvest", "taxes", "trading_day", "pharmacy",
)  # fmt: skip

REASONS: Final[list[str]] = [*OWN_REASONS]
"""With those of the modules after them. Filled when the game is put together."""

CITIZENS: Final = ("development_1", "development_2", "development_3", "boatmen", "knights")

OWN_FACTS: Final[dict[str, tuple[str, ...]]] = {
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
    "calls_back": ("follower", "space"),  # the same while planning: secret until that is done
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
}

PLAN_FACTS: Final = frozenset(("calls_back", "plans", "plan_done"))
"""Those that tell of a plan: the others hear of it when it is done (planning.hidden-until-done)."""

FACTS: Final[dict[str, tuple[str, ...]]] = dict(OWN_FACTS)
"""With those of the modules. Filled when the game is put together."""
