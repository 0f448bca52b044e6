"""The shapes of a view: frozen records that are shared between views; dicts in them are the reader's own."""

from typing import ClassVar

import msgspec

from cenabum.kernel.asking import DecisionView


class EventView(msgspec.Struct, frozen=True, gc=False):
    """The event of the round; its letter is empty for the start tile and in the 2014 edition."""

    name: str
    letter: str
    value: int
    clock: bool = False  # acts at a time of its own, not in the event phase


class StackView(msgspec.Struct, frozen=True, gc=False):
    """A stack of hour-glass tiles that are still to come, in unknown order."""

    letter: str
    left: int
    tiles: dict[str, int]


class SupplyView(msgspec.Struct, frozen=True, gc=False):
    """What can still be had; coins are None when they never run out."""

    followers: dict[str, int]
    goods: dict[str, int]
    technology: int
    coins: int | None
    tiles: dict[str, list[str]]  # place tiles by category


class GoneView(msgspec.Struct, frozen=True, gc=False):
    """What has left the game: goods at set-up, excluded tiles, losses under torture."""

    followers: dict[str, int]
    goods: dict[str, int]
    technology: int
    tiles: list[str]


class TrackView(msgspec.Struct, frozen=True, gc=False):
    """A track: its last step, and the step of every player."""

    end: int
    steps: dict[str, int]


class DeedGoodView(msgspec.Struct, frozen=True, gc=False):
    """A space of a new deed with a good on it; the good is None when the market had none."""

    follower: str
    good: str | None
    free: bool


class DeedView(msgspec.Struct, frozen=True, gc=False):
    """A beneficial deed: its spaces in all and the free ones, the reward for each follower, whether its citizen is there.

    On a board of Trade & Intrigue it may be a character. The kind "any" is a space for everybody.
    """

    name: str
    spaces: dict[str, int]
    free: dict[str, int]
    coins: int
    development: int  # development points to choose instead of the coins; 0 when there is no choice
    citizen: bool
    steps: int = 0  # on the development track, for each follower
    citizens: int = 0  # for each follower
    last_coins: int = 0
    last_steps: int = 0
    last_citizens: int = 0
    closed: bool = False  # not used with so few players
    goods: tuple[DeedGoodView, ...] = ()
    technology: int = 0  # tiles that lie there
    sent: dict[str, int] = {}  # who stands on the spaces for everybody


class OrderView(msgspec.Struct, frozen=True, gc=False):
    """An order card."""

    town: str
    goods: dict[str, int]
    points: int


class OrdersView(msgspec.Struct, frozen=True, gc=False):
    """The open orders, how many are in the pile, and the fulfilled ones of every player."""

    open: list[OrderView]
    pile: int
    fulfilled: dict[str, list[OrderView]]


class BribeView(msgspec.Struct, frozen=True, gc=False):
    """A bargain: whose character threatens whom with what, and what is offered. `answer`: the offer is made, an answer is due."""

    character: str
    by: str
    target: str
    about: dict[str, str]  # the good, space, track or town it is about
    coins: int
    goods: dict[str, int]
    answer: bool
    waiting: list[str] = []  # who bargains after this target


class ConnectionView(msgspec.Struct, frozen=True, gc=False):
    """A connection and the goods that lie on it, one name for each piece."""

    name: str
    kind: str  # "water" or "road"
    between: tuple[str, str]
    goods: tuple[str, ...]


class TownView(msgspec.Struct, frozen=True, gc=False):
    """A town: whose trading stations and whose merchants are there."""

    name: str
    stations: tuple[str, ...]
    merchants: tuple[str, ...]


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """An action space: the follower it asks for ("any" for every kind), and what stands on it, "technology" or a follower."""

    name: str
    wants: str
    holds: str | None


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A place of a player: of the "board", or a place tile of category "I" or "II"."""

    name: str
    category: str
    activated: bool
    spaces: tuple[SpaceView, ...]


class TechnologyView(msgspec.Struct, frozen=True, gc=False):
    """A player's technology: in hand and free, in hand and only for a farmer's space, and the spaces on which it lies."""

    free: int
    first: int
    placed: list[str]


class PlayerView(msgspec.Struct, frozen=True, gc=False):
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
    recalled: list[str]  # the spaces from which followers were called back in that plan, the first one first
    recalls: int  # how many more may be called back in the plan, for draws that were declined
    points: dict[str, int]
    score: int
    stopped: list[str] = []  # places that Saboteur or Spy have stopped for this round


class TableView(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="orleans"):
    """The table as one seat sees it. Players are named as at the table, in order of seats."""

    game: ClassVar[str] = "orleans"
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
    # While the seat plans: the spaces each follower of its market, or its tower, may stand on.
    fits: dict[str, list[str]]
    fits_stored: dict[str, list[str]]
    # Trade & Intrigue
    board: str = "deeds"  # or "new-deeds", "intrigue"
    orders: OrdersView | None = None
    bribe: BribeView | None = None
    brasserie: dict[str, int] = {}  # the goods on the tile; they are among its owner's goods
