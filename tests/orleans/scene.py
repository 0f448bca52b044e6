"""A table put into any state, for tests in a player's words.

    scene = orleans(3)
    scene.give("Ana", market="boatman craftsman", coins=2)
    scene.planning()
    scene.plan("Ana", "boatman > farm_house", "craftsman > farm_house")
    scene.actions("Ana")
    scene.play("Ana", "act farm_house")
    assert scene.goods("Ana") == {"grain": 1}

What is given comes out of the supply, so that the table stays complete. Phases are entered through the engine's own steps.
"""

from typing import Any

import cenabum
from cenabum.bagbuilding.board import NOTHING, add_place, put
from cenabum.bagbuilding.followers import FOLLOWERS, NEUTRAL, PROFESSIONS
from cenabum.bagbuilding.technology import place_technology
from cenabum.kernel.decision import NO_OPTIONS
from cenabum.kernel.pool import ONE, count, total
from cenabum.orleans.events.names import EVENTS
from cenabum.orleans.moves import GOODS
from cenabum.orleans.state import State
from cenabum.orleans.table import (
    ACTIONS,
    CENSUS,
    END,
    EVENT,
    FOLLOWERS_PHASE,
    HOURGLASS,
    PLANNING,
    Player,
)
from tests.scenes import NAMES, Script, ToldScene, named, pool


