"""What lies on the table: the shared things (`Table`) and those of one seat (`Player`)."""

from typing import Final

from cenabum.bagbuilding.board import Board
from cenabum.bagbuilding.layout import OTHER_SPREADS
from cenabum.kernel.core import Core
from cenabum.orleans.components import Components

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

# What can be pending for a seat: the kind of decision in the low five bits, a number of its own above them.
TO_EXCLUDE: Final = 0
TO_DRAW: Final = 1  # number: followers that may still be drawn or recalled
TO_STORE: Final = 2
TO_PLAN: Final = 3
TO_ACT: Final = 4
TO_RECRUIT: Final = 5
TO_TRAVEL: Final = 6  # number: 1 by road, 0 by water
TO_EXPAND: Final = 7  # number: 1 when only category I is allowed
TO_SEND: Final = 8  # number: one when somebody has been sent, the place times two, and who joined (see `deeds`)
TO_REWARD: Final = 9  # number: the deed
TO_BATHE: Final = 10  # number: followers still to be placed
TO_BUY: Final = 11
TO_TECHNOLOGY: Final = 12
TO_PROTECT: Final = 13
TO_FEED: Final = 14  # number: food items still due
TO_FORFEIT: Final = 15  # number: missing coins
# Those of Trade & Intrigue.
TO_ORDER: Final = 16
TO_JOURNEY: Final = 17  # number: what the journey is for; it may be left out
TO_SETTLE: Final = 18  # number: where the follower comes from that may be placed at once
TO_ANSWER: Final = 19  # number: the question
TO_COURT: Final = 20
TO_EXCHANGE: Final = 21
TO_GIVE_UP: Final = 22  # number: things to be given up as under torture
TO_TAKE: Final = 23  # number: 0 from the goods market, else (deed + 1) * 8 + the follower sent there
TO_TRAIN: Final = 24
TO_GIVE: Final = 25  # number: 0 for Retraining, else the points still due
TO_STARVE: Final = 26  # number: followers still to be lost
TO_TARGET: Final = 27  # number: the character
TO_STRIKE: Final = 28  # the seat waits while its targets bargain; number: see `trade_intrigue.bribes`
TO_BRIBE: Final = 29  # number: the character
TO_INDULGE: Final = 30
TO_MALFUNCTION: Final = 31
DECISIONS: Final = (
    "exclude", "draw", "store", "plan", "act", "recruit", "travel", "expand", "send", "reward", "bathe", "buy",
    "technology", "protect", "feed", "forfeit",
)  # fmt: skip
ALL_DECISIONS: Final = (
    *DECISIONS, "order", "journey", "settle", "answer", "court", "exchange", "give_up", "take", "train", "give", "starve",
    "target", "wait", "bribe", "indulge", "malfunction",
)  # fmt: skip
NUMBER: Final = 5

# Streams of chance.
GOODS_STREAM: Final = 0
HOURGLASS_STREAM: Final = 1
BAG_STREAM: Final = 2  # and one more for each seat

# The memories of `Layout.spread` that this game uses besides those for placements.
RECALLS: Final = OTHER_SPREADS
INSTALLATIONS: Final = OTHER_SPREADS + 1
LOST_TECHNOLOGY: Final = OTHER_SPREADS + 2
LOST_TILES: Final = OTHER_SPREADS + 3
LOST_STATIONS: Final = OTHER_SPREADS + 4

NO_OPTIONS: Final[list[int]] = []


class Player(Board):
    """One seat's things."""

    __slots__ = (
        "citizens", "coins", "development", "drawn", "goods", "options", "pending", "stations", "stations_left",
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
    pending: list[int]  # the last one is to be decided first
    options: list[int]  # the legal moves for it

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        new.bag = self.bag
        new.market = self.market
        new.stored = self.stored
        new.on = self.on[:]
        new.spaces = self.spaces
        new.open = self.open
        new.ready = self.ready
        new.privileges = self.privileges
        new.planned = self.planned
        new.planned_stored = self.planned_stored
        new.technology_free = self.technology_free
        new.technology_first = self.technology_first
        new.technology_on = self.technology_on
        new.technology_closed = self.technology_closed
        new.technology_started = self.technology_started
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
        new.pending = self.pending[:]
        new.options = self.options
        return new


class Table(Core):
    """The shared things."""

    __slots__ = (
        "active", "citizens", "coins", "components", "deeds", "event", "extra", "gone_followers", "gone_goods",
        "gone_technology", "gone_tiles", "goods_market", "hourglass", "passed", "phase", "players", "round", "routes", "stack", "start",
        "supply", "technology", "tiles", "towns_taken",
    )  # fmt: skip

    components: Components
    players: list[Player]
    round: int
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
    extra: list[int]  # what the modules need (`trade_intrigue.names`); empty and never changed without any

    def copy_into(self, new: "Table") -> None:
        """Make `new` an independent copy, for looking ahead: without listener, tape and source."""
        new.components = self.components
        new.streams = self.streams[:]
        new.source = None
        new.tape = None
        new.log = None
        new.deciding = self.deciding
        new.over = self.over
        new.players = [player.copy() for player in self.players]
        new.round = self.round
        new.phase = self.phase
        new.start = self.start
        new.active = self.active
        new.passed = self.passed
        new.event = self.event
        new.stack = self.stack
        new.hourglass = self.hourglass[:]
        new.supply = self.supply
        new.goods_market = self.goods_market
        new.technology = self.technology
        new.coins = self.coins
        new.tiles = self.tiles
        new.deeds = self.deeds[:]
        new.routes = self.routes[:]
        new.citizens = self.citizens
        new.towns_taken = self.towns_taken
        new.gone_followers = self.gone_followers
        new.gone_goods = self.gone_goods
        new.gone_technology = self.gone_technology
        new.gone_tiles = self.gone_tiles
        extra = self.extra
        new.extra = extra[:] if extra else extra
