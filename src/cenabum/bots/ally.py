"""`bot:ally`: plays The Cathedral of Orléans for the team. It looks one turn ahead, for every follower that a bag may give.

A turn is searched to its end, and what the table is then worth is estimated from the sections built, from how far each order is on its
way, from knapsacks, rosettes and the turns that are left. It knows what is in the bags as a person with a perfect memory would.
"""

from typing import Final

from cenabum.cathedral.components import FESTIVAL, MEETING, MONK_EVENT, ROSETTE_EVENT, TREASURE, Components
from cenabum.cathedral.moves import DELIVER, DONE, DRAW, LEAVE, PAINT, PLACE, REST, ROSETTE, SEND, TAKE
from cenabum.cathedral.orders import holds
from cenabum.cathedral.state import State
from cenabum.cathedral.table import NOTHING, TO_DELIVER, TO_DRAW, TO_FINISH, TO_PLACE, TO_SEND, TO_TAKE, Player
from cenabum.kernel.chance import following
from cenabum.kernel.pool import ONE, count, nth, total
from cenabum.kernel.sources import Source

SECTION: Final = 100.0
FULL_ROUND: Final = 16.5  # turns that a round usually has
BLUEPRINT_STREAM: Final = 3

# What things are worth beside a section; found by trying, see docs/bots.md.
WEIGHTS: Final[dict[str, float]] = {
    "turn": 11.0,  # a turn that is left
    "market": 0.85,  # of a piece in the knapsack that an order lacks: it still has to be delivered
    "step": 0.93,  # for each step to the workshop
    "shape": 1.3,  # how much more the last pieces of an order count than the first ones
    "rest": 0.92,  # of a full knapsack, measured in blueprints
    "filling": 1.8,  # how much more the last pieces of a knapsack count than the first ones
    "rosette": 26.0,
    "monk": 5.0,
    "order": 0.55,  # of an open order, measured in blueprints
    "order_step": 0.78,
    "near": 1.6,  # a piece that lies on a way from where a builder stands
    "search": 1.5,  # turns until a missing piece is found
    "spare": 0.8,  # of pieces that are left when an order has got its own
    "pace": 1.0,  # how much it counts that time runs out
    "hour_glass": 1.0,  # of the reward of an hour glass, which is lost with the round
}


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

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.weights = {**WEIGHTS, **(weights or {})}
        self.steps: dict[Components, list[list[int]]] = {}

    def choose(self, state: State, seat: int) -> int:
        """The code of a legal move."""
        return self.ranked(state, seat)[0][1]

    def ranked(self, state: State, seat: int) -> list[tuple[float, int]]:
        """The legal moves with what the table is worth after each, the best first."""
        look = Outlook(state, seat, self.weights, self._steps(state.components))
        kind = state.players[seat].pending[-1] & 31
        legal = state.legal(seat)
        if kind == TO_DRAW:
            found = [(look.draw(state, code), code) for code in legal]
        elif kind == TO_PLACE:
            found = look.placings(state)
        elif kind == TO_SEND:
            found = [
                (-count(state.bags[code - SEND], 4) if code != REST else look.after(state, code), code)
                for code in legal
            ]
        else:
            found = [(look.after(state, code), code) for code in legal]
        return sorted(found, key=lambda entry: (-entry[0], entry[1]))

    def _steps(self, c: Components) -> list[list[int]]:
        if c not in self.steps:
            self.steps[c] = distances(c)
        return self.steps[c]

    def why(self, state: State, seat: int) -> str:
        """One sentence about the choice."""
        ranked = self.ranked(state, seat)
        best = state.components.moves.move(ranked[0][1])
        if len(ranked) < 2:
            return f"{best.notation}: there is nothing else."
        worst = state.components.moves.move(ranked[-1][1])
        return f"{best.notation} brings the cathedral further than {worst.notation}."


