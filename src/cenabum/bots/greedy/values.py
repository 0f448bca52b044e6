"""What things are worth to a seat: points now and by the end of the game."""

from typing import Final

from cenabum.bagbuilding.followers import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    FOLLOWER_KINDS,
    KNIGHT,
    MONK,
    NEUTRAL,
    NEUTRAL_KINDS,
    OWN,
    SCHOLAR,
    TRADER,
)
from cenabum.bagbuilding.layout import ANY
from cenabum.bots.adding import added
from cenabum.bots.greedy import module_values
from cenabum.bots.greedy.weights import GREEDY, Weights
from cenabum.bots.learned.opinion import Opinion
from cenabum.kernel.pool import ONE, count, total
from cenabum.orleans.effects.effect import NOWHERE
from cenabum.orleans.events.names import HARVEST, INCOME, TAXES, TRADING_DAY
from cenabum.orleans.module import stopped_places
from cenabum.orleans.state import State

SENT_IN_A_ROUND: Final = 2
"""Followers that can go to deeds in each round to come."""
NOT_TAKEN: Final = 0.7
"""The chance that nobody takes the spaces of a deed on which a plan rests."""


class Outlook:
    """A seat's outlook at one moment: the figures that the worth of everything else rests on."""

    def __init__(self, state: State, seat: int, weights: Weights = GREEDY) -> None:
        self.state = self.table = state
        self.weights = weights  # what the bot believes
        self.seat = seat
        self.printed = printed = state.components
        self.player = player = state.players[seat]
        self.modules = bool(printed.in_play)
        rounds = module_values.rounds(self) if self.modules else printed.rounds - state.round
        self.rounds = rounds  # to come after this one
        self.status = self._smooth_status(player.development + self.weights.development_a_round * rounds)
        self.holdings = player.stations.bit_count() + player.citizens + self.weights.holdings_a_round * rounds
        self._events()
        self._followers()
        others = [other for number, other in enumerate(state.players) if number != seat]
        stations = player.stations.bit_count()
        most = max(other.stations.bit_count() for other in others)
        # An expected station more does not only count itself; it may win the last citizen.
        self.station = self.status + self.trading_days
        if most - 1 <= stations <= most + 1:
            self.station += self.weights.most_stations * self.status
        self.others = others
        self.positions: dict[int, float] = {}
        self.formed: Opinion | None = None

    def opinion(self) -> Opinion:
        """What was learned about this moment, looked up once."""
        if self.formed is None:
            self.formed = Opinion(self, self.weights.learned)
        return self.formed

    # ---- what is to come

    def _smooth_status(self, development: float) -> float:
        """The status at the end, for an expected marker that need not be a whole number."""
        printed = self.printed
        if development >= printed.development_end:
            return float(printed.status[printed.development_end])
        return 0.5 * (printed.status[int(development)] + self._share(int(development)))

    def _share(self, space: int) -> float:
        """The status with the way to the next one counted in parts."""
        printed = self.printed
        status = printed.status[space]
        first = last = space
        while first and printed.status[first - 1] == status:
            first -= 1
        while last < printed.development_end and printed.status[last] == status:
            last += 1
        return status + (space - first) / (last - first) if last > first else float(status)

    def _events(self) -> None:
        """The events of this round and of the tiles still in the stacks."""
        state, printed = self.state, self.printed
        food = 0.0
        drag = 0.0
        self.trading_days = 0.0
        self.incomes = 0.0
        value = printed.event_value
        first = state.stack
        if printed.modules.new_events:
            food = module_values.food_to_come(self)
            self.trading_days, self.incomes = module_values.coming_coins(self)
            drag = module_values.drag(self)
        for stack in range(first, 0 if printed.modules.new_events else len(printed.stacks)):
            pool = state.hourglass[stack]
            if stack == first:
                pool += 1 << (5 * state.event)
            if pool:
                food += value[HARVEST][stack] * (pool >> (5 * HARVEST) & 31)
                self.trading_days += value[TRADING_DAY][stack] * (pool >> (5 * TRADING_DAY) & 31)
                self.incomes += value[INCOME][stack] * (pool >> (5 * INCOME) & 31)
                drag += (pool >> (5 * TAXES) & 31) / value[TAXES][stack]
        goods = self.player.goods
        held = sum([goods >> (5 * good) & 31 for good in printed.food])
        self.goods = [points - self.weights.taxed * drag for points in printed.goods_values]
        if held < food:
            due = state.event == HARVEST and held < value[HARVEST][first]
            worth = self.weights.food_now if due else self.weights.food
            for good in printed.food:
                self.goods[good] = max(self.goods[good], worth)
        if printed.modules.orders:
            self.promises = module_values.promises(self)
            self.goods = [a + b for a, b in zip(self.goods, module_values.order_goods(self), strict=True)]

    def _followers(self) -> None:
        """What a follower more of each profession is worth over the rounds to come."""
        player, printed = self.player, self.printed
        pool = player.bag + player.market + player.stored
        for kind in player.on:
            if 0 <= kind < FOLLOWER_KINDS:
                pool += ONE[kind]
        # A player's own four are the last kinds: folded onto the professions they belong to.
        pool = (pool & NEUTRAL) + (pool >> 5 * OWN)
        have = [pool >> shift & 31 for shift in (0, 5, 10, 15, 20, 25, 30)]
        self.have = have
        size = sum(have)
        self.size = size
        self.draws = printed.knight_draws[count(player.tracks, KNIGHT)]
        weights = self.weights
        wanted = [
            weights.farmer_wanted, weights.boatman_wanted, weights.craftsman_wanted, weights.trader_wanted,
            weights.knight_wanted, weights.scholar_wanted, weights.monk_wanted,
        ]  # fmt: skip
        # The more of a profession there are, the less one more is wanted; a monk is wanted always.
        quality = [
            wanted[kind] * (weights.monks_always if kind == MONK else size / 7) / (have[kind] + 1)
            for kind in range(NEUTRAL_KINDS)
        ]
        quality = [min(value, weights.most_wanted) for value in quality]
        mean = added([each * number for each, number in zip(quality, have, strict=True)]) / max(size, 1)
        turns = min(1.0, self.draws / max(size, 1)) * self.rounds
        # For so many rounds there will be fewer followers than the knights can draw; only then a draw more counts.
        missing = (self.draws + weights.spare_followers - size) / weights.growth
        self.short_rounds = min(max(missing, 0.0), float(self.rounds))
        scarce = weights.scarce * weights.draw * self.short_rounds
        self.follower = [weights.mix * turns * (each - mean) + scarce for each in quality]
        self.quality = quality

    # ---- single things

    def coins(self, number: float) -> float:
        """Coins are points, and the first few a reserve."""
        short = self.weights.reserve - self.player.coins
        return number + (self.weights.reserve_worth * min(number, short) if short > 0 and self.rounds else 0)

    def steps(self, number: int) -> float:
        """Development points."""
        printed, state = self.printed, self.state
        before = self.player.development
        after = min(before + number, printed.development_end)
        worth = 0.0
        for space in range(before + 1, after + 1):
            worth += printed.coins_on[space]
            citizen = printed.citizen_on[space]
            if citizen >= 0 and state.citizens >> citizen & 1:
                worth += self.status
        ahead = printed.citizen_on[after + 1 : after + 5]
        for number_ahead, citizen in enumerate(ahead):
            if citizen >= 0 and state.citizens >> citizen & 1 and self.rounds:
                worth += self.weights.progress * self.status * (4 - number_ahead) / 4 * min(1, after - before)
        if self.modules:
            before, after = module_values.left_by_fire(self, before), module_values.left_by_fire(self, after)
        share = min(1.0, self.rounds / self.weights.rounds_to_finish)
        sure = printed.status[after] - printed.status[before]
        hoped = self._share(after) - self._share(before)
        return worth + (self.holdings + self.incomes) * ((1 - share) * sure + share * hoped)

    def good(self, good: int) -> float:
        """A good."""
        return self.goods[good]

    def technology(self) -> float:
        """A technology tile in hand, on a space not chosen yet."""
        return self.weights.gear_uses * self.weights.draw * self.rounds

    def recruit(self, kind: int) -> float:
        """Recruiting a follower, with what its track brings."""
        state, printed, player = self.state, self.printed, self.player
        worth = self.follower[kind]
        if kind == MONK:
            return worth
        step = count(player.tracks, kind)
        rounds = self.rounds
        if kind == FARMER:
            steps = [count(other.tracks, FARMER) for other in self.others]
            if step == max(steps):
                worth += self.weights.census * rounds
            elif len(steps) > 1 and step == min(steps):
                worth += self.weights.census_last * rounds
            if count(state.goods_market, printed.farmer_goods[step]):
                worth += self.good(printed.farmer_goods[step])
        elif kind == BOATMAN:
            worth += self.coins(printed.boatman_coins[step])
            worth += self._toward(printed.citizen_boatman, printed.boatman_citizen, step + 1, kind)
        elif kind == CRAFTSMAN:
            worth += self.technology() if state.technology else 0.0
        elif kind == TRADER:
            tiles = state.tiles & printed.tiles_one if step < printed.trader_one_only else state.tiles
            worth += max(
                (self.tile(place) for place in range(len(printed.category)) if tiles >> place & 1), default=0.0
            )
        elif kind == SCHOLAR:
            worth += self.steps(printed.scholar_points[step])
            if step + 1 < printed.steps[SCHOLAR]:
                worth += self.weights.scholar_progress * min(rounds, 5)
        elif kind == KNIGHT:
            more = float(printed.knight_draws[step + 1] - printed.knight_draws[step])
            if step + 2 <= printed.steps[KNIGHT]:  # what the step after brings counts a little already
                more += self.weights.next_knight * (printed.knight_draws[step + 2] - printed.knight_draws[step + 1])
            worth += more * self.weights.draw * max(0.0, rounds - self.weights.knight_wait * self.short_rounds)
            worth += self._toward(printed.citizen_knight, printed.knight_citizen, step + 1, kind)
        return worth

    def _toward(self, citizen: int, where: int, step: int, kind: int) -> float:
        """A citizen on a character track: all of it on arrival, a part on the way as long as nobody else is ahead."""
        if not self.state.citizens >> citizen & 1 or step > where:
            return 0.0
        if step == where:
            return self.status
        ahead = max(count(other.tracks, kind) for other in self.others)
        if where - step > self.rounds or ahead > step:
            return 0.0
        return self.weights.progress * self.status

    def tile(self, place: int) -> float:
        """A place tile over the rounds to come."""
        return self.opinion().tile(place, self.printed.effects[place].tile_worth(self))

    # ---- what effects ask for (`Prices`)

    @property
    def meal(self) -> float:
        """A food that is given away."""
        return self.weights.meal

    def journey(self) -> float:
        """A journey, wherever it goes."""
        return self.weights.some_good + self.weights.next_town * self.station

    def bath(self) -> float:
        """A follower drawn and placed at once."""
        return self.weights.bathhouse + self.weights.follower_cost

    def baths(self, keeps: int) -> float:
        """A Bathhouse that keeps so many."""
        return self.weights.bathhouse * self.rounds * (keeps - 0.5)

    def protection(self) -> float:
        """The chance to ward off the event of this round."""
        return self.danger() * 0.5

    def shelter(self) -> float:
        """A Sacristy for the rounds to come."""
        return self.weights.sacristy * min(1.0, self.rounds / 10)

    def spare_shelter(self) -> float:
        """A few goods that ward off events, of a Brasserie."""
        return self.weights.sacristy * 0.6 * min(1.0, self.rounds / 8)

    def storage(self) -> float:
        """A Gunpowder Tower."""
        return self.weights.tower * self.rounds

    def substitution(self, kinds: int) -> float:
        """School or Herb Garden."""
        return (self.weights.school if kinds > 3 else self.weights.herb_garden) * self.rounds

    def uses(self, place: int, worth: float, most: float) -> float:
        """An action of this worth over the rounds to come, less the followers it takes."""
        uses = min(self.weights.tile_uses * self.rounds, most)
        return uses * max(0.0, worth - self.weights.draw * len(self.printed.layout.spaces[place]))

    # ---- actions

    def action(self, place: int) -> float:
        """The action of a place, its followers' time not counted; travel, building and deeds are looked at elsewhere."""
        return self.printed.effects[place].worth(self)

    def open(self, place: int) -> bool:
        """Could the place act this round, were it full? Travel and building depend on where the merchant will be."""
        effect = self.printed.effects[place]
        if self.printed.in_play and stopped_places(self.state, self.seat) >> place & 1:
            return False
        if effect.way != NOWHERE or effect.builds:
            return True
        if effect.sends or effect.stores:
            return False
        return effect.protects or (effect.acts and effect.may(self.state, self.seat))

    def danger(self) -> float:
        """What the event of this round would cost."""
        return self.printed.events[self.state.event].danger(self)

    def deed(self, kind: int, deed: int) -> float:
        """Sending a follower to a deed: the reward, the citizen of the last space, the follower gone for good."""
        if self.printed.board:
            return module_values.deed(self, kind, deed)
        printed, state = self.printed, self.state
        free = state.deeds[deed]
        worth = float(printed.deed_coins[deed])
        if printed.deed_development[deed]:
            worth = max(worth, self.deed_steps(deed, total(free) - 1))
        left = total(free) - 1
        if left == 0:
            worth += self.status
        elif left <= 2 and self.rounds:
            worth -= (self.weights.one_left if left == 1 else self.weights.two_left) * self.status
        return worth - self.follower[kind]

    def deed_steps(self, deed: int, more: int) -> float:
        """A deed's development. If it and so many spaces more can reach the next status, a share of that counts."""
        printed, player = self.printed, self.player
        points = printed.deed_development[deed]
        worth = self.steps(points)
        missing = 1
        while player.development + missing < printed.development_end and (
            printed.status[player.development + missing] == printed.status[player.development]
        ):
            missing += 1
        if points < missing <= points * (1 + min(more, SENT_IN_A_ROUND * self.rounds)):
            worth = max(worth, NOT_TAKEN * self.holdings * points / missing)
        return worth

    # ---- the map

    def free(self, town: int) -> bool:
        """Could a station be built in a town?"""
        player = self.player
        if not player.stations_left:
            return False
        return not (player.stations & 1 if town == 0 else self.state.towns_taken >> town & 1)

    def position(self, town: int) -> float:
        """What it is worth to stand in a town at the end of the round."""
        known = self.positions.get(town)
        if known is not None:
            return known
        worth = 0.0
        if self.rounds:
            if self.free(town):
                worth = self.weights.town_free * self.station
            printed, state = self.printed, self.state
            best = 0.0
            for connection in printed.by_road[town] + printed.by_water[town]:
                one, other = printed.ends[connection]
                there = other if one == town else one
                onward = self.weights.next_good * self.best_good(state.routes[connection])
                if self.free(there):
                    onward += self.weights.next_town * self.station
                best = max(best, onward)
            worth = max(worth, best) + self.weights.second_best * min(worth, best)
        if self.printed.modules.orders:
            worth += module_values.orders_near(self, town)
        if self.printed.modules.new_events:
            worth = module_values.after_event(self, town, worth)
        self.positions[town] = worth
        return worth

    def best_good(self, goods: int) -> float:
        """The best good lying on a way."""
        best = 0.0
        good = 0
        while goods:
            if goods & 31 and self.goods[good] > best:
                best = self.goods[good]
            goods >>= 5
            good += 1
        return best

    def wants(self, space: int) -> float:
        """How scarce the follower is that a space asks for."""
        wanted = self.printed.layout.wants[space]
        return self.weights.anyone if wanted == ANY else self.quality[wanted]
