"""The one door out: what a seat, or a spectator, may see of the table, in names.

Hidden are the future of every draw and the plans that other seats have not finished; their boards are shown as they were when
planning began. Everything else lies open: bags too, since all has seen what went in (general.open-bags), and what is left in
the hour-glass stacks follows from what has come out of them.

A view is made of frozen records whose parts are shared between views; dicts in it are the reader's own.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import FOLLOWERS, KNIGHT, PROFESSIONS
from cenabum.bagbuilding.layout import ANY
from cenabum.bagbuilding.planning import unplan
from cenabum.kernel.core import Fact
from cenabum.kernel.moves import Move
from cenabum.orleans.components import CATEGORY, EVENTS, Components
from cenabum.orleans.facts import CITIZENS
from cenabum.orleans.moves import GOODS
from cenabum.orleans.scoring import SOURCES, points, winners
from cenabum.orleans.state import State
from cenabum.orleans.table import (
    ACTIONS,
    DECISIONS,
    EXCLUSION,
    NUMBER,
    PHASES,
    PLANNING,
    TO_EXPAND,
    TO_RECRUIT,
    TO_REWARD,
    TO_SEND,
    TO_TRAVEL,
    Player,
)

SPECTATOR = -1
CATEGORIES = tuple(CATEGORY)


class EventView(msgspec.Struct, frozen=True):
    """The event of the round; its letter is empty for the start tile and in the 2014 edition."""

    name: str
    letter: str
    value: int


class StackView(msgspec.Struct, frozen=True):
    """A stack of hour-glass tiles that are still to come, in unknown order."""

    letter: str
    left: int
    tiles: dict[str, int]


class SupplyView(msgspec.Struct, frozen=True):
    """What can still be had; coins are None when they never run out."""

    followers: dict[str, int]
    goods: dict[str, int]
    technology: int
    coins: int | None
    tiles: dict[str, list[str]]  # place tiles by category


class GoneView(msgspec.Struct, frozen=True):
    """What has left the game: goods at set-up, excluded tiles, losses under torture."""

    followers: dict[str, int]
    goods: dict[str, int]
    technology: int
    tiles: list[str]


class TrackView(msgspec.Struct, frozen=True):
    """A track: its last step, and the step of every player."""

    end: int
    steps: dict[str, int]


class DeedView(msgspec.Struct, frozen=True):
    """A beneficial deed: its spaces in all and the free ones, the reward for each follower, whether its citizen is there."""

    name: str
    spaces: dict[str, int]
    free: dict[str, int]
    coins: int
    development: int  # development points to choose instead of the coins; 0 when there is no choice
    citizen: bool


class ConnectionView(msgspec.Struct, frozen=True):
    """A connection and the goods that lie on it, one name for each piece."""

    name: str
    kind: str  # "water" or "road"
    between: tuple[str, str]
    goods: tuple[str, ...]


class TownView(msgspec.Struct, frozen=True):
    """A town: whose trading stations and whose merchants are there."""

    name: str
    stations: tuple[str, ...]
    merchants: tuple[str, ...]


class SpaceView(msgspec.Struct, frozen=True):
    """An action space: the follower it asks for ("any" for every kind), and what stands on it, "technology" or a follower."""

    name: str
    wants: str
    holds: str | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place of a player: of the "board", or a place tile of category "I" or "II"."""

    name: str
    category: str
    activated: bool
    spaces: tuple[SpaceView, ...]


class TechnologyView(msgspec.Struct, frozen=True):
    """A player's technology: in hand and free, in hand and only for a farmer's space, and the spaces on which it lies."""

    free: int
    first: int
    placed: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A player. Followers are counted by kind; a kind of which there is none is left out."""

    name: str
    coins: int
    goods: dict[str, int]
    tracks: dict[str, int]
    development: int
    status: int
    citizens: int
    stations: list[str]
    stations_left: int
    town: str  # where the merchant is
    technology: TechnologyView
    places: list[PlaceView]
    bag: dict[str, int]
    market: dict[str, int]
    stored: dict[str, int]
    drawn: dict[str, int]  # for the Bathhouse, not placed yet
    draws: int  # how many followers the knights let the player draw in a round
    deciding: str | None  # the kind of decision the player has to make now
    passed: bool
    plan_done: bool
    planned: list[str]  # the spaces filled in the own plan that the others do not see yet
    points: dict[str, int]
    score: int


class DecisionView(msgspec.Struct, frozen=True):
    """What is wanted of the viewing seat: the kind of decision, how many there are of it, and what it is about."""

    kind: str
    number: int
    arguments: dict[str, str]
    moves: list[Move]


class TableView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Players are named as at the table, in order of seats."""

    game: str
    settings: dict[str, str]
    seat: str | None  # who looks; None is a spectator
    round: int
    rounds: int
    phase: str
    start_player: str
    turn: str | None  # whose turn it is, where turns are taken one after the other
    event: EventView
    hour_glass: list[StackView]
    supply: SupplyView
    gone: GoneView
    tracks: dict[str, TrackView]
    citizens: list[str]  # still on the tracks
    deeds: list[DeedView]
    connections: list[ConnectionView]
    towns: list[TownView]
    players: list[PlayerView]
    over: bool
    winners: list[str]
    decision: DecisionView | None


