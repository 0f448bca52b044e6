"""The greedy player's plan: the best place that can be activated with what is left on the green, then the next."""

from cenabum.bagbuilding.layout import SPACES
from cenabum.bots.settler.gains import Gains
from cenabum.bots.settler.weights import asked
from cenabum.kernel.pool import ONE
from cenabum.stories import components as effects
from cenabum.stories import moves
from cenabum.stories.components import FIRST_KINGDOM, FREE_BITS
from cenabum.stories.drawing import GRAIN, WOOD
from cenabum.stories.moves import COIN_PARCEL, DONE, GOOD_PARCEL, LOAD, PLACE, SIDES, SUPPLY, TECHNOLOGY_PARCEL
from cenabum.stories.portal import portal_room, wants
from cenabum.stories.state import State
from cenabum.stories.table import Player
from cenabum.stories.wealth import food

MONK = 6


def next_step(state: State, seat: int, legal: list[int]) -> int:
    """The next move of the plan. It is made anew after each move, and what has been placed stays good."""
    gains = Gains(state, seat)
    player = state.players[seat]
    load, worth = _parcel(state, seat, gains)
    place, gain = _best_place(state, seat, gains)
    if load >= 0 and worth > 0.6 and (worth >= gain * 0.6 or load >= GOOD_PARCEL or place < 0):
        return LOAD + load
    if place >= 0:
        code = _towards(state, player, place, legal)
        if code >= 0:
            return code
    if load >= 0 and worth > 0.3:
        return LOAD + load
    fair = [code for code in legal if moves.FAIR <= code < moves.ACT]
    if fair:
        return fair[0]
    return _prepare(state, player, gains, legal)


def _parcel(state: State, seat: int, gains: Gains) -> tuple[int, float]:
    """The parcel worth most to load, and what it is worth."""
    c, player = state.components, state.players[seat]
    if portal_room(state, player) <= 0:
        return -1, 0.0
    best, chosen = 0.0, -1
    waiting = player.parcels
    advance = gains.ready_to_advance() and not any(
        wants(state, board, parcel) for parcel in waiting for board in range(1, 6)
    )
    for parcel in range(COIN_PARCEL + len(c.amounts)):
        if not _have(state, player, parcel) or _for_autumn(state, player, parcel):
            continue
        worth = 0.0
        used = waiting.count(parcel)
        for task, free in enumerate(player.tasks):
            if free >> (FREE_BITS * parcel) & 7 > used and (
                c.story == FIRST_KINGDOM or c.favor.task[state.era] == task
            ):
                worth = max(worth, gains.sending(parcel, SIDES + task))
        for board in range(6):
            if wants(state, board, parcel) and not used:
                target = 2 * board + state.deed_side[board]
                worth = max(worth, gains.sending(parcel, target))
                if advance and board:
                    worth = max(worth, gains.advancing() - gains.losing(parcel))
        if worth > best:
            best, chosen = worth, parcel
    return chosen, best


def _for_autumn(state: State, player: Player, parcel: int) -> bool:
    """The King's Favor: the last food is kept until autumn has been, unless there are coins for it."""
    c = state.components
    if c.story == FIRST_KINGDOM or state.season > 1 or parcel - GOOD_PARCEL not in c.food:
        return False
    return food(state, player) <= 1 and player.coins < c.favor.autumn_penalty


def _have(state: State, player: Player, parcel: int) -> bool:
    if parcel < GOOD_PARCEL:
        return player.market >> (5 * parcel) & 31 > 0
    if parcel < TECHNOLOGY_PARCEL:
        return player.goods >> (5 * (parcel - GOOD_PARCEL)) & 31 > 0
    if parcel == TECHNOLOGY_PARCEL:
        return player.technology_free > 0
    return player.coins >= state.components.amounts[parcel - COIN_PARCEL]


def _best_place(state: State, seat: int, gains: Gains) -> tuple[int, float]:
    """The place that brings most for each follower it still needs and can get from the green."""
    c, player = state.components, state.players[seat]
    best, chosen = 0.0, -1
    for place in range(len(c.category)):
        if not player.tiles >> place & 1 or not c.layout.mask[place]:
            continue
        effect = c.effect[place]
        needed = _missing(state, player, place)
        if needed < 0:
            continue
        gain = gains.place(place)
        if effect == effects.BUILDS and not player.wood >> place & 1:
            if not player.goods >> (5 * WOOD) & 31:
                continue
            needed += 0.6
        elif effect == effects.BAKERY:
            grain = player.goods >> (5 * GRAIN) & 31
            if not player.grain and grain - asked(gains.tasks, GOOD_PARCEL + GRAIN) < 1:
                continue
            gain = max(gain, 0.8)
        elif needed == 0:
            continue  # activated already
        if needed == 0:
            continue
        ratio = gain / (needed + 0.5)
        if gain > 0.3 and ratio > best:
            best, chosen = ratio, place
    return chosen, best * 2.0


def _missing(state: State, player: Player, place: int) -> float:
    """How many followers a place still needs; -1 when the green cannot give them."""
    layout = state.components.layout
    fits = layout.fits[player.privileges]
    pool = player.market
    number = 0
    for space in layout.spaces[place]:
        if not player.open & layout.bit[space]:
            continue
        kind = _who(pool, fits, layout.bit[space], layout.wants[space])
        if kind < 0:
            return -1.0
        pool -= ONE[kind]
        number += 1
    return float(number)


def _who(pool: int, fits: list[int], bit: int, wanted: int) -> int:
    """Who of a pool goes to a space: the one it asks for, else whoever fits, a monk last."""
    if wanted < 7 and pool >> (5 * wanted) & 31:
        return wanted
    found = [kind for kind in range(7) if pool >> (5 * kind) & 31 and fits[kind] & bit]
    if not found:
        return -1
    return max(found, key=lambda kind: (kind != MONK, kind < 4, pool >> (5 * kind) & 31))


def _towards(state: State, player: Player, place: int, legal: list[int]) -> int:
    """The next move that brings a place nearer to its activation; -1 when there is none."""
    layout = state.components.layout
    fits = layout.fits[player.privileges]
    for space in layout.spaces[place]:
        if player.open & layout.bit[space]:
            kind = _who(player.market, fits, layout.bit[space], layout.wants[space])
            code = PLACE + kind * SPACES + space
            return code if kind >= 0 and code in legal else -1
    return SUPPLY + place if SUPPLY + place in legal else -1


def _prepare(state: State, player: Player, gains: Gains, legal: list[int]) -> int:
    """What remains: wood where followers wait already, and followers to a place that lacks only a few."""
    layout = state.components.layout
    best, chosen = 1.2, DONE
    for code in legal:
        if SUPPLY <= code < moves.FAIR:
            place = code - SUPPLY
            if not player.open & layout.mask[place]:
                return code
        elif code < DONE:
            kind, space = divmod(code - PLACE, SPACES)
            place = layout.place_of[space]
            wanted = layout.wants[space]
            if wanted != kind or state.components.effect[place] == effects.BAKERY:
                continue
            gain = gains.place(place) * (0.5 if player.market >> (5 * kind) & 31 > 1 else 0.35)
            if gain > best:
                best, chosen = gain, code
    return chosen
