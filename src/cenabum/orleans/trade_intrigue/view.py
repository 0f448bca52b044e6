"""What the modules add to a view."""

from collections.abc import Sequence
from typing import Any

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.naming import named
from cenabum.orleans.components import Components
from cenabum.orleans.decision import asks
from cenabum.orleans.moves import GOODS, TRACK_NAMES
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.decisions.bribe import BRIBE
from cenabum.orleans.trade_intrigue.decisions.wait import WAIT, character_of, first_of, second_of, targets_of
from cenabum.orleans.trade_intrigue.hourglass import tiles_left
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import (
    ACCEPT_BRIBE,
    ARSONIST,
    BOARDS,
    FRAUD,
    INTRIGUE,
    NAVIGATION,
    NEW_DEEDS,
    SABOTEUR,
    SILENTIUM,
    SPY,
    TRAITOR,
)
from cenabum.orleans.view_shapes import (
    BribeView,
    DeedGoodView,
    DeedView,
    EventView,
    OrdersView,
    OrderView,
    StackView,
)

KINDS = (*PROFESSIONS, "any")


def seen(state: Table, seat: int, seats: Sequence[str]) -> dict[str, Any]:
    """The fields of a view that the modules fill."""
    printed = state.components
    found: dict[str, Any] = {
        "event": event(state),
        "board": BOARDS[printed.board],
        "orders": orders(state, seats),
        "bribe": bribe(state, seat, seats),
        "brasserie": named(kept(state).brasserie_goods, GOODS),
    }
    if printed.modules.new_events:
        found["hour_glass"] = stacks(state)
    if printed.board:
        found["deeds"] = [deed(state, number, free) for number, free in enumerate(state.deeds)]
    return found


def event(state: Table) -> EventView:
    """The event of the round."""
    printed = state.components
    letter = printed.letters[state.stack] if state.round > 1 and state.event != SILENTIUM else ""
    value = printed.event_value[state.event][state.stack]
    return EventView(printed.event_names[state.event], letter, value, printed.events[state.event].clock)


def stacks(state: Table) -> list[StackView]:
    """The tiles to come. Only some of a letter come into the game: `left` says how many still do."""
    letters = state.components.letters
    found: list[StackView] = []
    for number, stack in enumerate(state.hourglass):
        names = {name: 1 for event, name in enumerate(state.components.hourglass_names) if stack >> event & 1}
        found.append(StackView(letters[number], tiles_left(state, number), names))
    return found


def deed(state: Table, number: int, free: int) -> DeedView:
    """A deed or character of the boards."""
    printed = state.components
    modules = tables(printed)
    goods = [
        DeedGoodView(
            PROFESSIONS[modules.goods_kind[space]],
            None if kept(state).goods_bare >> space & 1 else GOODS[good],
            kept(state).goods_free >> space & 1 == 1,
        )
        for space, good in enumerate(modules.goods_good)
        if modules.goods_deed[space] == number and modules.board == NEW_DEEDS
    ]
    sent = modules.board == NEW_DEEDS and number < 2
    return DeedView(
        name=printed.deed_names[number],
        spaces=named(printed.deeds[number], KINDS),
        free=named(free, KINDS),
        coins=modules.coins[number],
        development=0,
        citizen=free != 0 and modules.citizens[number] + modules.last_citizens[number] > 0,
        steps=modules.development[number],
        citizens=modules.citizens[number],
        last_coins=modules.last_coins[number],
        last_steps=modules.last_development[number],
        last_citizens=modules.last_citizens[number],
        closed=not printed.deeds[number],
        goods=tuple(goods),
        technology=kept(state).navigation_technology if modules.board == NEW_DEEDS and number == NAVIGATION else 0,
        sent=named(kept(state).sent_any[number], PROFESSIONS) if sent else {},
    )


def _order(printed: Components, order: int) -> OrderView:
    modules = tables(printed)
    return OrderView(modules.order_names[order], named(modules.order_goods[order], GOODS), modules.order_points[order])


def _orders(printed: Components, cards: int) -> list[OrderView]:
    return [_order(printed, order) for order in range(len(tables(printed).order_names)) if cards >> order & 1]


def orders(state: Table, seats: Sequence[str]) -> OrdersView | None:
    """The orders, when they are played with."""
    printed = state.components
    if not printed.modules.orders:
        return None
    fulfilled = {name: _orders(printed, kept(state).orders_of[seat]) for seat, name in enumerate(seats)}
    return OrdersView(_orders(printed, kept(state).orders_open), kept(state).orders_pile.bit_count(), fulfilled)


def bribe(state: Table, seat: int, seats: Sequence[str]) -> BribeView | None:
    """The bargain that goes on; an offer that is not made yet is seen only by who makes it."""
    printed = state.components
    if printed.board != INTRIGUE or state.active < 0:
        return None
    by = state.active % len(seats)
    answer = ANSWER.pending(ACCEPT_BRIBE) in state.players[by].pending
    strikes = [number_of(frame) for frame in state.players[by].pending if kind_of(frame) == WAIT.kind]
    asked = [other for other in range(len(seats)) if asks(state, other, BRIBE)]
    if not strikes or not (asked or answer):
        return None
    number = strikes[-1]
    target = asked[0] if asked else first_target(targets_of(number), by, len(seats))
    shown = answer or seat == target
    about: dict[str, str] = {}
    character = character_of(number)
    first, second = first_of(number), second_of(number)
    if character == FRAUD:
        about = {"good": GOODS[first], "own_good": GOODS[second]}
    elif character in (SABOTEUR, SPY):
        about = {"space": printed.layout.space_names()[first]}
    elif character == TRAITOR:
        about = {"track": TRACK_NAMES[first]}
    elif character == ARSONIST:
        about = {"town": printed.town_names[state.players[by].town]}
    return BribeView(
        printed.deed_names[character],
        seats[by],
        seats[target],
        about,
        kept(state).bribe_coins if shown else 0,
        named(kept(state).bribe_goods, GOODS) if shown else {},
        answer,
        [
            seats[each % len(seats)]
            for each in range(by + 1, by + len(seats))
            if targets_of(number) >> each % len(seats) & 1 and each % len(seats) != target
        ],
    )


def first_target(targets: int, active: int, players: int) -> int:
    """The first seat of a mask, clockwise from the active one."""
    return next((active + step) % players for step in range(players) if targets >> (active + step) % players & 1)
