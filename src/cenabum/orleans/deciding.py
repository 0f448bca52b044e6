"""From what is pending to the legal moves, and from a move to the rule that carries it out."""

from cenabum.bagbuilding.layout import FROM_MARKET, FROM_STORAGE, SPACES
from cenabum.bagbuilding.planning import available, place_from_market, place_from_storage, placements
from cenabum.bagbuilding.technology import place_technology, technology_spaces
from cenabum.orleans.actions import act, actions, pass_on, purchase, purchases, recruitments
from cenabum.orleans.bathhouse import bath_place, bathers, leave_bath
from cenabum.orleans.deeds import REWARDS, reward, send, sendings
from cenabum.orleans.events import PROTECTION, feed, meals, protect
from cenabum.orleans.money import forfeit, forfeits
from cenabum.orleans.moves import (
    ACT,
    BUY,
    DEEDS,
    DONE,
    DRAW,
    EXCLUDE,
    EXPAND,
    FEED,
    FORFEIT_STATION,
    FULFIL,
    PASS,
    PLACE,
    PLACE_STORED,
    RECALL,
    RECRUIT,
    REWARD,
    SACRISTY,
    SEND,
    STORE,
    TECHNOLOGY_TO,
    TRAVEL,
)
from cenabum.orleans.recruiting import expand, expansions, recruit
from cenabum.orleans.retinue import draw, draws, recall, store, storings
from cenabum.orleans.table import (
    INSTALLATIONS,
    NUMBER,
    TO_ACT,
    TO_BATHE,
    TO_BUY,
    TO_DRAW,
    TO_EXCLUDE,
    TO_EXPAND,
    TO_FEED,
    TO_FORFEIT,
    TO_ORDER,
    TO_PLAN,
    TO_PROTECT,
    TO_RECRUIT,
    TO_REWARD,
    TO_SEND,
    TO_STORE,
    TO_TECHNOLOGY,
    TO_TRAVEL,
    Table,
)
from cenabum.orleans.trade_intrigue.deciding import do_more, more_options
from cenabum.orleans.trade_intrigue.events import protect_any, protections
from cenabum.orleans.trade_intrigue.sending import send_to_board
from cenabum.orleans.travel import CARGO, journey, journeys


def options(table: Table, seat: int) -> list[int]:
    """The legal moves for the decision on top of a seat's stack, the commonest decisions first."""
    decision = table.players[seat].pending[-1]
    kind = decision & 31
    if kind == TO_PLAN:
        return plans(table, seat)
    if kind == TO_ACT:
        return actions(table, seat)
    number = decision >> NUMBER
    if kind == TO_DRAW:
        return draws(table, seat, number)
    if kind == TO_TRAVEL:
        return journeys(table, seat, number)
    if kind == TO_RECRUIT:
        return recruitments(table, seat, number)
    if kind == TO_EXPAND:
        return expansions(table, number)
    if kind == TO_SEND:
        return sendings(table, seat, number)
    if kind == TO_TECHNOLOGY:
        return installations(table, seat)
    if kind == TO_FEED:
        return meals(table, seat)
    if kind == TO_FORFEIT:
        return forfeits(table, seat)
    if kind == TO_REWARD:
        return REWARDS
    if kind == TO_STORE:
        return storings(table, seat)
    if kind == TO_BATHE:
        return bathers(table, seat, number)
    if kind == TO_BUY:
        return purchases(table, seat)
    if kind == TO_PROTECT:
        return protections(table, seat) if table.extra else PROTECTION
    if kind >= TO_ORDER:
        return more_options(table, seat, kind, number)
    assert kind == TO_EXCLUDE
    return [EXCLUDE + place for place in range(len(table.components.category)) if table.tiles >> place & 1] + [DONE]


def plans(table: Table, seat: int) -> list[int]:
    """Phase 4: a follower of the market or the tower to a space it fits, or done."""
    layout = table.components.layout
    player = table.players[seat]
    spaces = available(layout, player)
    codes = placements(layout, player, player.market, PLACE, FROM_MARKET, spaces)
    if player.stored:
        codes += placements(layout, player, player.stored, PLACE_STORED, FROM_STORAGE, spaces)
    codes.append(DONE)
    return codes


