"""Where to travel and build: all ways to use the journeys and the Guildhall of one round, looked at together."""

from typing import Final

from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.pool import ONE
from cenabum.orleans.moves import NO_CARGO

STAY: Final = 0
BUILD: Final = 1
BY_WATER: Final = 2
BY_ROAD: Final = 3

Step = tuple[int, int, int]
"""What to do first: STAY, BUILD, BY_WATER or BY_ROAD; the connection; the good to load."""

NO_STEP: Final[Step] = (STAY, -1, NO_CARGO)


class Journeys:
    """The best use of some journeys by water and road and of the Guildhall, from where the merchant stands."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.routes = outlook.state.routes[:]
        self.built = -1  # the town built in, while searching
        self.known: dict[tuple[int, int, int], tuple[float, Step]] = {}

    def best(self, water: int, road: int, build: int) -> tuple[float, Step]:
        """What it brings beyond staying, and the first step."""
        key = (water, road, build)
        found = self.known.get(key)
        if found is None:
            town = self.outlook.player.town
            worth, step = self._from(town, water, road, build)
            found = self.known[key] = (worth - self.outlook.position(town), step)
        return found

    def first(self, kind: int, water: int, road: int, build: int) -> Step:
        """The best journey when the first step has to be by water or by road."""
        step, best = NO_STEP, -99.0
        for connection, cargo, worth in self._onward(self.outlook.player.town, kind, water, road, build):
            if worth > best:
                best, step = worth, (kind, connection, cargo)
        return step

    def _from(self, town: int, water: int, road: int, build: int) -> tuple[float, Step]:
        outlook = self.outlook
        best = outlook.position(town) if town != self.built else 0.5 * outlook.position(town)
        step = NO_STEP
        if build and town != self.built and outlook.free(town):
            self.built = town
            worth = outlook.station + self._from(town, water, road, 0)[0]
            self.built = -1
            if worth > best:
                best, step = worth, (BUILD, -1, NO_CARGO)
        if water:
            for connection, cargo, worth in self._onward(town, BY_WATER, water - 1, road, build):
                if worth > best:
                    best, step = worth, (BY_WATER, connection, cargo)
        if road:
            for connection, cargo, worth in self._onward(town, BY_ROAD, water, road - 1, build):
                if worth > best:
                    best, step = worth, (BY_ROAD, connection, cargo)
        return best, step

    def _onward(self, town: int, kind: int, water: int, road: int, build: int) -> list[tuple[int, int, float]]:
        """Every connection of a kind with the best good to load there, and what it brings with all that follows."""
        outlook = self.outlook
        printed = outlook.printed
        routes = self.routes
        found: list[tuple[int, int, float]] = []
        for connection in printed.by_road[town] if kind == BY_ROAD else printed.by_water[town]:
            one, other = printed.ends[connection]
            there = other if one == town else one
            goods = routes[connection]
            cargo, worth, good, rest = NO_CARGO, 0.0, 0, goods
            while rest:
                if rest & 31 and outlook.goods[good] > worth:
                    worth, cargo = outlook.goods[good], good
                rest >>= 5
                good += 1
            if cargo != NO_CARGO:
                routes[connection] = goods - ONE[cargo]
            worth += self._from(there, water, road, build)[0]
            routes[connection] = goods
            found.append((connection, cargo, worth))
        return found
