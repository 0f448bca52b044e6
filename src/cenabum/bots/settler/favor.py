"""The King's Favor: what objectives, fame and stocks are worth, with the end of the era in view."""

from typing import Final

from cenabum.bots.settler.favor_beliefs import FavorBeliefs
from cenabum.bots.settler.holdings import (
    GRAIN,
    KNIGHT,
    SCHOLAR,
    WOOD,
    asked_last,
    asked_next,
    asked_now,
    asks,
    coins_of,
    number_of_spaces,
)
from cenabum.stories.control import villages_of
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import FREE_BITS
from cenabum.stories.table import Player, Table

ERA_I, ERA_II, ERA_III, ERA_IV, ERA_V = range(5)
AUTUMN = 2
WINTER = 3
LAKE = 3
YEAR = 4  # seasons
AREAS, VILLAGES, FORTRESSES, CHURCHES = range(4)  # the objectives that one counts
GROWING: Final = 8
"""Rounds in which all growth is worth its price."""


def _price_of_missing(table: Table, goods: list[int], asked: int) -> int:
    """What the goods that a task asks for and that are not there would cost."""
    price = 0
    due = asked >> (FREE_BITS * GOOD_PARCEL)
    good = 0
    while due and good < 8:
        if due & 7 > goods[good]:
            price += table.components.values[good] * ((due & 7) - goods[good])
        due >>= FREE_BITS
        good += 1
    return price


def _pace(era: int, grounds: int, castle: int) -> int:
    """The Fame that should be reached in an era: a part of the way to the Tournament Grounds, then of that to the Castle."""
    if era < ERA_III:
        return grounds // 5 if era == ERA_I else grounds // 2
    if era == ERA_III:
        return grounds
    return (grounds + castle) // 2 if era == ERA_IV else castle


