"""The moves of The Cathedral of Orléans, declared once. The constants are the first codes of each kind, for the fast core."""

from collections.abc import Sequence
from typing import Final

from cenabum.kernel.moves import MoveKind, MoveTable, offsets

FOLLOWERS: Final = ("knight", "fisherman", "farmer", "trader", "monk")
MONK_KIND: Final = 4
ITEMS: Final = ("wood", "stone", "bread", "rosette")
GOODS: Final = ITEMS[:3]
ROSETTE: Final = 3
BAGS: Final = ("red", "blue")
MOST_PLAYERS: Final = 4
SPACES: Final = 24
ROUTES: Final = 24
WORKSHOP_TARGET: Final = 0
HOUR_GLASS_TARGET: Final = 1
PLAYER_TARGET: Final = 2  # and one more for each seat
TARGETS: Final = 6
PLAYERS: Final = tuple([f"player_{seat + 1}" for seat in range(MOST_PLAYERS)])

SIZES: Final = {
    "bag": 2,
    "space": SPACES,
    "route": ROUTES,
    "item": 4,
    "target": TARGETS,
    "player": MOST_PLAYERS,
}

KINDS: Final = (
    MoveKind("draw", ("bag",), "bag:{bag}"),
    MoveKind("place", ("space",), "space:{space}"),  # the follower just drawn
    MoveKind("move", ("route",), "route:{route}"),
    MoveKind("take"),  # what lies on the route just passed, or a rosette of the Glass Foundry
    MoveKind("swap", ("item",)),  # put this back and take the other
    MoveKind("leave"),
    MoveKind("deliver", ("item", "target"), "target:{target}"),
    MoveKind("paint"),
    MoveKind("refrain"),
    MoveKind("done"),  # with delivering, or with the turn
    MoveKind("rest"),
    MoveKind("send", ("bag",), "bag:{bag}"),  # a monk from the supply into a bag
    MoveKind("give", ("player",), "knapsack:{player}"),  # a rosette of a reward into a knapsack
)

_FIRST: Final = offsets(KINDS, SIZES)
DRAW: Final[int] = _FIRST["draw"]
PLACE: Final[int] = _FIRST["place"]
MOVE: Final[int] = _FIRST["move"]
TAKE: Final[int] = _FIRST["take"]
SWAP: Final[int] = _FIRST["swap"]
LEAVE: Final[int] = _FIRST["leave"]
DELIVER: Final[int] = _FIRST["deliver"]
PAINT: Final[int] = _FIRST["paint"]
REFRAIN: Final[int] = _FIRST["refrain"]
DONE: Final[int] = _FIRST["done"]
REST: Final[int] = _FIRST["rest"]
SEND: Final[int] = _FIRST["send"]
GIVE: Final[int] = _FIRST["give"]


def move_table(spaces: Sequence[str], twins: Sequence[int], routes: Sequence[str], players: int) -> MoveTable:
    """The table of moves for the names of a set of components. `twins[space]` is the first space that is just like it."""
    names: dict[str, Sequence[str]] = {
        "bag": BAGS,
        "space": spaces,
        "route": routes,
        "item": ITEMS,
        "target": ["workshop", "hour_glass", *PLAYERS[:players]],
        "player": PLAYERS[:players],
    }

    def shorten(table: MoveTable, kind: str, indices: list[int]) -> str | None:
        """`place cart.knight`: spaces that are alike have one notation (turn.identical-spaces)."""
        return f"place {spaces[twins[indices[0]]]}" if kind == "place" else None

    return MoveTable(KINDS, SIZES, names, shorten)
