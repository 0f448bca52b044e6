"""Trying things out on a copy: what an action, a sending or an answer would bring."""

from typing import Final

from cenabum.bots.settler.worth import Judge
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import ONE
from cenabum.stories import moves
from cenabum.stories.decision import do, lapse, top
from cenabum.stories.decisions import copy
from cenabum.stories.decisions.bathe import BATHE
from cenabum.stories.decisions.build import BUILD
from cenabum.stories.decisions.deliver import DELIVER
from cenabum.stories.decisions.expel import EXPEL
from cenabum.stories.decisions.extra import EXTRA
from cenabum.stories.decisions.lodge import LODGE
from cenabum.stories.decisions.settle import SETTLE
from cenabum.stories.decisions.swap import SWAP
from cenabum.stories.decisions.withdraw import WITHDRAW
from cenabum.stories.effects.bakery import Bakery
from cenabum.stories.effects.bathhouse import Bathhouse
from cenabum.stories.effects.build import Build
from cenabum.stories.effects.guardhouse import Guardhouse
from cenabum.stories.effects.territory import Territory
from cenabum.stories.effects.workshop import Workshop
from cenabum.stories.first_kingdom import advance, may_advance
from cenabum.stories.land import sites
from cenabum.stories.moves import (
    ACT,
    COIN_PARCEL,
    COPY,
    DONE,
    DRAW,
    GOOD_PARCEL,
    PASS,
    RECALL,
    SEND,
    SIDES,
    TECHNOLOGY_PARCEL,
)
from cenabum.stories.names import FIRST_KINGDOM, GRAIN, WOOD
from cenabum.stories.portal import send
from cenabum.stories.state import State
from cenabum.stories.table import (
    Player,
)

# What chance or other players decide is not tried out: a follower drawn, a good swapped, a rival's follower sent home, a bath.
DRAWN: Final = 1.2
SWAPPED: Final = 0.6
EXPELLED: Final = 0.8
BATHED: Final = 1.5
GUARDED: Final = 1.5
IMPOSSIBLE: Final = -1000.0


def resolve(judge: Judge, state: State, seat: int) -> float:
    """Answer what is pending for a seat as seems best; what is left to chance is added as a number."""
    player = state.players[seat]
    extra = 0.0
    while player.pending:
        asked = top(state, seat)
        if asked is EXTRA:
            player.pending.pop()
            extra += DRAWN
        elif asked is SWAP:
            player.pending.pop()
            extra += SWAPPED
        elif asked is EXPEL:
            player.pending.pop()
            extra += EXPELLED
        elif asked is copy.COPY:
            player.pending.pop()
            extra += GUARDED
        elif asked is LODGE or asked is BATHE:
            player.pending.pop()
            extra += BATHED if asked is BATHE else 0.0
            player.bag += player.drawn
            player.drawn = 0
        else:
            found = state.choices(seat)
            if not found:
                lapse(state, seat)
            else:
                do(state, seat, found[0] if len(found) == 1 else best_answer(judge, state, seat, found))
    return extra


def best_answer(judge: Judge, state: State, seat: int, found: list[int]) -> int:
    """The answer after which the position is worth most.

    The first good of a delivery of one kind stands for all that follow, and where a settler goes for where it comes from.
    """
    asked = top(state, seat)
    through = asked is DELIVER and DELIVER.of_one_kind(number_of(state.players[seat].pending[-1]))
    if asked is SETTLE and not state.players[seat].settlers_left:
        through = True
    best, chosen = -1e9, found[0]
    far = asked is SETTLE or asked is WITHDRAW or asked is BUILD
    for code in found:
        after = state.copy() if far else state.own_copy(seat)
        do(after, seat, code)
        if through and code != DONE:
            resolve(judge, after, seat)
        value = judge.worth(after, seat) + (0.02 if code == DONE else 0.0)
        if value > best:
            best, chosen = value, code
    return chosen


def reaches_others(state: State, place: int) -> bool:
    """Can the action of a place change what others have? Settlers are ousted, and a mark of the control board is reached together."""
    return state.components.effects[place].reaches_others


def moves_settlers(state: State, player: Player) -> bool:
    """Is it worth looking at settlers that could move? Under peace, to villages and churches that others built."""
    printed = state.components
    return (
        printed.story == FIRST_KINGDOM
        and player.era >= printed.kingdom.peace
        and player.citizens < printed.kingdom.citizens
    )


