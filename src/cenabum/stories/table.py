"""What lies on the table: the shared things (`Table`) and those of one seat (`Player`)."""

from typing import TYPE_CHECKING, Final, Optional

from cenabum.bagbuilding.board import Board
from cenabum.bagbuilding.layout import OTHER_SPREADS
from cenabum.kernel.decision import Course

if TYPE_CHECKING:
    from cenabum.stories.components import Components

# Phases of a round; before them the choice of the starting villages, after them the end.
SETTLING: Final = 0
SEASON: Final = 1  # The King's Favor: what the season brings
DRAWING: Final = 2
PLANNING: Final = 3
ACTIONS: Final = 4
BONUS: Final = 5  # bonus or malus of the round, one seat after the other
CLOSING: Final = 6  # goods come back from the portal, technology is placed
END: Final = 7
PHASES: Final = ("settling", "season", "drawing", "planning", "actions", "bonus", "closing", "end")
SEASONS: Final = ("spring", "summer", "autumn", "winter")

# Streams of chance.
TERRAIN_STREAM: Final = 0
FAME_STREAM: Final = 1
BAG_STREAM: Final = 2  # and one more for each seat

# The memories of `Layout.spread` that these games use besides those for placements.
INSTALLATIONS: Final = OTHER_SPREADS
ACTIVATED: Final = OTHER_SPREADS + 1
LAND: Final = OTHER_SPREADS + 2
RECALLS: Final = OTHER_SPREADS + 3  # and one more for each follower that may be drawn instead

REMOVED: Final = 2  # the side of a deed that is no longer there


class Player(Board):
    """One seat's things. `market` is the village green."""

    __slots__ = (
        "advanced", "before", "church_built", "citizens", "coins", "control_areas", "control_churches", "control_villages",
        "drawn", "era", "fair", "fame", "favorites", "fortresses", "fortresses_left", "goods", "grain", "grain_back", "out", "parcels",
        "settlers", "settlers_aside", "settlers_gone", "settlers_left", "tasks", "tiles", "wood",
    )  # fmt: skip

    coins: int
    goods: int
    fame: int
    era: int  # 0 is era I
    advanced: bool  # into a new era in this round
    settlers: int  # mask of the areas with a settler of this player
    settlers_left: int
    settlers_aside: int  # not yet at the player's disposal
    settlers_gone: int  # lost for good
    fortresses: int  # mask
    fortresses_left: int
    tiles: int  # mask of the places owned
    wood: int  # mask of the places on which wood lies
    grain: int  # on the Bakery
    grain_back: bool  # some of it was taken back since this round's planning began
    parcels: list[int]  # on the portal and the Gunpowder tower
    fair: int  # followers on the County fair, no two alike
    drawn: int  # followers drawn and not placed yet
    tasks: list[int]  # the free spaces of the sending tasks
    citizens: int
    church_built: bool
    control_areas: int  # how many marks of the control board are reached
    control_villages: int
    control_churches: int
    favorites: int
    out: int  # 0 in the game, else 1 + the era in which the king dismissed the player
    before: Optional["Player"]  # as the others see the player while the plan is not finished

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        self.copy_board(new)
        new.coins = self.coins
        new.goods = self.goods
        new.fame = self.fame
        new.era = self.era
        new.advanced = self.advanced
        new.settlers = self.settlers
        new.settlers_left = self.settlers_left
        new.settlers_aside = self.settlers_aside
        new.settlers_gone = self.settlers_gone
        new.fortresses = self.fortresses
        new.fortresses_left = self.fortresses_left
        new.tiles = self.tiles
        new.wood = self.wood
        new.grain = self.grain
        new.grain_back = self.grain_back
        new.parcels = self.parcels.copy()
        new.fair = self.fair
        new.drawn = self.drawn
        new.tasks = self.tasks.copy()
        new.citizens = self.citizens
        new.church_built = self.church_built
        new.control_areas = self.control_areas
        new.control_villages = self.control_villages
        new.control_churches = self.control_churches
        new.favorites = self.favorites
        new.out = self.out
        new.before = self.before
        return new


class Table(Course):
    """The shared things."""

    __slots__ = (
        "active", "box", "churches", "churches_left", "components", "deed_followers", "deed_free", "deed_goods", "deed_side",
        "deed_technology", "era", "fame_tiles", "market_followers", "market_goods", "market_technology", "passed", "phase",
        "round", "season", "start", "terrain", "tiles", "villages", "won",
    )  # fmt: skip

    components: "Components"
    players: list[Player]
    round: int
    phase: int
    era: int  # the highest era entered so far
    season: int
    start: int  # the starting player's seat
    active: int  # whose turn it is
    passed: int  # mask of seats
    won: int  # mask of seats, once the game is over
    market_followers: int
    market_goods: int
    market_technology: int
    box: list[int]  # the storage box, by parcel: followers, goods, technology
    tiles: int  # mask of the place tiles still to be had
    deed_side: list[int]  # of each board: 0 side A, 1 side B, REMOVED
    deed_free: list[int]
    deed_followers: list[int]
    deed_goods: list[int]
    deed_technology: list[int]
    terrain: list[int]  # of each area: a terrain, STARTING or UNUSED
    villages: int  # mask of the areas whose village side is up
    churches: int  # mask
    churches_left: int
    fame_tiles: list[int]  # the bonus on each marked space of the Fame track

    def copy_into(self, new: "Table", only: int = -1) -> None:
        """Make `new` an independent copy, for looking ahead: without listener, tape and source.

        With a seat as `only`, the things of all other seats are shared: for trying out what touches nobody else.
        """
        new.components = self.components
        self.copy_course(new)
        if only < 0:
            new.players = [player.copy() for player in self.players]
        else:
            new.players = self.players.copy()
            new.players[only] = self.players[only].copy()
        new.round = self.round
        new.phase = self.phase
        new.era = self.era
        new.season = self.season
        new.start = self.start
        new.active = self.active
        new.passed = self.passed
        new.won = self.won
        new.market_followers = self.market_followers
        new.market_goods = self.market_goods
        new.market_technology = self.market_technology
        new.box = self.box.copy()
        new.tiles = self.tiles
        new.deed_side = self.deed_side.copy()
        new.deed_free = self.deed_free.copy()
        new.deed_followers = self.deed_followers.copy()
        new.deed_goods = self.deed_goods.copy()
        new.deed_technology = self.deed_technology.copy()
        new.terrain = self.terrain  # never changes after set-up
        new.villages = self.villages
        new.churches = self.churches
        new.churches_left = self.churches_left
        new.fame_tiles = self.fame_tiles
