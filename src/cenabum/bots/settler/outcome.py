"""What a table is worth to a seat some rounds later: how far it is ahead of the others; at the end, whether it has won."""

from typing import Final

from cenabum.bots.settler.holdings import followers_of, technology_of
from cenabum.bots.settler.worth import Judge
from cenabum.stories.control import villages_of
from cenabum.stories.portal import open_spaces
from cenabum.stories.state import State
from cenabum.stories.wealth import riches

WON: Final = 1000.0
"""More than any lead."""
OUT: Final = 300.0
"""Being dismissed by the king, in the measure of the settler's beliefs; also a game that is won or lost in a later era than this.

Whether that comes so is much less sure, and must not hide who is dismissed now.
"""

# What a seat has that can be told as a reason, and roughly what one of it is worth in The First Kingdom and The King's Favor.
TOLD: Final = (
    ("wins", 500.0, 500.0), ("favor", 0.0, 300.0), ("eras", 20.0, 0.0), ("citizens", 5.0, 0.0), ("tasks", 6.0, 20.0),
    ("church", 9.0, 0.0), ("areas", 3.0, 6.0), ("villages", 2.0, 5.0), ("fortresses", 1.0, 5.0), ("churches", 2.0, 6.0),
    ("fame", 0.8, 2.0), ("riches", 0.5, 0.75), ("followers", 2.0, 2.0), ("technology", 2.5, 2.5),
)  # fmt: skip


def outcome(judge: Judge, state: State, seat: int, era: int) -> float:
    """The lead over the mean of the others, looked at from an era.

    Who is dismissed is far behind; who has won is farther ahead than anybody. In The King's Favor the lead counts at the end, too:
    who would lose with every plan comes as near to winning as can be.
    """
    end = 0.0
    if state.over:
        most = WON if judge.kingdom or state.era <= era else OUT
        end = most / state.won.bit_count() if state.won >> seat & 1 else -most
        if judge.kingdom:
            return end
    return end + standing(judge, state, seat) - others(judge, state, seat)


def others(judge: Judge, state: State, seat: int) -> float:
    """What the others have, on average."""
    worth = 0.0
    for other in range(len(state.players)):
        if other != seat:
            worth += standing(judge, state, other)
    return worth / (len(state.players) - 1)


def standing(judge: Judge, state: State, seat: int) -> float:
    """What a seat has, if it is still in the game. At the end it has been said who won, so that being dismissed adds nothing."""
    return -OUT if state.players[seat].out and not state.over else judge.worth(state, seat)


def told(state: State, seat: int) -> list[int]:
    """What a seat has, in the order of `TOLD`."""
    player = state.players[seat]
    return [
        int(state.over and state.won >> seat & 1), int(not player.out), player.era, player.citizens, -open_spaces(player.tasks),
        int(player.church_built), player.settlers.bit_count(), villages_of(state, player),
        (player.fortresses & player.settlers).bit_count(), (player.settlers & state.churches).bit_count(), player.fame,
        riches(state, player), sum(followers_of(player)), technology_of(player) + player.technology_on.bit_count(),
    ]  # fmt: skip
