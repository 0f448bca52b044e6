"""A table put into any state, for tests in a player's words.

    scene = cathedral(2)
    scene.give("Ana", knapsack="wood stone", place="nevers")
    scene.turn("Ana", "trader")
    scene.play("Ana", "place red_market.trader", "deliver wood workshop")
    assert scene.knapsack("Ana") == {"stone": 1}

What is given comes out of bags and supplies, so that the table stays complete.
"""

from typing import Any

import cenabum
from cenabum.cathedral.decisions.draw import DRAW
from cenabum.cathedral.decisions.finish import FINISH
from cenabum.cathedral.knapsacks import put_back
from cenabum.cathedral.moves import FOLLOWERS, GOODS, ITEMS, ROSETTE
from cenabum.cathedral.names import NOTHING, REWARDS, STREAMS
from cenabum.cathedral.state import State
from cenabum.cathedral.table import Player
from cenabum.kernel.decision import NO_OPTIONS
from cenabum.kernel.pool import ONE, count, counts
from tests.scenes import NAMES, ToldScene, named, pool


class Scene(ToldScene[State]):
    """A game in any state; a seat is a name."""

    def __init__(self, game: cenabum.Game) -> None:
        assert isinstance(game.state, State)
        super().__init__(game, game.state)
        self.printed = self.state.components

    # ---- who and what

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def knapsack(self, name: str) -> dict[str, int]:
        return named(self.player(name).knapsack, ITEMS)

    def place(self, name: str) -> str:
        return self.printed.place_names[self.player(name).place]

    def bag(self, name: str) -> dict[str, int]:
        if name == "black":
            return named(self.state.goods, GOODS)
        return named(self.state.bags[("red", "blue").index(name)], FOLLOWERS)

    def on(self, space: str) -> str | None:
        kind = self.state.on[self.printed.space_names.index(space)]
        return FOLLOWERS[kind] if kind != NOTHING else None

    def item(self, route: str) -> str | None:
        item = self.state.routes[self.printed.route_names.index(route)]
        return ITEMS[item] if item != NOTHING else None

    def shop(self, place: str) -> int:
        return self.printed.shop_at[self.printed.place_names.index(place)]

    def delivered(self, place: str) -> dict[str, int]:
        return named(self.state.delivered[self.shop(place)], ITEMS)

    def deciding(self) -> str | None:
        return self.game.deciding[0] if self.game.deciding else None

    # ---- putting things there

    def give(self, name: str, *, knapsack: str | None = None, place: str = "") -> "Scene":
        """What is in the knapsack (what was there goes back), and where the builder stands."""
        player = self.player(name)
        if knapsack is not None:
            put_back(self.state, player.knapsack)
            player.knapsack = 0
            for item, number in enumerate(counts(pool(knapsack, ITEMS), 4)):
                for _ in range(number):
                    self._fetch(item)
                    player.knapsack += ONE[item]
        if place:
            player.place = self.printed.place_names.index(place)
        return self

    def _fetch(self, item: int) -> None:
        """Take an item out of the bag or the supply, or if need be from a route."""
        state = self.state
        if item == ROSETTE:
            assert state.rosettes
            state.rosettes -= 1
        elif count(state.goods, item):
            state.goods -= ONE[item]
        else:
            state.routes[state.routes.index(item)] = NOTHING

    def lay(self, route: str, item: str | None) -> "Scene":
        """What lies on a route."""
        number = self.printed.route_names.index(route)
        if self.state.routes[number] != NOTHING:
            put_back(self.state, ONE[self.state.routes[number]])
            self.state.routes[number] = NOTHING
        if item is not None:
            self._fetch(ITEMS.index(item))
            self.state.routes[number] = ITEMS.index(item)
        return self

    def workshop(self, place: str, tile: str, delivered: str = "") -> "Scene":
        """The tile in a place, and what lies on it."""
        shop = self.shop(place)
        put_back(self.state, self.state.delivered[shop])
        self.state.workshops = self.state.workshops[:]
        self.state.workshops[shop] = self.printed.workshop_names.index(tile)
        self.state.delivered[shop] = pool(delivered, ITEMS)
        for item, number in enumerate(counts(self.state.delivered[shop], 4)):
            for _ in range(number):
                self._fetch(item)
        return self

    def hour_glass(self, tile: str, delivered: str = "") -> "Scene":
        """The hour glass of the round, and what lies on it."""
        state = self.state
        wanted = self.printed.hour_glass_names.index(tile)
        if state.hour_glass != wanted:
            state.hour_glasses += ONE[state.hour_glass]
            state.hour_glasses -= ONE[wanted]
            state.hour_glass = wanted
        state.hour_glass_delivered = pool(delivered, ITEMS)
        for item, number in enumerate(counts(state.hour_glass_delivered, 4)):
            for _ in range(number):
                self._fetch(item)
        return self

    def stand(self, **on: str) -> "Scene":
        """Followers on all free spaces of actions: stand(cart="knight", red_market="trader"), taken from the bags."""
        for action, follower in on.items():
            kind = FOLLOWERS.index(follower)
            for space in self.printed.spaces_of_action[self.printed.action_names.index(action)]:
                if self.state.open >> space & 1:
                    bag = max((0, 1), key=lambda bag: count(self.state.bags[bag], kind))
                    self.state.bags[bag] -= ONE[kind]
                    self.state.on[space] = kind
                    self.state.open &= ~(1 << space)
        return self

    def built(self, sections: int) -> "Scene":
        self.state.sections = sections
        return self

    def order(self, event: str) -> "Scene":
        """An open order."""
        number = self.printed.event_names.index(event)
        self.state.events -= ONE[number]
        self.state.order = number
        return self

    def draws(self, stream: str, kinds: str) -> "Scene":
        """Script what is drawn next from a stream: "blueprints", "events", "goods", "red" ..."""
        number = STREAMS.index(stream)
        names = list(self.game.streams[number].kinds)
        self.script.waiting.setdefault(number, []).extend(names.index(kind) for kind in kinds.split())
        return self

    def blueprints(self, left: str) -> "Scene":
        """Which blueprints are left."""
        self.state.blueprints = pool(left, REWARDS)
        return self

    def events(self, left: str) -> "Scene":
        """Which events are left."""
        self.state.events = pool(left, self.printed.event_names)
        return self

    # ---- playing

    def turn(self, name: str, follower: str = "", bag: str = "") -> "Scene":
        """It is the turn of a player; with a follower, this one is drawn."""
        for player in self.state.players:
            player.pending.clear()
            player.options = NO_OPTIONS
        if self.state.drawn != NOTHING:
            self.state.bags[0] += ONE[self.state.drawn]
            self.state.drawn = NOTHING
        self.state.active = self.seat(name)
        self.player(name).pending.extend([FINISH.bare, DRAW.bare])
        self.state.deciding = 0
        self.state.settle(self.seat(name))
        self.log.clear()
        if follower:
            kind = FOLLOWERS.index(follower)
            bag = bag or next(
                word for word, has in zip(("red", "blue"), self.state.bags, strict=True) if count(has, kind)
            )
            self.draws(bag, follower)
            self.play(name, f"draw {bag}")
        return self

    def ring(self, name: str = "Ana", follower: str = "farmer") -> "Scene":
        """The player rings the bell."""
        return self.turn(name, follower).play(name, "place bell_tower.any")


def cathedral(players: int = 2, **settings: Any) -> Scene:
    """A table at its set-up, before the first decision."""
    return Scene(cenabum.new("cathedral", seats=list(NAMES[:players]), seed=1, **settings))
