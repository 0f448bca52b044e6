"""The moves of Orléans, declared once. The constants are the first codes of each kind, for the fast core."""

from collections.abc import Mapping, Sequence
from typing import Final

from cenabum.bagbuilding.followers import FOLLOWER_KINDS, FOLLOWERS, PROFESSION
from cenabum.bagbuilding.layout import ANY, Layout
from cenabum.kernel.core import MOST_SEATS
from cenabum.kernel.moves import UNUSED, MoveKind, MoveTable, blocks, numbers, offsets, row

GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade")
CONNECTIONS: Final = 43
TOWNS: Final = 23
DEEDS: Final = 12
MOST_DRAWS: Final = 8
ORDERS: Final = 23
TRACKS: Final = 7  # those of the six professions, and development
MOST_BRIBE: Final = 30  # coins that one move puts into an offer; after so many another move can put in more

# Room for places, action spaces and seats. Each may be raised: what is beyond the sizes below has its codes behind all others.
PLACES: Final = 48
SPACES: Final = 96
SEATS: Final = 4

# The sizes that the codes of moves were first laid out for. They stay, so that what was learnt or written down stays right.
FIRST_PLACES: Final = 33
FIRST_SPACES: Final = 62
FIRST_SEATS: Final = 4
NOBODY: Final = FIRST_SEATS  # of a rival; the fifth seat comes behind it
HAND_FREE: Final = FIRST_SPACES  # of a gear: technology in hand that may lie anywhere
HAND_FIRST: Final = FIRST_SPACES + 1  # technology in hand that must replace a farmer; further spaces come behind it
HANDS: Final = 2

SIZES: Final = {
    "follower": FOLLOWER_KINDS,
    "space": FIRST_SPACES,
    "place": FIRST_PLACES,
    "number": MOST_DRAWS + 1,
    "connection": CONNECTIONS,
    "cargo": 6,
    "deed": DEEDS,
    "reward": 2,
    "answer": 2,
    "food": 4,
    "station": TOWNS + 1,
    "good": 5,
    "gear": FIRST_SPACES + HANDS,
    "order": ORDERS,
    "stock": 3,
    "gain": 3,
    "victim": FIRST_SEATS,
    "rival": FIRST_SEATS + 1,
    "own_good": 5,
    "track": TRACKS,
    "offer": MOST_BRIBE + 1,
}

ROOM: Final = {"place": PLACES, "space": SPACES, "gear": SPACES + HANDS, "victim": SEATS, "rival": SEATS + 1}
if not FIRST_SEATS <= SEATS <= MOST_SEATS or min(PLACES - FIRST_PLACES, SPACES - FIRST_SPACES) < 0:
    raise ValueError(
        f"Orléans has room for {FIRST_PLACES} places or more, {FIRST_SPACES} action spaces or more, and {FIRST_SEATS} to "
        f"{MOST_SEATS} seats; PLACES, SPACES and SEATS in orleans/moves.py are {PLACES}, {SPACES} and {SEATS}."
    )

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

BLOCKS: Final = blocks(KINDS, SIZES, ROOM)
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

