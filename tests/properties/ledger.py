"""What a state holds, written out: for comparing states, for counting every piece, and for finding contradictions."""

from typing import Any

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import FOLLOWERS, NEUTRAL_KINDS
from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.pool import count, counts, total
from cenabum.orleans.components import Components
from cenabum.orleans.decision import DECISIONS, deciding
from cenabum.orleans.memory import Memory
from cenabum.orleans.moves import GOODS
from cenabum.orleans.state import State
from cenabum.orleans.table import ACTIONS, END, EXCLUSION, FOLLOWERS_PHASE, PLANNING, Player
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import (
    PEASANT_UPRISING,
)

NOT_THE_STATE = {"components", "decisions", "log", "source", "tape"}
"""What a state points at but does not consist of."""


def fields(thing: object) -> dict[str, Any]:
    """The fields of a state or a player by name, for plain and compiled classes alike; what is new is found too."""
    kind = type(thing)
    names = [name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name))]
    return {name: getattr(thing, name) for name in names if name not in NOT_THE_STATE}


def dump(state: State, *, future: bool = True) -> dict[str, Any]:
    """Everything in a state, as values of its own. Without `future` the generators' numbers are left out."""
    written = {name: _plain(value) for name, value in fields(state).items()}
    if not future:
        del written["streams"]
    return written


def dump_player(player: Player) -> dict[str, Any]:
    """Everything that one seat has."""
    return {name: _plain(value) for name, value in fields(player).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Player):
        return dump_player(value)
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    if isinstance(value, Memory):
        return {name: _plain(entry) for name, entry in fields(value).items()}
    assert isinstance(value, int), f"a state holds integers and lists, not {value!r}"
    return value


# ---- counting


def pieces(state: State) -> dict[str, int]:
    """How many of everything there are, wherever they lie. These numbers never change (torture's stations apart)."""
    printed = state.components
    held: dict[str, int] = {}
    neutral = [counts(state.supply, NEUTRAL_KINDS), counts(state.gone_followers, NEUTRAL_KINDS)]
    for free, spaces in zip(state.deeds, printed.deeds, strict=True):
        neutral.append(
            [all_ - left for all_, left in zip(counts(spaces, NEUTRAL_KINDS), counts(free, NEUTRAL_KINDS), strict=True)]
        )
    goods = [counts(pool, len(GOODS)) for pool in (state.goods_market, state.gone_goods, *state.routes)]
    technology = state.technology + state.gone_technology
    if state.memory:
        neutral += [counts(kept(state).sent_any[number], NEUTRAL_KINDS) for number in (0, 1)]
        laid = kept(state).goods_free & ~kept(state).goods_bare
        goods.append(
            [sum(laid >> space & 1 for space, of in enumerate(tables(printed).goods_good) if of == g) for g in range(5)]
        )
        technology += kept(state).navigation_technology
    for seat, player in enumerate(state.players):
        followers = [counts(pool, len(FOLLOWERS)) for pool in (player.bag, player.market, player.stored, player.drawn)]
        standing = [0] * len(FOLLOWERS)
        for kind in player.on:
            if 0 <= kind < len(FOLLOWERS):
                standing[kind] += 1
        followers.append(standing)
        neutral += [row[:NEUTRAL_KINDS] for row in followers]
        for kind in range(NEUTRAL_KINDS, len(FOLLOWERS)):
            held[f"{FOLLOWERS[kind]} of seat {seat}"] = sum(row[kind] for row in followers)
        goods.append(counts(player.goods, len(GOODS)))
        technology += player.technology_free + player.technology_first + player.on.count(TECHNOLOGY)
        held[f"stations of seat {seat}"] = player.stations_left + player.stations.bit_count()
    for kind in range(NEUTRAL_KINDS):
        held[FOLLOWERS[kind]] = sum(row[kind] for row in neutral)
    for good, name in enumerate(GOODS):
        held[name] = sum(row[good] for row in goods)
    held["technology"] = technology
    held["tiles"] = sum(mask.bit_count() for mask in _tile_masks(state))
    held["citizens"] = (
        sum(player.citizens for player in state.players)
        + state.citizens.bit_count()
        + _deed_citizens(printed, state.deeds)
        + (0 if _last_citizen_given(state) else 1)
    )
    if printed.modules.new_events:
        # All tiles of the letters, those that stay in the box too; the first and the last tile are not in a stack.
        shown = max(state.round, 1) + printed.rounds - state.last_round
        held["hour glass"] = sum(mask.bit_count() for mask in state.hourglass) + min(shown, printed.rounds - 1) - 1
    else:
        held["hour glass"] = sum(total(pool) for pool in state.hourglass) + max(state.round, 1)
    held["coins"] = state.coins + sum(player.coins for player in state.players) if state.coins >= 0 else -1
    return held


