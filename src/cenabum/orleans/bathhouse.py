"""The Bathhouse: draw followers from the bag and place some of them at once."""

from cenabum.bagbuilding.board import put, release
from cenabum.bagbuilding.layout import FROM_MARKET, SPACES
from cenabum.bagbuilding.planning import available, placements
from cenabum.kernel.pool import ONE, kinds, total
from cenabum.orleans.deeds import join
from cenabum.orleans.moves import DONE, PLACE
from cenabum.orleans.table import BAG_STREAM, NUMBER, TO_BATHE, Table

AS_GUEST = 16  # added to the number of those who are to be placed: no follower started the bath


def bathe(table: Table, seat: int, guest: int = 0) -> None:
    """Draw from the bag, in which the activating follower is not yet (tiles.bathhouse-draw)."""
    printed = table.components
    player = table.players[seat]
    for _ in range(min(printed.bath_draw, total(player.bag))):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.drawn += ONE[kind]
        if table.log is not None:
            table.tell("bathes", seat, kind)
    player.pending.append(TO_BATHE | (printed.bath_keep + guest) << NUMBER)


def bathers(table: Table, seat: int, left: int) -> list[int]:
    """Where a drawn follower goes: any fitting space but the Bathhouse itself; done only when nobody is left who fits."""
    layout = table.components.layout
    player = table.players[seat]
    codes: list[int] = []
    if left & 15:
        spaces = available(layout, player) & ~layout.mask[table.components.bathhouse]
        codes = placements(layout, player, player.drawn, PLACE, FROM_MARKET, spaces)
        if left & 15 > 1:
            codes = with_room(table, seat, codes) or codes
    return codes or [DONE]


def with_room(table: Table, seat: int, codes: list[int]) -> list[int]:
    """tiles.bathhouse-2014: two are placed where two can be, so the first one leaves a space for another."""
    layout = table.components.layout
    player = table.players[seat]
    fits = layout.fits[player.privileges]
    opened = player.open & ~layout.mask[table.components.bathhouse]
    kept: list[int] = []
    for code in codes:
        kind = (code - PLACE) // SPACES
        left = opened & ~layout.bit[(code - PLACE) % SPACES]
        for other in kinds(player.drawn - ONE[kind]):
            if fits[other] & left:
                kept.append(code)
                break
    return kept


def bath_place(table: Table, seat: int, kind: int, space: int) -> None:
    """Place one of the drawn followers."""
    player = table.players[seat]
    left = player.pending.pop() >> NUMBER
    player.pending.append(TO_BATHE | (left - 1) << NUMBER)
    player.drawn -= ONE[kind]
    put(table.components.layout, player, kind, space)
    join(table, player, space)
    if table.log is not None:
        table.tell("bath_places", seat, kind, space)


def leave_bath(table: Table, seat: int) -> None:
    """The others and the follower that started it go back to the bag."""
    player = table.players[seat]
    left = player.pending.pop() >> NUMBER
    player.bag += player.drawn
    player.drawn = 0
    if not left & AS_GUEST:
        release(table.components.layout, player, table.components.bathhouse)