class _Printed:
    """Parts of views that depend on few numbers, made once for a set of components."""

    def __init__(self, c: Components) -> None:
        layout = c.layout
        holds: list[str | None] = [*FOLLOWERS, "technology", None]  # NOTHING is -1, the last one
        wants = [PROFESSIONS[want] if want != ANY else "any" for want in layout.wants]
        self.space_names = layout.space_names()
        self.spaces = [[SpaceView(name, want, what) for what in holds] for name, want in zip(self.space_names, wants, strict=True)]
        self.categories = [CATEGORIES[category] for category in c.category]
        self.board = [place for place, category in enumerate(c.category) if not category]
        self.tiles = [[p for p, own in enumerate(c.category) if own == category] for category in (1, 2)]
        self.towns = [TownView(name, (), ()) for name in c.town_names]
        self.ways = ["water"] * len(c.ends)
        for connections in c.by_road:
            for connection in connections:
                self.ways[connection] = "road"
        self.connections: dict[tuple[int, int], ConnectionView] = {}
        self.deeds = [named(pool, PROFESSIONS) for pool in c.deeds]

    def connection(self, c: Components, number: int, goods: int) -> ConnectionView:
        """A connection with these goods on it."""
        known = self.connections.get((number, goods))
        if known is None:
            one, other = c.ends[number]
            pieces = tuple(good for good, count in named(goods, GOODS).items() for _ in range(count))
            between = (c.town_names[one], c.town_names[other])
            known = ConnectionView(c.connection_names[number], self.ways[number], between, pieces)
            self.connections[number, goods] = known
        return known


_printed = lru_cache(maxsize=32)(_Printed)


def named(pool: int, names: Sequence[str]) -> dict[str, int]:
    """A pool in names; a kind of which there is none is left out."""
    found: dict[str, int] = {}
    kind = 0
    while pool:
        if pool & 31:
            found[names[kind]] = pool & 31
        pool >>= 5
        kind += 1
    return found


def counted(pool: int, names: Sequence[str]) -> dict[str, int]:
    """A pool in names, with every kind."""
    return {name: pool >> (5 * kind) & 31 for kind, name in enumerate(names)}


