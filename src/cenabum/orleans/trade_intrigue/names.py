"""The names and numbers of the modules: events, deeds, characters and questions."""

from typing import Final

from cenabum.orleans.events.names import EVENTS

# Events; the first are those of the base game, four of which are on the new tiles too.
SILENTIUM: Final = len(EVENTS)
INDULGENCE: Final = SILENTIUM + 1
TRAINING: Final = SILENTIUM + 2
BON_VOYAGE: Final = SILENTIUM + 3
CONFERENCE: Final = SILENTIUM + 4
CRUSADE: Final = SILENTIUM + 5
STRIKE: Final = SILENTIUM + 6
TAX: Final = SILENTIUM + 7
TRIP: Final = SILENTIUM + 8
FISHING_GROUNDS: Final = SILENTIUM + 9
RETRAINING: Final = SILENTIUM + 10
WEDDING: Final = SILENTIUM + 11
SABOTAGE: Final = SILENTIUM + 12
AMNESTY: Final = SILENTIUM + 13
MALFUNCTION: Final = SILENTIUM + 14
TORTURE: Final = SILENTIUM + 15
VACATION: Final = SILENTIUM + 16
BOOK_FIRE: Final = SILENTIUM + 17
GOODS_TAX: Final = SILENTIUM + 18
DUES: Final = SILENTIUM + 19
PEASANT_UPRISING: Final = SILENTIUM + 20
TECHNOLOGY_TAX: Final = SILENTIUM + 21
SUMMONING: Final = SILENTIUM + 22
FAMINE: Final = SILENTIUM + 23
CAPITATION_TAX: Final = SILENTIUM + 24
TITHE: Final = SILENTIUM + 25
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