def installations(table: Table, seat: int) -> list[int]:
    """technology.*: where a technology tile may go; done keeps it for a later pass."""
    layout = table.components.layout
    spaces = technology_spaces(layout, table.players[seat], table.components.first_placed_rule)
    return [*layout.spread(INSTALLATIONS, TECHNOLOGY_TO, spaces), DONE]


def do(table: Table, seat: int, code: int) -> None:
    """Carry out a legal move. Kinds of moves are told apart by the ranges of their codes."""
    player = table.players[seat]
    if code < PLACE_STORED:
        kind = (code - PLACE) // SPACES
        space = (code - PLACE) % SPACES
        if player.pending[-1] == TO_PLAN:
            place_from_market(table.components.layout, player, kind, space)
            if table.log is not None:
                table.tell("plans", seat, kind, space)
        elif player.pending[-1] & 31 == TO_BATHE:
            bath_place(table, seat, kind, space)
        else:
            do_more(table, seat, code)
    elif table.extra and player.pending[-1] & 31 >= TO_ORDER:
        do_more(table, seat, code)
    elif code < DONE:
        kind = (code - PLACE_STORED) // SPACES
        space = (code - PLACE_STORED) % SPACES
        place_from_storage(table.components.layout, player, kind, space)
        if table.log is not None:
            table.tell("plans", seat, kind, space)
    elif code == DONE:
        done(table, seat)
    elif code == PASS:
        pass_on(table, seat)
    elif code < RECALL:
        draw(table, seat, code - DRAW)
    elif code < STORE:
        recall(table, seat, code - RECALL)
    elif code < ACT:
        store(table, seat, code - STORE)
    elif code < RECRUIT:
        act(table, seat, code - ACT)
    elif code < TRAVEL:
        player.pending.pop()
        recruit(table, seat, code - RECRUIT)
    elif code < EXPAND:
        player.pending.pop()
        journey(table, seat, (code - TRAVEL) // CARGO, (code - TRAVEL) % CARGO)
    elif code < SEND:
        player.pending.pop()
        expand(table, seat, code - EXPAND)
    elif code < REWARD:
        if table.components.board:
            send_to_board(table, seat, (code - SEND) // DEEDS, (code - SEND) % DEEDS)
        else:
            send(table, seat, (code - SEND) // DEEDS, (code - SEND) % DEEDS)
    elif code < BUY:
        reward(table, seat, code - REWARD)
    elif code < TECHNOLOGY_TO:
        purchase(table, seat, code - BUY)
    elif code < SACRISTY:
        install(table, seat, code - TECHNOLOGY_TO)
    elif code < FEED:
        if table.extra:
            protect_any(table, seat, code)
        else:
            protect(table, seat, code - SACRISTY)
    elif code < FORFEIT_STATION:
        feed(table, seat, code - FEED)
    elif code < EXCLUDE:
        forfeit(table, seat, code)
    elif code < FULFIL:
        exclude(table, seat, code - EXCLUDE)
    else:
        protect_any(table, seat, code)


def done(table: Table, seat: int) -> None:
    """The seat has finished what it might have gone on with."""
    player = table.players[seat]
    kind = player.pending[-1] & 31
    if kind == TO_BATHE:
        leave_bath(table, seat)
        return
    player.pending.pop()
    if kind == TO_PLAN:
        player.planned = 0
        player.planned_stored = 0
        if table.log is not None:
            table.tell("plan_done", seat)
    elif kind == TO_EXCLUDE and table.log is not None:
        table.tell("declines_exclusion", seat)


def install(table: Table, seat: int, space: int) -> None:
    """Place a technology tile; another one may follow."""
    printed = table.components
    player = table.players[seat]
    place_technology(printed.layout, player, space)
    if table.log is not None:
        table.tell("installs", seat, space)
    if not technology_spaces(printed.layout, player, printed.first_placed_rule):
        player.pending.pop()


def exclude(table: Table, seat: int, place: int) -> None:
    """A place tile is put back into the box before the game."""
    table.players[seat].pending.pop()
    table.tiles &= ~(1 << place)
    table.gone_tiles |= 1 << place
    if table.log is not None:
        table.tell("excludes", seat, place)
