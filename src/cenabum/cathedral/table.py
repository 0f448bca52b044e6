"""What lies on the table: the shared things (`Table`) and those of one seat (`Player`)."""

from typing import Final

from cenabum.cathedral.components import Components
from cenabum.kernel.core import Core
from cenabum.kernel.pool import count, total

# What can be pending for a seat: the kind of decision in the low five bits, a number of its own above them.
TO_DRAW: Final = 0
TO_PLACE: Final = 1
TO_MOVE: Final = 2  # number: 1 by river, 0 by land
TO_TAKE: Final = 3  # number: the item, and above its two bits the route it lies on, or FROM_SUPPLY
TO_DELIVER: Final = 4  # number: how many items may still be delivered
TO_PAINT: Final = 5
TO_SEND: Final = 6  # a monk of a reward
TO_GIVE: Final = 7  # a rosette of a reward
TO_FINISH: Final = 8  # the turn, when the player could still rest
TO_ROOM: Final = (
    9  # number: an item for a full knapsack, above its two bits whose that is, above those whether the supply gives it
)
DECISIONS: Final = ("draw", "place", "move", "take", "deliver", "paint", "send", "give", "finish", "room")
NUMBER: Final = 5
FROM_SUPPLY: Final = 63

# Streams of chance.
GOODS_STREAM: Final = 0
WORKSHOP_STREAM: Final = 1
HOUR_GLASS_STREAM: Final = 2
BLUEPRINT_STREAM: Final = 3
EVENT_STREAM: Final = 4
BAG_STREAM: Final = 5  # the red bag, then the blue one
STREAMS: Final = ("goods", "workshops", "hour_glasses", "blueprints", "events", "red", "blue")

NOTHING: Final = -1
NO_OPTIONS: Final[list[int]] = []


class Player:
    """One seat's things."""

    __slots__ = ("knapsack", "options", "pending", "place")

    place: int  # where the builder stands
    knapsack: int  # a pool of items
    pending: list[int]  # the last one is to be decided first
    options: list[int]  # the legal moves for it

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        new.place = self.place
        new.knapsack = self.knapsack
        new.pending = self.pending[:]
        new.options = self.options  # never changed, only replaced
        return new


class Table(Core):
    """Everything on the table."""

    __slots__ = (
        "active", "bags", "blueprints", "components", "delivered", "done_workshops", "drawn", "events", "gone", "goods",
        "hour_glass", "hour_glass_delivered", "hour_glasses", "monks", "on", "open", "order", "players", "rosettes", "round",
        "routes", "sections", "won", "workshops",
    )  # fmt: skip

    components: Components
    players: list[Player]
    round: int
    active: int  # whose turn it is
    drawn: int  # the follower in hand, or NOTHING
    on: list[int]  # the follower on each space of the town, or NOTHING
    open: int  # mask of the free spaces
    bags: list[int]  # red and blue: pools of followers
    monks: int  # in the supply
    gone: int  # followers that have left the game through the Bell Tower
    goods: int  # the black bag
    rosettes: int  # in the supply
    routes: list[int]  # the item on each route, or NOTHING
    workshops: list[int]  # the tile on each workshop space
    delivered: list[int]  # what lies on each of them
    done_workshops: int  # mask of the spaces whose tile is turned over
    hour_glass: int  # the tile of this round, or NOTHING when it is done
    hour_glass_delivered: int
    hour_glasses: int  # the tiles not seen yet
    blueprints: int  # not turned over yet
    events: int  # not revealed yet
    order: int  # the open order, or NOTHING
    sections: int  # built so far
    won: bool

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
        new.active = self.active
        new.drawn = self.drawn
        new.on = self.on[:]
        new.open = self.open
        new.bags = self.bags[:]
        new.monks = self.monks
        new.gone = self.gone
        new.goods = self.goods
        new.rosettes = self.rosettes
        new.routes = self.routes[:]
        new.workshops = self.workshops
        new.delivered = self.delivered[:]
        new.done_workshops = self.done_workshops
        new.hour_glass = self.hour_glass
        new.hour_glass_delivered = self.hour_glass_delivered
        new.hour_glasses = self.hour_glasses
        new.blueprints = self.blueprints
        new.events = self.events
        new.order = self.order
        new.sections = self.sections
        new.won = self.won


def is_full(table: Table, player: Player) -> bool:
    """knapsack.five: has the knapsack no free space?"""
    return total(player.knapsack) >= table.components.knapsack


def wanted(order: int, delivered: int, item: int) -> bool:
    """Does an order still lack an item?"""
    return count(order, item) > count(delivered, item)