class Scene(ToldScene[State]):
    """A game in any state; a seat is a name."""

    def __init__(self, game: cenabum.Game) -> None:
        assert isinstance(game.state, State)
        super().__init__(game, game.state)
        self.printed = self.state.components

    # ---- who and what

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def bag(self, name: str) -> dict[str, int]:
        return named(self.player(name).bag, FOLLOWERS)

    def market(self, name: str) -> dict[str, int]:
        return named(self.player(name).market, FOLLOWERS)

    def stored(self, name: str) -> dict[str, int]:
        return named(self.player(name).stored, FOLLOWERS)

    def goods(self, name: str) -> dict[str, int]:
        return named(self.player(name).goods, GOODS)

    def coins(self, name: str) -> int:
        return self.player(name).coins

    def track(self, name: str, profession: str) -> int:
        return count(self.player(name).tracks, PROFESSIONS.index(profession))

    def on(self, name: str, place: str) -> list[str]:
        """What stands on the spaces of a place: "", a follower or "technology"."""
        spaces = self.printed.layout.spaces[self.place(place)]
        return [
            ("" if kind == NOTHING else [*FOLLOWERS, "technology"][kind])
            for kind in (self.player(name).on[s] for s in spaces)
        ]

    def place(self, name: str) -> int:
        return self.printed.place_names.index(name)

    def space(self, name: str) -> int:
        return self.printed.layout.space_names().index(name)

    def supply(self, profession: str) -> int:
        return count(self.state.supply, PROFESSIONS.index(profession))

    def goods_market(self, good: str) -> int:
        return count(self.state.goods_market, GOODS.index(good))

    def deed(self, name: str) -> dict[str, int]:
        """The free spaces of a deed."""
        return named(self.state.deeds[self.printed.deed_names.index(name)], PROFESSIONS)

    # ---- putting things there

    def give(self, name: str, **things: Any) -> "Scene":
        """Give a player things: market="farmer monk*2", bag, stored, goods="grain", coins=3 (set), tiles="school office",
        tracks="farmer*3" (set), development=7 (set), town="tours" (set), stations="blois tours", citizens=1,
        technology=1 (free tiles in hand), technology_first=1, place="boatman > farm_house, ...",
        technology_on="village.farmer, ..."."""
        player = self.player(name)
        layout = self.printed.layout
        for what, value in things.items():
            if what in ("market", "bag", "stored"):
                more = pool(value, FOLLOWERS)
                self.state.supply -= more & NEUTRAL
                # The own followers wait on the market at first: asking for one moves it.
                own = more & ~NEUTRAL
                if own:
                    player.market = (player.market & NEUTRAL) | (player.market & ~NEUTRAL & ~own)
                    player.bag &= ~own
                setattr(player, what, getattr(player, what) + more)
            elif what == "goods":
                more = pool(value, GOODS)
                self.state.goods_market -= more
                player.goods += more
            elif what == "tiles":
                for tile in value.split():
                    number = self.place(tile)
                    self.state.tiles &= ~(1 << number)
                    player.tiles |= 1 << number
                    add_place(layout, player, number)
            elif what == "tracks":
                player.tracks = pool(value, PROFESSIONS)
            elif what == "town":
                player.town = self.printed.town_names.index(value)
            elif what == "stations":
                for town in value.split():
                    number = self.printed.town_names.index(town)
                    player.stations |= 1 << number
                    player.stations_left -= 1
                    if number:
                        self.state.towns_taken |= 1 << number
            elif what == "technology":
                self.state.technology -= value
                player.technology_free += value
            elif what == "technology_first":
                self.state.technology -= value
                player.technology_first += value
            elif what == "technology_on":
                for space in value.split(", "):
                    self.state.technology -= 1
                    player.technology_free += 1
                    place_technology(layout, player, self.space(space))
            elif what == "place":
                for placement in value.split(", "):
                    follower, place = placement.split(" > ")
                    kind = FOLLOWERS.index(follower)
                    if kind < 7:
                        self.state.supply -= ONE[kind]
                    else:
                        player.market &= ~ONE[kind]
                        player.bag &= ~ONE[kind]
                    put(layout, player, kind, self._space_for(player, kind, place))
            else:
                assert hasattr(player, what), what
                setattr(player, what, value)
        return self

    def _space_for(self, player: Player, kind: int, place: str) -> int:
        layout = self.printed.layout
        if "." in place:
            return self.space(place)
        fits = layout.fits[player.privileges][kind] & player.open
        found = [s for s in layout.spaces[self.place(place)] if fits >> s & 1]
        exact = [s for s in found if layout.wants[s] == (kind if kind < 7 else kind - 7)]
        assert found, f"no space for {FOLLOWERS[kind]} at {place}"
        return (exact or found)[0]

    def empty_market(self, *names: str) -> "Scene":
        """The own followers go from the market to the bag."""
        for name in names or self.game.seats:
            player = self.player(name)
            player.bag += player.market
            player.market = 0
        return self

    def draws(self, name: str, followers: str) -> "Scene":
        """Script what a player draws next."""
        script = self.script.waiting.setdefault(2 + self.seat(name), [])
        script += [FOLLOWERS.index(word) for word in followers.split()]
        return self

    def hourglass_draws(self, *events: str) -> "Scene":
        self.script.waiting.setdefault(1, []).extend(EVENTS.index(event) for event in events)
        return self

    # ---- entering a phase

    def _clear(self) -> None:
        state = self.state
        for player in state.players:
            player.pending.clear()
            player.options = NO_OPTIONS
        state.deciding = 0
        state.over = False

    def _enter(self, phase_before: int) -> "Scene":
        self._clear()
        self.state.phase = phase_before
        self.log.clear()
        self.state.advance()
        return self

    def start_player(self, name: str) -> "Scene":
        self.state.start = self.seat(name)
        return self

    def event_tile(self, event: str, letter: str = "") -> "Scene":
        """The hour-glass tile of this round."""
        self.state.event = EVENTS.index(event)
        self.state.stack = self.printed.letters.index(letter) if letter else 0
        return self

    def census(self) -> "Scene":
        return self._enter(HOURGLASS)

    def followers(self) -> "Scene":
        """Enter phase 3."""
        return self._enter(CENSUS)

    def planning(self) -> "Scene":
        """Enter phase 4; nobody has declined a draw."""
        for player in self.state.players:
            player.declined = 0
        return self._enter(FOLLOWERS_PHASE)

    def actions(self, first: str = "Ana") -> "Scene":
        """Enter phase 5 with `first` as start player."""
        self.state.start = self.seat(first)
        return self._enter(PLANNING)

    def event(self, event: str, letter: str = "", first: str = "Ana") -> "Scene":
        """Enter phase 6 with an event."""
        self.state.start = self.seat(first)
        self.event_tile(event, letter)
        self.state.passed = (1 << len(self.state.players)) - 1
        return self._enter(ACTIONS)

    def next_round(self) -> "Scene":
        """The event has been dealt with: phase 7 and the next round."""
        return self._enter(EVENT)

    def end(self) -> "Scene":
        """The last round is over."""
        self.state.round = self.printed.rounds
        self._enter(EVENT)
        assert self.state.phase == END
        return self

    # ---- playing

    def plan(self, name: str, *placements: str) -> "Scene":
        """Plan `follower > place` (or `> place.space`) and finish the plan."""
        for placement in placements:
            follower, place = placement.split(" > ")
            self.play(name, f"place {follower} {place}")
        if self.game.state.legal(self.seat(name)):
            self.play(name, "done")
        return self


def orleans(players: int = 3, **settings: Any) -> Scene:
    """A table at its set-up, before the first decision is used."""
    return Scene(cenabum.new("orleans", seats=list(NAMES[:players]), seed=1, **settings))


__all__ = ["NAMES", "Scene", "Script", "named", "orleans", "pool", "total"]
