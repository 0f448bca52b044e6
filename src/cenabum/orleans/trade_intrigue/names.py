"""The names and numbers of the modules: events, deeds, characters and questions."""

from typing import Final

# Events; the first six are those of the base game, four of which are on the new tiles too.
SILENTIUM: Final = 6
INDULGENCE: Final = 7
TRAINING: Final = 8
BON_VOYAGE: Final = 9
CONFERENCE: Final = 10
CRUSADE: Final = 11
STRIKE: Final = 12
TAX: Final = 13
TRIP: Final = 14
FISHING_GROUNDS: Final = 15
RETRAINING: Final = 16
WEDDING: Final = 17
SABOTAGE: Final = 18
AMNESTY: Final = 19
MALFUNCTION: Final = 20
TORTURE: Final = 21
VACATION: Final = 22
BOOK_FIRE: Final = 23
GOODS_TAX: Final = 24
DUES: Final = 25
PEASANT_UPRISING: Final = 26
TECHNOLOGY_TAX: Final = 27
SUMMONING: Final = 28
FAMINE: Final = 29
CAPITATION_TAX: Final = 30
TITHE: Final = 31
NEW_EVENTS: Final = (
    "silentium", "indulgence", "training", "bon_voyage", "conference", "crusade", "strike", "tax", "trip",
    "fishing_grounds", "retraining", "wedding", "sabotage", "amnesty", "malfunction", "torture", "vacation", "book_fire",
    "goods_tax", "dues", "peasant_uprising", "technology_tax", "summoning", "famine", "capitation_tax", "tithe",
)  # fmt: skip

# The deeds board of the game.
BASE_DEEDS: Final = 0
NEW_DEEDS: Final = 1
INTRIGUE: Final = 2
BOARDS: Final = ("deeds", "new-deeds", "intrigue")

ALCHEMY: Final = 0
LAY_ASSESSORS: Final = 1
THANKSGIVING: Final = 2
SHEEP_FARMING: Final = 3
COINAGE: Final = 4
RESEARCH: Final = 5
TOWING_SERVICE: Final = 6
ARCHITECTURE: Final = 7
TOWN_CHARTER: Final = 8
NAVIGATION: Final = 9
DEED_NAMES: Final = (
    "alchemy", "lay_assessors", "thanksgiving", "sheep_farming", "coinage", "research", "towing_service", "architecture",
    "town_charter", "navigation",
)  # fmt: skip

FRAUD: Final = 0
ARSONIST: Final = 1
KIDNAPPER: Final = 2
TORTURER: Final = 3
HANGMAN: Final = 4
SABOTEUR: Final = 5
SPY: Final = 6
TAX_COLLECTOR: Final = 7
TRAITOR: Final = 8
CHARACTER_NAMES: Final = (
    "fraud", "arsonist", "kidnapper", "torturer", "hangman", "saboteur", "spy", "tax_collector", "traitor",
)  # fmt: skip

# Questions that are answered by yes or no.
DRAW_ONE: Final = 0  # Alchemy
BUILD_HERE: Final = 1  # Architecture, Arsonist
PAY_SUMMONS: Final = 2  # Summoning: yes is to pay
ACCEPT_BRIBE: Final = 3
QUESTIONS: Final = ("alchemy", "build", "summoning", "bribe")

# What an optional journey is about.
BY_TOWING: Final = 0
BY_BON_VOYAGE: Final = 1
JOURNEYS: Final = ("towing_service", "bon_voyage")

# A follower to be placed at once: a new one (Amnesty) or one drawn (Alchemy).
BY_AMNESTY: Final = 0
BY_ALCHEMY: Final = 1
SETTLINGS: Final = ("amnesty", "alchemy")

# Where a follower lost to Famine is taken from, besides the action spaces.
FROM_BAG: Final = 0
FROM_MARKET: Final = 1
FROM_TOWER: Final = 2
STOCKS: Final = ("bag", "market", "tower")

# What a Sheep Farm gives for a cheese.
GAIN_GOOD: Final = 0
GAIN_COINS: Final = 1
GAIN_DEVELOPMENT: Final = 2
