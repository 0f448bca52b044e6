"""Words that refusals share: names, and who is missing."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import SILENCE, Words, all_of, say
from cenabum.stories.moves import FOLLOWERS, parcel_names
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


def place_name(printed: "Components", place: int) -> str:
    """A place by its name in the data."""
    return printed.place_names[place]


def parcel_name(printed: "Components", parcel: int) -> str:
    """A parcel by its name in the data."""
    return parcel_names(printed.amounts)[parcel]


def target_name(printed: "Components", target: int) -> str:
    """A deed or task by its name in the data."""
    return printed.target_names[target]


def space_name(printed: "Components", space: int) -> Words:
    """An action space: `the farmer space of the Village`."""
    wanted = printed.layout.wants[space]
    follower = FOLLOWERS[wanted] if wanted < len(FOLLOWERS) else "any"
    return say("the-space", follower=follower, place=place_name(printed, printed.layout.place_of[space]))


def missing(table: Table, seat: int, place: int) -> Words:
    """Who is still missing at a place: `It still needs a farmer and a craftsman.`"""
    printed = table.components
    player = table.players[seat]
    wants = [
        printed.layout.wants[space] for space in printed.layout.spaces[place] if player.open & printed.layout.bit[space]
    ]
    words = [
        say("some-follower", follower=FOLLOWERS[kind]) if kind < len(FOLLOWERS) else say("some-body") for kind in wants
    ]
    if printed.wood_spaces >> place & 1 and not player.wood >> place & 1:
        words.append(say("some-good", good="wood"))
    if place == printed.bakery and not player.grain:
        words.append(say("some-good", good="grain"))
    return say("try-missing", list=all_of(words)) if words else SILENCE
