"""The settler's plans of a round: the best sets of places to activate and parcels to load, found by search."""

from typing import Final

from cenabum.bots.adding import added
from cenabum.bots.settler.holdings import KNIGHT, asked_now, asks, followers_of
from cenabum.bots.settler.searching import Item, Search, who
from cenabum.bots.settler.trying import advancing_gain, has, place_gain, sending_gain
from cenabum.bots.settler.worth import Judge
from cenabum.bots.softly import chance_of
from cenabum.kernel.pool import ONE, total
from cenabum.stories.land import knights_at
from cenabum.stories.moves import (
    COIN_PARCEL,
    DONE,
    FAIR,
    GOOD_PARCEL,
    LOAD,
    PLACE,
    SIDES,
    SPACES,
    TASKS,
)
from cenabum.stories.names import FIRST_KINGDOM, FREE_BITS
from cenabum.stories.portal import portal_room, wants
from cenabum.stories.printed_eras import FAME_TOURNAMENT
from cenabum.stories.state import State
from cenabum.stories.table import Player
from cenabum.stories.wealth import food

LEAST: Final = 0.2  # what is worth less is not done
WAITING: Final = 2.0  # followers wait for a place that would bring this much
ROOM: Final = 4  # spaces of the green that are kept free for those who come next


class Proposal:
    """A plan and what it would bring; a better one is worth more."""

    def __init__(self, worth: float, moves: list[int]) -> None:
        self.worth = worth
        self.moves = moves  # in order, without the one that ends the plan


class Eye:
    """Who does not see everything: a share of what could be done is overlooked, the same whenever the same is known."""

    def __init__(self, overlooks: float, known: object) -> None:
        self.overlooks = overlooks
        self.known = known

    def sees(self, item: Item) -> bool:
        """Is this thing seen?"""
        return chance_of((self.known, item.place, item.parcel)) >= self.overlooks


def proposals(judge: Judge, state: State, seat: int, most: int, eye: Eye | None = None) -> list[Proposal]:
    """The best plan first, then the best ones without something that is in it, or with something that is not."""
    state = state.copy()
    # Several parts of a plan bring fame, but a marked space of the track pays only once: here they pay nothing.
    state.fame_tiles = [FAME_TOURNAMENT] * len(state.fame_tiles)
    player = state.players[seat]
    now = judge.worth(state, seat)
    places = _places(judge, state, seat, now)
    items = [item for item in places if item.gain > LEAST and _open(state, player, item.place)]
    room = portal_room(state, player)
    if room > 0:
        items += _parcels(judge, state, seat, now)
    if eye is not None:
        items = [item for item in items if eye.sees(item)]
    items.sort(key=lambda item: -item.gain)
    best = Search(state, seat, items).run(room)
    sets = [best]
    if most > 1:
        taken = [item for item, _ in best]
        for item in items:
            rest = [other for other in items if other is not item]
            sets.append(Search(state, seat, rest).run(room, None if item in taken else item))
    found: list[Proposal] = []
    seen: set[tuple[int, ...]] = set()
    for number, chosen in enumerate(sets):
        if number and not chosen:
            continue
        moves = _moves(state, player, places, chosen)
        key = tuple(sorted(moves))
        if key not in seen:
            seen.add(key)
            found.append(Proposal(added([item.gain for item, _ in chosen]), moves))
    found.sort(key=lambda each: -each.worth)  # stable: of equals the one found first
    return found[:most]