def whole(state: State) -> dict[str, int]:
    """How many of everything there were in the box."""
    printed = state.components
    box = {
        f"{FOLLOWERS[kind]} of seat {seat}": 1 for seat in range(printed.players) for kind in range(7, len(FOLLOWERS))
    }
    box |= {f"stations of seat {seat}": printed.stations for seat in range(printed.players)}
    box |= {FOLLOWERS[kind]: number for kind, number in enumerate(counts(printed.supply, NEUTRAL_KINDS))}
    box |= dict(zip(GOODS, counts(printed.goods, len(GOODS)), strict=True))
    box["technology"] = printed.technology
    box["tiles"] = printed.all_tiles.bit_count()
    box["citizens"] = (
        printed.citizens
        if not printed.board
        else printed.track_citizens.bit_count() + 1 + _deed_citizens(printed, printed.deeds)
    )
    box["hour glass"] = (
        sum(mask.bit_count() for mask in printed.stacks) if printed.modules.new_events else printed.rounds
    )
    box["coins"] = printed.coins + printed.players * printed.start_coins if printed.coins >= 0 else -1
    return box


def _deed_citizens(printed: Components, deeds: list[int]) -> int:
    """The citizens that lie on the deeds board."""
    if not printed.board:
        return sum(1 for free in deeds if free)
    modules = tables(printed)
    return sum(
        total(free) * modules.citizens[n] + bool(free) * modules.last_citizens[n] for n, free in enumerate(deeds)
    )


def _tile_masks(state: State) -> list[int]:
    return [state.tiles, state.gone_tiles, *(player.tiles for player in state.players)]


def _last_citizen_given(state: State) -> bool:
    numbers = sorted(player.stations.bit_count() for player in state.players)
    return state.over and numbers[-1] != numbers[-2]


# ---- contradictions


def contradictions(state: State) -> list[str]:
    """Everything in a state that does not fit together, in words; empty for a sound state."""
    printed = state.components
    found: list[str] = []
    masks = _tile_masks(state)
    if sum(masks) != printed.all_tiles:
        found.append("a place tile lies in two places or in none")
    taken = 0
    for player in state.players:
        if taken & player.stations & ~1:
            found.append("two stations in one town")
        taken |= player.stations
    if state.towns_taken != taken & ~1:
        found.append("the towns taken are not those with stations")
    if any(number < 0 for number in (state.technology, state.gone_technology, state.coins + 1)):
        found.append("fewer than none in the supply")
    if state.over != (state.phase == END):
        found.append("over, or not, at the wrong time")
    for seat, player in enumerate(state.players):
        found += [f"seat {seat}: {words}" for words in _board(state, player) + _seat(state, seat)]
    deciding = state.deciding_seats()
    if not deciding and not state.over:
        found.append("nobody decides and the game is not over")
    if state.phase in (ACTIONS, EXCLUSION) and len(deciding) != 1:
        found.append("more than one seat decides in turn")
    return found


