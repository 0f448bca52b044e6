"""The one door out: what a seat, or a spectator, may see of the table, in names.

Hidden are the future of every draw and the plans that others have not finished: their things are shown as before planning.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from cenabum.kernel.asking import DecisionView
from cenabum.kernel.naming import chosen, counted, named
from cenabum.stories import secrecy
from cenabum.stories.bonuses.famine import hunger_over
from cenabum.stories.bonuses.plague import plague_over
from cenabum.stories.components import Components
from cenabum.stories.control import villages_of
from cenabum.stories.decision import top
from cenabum.stories.first_kingdom import may_advance, tasks_done
from cenabum.stories.moves import FOLLOWERS, GOODS, TASKS, parcel_names
from cenabum.stories.names import BOARDS, FIRST_KINGDOM, FREE_BITS, STORIES, TERRAINS, UNUSED
from cenabum.stories.objectives import missed, objectives, standing
from cenabum.stories.printed_eras import ERAS, FAME_TILES
from cenabum.stories.scoring import FAVOR_SOURCES, KINGDOM_SOURCES, points, winners
from cenabum.stories.state import State
from cenabum.stories.table import (
    ACTIONS,
    BONUS,
    PHASES,
    PLANNING,
    REMOVED,
    SEASONS,
    SETTLING,
    Player,
)
from cenabum.stories.view_deciding import decision, fits, space_names
from cenabum.stories.view_eras import NeedView, asked_by_king, needed_to_advance, round_brings
from cenabum.stories.view_places import CATEGORIES, PlaceView, places
from cenabum.stories.wealth import riches

SPECTATOR = -1
SIDES_NAMES = ("A", "B")


class AreaView(msgspec.Struct, frozen=True, gc=False):
    """An area of the map: its terrain, whether a village is built, and what stands there."""

    name: str
    terrain: str  # "starting_village" where there is no terrain on either side
    village: bool
    church: bool
    fortress: str | None  # whose
    settlers: tuple[str, ...]
    loire: bool


class DeedView(msgspec.Struct, frozen=True, gc=False):
    """A beneficial deed that lies open: what its free spaces take."""

    name: str
    board: str
    side: str
    free: dict[str, int]  # "any" for Alchemy


class MarketView(msgspec.Struct, frozen=True, gc=False):
    """The marketplace, and the place tiles by category."""

    followers: dict[str, int]
    goods: dict[str, int]
    technology: int
    tiles: dict[str, list[str]]
    churches: int
    box: dict[str, int]  # the storage box: what can come to the marketplace again


class TaskView(msgspec.Struct, frozen=True, gc=False):
    """A task of sending: what is still missing, and whether it counts now."""

    name: str
    free: dict[str, int]
    open: bool


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player. Things are counted by kind; a kind of which there is none is left out."""

    name: str
    era: str
    coins: int
    goods: dict[str, int]
    fame: int
    areas: int
    villages: int
    churches: int
    settlers: list[str]
    settlers_left: int
    settlers_aside: int
    settlers_lost: int
    fortresses: list[str]
    fortresses_left: int
    technology: int
    technology_on: list[str]
    places: list[PlaceView]
    bag: dict[str, int]
    green: dict[str, int]
    portal: list[str]
    fair: list[str]
    drawn: dict[str, int]
    draws: int
    tasks: list[TaskView]
    citizens: int
    church_built: bool
    tasks_done: bool
    riches: int
    may_advance: bool
    needs: list[NeedView]  # for the next era, or what the king asks for by the end of winter
    round_brings: dict[str, int]  # the bonus or malus if the round ended now
    control: dict[str, int]  # how many marks of each column of the control board are reached
    favorites: int
    missed: int  # Favorite tiles that winter would take for the objectives of the era as things stand
    standing: str | None  # what winter would do so: safe, saved, danger, castle; out. None is over, or no king
    out: str | None  # the era in which the king dismissed the player
    deciding: str | None
    passed: bool
    plan_done: bool
    planned: list[str]
    points: dict[str, int]
    score: int


