"""The one door out: what a seat, or a spectator, may see of the table, in names.

Hidden are the future of every draw and the plans that others have not finished: their boards are shown as before planning. Bags
are open, since everybody saw what went in (general.open-bags), and what is left in the hour glass follows from what came out.
The records are in `view_shapes`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from cenabum.bagbuilding.followers import FOLLOWERS, KNIGHT, PROFESSIONS
from cenabum.bagbuilding.layout import ANY, FROM_MARKET, FROM_STORAGE
from cenabum.kernel.asking import DecisionView, asked_of
from cenabum.kernel.decision import kind_of
from cenabum.kernel.naming import chosen, counted, named
from cenabum.kernel.pool import BITS, MOST, count, kinds, total
from cenabum.orleans.components import CATEGORY, Components
from cenabum.orleans.decision import DECISIONS, top
from cenabum.orleans.facts import CITIZENS
from cenabum.orleans.moves import GOODS, PLACE, PLACE_STORED, SPACE_IN
from cenabum.orleans.recruiting import PILGRIMAGE
from cenabum.orleans.retinue import may_recall
from cenabum.orleans.scoring import points, sources, winners
from cenabum.orleans.secrecy import recalled_spaces, shown
from cenabum.orleans.state import State
from cenabum.orleans.table import ACTIONS, EXCLUSION, PHASES, PLANNING, Player
from cenabum.orleans.view_shapes import (
    ConnectionView,
    DeedView,
    EventView,
    GoneView,
    PlaceView,
    PlayerView,
    SpaceView,
    StackView,
    SupplyView,
    TableView,
    TechnologyView,
    TownView,
    TrackView,
)

__all__ = [
    "SPECTATOR", "ConnectionView", "DeedView", "PlaceView", "PlayerView", "TableView", "TownView", "counted", "named",
    "view",
]  # fmt: skip

SPECTATOR = -1
CATEGORIES = tuple(CATEGORY)
WAYS = ("water", "road")
KINDS = (*PROFESSIONS, "any")


class _Sheet:
    """What is the same in all views of a set of components."""

    def __init__(self, printed: Components) -> None:
        holds: list[str | None] = [*FOLLOWERS, "technology", None]  # an empty space holds -1, the last one
        wants = [PROFESSIONS[want] if want != ANY else "any" for want in printed.layout.wants]
        self.spaces = printed.layout.space_names()
        self.holding = [[SpaceView(*space, what) for what in holds] for space in zip(self.spaces, wants, strict=True)]
        self.places = [
            PlaceView(
                name,
                CATEGORIES[printed.category[place]],
                False,
                tuple(self.holding[s][-1] for s in printed.layout.spaces[place]),
            )
            for place, name in enumerate(printed.place_names)
        ]
        self.deeds = [named(pool, KINDS) for pool in printed.deeds]


_sheet = lru_cache(maxsize=32)(_Sheet)


@lru_cache(maxsize=4096)
def _connection(printed: Components, number: int, goods: int) -> ConnectionView:
    one, other = printed.ends[number]
    pieces = tuple(good for good, times in named(goods, GOODS).items() for _ in range(times))
    towns = (printed.town_names[one], printed.town_names[other])
    return ConnectionView(printed.connection_names[number], WAYS[number in printed.by_road[one]], towns, pieces)


def view(state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat, or with -1 a spectator, may see of a state; `seats` are the players' names."""
    return own_view(_open_view(state, seats), state, seat, seats)


