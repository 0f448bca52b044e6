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
from cenabum.stories.control import villages_of
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import FREE_BITS
from cenabum.stories.table import Player, Table

ERA_I, ERA_II, ERA_III, ERA_IV, ERA_V = range(5)
AUTUMN = 2
WINTER = 3
LAKE = 3


def favor_worth(table: Table, player: Player, followers: list[int], goods: list[int], technology: int) -> float:
    """All that counts in this story besides crew, tiles and land."""
    favor = table.components.favor
    now, coming = asked_now(table, player), asked_next(table, player)
    villages = villages_of(table, player)
    churches = (player.settlers & table.churches).bit_count()
    fortresses = (player.fortresses & player.settlers).bit_count()
    value = beliefs.FAVORITE * player.favorites - beliefs.FAVOR_TASK * beliefs.SEASON[table.season] * number_of_spaces(
        now
    )
    value += _objective(table, favor.areas, player.settlers.bit_count(), 1.8 if table.era == ERA_V else 3.0)
    value += _objective(table, favor.villages, villages, 2.6 if table.era < ERA_IV else 4.5)
    value += _objective(table, favor.fortresses, fortresses, 3.0)
    value += _objective(table, favor.churches, churches, 4.0)
    value += _fame(table, player, villages)
    for kind in range(7):
        if followers[kind]:
            value += _ready(table, followers[kind], asks(now, kind), asks(coming, kind))
    if technology:
        value += _ready(table, technology, asks(now, TECHNOLOGY_PARCEL), asks(coming, TECHNOLOGY_PARCEL))
    if table.era in (ERA_II, ERA_III):
        # a fortress wants a knight, a church a scholar, and so does the court
        value += 3.0 * min(followers[KNIGHT], 1) + 1.5 * min(followers[SCHOLAR], 2)
    value += _stocks(table, player, goods, now, coming, villages)
    value += _larder(table, player, goods, now if table.era == ERA_II else coming if table.era == ERA_I else 0)
    if table.era == ERA_I:
        lakes = 0
        for area in range(len(table.terrain)):
            if player.settlers >> area & 1 and table.terrain[area] == LAKE and not table.villages >> area & 1:
                lakes += 1
        value += beliefs.LAKE_YEAR * (4 - table.season) * lakes + 3 * beliefs.VILLAGE_YEAR * villages
    elif table.era == ERA_II:
        value += beliefs.VILLAGE_YEAR * (4 - table.season) * villages
    return value


def _larder(table: Table, player: Player, goods: list[int], asked: int) -> float:
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
                value += beliefs.LARDER
    return value


def _objective(table: Table, minima: list[int], have: int, more: float) -> float:
    """What is due in this era, then in the next, then by the end, then what it scores."""
    due = minima[table.era]
    last = minima[len(minima) - 1]
    coming = minima[table.era + 1] if table.era + 1 < len(minima) else last
    value = beliefs.OBJECTIVE_NOW * beliefs.SEASON[table.season] * min(have, due)
    value += beliefs.OBJECTIVE_NEXT * max(0, min(have, coming) - due)
    value += 0.5 * (beliefs.OBJECTIVE_NEXT + more) * max(0, min(have, last) - max(due, coming))
    return value + more * max(0, have - last)


def _ready(table: Table, have: int, now: int, coming: int) -> float:
    """Having what the task of this era, or the next, asks for."""
    value = beliefs.FAVOR_READY_NOW[table.season] * min(have, now) if now else 0.0
    if coming and have > now:
        value += _next(table) * min(have - now, coming)
    return value


def _next(table: Table) -> float:
    """What having something for the next task is worth."""
    near = table.era + 1 < table.components.eras and table.components.favor.task[table.era + 1] >= 0
    return beliefs.FAVOR_READY_NEXT[0 if near else 1]


def _fame(table: Table, player: Player, villages: int) -> float:
    """Steps to the Tournament Grounds, then to the Castle."""
    printed = table.components
    grounds = printed.fame_spaces[printed.favor.grounds]
    value = beliefs.FAVOR_FAME[table.era] * player.fame
    if player.fame >= grounds:
        value += beliefs.FAVOR_STOP
    if player.fame >= printed.fame_end:
        value += 3 * beliefs.FAVOR_STOP
    return value


def _price_of_missing(table: Table, goods: list[int], asked: int) -> int:
    """What the goods that a task asks for and that are not there would cost."""
    price = 0
    if asked >> (FREE_BITS * GOOD_PARCEL):
        for good in range(8):
            price += table.components.values[good] * max(0, asks(asked, GOOD_PARCEL + good) - goods[good])
    return price


def _stocks(table: Table, player: Player, goods: list[int], now: int, coming: int, villages: int) -> float:
    printed = table.components
    coins = coins_of(table, player)
    due = 0
    for number, amount in enumerate(printed.amounts):
        due += amount * asks(now, COIN_PARCEL + number)
    missing = _price_of_missing(table, goods, now)
    if table.season >= AUTUMN or table.era > ERA_I:
        missing += _price_of_missing(table, goods, coming)
    buying = max(0, min(coins - due, missing))
    hunting = beliefs.HUNTING_COIN[table.season]
    if table.season < WINTER:
        hunting += beliefs.HUNTING_RIVAL * (len(table.players) - 2)
    value = hunting * min(coins, due) + beliefs.BUYING_COIN * buying
    value += beliefs.FAVOR_COIN * max(0, coins - due - missing)
    later = asked_last(table, player) if ERA_I < table.era < ERA_IV else 0
    eaten = 0
    deliveries = villages * (4 if table.era < ERA_V else 4 - table.season)
    for good in range(7, -1, -1):
        have = goods[good]
        if not have:
            continue
        value += have * printed.values[good] * beliefs.GOOD_VALUE
        asked = asks(now, GOOD_PARCEL + good), asks(coming, GOOD_PARCEL + good)
        value += _ready(table, have, asked[0], asked[1])
        if have > asked[0] + asked[1] and asks(later, GOOD_PARCEL + good):
            value += beliefs.READY_LATER
        delivered = min(have, deliveries)
        deliveries -= delivered
        value += delivered * printed.values[good] * beliefs.DELIVERY[table.era]
        if good in printed.food:
            eaten += have - asks(now, GOOD_PARCEL + good)
    for number in range(min(goods[WOOD], len(beliefs.FAVOR_WOOD))):
        value += beliefs.FAVOR_WOOD[number]
    if eaten > 0 or coins >= 5:
        value += beliefs.AUTUMN_FOOD if table.season < AUTUMN else 0.2 * beliefs.AUTUMN_FOOD
    return value + 0.2 * min(goods[GRAIN], 2)