class Outlook:
    """One look ahead of one seat."""

    def __init__(self, state: State, seat: int, weights: dict[str, float], steps: list[list[int]]) -> None:
        self.c = state.components
        self.seat = seat
        self.steps = steps
        self.seed = state.streams[0]
        left = total(state.blueprints)
        chance = count(state.blueprints, 0) / left if left else 0.0
        other = weights["rosette"] * 0.6 + weights["monk"] * 0.4
        self.blueprint = (SECTION * chance + other * (1 - chance)) if left else 0.0
        self.chance = chance
        self.turn = weights["turn"]
        self.market = weights["market"]
        self.step = weights["step"]
        self.shape = weights["shape"]
        self.filling = weights["filling"]
        self.rosette = weights["rosette"]
        self.near = weights["near"]
        self.search = weights["search"]
        self.spare = weights["spare"]
        self.hour_glass = weights["hour_glass"]
        self.rest = weights["rest"]
        self.monk = weights["monk"]
        self.pace = weights["pace"]
        self.open_order = weights["order"]
        self.order_step = weights["order_step"]

    # ---- looking

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
                player.pending[-1] = TO_PLACE
                worth += number * self.placings_best(drawn)
        return worth / total(bag)

    def placings_best(self, state: State) -> float:
        """The worth of the best space for the follower in hand."""
        return max(self.placings(state), default=(0.0, 0))[0]

    def placings(self, state: State) -> list[tuple[float, int]]:
        """Every space for the follower in hand with its worth. Spaces of one action differ only in what they leave to others."""
        c = self.c
        fits = c.fits[state.drawn] & state.open
        found: list[tuple[float, int]] = []
        known: dict[int, tuple[float, float]] = {}
        for space in range(len(c.space_names)):
            if not fits >> space & 1 or c.before[space] & state.open:
                continue
            action = c.action_of[space]
            left = self.turns(state, state.open & ~(1 << space)) * self.turn
            if action not in known:
                known[action] = (self.use(state, space), left)
            worth, then = known[action]
            found.append((worth - then + left, PLACE + space))
        if state.players[self.seat].options and REST in state.players[self.seat].options:
            found.append((self.after(state, REST), REST))
        return found

    def use(self, state: State, space: int) -> float:
        """What placing on a space and making the best of it is worth."""
        effect = self.c.effect[self.c.action_of[space]]
        if effect != FESTIVAL:
            return self.after(state, PLACE + space)
        events, size = state.events, total(state.events)
        then = state.copy()
        then.events = 0
        gain = 0.0
        for event in range(7):
            number = count(events, event)
            if number:
                gain += number / size * self.event(state, event)
        return self.settled(then, PLACE + space) + gain

    def event(self, state: State, event: int) -> float:
        """What an event would be worth."""
        if event == ROSETTE_EVENT:
            return self.rosette
        if event == MONK_EVENT:
            return self.monk
        if holds(state, event):
            return self.blueprint
        return self.order(state, event) - (self.order(state, state.order) if state.order != NOTHING else 0.0)

    def after(self, state: State, code: int) -> float:
        """What a move is worth when the rest of the turn is played as well as possible."""
        return self.settled(state.copy(), code)

    def settled(self, then: State, code: int) -> float:
        """Make a move in a copy and go on to the end of the turn."""
        source = Foreseen(self.seed)
        then.source = source
        turn = then.round
        then.apply(self.seat, code)
        less = source.sections * (SECTION - self.blueprint)
        if then.over:
            if then.won:
                return (10000.0 if not source.sections else 10000.0 * self.chance) - less
            return SECTION * then.sections - 10000.0
        player = then.players[self.seat]
        if then.deciding >> self.seat & 1 and then.active == self.seat and turn == then.round and _same_turn(player):
            best = -1.0e9
            kind = player.pending[-1] & 31
            if kind == TO_DELIVER:
                return self.delivering(then, player.options) - less
            for other in player.options:
                if other == REST and kind != TO_TAKE and kind != TO_FINISH:
                    continue
                if other == LEAVE and TAKE in player.options:
                    continue
                worth = self.after(then, other)
                if worth > best:
                    best = worth
            return best - less
        return self.value(then) - less

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
                worth = self.value(then) - source.sections * (SECTION - self.blueprint) if not then.over else 10000.0
                if worth > best:
                    best, chosen = worth, code
        nothing = self.after(state, DONE)
        return max(nothing, self.after(state, chosen)) if chosen != DONE else nothing

    # ---- what a table is worth

    def value(self, t: State) -> float:
        """The worth of a table between two turns."""
        c = self.c
        players = t.players
        turns = self.turns(t, t.open)
        whole = turns + FULL_ROUND * (c.rounds - t.round)
        worth = SECTION * t.sections + self.turn * whole
        worth += self.pieces(t, turns, whole / len(players))
        if t.order != NOTHING:
            worth += self.order(t, t.order)
        worth += self.monk * (count(t.bags[0], 4) + count(t.bags[1], 4))
        for player in players:
            around = 0
            for way in range(2):
                for route in c.routes_from[way][player.place]:
                    if t.routes[route] != NOTHING:
                        around += 1
            worth += self.near * min(around, 4)
        return worth

    def turns(self, t: State, open_spaces: int) -> float:
        """How many turns the round still has: until somebody draws a follower who fits only the Bell Tower."""
        c = self.c
        spaces = open_spaces & ~(1 << c.bell)
        if not spaces or not open_spaces >> c.bell & 1:
            return 0.0
        left = spaces.bit_count()
        best = 0.0
        for bag in range(2):
            size = total(t.bags[bag])
            if size:
                fitting = 0
                for kind in range(5):
                    if c.fits[kind] & spaces:
                        fitting += count(t.bags[bag], kind)
                best = max(best, fitting / size)
        # As the spaces get fewer, the chance that a follower fits goes down to nothing.
        if best >= 0.999:
            return left * 0.9
        return min(left * 0.9, best * (1 - best**left) / (1 - best))

    def order(self, t: State, event: int) -> float:
        """What an open order is worth, by how near its fulfilment is."""
        players = t.players
        far = 9
        if event == TREASURE:
            most = 0
            for player in players:
                most = max(most, count(player.knapsack, ROSETTE))
            far = 2 * max(0, self.c.treasure - most)
        elif event == MEETING:
            for number, player in enumerate(players):
                for other in range(number):
                    far = min(far, self.steps[player.place][players[other].place])
        else:
            place = self.c.event_place[event]
            for player in players:
                far = min(far, self.steps[player.place][place])
        worth: float = self.blueprint * self.open_order * self.order_step**far
        return worth

    def pieces(self, t: State, turns: float, own_turns: float) -> float:
        """What knapsacks and deliveries are worth: every player's pieces go where they bring most, orders first."""
        c = self.c
        orders: list[int] = []
        have: list[float] = []
        gains: list[float] = []
        where: list[int] = []
        time: list[float] = []
        for shop in range(len(t.workshops)):
            if not t.done_workshops >> shop & 1:
                tile = t.workshops[shop]
                orders.append(c.workshop_orders[tile] - t.delivered[shop])
                have.append(float(total(t.delivered[shop])))
                gains.append(self.gain(c.workshop_rewards[tile]))
                where.append(c.workshop_places[shop])
                time.append(own_turns)
        if t.hour_glass != NOTHING:
            orders.append(c.hour_glass_orders[t.hour_glass] - t.hour_glass_delivered)
            have.append(float(total(t.hour_glass_delivered)))
            gains.append(self.gain(c.hour_glass_rewards[t.hour_glass]) * self.hour_glass)
            where.append(-1)
            time.append(turns / len(t.players))
        worth = 0.0
        for number in range(len(orders)):
            size = have[number] + total(orders[number])
            worth += self.progress(have[number], size, gains[number])
        for player in t.players:
            worth += self.knapsack(player, orders, have, gains, where, time)
        return worth

    def knapsack(
        self,
        player: Player,
        orders: list[int],
        have: list[float],
        gains: list[float],
        where: list[int],
        time: list[float],
    ) -> float:
        """The best use of one knapsack: for a rest, or for one order; what goes to an order is noted there."""
        best, chosen, share, taken = self.kept(player.knapsack), -1, 0.0, 0
        for number in range(len(orders)):
            matching = common(player.knapsack, orders[number])
            if not matching:
                continue
            match = total(matching)
            missing = total(orders[number])
            steps = self.steps[player.place][where[number]] if where[number] >= 0 else 0
            needed = steps + (match + 1) // 2 + self.search * (missing - match)
            pace = min(1.0, time[number] / needed)
            part = match * self.market * self.step**steps * pace**self.pace
            size = have[number] + missing
            gain = self.progress(have[number] + part, size, gains[number])
            gain -= self.progress(have[number], size, gains[number])
            gain += self.kept(player.knapsack - matching) * self.spare
            if gain > best:
                best, chosen, share, taken = gain, number, part, matching
        if chosen >= 0:
            # What this player brings nobody else has to bring.
            have[chosen] += share
            orders[chosen] -= taken
        return best

    def kept(self, items: int) -> float:
        """What pieces are worth that wait for a rest or, as rosettes, for the Glass Painting."""
        if not items:
            return 0.0
        filled: float = (total(items) / self.c.knapsack) ** self.filling
        return self.blueprint * self.rest * filled + self.rosette * 0.7 * count(items, ROSETTE)

    def progress(self, have: float, size: float, gain: float) -> float:
        """What an order is worth that has some of its pieces."""
        if size <= 0:
            return gain
        ratio: float = min(1.0, have / size) ** self.shape
        return gain * ratio

    def gain(self, rewards: list[int]) -> float:
        """What rewards are worth."""
        worth = 0.0
        for reward in rewards:
            if reward == 0:
                worth += SECTION
            elif reward == 1:
                worth += self.rosette
            elif reward == 2:
                worth += self.monk
            else:
                worth += self.blueprint
        return worth


def _same_turn(player: Player) -> bool:
    """Is the player still in the turn that was looked at, and not at the beginning of the next one?"""
    return player.pending[-1] & 31 not in (TO_DRAW, TO_PLACE)


def common(one: int, other: int) -> int:
    """What two pools of items have in common."""
    both = 0
    for item in range(4):
        both += min(count(one, item), count(other, item)) * ONE[item]
    return both


def distances(c: Components) -> list[list[int]]:
    """The steps between all places."""
    near = [[99] * len(c.place_names) for _ in c.place_names]
    for place in range(len(near)):
        near[place][place] = 0
    for one, other in c.ends:
        near[one][other] = near[other][one] = 1
    for middle in range(len(near)):
        for one in range(len(near)):
            for other in range(len(near)):
                near[one][other] = min(near[one][other], near[one][middle] + near[middle][other])
    return near
