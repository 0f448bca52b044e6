"""What can happen, declared once: each kind of fact and the domains of its numbers.

The domains are those of the moves, and "amount" for a plain number. Sentences for people are Fluent messages `fact-<kind>`.
"""

from typing import Final

# Why coins are received or paid.
BY_PLACE: Final = 0
BY_DEED: Final = 1
BY_FAME: Final = 2
BY_ROUND: Final = 3
BY_TRADE: Final = 4
BY_ADVANCE: Final = 5
BY_SUMMER: Final = 6
BY_AUTUMN: Final = 7
REASONS: Final = ("place", "deed", "fame_track", "round_bonus", "market", "advance", "summer", "autumn")
BUILDING_NAMES: Final = ("village", "fortress", "church")

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "round_begins": ("amount",),
    "season_begins": ("season", "era"),
    "era_begins": ("era",),
    "narrates": ("era",),
    "market_supplied": ("parcel", "amount"),
    "hunger_ends": (),
    "plague_ends": (),
    "starts_in": ("area",),
    "receives": ("amount", "reason"),
    "pays": ("amount", "reason"),
    "draws": ("follower",),
    "draws_number": ("amount",),
    "recalls": ("follower", "space"),
    "recalls_fair": ("follower",),
    "takes_back": ("parcel",),
    "takes_back_good": ("good", "place"),
    "plans": ("follower", "space"),
    "plans_fair": ("follower",),
    "loads": ("parcel",),
    "supplies": ("good", "place"),
    "plan_done": (),
    "acts": ("place",),
    "copies": ("player", "place"),
    "passes": (),
    "recruits": ("follower",),
    "settles": ("area",),
    "ousts": ("player", "area"),
    "withdraws": ("area",),
    "builds": ("building", "area"),
    "gains_good": ("good",),
    "gives_good": ("good",),
    "gains_technology": (),
    "gains_tile": ("place",),
    "gains_place": ("place",),
    "buys": ("good",),
    "sells": ("good",),
    "delivers": ("good",),
    "feeds": ("good",),
    "sends": ("parcel", "target"),
    "advances": ("parcel", "target"),
    "enters_era": ("era",),
    "gains_settlers": ("amount",),
    "completes": ("target",),
    "returns_deed": ("target",),
    "swaps": ("given", "player", "wanted"),
    "expels": ("player", "follower"),
    "gains_fame": ("amount", "amount"),
    "gains_citizen": ("amount",),
    "strikes": ("parcel", "target"),
    "bathes": ("follower",),
    "lodges": ("follower", "space"),
    "lodges_green": ("follower",),
    "puts_back": ("follower",),
    "installs": ("space",),
    "unscrews": ("space",),
    "loses_settler": ("post",),
    "starves": ("amount",),
    "uses_favorite": (),
    "dismissed": ("era",),
    "era_done": ("era",),
    "starting_player": (),
    "crowned": ("amount",),
    "final_score": ("amount",),
}

PLAN_FACTS: Final = frozenset(("plans", "plans_fair", "loads", "supplies", "plan_done"))
"""Those that tell of a plan: the others hear of it when it is done (planning.hidden)."""
