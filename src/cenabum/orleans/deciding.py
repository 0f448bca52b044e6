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


def options(t: Table, seat: int) -> list[int]:
    """The legal moves for the decision on top of a seat's stack, the commonest decisions first."""
    decision = t.players[seat].pending[-1]
    kind = decision & 31
    if kind == TO_PLAN:
        return plans(t, seat)
    if kind == TO_ACT:
        return actions(t, seat)
    number = decision >> NUMBER
    if kind == TO_DRAW:
        return draws(t, seat, number)
    if kind == TO_TRAVEL:
        return journeys(t, seat, number)
    if kind == TO_RECRUIT:
        return recruitments(t, seat, number)
    if kind == TO_EXPAND:
        return expansions(t, number)
    if kind == TO_SEND:
        return sendings(t, seat, number)
    if kind == TO_TECHNOLOGY:
        return installations(t, seat)
    if kind == TO_FEED:
        return meals(t, seat)
    if kind == TO_FORFEIT:
        return forfeits(t, seat)
    if kind == TO_REWARD:
        return REWARDS
    if kind == TO_STORE:
        return storings(t, seat)
    if kind == TO_BATHE:
        return bathers(t, seat, number)
    if kind == TO_BUY:
        return purchases(t, seat)
    if kind == TO_PROTECT:
        return protections(t, seat) if t.extra else PROTECTION
    if kind >= TO_ORDER:
        return more_options(t, seat, kind, number)
    assert kind == TO_EXCLUDE
    return [EXCLUDE + place for place in range(len(t.components.category)) if t.tiles >> place & 1] + [DONE]


def plans(t: Table, seat: int) -> list[int]:
    """Phase 4: a follower of the market or the tower to a space it fits, or done."""
    layout = t.components.layout
    player = t.players[seat]
    spaces = available(layout, player)
    codes = placements(layout, player, player.market, PLACE, FROM_MARKET, spaces)
    if player.stored:
        codes += placements(layout, player, player.stored, PLACE_STORED, FROM_STORAGE, spaces)
    codes.append(DONE)
    return codes


def installations(t: Table, seat: int) -> list[int]:
    """technology.*: where a technology tile may go; done keeps it for a later pass."""
    layout = t.components.layout
    spaces = technology_spaces(layout, t.players[seat], t.components.first_placed_rule)
    return [*layout.spread(INSTALLATIONS, TECHNOLOGY_TO, spaces), DONE]


def do(t: Table, seat: int, code: int) -> None:
    """Carry out a legal move. Kinds of moves are told apart by the ranges of their codes."""
    player = t.players[seat]
    if code < PLACE_STORED:
        kind = (code - PLACE) // SPACES
        space = (code - PLACE) % SPACES
        if player.pending[-1] == TO_PLAN:
            place_from_market(t.components.layout, player, kind, space)
            if t.log is not None:
                t.tell("plans", seat, kind, space)
        elif player.pending[-1] & 31 == TO_BATHE:
            bath_place(t, seat, kind, space)
        else:
            do_more(t, seat, code)
    elif t.extra and player.pending[-1] & 31 >= TO_ORDER:
        do_more(t, seat, code)
    elif code < DONE:
        kind = (code - PLACE_STORED) // SPACES
        space = (code - PLACE_STORED) % SPACES
        place_from_storage(t.components.layout, player, kind, space)
        if t.log is not None:
            t.tell("plans", seat, kind, space)
    elif code == DONE:
        done(t, seat)
    elif code == PASS:
        pass_on(t, seat)
    elif code < RECALL:
        draw(t, seat, code - DRAW)
    elif code < STORE:
        recall(t, seat, code - RECALL)
    elif code < ACT:
        store(t, seat, code - STORE)
    elif code < RECRUIT:
        act(t, seat, code - ACT)
    elif code < TRAVEL:
        player.pending.pop()
        recruit(t, seat, code - RECRUIT)
    elif code < EXPAND:
        player.pending.pop()
        journey(t, seat, (code - TRAVEL) // CARGO, (code - TRAVEL) % CARGO)
    elif code < SEND:
        player.pending.pop()
        expand(t, seat, code - EXPAND)
    elif code < REWARD:
        if t.components.board:
            send_to_board(t, seat, (code - SEND) // DEEDS, (code - SEND) % DEEDS)
        else:
            send(t, seat, (code - SEND) // DEEDS, (code - SEND) % DEEDS)
    elif code < BUY:
        reward(t, seat, code - REWARD)
    elif code < TECHNOLOGY_TO:
        purchase(t, seat, code - BUY)
    elif code < SACRISTY:
        install(t, seat, code - TECHNOLOGY_TO)
    elif code < FEED:
        if t.extra:
            protect_any(t, seat, code)
        else:
            protect(t, seat, code - SACRISTY)
    elif code < FORFEIT_STATION:
        feed(t, seat, code - FEED)
    elif code < EXCLUDE:
        forfeit(t, seat, code)
    elif code < FULFIL:
        exclude(t, seat, code - EXCLUDE)
    else:
        protect_any(t, seat, code)


def done(t: Table, seat: int) -> None:
    """The seat has finished what it might have gone on with."""
    player = t.players[seat]
    kind = player.pending[-1] & 31
    if kind == TO_BATHE:
        leave_bath(t, seat)
        return
    player.pending.pop()
    if kind == TO_PLAN:
        player.planned = 0
        player.planned_stored = 0
        if t.log is not None:
            t.tell("plan_done", seat)
    elif kind == TO_EXCLUDE and t.log is not None:
        t.tell("declines_exclusion", seat)


def install(t: Table, seat: int, space: int) -> None:
    """Place a technology tile; another one may follow."""
    c = t.components
    player = t.players[seat]
    place_technology(c.layout, player, space)
    if t.log is not None:
        t.tell("installs", seat, space)
    if not technology_spaces(c.layout, player, c.first_placed_rule):
        player.pending.pop()


def exclude(t: Table, seat: int, place: int) -> None:
    """A place tile is put back into the box before the game."""
    t.players[seat].pending.pop()
    t.tiles &= ~(1 << place)
    t.gone_tiles |= 1 << place
    if t.log is not None:
        t.tell("excludes", seat, place)
