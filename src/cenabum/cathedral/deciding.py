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


def options(t: Table, seat: int) -> list[int]:
    """The legal moves for the decision on top of a seat's stack. resting.any-time: a full knapsack allows a rest besides."""
    decision = t.players[seat].pending[-1]
    kind = decision & 31
    if kind == TO_FINISH:
        # turn.finish: without a rest to take, the end of the turn is no decision.
        return FINISH_OR_REST if may_rest(t, seat) else []
    if kind == TO_ROOM:
        return rooms(t, decision >> NUMBER)  # the item is in the hand: a rest comes before or after
    found = answers(t, seat, kind, decision >> NUMBER)
    return [*found, REST] if found and may_rest(t, seat) else found


def answers(t: Table, seat: int, kind: int, number: int) -> list[int]:
    """The answers to a decision, rests apart."""
    if kind == TO_PLACE:
        return placements(t)
    if kind == TO_DRAW:
        return draws(t)
    if kind == TO_MOVE:
        return routes(t, seat, number)
    if kind == TO_TAKE:
        return takings(t, seat, number >> 2)
    if kind == TO_DELIVER:
        return deliveries(t, seat)
    if kind == TO_PAINT:
        return paintings(t, seat)
    if kind == TO_SEND:
        return sendings(t)
    assert kind == TO_GIVE
    return givings(t, seat)


def do(t: Table, seat: int, code: int) -> None:
    """Carry out a legal move. Kinds of moves are told apart by the ranges of their codes."""
    player = t.players[seat]
    if code < PLACE:
        draw(t, seat, code - DRAW)
    elif code < MOVE:
        place(t, seat, code - PLACE)
    elif code < TAKE:
        move(t, seat, code - MOVE)
    elif code == TAKE:
        take(t, seat, NOTHING)
    elif code < LEAVE:
        swap(t, seat, code - SWAP)
    elif code == LEAVE:
        decision = player.pending.pop()
        if t.log is not None:
            t.tell("leaves", seat, decision >> NUMBER & 3 if decision & 31 == TO_TAKE else ROSETTE)
    elif code < PAINT:
        deliver(t, seat, (code - DELIVER) // TARGETS, (code - DELIVER) % TARGETS)
    elif code == PAINT:
        paint(t, seat)
    elif code == REFRAIN:
        player.pending.pop()
        if t.log is not None:
            t.tell("refrains", seat)
    elif code == DONE:
        player.pending.pop()
    elif code == REST:
        rest(t, seat)
    elif code < GIVE:
        send(t, seat, code - SEND)
    else:
        give(t, seat, code - GIVE)


def swap(t: Table, seat: int, back: int) -> None:
    """knapsack.swap: one item goes back for what is offered: on the route, by the Foundry, a reward or another player."""
    player = t.players[seat]
    kind = player.pending[-1] & 31
    if kind == TO_TAKE:
        take(t, seat, back)
        return
    if kind == TO_ROOM:
        make_room(t, seat, back)
        return
    player.pending.pop()
    t.rosettes -= 1
    player.knapsack += ONE[ROSETTE] - ONE[back]
    put_back(t, ONE[back])
    if t.log is not None:
        t.tell("swaps", seat, back, ROSETTE)
    fulfilled(t, seat)


def lapse(t: Table, seat: int) -> None:
    """A decision without an answer: the end of a turn, or something of which the supply has none."""
    kind = t.players[seat].pending.pop() & 31
    if t.log is not None:
        if kind == TO_SEND:
            t.tell("no_monk", seat)
        elif kind != TO_FINISH:
            t.tell("no_rosette", seat)
