"""A look to the end of the turn in hand, for every follower that a bag may give."""

from cenabum.bots.ally.foreseen import Foreseen
from cenabum.bots.ally.worth import SECTION, Worth
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions import deliver, draw, finish, give, place, take
from cenabum.cathedral.effects.festival import FESTIVAL
from cenabum.cathedral.knapsacks import is_full
from cenabum.cathedral.moves import (
    DELIVER,
    DONE,
    DRAW,
    GIVE,
    LEAVE,
    PAINT,
    PLACE,
    PLAYER_TARGET,
    REST,
    SWAP,
    TAKE,
    TARGETS,
)
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.state import State
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import ONE, count, total


class Ahead:
    """A look ahead of one seat: what its moves are worth when it makes the best of the turn in hand."""

    def __init__(self, state: State, seat: int, weights: dict[str, float], steps: list[list[int]]) -> None:
        self.worth = Worth(state, weights, steps)
        self.printed = state.components
        self.seat = seat
        self.seed = state.streams[0]

    def after(self, state: State, code: int) -> float:
        """What a move is worth when the rest of the turn is played as well as possible."""
        raise NotImplementedError

    def placings(self, state: State) -> list[tuple[float, int]]:
        """Every space for the follower in hand with its worth; a rest besides, if it is to be thought of."""
        raise NotImplementedError

    def draw(self, state: State, code: int) -> float:
        """What drawing from a bag is worth: the mean over all that may come. A rest is looked at like any other move."""
        if code == REST:
            return self.after(state, code)
        bag = state.bags[code - DRAW]
        worth = 0.0
        for kind in range(5):
            number = count(bag, kind)
            if number:
                drawn = state.copy()
                drawn.bags[code - DRAW] -= ONE[kind]
                drawn.drawn = kind
                player = drawn.players[self.seat]
                player.pending[-1] = place.PLACE.bare
                worth += number * max(self.placings(drawn), default=(0.0, 0))[0]
        return worth / total(bag)

    def goes_on(self, then: State, turn: int) -> bool:
        """Does the turn that began in this round go on after a move, with something to decide for the same seat?"""
        return (
            not then.over
            and bool(then.deciding >> self.seat & 1)
            and then.active == self.seat
            and turn == then.round
            and same_turn(then, self.seat)
        )

    def further(self, then: State) -> list[int]:
        """The answers in the middle of a turn that are followed: a rest at its end or for a piece, and no piece is left for nothing."""
        asked = top(then, self.seat)
        rests = asked is take.TAKE or asked is finish.FINISH
        takes = TAKE in then.players[self.seat].options
        return [code for code in sensible(then, self.seat) if (code != REST or rests) and (code != LEAVE or not takes)]


class Outlook(Ahead):
    """The ally's look: it ends with its estimate of the table."""

    def __init__(self, state: State, seat: int, weights: dict[str, float], steps: list[list[int]]) -> None:
        super().__init__(state, seat, weights, steps)
        # What the best use of each action is worth, with the worth of the turns and monks that were left then.
        self.uses: dict[int, tuple[float, float]] = {}

    def placings(self, state: State) -> list[tuple[float, int]]:
        """Every space for the follower in hand with its worth.

        Spaces of one action, and followers on them, differ only in what they leave to others: each action is looked at once.
        """
        printed = self.printed
        fits = printed.fits[state.drawn] & state.open
        found: list[tuple[float, int]] = []
        for space in range(len(printed.space_names)):
            if not fits >> space & 1 or printed.before[space] & state.open:
                continue
            action = printed.action_of[space]
            left = self.worth.left(state, state.open & ~(1 << space))
            if action not in self.uses:
                self.uses[action] = (self.use(state, space), left)
            worth, then = self.uses[action]
            found.append((worth - then + left, PLACE + space))
        if REST in sensible(state, self.seat):
            found.append((self.after(state, REST), REST))
        return found

    def use(self, state: State, space: int) -> float:
        """What placing on a space and making the best of it is worth."""
        effect = self.printed.effects[self.printed.action_of[space]]
        if effect is not FESTIVAL:
            return self.after(state, PLACE + space)
        events, size = state.events, total(state.events)
        then = state.copy()
        then.events = 0
        gain = 0.0
        for event in range(len(self.printed.events)):
            number = count(events, event)
            if number:
                gain += number / size * self.event(state, event)
        return self.settled(then, PLACE + space) + gain

    def event(self, state: State, event: int) -> float:
        """What an event would be worth."""
        tile = self.printed.events[event]
        if not tile.is_order:
            return self.worth.gain([tile.reward])
        if tile.holds(state):
            return self.worth.blueprint
        lost = self.worth.order(state, state.order) if state.order != NOTHING else 0.0
        return self.worth.order(state, event) - lost

    def after(self, state: State, code: int) -> float:
        """What a move is worth when the rest of the turn is played as well as possible."""
        return self.settled(state.copy(), code)

    def settled(self, then: State, code: int) -> float:
        """Make a move in a copy and go on to the end of the turn."""
        source = Foreseen(self.seed)
        then.source = source
        turn = then.round
        then.apply(self.seat, code)
        less = source.sections * (SECTION - self.worth.blueprint)
        if then.over:
            if then.won:
                return (10000.0 if not source.sections else 10000.0 * self.worth.chance) - less
            return SECTION * then.sections - 10000.0
        if self.goes_on(then, turn):
            if top(then, self.seat) is deliver.DELIVER:
                return self.delivering(then, sensible(then, self.seat)) - less
            return max([self.after(then, other) for other in self.further(then)], default=-1.0e9) - less
        return self.worth.value(then) - less

    def delivering(self, state: State, options: list[int]) -> float:
        """Of all deliveries the one that looks best at once is followed to the end of the turn; or none is made."""
        best = -1.0e9
        chosen = DONE
        for code in options:
            if DELIVER <= code < PAINT:
                then = state.copy()
                source = Foreseen(self.seed)
                then.source = source
                then.apply(self.seat, code)
                worth = (
                    self.worth.value(then) - source.sections * (SECTION - self.worth.blueprint)
                    if not then.over
                    else 10000.0
                )
                if worth > best:
                    best, chosen = worth, code
        nothing = self.after(state, DONE)
        return max(nothing, self.after(state, chosen)) if chosen != DONE else nothing


def sensible(state: State, seat: int) -> list[int]:
    """The legal moves without those that the bot never likes: a rest for nothing, like for like, a piece for a full knapsack."""
    player = state.players[seat]
    asked = top(state, seat)
    found: list[int] = []
    for code in player.options:
        if code == REST:
            likes = state.blueprints != 0
        elif asked is take.TAKE:
            likes = code != SWAP + take.item_of(number_of(player.pending[-1]))
        elif DELIVER + PLAYER_TARGET <= code < PAINT and (code - DELIVER) % TARGETS >= PLAYER_TARGET:
            likes = not is_full(state, state.players[(code - DELIVER) % TARGETS - PLAYER_TARGET])
        elif code >= GIVE:
            likes = not is_full(state, state.players[code - GIVE])
        elif asked is give.GIVE and code == LEAVE:
            likes = all(is_full(state, other) for other in state.players)
        else:
            likes = True
        if likes:
            found.append(code)
    return found


def same_turn(state: State, seat: int) -> bool:
    """Is the player still in the turn that was looked at, and not at the beginning of the next one?"""
    return top(state, seat) not in (draw.DRAW, place.PLACE)
