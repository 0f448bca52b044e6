"""The new events: which tile comes, whom it reaches in which order, and who wards it off. What they do is in `events`."""

from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.decisions.protect import PROTECT
from cenabum.orleans.moves import BRASSERIE, NO_CARGO, SACRISTY, YES
from cenabum.orleans.table import HOURGLASS_STREAM, Table
from cenabum.orleans.trade_intrigue.brasserie import lay_down, on_brasserie
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import SILENTIUM, VACATION


def next_tile(table: Table) -> None:
    """Phase 1 with the new tiles; Vacation gives way to the next one at once."""
    printed = table.components
    modules = tables(printed)
    while True:
        tile = table.round + printed.rounds - table.last_round
        if tile == 1:
            table.event = modules.first_event
        elif tile == printed.rounds:
            table.event = modules.last_event
        else:
            table.stack = (tile - 2) // modules.drawn
            table.event = table.pick_card(HOURGLASS_STREAM, table.hourglass[table.stack])
            table.hourglass[table.stack] &= ~(1 << table.event)
        if table.event != VACATION:
            break
        table.last_round -= 1
        if table.log is not None:
            table.tell("vacation", -1)
    if table.log is not None:
        table.tell(
            "round_begins", table.start, table.round, table.event, 0 if table.event == SILENTIUM else table.stack + 1
        )


def tiles_left(table: Table, stack: int) -> int:
    """How many tiles of a letter are still to come."""
    modules = tables(table.components)
    turned = table.round + table.components.rounds - table.last_round
    return min(max(2 + modules.drawn * (stack + 1) - 1 - turned, 0), modules.drawn)


def begin_events(table: Table) -> None:
    """The event reaches all players, or goes round the table from the start player on; `resume` then goes on with the others."""
    kept(table).event_turn = 0
    if table.components.events[table.event].in_turn:
        kept(table).event_turn = 1
        begin_any_event(table, table.start)
        return
    # supply.coins-order: where the order matters, the start player comes first.
    for number in range(len(table.players)):
        begin_any_event(table, (table.start + number) % len(table.players))


def begin_any_event(table: Table, seat: int) -> None:
    """The event reaches a player, who may have something to ward it off."""
    event = table.components.events[table.event]
    if event.hurts(table, seat) and (sacristy_ready(table, seat) or on_brasserie(table, seat)):
        table.players[seat].pending.append(PROTECT.bare)
    else:
        event.do(table, seat)


def sacristy_ready(table: Table, seat: int) -> bool:
    """Does a monk stand on the seat's Sacristy, and has nobody stopped it this round?"""
    printed = table.components
    return (
        printed.sacristy >= 0 and (table.players[seat].ready & ~kept(table).stopped[seat]) >> printed.sacristy & 1 == 1
    )


def protections(table: Table, seat: int) -> list[int]:
    """The Sacristy, or a good of the Brasserie, or let it happen."""
    codes = [SACRISTY, SACRISTY + YES] if sacristy_ready(table, seat) else [BRASSERIE + NO_CARGO]
    return codes + [BRASSERIE + good for good in kinds(on_brasserie(table, seat))]


def protect_any(table: Table, seat: int, code: int) -> None:
    """A good of the Brasserie wards the event off, or it is suffered."""
    if code in (SACRISTY, BRASSERIE + NO_CARGO):
        table.components.events[table.event].do(table, seat)
        return
    good = code - BRASSERIE
    kept(table).brasserie_goods -= ONE[good]
    lay_down(table, seat, good)
    table.goods_market += ONE[good]
    if table.log is not None:
        table.tell("brasserie_protects", seat, table.event, good)
