"""Beneficial deeds: followers leave for good, bring a reward each, and a citizen for whoever completes a deed."""

from cenabum.bagbuilding.board import NOTHING, lift
from cenabum.bagbuilding.followers import NEUTRAL
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import DEED
from cenabum.orleans.money import receive
from cenabum.orleans.moves import COINS, DEEDS, DONE, REWARD, SEND
from cenabum.orleans.table import NUMBER, TO_REWARD, TO_SEND, Player, Table

JOINED = 7
"""From this bit on the number of a TO_SEND is a pool: those who came into the place while others were being sent from it."""


def sent_from(number: int) -> int:
    """The place that a TO_SEND of this number sends from."""
    return number >> 1 & 63


def join(table: Table, player: Player, space: int) -> None:
    """newdeeds.alchemy-town-hall: who comes to a place from which others are being sent is sent by a later action."""
    for at, frame in enumerate(player.pending):
        if frame & 31 == TO_SEND and sent_from(frame >> NUMBER) == table.components.layout.place_of[space]:
            player.pending[at] += ONE[player.on[space]] << (JOINED + NUMBER)


def senders(table: Table, player: Player, place: int) -> int:
    """The followers that wait in a place and may be sent: those of the Town Hall, or the neutral ones in the tower."""
    if place == table.components.tower:
        return player.stored & NEUTRAL
    pool = 0
    for space in table.components.layout.spaces[place]:
        kind = player.on[space]
        if kind != NOTHING:
            pool += ONE[kind]
    return pool


def can_send(table: Table, player: Player, place: int) -> bool:
    """Is there a deed with a free space for one of the followers of the place?"""
    wanted = 0
    for free in table.deeds:
        wanted |= free
    if wanted >= ONE[ANY]:  # a space for anybody
        return senders(table, player, place) != 0
    for kind in kinds(senders(table, player, place)):
        if wanted >> (5 * kind) & 31:
            return True
    return False


def sendings(table: Table, seat: int, number: int) -> list[int]:
    """Whom to send where; after the first one, `done` leaves the rest where they are."""
    player = table.players[seat]
    codes: list[int] = []
    for kind in kinds(senders(table, player, sent_from(number)) - (number >> JOINED)):
        for deed in range(len(table.deeds)):
            if table.deeds[deed] >> (5 * kind) & 31 or table.deeds[deed] >= ONE[ANY]:
                codes.append(SEND + kind * DEEDS + deed)
    if number & 1:
        codes.append(DONE)
    return codes


def send(table: Table, seat: int, kind: int, deed: int) -> None:
    """Send one follower: its space is filled for good, the reward is paid, the last space brings the citizen."""
    printed = table.components
    player = table.players[seat]
    dispatch(table, seat, kind, deed)
    table.deeds[deed] -= ONE[kind]
    if printed.deed_development[deed] and player.development < printed.development_end:
        player.pending.append(TO_REWARD | deed << NUMBER)
    else:
        receive(table, seat, printed.deed_coins[deed], DEED)
    if not table.deeds[deed]:
        player.citizens += 1
        if table.log is not None:
            table.tell("completes_deed", seat, deed)


def dispatch(table: Table, seat: int, kind: int, deed: int) -> None:
    """A follower leaves for a deed; others may follow."""
    printed = table.components
    player = table.players[seat]
    number = player.pending.pop() >> NUMBER
    place = sent_from(number)
    if place == printed.tower:
        player.stored -= ONE[kind]
    else:
        for space in printed.layout.spaces[place]:
            if player.on[space] == kind:
                lift(printed.layout, player, space)
                break
    if senders(table, player, place) - (number >> JOINED):
        player.pending.append(TO_SEND | (number | 1) << NUMBER)
    if table.log is not None:
        table.tell("sends", seat, kind, deed)


def reward(table: Table, seat: int, choice: int) -> None:
    """deeds.canalization: a coin or a development point."""
    printed = table.components
    deed = table.players[seat].pending.pop() >> NUMBER
    if choice == COINS:
        receive(table, seat, printed.deed_coins[deed], DEED)
    else:
        advance_development(table, seat, printed.deed_development[deed])


REWARDS: list[int] = [REWARD, REWARD + 1]
