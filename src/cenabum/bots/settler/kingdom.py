"""The First Kingdom: what citizens, tasks, control, fame and stocks are worth, and when to enter the next era."""

from cenabum.bots.settler import beliefs
from cenabum.bots.settler.holdings import (
    CRAFTSMAN,
    SCHOLAR,
    WOOD,
    asked_now,
    asks,
    coins_of,
    followers_of,
    goods_of,
    number_of_spaces,
    patience,
)
from cenabum.stories.bonuses.famine import hunger_over
from cenabum.stories.bonuses.plague import plague_over
from cenabum.stories.control import villages_of
from cenabum.stories.first_kingdom import may_advance, village_toll
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import DEPOT_BOARD
from cenabum.stories.table import REMOVED, Player, Table
from cenabum.stories.wealth import food

ERA_I, ERA_II, ERA_III, ERA_IV, ERA_V, ERA_VI, ERA_VII, ERA_VIII = range(8)


def kingdom_worth(table: Table, player: Player, followers: list[int], goods: list[int], technology: int) -> float:
    """All that counts in this story besides crew, tiles and land."""
    free = asked_now(table, player)
    value = beliefs.ERA * player.era + beliefs.SETTLER_LEFT * player.settlers_left
    value += _sheet(table, player, free) + _control(table, player) + beliefs.KINGDOM_FAME * player.fame
    ready = beliefs.TASK_READY * beliefs.TASK_SPACE[player.era]
    value += ready * min(technology, asks(free, TECHNOLOGY_PARCEL))
    value -= _running_out(table, player, goods, technology, free)
    for kind in range(7):
        value += ready * min(followers[kind], asks(free, kind))
        if asks(free, kind) and table.market_followers >> (5 * kind) & 31 < len(table.players):
            # who is given away now will not be had again
            working = 1 if kind == CRAFTSMAN and not player.church_built else 0
            value -= beliefs.SCARCE * max(0, asks(free, kind) + working - followers[kind])
    value += _stocks(table, player, goods, free) + _common_good(table, player)
    if player.era < ERA_VIII:
        value += _openers(table, player, followers, goods)
    return value


def _running_out(table: Table, player: Player, goods: list[int], technology: int, free: int) -> float:
    """What is missing for tasks and the church while the marketplace has less and less of it: gone is gone for good."""
    enough = beliefs.ENOUGH * len(table.players)
    value = 0.0
    for good in range(8):
        due = asks(free, GOOD_PARCEL + good) + (1 if good == WOOD and not player.church_built else 0)
        if due > goods[good]:
            left = table.market_goods >> (5 * good) & 31
            value += (due - goods[good]) * max(0.0, 1.0 - left / enough)
    due = asks(free, TECHNOLOGY_PARCEL) - technology
    if due > 0 and player.era > ERA_I:
        value += due * max(0.0, 1.0 - table.market_technology / enough)
    return beliefs.RUNNING_OUT * value


def _openers(table: Table, player: Player, followers: list[int], goods: list[int]) -> float:
    """Something at hand that a deed asks for: without it nobody enters the next era. The last follower of a kind is not.

    A deed that nobody can complete any more would keep everybody where they are: what the marketplace has few of is sent in
    time, or kept.
    """
    asked = 0
    for board in range(1, len(table.deed_side)):
        if table.deed_side[board] != REMOVED:
            asked |= table.deed_free[board]
    able = False
    value = 0.0
    patient = patience(table.round)
    for good in range(8):
        if asks(asked, GOOD_PARCEL + good):
            left = table.market_goods >> (5 * good) & 31
            if left + goods[good] < 2 * len(table.players):  # buying one changes nothing about this
                value -= beliefs.DRY
            if goods[good]:
                able = True
                if left < len(table.players):
                    value += patient * beliefs.KEPT
    for kind in range(7):
        able = able or (followers[kind] > 1 and asks(asked, kind) > 0)
    coins = coins_of(table, player)
    for number, amount in enumerate(table.components.amounts):
        able = able or (coins >= amount and asks(asked, COIN_PARCEL + number) > 0)
    return value + patient * beliefs.OPENER if able else value


def _sheet(table: Table, player: Player, free: int) -> float:
    struck = sum([number_of_spaces(task) for task in table.components.tasks]) - number_of_spaces(free)
    value = beliefs.CITIZEN * player.citizens + beliefs.TASK_SPACE[player.era] * struck
    if player.church_built:
        value += beliefs.CHURCH_TASK
    missing = (
        number_of_spaces(free) + table.components.kingdom.citizens - player.citizens + 3 * (not player.church_built)
    )
    value += beliefs.CROWN / (2 + missing)
    if player.era == ERA_IV:
        value -= beliefs.HARBOR_SPACE * number_of_spaces(player.tasks[table.components.kingdom.harbor])
    return value


def _control(table: Table, player: Player) -> float:
    """Areas, villages and churches, and how near the next mark of the control board is."""
    areas = player.settlers.bit_count()
    villages = villages_of(table, player)
    churches = (player.settlers & table.churches).bit_count()
    value = beliefs.KINGDOM_VILLAGE * villages + beliefs.KINGDOM_CHURCH * churches
    for number in range(min(areas, len(beliefs.KINGDOM_AREA))):
        value += beliefs.KINGDOM_AREA[number]
    value += beliefs.KINGDOM_FORTRESS * (player.fortresses & player.settlers).bit_count()
    if player.citizens < table.components.kingdom.citizens:
        marks = table.components.kingdom.control
        value += _progress(marks[0], player.control_areas, areas, 1)
        value += _progress(marks[1], player.control_villages, villages, 1)
        value += _progress(marks[2], player.control_churches, churches, 0)
    return value


