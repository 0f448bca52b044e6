"""The Mill Stream: draw followers from your bag, let them work, hire one more. Six rounds; coins and flour are points."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cenabum.kernel.chance import seeded
from cenabum.kernel.decision import Asked, Course, Decision, enlist
from cenabum.kernel.features import number, pool
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveKind, MoveTable, offsets
from cenabum.kernel.plain import PlainRules
from cenabum.kernel.pool import EMPTY, ONE, count, counts, kinds, pool_of, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Rules, Stream
from cenabum.kernel.words import say

FOLLOWERS = ("farmer", "miller", "trader")
FARMER, MILLER, TRADER = range(3)
KINDS = (MoveKind("work", ("follower",)), MoveKind("hire", ("follower",)), MoveKind("done"))
SIZES = {"follower": len(FOLLOWERS)}
FIRST = offsets(KINDS, SIZES)
WORK, HIRE, DONE = FIRST["work"], FIRST["hire"], FIRST["done"]


class Components:
    """The figures as numbers, and the moves."""

    def __init__(self, figures: Figures, players: int) -> None:
        told: Any = figures.get("counts")
        self.figures = figures
        self.players = players
        self.moves = MoveTable(KINDS, SIZES, {"follower": FOLLOWERS})
        self.rounds: int = told["rounds"]
        self.drawn: int = told["drawn"]
        self.bag = pool_of([told["bag"][kind] for kind in FOLLOWERS])
        self.supply = pool_of([told["supply"][kind] for kind in FOLLOWERS])
        self.reaped: int = told["reaped"]
        self.ground: int = told["ground"]
        self.sold: int = told["sold"]
        self.price: int = told["price"]


class Player(Asked):
    """One seat's things."""

    __slots__ = ("bag", "coins", "flour", "grain", "hand")

    bag: int  # a pool of followers
    hand: int  # those drawn that have not worked yet
    grain: int
    flour: int
    coins: int

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        new.pending, new.options = self.pending[:], self.options
        new.bag, new.hand, new.grain, new.flour, new.coins = self.bag, self.hand, self.grain, self.flour, self.coins
        return new


class State(Course):
    """The table: whose turn it is, the round, the supply."""

    __slots__ = ("active", "components", "round", "supply")

    components: Components
    players: list[Player]
    round: int
    active: int
    supply: int

    def next_step(self) -> None:
        """The next seat draws; after the last one a round is over."""
        self.active = (self.active + 1) % len(self.players)
        if self.active == 0:
            self.round += 1
            self.over = self.round > self.components.rounds
            if not self.over:
                self.tell("round_begins", -1, self.round)
        if not self.over:
            player = self.players[self.active]
            for _ in range(min(self.components.drawn, total(player.bag))):
                kind = self.pick(self.active, player.bag)
                player.bag -= ONE[kind]
                player.hand += ONE[kind]
                self.tell("draws", self.active, kind)
            player.pending = [HIRING.pending(), WORKING.pending()]

    def copy(self) -> "State":
        """An independent copy for looking ahead."""
        new = State()
        self.copy_course(new)
        new.components, new.round, new.active, new.supply = self.components, self.round, self.active, self.supply
        new.players = [player.copy() for player in self.players]
        return new

    def imagined(self, seat: int, seed: int) -> "State":
        """A copy with other draws: the future is all that a seat cannot know."""
        new = self.copy()
        new.streams = [seeded(str(seed), str(stream)) for stream in range(len(new.streams))]
        return new


