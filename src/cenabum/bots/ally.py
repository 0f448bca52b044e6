"""`bot:ally`: plays The Cathedral of Orléans for the team. It looks one turn ahead, for every follower that a bag may give.

A turn is searched to its end, and what the table is then worth is estimated from the sections built, from how far each order is on its
way, from knapsacks, rosettes and the turns that are left. It knows what is in the bags as a person with a perfect memory would.
"""

from typing import ClassVar

from cenabum.bots.ally_reasons import reason
from cenabum.bots.ally_worth import SECTION, WEIGHTS, Worth, distances
from cenabum.cathedral.components import Components
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions import deliver, draw, finish, give, place, send, take
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
    SEND,
    SWAP,
    TAKE,
    TARGETS,
)
from cenabum.cathedral.names import BLUEPRINT_STREAM, NOTHING
from cenabum.cathedral.state import State
from cenabum.kernel.chance import following
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import ONE, count, nth, total
from cenabum.kernel.sources import Source
from cenabum.kernel.words import Sentence, say


class Foreseen(Source):
    """Draws while looking ahead: a blueprint is a section as long as there are any, and is counted; all else is by chance."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sections = 0

    def draw(self, stream: int, pool: int) -> int:
        """The kind that is drawn."""
        if stream == BLUEPRINT_STREAM and count(pool, 0):
            self.sections += 1
            return 0
        self.number = following(self.number)
        return nth(pool, (self.number & 0xFFFFFFFF) * total(pool) >> 32)


class AllyBot:
    """Takes in each decision what it believes to be best for all."""

    games: ClassVar[tuple[str, ...]] = ("cathedral",)
    words: tuple[str, ...] = ("cathedral", "bots/ally")

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.weights = {**WEIGHTS, **(weights or {})}
        self.steps: dict[Components, list[list[int]]] = {}

    def choose(self, state: State, seat: int) -> int:
        """The code of a legal move."""
        return self.ranked(state, seat)[0][1]

    def ranked(self, state: State, seat: int) -> list[tuple[float, int]]:
        """The legal moves with what the table is worth after each, the best first."""
        look = Outlook(state, seat, self.weights, self._steps(state.components))
        asked = top(state, seat)
        legal = sensible(state, seat)
        if asked is draw.DRAW:
            found = [(look.draw(state, code), code) for code in legal]
        elif asked is place.PLACE:
            found = look.placings(state)
        elif asked is send.SEND:
            found = [
                (-count(state.bags[code - SEND], 4) if code != REST else look.after(state, code), code)
                for code in legal
            ]
        else:
            found = [(look.after(state, code), code) for code in legal]
        return sorted(found, key=lambda entry: (-entry[0], entry[1]))

    def _steps(self, printed: Components) -> list[list[int]]:
        if printed not in self.steps:
            self.steps[printed] = distances(printed)
        return self.steps[printed]

    def why(self, state: State, seat: int) -> Sentence:
        """One sentence about the choice."""
        ranked = self.ranked(state, seat)
        if len(ranked) < 2:
            return say("nothing-else")
        return reason(state, seat, ranked[0][1])


class Outlook:
    """One look ahead of one seat."""

    def __init__(self, state: State, seat: int, weights: dict[str, float], steps: list[list[int]]) -> None:
        self.worth = Worth(state, weights, steps)
        self.printed = state.components
        self.seat = seat
        self.seed = state.streams[0]
        # What the best use of each action is worth, with the worth of the turns and monks that were left then.
        self.uses: dict[int, tuple[float, float]] = {}

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
                worth += number * self.placings_best(drawn)
        return worth / total(bag)

    def placings_best(self, state: State) -> float:
        """The worth of the best space for the follower in hand."""
        return max(self.placings(state), default=(0.0, 0))[0]

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
        player = then.players[self.seat]
        if (
            then.deciding >> self.seat & 1
            and then.active == self.seat
            and turn == then.round
            and _same_turn(then, self.seat)
        ):
            best = -1.0e9
            asked = top(then, self.seat)
            options = sensible(then, self.seat)
            if asked is deliver.DELIVER:
                return self.delivering(then, options) - less
            for other in options:
                if other == REST and asked is not take.TAKE and asked is not finish.FINISH:
                    continue
                if other == LEAVE and TAKE in player.options:
                    continue
                worth = self.after(then, other)
                if worth > best:
                    best = worth
            return best - less
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


def _same_turn(state: State, seat: int) -> bool:
    """Is the player still in the turn that was looked at, and not at the beginning of the next one?"""
    return top(state, seat) not in (draw.DRAW, place.PLACE)


BOT = AllyBot