def action_gain(judge: Judge, state: State, seat: int, code: int, now: float) -> float:
    """What a move of the action phase brings, everything that follows from it included."""
    if code == PASS:
        return 0.0
    far = code >= COPY or (code >= ACT and code < SEND and reaches_others(state, code - ACT))
    after = state.copy() if far else state.own_copy(seat)
    do(after, seat, code)
    return resolve(judge, after, seat) + judge.worth(after, seat) - now


def place_gain(judge: Judge, state: State, seat: int, place: int, knights: int, now: float) -> float:
    """What the action of a place would bring if it were activated now."""
    printed = state.components
    player = state.players[seat]
    effect = printed.effects[place]
    if printed.forbidden[player.era] >> place & 1:
        return IMPOSSIBLE
    if isinstance(effect, Bathhouse):
        return BATHED
    if isinstance(effect, Guardhouse):
        return GUARDED
    if isinstance(effect, Workshop):
        return 0.0
    after = state.copy() if reaches_others(state, place) else state.own_copy(seat)
    own = after.players[seat]
    own.pending = []
    if isinstance(effect, Build):
        if not sites(state, player, effect.what):
            return IMPOSSIBLE
        if player.wood >> place & 1:
            own.wood &= ~(1 << place)
        elif player.goods >> (5 * WOOD) & 31:
            own.goods -= ONE[WOOD]
        else:
            return IMPOSSIBLE
        own.pending.append(BUILD.pending(effect.what))
    elif isinstance(effect, Bakery):
        baked = min(printed.bakery_spaces, player.grain + (player.goods >> (5 * GRAIN) & 31))
        if not baked:
            return IMPOSSIBLE
        own.goods += (player.grain - baked) * ONE[GRAIN] + baked * ONE[GRAIN + 2]
        own.grain = 0
    elif not effect.may(state, seat):
        return IMPOSSIBLE
    elif isinstance(effect, Territory):
        if not player.settlers_left and not moves_settlers(state, player):
            return IMPOSSIBLE
        effect.enter(after, seat, knights)
    else:
        effect.do(after, seat)
    return resolve(judge, after, seat) + judge.worth(after, seat) - now


def loaded(state: State, seat: int, parcel: int) -> State:
    """A copy in which a parcel lies on the portal, out of the green or the supply."""
    after = state.own_copy(seat)
    own = after.players[seat]
    own.pending = []
    if parcel in own.parcels:
        return after
    if parcel < GOOD_PARCEL:
        own.market -= ONE[parcel]
    elif parcel < TECHNOLOGY_PARCEL:
        own.goods -= ONE[parcel - GOOD_PARCEL]
    elif parcel == TECHNOLOGY_PARCEL:
        own.technology_free -= 1
    else:
        own.coins -= state.components.amounts[parcel - COIN_PARCEL]
    own.parcels.append(parcel)
    return after


def sending_gain(judge: Judge, state: State, seat: int, parcel: int, target: int, now: float) -> float:
    """What sending a parcel of the green or the supply would bring."""
    after = loaded(state, seat, parcel)
    send(after, seat, parcel, target)
    extra = 0.0
    if target < SIDES and after.players[seat].pending and state.components.deeds[target].offers:
        extra = -0.2  # the turn might come too late
    return extra + resolve(judge, after, seat) + judge.worth(after, seat) - now


def advancing_gain(judge: Judge, state: State, seat: int, parcel: int, target: int, now: float) -> float:
    """What entering the next era with a parcel would bring."""
    after = loaded(state, seat, parcel)
    if not may_advance(after, seat):
        return 0.0  # what it costs has been loaded
    advance(after, seat, parcel, target)
    return resolve(judge, after, seat) + judge.worth(after, seat) - now


def is_draw(code: int) -> bool:
    """Is this move a draw?"""
    return DRAW <= code < RECALL


def has(state: State, player: Player, parcel: int) -> bool:
    """Is there such a parcel on the green or in the supply?"""
    if parcel < GOOD_PARCEL:
        return player.market >> (5 * parcel) & 31 > 0
    if parcel < TECHNOLOGY_PARCEL:
        return player.goods >> (5 * (parcel - GOOD_PARCEL)) & 31 > 0
    if parcel == TECHNOLOGY_PARCEL:
        return player.technology_free > 0
    return player.coins >= state.components.amounts[parcel - moves.COIN_PARCEL]