class FavorJudge:
    """Judges positions of The King's Favor by some beliefs, all with the same components."""

    def __init__(self, beliefs: FavorBeliefs) -> None:
        self.beliefs = beliefs
        self.season = [1.0, beliefs.summer, beliefs.autumn, beliefs.winter]
        self.ready = [beliefs.ready_spring, beliefs.ready_summer, beliefs.ready_autumn, beliefs.ready_winter]
        self.fame = [beliefs.fame_i, beliefs.fame_ii, beliefs.fame_iii, beliefs.fame_iv, beliefs.fame_v]
        self.hunting = [
            beliefs.hunting_coin, beliefs.hunting_coin, beliefs.hunting_coin_autumn, beliefs.hunting_coin_winter
        ]  # fmt: skip
        self.delivery = [0.0, beliefs.delivery_ii, beliefs.delivery_iii, beliefs.delivery_iv, beliefs.delivery_v]
        self.wood = [beliefs.wood_1, beliefs.wood_2, beliefs.wood_3, beliefs.wood_4]
        self._objectives: dict[int, float] = {}

    def worth(self, table: Table, player: Player, followers: list[int], goods: list[int], technology: int) -> float:
        """All that counts in this story besides crew, tiles and land."""
        beliefs, era = self.beliefs, table.era
        now, coming = asked_now(table, player), asked_next(table, player)
        villages = villages_of(table, player)
        churches = (player.settlers & table.churches).bit_count()
        fortresses = (player.fortresses & player.settlers).bit_count()
        value = beliefs.favorite * player.favorites
        value -= beliefs.task * self.season[table.season] * number_of_spaces(now)
        value += self._objective(table, AREAS, player.settlers.bit_count())
        value += self._objective(table, VILLAGES, villages)
        value += self._objective(table, FORTRESSES, fortresses)
        value += self._objective(table, CHURCHES, churches)
        value += self._fame(table, player) + self._bonus(table, player, villages, fortresses, churches)
        asked = now | coming
        for kind in range(7):
            if followers[kind] and asks(asked, kind):
                value += self._ready(table, followers[kind], asks(now, kind), asks(coming, kind))
        if technology:
            value += self._ready(table, technology, asks(now, TECHNOLOGY_PARCEL), asks(coming, TECHNOLOGY_PARCEL))
        if era in (ERA_II, ERA_III):
            value += beliefs.knight_wanted * min(followers[KNIGHT], 1)
            value += beliefs.scholar_wanted * min(followers[SCHOLAR], 2)
        elif era > ERA_III:
            value += beliefs.knight_builds * min(followers[KNIGHT], 1 + asks(now, KNIGHT))
            value += beliefs.scholar_builds * min(followers[SCHOLAR], 1 + asks(now, SCHOLAR))
        value += self._stocks(table, player, goods, now, coming, villages)
        return value + self._larder(table, player, goods, now if era == ERA_II else coming if era == ERA_I else 0)

    def left(self, table: Table) -> float:
        """What growth is still worth: it is of less and less use towards the end."""
        late = max(0, table.round - GROWING) / (YEAR * table.components.eras - GROWING)
        return 1.0 - self.beliefs.fading * late

    def _bonus(self, table: Table, player: Player, villages: int, fortresses: int, churches: int) -> float:
        """What the bonus of this era will bring until the year is over, and that of the next era."""
        beliefs, era = self.beliefs, table.era
        left = YEAR - table.season
        if era == ERA_I:
            lakes = 0
            for area in range(len(table.terrain)):
                if player.settlers >> area & 1 and table.terrain[area] == LAKE and not table.villages >> area & 1:
                    lakes += 1
            return beliefs.lake_year * left * lakes + beliefs.village_coming * villages
        if era == ERA_II:
            return beliefs.village_year * left * villages + beliefs.fortress_coming * fortresses
        if era == ERA_III:
            return beliefs.fortress_year * left * fortresses + beliefs.church_coming * churches
        return beliefs.church_year * left * churches if era == ERA_IV else 0.0

    def _larder(self, table: Table, player: Player, goods: list[int], asked: int) -> float:
        """Land that yields what is still missing for a task."""
        if not asked:
            return 0.0
        printed = table.components
        value = 0.0
        seen = 0
        fields = player.settlers & ~table.villages
        for area in range(len(table.terrain)):
            if fields >> area & 1:
                good = printed.terrain_good[table.terrain[area]]
                if not seen >> good & 1 and asks(asked, GOOD_PARCEL + good) > goods[good]:
                    seen |= 1 << good
                    value += self.beliefs.larder
        return value

    def _objective(self, table: Table, objective: int, have: int) -> float:
        """What having so much of something is worth now; asked so often that it is remembered."""
        now = (objective * table.components.eras + table.era) * YEAR + table.season
        key = now * (len(table.terrain) + 1) + have
        known = self._objectives.get(key)
        if known is None:
            known = self._objectives[key] = self._of_objective(table, objective, have)
        return known

    def _of_objective(self, table: Table, objective: int, have: int) -> float:
        """What is due in this era, then in the next, then by the end, then what it scores."""
        favor, beliefs, era = table.components.favor, self.beliefs, table.era
        minima = (favor.areas, favor.villages, favor.fortresses, favor.churches)[objective]
        more = (
            beliefs.area_more_v if era == ERA_V else beliefs.area_more,
            beliefs.village_more if era < ERA_IV else beliefs.village_more_iv,
            beliefs.fortress_more,
            beliefs.church_more,
        )[objective]
        due = minima[era]
        last = minima[len(minima) - 1]
        coming = minima[era + 1] if era + 1 < len(minima) else last
        value = beliefs.objective_now * self.season[table.season] * min(have, due)
        value += beliefs.objective_next * max(0, min(have, coming) - due)
        value += 0.5 * (beliefs.objective_next + more) * max(0, min(have, last) - max(due, coming))
        return value + more * max(0, have - last)

    def _ready(self, table: Table, have: int, now: int, coming: int) -> float:
        """Having what the task of this era, or the next, asks for."""
        value = self.ready[table.season] * min(have, now) if now else 0.0
        if coming and have > now:
            value += self._next(table) * min(have - now, coming)
        return value

    def _next(self, table: Table) -> float:
        """What having something for the next task is worth."""
        near = table.era + 1 < table.components.eras and table.components.favor.task[table.era + 1] >= 0
        return self.beliefs.ready_next if near else self.beliefs.ready_far

    def _fame(self, table: Table, player: Player) -> float:
        """Steps to the Tournament Grounds, then to the Castle."""
        printed = table.components
        grounds = printed.fame_spaces[printed.favor.grounds]
        value = self.fame[table.era] * player.fame
        pace = _pace(table.era, grounds, printed.fame_end)
        value += self.beliefs.fame_due * self.season[table.season] * min(player.fame, pace)
        if player.fame >= grounds:
            value += self.beliefs.grounds
        if player.fame >= printed.fame_end:
            value += self.beliefs.castle
        return value

    def _stocks(self, table: Table, player: Player, goods: list[int], now: int, coming: int, villages: int) -> float:
        printed = table.components
        coins = coins_of(table, player)
        due = 0
        for number, amount in enumerate(printed.amounts):
            due += amount * asks(now, COIN_PARCEL + number)
        missing = _price_of_missing(table, goods, now)
        if table.season >= AUTUMN or table.era > ERA_I:
            missing += _price_of_missing(table, goods, coming)
        buying = max(0, min(coins - due, missing))
        hunting = self.hunting[table.season]
        if table.season < WINTER:
            hunting += self.beliefs.hunting_rival * (len(table.players) - 2)
        value = hunting * min(coins, due) + self.beliefs.buying_coin * buying
        value += self.beliefs.coin * max(0, coins - due - missing)
        later = asked_last(table, player) if ERA_I < table.era < ERA_IV else 0
        eaten = 0
        deliveries = villages * (YEAR if table.era < ERA_V else YEAR - table.season)
        for good in range(7, -1, -1):
            have = goods[good]
            if not have:
                continue
            value += have * printed.values[good] * self.beliefs.good_value
            due_now, due_next = asks(now, GOOD_PARCEL + good), asks(coming, GOOD_PARCEL + good)
            if due_now or due_next:
                value += self._ready(table, have, due_now, due_next)
            if later and have > due_now + due_next and asks(later, GOOD_PARCEL + good):
                value += self.beliefs.ready_last
            if deliveries:
                delivered = min(have, deliveries)
                deliveries -= delivered
                value += delivered * printed.values[good] * self.delivery[table.era]
            if good in printed.food:
                eaten += have - due_now
        for number in range(goods[WOOD]):
            value += self.wood[number] if number < len(self.wood) else self.beliefs.wood_more
        if eaten > 0 or coins >= 5:
            value += self.beliefs.autumn_food if table.season < AUTUMN else 0.2 * self.beliefs.autumn_food
        return value + 0.2 * min(goods[GRAIN], 2)
