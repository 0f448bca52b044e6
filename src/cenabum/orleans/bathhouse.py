"""The Bathhouse: draw followers from the bag and place some of them at once."""

from cenabum.bagbuilding.board import put, release
from cenabum.bagbuilding.layout import FROM_MARKET, SPACES
from cenabum.bagbuilding.planning import available, placements
from cenabum.kernel.pool import ONE, kinds, total
from cenabum.orleans.deeds import join
from cenabum.orleans.moves import DONE, PLACE
from cenabum.orleans.table import BAG_STREAM, NUMBER, TO_BATHE, Table

AS_GUEST = 16  # added to the number of those who are to be placed: no follower started the bath


def bathe(t: Table, seat: int, guest: int = 0) -> None:
    """Draw from the bag, in which the activating follower is not yet (tiles.bathhouse-draw)."""
    c = t.components
    player = t.players[seat]
    for _ in range(min(c.bath_draw, total(player.bag))):
        kind = t.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.drawn += ONE[kind]
        if t.log is not None:
            t.tell("bathes", seat, kind)
    player.pending.append(TO_BATHE | (c.bath_keep + guest) << NUMBER)


def bathers(t: Table, seat: int, left: int) -> list[int]:
    """Where a drawn follower goes: any fitting space but the Bathhouse itself; done only when nobody is left who fits."""
    layout = t.components.layout
    player = t.players[seat]
    codes: list[int] = []
    if left & 15:
        spaces = available(layout, player) & ~layout.mask[t.components.bathhouse]
        codes = placements(layout, player, player.drawn, PLACE, FROM_MARKET, spaces)
        if left & 15 > 1:
            codes = with_room(t, seat, codes) or codes
    return codes or [DONE]


def with_room(t: Table, seat: int, codes: list[int]) -> list[int]:
    """tiles.bathhouse-2014: two are placed where two can be, so the first one leaves a space for another."""
    layout = t.components.layout
    player = t.players[seat]
    fits = layout.fits[player.privileges]
    opened = player.open & ~layout.mask[t.components.bathhouse]
    kept: list[int] = []
    for code in codes:
        kind = (code - PLACE) // SPACES
        left = opened & ~layout.bit[(code - PLACE) % SPACES]
        for other in kinds(player.drawn - ONE[kind]):
            if fits[other] & left:
                kept.append(code)
                break
    return kept


def bath_place(t: Table, seat: int, kind: int, space: int) -> None:
    """Place one of the drawn followers."""
    player = t.players[seat]
    left = player.pending.pop() >> NUMBER
    player.pending.append(TO_BATHE | (left - 1) << NUMBER)
    player.drawn -= ONE[kind]
    put(t.components.layout, player, kind, space)
    join(t, player, space)
    if t.log is not None:
        t.tell("bath_places", seat, kind, space)


def leave_bath(t: Table, seat: int) -> None:
    """The others and the follower that started it go back to the bag."""
    player = t.players[seat]
    left = player.pending.pop() >> NUMBER
    player.bag += player.drawn
    player.drawn = 0
    if not left & AS_GUEST:
        release(t.components.layout, player, t.components.bathhouse)
