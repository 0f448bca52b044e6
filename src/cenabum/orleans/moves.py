"""The moves of Orléans, declared once. The constants are the first codes of each kind, for the fast core."""

from collections.abc import Sequence
from typing import Final

from cenabum.bagbuilding.followers import FOLLOWER_KINDS, FOLLOWERS, PROFESSION
from cenabum.bagbuilding.layout import ANY, PLACES, SPACES, Layout
from cenabum.kernel.moves import MoveKind, MoveTable, offsets

GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade")
CONNECTIONS: Final = 43
TOWNS: Final = 23
DEEDS: Final = 12
MOST_DRAWS: Final = 8
ORDERS: Final = 23
SEATS: Final = 4
TRACKS: Final = 7  # those of the six professions, and development
MOST_BRIBE: Final = 30  # coins that one move puts into an offer; after so many another move can put in more

SIZES: Final = {
    "follower": FOLLOWER_KINDS,
    "space": SPACES,
    "place": PLACES,
    "number": MOST_DRAWS + 1,
    "connection": CONNECTIONS,
    "cargo": 6,
    "deed": DEEDS,
    "reward": 2,
    "answer": 2,
    "food": 4,
    "station": TOWNS + 1,
    "good": 5,
    "gear": SPACES + 2,
    "order": ORDERS,
    "stock": 3,
    "gain": 3,
    "victim": SEATS,
    "rival": SEATS + 1,
    "own_good": 5,
    "track": TRACKS,
    "offer": MOST_BRIBE + 1,
}

_OWN: Final = (
    MoveKind("place", ("follower", "space"), "space:{space}"),  # planning: a market follower to an action space
    MoveKind("place_stored", ("follower", "space"), "space:{space}"),  # the same from the Gunpowder Tower
    MoveKind("done"),  # ends what may go on: planning, storing, sending, placing
    MoveKind("pass"),
    MoveKind("draw", ("number",)),
    MoveKind("recall", ("space",), "space:{space}"),
    MoveKind("store", ("follower",), "market:{follower}"),  # a market follower into the Gunpowder Tower
    MoveKind("act", ("place",), "place:{place}"),
    MoveKind("recruit", ("follower",), "track:{follower}"),
    MoveKind("travel", ("connection", "cargo"), "connection:{connection}"),
    MoveKind("expand", ("place",), "tile:{place}"),  # take a place tile
    MoveKind("send", ("follower", "deed"), "deed:{deed}"),
    MoveKind("reward", ("reward",)),  # Canalization
    MoveKind("buy", ("number",)),  # Pharmacy: development points
    MoveKind("technology", ("space",), "space:{space}"),
    MoveKind("sacristy", ("answer",)),
    MoveKind("feed", ("food",)),
    MoveKind("forfeit_station", ("station",)),
    MoveKind("forfeit_follower"),
    MoveKind("forfeit_development"),
    MoveKind("forfeit_good", ("good",)),
    MoveKind("forfeit_tile", ("place",)),
    MoveKind("forfeit_technology", ("gear",)),
    MoveKind("exclude", ("place",), "tile:{place}"),
)
OWN_KINDS: Final = frozenset(kind.name for kind in _OWN)
"""The moves of the base game."""

KINDS: Final = (
    *_OWN,
    # Trade & Intrigue. Codes only ever grow at the end, so that what was learnt or written down stays right.
    MoveKind("fulfil", ("order",), "order:{order}"),
    MoveKind("take", ("good",)),  # from a deed or the goods market
    MoveKind("give", ("good",)),  # Retraining, Dues
    MoveKind("answer", ("answer",)),
    MoveKind("starve", ("stock", "follower")),  # Famine
    MoveKind("starve_space", ("space",)),
    MoveKind("train", ("track",)),
    MoveKind("exchange", ("gain",)),  # Sheep Farm
    MoveKind("brasserie", ("cargo",)),  # a good from the Brasserie against an event, or nothing
    MoveKind("target", ("victim",)),  # Arsonist, Kidnapper, Hangman
    MoveKind("defraud", ("victim", "good", "own_good")),
    MoveKind("sabotage", ("victim", "space")),
    MoveKind("spy", ("victim", "space")),
    MoveKind("betray", ("track", "rival")),
    MoveKind("bribe_coins", ("offer",)),
    MoveKind("bribe_good", ("good",)),
)