def own_view(seen: TableView, state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat may see, by what a spectator has `seen` of the same state: all but its own is taken from there."""
    if seat == SPECTATOR:
        return seen
    sheet = _sheet(state.components)
    players = seen.players
    if shown(state, seat, SPECTATOR) is not state.players[seat]:
        players = [*players[:seat], _player(state, seat, seat, seats, sheet), *players[seat + 1 :]]
    return replace(
        seen,
        seat=seats[seat],
        players=players,
        decision=_decision(state, seat),
        fits=_fits(state, seat, sheet, PLACE),
        fits_stored=_fits(state, seat, sheet, PLACE_STORED),
        **_of_modules(state, seat, seats),
    )


def _open_view(state: State, seats: Sequence[str]) -> TableView:
    """What lies open: a spectator's view."""
    printed = state.components
    sheet = _sheet(printed)
    places = printed.place_names
    named_players = list(zip(seats, state.players, strict=True))
    tracks: dict[str, TrackView] = {}
    for kind, end in enumerate(printed.steps):
        steps = {name: player.tracks >> BITS * kind & MOST for name, player in named_players}
        tracks[PROFESSIONS[kind]] = TrackView(end, steps)
    tracks["development"] = TrackView(
        printed.development_end, {name: player.development for name, player in named_players}
    )
    more = _of_modules(state, SPECTATOR, seats)
    return TableView(
        settings=dict(printed.options),
        seat=None,
        round=state.round,
        rounds=state.last_round,
        phase=PHASES[state.phase],
        start_player=seats[state.start],
        turn=seats[state.active % len(seats)] if state.phase in (ACTIONS, EXCLUSION) else None,
        event=more.get("event") or _event(state),
        hour_glass=more.get("hour_glass") or _stacks(state),
        supply=SupplyView(
            followers=counted(state.supply, PROFESSIONS),
            goods=counted(state.goods_market, GOODS),
            technology=state.technology,
            coins=state.coins if state.coins >= 0 else None,
            tiles={
                "I": chosen(state.tiles & printed.tiles_one, places),
                "II": chosen(state.tiles & ~printed.tiles_one, places),
            },
        ),
        gone=GoneView(
            followers=named(state.gone_followers, PROFESSIONS),
            goods=named(state.gone_goods, GOODS),
            technology=state.gone_technology,
            tiles=chosen(state.gone_tiles, places),
        ),
        tracks=tracks,
        citizens=chosen(state.citizens, CITIZENS),
        deeds=more.get("deeds") or _deeds(state, sheet),
        connections=[_connection(printed, number, goods) for number, goods in enumerate(state.routes)],
        towns=_towns(state, seats),
        players=[_player(state, number, SPECTATOR, seats, sheet) for number in range(len(seats))],
        over=state.over,
        winners=[seats[number] for number in winners(state)] if state.over else [],
        decision=None,
        fits={},
        fits_stored={},
        board=more.get("board", "deeds"),
        orders=more.get("orders"),
        bribe=more.get("bribe"),
        brasserie=more.get("brasserie", {}),
    )


def _of_modules(state: State, seat: int, seats: Sequence[str]) -> dict[str, Any]:
    """The fields that modules fill; nothing without modules."""
    found: dict[str, Any] = {}
    for module in state.components.in_play:
        found.update(module.view(state, seat, seats))
    return found


def _event(state: State) -> EventView:
    """The event of the round; only Pilgrimage works by its tile while the round goes on."""
    letter = state.components.letters[state.stack] if state.round > 1 else ""
    value = state.components.event_value[state.event][state.stack]
    return EventView(state.components.event_names[state.event], letter, value, state.event == PILGRIMAGE)


def _stacks(state: State) -> list[StackView]:
    """The tiles to come."""
    letters, names = state.components.letters, state.components.hourglass_names
    return [StackView(letters[n], total(pool), named(pool, names)) for n, pool in enumerate(state.hourglass)]


def _deeds(state: State, sheet: _Sheet) -> list[DeedView]:
    printed = state.components
    return [
        DeedView(
            printed.deed_names[deed],
            dict(sheet.deeds[deed]),
            named(free, PROFESSIONS),
            printed.deed_coins[deed],
            printed.deed_development[deed],
            free != 0,
        )
        for deed, free in enumerate(state.deeds)
    ]


def _towns(state: State, seats: Sequence[str]) -> list[TownView]:
    towns = state.components.town_names
    stations: dict[str, tuple[str, ...]] = dict.fromkeys(towns, ())
    merchants = stations.copy()
    for name, player in zip(seats, state.players, strict=True):
        merchants[towns[player.town]] += (name,)
        for town in chosen(player.stations, towns):
            stations[town] += (name,)
    return [TownView(town, stations[town], merchants[town]) for town in towns]


def _player(state: State, number: int, seat: int, seats: Sequence[str], sheet: _Sheet) -> PlayerView:
    """One player; a plan that is not finished is taken back for everybody else (planning.hidden-until-done)."""
    printed = state.components
    player = shown(state, number, seat)
    planning = state.phase == PLANNING
    by_source = points(state, number)
    gears = chosen(player.technology_on, sheet.spaces)
    more: dict[str, Any] = {}
    for module in printed.in_play:
        more.update(module.player_view(state, number))
    return PlayerView(
        name=seats[number],
        coins=player.coins,
        goods=named(player.goods, GOODS),
        tracks=counted(player.tracks, PROFESSIONS[: len(printed.steps)]),
        development=player.development,
        status=printed.status[player.development],
        citizens=player.citizens,
        stations=chosen(player.stations, printed.town_names),
        stations_left=player.stations_left,
        town=printed.town_names[player.town],
        technology=TechnologyView(player.technology_free, player.technology_first, gears),
        places=_places(printed, player, sheet),
        bag=named(player.bag, FOLLOWERS),
        market=named(player.market, FOLLOWERS),
        stored=named(player.stored, FOLLOWERS),
        drawn=named(player.drawn, FOLLOWERS),
        draws=printed.knight_draws[count(player.tracks, KNIGHT)],
        deciding=DECISIONS[kind_of(player.pending[-1])].name if player.pending else None,
        passed=state.phase == ACTIONS and state.passed >> number & 1 == 1,
        plan_done=planning and not player.pending,
        planned=chosen(player.planned, sheet.spaces) if player.pending else [],
        recalled=[sheet.spaces[space] for space in recalled_spaces(player)],
        recalls=may_recall(state, player) if planning and player.pending else 0,
        points=dict(zip(sources(), by_source, strict=False)),
        score=sum(by_source),
        stopped=more.get("stopped", []),
    )


def _places(printed: Components, player: Player, sheet: _Sheet) -> list[PlaceView]:
    """The player's places: the board's, then the tiles. What is stored in a tower is not on its spaces."""
    owned, layout, holding, on = player.tiles | ~printed.all_tiles, printed.layout, sheet.holding, player.on
    places: list[PlaceView] = []
    for place, empty in enumerate(sheet.places):
        if owned >> place & 1 and player.open & layout.mask[place] == layout.mask[place]:
            places.append(empty)
        elif owned >> place & 1:
            spaces = tuple([holding[space][on[space]] for space in layout.spaces[place]])
            places.append(PlaceView(empty.name, empty.category, player.ready >> place & 1 == 1, spaces))
    return places


def _decision(state: State, seat: int) -> DecisionView | None:
    """What the seat has to decide, with all its possible answers."""
    decision = top(state, seat)
    if decision is None or not state.legal(seat):  # who waits for others decides nothing
        return None
    return asked_of(state, seat, decision, state.legal(seat), state.components.moves)


def _fits(state: State, seat: int, sheet: _Sheet, base: int) -> dict[str, list[str]]:
    """Every space of the seat's places that a follower could stand on if it were empty, so that a plan can be sketched."""
    if state.phase != PLANNING or not state.players[seat].pending:
        return {}
    player, layout = state.players[seat], state.components.layout
    fits = layout.fits[player.privileges]
    found: dict[str, list[str]] = {}
    for kind in kinds(player.market if base == PLACE else player.stored):
        first = base + kind * layout.room
        memory = (FROM_MARKET if base == PLACE else FROM_STORAGE) + kind
        codes = layout.spread(memory, first, player.spaces & fits[kind])
        found[FOLLOWERS[kind]] = [sheet.spaces[SPACE_IN[code]] for code in codes]
    return found
