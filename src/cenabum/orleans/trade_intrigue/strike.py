"""What the characters of Intrigue do to whom they hit."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift, put
from cenabum.bagbuilding.followers import NEUTRAL_KINDS
from cenabum.bagbuilding.technology import lose_technology
from cenabum.kernel.pool import ONE
from cenabum.orleans.development import track_of
from cenabum.orleans.moves import DEVELOPMENT_STEPS
from cenabum.orleans.table import BAG_STREAM, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.decisions.give_up import GIVE_UP
from cenabum.orleans.trade_intrigue.decisions.wait import character_of, first_of, second_of
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import (
    ARSONIST,
    FRAUD,
    HANGMAN,
    KIDNAPPER,
    SABOTEUR,
    SPY,
    TAX_COLLECTOR,
    TORTURER,
)

ORLEANS = 0


def strike(table: Table, target: int, number: int) -> None:
    """What a character does to one target of the active player; `number` is that of the decision `wait`."""
    printed = table.components
    seat = table.active
    player = table.players[seat]
    victim = table.players[target]
    character = character_of(number)
    first = first_of(number)
    second = second_of(number)
    if character == FRAUD:
        player.goods += ONE[first] - ONE[second]
        victim.goods += ONE[second] - ONE[first]
        if tables(printed).brasserie >= 0:
            used_up(table, seat)
            used_up(table, target)
        table.tell("defrauds", seat, target, first, second)
    elif character == ARSONIST:
        victim.stations &= ~(1 << player.town)
        victim.stations_left += 1
        if player.town != ORLEANS:
            table.towns_taken &= ~(1 << player.town)
        table.tell("burns", seat, target, player.town)
    elif character == KIDNAPPER:
        victim.town = ORLEANS
        table.tell("kidnaps", seat, target)
    elif character == TORTURER:
        table.tell("tortures", seat, target)
        victim.pending.append(GIVE_UP.pending(1))
    elif character == HANGMAN:
        _hang(table, target)
    elif character == SABOTEUR:
        active = victim.ready
        kind = lift(printed.layout, victim, first)
        victim.bag += ONE[kind]
        stop(table, target, active)
        table.tell("sabotages", seat, target, kind, first)
    elif character == SPY:
        _spy(table, target, first)
    elif character == TAX_COLLECTOR:
        coins = min(tables(printed).tax, victim.coins)
        victim.coins -= coins
        player.coins += coins
        table.tell("collects", seat, target, coins)
    else:
        move_marker(table, target, first, -1)
        table.tell("betrays", seat, target, first, track_of(table, seat, first))


def stop(table: Table, target: int, active: int) -> None:
    """intrigue.deactivated: a place that was among the active ones and no longer is may not act this round, filled again or not."""
    kept(table).stopped[target] |= active & ~table.players[target].ready


def _hang(table: Table, target: int) -> None:
    """intrigue.hangman: a blind draw as with the Plague."""
    victim = table.players[target]
    kind = table.pick(BAG_STREAM + target, victim.bag)
    if kind < NEUTRAL_KINDS:
        victim.bag -= ONE[kind]
        table.supply += ONE[kind]
        table.tell("hangs", table.active, target, kind)
    else:
        table.tell("hangs_nobody", table.active, target, kind)


def _spy(table: Table, target: int, space: int) -> None:
    """intrigue.spy: the tile changes boards; a follower in its new place goes into the bag."""
    layout = table.components.layout
    player = table.players[table.active]
    active = table.players[target].ready
    lose_technology(layout, table.players[target], space)
    stop(table, target, active)
    if player.on[space] != NOTHING:
        player.bag += ONE[lift(layout, player, space)]
    player.technology_started += 1
    player.technology_closed |= layout.mask[layout.place_of[space]]
    player.technology_on |= layout.bit[space]
    put(layout, player, TECHNOLOGY, space)
    table.tell("spies", table.active, target, space)


def move_marker(table: Table, seat: int, track: int, steps: int) -> None:
    """intrigue.traitor: a marker moves without coins, citizens or followers."""
    player = table.players[seat]
    if track == DEVELOPMENT_STEPS:
        player.development += steps
    else:
        player.tracks += steps * ONE[track]