def _board(state: State, player: Player) -> list[str]:
    """Spaces, technology and what follows from them."""
    printed = state.components
    layout = printed.layout
    found: list[str] = []
    owned = [place for place, category in enumerate(printed.category) if not category or player.tiles >> place & 1]
    spaces = sum(layout.mask[place] for place in owned)
    empty = sum(layout.bit[space] for space, kind in enumerate(player.on) if kind == NOTHING)
    gears = [space for space, kind in enumerate(player.on) if kind == TECHNOLOGY]
    closed = 0
    for space in gears:
        if closed & layout.bit[space]:
            found.append("two technology tiles at one place")
        closed |= layout.mask[layout.place_of[space]]
    ready = privileges = 0
    for place in owned:
        mask = layout.mask[place]
        privileges |= layout.privilege[place]
        if mask and (not empty & mask or (layout.partial >> place & 1 and empty & mask != mask)):
            ready |= 1 << place
    if state.phase == PLANNING and state.event == PEASANT_UPRISING:
        privileges |= tables(printed).uprising_bit
    expected = {
        "spaces": spaces,
        "open": spaces & empty,
        "technology_on": sum(layout.bit[space] for space in gears),
        "technology_closed": closed,
        "ready": ready,
        "privileges": privileges,
    }
    found += [f"{name} is not what it should be" for name, value in expected.items() if getattr(player, name) != value]
    if ~spaces & ~empty & ((1 << len(player.on)) - 1):
        found.append("something stands on a place of somebody else")
    if sum(layout.bit[space] for space in gears) & ~layout.technology_spaces:
        found.append("technology lies where it may not")
    for space, kind in enumerate(player.on):
        if kind not in (NOTHING, TECHNOLOGY) and not layout.fits[-1][kind] >> space & 1:
            found.append(f"{FOLLOWERS[kind]} stands where no privilege allows it")
    if player.planned & ~(spaces & ~empty) or player.planned_stored & ~player.planned:
        found.append("planned where nobody stands")
    return found


def _seat(state: State, seat: int) -> list[str]:
    """Limits, and that the pending decision fits the time and offers a real and current choice."""
    printed = state.components
    player = state.players[seat]
    found: list[str] = []
    has_tower = bool(player.tiles >> printed.tower & 1)
    room = printed.market
    if state.phase == FOLLOWERS_PHASE and has_tower and player.pending:
        room += printed.storage - total(player.stored)
    limits = {
        "market": (total(player.market), room),
        "stored": (total(player.stored), printed.storage if has_tower else 0),
        "development": (player.development, printed.development_end),
        "stations": (player.stations.bit_count() + player.stations_left, printed.stations),
        **{f"track {kind}": (count(player.tracks, kind), steps) for kind, steps in enumerate(printed.steps)},
    }
    found += [f"{name}: {number} of {most}" for name, (number, most) in limits.items() if not 0 <= number <= most]
    for name in ("coins", "stations_left", "technology_free", "technology_first", "citizens", "technology_started"):
        if getattr(player, name) < 0:
            found.append(f"{name} below zero")
    kinds = {DECISIONS[kind_of(frame)].name for frame in player.pending}
    if bool(player.drawn) and "bathe" not in kinds and "settle" not in kinds:
        found.append("bathers without a bath")
    if player.planned and not (state.phase == PLANNING and "plan" in kinds):
        found.append("a plan outside planning")
    waits = deciding(state, seat) == "wait"  # for others to bargain
    asked = bool(player.pending) and not waits
    if asked != bool(state.deciding >> seat & 1) or bool(player.options) != asked:
        found.append("pending, deciding and options disagree")
    if waits and state.active != seat:
        found.append("only the active seat waits")
    if asked:
        if len(player.options) < 2 or len(set(player.options)) != len(player.options):
            found.append("a choice that is none, or the same move twice")
        number = number_of(player.pending[-1])
        if list(player.options) != list(DECISIONS[kind_of(player.pending[-1])].options(state, seat, number)):
            found.append("the options are stale")
    return found
