"""What lies on the table: the shared things (`Table`) and those of one seat (`Player`)."""

from typing import TYPE_CHECKING

from cenabum.kernel.decision import Asked, Course
from cenabum.kernel.pool import count

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Player(Asked):
    """One seat's things."""

    __slots__ = ("knapsack", "place")

    place: int  # where the builder stands
    knapsack: int  # a pool of items

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        new.place = self.place
        new.knapsack = self.knapsack
        new.pending = self.pending.copy()
        new.options = self.options  # never changed, only replaced
        return new


class Table(Course):
    """Everything on the table."""

    __slots__ = (
        "active", "bags", "blueprints", "components", "delivered", "done_workshops", "drawn", "events", "gone", "goods",
        "hour_glass", "hour_glass_delivered", "hour_glasses", "monks", "on", "open", "order", "rosettes", "round",
        "routes", "sections", "won", "workshops",
    )  # fmt: skip

    components: "Components"
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
        self.copy_course(new)
        new.components = self.components
        new.players = [player.copy() for player in self.players]
        new.round = self.round
        new.active = self.active
        new.drawn = self.drawn
        new.on = self.on.copy()
        new.open = self.open
        new.bags = self.bags.copy()
        new.monks = self.monks
        new.gone = self.gone
        new.goods = self.goods
        new.rosettes = self.rosettes
        new.routes = self.routes.copy()
        new.workshops = self.workshops
        new.delivered = self.delivered.copy()
        new.done_workshops = self.done_workshops
        new.hour_glass = self.hour_glass
        new.hour_glass_delivered = self.hour_glass_delivered
        new.hour_glasses = self.hour_glasses
        new.blueprints = self.blueprints
        new.events = self.events
        new.order = self.order
        new.sections = self.sections
        new.won = self.won


def wanted(order: int, delivered: int, item: int) -> bool:
    """Does an order still lack an item?"""
    return count(order, item) > count(delivered, item)
