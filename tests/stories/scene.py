"""A table of a story put into any state, for tests in a player's words.

    scene = kingdom(3)
    scene.give("Ana", green="farmer craftsman", goods="wood", areas="c4")
    scene.planning()
    scene.play("Ana", "place farmer village", "place craftsman village", "supply village", "done")
    scene.actions("Ana")
    scene.play("Ana", "act village")
    assert scene.player("Ana").fame == 3

What is given comes out of the storage box or the marketplace, so that the table stays complete.
"""

from typing import Any

import pytest

import cenabum
from cenabum.bagbuilding.board import NOTHING, put
from cenabum.bagbuilding.technology import place_technology
from cenabum.kernel.core import Fact
from cenabum.kernel.decision import NO_OPTIONS
from cenabum.kernel.pool import ONE, count
from cenabum.stories.control import villages_of
from cenabum.stories.decisions.act import ACT
from cenabum.stories.decisions.draw import DRAW
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.kings_favor import check_era
from cenabum.stories.moves import FOLLOWERS, GOODS, parcel_names
from cenabum.stories.names import FREE_BITS
from cenabum.stories.rounds import _begin_closing, _next_bonus
from cenabum.stories.state import State
from cenabum.stories.table import (
    ACTIONS,
    BONUS,
    DRAWING,
    PLANNING,
    SEASON,
    SETTLING,
    Player,
)
from cenabum.stories.wealth import own_place
from tests.scenes import NAMES, AnyScene, named, pool


