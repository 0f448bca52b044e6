"""What an action or a sending would bring, in the bot's own measure."""

from cenabum.bots.settler.weights import WOOD, Weights, asked, spaces
from cenabum.stories import components as effects
from cenabum.stories import moves
from cenabum.stories.components import ALCHEMY, FREE_BITS
from cenabum.stories.first_kingdom import hunger_over, may_advance, plague_over
from cenabum.stories.land import knights_at, reach, sites, terrain_goods, villages_of
from cenabum.stories.moves import (
    COIN_PARCEL,
    DONE,
    GOOD_PARCEL,
    GOODS,
    SIDES,
    TARGETS,
    TECHNOLOGY_PARCEL,
)
from cenabum.stories.state import State
from cenabum.stories.wealth import food

GRAIN, BREAD = 1, 3
KEPT = (3, 2, 2, 2, 1, 1, 1)  # followers of each kind that are not given away lightly


class Gains(Weights):
    """Weights, and what actions bring by them."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._places: dict[int, float] = {}

    def move(self, code: int) -> float:
        """An action or sending of the action phase."""
        if moves.ACT <= code < moves.SEND:
            return self.place(code - moves.ACT) + 0.3
        if moves.SEND <= code < moves.ADVANCE:
            parcel, target = divmod(code - moves.SEND, TARGETS)
            return self.sending(parcel, target)
        parcel, target = divmod(code - moves.ADVANCE, TARGETS)
        return self.advancing() - 0.1 * self.sending(parcel, target)

    def usual(self, place: int) -> float:
        """How much a place is used over the rest of the game."""
        names = {"territory": 5.0, "terrain": 4.0, "village": 3.5, "market": 2.5, "building_yard": 3.0, "church": 3.0}
        return names.get(self.c.place_names[place], 1.5 if self.c.category[place] > 0 else 2.0)

    def technology_wanted(self) -> int:
        """How many technology tiles are kept to be sent."""
        wanted = asked(self.tasks, TECHNOLOGY_PARCEL)
        if (
            self.kingdom
            and self.state.deed_side[5] == 1
            and self.state.deed_free[5] >> (FREE_BITS * TECHNOLOGY_PARCEL) & 7
        ):
            wanted += 1
        return wanted

    # ---- places

    def place(self, place: int) -> float:
        """What the action of a place brings now; 0 when it brings nothing."""
        known = self._places.get(place)
        if known is None:
            known = self._places[place] = self._place(place)
        return known

    def _place(self, place: int) -> float:
        c, player, state = self.c, self.player, self.state
        if c.forbidden[player.era] >> place & 1:
            return 0.0
        effect = c.effect[place]
        if effect == effects.TERRITORY:
            if not player.settlers_left:
                return 0.0
            return self.area() if reach(state, self.seat, knights_at(state, player)) else 0.0
        if effect == effects.BUILDS:
            return self._building(c.amount[place])
        if effect == effects.TERRAIN:
            yields = terrain_goods(state, player)
            worth = 0.0
            for good in range(len(GOODS)):
                number = min(yields >> (5 * good) & 31, state.market_goods >> (5 * good) & 31)
                worth += number * self.good(good)
            return worth
        if effect == effects.YARD:
            there = state.tiles & c.tiles[c.categories[player.era]]
            return 3.4 - 0.35 * (player.tiles.bit_count() - 9) if there else 0.0
        if effect == effects.RECRUITS:
            worths = [self.follower(k) for k in c.recruits[place] if state.market_followers >> (5 * k) & 31]
            return max(worths, default=0.0)
        if effect == effects.MARKET:
            return self._market()
        if effect == effects.PLAIN:
            return c.coins[place] * self.coin() + c.fame_gain[place] * self.fame()
        if effect == effects.INVENTS:
            return self.technology() if state.market_technology else 0.0
        if effect == effects.GOOD:
            good = c.good[place]
            return self.good(good) if state.market_goods >> (5 * good) & 31 else 0.0
        if effect == effects.GIVES:
            times = (player.goods >> (5 * c.good[place]) & 31) // c.amount[place]
            each = c.coins[place] * self.coin() + c.fame_gain[place] * self.fame()
            return max(0.0, times * (each - c.amount[place] * self.good(c.good[place])))
        if effect == effects.PUB:
            return max(0.0, min(c.amount[place], player.coins) * (self.fame() - self.coin()))
        return self._tile(place, effect)

    def _tile(self, place: int, effect: int) -> float:
        c, player, state = self.c, self.player, self.state
        if effect == effects.BATHHOUSE:
            return 1.0 if player.bag else 0.0
        if effect == effects.BAKERY:
            return player.grain * max(0.1, self.good(BREAD) - self.good(GRAIN)) + 0.2
        if effect == effects.TAX:
            return villages_of(state, player) * self.coin()
        if effect == effects.SHIP:
            return self.delivery((state.villages & c.loire).bit_count())
        if effect == effects.FAIR_EFFECT:
            return sum(player.fair >> (5 * k) & 31 for k in range(7)) * self.fame()
        if effect == effects.RAMPART:
            return c.amount[place] * player.fortresses.bit_count() * self.fame()
        if effect == effects.GUARDHOUSE:
            return 2.0
        if effect == effects.PARLATORY:
            return self.citizen()
        return 0.0

    def _building(self, what: int) -> float:
        if not sites(self.state, self.player, what):
            return 0.0
        points = self.c.building_fame[self.player.era][what]
        if self.player.tiles >> self.c.carpenter & 1:
            points += 1
        base = (self.village(), self.fortress(), self.church())[what]
        if what == 0 and base == 0.0:
            return 0.0
        if what == 1 and self.wood_short():
            return 0.0
        return base + points * self.fame()

    def _market(self) -> float:
        """The best trades, one after the other."""
        trades = min(3, villages_of(self.state, self.player))
        best = sorted((self.trade(code) for code in self._trades()), reverse=True)
        return sum(max(0.0, gain) for gain in best[:trades])

    def _trades(self) -> list[int]:
        player, values = self.player, self.c.values
        codes = []
        for good in range(len(GOODS)):
            if player.coins >= values[good] and self.state.market_goods >> (5 * good) & 31:
                codes.append(moves.BUY + good)
            if player.goods >> (5 * good) & 31:
                codes.append(moves.SELL + good)
        return codes

    def trade(self, code: int) -> float:
        """What buying or selling a good brings."""
        if code >= moves.SELL:
            good = code - moves.SELL
            return self.c.values[good] * self.coin() - self._keeping(good)
        good = code - moves.BUY
        return self.good(good) - self.c.values[good] * max(self.coin(), 0.55)

    def _keeping(self, good: int) -> float:
        """What one good less costs."""
        have = self.player.goods >> (5 * good) & 31
        wanted = asked(self.tasks, GOOD_PARCEL + good)
        worth = 0.3 * self.c.values[good] + (min(3.0, 0.6 * self.task()) if have <= wanted else 0.0)
        if good == WOOD and have <= max(2, self.wood_reserve()):
            worth += 3.5
        if good in self.c.food and food(self.state, self.player) <= self.food_due:
            worth += 2.2 if self.kingdom else 0.9
        return worth

    def best_trade(self, legal: list[int]) -> int:
        """The trade that brings most, or done."""
        codes = [code for code in legal if code != DONE]
        best = max(codes, key=self.trade)
        return best if self.trade(best) > 0.05 else DONE

    def delivery(self, most: int) -> float:
        """What delivering up to `most` goods brings."""
        gains: list[float] = []
        for good in range(len(GOODS)):
            number = self.player.goods >> (5 * good) & 31
            gains += [self._delivered(good)] * number
        return sum(gain for gain in sorted(gains, reverse=True)[:most] if gain > 0)

    def _delivered(self, good: int) -> float:
        return self.c.values[good] * self.fame() - self._keeping(good)

    def best_delivery(self, legal: list[int]) -> int:
        """The good whose delivery brings most, or done."""
        goods = [code for code in legal if code != DONE]
        if not goods:
            return DONE

        def gain(code: int) -> float:
            good = code - moves.DELIVER
            number = self.player.goods >> (5 * good) & 31 if self.kingdom else 1
            return self._delivered(good) * number

        best = max(goods, key=gain)
        return best if gain(best) > 0 else DONE

    # ---- sendings

    def losing(self, parcel: int) -> float:
        """What it costs to give a parcel away for good."""
        if parcel < GOOD_PARCEL:
            have = self.have[parcel] - asked(self.tasks, parcel)
            few = max(0.0, 0.7 * (11 - sum(self.have)))
            if have <= KEPT[parcel]:
                return 4.0 + few
            return ((0.6 if have > 3 else 1.5) if parcel < 4 else 2.5) + few
        if parcel < TECHNOLOGY_PARCEL:
            return self._keeping(parcel - GOOD_PARCEL)
        if parcel == TECHNOLOGY_PARCEL:
            return 2.0
        return self.c.amounts[parcel - COIN_PARCEL] * self.coin()

    def sending(self, parcel: int, target: int) -> float:
        """What sending a parcel to a deed or a task brings, its loss taken off."""
        state, c = self.state, self.c
        if target >= SIDES:
            if not self.kingdom:
                return self.task() + 1.0
            few = 0.6 * max(0, 9 - sum(self.have)) if parcel < GOOD_PARCEL else 0.0
            if parcel == GOOD_PARCEL + WOOD and self.era < 1:
                few += 3.0
            return self.task() - 0.3 - few
        worth = c.deed_coins[target][parcel] * self.coin() + c.deed_fame[target][parcel] * self.fame()
        if c.deed_effect[target] == ALCHEMY:
            worth += max(2 * self.fame(), 3 * self.coin()) + 0.5
        elif c.deed_effect[target]:
            worth += 0.7
        board = target // 2
        if self.kingdom:
            left = state.deed_free[board] if c.deed_effect[target] == ALCHEMY else spaces(state.deed_free[board])
            worth += (
                self.citizen() * (1.3 if self.era >= 6 else 1.0) / max(1, left) if left < 3 or self.era >= 5 else 0.3
            )
            if board == 5:
                worth += 2.0 if target % 2 == 0 else 3.5
        return worth - self.losing(parcel)

    def ready_to_advance(self) -> bool:
        """Would the player do well in the next era?"""
        state, player = self.state, self.player
        if not may_advance(state, self.seat):
            return False
        if self.era == 0:
            return player.settlers.bit_count() >= 3
        if self.era == 1:
            return hunger_over(state) or food(state, player) >= 3
        if self.era == 5:
            wood = player.goods >> (5 * WOOD) & 31 or state.era < 6
            able = player.coins >= 10 and wood and self.have[2] and self.have[5]
            return plague_over(state) or bool(able) or state.round > 55
        if self.era == 6:
            return player.church_built or state.churches_left == 0
        return True

    def advancing(self) -> float:
        """What entering the next era brings."""
        return 7.0 if self.ready_to_advance() else -1.0
