"""From what is pending to the legal moves, and from a move to the rule that carries it out."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.layout import SPACES
from cenabum.bagbuilding.planning import place_from_market
from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.pool import ONE
from cenabum.stories import actions as act_
from cenabum.stories import drawing, first_kingdom, land, moves, portal
from cenabum.stories import table as pending
from cenabum.stories.facts import BY_DEED
from cenabum.stories.fame import gain_citizen, gain_fame, pay_bonuses
from cenabum.stories.moves import AREAS, DONE, PLACES, SPOTS, SWAPPED, TARGETS
from cenabum.stories.names import BREAD, GRAIN, WOOD
from cenabum.stories.table import NUMBER, TO_ACT, TO_DRAW, TO_PLAN, Table
from cenabum.stories.wealth import gain_good, give_good, receive, recruit

TAKEN: Final = ((WOOD, BREAD), (WOOD,))  # what a bonus of the Fame track offers, by the number of the decision


def options(table: Table, seat: int) -> list[int]:
    """The legal moves for the decision on top of a seat's stack, the commonest decisions first."""
    decision = table.players[seat].pending[-1]
    kind = decision & 31
    if kind == TO_PLAN:
        return drawing.plans(table, seat)
    if kind == TO_ACT:
        return act_.actions(table, seat)
    number = decision >> NUMBER
    if kind == TO_DRAW:
        return drawing.draws(table, seat, number)
    if kind == pending.TO_TRADE:
        return act_.trades(table, seat)
    if kind == pending.TO_RECRUIT:
        return act_.recruitments(table, number)
    if kind == pending.TO_SETTLE:
        return land.settlings(table, seat, number)
    if kind == pending.TO_COLLECT:
        return drawing.collections(table, seat)
    if kind == pending.TO_TECHNOLOGY:
        return drawing.installations(table, seat)
    if kind == pending.TO_BUILD:
        return land.buildings(table, seat, number)
    if kind == pending.TO_TILE:
        return act_.tiles_to_take(table, seat)
    if kind == pending.TO_FEED:
        return meals(table, seat)
    if kind == pending.TO_DELIVER:
        return act_.deliveries(table, seat, number)
    if kind == pending.TO_LODGE:
        return drawing.lodgings(table, seat, True)
    if kind == pending.TO_BATHE:
        return drawing.lodgings(table, seat, False)
    if kind == pending.TO_CHOOSE:
        return act_.choices(table, seat, number)
    if kind == pending.TO_REWARD:
        return portal.REWARDS
    if kind == pending.TO_LOSE:
        return first_kingdom.losses(table, seat)
    if kind == pending.TO_STRIKE:
        return act_.or_none(first_kingdom.strikings(table, seat))
    if kind == pending.TO_EXTRA:
        return drawing.extras(table, seat, number)
    if kind == pending.TO_ACCEPT:
        return act_.offers(table, number)
    if kind == pending.TO_TAKE:
        return act_.or_none([moves.TAKE + good for good in TAKEN[number] if table.market_goods >> (5 * good) & 31])
    if kind == pending.TO_WITHDRAW:
        return land.withdrawals(table, seat)
    if kind == pending.TO_SWAP:
        return portal.swaps(table, seat)
    if kind == pending.TO_EXPEL:
        return portal.expulsions(table, seat)
    if kind == pending.TO_UNSCREW:
        return drawing.unscrewings(table, seat)
    if kind == pending.TO_RESCREW:
        return drawing.rescrewings(table, seat, number)
    if kind == pending.TO_COPY:
        return act_.copies(table, seat)
    if kind == pending.TO_BUILD_FREE:
        return land.free_buildings(table, seat)
    if kind >= pending.TO_LEAVE:
        return pending.NO_OPTIONS
    assert kind == pending.TO_START
    taken = 0
    for player in table.players:
        taken |= player.settlers
    return land.areas_of(moves.SETTLE, table.components.starts & ~taken)


def meals(table: Table, seat: int) -> list[int]:
    """Which food to give; grain on the Bakery can be taken back for it."""
    printed = table.components
    player = table.players[seat]
    codes = [moves.FEED + good for good in printed.food if player.goods >> (5 * good) & 31]
    if player.grain and GRAIN in printed.food:
        codes.append(moves.TAKE_BACK_GOOD + printed.bakery)
    return codes