def _moves(state: State, player: Player, places: list[Item], chosen: list[tuple[Item, list[int]]]) -> list[int]:
    """The moves for a set of items, and for those who are left over."""
    moves: list[int] = []
    left = player.market
    busy = 0
    for item, its_moves in chosen:
        moves += its_moves
        for code in its_moves:
            if code < DONE:
                left -= ONE[code // SPACES]
            elif LOAD <= code < LOAD + GOOD_PARCEL:
                left -= ONE[code - LOAD]
        if item.place >= 0:
            busy |= 1 << item.place
    return moves + _leftover(state, player, places, left, busy)


def _open(state: State, player: Player, place: int) -> bool:
    """Is something missing on the place?"""
    printed = state.components
    if player.open & printed.layout.mask[place]:
        return True
    if printed.wood_spaces >> place & 1:
        return not player.wood >> place & 1
    return place == printed.bakery and not player.grain


def _places(judge: Judge, state: State, seat: int, now: float) -> list[Item]:
    """All places that could bring something, whoever is on the green."""
    printed, player = state.components, state.players[seat]
    items: list[Item] = []
    for place in range(len(printed.category)):
        if not player.tiles >> place & 1 or not printed.layout.mask[place]:
            continue
        if place == printed.territory:
            there = knights_at(state, player)
            best = 0.0
            for knights in range(min(2 - there, player.market >> (5 * KNIGHT) & 31) + 1 if there < 2 else 1):
                gain = place_gain(judge, state, seat, place, there + knights, now)
                if gain > best + 0.3:
                    best = gain
                    items.append(Item(gain, place, knights, -1))
        else:
            items.append(Item(place_gain(judge, state, seat, place, 0, now), place, 0, -1))
    return items


def _parcels(judge: Judge, state: State, seat: int, now: float) -> list[Item]:
    """Everything worth sending, and the parcel that best opens the next era."""
    printed, player = state.components, state.players[seat]
    items: list[Item] = []
    opening = -1
    advancing = judge.kingdom and judge.in_kingdom.ready_to_advance(state, seat)
    if advancing:
        for parcel in player.parcels:
            for board in range(1, len(state.deed_side)):
                if wants(state, board, parcel):
                    advancing = False  # it lies there already
    best = 0.0
    for parcel in range(COIN_PARCEL + len(printed.amounts)):
        if not has(state, player, parcel):
            continue
        gain = 0.0
        waiting = player.parcels.count(parcel)
        twice = False
        for task in range(TASKS):
            free = player.tasks[task] >> (FREE_BITS * parcel) & 7
            if free > waiting and (printed.story == FIRST_KINGDOM or printed.favor.task[state.era] == task):
                gain = max(gain, sending_gain(judge, state, seat, parcel, SIDES + task, now))
                twice = twice or free > waiting + 1
        for board in range(len(state.deed_side)):
            if wants(state, board, parcel):
                target = 2 * board + state.deed_side[board]
                if not waiting:
                    gain = max(gain, sending_gain(judge, state, seat, parcel, target, now))
                if advancing and printed.deeds[target].advances:
                    opened = advancing_gain(judge, state, seat, parcel, target, now)
                    if opened > best:
                        best, opening = opened, parcel
        if gain > LEAST:
            items.append(Item(gain, -1, 0, parcel))
            if twice:
                items.append(Item(gain, -1, 0, parcel))
    if opening >= 0:
        items.append(Item(best, -1, 0, opening))
    spare = _spare_food(state, player, opening >= 0)
    items.sort(key=lambda item: -item.gain)
    kept: list[Item] = []
    for item in items:
        if item.parcel - GOOD_PARCEL in printed.food:
            spare -= 1
            if spare < 0:
                continue
        kept.append(item)
    return kept


def _spare_food(state: State, player: Player, advancing: bool) -> int:
    """Food that may be sent. Kept is what the next era costs; or one until autumn has been, unless there are coins for the penalty."""
    printed = state.components
    if printed.story == FIRST_KINGDOM:
        due = printed.kingdom.cost_food[player.era] * player.settlers.bit_count()
        return food(state, player) - due if advancing and due else 99
    if state.season > 1 or player.coins >= printed.autumn_coins:
        return 99
    return food(state, player) - printed.autumn_food


def _leftover(state: State, player: Player, places: list[Item], left: int, busy: int) -> list[int]:
    """Who has nothing to do goes to the County fair, or waits where something is worth waiting for."""
    printed = state.components
    moves: list[int] = []
    if player.tiles >> printed.fair & 1 and not printed.forbidden[player.era] >> printed.fair & 1:
        for kind in range(7):
            if left >> (5 * kind) & 31 and not player.fair >> (5 * kind) & 31:
                moves.append(FAIR + kind)
                left -= ONE[kind]
    crew = followers_of(player)
    if sum(crew) <= printed.draw[player.era]:
        return moves
    for item in sorted(places, key=lambda each: -each.gain):
        if item.gain < WAITING:
            break
        spaces = [s for s in printed.layout.spaces[item.place] if player.open & printed.layout.bit[s]]
        if busy >> item.place & 1 or any(
            printed.layout.wants[s] < 7 and not crew[printed.layout.wants[s]] for s in spaces
        ):
            continue
        busy |= 1 << item.place
        for space in spaces:
            wanted = printed.layout.wants[space]
            if wanted < 7 and left >> (5 * wanted) & 31:
                left -= ONE[wanted]
                moves.append(PLACE + wanted * SPACES + space)
    return moves + _parked(state, player, places, left, busy)


def _parked(state: State, player: Player, places: list[Item], left: int, busy: int) -> list[int]:
    """The First Kingdom: a green full of idle followers lets nobody else come; some of them go where nothing is to be done."""
    printed = state.components
    moves: list[int] = []
    if printed.story != FIRST_KINGDOM:
        return moves
    fits = printed.layout.fits[player.privileges]
    wanted = asked_now(state, player)
    idle = left
    for kind in range(7):
        if asks(wanted, kind):
            idle &= ~(31 << (5 * kind))  # a task waits for them
    for item in sorted(places, key=lambda each: each.gain):
        if busy >> item.place & 1 or item.gain > LEAST:
            continue
        for space in printed.layout.spaces[item.place]:
            if total(left) <= printed.green - ROOM:
                return moves
            kind = who(idle, fits, printed.layout, space) if player.open & printed.layout.bit[space] else -1
            if kind >= 0:
                left -= ONE[kind]
                idle -= ONE[kind]
                moves.append(PLACE + kind * SPACES + space)
    return moves
