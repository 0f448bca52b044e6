"""What is wanted of a seat, and where its followers may stand while it plans."""

from functools import lru_cache

from cenabum.bagbuilding.layout import FROM_MARKET
from cenabum.kernel.asking import DecisionView, asked_of
from cenabum.kernel.pool import count, kinds
from cenabum.stories.components import Components
from cenabum.stories.decision import top
from cenabum.stories.moves import FOLLOWERS, GOODS, PLACE, SPACES
from cenabum.stories.names import GRAIN
from cenabum.stories.state import State
from cenabum.stories.table import PLANNING


@lru_cache(maxsize=32)
def space_names(printed: Components) -> tuple[str, ...]:
    """The names of all action spaces."""
    return printed.layout.space_names(FOLLOWERS)


def decision(state: State, seat: int) -> DecisionView | None:
    """What the seat has to decide, with all its possible answers."""
    if not state.players[seat].pending:
        return None
    return asked_of(state, seat, top(state, seat), state.legal(seat), state.components.moves)


def fits(state: State, seat: int) -> dict[str, list[str]]:
    """Every space of the seat's places that a follower could stand on if it were empty, so that a plan can be sketched.

    Grain that could come back from the Bakery may go to the portal, though there is none in the supply yet.
    """
    if state.phase != PLANNING or not state.players[seat].pending:
        return {}
    printed = state.components
    player = state.players[seat]
    spaces = space_names(printed)
    fitting = printed.layout.fits[player.privileges]
    found: dict[str, list[str]] = {}
    for kind in kinds(player.market):
        where = fitting[kind] & player.spaces & ~player.technology_on
        first = PLACE + kind * SPACES
        found[FOLLOWERS[kind]] = [
            spaces[code - first] for code in printed.layout.spread(FROM_MARKET + kind, first, where)
        ]
    if player.grain and not count(player.goods, GRAIN):
        found[GOODS[GRAIN]] = ["portal"]
    return found