# What a code says, and the codes of what is chosen by its number alone.
_SAID: Final = numbers(BLOCKS)
FOLLOWER_IN: Final[list[int]] = _SAID["follower"]
SPACE_IN: Final[list[int]] = _SAID["space"]
PLACE_IN: Final[list[int]] = _SAID["place"]
GEAR_IN: Final[list[int]] = _SAID["gear"]
VICTIM_IN: Final[list[int]] = _SAID["victim"]
RIVAL_IN: Final[list[int]] = _SAID["rival"]
TRACK_IN: Final[list[int]] = _SAID["track"]
GOOD_IN: Final[list[int]] = _SAID["good"]
OWN_GOOD_IN: Final[list[int]] = _SAID["own_good"]
KIND_IN: Final[list[str]] = [block.kind.name for block in BLOCKS for _ in range(block.size)]
ACT_AT: Final[list[int]] = row(BLOCKS, "act")
EXPAND_BY: Final[list[int]] = row(BLOCKS, "expand")
EXCLUSION_OF: Final[list[int]] = row(BLOCKS, "exclude")
STARVE_AT: Final[list[int]] = row(BLOCKS, "starve_space")
PLACE_ON: Final[list[list[int]]] = [row(BLOCKS, "place", kind) for kind in range(FOLLOWER_KINDS)]
STORED_ON: Final[list[list[int]]] = [row(BLOCKS, "place_stored", kind) for kind in range(FOLLOWER_KINDS)]
TARGET_ON: Final[list[int]] = row(BLOCKS, "target")
DEFRAUD_OF: Final[list[list[list[int]]]] = [
    [row(BLOCKS, "defraud", seat, good) for good in range(len(GOODS))] for seat in range(SEATS)
]
SABOTAGE_ON: Final[list[list[int]]] = [row(BLOCKS, "sabotage", seat) for seat in range(SEATS)]
SPY_ON: Final[list[list[int]]] = [row(BLOCKS, "spy", seat) for seat in range(SEATS)]
LOSE_GEAR: Final[list[int]] = row(BLOCKS, "forfeit_technology")
BETRAY_BY: Final[list[list[int]]] = [row(BLOCKS, "betray", track) for track in range(TRACKS)]
RIVALS: Final[list[int]] = [seat if seat < NOBODY else seat + 1 for seat in range(SEATS)]

# For `Layout.spread`: the codes of each row by the place or space, under the first of them.
ROWS: Final[dict[int, list[int]]] = {
    codes[0]: codes
    for codes in (
        *PLACE_ON,
        *STORED_ON,
        *[row(BLOCKS, kind) for kind in ("recall", "technology", "forfeit_tile")],
        LOSE_GEAR[:FIRST_SPACES] + LOSE_GEAR[FIRST_SPACES + HANDS :],
    )
}

PLAYER_NAMES: Final = tuple([f"player_{seat + 1}" for seat in range(SEATS)])
TRACK_NAMES: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "development")
DEVELOPMENT_STEPS: Final = 6  # the number of the development track among the tracks
GAINS: Final = ("good", "coins", "development")


def seat_of(rival: int) -> int:
    """The seat of a rival; below 0 for nobody."""
    return -1 if rival == NOBODY else rival if rival < NOBODY else rival - 1


def space_of(gear: int) -> int:
    """The space that technology lies on, if it is not in hand."""
    return gear if gear < HAND_FREE else gear - HANDS


def move_table(
    layout: Layout,
    towns: Sequence[str],
    connections: Sequence[str],
    deeds: Sequence[str],
    orders: Sequence[str],
    later: Sequence[MoveKind] = (),
    domains: Mapping[str, Sequence[str]] | None = None,
) -> MoveTable:
    """The table of moves for the names of a set of components; `later` kinds and their `domains` are those of modules from outside."""
    more = domains or {}
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
        # Numbers that no space has are kept free, so that the two tiles in hand have fixed ones.
        "gear": [
            *spaces[:FIRST_SPACES],
            *(f"{UNUSED}{i}" for i in range(len(spaces), FIRST_SPACES)),
            "hand",
            "hand_first",
            *spaces[FIRST_SPACES:],
        ],
        "order": orders,
        "stock": ["bag", "market", "tower"],
        "gain": GAINS,
        "victim": PLAYER_NAMES,
        "rival": [*PLAYER_NAMES[:FIRST_SEATS], "nobody", *PLAYER_NAMES[FIRST_SEATS:]],
        "own_good": GOODS,
        "track": TRACK_NAMES,
        "offer": [str(number) for number in range(MOST_BRIBE + 1)],
        **more,
    }

    def shorten(table: MoveTable, kind: str, indices: list[int]) -> str | None:
        """`place boatman farm_house`: where the follower is what the space asks for, the place is enough."""
        if kind not in ("place", "place_stored"):
            return None
        follower, space = indices
        wanted = layout.wants[space]
        name = layout.places[layout.place_of[space]] if wanted in (PROFESSION[follower], ANY) else spaces[space]
        return f"place {FOLLOWERS[follower]} {name}" + (" from gunpowder_tower" if kind == "place_stored" else "")

    sizes = {**SIZES, **{domain: len(each) for domain, each in more.items()}}
    return MoveTable(KINDS, sizes, names, shorten, ROOM, later)