_FIRST: Final = offsets(KINDS, SIZES)
PLACE: Final[int] = _FIRST["place"]
PLACE_STORED: Final[int] = _FIRST["place_stored"]
DONE: Final[int] = _FIRST["done"]
PASS: Final[int] = _FIRST["pass"]
DRAW: Final[int] = _FIRST["draw"]
RECALL: Final[int] = _FIRST["recall"]
STORE: Final[int] = _FIRST["store"]
ACT: Final[int] = _FIRST["act"]
RECRUIT: Final[int] = _FIRST["recruit"]
TRAVEL: Final[int] = _FIRST["travel"]
EXPAND: Final[int] = _FIRST["expand"]
SEND: Final[int] = _FIRST["send"]
REWARD: Final[int] = _FIRST["reward"]
BUY: Final[int] = _FIRST["buy"]
TECHNOLOGY_TO: Final[int] = _FIRST["technology"]
SACRISTY: Final[int] = _FIRST["sacristy"]
FEED: Final[int] = _FIRST["feed"]
FORFEIT_STATION: Final[int] = _FIRST["forfeit_station"]
FORFEIT_FOLLOWER: Final[int] = _FIRST["forfeit_follower"]
FORFEIT_DEVELOPMENT: Final[int] = _FIRST["forfeit_development"]
FORFEIT_GOOD: Final[int] = _FIRST["forfeit_good"]
FORFEIT_TILE: Final[int] = _FIRST["forfeit_tile"]
FORFEIT_TECHNOLOGY: Final[int] = _FIRST["forfeit_technology"]
EXCLUDE: Final[int] = _FIRST["exclude"]
FULFIL: Final[int] = _FIRST["fulfil"]
TAKE: Final[int] = _FIRST["take"]
GIVE: Final[int] = _FIRST["give"]
ANSWER: Final[int] = _FIRST["answer"]
STARVE: Final[int] = _FIRST["starve"]
STARVE_SPACE: Final[int] = _FIRST["starve_space"]
TRAIN: Final[int] = _FIRST["train"]
EXCHANGE: Final[int] = _FIRST["exchange"]
BRASSERIE: Final[int] = _FIRST["brasserie"]
TARGET: Final[int] = _FIRST["target"]
DEFRAUD: Final[int] = _FIRST["defraud"]
SABOTAGE_AT: Final[int] = _FIRST["sabotage"]
SPY_AT: Final[int] = _FIRST["spy"]
BETRAY: Final[int] = _FIRST["betray"]
BRIBE_WITH_COINS: Final[int] = _FIRST["bribe_coins"]
BRIBE_WITH_GOOD: Final[int] = _FIRST["bribe_good"]

NO_CARGO: Final = 5
COINS: Final = 0  # of a reward
DEVELOPMENT: Final = 1
YES: Final = 1
FEED_COINS: Final = 3
SUPPLY_STATION: Final = TOWNS  # a station that is not built yet
HAND_FREE: Final = SPACES  # technology in hand that may lie anywhere
HAND_FIRST: Final = SPACES + 1  # technology in hand that must replace a farmer


PLAYER_NAMES: Final = ("player_1", "player_2", "player_3", "player_4")
TRACK_NAMES: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "development")
DEVELOPMENT_STEPS: Final = 6  # the number of the development track among the tracks
NOBODY: Final = SEATS  # of a rival
GAINS: Final = ("good", "coins", "development")


def move_table(
    layout: Layout, towns: Sequence[str], connections: Sequence[str], deeds: Sequence[str], orders: Sequence[str]
) -> MoveTable:
    """The table of moves for the names of a set of components."""
    spaces = layout.space_names()
    names: dict[str, Sequence[str]] = {
        "follower": FOLLOWERS,
        "space": spaces,
        "place": layout.places,
        "number": [str(number) for number in range(MOST_DRAWS + 1)],
        "connection": connections,
        "cargo": [*GOODS, "nothing"],
        "deed": deeds,
        "reward": ["coins", "development"],
        "answer": ["no", "yes"],
        "food": [*GOODS[:3], "coins"],
        "station": [*towns, "supply"],
        "good": GOODS,
        # Spaces come first and are fewer than SPACES: the rest is filled up so that the two tiles in hand have fixed numbers.
        "gear": [*spaces, *(f"unused.{i}" for i in range(len(spaces), SPACES)), "hand", "hand_first"],
        "order": orders,
        "stock": ["bag", "market", "tower"],
        "gain": GAINS,
        "victim": PLAYER_NAMES,
        "rival": [*PLAYER_NAMES, "nobody"],
        "own_good": GOODS,
        "track": TRACK_NAMES,
        "offer": [str(number) for number in range(MOST_BRIBE + 1)],
    }

    def shorten(table: MoveTable, kind: str, indices: list[int]) -> str | None:
        """`place boatman farm_house`: where the follower is what the space asks for, the place is enough."""
        if kind not in ("place", "place_stored"):
            return None
        follower, space = indices
        wanted = layout.wants[space]
        name = layout.places[layout.place_of[space]] if wanted in (PROFESSION[follower], ANY) else spaces[space]
        return f"place {FOLLOWERS[follower]} {name}" + (" from gunpowder_tower" if kind == "place_stored" else "")

    return MoveTable(KINDS, SIZES, names, shorten)
