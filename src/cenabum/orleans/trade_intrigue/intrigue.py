"""Intrigue: whom a character may hit, and what it does to them."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift, put
from cenabum.bagbuilding.followers import CRAFTSMAN, NEUTRAL_KINDS
from cenabum.bagbuilding.layout import SPACES
from cenabum.bagbuilding.technology import lose_technology
from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.development import at_end, track_of
from cenabum.orleans.money import forfeits
from cenabum.orleans.moves import (
    BETRAY,
    DEFRAUD,
    DEVELOPMENT_STEPS,
    DONE,
    NOBODY,
    SABOTAGE_AT,
    SPY_AT,
    TARGET,
    TRACKS,
)
from cenabum.orleans.recruiting import gain_technology
from cenabum.orleans.table import (
    BAG_STREAM,
    NUMBER,
    TO_ANSWER,
    TO_GIVE_UP,
    TO_STRIKE,
    TO_TAKE,
    TO_TARGET,
    Table,
)
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.names import (
    ARSONIST,
    BUILD_HERE,
    FRAUD,
    HANGMAN,
    KIDNAPPER,
    SABOTEUR,
    SPY,
    STOPPED,
    TAX_COLLECTOR,
    TORTURER,
    TRAITOR,
)
from cenabum.orleans.trade_intrigue.new_deeds import no_use

ORLEANS = 0

# The number of a TO_STRIKE: the character, the seats still to be hit, and two numbers for what exactly is done.
TARGETS = 4
FIRST = 8
SECOND = 14


def begin_character(table: Table, seat: int, character: int) -> None:
    """The player chooses whom to hit, or all others are."""
    pending = table.players[seat].pending
    if character in (TORTURER, TAX_COLLECTOR):
        targets = 0
        for other, player in enumerate(table.players):
            if other != seat and (player.coins if character == TAX_COLLECTOR else forfeits(table, other)):
                targets |= 1 << other
        if targets:
            pending.append(TO_STRIKE | (character | targets << TARGETS) << NUMBER)
            return
    elif schemes(table, seat, character) not in ([], [DONE]):
        pending.append(TO_TARGET | character << NUMBER)
        return
    no_use(table, seat, character)


def complete_character(table: Table, seat: int, character: int) -> None:
    """What the last follower brings, beside coins and citizens; the effect itself comes first."""
    pending = table.players[seat].pending
    if character == FRAUD:
        if table.goods_market:
            pending.append(TO_TAKE)
    elif character == ARSONIST:
        pending.append(TO_ANSWER | BUILD_HERE << NUMBER)
    elif character == SPY and table.technology:
        # intrigue.spy-bonus: by the steps on the craftsmen's track
        gain_technology(table, seat, track_of(table, seat, CRAFTSMAN) <= table.components.craftsman_farmer_only)


def schemes(table: Table, seat: int, character: int) -> list[int]:
    """What the character may do to whom; only the Arsonist may be done without (intrigue.may-decline)."""
    printed = table.components
    player = table.players[seat]
    codes: list[int] = []
    if character == TRAITOR:
        return _betrayals(table, seat)
    for other, victim in enumerate(table.players):
        if character == ARSONIST:
            if victim.stations >> player.town & 1:
                codes.append(TARGET + other)
        elif other == seat:
            continue
        elif character == FRAUD:
            for theirs in kinds(victim.goods):
                for own in kinds(player.goods):
                    if own != theirs:
                        codes.append(DEFRAUD + (other * 5 + theirs) * 5 + own)
        elif character == KIDNAPPER:
            if victim.town != ORLEANS:
                codes.append(TARGET + other)
        elif character == HANGMAN:
            if victim.bag:
                codes.append(TARGET + other)
        elif character == SABOTEUR:
            for space, kind in enumerate(victim.on):
                if kind != NOTHING and kind != TECHNOLOGY:
                    codes.append(SABOTAGE_AT + other * SPACES + space)
        elif character == SPY:
            # intrigue.spy-where: the same space of the own board, at a place without technology
            spaces = victim.technology_on & printed.board_spaces & ~player.technology_closed
            for space in range(len(victim.on)):
                if spaces >> space & 1:
                    codes.append(SPY_AT + other * SPACES + space)
    if character == ARSONIST:
        codes.append(DONE)
    return codes


def _betrayals(table: Table, seat: int) -> list[int]:
    """Every track that goes on, with somebody who is ahead on it, or nobody if nobody is."""
    codes: list[int] = []
    for track in range(TRACKS):
        if at_end(table, seat, track):
            continue
        own = track_of(table, seat, track)
        ahead = [other for other in range(len(table.players)) if track_of(table, other, track) > own]
        for rival in ahead or [NOBODY]:
            codes.append(BETRAY + track * (NOBODY + 1) + rival)
    return codes


def scheme(table: Table, seat: int, code: int) -> None:
    """The player has chosen: now the target may bargain."""
    character = table.players[seat].pending.pop() >> NUMBER
    first = second = 0
    if character == FRAUD:
        rest = code - DEFRAUD
        target, first, second = rest // 25, rest // 5 % 5, rest % 5
    elif character == SABOTEUR:
        target, first = (code - SABOTAGE_AT) // SPACES, (code - SABOTAGE_AT) % SPACES
    elif character == SPY:
        target, first = (code - SPY_AT) // SPACES, (code - SPY_AT) % SPACES
    elif character == TRAITOR:
        first, target = (code - BETRAY) // (NOBODY + 1), (code - BETRAY) % (NOBODY + 1)
        _move(table, seat, first, 1)
        if target == NOBODY:
            if table.log is not None:
                table.tell("advances", seat, first, track_of(table, seat, first))
            return
    else:
        target = code - TARGET
    number = character | 1 << (TARGETS + target) | first << FIRST | second << SECOND
    table.players[seat].pending.append(TO_STRIKE | number << NUMBER)


def _move(table: Table, seat: int, track: int, steps: int) -> None:
    """intrigue.traitor: a marker moves without coins, citizens or followers."""
    player = table.players[seat]
    if track == DEVELOPMENT_STEPS:
        player.development += steps
    else:
        player.tracks += steps * ONE[track]


def strike(table: Table, target: int, number: int) -> None:
    """What a character does to one target of the active player; `number` is that of the TO_STRIKE."""
    printed = table.components
    seat = table.active
    player = table.players[seat]
    victim = table.players[target]
    character = number & 15
    first = number >> FIRST & 63
    second = number >> SECOND & 7
    if character == FRAUD:
        player.goods += ONE[first] - ONE[second]
        victim.goods += ONE[second] - ONE[first]
        if printed.brasserie >= 0:
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
        victim.pending.append(TO_GIVE_UP | 1 << NUMBER)
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
        coins = min(printed.modules.tax, victim.coins)
        victim.coins -= coins
        player.coins += coins
        table.tell("collects", seat, target, coins)
    else:
        _move(table, target, first, -1)
        table.tell("betrays", seat, target, first, track_of(table, seat, first))


def stop(table: Table, target: int, active: int) -> None:
    """intrigue.deactivated: a place that was among the active ones and no longer is may not act this round, filled again or not."""
    table.extra[STOPPED + target] |= active & ~table.players[target].ready


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
