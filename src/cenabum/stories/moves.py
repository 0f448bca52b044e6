"""The moves of the stories, declared once. The constants are the first codes of each kind, for the fast core."""

from collections.abc import Sequence
from typing import Final

from cenabum.bagbuilding.layout import ANY, Layout
from cenabum.kernel.moves import MoveKind, MoveTable, offsets

FOLLOWERS: Final = ("farmer", "fisherman", "craftsman", "trader", "knight", "scholar", "monk")
GOODS: Final = ("fish", "grain", "wood", "bread", "cheese", "wine", "wool", "brocade")
# Room for more places and action spaces than there are, so that whatever is added at the end of the data leaves all codes as they are.
PLACES: Final = 60
SPACES: Final = 96
AREAS: Final = 29
SIDES: Final = 12  # of the deed boards
TASKS: Final = 4
SEATS: Final = 4  # a fifth one gives the moves that name a rival, and all behind them, other codes
TARGETS: Final = SIDES + TASKS
MOST_DRAWS: Final = 12

# A parcel is what may lie on a space of the portal: a follower, a good, a technology tile, or a sum of money.
GOOD_PARCEL: Final = 7
TECHNOLOGY_PARCEL: Final = 15
COIN_PARCEL: Final = 16
PARCELS: Final = 20

ON_PORTAL: Final = 8  # a good to be swapped: so much more when it lies on the portal
SWAPPED: Final = 16

SIZES: Final = {
    "follower": 7,
    "space": SPACES,
    "place": PLACES,
    "parcel": PARCELS,
    "target": TARGETS,
    "number": MOST_DRAWS + 1,
    "area": AREAS,
    "good": 8,
    "given": SWAPPED,
    "wanted": SWAPPED,
    "rival": SEATS,
    "spot": SPACES + 7,
    "reward": 2,
    "post": AREAS + 1,
}

KINDS: Final = (
    MoveKind(
        "place", ("follower", "space"), "space:{space}"
    ),  # planning: a follower of the village green to an action space
    MoveKind("done"),  # ends what may go on
    MoveKind("pass"),
    MoveKind("draw", ("number",)),
    MoveKind("recall", ("space",), "space:{space}"),
    MoveKind("recall_fair", ("follower",), "fair:{follower}"),
    MoveKind("take_back", ("parcel",), "portal:{parcel}"),  # from the portal
    MoveKind("take_back_good", ("place",), "stock:{place}"),  # wood or grain from a place
    MoveKind("load", ("parcel",)),  # planning: onto a space of the portal
    MoveKind("supply", ("place",)),  # planning: wood or grain onto a place
    MoveKind("fair", ("follower",), "fair:{follower}"),  # a follower to the County fair
    MoveKind("act", ("place",), "place:{place}"),
    MoveKind("send", ("parcel", "target"), "deed:{target}"),
    MoveKind("advance", ("parcel", "target"), "deed:{target}"),  # the same, to enter the next era instead of the bonus
    MoveKind("recruit", ("follower",), "hire:{follower}"),
    MoveKind("settle", ("area",), "area:{area}"),
    MoveKind("withdraw", ("area",), "area:{area}"),  # the settler to move when none is left
    MoveKind("build", ("area",), "area:{area}"),
    MoveKind("tile", ("place",)),
    MoveKind("buy", ("good",), "market:{good}"),
    MoveKind("sell", ("good",), "good:{good}"),
    MoveKind("choose", ("number",)),  # how often, or how many coins
    MoveKind("deliver", ("good",), "good:{good}"),
    MoveKind("feed", ("good",), "good:{good}"),
    MoveKind("take", ("good",), "market:{good}"),
    MoveKind("swap", ("given", "rival", "wanted")),  # Barter
    MoveKind("expel", ("rival", "spot")),  # Knights' Alliance
    MoveKind("reward", ("reward",)),  # Alchemy
    MoveKind("strike", ("parcel", "target"), "deed:{target}"),  # a space of the task sheet
    MoveKind("strike_citizen"),
    MoveKind("technology", ("space",), "space:{space}"),
    MoveKind("unscrew", ("space",), "space:{space}"),  # Workshop: the technology tile to move
    MoveKind("copy", ("rival", "place")),  # Guardhouse
    MoveKind("lose", ("post",), "area:{post}"),  # a settler
)