class Working(Decision[State]):
    """Which of the followers in hand works next?"""

    name = "work"
    answers: ClassVar[tuple[str, ...]] = ("work", "done")
    rules: ClassVar[tuple[str, ...]] = ("work.any-order",)

    def options(self, table: State, seat: int, number: int) -> list[int]:
        """Whoever has something to do, or nobody any more."""
        player = table.players[seat]
        has = {FARMER: 1, MILLER: player.grain, TRADER: player.flour}
        return [*(WORK + kind for kind in kinds(player.hand) if has[kind]), DONE]

    def do(self, table: State, seat: int, number: int, code: int) -> None:
        """A follower works and goes back into the bag; at the end all do."""
        player, printed = table.players[seat], table.components
        if code == DONE:
            player.bag, player.hand = player.bag + player.hand, EMPTY
            player.pending.pop()
            return
        kind = code - WORK
        player.hand -= ONE[kind]
        player.bag += ONE[kind]
        if kind == FARMER:
            player.grain += printed.reaped
            table.tell("reaps", seat, printed.reaped)
        elif kind == MILLER:
            ground = min(player.grain, printed.ground)
            player.grain, player.flour = player.grain - ground, player.flour + ground
            table.tell("grinds", seat, ground)
        else:
            sold = min(player.flour, printed.sold)
            player.flour, player.coins = player.flour - sold, player.coins + sold * printed.price
            table.tell("sells", seat, sold, sold * printed.price)

    def refuse(self, table: State, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Not in hand, or nothing to work with."""
        if kind != "work":
            return None
        if not count(table.players[seat].hand, at[0]):
            return Refusal("work.any-order", say("no-such-follower", follower=FOLLOWERS[at[0]]))
        return Refusal("work.nothing-to-do", say("no-goods", follower=FOLLOWERS[at[0]]))


class Hiring(Decision[State]):
    """Who joins the bag?"""

    name = "hire"
    answers: ClassVar[tuple[str, ...]] = ("hire", "done")
    rules: ClassVar[tuple[str, ...]] = ("hire.supply",)

    def options(self, table: State, seat: int, number: int) -> list[int]:
        """Anybody from the supply, or nobody."""
        return [*(HIRE + kind for kind in kinds(table.supply)), DONE]

    def do(self, table: State, seat: int, number: int, code: int) -> None:
        """From the supply into the bag."""
        table.players[seat].pending.pop()
        if code != DONE:
            table.supply -= ONE[code - HIRE]
            table.players[seat].bag += ONE[code - HIRE]
            table.tell("hires", seat, code - HIRE)


WORKING, HIRING = Working(), Hiring()


class MillStream(PlainRules[State, Components]):
    """Two to four players; what a small game need not say is in `PlainRules`."""

    name = "millstream"
    title = "The Mill Stream"
    players = range(2, 5)
    package = "cenabum_millstream"
    sources: tuple[str, ...] = ("coins", "flour")
    decisions = enlist([WORKING, HIRING])
    state_type = State
    player_type = Player
    happens: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "round_begins": ("amount",), "draws": ("follower",), "reaps": ("amount",), "grinds": ("amount",),
        "sells": ("amount", "amount"), "hires": ("follower",),
    }  # fmt: skip
    table_features = (number("round", 15), pool("supply", FOLLOWERS))
    player_features = (
        pool("bag", FOLLOWERS),
        pool("hand", FOLLOWERS),
        *(number(name, 63) for name in ("grain", "flour", "coins")),
    )

    def tables(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The figures as numbers."""
        return Components(figures, players)

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """A bag for each seat."""
        return [Stream(f"bag.{name}", FOLLOWERS) for name in seats]

    def set_up(self, state: State, components: Components) -> None:
        """Everybody gets the same bag."""
        state.components, state.round, state.active, state.supply = components, 0, -1, components.supply
        state.players = []
        for _ in range(components.players):
            player = Player()
            player.pending, player.options = [], []
            player.bag, player.hand = components.bag, EMPTY
            player.grain = player.flour = player.coins = 0
            state.players.append(player)

    def points(self, state: State, seat: int) -> list[int]:
        """Coins, and flour that is left."""
        return [state.players[seat].coins, state.players[seat].flour]

    def shows(self, state: State) -> dict[str, Any]:
        """The supply."""
        return {"supply": dict(zip(FOLLOWERS, counts(state.supply, 3), strict=True))}

    def shows_of(self, state: State, number: int, seat: int) -> dict[str, Any]:
        """Everything lies open but the order of the bag."""
        player = state.players[number]
        bag, hand = (dict(zip(FOLLOWERS, counts(each, 3), strict=True)) for each in (player.bag, player.hand))
        return {"hand": hand, "bag": bag, "grain": player.grain, "flour": player.flour, "coins": player.coins}


RULES: Rules[State, Components] = MillStream()