def no_answer(table: Table, seat: int) -> None:
    """A decision that has no answer falls away; drawn followers go back into the bag. What nobody is asked happens now."""
    player = table.players[seat]
    kind = player.pending[-1] & 31
    if kind == pending.TO_FAME:
        pay_bonuses(table, seat)
        return
    number = player.pending.pop() >> NUMBER
    if kind == pending.TO_LEAVE:
        act_.let_go(table, seat, number)
    elif kind in (pending.TO_LODGE, pending.TO_BATHE):
        drawing.put_back(table, seat)


def do(table: Table, seat: int, code: int) -> None:
    """Carry out a legal move. Kinds of moves are told apart by the ranges of their codes, in the order of their declaration."""
    player = table.players[seat]
    if code < DONE:
        _place(table, seat, code // SPACES, code % SPACES)
    elif code == DONE:
        done(table, seat)
    elif code == moves.PASS:
        player.pending.pop()
        table.passed |= 1 << seat
        if table.log is not None:
            table.tell("passes", seat)
    elif code < moves.RECALL:
        if player.pending[-1] & 31 == TO_DRAW:
            drawing.draw(table, seat, code - moves.DRAW)
        else:
            player.pending.pop()
            drawing.draw_one(table, seat)
    elif code < moves.RECALL_FAIR:
        drawing.recall(table, seat, code - moves.RECALL)
    elif code < moves.TAKE_BACK:
        drawing.recall_fair(table, seat, code - moves.RECALL_FAIR)
    elif code < moves.TAKE_BACK_GOOD:
        if player.pending[-1] & 31 == TO_DRAW:
            drawing.one_draw_less(player)
        portal.take_back(table, seat, code - moves.TAKE_BACK)
    elif code < moves.LOAD:
        drawing.take_back_good(table, seat, code - moves.TAKE_BACK_GOOD)
    elif code < moves.SUPPLY:
        portal.load(table, seat, code - moves.LOAD)
    elif code < moves.FAIR:
        drawing.supply(table, seat, code - moves.SUPPLY)
    elif code < moves.ACT:
        if player.pending[-1] == TO_PLAN:
            drawing.to_fair(table, seat, code - moves.FAIR)
        else:
            _lodge(table, seat, code - moves.FAIR, NOTHING)
    elif code < moves.SEND:
        player.pending.pop()
        act_.act(table, seat, code - moves.ACT)
    elif code < moves.ADVANCE:
        player.pending.pop()
        portal.send(table, seat, (code - moves.SEND) // TARGETS, (code - moves.SEND) % TARGETS)
    elif code < moves.RECRUIT:
        player.pending.pop()
        first_kingdom.advance(table, seat, (code - moves.ADVANCE) // TARGETS, (code - moves.ADVANCE) % TARGETS)
    elif code < moves.SETTLE:
        player.pending.pop()
        recruit(table, seat, code - moves.RECRUIT)
    elif code < moves.WITHDRAW:
        _settle(table, seat, code - moves.SETTLE)
    elif code < moves.BUILD:
        land.withdraw(table, seat, code - moves.WITHDRAW, player.pending.pop() >> NUMBER)
    elif code < moves.TILE:
        decision = player.pending.pop()
        if decision & 31 == pending.TO_BUILD_FREE:
            land.build_free(table, seat, code - moves.BUILD)
        else:
            land.build(table, seat, decision >> NUMBER, code - moves.BUILD)
    elif code < moves.BUY:
        player.pending.pop()
        act_.take_tile(table, seat, code - moves.TILE)
    elif code < moves.SELL:
        act_.trade(table, seat, code - moves.BUY, True)
    elif code < moves.CHOOSE:
        act_.trade(table, seat, code - moves.SELL, False)
    else:
        _do_rarely(table, seat, code)


def _do_rarely(table: Table, seat: int, code: int) -> None:
    """The rest of the moves."""
    player = table.players[seat]
    if code < moves.DELIVER:
        act_.choose(table, seat, player.pending.pop() >> NUMBER, code - moves.CHOOSE)
    elif code < moves.FEED:
        act_.deliver(table, seat, code - moves.DELIVER)
    elif code < moves.TAKE:
        left = (player.pending.pop() >> NUMBER) - 1
        if left:
            player.pending.append(pending.TO_FEED | left << NUMBER)
        give_good(table, seat, code - moves.FEED)
        if table.log is not None:
            table.tell("feeds", seat, code - moves.FEED)
    elif code < moves.SWAP:
        player.pending.pop()
        gain_good(table, seat, code - moves.TAKE)
    elif code < moves.EXPEL:
        player.pending.pop()
        rest = code - moves.SWAP
        portal.swap(table, seat, rest // (4 * SWAPPED), rest // SWAPPED % 4, rest % SWAPPED)
    elif code < moves.REWARD:
        player.pending.pop()
        portal.expel(table, seat, (code - moves.EXPEL) // SPOTS, (code - moves.EXPEL) % SPOTS)
    elif code < moves.STRIKE:
        player.pending.pop()
        # The follower is drawn after the reward, so what the reward leads to is decided before it.
        player.pending.append(pending.TO_EXTRA)
        if code == moves.REWARD + moves.FAME_REWARD:
            gain_fame(table, seat, table.components.alchemy_fame)
        else:
            receive(table, seat, table.components.alchemy_coins, BY_DEED)
    elif code < moves.STRIKE_CITIZEN:
        player.pending.pop()
        first_kingdom.strike(table, seat, (code - moves.STRIKE) // TARGETS, (code - moves.STRIKE) % TARGETS)
    elif code < moves.TECHNOLOGY_TO:
        player.pending.pop()
        gain_citizen(table, seat)
    elif code < moves.UNSCREW:
        drawing.install(table, seat, code - moves.TECHNOLOGY_TO)
        asked = player.pending[-1] & 31
        if asked == pending.TO_TECHNOLOGY:
            if not technology_spaces(table.components.layout, player, False):
                player.pending.pop()
        elif asked == pending.TO_RESCREW:
            player.pending.pop()
    elif code < moves.COPY:
        player.pending.pop()
        player.pending.append(pending.TO_RESCREW | (code - moves.UNSCREW) << NUMBER)
        drawing.unscrew(table, seat, code - moves.UNSCREW)
    elif code < moves.LOSE:
        player.pending.pop()
        act_.copy_action(table, seat, (code - moves.COPY) // PLACES, (code - moves.COPY) % PLACES)
    else:
        first_kingdom.lose(table, seat, code - moves.LOSE)


def _place(table: Table, seat: int, kind: int, space: int) -> None:
    player = table.players[seat]
    if player.pending[-1] == TO_PLAN:
        place_from_market(table.components.layout, player, kind, space)
        if table.log is not None:
            table.tell("plans", seat, kind, space)
    else:
        _lodge(table, seat, kind, space)


def _lodge(table: Table, seat: int, kind: int, space: int) -> None:
    """A drawn follower goes to its place; after a bath the other one goes back."""
    table.players[seat].pending.pop()
    drawing.lodge(table, seat, kind, space)
    drawing.put_back(table, seat)


def _settle(table: Table, seat: int, area: int) -> None:
    player = table.players[seat]
    decision = player.pending.pop() & 31
    if decision == pending.TO_START:
        player.settlers |= 1 << area
        player.settlers_left -= 1
        if table.log is not None:
            table.tell("starts_in", seat, area)
        return
    assert 0 <= area < AREAS
    land.settle(table, seat, area)


def done(table: Table, seat: int) -> None:
    """The seat has finished what it might have gone on with."""
    player = table.players[seat]
    kind = player.pending.pop() & 31
    if kind == TO_PLAN:
        player.planned = 0
        if table.log is not None:
            table.tell("plan_done", seat)
    elif kind == pending.TO_LODGE:
        # the village green
        for follower in range(7):
            if player.drawn >> (5 * follower) & 31:
                player.drawn -= ONE[follower]
                player.market += ONE[follower]
                if table.log is not None:
                    table.tell("lodges_green", seat, follower)
