"""The places of a player, as the view shows them."""

from functools import lru_cache

import msgspec

from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.wording import Wording, wording
from cenabum.kernel.words import Sentence, Words
from cenabum.stories.components import Components
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.state import State
from cenabum.stories.table import Player
from cenabum.stories.view_deciding import space_names

CATEGORIES = ("board", "I", "II", "III", "base")


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """An action space: the follower it asks for, and what stands on it."""

    name: str
    wants: str
    holds: str | None


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A place of a player: of the board, a base place tile, or a place tile of category I, II or III."""

    name: str
    category: str
    activated: bool
    spaces: tuple[SpaceView, ...]
    goods: dict[str, int]  # wood or grain that lies there
    now: list[Wording]  # what its action would bring the player now
    closed: Wording | None  # why it can do nothing now, whoever stands there


def places(state: State, number: int, player: Player) -> list[PlaceView]:
    """All places of a player, who is shown as `player` to whoever looks."""
    printed, on = state.components, player.on
    found: list[PlaceView] = []
    for place in range(len(printed.place_names)):
        if not player.tiles >> place & 1:
            continue
        holds = tuple([on[space] for space in printed.layout.spaces[place]])
        effect = printed.effects[place]
        closed = effect.closed(state, number)
        now = () if closed else tuple(effect.now(state, number, player))
        ready, wood = player.ready >> place & 1, player.wood >> place & 1
        grain = player.grain if place == printed.bakery else 0
        found.append(_place(printed, place, holds, ready, wood, grain, now, closed.reason if closed else None))
    return found


@lru_cache(4096)
def _place(
    printed: Components,
    place: int,
    holds: tuple[int, ...],
    ready: int,
    wood: int,
    grain: int,
    now: tuple[Words, ...],
    why: Sentence | None,
) -> PlaceView:
    """A place by all that can be seen of it; most places are as they were before a move."""
    holding = _holding(printed)
    return PlaceView(
        printed.place_names[place],
        CATEGORIES[printed.category[place]],
        ready == 1,
        tuple([holding[space][what] for space, what in zip(printed.layout.spaces[place], holds, strict=True)]),
        {"grain": grain} if grain else {"wood": 1} if wood else {},
        [wording(words) for words in now],
        wording(why) if why else None,
    )


@lru_cache(32)
def _holding(printed: Components) -> list[list[SpaceView]]:
    """Each space with each thing that can be on it; an empty one holds -1, the last."""
    holds: list[str | None] = [*FOLLOWERS, *[None] * 4, "technology", None]
    asked = ["any" if wants == ANY else FOLLOWERS[wants] for wants in printed.layout.wants]
    return [
        [SpaceView(name, wants, what) for what in holds]
        for name, wants in zip(space_names(printed), asked, strict=True)
    ]