class TableView(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="stories"):
    """The table as one seat sees it. Players are named as at the table, in order of seats."""

    game: ClassVar[str] = "stories"
    story: str  # "first-kingdom" or "kings-favor"
    settings: dict[str, str]
    seat: str | None  # who looks; None is a spectator
    round: int
    phase: str
    era: str  # the highest one entered; in The King's Favor that of everybody
    season: str | None
    start_player: str
    turn: str | None
    areas: list[AreaView]
    deeds: list[DeedView]
    market: MarketView
    fame_spaces: dict[str, str]  # the bonus on each marked space
    fame_end: int
    hunger_over: bool
    plague_over: bool
    lifted: list[str]  # the bonuses of a round that are no longer what they were at first
    players: list[PlayerView]
    over: bool
    winners: list[str]
    decision: DecisionView | None
    fits: dict[str, list[str]]  # while the seat plans: the spaces each follower of its green may stand on


def free_spaces(printed: Components, free: int) -> dict[str, int]:
    """The free spaces of a deed or task, in names."""
    return dict(_free_spaces(printed, free))


@lru_cache(4096)
def _free_spaces(printed: Components, free: int) -> tuple[tuple[str, int], ...]:
    names = parcel_names(printed.amounts)
    numbers = [(name, free >> (FREE_BITS * parcel) & 7) for parcel, name in enumerate(names)]
    return tuple((name, number) for name, number in numbers if number)


