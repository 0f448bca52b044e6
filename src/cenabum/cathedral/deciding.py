"""From what is pending to the legal moves, and from a move to the rule that carries it out."""

from typing import Final

from cenabum.cathedral.actions import (
    deliver,
    deliveries,
    draw,
    draws,
    move,
    paint,
    paintings,
    place,
    placements,
    routes,
    take,
    takings,
)
from cenabum.cathedral.moves import (
    DELIVER,
    DONE,
    DRAW,
    GIVE,
    LEAVE,
    MOVE,
    PAINT,
    PLACE,
    REFRAIN,
    REST,
    ROSETTE,
    SEND,
    SWAP,
    TAKE,
    TARGETS,
)
from cenabum.cathedral.rewards import (
    fulfilled,
    give,
    givings,
    make_room,
    may_rest,
    put_back,
    rest,
    rooms,
    send,
    sendings,
)
from cenabum.cathedral.table import (
    NOTHING,
    NUMBER,
    TO_DELIVER,
    TO_DRAW,
    TO_FINISH,
    TO_GIVE,
    TO_MOVE,
    TO_PAINT,
    TO_PLACE,
    TO_ROOM,
    TO_SEND,
    TO_TAKE,
    Table,
)
from cenabum.kernel.pool import ONE

FINISH_OR_REST: Final[list[int]] = [DONE, REST]


def options(table: Table, seat: int) -> list[int]:
    """The legal moves for the decision on top of a seat's stack. resting.any-time: a full knapsack allows a rest besides."""
    decision = table.players[seat].pending[-1]
    kind = decision & 31
    if kind == TO_FINISH:
        # turn.finish: without a rest to take, the end of the turn is no decision.
        return FINISH_OR_REST if may_rest(table, seat) else []
    if kind == TO_ROOM:
        return rooms(table, decision >> NUMBER)  # the item is in the hand: a rest comes before or after
    found = answers(table, seat, kind, decision >> NUMBER)
    return [*found, REST] if found and may_rest(table, seat) else found


def answers(table: Table, seat: int, kind: int, number: int) -> list[int]:
    """The answers to a decision, rests apart."""
    if kind == TO_PLACE:
        return placements(table)
    if kind == TO_DRAW:
        return draws(table)
    if kind == TO_MOVE:
        return routes(table, seat, number)
    if kind == TO_TAKE:
        return takings(table, seat, number >> 2)
    if kind == TO_DELIVER:
        return deliveries(table, seat)
    if kind == TO_PAINT:
        return paintings(table, seat)
    if kind == TO_SEND:
        return sendings(table)
    assert kind == TO_GIVE
    return givings(table, seat)


def do(table: Table, seat: int, code: int) -> None:
    """Carry out a legal move. Kinds of moves are told apart by the ranges of their codes."""
    player = table.players[seat]
    if code < PLACE:
        draw(table, seat, code - DRAW)
    elif code < MOVE:
        place(table, seat, code - PLACE)
    elif code < TAKE:
        move(table, seat, code - MOVE)
    elif code == TAKE:
        take(table, seat, NOTHING)
    elif code < LEAVE:
        swap(table, seat, code - SWAP)
    elif code == LEAVE:
        decision = player.pending.pop()
        if table.log is not None:
            table.tell("leaves", seat, decision >> NUMBER & 3 if decision & 31 == TO_TAKE else ROSETTE)
    elif code < PAINT:
        deliver(table, seat, (code - DELIVER) // TARGETS, (code - DELIVER) % TARGETS)
    elif code == PAINT:
        paint(table, seat)
    elif code == REFRAIN:
        player.pending.pop()
        if table.log is not None:
            table.tell("refrains", seat)
    elif code == DONE:
        player.pending.pop()
    elif code == REST:
        rest(table, seat)
    elif code < GIVE:
        send(table, seat, code - SEND)
    else:
        give(table, seat, code - GIVE)


def swap(table: Table, seat: int, back: int) -> None:
    """knapsack.swap: one item goes back for what is offered: on the route, by the Foundry, a reward or another player."""
    player = table.players[seat]
    kind = player.pending[-1] & 31
    if kind == TO_TAKE:
        take(table, seat, back)
        return
    if kind == TO_ROOM:
        make_room(table, seat, back)
        return
    player.pending.pop()
    table.rosettes -= 1
    player.knapsack += ONE[ROSETTE] - ONE[back]
    put_back(table, ONE[back])
    if table.log is not None:
        table.tell("swaps", seat, back, ROSETTE)
    fulfilled(table, seat)


def lapse(table: Table, seat: int) -> None:
    """A decision without an answer: the end of a turn, or something of which the supply has none."""
    kind = table.players[seat].pending.pop() & 31
    if table.log is not None:
        if kind == TO_SEND:
            table.tell("no_monk", seat)
        elif kind != TO_FINISH:
            table.tell("no_rosette", seat)