class Scene(AnyScene[State]):
    """A game in any state; a seat is a name."""

    def __init__(self, game: cenabum.Game) -> None:
        assert isinstance(game.state, State)
        super().__init__(game, game.state)
        self.printed = self.state.components
        self.areas = self.printed.area_names
        # Everybody in a starting village, with nothing to do: the tests say what is there.
        while self.state.phase == SETTLING:
            seat = self.state.deciding_seats()[0]
            self.state.apply(seat, self.state.legal(seat)[0])
        for player in self.state.players:
            player.pending = []
            player.options = NO_OPTIONS
            self._to_box(player.market + player.bag, 7, 0)
            player.market = player.bag = 0
            self._to_box(player.goods, 8, 7)
            player.goods = 0
            player.coins = 0
        self.state.deciding = 0
        self.log.clear()

    def _to_box(self, things: int, kinds: int, first: int) -> None:
        for kind in range(kinds):
            self.state.box[first + kind] += count(things, kind)

    # ---- who and what

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def followers(self, name: str, where: str = "bag") -> dict[str, int]:
        return named(getattr(self.player(name), {"green": "market"}.get(where, where)), FOLLOWERS)

    def goods(self, name: str) -> dict[str, int]:
        return named(self.player(name).goods, GOODS)

    def villages(self, name: str) -> int:
        return villages_of(self.state, self.player(name))

    def place(self, name: str) -> int:
        return self.printed.place_names.index(name)

    def area(self, name: str) -> int:
        return self.areas.index(name)

    def holds(self, name: str, area: str) -> bool:
        return self.player(name).settlers >> self.area(area) & 1 == 1

    def market(self, thing: str) -> int:
        if thing in FOLLOWERS:
            return count(self.state.market_followers, FOLLOWERS.index(thing))
        if thing in GOODS:
            return count(self.state.market_goods, GOODS.index(thing))
        return self.state.market_technology

    def box(self, thing: str) -> int:
        return self.state.box[parcel_names(self.printed.amounts).index(thing)]

    def task(self, name: str, task: str) -> list[str]:
        """What a task still asks for."""
        free = self.player(name).tasks[self.printed.task_names.index(task)]
        names = parcel_names(self.printed.amounts)
        return [n for i, n in enumerate(names) for _ in range(free >> (FREE_BITS * i) & 7)]

    def open_deed(self, board: str) -> str:
        """The deed that lies open on a board, or ""."""
        number = ("alchemy", "press", "barter", "rotation", "feeding", "depot").index(board)
        side = self.state.deed_side[number]
        return self.printed.target_names[2 * number + side] if side < 2 else ""

    def told(self, kind: str) -> list[Fact]:
        return [fact for fact in self.log if fact[0] == kind]

    # ---- putting things there

    def give(self, name: str, **things: Any) -> "Scene":
        """Give a player things: green="farmer monk*2", bag, fair, goods="wood", coins=3, fame=7, areas="c4 c5", places="church",
        portal="wood 5_coins", on="farmer > village, ...", technology=1, technology_on="village.farmer", wood="village",
        era=3, fortresses="c4", villages="c4", churches="c4", citizens=4, tasks_done="harbor"."""
        player, state = self.player(name), self.state
        for what, value in things.items():
            if what in ("green", "bag", "fair", "drawn"):
                more = pool(value, FOLLOWERS)
                for kind in range(7):
                    self._take(kind, count(more, kind))
                where = "market" if what == "green" else what
                setattr(player, where, getattr(player, where) + more)
            elif what == "goods":
                more = pool(value, GOODS)
                for good in range(8):
                    self._take(7 + good, count(more, good))
                player.goods += more
            elif what == "areas":
                for area in value.split():
                    player.settlers |= 1 << self.area(area)
                    player.settlers_left -= 1
            elif what == "places":
                for place in value.split():
                    state.tiles &= ~(1 << self.place(place))
                    own_place(state, self.seat(name), self.place(place))
            elif what == "portal":
                for parcel in value.split():
                    number = parcel_names(self.printed.amounts).index(parcel)
                    if number < 16:
                        self._take(number, 1)
                    player.parcels.append(number)
            elif what == "on":
                for placement in value.split(", "):
                    follower, place = placement.split(" > ")
                    kind = FOLLOWERS.index(follower)
                    self._take(kind, 1)
                    put(self.printed.layout, player, kind, self._space_for(player, kind, place))
            elif what == "technology":
                self._take(15, value)
                player.technology_free += value
            elif what == "technology_on":
                for space in value.split(", "):
                    self._take(15, 1)
                    player.technology_free += 1
                    place_technology(
                        self.printed.layout, player, self.printed.layout.space_names(FOLLOWERS).index(space)
                    )
            elif what == "wood":
                for place in value.split():
                    self._take(9, 1)
                    player.wood |= 1 << self.place(place)
            elif what == "grain":
                self._take(8, value)
                player.grain = value
            elif what == "fortresses":
                for area in value.split():
                    player.fortresses |= 1 << self.area(area)
                    player.fortresses_left -= 1
            elif what == "villages":
                for area in value.split():
                    state.villages |= 1 << self.area(area)
            elif what == "churches":
                for area in value.split():
                    state.churches |= 1 << self.area(area)
                    state.churches_left -= 1
            elif what == "era":
                player.era = value
                state.era = max(state.era, value)
                for era in range(1, value + 1):
                    for place in self.printed.era_places[era]:
                        own_place(state, self.seat(name), place)
            elif what == "tasks_done":
                for task in value.split():
                    player.tasks[self.printed.task_names.index(task)] = 0
            else:
                assert hasattr(player, what), what
                setattr(player, what, value)
        return self

    def _take(self, parcel: int, number: int) -> None:
        """Out of the storage box, else off the marketplace."""
        state = self.state
        for _ in range(number):
            if state.box[parcel]:
                state.box[parcel] -= 1
            elif parcel < 7:
                state.market_followers -= ONE[parcel]
            elif parcel < 15:
                state.market_goods -= ONE[parcel - 7]
            else:
                state.market_technology -= 1

    def stock(self, **things: int) -> "Scene":
        """Set what lies on the marketplace: wood=3, scholar=2, technology=1."""
        for thing, number in things.items():
            if thing in FOLLOWERS:
                kind = FOLLOWERS.index(thing)
                have = self.market(thing)
                self.state.box[kind] += have - number
                self.state.market_followers += (number - have) * ONE[kind]
            elif thing in GOODS:
                kind = GOODS.index(thing)
                have = self.market(thing)
                self.state.box[7 + kind] += have - number
                self.state.market_goods += (number - have) * ONE[kind]
            else:
                self.state.box[15] += self.state.market_technology - number
                self.state.market_technology = number
        return self

    def terrain(self, **areas: str) -> "Scene":
        """Set the terrain of areas: terrain(c4="lake")."""
        self.state.terrain = self.state.terrain[:]
        for area, terrain in areas.items():
            self.state.terrain[self.area(area)] = ("hills", "meadow", "forest", "lake", "field").index(terrain)
        return self

    def _space_for(self, player: Player, kind: int, place: str) -> int:
        layout = self.printed.layout
        if "." in place:
            return layout.space_names(FOLLOWERS).index(place)
        fits = layout.fits[player.privileges][kind] & player.open
        return next(space for space in layout.spaces[self.place(place)] if fits & layout.bit[space])

    # ---- phases

    def _fresh(self, phase: int) -> None:
        self.state.phase = phase
        self.state.passed = 0
        self.state.deciding = 0
        for player in self.state.players:
            player.pending = []
            player.options = NO_OPTIONS

    def drawing(self) -> "Scene":
        self._fresh(DRAWING)
        return self._ask(lambda player: DRAW.pending(self.printed.draw[player.era]))

    def planning(self) -> "Scene":
        self._fresh(PLANNING)
        for player in self.state.players:
            player.pending.append(PLAN.bare)
            player.before = None
            player.before = player.copy()
        for seat in range(len(self.state.players)):
            self.state.settle(seat)
        return self

    def _ask(self, decision: Any) -> "Scene":
        for seat, player in enumerate(self.state.players):
            if not player.out:
                player.pending.append(decision(player))
                self.state.settle(seat)
        return self

    def actions(self, name: str) -> "Scene":
        """It is a player's turn, for one action: the next player is asked as well, so that the table does not go on by itself."""
        self._fresh(ACTIONS)
        self.state.active = self.seat(name)
        for seat in (self.seat(name), (self.seat(name) + 1) % len(self.state.players)):
            player = self.state.players[seat]
            player.pending.append(ACT.bare)
            player.options = self.state.choices(seat)
            self.state.deciding |= 1 << seat
        return self

    def bonus(self, name: str) -> "Scene":
        """The bonus of the round of one player."""
        self._fresh(BONUS)
        self.state.start = self.seat(name)
        self.state.active = -1
        _next_bonus(self.state)
        if self.player(name).pending:
            self.state.settle(self.seat(name))
        return self

    def closing(self) -> "Scene":
        self._fresh(BONUS)
        _begin_closing(self.state)
        for seat in range(len(self.state.players)):
            if self.state.players[seat].pending:
                self.state.settle(seat)
        return self

    def season(self, number: int, era: int = 0) -> "Scene":
        """The King's Favor: a season begins, 0 is spring."""
        self._fresh(SEASON)
        from cenabum.stories.kings_favor import begin_season

        self.state.era = era
        self.state.round = 4 * era + number + 1
        if number == 0 and era:
            self.state.era = era - 1
        begin_season(self.state)
        for seat in range(len(self.state.players)):
            if self.state.players[seat].pending:
                self.state.settle(seat)
        return self

    def winter(self, era: int) -> "Scene":
        """The King's Favor: the objectives of an era are checked."""
        self._fresh(BONUS)
        self.state.era = era
        check_era(self.state)
        return self

    def play(self, name: str, *moves: str) -> "Scene":
        for move in moves:
            code = self.game.code(name, move)
            assert code in self.state.legal(self.seat(name)), (move, self.legal(name))
            self.state.apply(self.seat(name), code)
        return self

    def legal(self, name: str) -> list[str]:
        return [str(move) for move in self.game.legal(name)]

    def refused(self, name: str, move: str) -> str:
        """The rule by which a move is refused."""
        with pytest.raises(cenabum.Refused) as caught:
            self.game.play(name, move)
        assert caught.value.why
        return caught.value.rule

    def draw_next(self, name: str, words: str) -> "Scene":
        """What comes out of a player's bag next."""
        self.script.waiting[2 + self.seat(name)] = [FOLLOWERS.index(word) for word in words.split()]
        return self

    def empty(self, name: str) -> bool:
        return all(kind == NOTHING for kind in self.player(name).on)


def kingdom(players: int = 3, seed: int = 1) -> Scene:
    return Scene(cenabum.new("first-kingdom", seats=list(NAMES[:players]), seed=seed))


def favor(players: int = 3, seed: int = 1, favorites: str = "1") -> Scene:
    return Scene(cenabum.new("kings-favor", seats=list(NAMES[:players]), seed=seed, favorites=favorites))