def view(state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat, or with -1 a spectator, may see of a state; `seats` are the players' names."""
    return own_view(_open_view(state, seats), state, seat, seats)


def own_view(seen: TableView, state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat may see, by what a spectator has `seen` of the same state: all but its own is taken from there."""
    if seat == SPECTATOR:
        return seen
    players = seen.players
    if secrecy.shown(state, seat, SPECTATOR) is not state.players[seat]:
        shown = [secrecy.shown(state, number, seat) for number in range(len(seats))]
        # What the round brings the others can depend on how much of something this seat has.
        players = [replace(player, round_brings=round_brings(state, n, shown)) for n, player in enumerate(players)]
        players[seat] = _player(state, seat, shown, seat, seats)
    return replace(seen, seat=seats[seat], players=players, decision=decision(state, seat), fits=fits(state, seat))


def _open_view(state: State, seats: Sequence[str]) -> TableView:
    """What lies open: a spectator's view."""
    printed = state.components
    shown = [secrecy.shown(state, number, SPECTATOR) for number in range(len(seats))]
    kingdom = printed.story == FIRST_KINGDOM
    one_by_one = state.phase in (ACTIONS, SETTLING) and 0 <= state.active < len(seats)
    turn = state.active if one_by_one else -1
    if state.phase == BONUS and 0 <= state.active < len(seats):
        turn = (state.start + state.active) % len(seats)
    tiles = {
        name: state.tiles & (printed.tiles[n] & ~printed.tiles[n - 1]) for n, name in enumerate(CATEGORIES[:4]) if n
    }
    return TableView(
        story=STORIES[printed.story],
        settings=dict(printed.options),
        seat=None,
        round=state.round,
        phase=PHASES[state.phase],
        era=ERAS[state.era],
        season=None if kingdom or not state.round else SEASONS[state.season],
        start_player=seats[state.start],
        turn=seats[turn] if turn >= 0 else None,
        areas=[_area(state, area, seats) for area in range(len(state.terrain)) if state.terrain[area] != UNUSED],
        deeds=[_deed(state, board) for board, side in enumerate(state.deed_side) if side != REMOVED],
        market=MarketView(
            followers=counted(state.market_followers, FOLLOWERS),
            goods=counted(state.market_goods, GOODS),
            technology=state.market_technology,
            tiles={name: chosen(mask, printed.place_names) for name, mask in tiles.items()},
            churches=state.churches_left,
            box={
                name: number for name, number in zip(parcel_names(printed.amounts), state.box, strict=False) if number
            },
        ),
        fame_spaces={
            str(space): FAME_TILES[tile] for space, tile in zip(printed.fame_spaces, state.fame_tiles, strict=True)
        },
        fame_end=printed.fame_end,
        hunger_over=kingdom and hunger_over(state),
        plague_over=kingdom and plague_over(state),
        lifted=sorted({bonus.name for bonus in printed.bonuses if bonus.lifted(state)}),
        players=[_player(state, number, shown, SPECTATOR, seats) for number in range(len(seats))],
        over=state.over,
        winners=[seats[number] for number in winners(state)] if state.over else [],
        decision=None,
        fits={},
    )


def _area(state: State, area: int, seats: Sequence[str]) -> AreaView:
    printed = state.components
    terrain = state.terrain[area]
    fortress: str | None = None
    settlers: tuple[str, ...] = ()
    for name, player in zip(seats, state.players, strict=True):
        if player.settlers >> area & 1:
            settlers += (name,)
        if player.fortresses >> area & 1 and fortress is None:
            fortress = name
    return AreaView(
        name=printed.area_names[area],
        terrain=TERRAINS[terrain] if terrain < len(TERRAINS) else "starting_village",
        village=state.villages >> area & 1 == 1,
        church=state.churches >> area & 1 == 1,
        fortress=fortress,
        settlers=settlers,
        loire=printed.loire >> area & 1 == 1,
    )


def _deed(state: State, board: int) -> DeedView:
    printed = state.components
    side = state.deed_side[board]
    target = 2 * board + side
    deed = printed.deeds[target]
    free = {"any": state.deed_free[board]} if deed.anybody else free_spaces(printed, state.deed_free[board])
    return DeedView(deed.name, BOARDS[board], SIDES_NAMES[side], free)


def _player(state: State, number: int, shown: list[Player], seat: int, seats: Sequence[str]) -> PlayerView:
    printed = state.components
    player = shown[number]
    spaces = space_names(printed)
    kingdom = printed.story == FIRST_KINGDOM
    by_source = points(state, number)
    sources = KINGDOM_SOURCES if kingdom else FAVOR_SOURCES
    parcels = parcel_names(printed.amounts)
    live = state.players[number]
    asked = [] if kingdom else objectives(state, player)
    tasks = [
        TaskView(
            printed.task_names[task],
            free_spaces(printed, player.tasks[task]),
            kingdom or printed.favor.task[state.era] == task,
        )
        for task in range(TASKS)
    ]
    return PlayerView(
        name=seats[number],
        era=ERAS[player.era],
        coins=player.coins,
        goods=named(player.goods, GOODS),
        fame=player.fame,
        areas=player.settlers.bit_count(),
        villages=villages_of(state, player),
        churches=(player.settlers & state.churches).bit_count(),
        settlers=chosen(player.settlers, printed.area_names),
        settlers_left=player.settlers_left,
        settlers_aside=player.settlers_aside,
        settlers_lost=player.settlers_gone,
        fortresses=chosen(player.fortresses, printed.area_names),
        fortresses_left=player.fortresses_left,
        technology=player.technology_free,
        technology_on=chosen(player.technology_on, spaces),
        places=places(state, number, player),
        bag=named(player.bag, FOLLOWERS),
        green=named(player.market, FOLLOWERS),
        portal=[parcels[parcel] for parcel in player.parcels],
        fair=list(named(player.fair, FOLLOWERS)),
        drawn=named(player.drawn, FOLLOWERS),
        draws=printed.draw[player.era],
        tasks=tasks,
        citizens=player.citizens,
        church_built=player.church_built,
        tasks_done=kingdom and tasks_done(state, player),
        riches=riches(state, player),
        may_advance=kingdom and may_advance(state, number) if player is live else False,
        needs=needed_to_advance(state, player) if kingdom else asked_by_king(asked),
        round_brings=round_brings(state, number, shown),
        control=_control(player) if kingdom else {},
        favorites=player.favorites,
        missed=0 if kingdom else missed(asked),
        standing=None if kingdom or state.over else standing(player, asked),
        out=ERAS[player.out - 1] if player.out else None,
        deciding=top(state, number).name if live.pending else None,
        passed=state.phase == ACTIONS and state.passed >> number & 1 == 1,
        plan_done=state.phase == PLANNING and not live.pending,
        planned=chosen(player.planned, spaces) if seat == number and live.pending else [],
        points=dict(zip(sources, by_source, strict=True)),
        score=sum(by_source),
    )


def _control(player: Player) -> dict[str, int]:
    return {
        "areas": player.control_areas,
        "villages": player.control_villages,
        "churches": player.control_churches,
    }