_FIRST: Final = offsets(KINDS, SIZES)
PLACE: Final[int] = _FIRST["place"]
DONE: Final[int] = _FIRST["done"]
PASS: Final[int] = _FIRST["pass"]
DRAW: Final[int] = _FIRST["draw"]
RECALL: Final[int] = _FIRST["recall"]
RECALL_FAIR: Final[int] = _FIRST["recall_fair"]
TAKE_BACK: Final[int] = _FIRST["take_back"]
TAKE_BACK_GOOD: Final[int] = _FIRST["take_back_good"]
LOAD: Final[int] = _FIRST["load"]
SUPPLY: Final[int] = _FIRST["supply"]
FAIR: Final[int] = _FIRST["fair"]
ACT: Final[int] = _FIRST["act"]
SEND: Final[int] = _FIRST["send"]
ADVANCE: Final[int] = _FIRST["advance"]
RECRUIT: Final[int] = _FIRST["recruit"]
SETTLE: Final[int] = _FIRST["settle"]
WITHDRAW: Final[int] = _FIRST["withdraw"]
BUILD: Final[int] = _FIRST["build"]
TILE: Final[int] = _FIRST["tile"]
BUY: Final[int] = _FIRST["buy"]
SELL: Final[int] = _FIRST["sell"]
CHOOSE: Final[int] = _FIRST["choose"]
DELIVER: Final[int] = _FIRST["deliver"]
FEED: Final[int] = _FIRST["feed"]
TAKE: Final[int] = _FIRST["take"]
SWAP: Final[int] = _FIRST["swap"]
EXPEL: Final[int] = _FIRST["expel"]
REWARD: Final[int] = _FIRST["reward"]
STRIKE: Final[int] = _FIRST["strike"]
STRIKE_CITIZEN: Final[int] = _FIRST["strike_citizen"]
TECHNOLOGY_TO: Final[int] = _FIRST["technology"]
UNSCREW: Final[int] = _FIRST["unscrew"]
COPY: Final[int] = _FIRST["copy"]
LOSE: Final[int] = _FIRST["lose"]

SPOTS: Final = SPACES + 7
FAIR_SPOT: Final = SPACES  # the first of seven
SUPPLY_POST: Final = AREAS
FAME_REWARD: Final = 0
COIN_REWARD: Final = 1


def parcel_names(amounts: Sequence[int]) -> list[str]:
    """The names of what may lie on the portal."""
    return [*FOLLOWERS, *GOODS, "technology", *(f"{amount}_coins" for amount in amounts)]


def move_table(layout: Layout, amounts: Sequence[int], targets: Sequence[str], areas: Sequence[str]) -> MoveTable:
    """The table of moves for the names of a set of components."""
    spaces = layout.space_names(FOLLOWERS)
    unused = [f"unused.{number}" for number in range(len(spaces), SPACES)]
    swapped = [*GOODS, *(f"{good}_on_portal" for good in GOODS)]
    names: dict[str, Sequence[str]] = {
        "follower": FOLLOWERS,
        "space": spaces,
        "place": layout.places,
        "parcel": parcel_names(amounts),
        "target": targets,
        "number": [str(number) for number in range(MOST_DRAWS + 1)],
        "area": areas,
        "good": GOODS,
        "given": swapped,
        "wanted": swapped,
        "rival": ["player_1", "player_2", "player_3", "player_4"],
        "spot": [*spaces, *unused, *(f"county_fair.{name}" for name in FOLLOWERS)],
        "reward": ["fame", "coins"],
        "post": [*areas, "supply"],
    }

    def shorten(table: MoveTable, kind: str, indices: list[int]) -> str | None:
        """`place farmer village`: where the follower is what the space asks for, the place is enough."""
        if kind != "place":
            return None
        follower, space = indices
        wanted = layout.wants[space]
        name = layout.places[layout.place_of[space]] if wanted in (follower, ANY) else spaces[space]
        return f"place {FOLLOWERS[follower]} {name}"

    return MoveTable(KINDS, SIZES, names, shorten)
