"""What lies on the table: the shared things (`Table`) and those of one seat (`Player`)."""

from typing import Final

from cenabum.bagbuilding.board import Board
from cenabum.bagbuilding.layout import OTHER_SPREADS
from cenabum.kernel.decision import Course
from cenabum.orleans.components import Components
from cenabum.orleans.memory import Memory

# Phases of a round, in the rulebook's numbers; before and after them the exclusion of tiles and the end.
EXCLUSION: Final = 0
HOURGLASS: Final = 1
CENSUS: Final = 2
FOLLOWERS_PHASE: Final = 3
PLANNING: Final = 4
ACTIONS: Final = 5
EVENT: Final = 6
START_PLAYER: Final = 7
END: Final = 8
PHASES: Final = (
    "exclusion", "hourglass", "census", "followers", "planning", "actions", "event", "start_player", "end",
)  # fmt: skip

# Streams of chance.
GOODS_STREAM: Final = 0
HOURGLASS_STREAM: Final = 1
BAG_STREAM: Final = 2  # and one more for each seat

# The memories of `Layout.spread` that this game uses besides those for placements.
INSTALLATIONS: Final = OTHER_SPREADS
LOST_TECHNOLOGY: Final = OTHER_SPREADS + 1
LOST_TILES: Final = OTHER_SPREADS + 2
LOST_STATIONS: Final = OTHER_SPREADS + 3
RECALLS: Final = OTHER_SPREADS + 4


class Player(Board):
    """One seat's things."""

    __slots__ = (
        "citizens", "coins", "declined", "development", "drawn", "goods", "recalled", "stations", "stations_left",
        "tiles", "town", "tracks",
    )  # fmt: skip

    coins: int
    goods: int
    tracks: int  # a pool: the steps on the track of each profession
    development: int
    town: int  # where the merchant is
    stations: int  # mask of the towns with a station of this player
    stations_left: int
    citizens: int
    tiles: int  # mask of the place tiles owned
    drawn: int  # followers drawn for the Bathhouse and not placed yet
    declined: int  # draws given up, each of which may still call a follower back
    recalled: int  # who was called back in this planning phase, not yet shown to the others: see `secrecy`

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        self.copy_board(new)
        new.coins = self.coins
        new.goods = self.goods
        new.tracks = self.tracks
        new.development = self.development
        new.town = self.town
        new.stations = self.stations
        new.stations_left = self.stations_left
        new.citizens = self.citizens
        new.tiles = self.tiles
        new.drawn = self.drawn
        new.declined = self.declined
        new.recalled = self.recalled
        return new


class Table(Course):
    """The shared things."""

    __slots__ = (
        "active", "citizens", "coins", "components", "deeds", "event", "gone_followers", "gone_goods",
        "gone_technology", "gone_tiles", "goods_market", "hourglass", "last_round", "memory",
        "passed", "phase", "round", "routes", "stack", "start",
        "supply", "technology", "tiles", "towns_taken",
    )  # fmt: skip

    components: Components
    players: list[Player]
    round: int
    last_round: int
    phase: int
    start: int  # the start player's seat
    active: int  # whose turn it is in the action phase (and in the exclusion of tiles)
    passed: int  # mask of seats
    event: int
    stack: int  # the hour-glass stack the event came from
    hourglass: list[int]  # the tiles left in each stack
    supply: int  # neutral followers on the board
    goods_market: int
    technology: int
    coins: int  # left in the supply; -1 when it never runs out
    tiles: int  # mask of the place tiles still to be had
    deeds: list[int]  # the free spaces of each deed
    routes: list[int]  # the goods on each connection
    citizens: int  # mask of the citizens still on the tracks
    towns_taken: int  # mask of the towns (Orléans apart) with a station
    gone_followers: int  # out of the game through torture
    gone_goods: int  # out of the game through torture or at set-up
    gone_technology: int
    gone_tiles: int
    memory: list[Memory]  # what the modules keep, at the slot of each; empty and never changed without any

    def copy_into(self, new: "Table") -> None:
        """Make `new` an independent copy, for looking ahead: without listener, tape and source."""
        new.components = self.components
        self.copy_course(new)
        new.players = [player.copy() for player in self.players]
        new.round = self.round
        new.last_round = self.last_round
        new.phase = self.phase
        new.start = self.start
        new.active = self.active
        new.passed = self.passed
        new.event = self.event
        new.stack = self.stack
        new.hourglass = self.hourglass.copy()
        new.supply = self.supply
        new.goods_market = self.goods_market
        new.technology = self.technology
        new.coins = self.coins
        new.tiles = self.tiles
        new.deeds = self.deeds.copy()
        new.routes = self.routes.copy()
        new.citizens = self.citizens
        new.towns_taken = self.towns_taken
        new.gone_followers = self.gone_followers
        new.gone_goods = self.gone_goods
        new.gone_technology = self.gone_technology
        new.gone_tiles = self.gone_tiles
        memory = self.memory
        new.memory = [each.copy() for each in memory] if memory else memory
