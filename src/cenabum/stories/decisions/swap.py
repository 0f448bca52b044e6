"""Barter: one of the own goods for one of another player."""

from typing import Final

from cenabum.kernel.pool import ONE
from cenabum.stories import moves
from cenabum.stories.decisions.dealing import Dealing
from cenabum.stories.moves import (
    DONE,
    GOOD_PARCEL,
    GOODS,
    ON_PORTAL,
    SEATS,
    SWAPPED,
    TAKE_BACK_GOOD,
    TECHNOLOGY_PARCEL,
)
from cenabum.stories.table import Player, Table


class Swap(Dealing):
    """deeds.barter: an exchange, or none; goods on action spaces are not among them."""

    name = "swap"
    answers = ("done", "take_back_good", "swap")
    rules = ("deeds.barter", "deeds.barter-portal")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Each own good for each one of another player."""
        player = table.players[seat]
        codes = [DONE]
        own = _swappable(player)
        theirs = False
        for other, rival in enumerate(table.players):
            if other != seat and not rival.out:
                for wanted in _swappable(rival):
                    theirs = True
                    for good in own:
                        if wanted != good or good >= ON_PORTAL:
                            codes.append(moves.SWAP + (good * 4 + other) * SWAPPED + wanted)
        if theirs and player.grain:
            codes.append(TAKE_BACK_GOOD + table.components.bakery)
        return codes

    def deal(self, table: Table, seat: int, number: int, code: int) -> None:
        """Exchange two goods."""
        player = table.players[seat]
        rest = code - moves.SWAP
        good, other, wanted = rest // (SEATS * SWAPPED), rest // SWAPPED % SEATS, rest % SWAPPED
        rival = table.players[other]
        _hand_over(player, rival, good)
        _hand_over(rival, player, wanted)
        if table.log is not None:
            table.tell("swaps", seat, good, other, wanted)


def _swappable(player: Player) -> list[int]:
    """The goods of a player that may be swapped: of the supply, and those on the portal (deeds.barter-portal)."""
    found = [good for good in range(len(GOODS)) if player.goods >> (5 * good) & 31]
    lying = [ON_PORTAL + p - GOOD_PARCEL for p in sorted(set(player.parcels)) if GOOD_PARCEL <= p < TECHNOLOGY_PARCEL]
    return found + lying


def _hand_over(giver: Player, taker: Player, good: int) -> None:
    """A good leaves the supply or the portal of one player for the supply of the other."""
    kind = good % ON_PORTAL
    if good >= ON_PORTAL:
        giver.parcels.remove(GOOD_PARCEL + kind)
    else:
        giver.goods -= ONE[kind]
    taker.goods += ONE[kind]


SWAP: Final = Swap()