def _progress(marks: list[int], reached: int, have: int, start: int) -> float:
    if reached >= len(marks):
        return 0.0
    before = marks[reached - 1] if reached else start
    way = max(0, have - before) / (marks[reached] - before)
    return beliefs.CITIZEN * beliefs.MARK_PROGRESS * way


def coins_due(table: Table, player: Player, free: int) -> int:
    """Coins that will have to be paid: for tasks, and for leaving the famine or the plague."""
    due = 0
    for number, amount in enumerate(table.components.amounts):
        due += amount * asks(free, COIN_PARCEL + number)
    if player.era == ERA_III:
        due += village_toll(table, player)
    elif player.era < ERA_III:
        due = min(due, 5) + 3
    elif ERA_VI <= player.era <= ERA_VII:
        due += table.components.kingdom.cost_coins[ERA_VII]
    return due


def food_due(table: Table, player: Player) -> int:
    """Food that will have to be given soon: by every settler in eras I and V, in the famine, to the Food Depot."""
    placed = player.settlers.bit_count()
    if player.era in (ERA_I, ERA_V):
        return placed + 1
    if player.era == ERA_IV:
        return placed - 1
    if player.era > ERA_V:
        return 0
    least = 2 if hunger_over(table) else 4
    return max(least, placed // 2) if player.era == ERA_III else least


def _food_is_short(table: Table, player: Player) -> bool:
    """Era V is left with food for every settler: is it time, or will there soon be none to be had?"""
    if player.era == ERA_V:
        return True
    left = 0
    for good in table.components.food:
        left += table.market_goods >> (5 * good) & 31
    return ERA_III <= player.era < ERA_V and left < beliefs.ENOUGH * len(table.players)


def _stocks(table: Table, player: Player, goods: list[int], free: int) -> float:
    """Coins and goods: for what is due, for tasks and buildings, and as riches."""
    printed = table.components
    coins = coins_of(table, player)
    eaten = 0
    for good in printed.food:
        eaten += goods[good]
    hungry = food_due(table, player)
    due = coins_due(table, player, free)
    if player.era == ERA_V:
        due += 2 * max(0, hungry - eaten)  # what is missing has to be bought
    value = beliefs.COIN_DUE * min(coins, due) + beliefs.COIN_MORE * min(max(0, coins - due), printed.kingdom.riches)
    ready = beliefs.TASK_READY * beliefs.TASK_SPACE[player.era]
    riches = coins
    for good in range(8):
        have = goods[good]
        if not have:
            continue
        riches += have * printed.values[good]
        value += ready * min(have, asks(free, GOOD_PARCEL + good))
    value += beliefs.GOOD_VALUE * min(riches - coins, printed.kingdom.riches)
    wood = goods[WOOD] - asks(free, GOOD_PARCEL + WOOD)
    for number in range(min(max(0, wood), len(beliefs.WOOD_STOCK))):
        value += beliefs.WOOD_STOCK[number]
    if wood < 0:
        value += 0.5 * beliefs.WOOD_STOCK[0] * wood
    if wood > 0 and not player.church_built and player.era >= ERA_IV:
        value += beliefs.CHURCH_WOOD
    value += (beliefs.FOOD_LEAVING if _food_is_short(table, player) else beliefs.FOOD_DUE) * min(eaten, hungry)
    if not free and player.church_built and player.citizens >= printed.kingdom.citizens:
        value += beliefs.LAST_RICHES * min(riches, printed.kingdom.riches)
    return value


def _common_good(table: Table, player: Player) -> float:
    """Food Depot and Medicine help everybody; how much, depends on whether famine and plague are still to come."""
    side = table.deed_side[DEPOT_BOARD]
    if side == REMOVED:
        return 0.0
    value = -beliefs.DEPOT_SPACE * number_of_spaces(table.deed_free[DEPOT_BOARD]) - beliefs.DEPOT_DONE
    if side == 0:
        value -= (
            beliefs.DEPOT_SPACE * number_of_spaces(table.components.deeds[2 * DEPOT_BOARD + 1].spaces)
            + beliefs.DEPOT_DONE
        )
    return value


def ready_to_advance(table: Table, seat: int) -> bool:
    """May the seat enter the next era, and would it do well there?"""
    player = table.players[seat]
    if not may_advance(table, seat):
        return False
    kingdom = table.components.kingdom
    if player.era == ERA_I:
        return player.settlers_left == 0 or table.round >= beliefs.LEAVE_ERA_I
    if player.era == ERA_II:
        return hunger_over(table) or food(table, player) >= 4 or table.round >= beliefs.LEAVE_ERA_II
    if player.era == ERA_VI:
        if plague_over(table) or player.church_built or table.round >= beliefs.LEAVE_ERA_VI:
            return True
        return player.coins >= kingdom.cost_coins[ERA_VII] and _could_build_church(player)
    return True


def _could_build_church(player: Player) -> bool:
    """Is there wood for the church, and somebody to build it?"""
    followers = followers_of(player)
    return goods_of(player)[WOOD] > 0 and followers[CRAFTSMAN] > 0 and followers[SCHOLAR] > 0