def view(state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat, or with -1 a spectator, may see of a state; `seats` are the players' names."""
    c = state.components
    printed = _printed(c)
    places = c.place_names
    track_steps = [[player.tracks >> (5 * kind) & 31 for player in state.players] for kind in range(len(c.steps))]
    tracks = {
        name: TrackView(c.steps[kind], dict(zip(seats, track_steps[kind], strict=True)))
        for kind, name in enumerate(PROFESSIONS[: len(c.steps)])
    }
    development = {name: player.development for name, player in zip(seats, state.players, strict=True)}
    tracks["development"] = TrackView(c.development_end, development)
    turn = None
    if state.phase in (ACTIONS, EXCLUSION) and state.deciding:
        turn = seats[state.active % len(seats)]
    return TableView(
        game="orleans",
        settings=dict(c.options),
        seat=None if seat == SPECTATOR else seats[seat],
        round=state.round,
        rounds=c.rounds,
        phase=PHASES[state.phase],
        start_player=seats[state.start],
        turn=turn,
        event=_event(state),
        hour_glass=[
            StackView(letter, sum(tiles.values()), tiles)
            for letter, tiles in ((c.letters[stack], named(pool, EVENTS)) for stack, pool in enumerate(state.hourglass))
        ],
        supply=SupplyView(
            followers=counted(state.supply, PROFESSIONS),
            goods=counted(state.goods_market, GOODS),
            technology=state.technology,
            coins=state.coins if state.coins >= 0 else None,
            tiles={
                category: [places[p] for p in tiles if state.tiles >> p & 1]
                for category, tiles in zip(CATEGORIES[1:], printed.tiles, strict=True)
            },
        ),
        gone=GoneView(
            followers=named(state.gone_followers, PROFESSIONS),
            goods=named(state.gone_goods, GOODS),
            technology=state.gone_technology,
            tiles=_chosen(state.gone_tiles, places),
        ),
        tracks=tracks,
        citizens=_chosen(state.citizens, CITIZENS),
        deeds=[
            DeedView(
                name, dict(printed.deeds[deed]), named(free, PROFESSIONS), c.deed_coins[deed], c.deed_development[deed], free != 0
            )
            for deed, (name, free) in enumerate(zip(c.deed_names, state.deeds, strict=True))
        ],
        connections=[printed.connection(c, number, goods) for number, goods in enumerate(state.routes)],
        towns=_towns(state, seats, printed),
        players=[_player(state, number, seat, seats, printed) for number in range(len(seats))],
        over=state.over,
        winners=[seats[number] for number in winners(state)] if state.over else [],
        decision=_decision(state, seat),
    )


def _chosen(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the bits of a mask."""
    chosen: list[str] = []
    while mask:
        low = mask & -mask
        chosen.append(names[low.bit_length() - 1])
        mask ^= low
    return chosen


def _event(state: State) -> EventView:
    """The round's event; the tile of the first round belongs to no stack."""
    c = state.components
    letter = c.letters[state.stack] if state.round > 1 else ""
    return EventView(EVENTS[state.event], letter, c.event_value[state.event][state.stack])


def _towns(state: State, seats: Sequence[str], printed: _Printed) -> list[TownView]:
    """All towns; those where nobody is are the same in every view."""
    towns = printed.towns[:]
    taken = 0
    for player in state.players:
        taken |= player.stations | 1 << player.town
    while taken:
        low = taken & -taken
        town = low.bit_length() - 1
        owners = tuple([name for name, player in zip(seats, state.players, strict=True) if player.stations & low])
        merchants = tuple([name for name, player in zip(seats, state.players, strict=True) if player.town == town])
        towns[town] = TownView(towns[town].name, owners, merchants)
        taken ^= low
    return towns


def _player(state: State, number: int, seat: int, seats: Sequence[str], printed: _Printed) -> PlayerView:
    """One player; a plan that is not finished is taken back for everybody else (planning.hidden-until-done)."""
    c = state.components
    player = state.players[number]
    planning = state.phase == PLANNING
    if planning and number != seat and player.planned and player.pending:
        player = player.copy()
        unplan(c.layout, player)
    by_source = points(state, number)
    return PlayerView(
        name=seats[number],
        coins=player.coins,
        goods=named(player.goods, GOODS),
        tracks=counted(player.tracks, PROFESSIONS[: len(c.steps)]),
        development=player.development,
        status=c.status[player.development],
        citizens=player.citizens,
        stations=_chosen(player.stations, c.town_names),
        stations_left=player.stations_left,
        town=c.town_names[player.town],
        technology=TechnologyView(
            player.technology_free, player.technology_first, _chosen(player.technology_on, printed.space_names)
        ),
        places=_places(c, player, printed),
        bag=named(player.bag, FOLLOWERS),
        market=named(player.market, FOLLOWERS),
        stored=named(player.stored, FOLLOWERS),
        drawn=named(player.drawn, FOLLOWERS),
        draws=c.knight_draws[player.tracks >> (5 * KNIGHT) & 31],
        deciding=DECISIONS[player.pending[-1] & 31] if player.pending else None,
        passed=state.phase == ACTIONS and state.passed >> number & 1 == 1,
        plan_done=planning and not player.pending,
        planned=_chosen(player.planned, printed.space_names) if player.pending else [],
        points=dict(zip(SOURCES, by_source, strict=True)),
        score=sum(by_source),
    )


def _places(c: Components, player: Player, printed: _Printed) -> list[PlaceView]:
    """The player's places: the board's, then the tiles. What is stored in a tower is not on its spaces."""
    owned = printed.board
    if player.tiles:
        owned = owned + [place for place in range(len(c.category)) if player.tiles >> place & 1]
    on = player.on
    spaces = printed.spaces
    return [
        PlaceView(
            c.place_names[place],
            printed.categories[place],
            player.ready >> place & 1 == 1,
            tuple([spaces[space][on[space]] for space in c.layout.spaces[place]]),
        )
        for place in owned
    ]


def _decision(state: State, seat: int) -> DecisionView | None:
    """What the seat has to decide, with all its possible answers."""
    if seat == SPECTATOR or not state.players[seat].pending:
        return None
    c = state.components
    pending = state.players[seat].pending[-1]
    kind, number = pending & 31, pending >> NUMBER
    arguments: dict[str, str] = {}
    if kind == TO_RECRUIT:
        arguments["place"] = c.place_names[number]
    elif kind == TO_TRAVEL:
        arguments["way"] = "road" if number else "water"
    elif kind == TO_EXPAND:
        arguments["category"] = "I" if number else "any"
    elif kind == TO_SEND:
        arguments["place"] = c.place_names[number >> 1]
    elif kind == TO_REWARD:
        arguments["deed"] = c.deed_names[number]
    moves = c.moves
    return DecisionView(
        kind=DECISIONS[kind],
        number=0 if arguments else number,
        arguments=arguments,
        moves=[moves.move(code) for code in state.legal(seat)],
    )


def told(facts: Sequence[Fact], seat: int) -> list[Fact]:
    """What of a game's facts a seat may hear: the plan of another seat is told when it is done (planning.hidden-until-done)."""
    heard: list[Fact] = []
    waiting: dict[int, list[Fact]] = {}
    for fact in facts:
        kind, who = fact[0], fact[1]
        if kind == "plans" and who != seat:
            waiting.setdefault(who, []).append(fact)
            continue
        if kind == "plan_done":
            heard += waiting.pop(who, [])
        heard.append(fact)
    return heard


assert NOTHING == -1, "an empty space is the last of `_Printed.spaces`"
