"""The King's Favor: what objectives, fame and stocks are worth, with the end of the era in view."""

from cenabum.bots.settler import beliefs
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
from cenabum.stories.components import FREE_BITS
from cenabum.stories.land import villages_of
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.table import Player, Table

ERA_I, ERA_II, ERA_III, ERA_IV, ERA_V = range(5)
AUTUMN = 2
WINTER = 3
LAKE = 3


def favor_worth(t: Table, player: Player, followers: list[int], goods: list[int], technology: int) -> float:
    """All that counts in this story besides crew, tiles and land."""
    favor = t.components.favor
    now, coming = asked_now(t, player), asked_next(t, player)
    villages = villages_of(t, player)
    churches = (player.settlers & t.churches).bit_count()
    fortresses = (player.fortresses & player.settlers).bit_count()
    value = beliefs.FAVORITE * player.favorites - beliefs.FAVOR_TASK * beliefs.SEASON[t.season] * number_of_spaces(now)
    value += _objective(t, favor.areas, player.settlers.bit_count(), 1.8 if t.era == ERA_V else 3.0)
    value += _objective(t, favor.villages, villages, 2.6 if t.era < ERA_IV else 4.5)
    value += _objective(t, favor.fortresses, fortresses, 3.0)
    value += _objective(t, favor.churches, churches, 4.0)
    value += _fame(t, player, villages)
    for kind in range(7):
        if followers[kind]:
            value += _ready(t, followers[kind], asks(now, kind), asks(coming, kind))
    if technology:
        value += _ready(t, technology, asks(now, TECHNOLOGY_PARCEL), asks(coming, TECHNOLOGY_PARCEL))
    if t.era in (ERA_II, ERA_III):
        # a fortress wants a knight, a church a scholar, and so does the court
        value += 3.0 * min(followers[KNIGHT], 1) + 1.5 * min(followers[SCHOLAR], 2)
    value += _stocks(t, player, goods, now, coming, villages)
    value += _larder(t, player, goods, now if t.era == ERA_II else coming if t.era == ERA_I else 0)
    if t.era == ERA_I:
        lakes = 0
        for area in range(len(t.terrain)):
            if player.settlers >> area & 1 and t.terrain[area] == LAKE and not t.villages >> area & 1:
                lakes += 1
        value += 0.8 * (4 - t.season) * lakes + 3 * beliefs.VILLAGE_YEAR * villages
    elif t.era == ERA_II:
        value += beliefs.VILLAGE_YEAR * (4 - t.season) * villages
    return value


def _larder(t: Table, player: Player, goods: list[int], asked: int) -> float:
    """Land that yields what is still missing for a task."""
    if not asked:
        return 0.0
    c = t.components
    value = 0.0
    seen = 0
    fields = player.settlers & ~t.villages
    for area in range(len(t.terrain)):
        if fields >> area & 1:
            good = c.terrain_good[t.terrain[area]]
            if not seen >> good & 1 and asks(asked, GOOD_PARCEL + good) > goods[good]:
                seen |= 1 << good
                value += beliefs.LARDER
    return value


def _objective(t: Table, minima: list[int], have: int, more: float) -> float:
    """What is due in this era, then in the next, then by the end, then what it scores."""
    due = minima[t.era]
    last = minima[len(minima) - 1]
    coming = minima[t.era + 1] if t.era + 1 < len(minima) else last
    value = beliefs.OBJECTIVE_NOW * beliefs.SEASON[t.season] * min(have, due)
    value += beliefs.OBJECTIVE_NEXT * max(0, min(have, coming) - due)
    value += 0.5 * (beliefs.OBJECTIVE_NEXT + more) * max(0, min(have, last) - max(due, coming))
    return value + more * max(0, have - last)


def _ready(t: Table, have: int, now: int, coming: int) -> float:
    """Having what the task of this era, or the next, asks for."""
    value = beliefs.FAVOR_READY_NOW[t.season] * min(have, now) if now else 0.0
    if coming and have > now:
        value += _next(t) * min(have - now, coming)
    return value


def _next(t: Table) -> float:
    """What having something for the next task is worth."""
    near = t.era + 1 < t.components.eras and t.components.favor.task[t.era + 1] >= 0
    return beliefs.FAVOR_READY_NEXT[0 if near else 1]


def _fame(t: Table, player: Player, villages: int) -> float:
    """Steps to the Tournament Grounds, then to the Castle."""
    c = t.components
    grounds = c.fame_spaces[c.favor.grounds]
    value = beliefs.FAVOR_FAME[t.era] * player.fame
    if player.fame >= grounds:
        value += beliefs.FAVOR_STOP
    if player.fame >= c.fame_end:
        value += 3 * beliefs.FAVOR_STOP
    return value


def _price_of_missing(t: Table, goods: list[int], asked: int) -> int:
    """What the goods that a task asks for and that are not there would cost."""
    price = 0
    if asked >> (FREE_BITS * GOOD_PARCEL):
        for good in range(8):
            price += t.components.values[good] * max(0, asks(asked, GOOD_PARCEL + good) - goods[good])
    return price


def _stocks(t: Table, player: Player, goods: list[int], now: int, coming: int, villages: int) -> float:
    c = t.components
    coins = coins_of(t, player)
    due = 0
    for number, amount in enumerate(c.amounts):
        due += amount * asks(now, COIN_PARCEL + number)
    missing = _price_of_missing(t, goods, now)
    if t.season >= AUTUMN or t.era > ERA_I:
        missing += _price_of_missing(t, goods, coming)
    buying = max(0, min(coins - due, missing))
    hunting = beliefs.HUNTING_COIN[t.season]
    if t.season < WINTER:
        hunting += beliefs.HUNTING_RIVAL * (len(t.players) - 2)
    value = hunting * min(coins, due) + beliefs.BUYING_COIN * buying
    value += beliefs.FAVOR_COIN * max(0, coins - due - missing)
    later = asked_last(t, player) if ERA_I < t.era < ERA_IV else 0
    eaten = 0
    deliveries = villages * (4 if t.era < ERA_V else 4 - t.season)
    for good in range(7, -1, -1):
        have = goods[good]
        if not have:
            continue
        value += have * c.values[good] * beliefs.GOOD_VALUE
        asked = asks(now, GOOD_PARCEL + good), asks(coming, GOOD_PARCEL + good)
        value += _ready(t, have, asked[0], asked[1])
        if have > asked[0] + asked[1] and asks(later, GOOD_PARCEL + good):
            value += beliefs.READY_LATER
        delivered = min(have, deliveries)
        deliveries -= delivered
        value += delivered * c.values[good] * beliefs.DELIVERY[t.era]
        if good in c.food:
            eaten += have - asks(now, GOOD_PARCEL + good)
    for number in range(min(goods[WOOD], len(beliefs.FAVOR_WOOD))):
        value += beliefs.FAVOR_WOOD[number]
    if eaten > 0 or coins >= 5:
        value += beliefs.AUTUMN_FOOD if t.season < AUTUMN else 0.2 * beliefs.AUTUMN_FOOD
    return value + 0.2 * min(goods[GRAIN], 2)
