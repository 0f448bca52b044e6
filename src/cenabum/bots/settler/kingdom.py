"""The First Kingdom: what citizens, tasks, control, fame and stocks are worth, and when to enter the next era."""

from typing import Final

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
)
from cenabum.bots.settler.kingdom_beliefs import KingdomBeliefs
from cenabum.stories.bonuses.famine import hunger_over
from cenabum.stories.bonuses.plague import plague_over
from cenabum.stories.control import villages_of
from cenabum.stories.first_kingdom import may_advance, village_toll
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import DEPOT_BOARD
from cenabum.stories.table import REMOVED, Player, Table
from cenabum.stories.wealth import food

ERA_I, ERA_II, ERA_III, ERA_IV, ERA_V, ERA_VI, ERA_VII, ERA_VIII = range(8)
ERA: Final = 200.0
"""An era: more than it can cost, for whether to go is decided by `ready_to_advance`."""
FINISH: Final = 24.0
"""When nothing but citizens is missing: being about to complete a deed with what one has; half of it with one more space to fill."""
GONE: Final = 10.0
"""A good that a deed asks for, or food for a settler in era V, that is neither on the marketplace nor at hand any more."""
CHURCH_SITE: Final = 6.0
"""A village without a church, where one's own can be built."""
MORE_AREAS: Final = (1.0, 1.0, 1.0, 0.875, 0.875, 0.75)
"""The share that each area after the fifth has in what such an area is worth."""


class KingdomJudge:
    """Judges positions of The First Kingdom by some beliefs."""

    def __init__(self, beliefs: KingdomBeliefs) -> None:
        self.beliefs = beliefs
        self.task = [
            beliefs.task_i, beliefs.task_ii, beliefs.task_iii, beliefs.task_iv, beliefs.task_v, beliefs.task_vi, beliefs.task_vii,
            beliefs.task_viii,
        ]  # fmt: skip
        self.areas = [beliefs.area] * 5 + [beliefs.area_more * share for share in MORE_AREAS]
        self.wood = [beliefs.wood_1, beliefs.wood_2, beliefs.wood_3, beliefs.wood_4]

    def worth(self, table: Table, player: Player, followers: list[int], goods: list[int], technology: int) -> float:
        """All that counts in this story besides crew, tiles and land."""
        beliefs = self.beliefs
        free = asked_now(table, player)
        value = ERA * player.era + beliefs.settler_left * player.settlers_left
        value += self._sheet(table, player, free) + self._control(table, player) + beliefs.fame * player.fame
        ready = beliefs.task_ready * self.task[player.era]
        value += ready * min(technology, asks(free, TECHNOLOGY_PARCEL))
        value -= self._running_out(table, player, goods, technology, free)
        for kind in range(7):
            value += ready * min(followers[kind], asks(free, kind))
            if asks(free, kind) and table.market_followers >> (5 * kind) & 31 < len(table.players):
                # who is given away now will not be had again
                working = 1 if kind == CRAFTSMAN and not player.church_built else 0
                value -= beliefs.scarce * max(0, asks(free, kind) + working - followers[kind])
        value += self._stocks(table, player, goods, free) + self._common_good(table)
        asked = _asked_by_deeds(table)
        if player.era < ERA_VIII:
            value += self._openers(table, player, followers, goods, asked)
        if player.era < ERA_VIII or player.citizens < table.components.kingdom.citizens:
            value -= GONE * _never_sent(table, goods, asked)
        if player.citizens < table.components.kingdom.citizens:
            value += self._last_things(table, goods, technology, asked)
            if finishing(table, player):
                value += FINISH * _within_reach(table, player, followers, goods, technology)
        return value

    def patience(self, now: int) -> float:
        """How much it counts in a round to keep things for later: in a long game less and less."""
        beliefs = self.beliefs
        if now <= beliefs.long_game:
            return 1.0
        return max(beliefs.least_patience, 1.0 - beliefs.late * (now - beliefs.long_game))

    def keeping(self, table: Table, player: Player) -> float:
        """How much it counts to keep the last follower of a kind: nothing, when only citizens are missing."""
        return 0.0 if finishing(table, player) else self.patience(table.round)

    def _running_out(self, table: Table, player: Player, goods: list[int], technology: int, free: int) -> float:
        """What is missing for tasks and the church while the marketplace has less and less of it: gone is gone for good."""
        enough = self.beliefs.enough * len(table.players)
        value = 0.0
        for good in range(8):
            due = asks(free, GOOD_PARCEL + good) + (1 if good == WOOD and not player.church_built else 0)
            left = table.market_goods >> (5 * good) & 31
            if due > goods[good] and left < enough:
                value += (due - goods[good]) * (1.0 - left / enough)
        due = asks(free, TECHNOLOGY_PARCEL) - technology
        if due > 0 and player.era > ERA_I and table.market_technology < enough:
            value += due * (1.0 - table.market_technology / enough)
        return self.beliefs.running_out * value

    def _openers(self, table: Table, player: Player, followers: list[int], goods: list[int], asked: int) -> float:
        """Something at hand that a deed asks for: without it nobody enters the next era. The last follower of a kind is not.

        A deed that nobody can complete any more would keep everybody where they are: what the marketplace has few of is sent in
        time, or kept.
        """
        able = False
        value = 0.0
        patient = self.patience(table.round)
        for good in range(8):
            if asks(asked, GOOD_PARCEL + good):
                left = table.market_goods >> (5 * good) & 31
                scarce = 1.0 - (left + goods[good]) / (2 * len(table.players))  # buying one changes nothing about this
                if scarce > 0.0:
                    value -= self.beliefs.dry * scarce * _spaces_asking(table, GOOD_PARCEL + good)
                if goods[good]:
                    able = True
                    if left < len(table.players):
                        value += patient * self.beliefs.kept
        for kind in range(7):
            able = able or (followers[kind] > 1 and asks(asked, kind) > 0)
        coins = coins_of(table, player)
        for number, amount in enumerate(table.components.amounts):
            able = able or (coins >= amount and asks(asked, COIN_PARCEL + number) > 0)
        return value + patient * self.beliefs.opener if able else value

    def _last_things(self, table: Table, goods: list[int], technology: int, asked: int) -> float:
        """In a long game: things at hand that deeds ask for, since whoever completes a deed gets a citizen."""
        late = 1.0 - self.patience(table.round)
        if late <= 0.0:
            return 0.0
        number = 1 if technology and asks(asked, TECHNOLOGY_PARCEL) else 0
        for good in range(8):
            if goods[good] and asks(asked, GOOD_PARCEL + good):
                number += 1
        return self.beliefs.last_things * late * number

    def _sheet(self, table: Table, player: Player, free: int) -> float:
        beliefs = self.beliefs
        struck = sum([number_of_spaces(task) for task in table.components.tasks]) - number_of_spaces(free)
        value = beliefs.citizen * player.citizens + self.task[player.era] * struck
        if player.church_built:
            value += beliefs.church_task
        elif player.era >= ERA_IV and player.settlers & table.villages & ~table.churches:
            value += CHURCH_SITE
        missing = (
            number_of_spaces(free) + table.components.kingdom.citizens - player.citizens + 3 * (not player.church_built)
        )
        value += beliefs.crown / (2 + missing)
        if player.era == ERA_IV:
            value -= beliefs.harbor_space * number_of_spaces(player.tasks[table.components.kingdom.harbor])
        return value

    def _control(self, table: Table, player: Player) -> float:
        """Areas, villages and churches, and how near the next mark of the control board is."""
        beliefs = self.beliefs
        areas = player.settlers.bit_count()
        villages = villages_of(table, player)
        churches = (player.settlers & table.churches).bit_count()
        value = beliefs.village * villages + beliefs.church * churches
        for number in range(min(areas, len(self.areas))):
            value += self.areas[number]
        value += beliefs.fortress * (player.fortresses & player.settlers).bit_count()
        if player.citizens < table.components.kingdom.citizens:
            marks = table.components.kingdom.control
            value += self._progress(marks[0], player.control_areas, areas, 1)
            value += self._progress(marks[1], player.control_villages, villages, 1)
            value += self._progress(marks[2], player.control_churches, churches, 0)
        return value

    def _progress(self, marks: list[int], reached: int, have: int, start: int) -> float:
        if reached >= len(marks):
            return 0.0
        before = marks[reached - 1] if reached else start
        way = max(0, have - before) / (marks[reached] - before)
        return self.beliefs.citizen * self.beliefs.mark_progress * way

    def _food_is_short(self, table: Table, player: Player) -> bool:
        """Era V is left with food for every settler: is it time, or will there soon be none to be had?"""
        if player.era == ERA_V:
            return True
        return ERA_III <= player.era < ERA_V and _food_left(table) < self.beliefs.food_enough * len(table.players)

    def _food_due(self, table: Table, player: Player, short: bool) -> int:
        """Food that will have to be given soon: by every settler in eras I and V, in the famine, to the Food Depot."""
        placed = player.settlers.bit_count()
        ahead = int(self.beliefs.food_ahead)
        if player.era in (ERA_I, ERA_V):
            return placed + 1
        if player.era == ERA_IV or (short and ahead > 0):
            return placed - 1 + ahead
        if player.era > ERA_V:
            return 0
        least = 2 if hunger_over(table) else 4
        return max(least, placed // 2) if player.era == ERA_III else least

    def _food(self, table: Table, player: Player, eaten: int, hungry: int, short: bool) -> float:
        """Food for what is due. What will never be enough is kept less and less, and one more settler would make it worse."""
        beliefs = self.beliefs
        if not short:
            return beliefs.food_due * min(eaten, hungry)
        missing = player.settlers.bit_count() - eaten - _food_left(table)
        if missing <= 0:
            return beliefs.food_leaving * min(eaten, hungry)
        return self.patience(table.round) * beliefs.food_leaving * min(eaten, hungry) - GONE * missing

    def _stocks(self, table: Table, player: Player, goods: list[int], free: int) -> float:
        """Coins and goods: for what is due, for tasks and buildings, and as riches."""
        printed, beliefs = table.components, self.beliefs
        coins = coins_of(table, player)
        eaten = 0
        for good in printed.food:
            eaten += goods[good]
        short = self._food_is_short(table, player)
        hungry = self._food_due(table, player, short)
        due = _coins_due(table, player, free)
        if player.era == ERA_V:
            due += 2 * max(0, hungry - eaten)  # what is missing has to be bought
        value = beliefs.coin_due * min(coins, due) + beliefs.coin_more * min(
            max(0, coins - due), printed.kingdom.riches
        )
        ready = beliefs.task_ready * self.task[player.era]
        riches = coins
        for good in range(8):
            have = goods[good]
            if not have:
                continue
            riches += have * printed.values[good]
            value += ready * min(have, asks(free, GOOD_PARCEL + good))
        value += beliefs.good_value * min(riches - coins, printed.kingdom.riches)
        wood = goods[WOOD] - asks(free, GOOD_PARCEL + WOOD)
        for number in range(min(max(0, wood), len(self.wood))):
            value += self.wood[number]
        if wood < 0:
            value += 0.5 * self.wood[0] * wood
        if wood > 0 and not player.church_built and player.era >= ERA_IV:
            value += beliefs.church_wood
        value += self._food(table, player, eaten, hungry, short)
        if not free and player.church_built and player.citizens >= printed.kingdom.citizens:
            value += beliefs.last_riches * min(riches, printed.kingdom.riches)
        return value

    def _common_good(self, table: Table) -> float:
        """Food Depot and Medicine help everybody; how much, depends on whether famine and plague are still to come."""
        side = table.deed_side[DEPOT_BOARD]
        if side == REMOVED:
            return 0.0
        space, done = self.beliefs.depot_space, self.beliefs.depot_done
        value = -space * number_of_spaces(table.deed_free[DEPOT_BOARD]) - done
        if side == 0:
            value -= space * number_of_spaces(table.components.deeds[2 * DEPOT_BOARD + 1].spaces) + done
        return value

    def ready_to_advance(self, table: Table, seat: int) -> bool:
        """May the seat enter the next era, and would it do well there?"""
        player = table.players[seat]
        if not may_advance(table, seat):
            return False
        beliefs = self.beliefs
        if player.era == ERA_I:
            return player.settlers_left == 0 or table.round >= beliefs.leave_era_i
        if player.era == ERA_II:
            return hunger_over(table) or food(table, player) >= 4 or table.round >= beliefs.leave_era_ii
        if player.era == ERA_VI:
            if plague_over(table) or player.church_built or table.round >= beliefs.leave_era_vi:
                return True
            return player.coins >= table.components.kingdom.cost_coins[ERA_VII] and _could_build_church(player)
        return True


def finishing(table: Table, player: Player) -> bool:
    """Is nothing but citizens missing for the crown, and riches perhaps?"""
    if player.era < ERA_VIII or not player.church_built or player.citizens >= table.components.kingdom.citizens:
        return False
    return not any(player.tasks)


def _within_reach(table: Table, player: Player, followers: list[int], goods: list[int], technology: int) -> float:
    """How near the seat is to completing a deed with what it has: a half with one space to fill, a third with two; the best counts."""
    nearest = 0.0
    coins = coins_of(table, player)
    for board in range(1, len(table.deed_side)):
        if table.deed_side[board] == REMOVED:
            continue
        free = table.deed_free[board]
        able = technology >= asks(free, TECHNOLOGY_PARCEL)
        for kind in range(7):
            able = able and followers[kind] >= asks(free, kind)
        for good in range(8):
            able = able and goods[good] >= asks(free, GOOD_PARCEL + good)
        due = 0
        for number, amount in enumerate(table.components.amounts):
            due += amount * asks(free, COIN_PARCEL + number)
        if able and coins >= due:
            nearest = max(nearest, 1.0 / (1 + number_of_spaces(free)))
    return nearest


def _asked_by_deeds(table: Table) -> int:
    """What the open deeds ask for, but not Alchemy, which opens no era."""
    asked = 0
    for board in range(1, len(table.deed_side)):
        if table.deed_side[board] != REMOVED:
            asked |= table.deed_free[board]
    return asked


def _never_sent(table: Table, goods: list[int], asked: int) -> int:
    """Goods that deeds ask for beyond what marketplace and seat have.

    A deed that nobody can complete any more keeps everybody where they are, since none is laid out again.
    """
    number = 0
    for good in range(8):
        if asks(asked, GOOD_PARCEL + good):
            left = table.market_goods >> (5 * good) & 31
            number += max(0, _spaces_asking(table, GOOD_PARCEL + good) - goods[good] - left)
    return number


def _spaces_asking(table: Table, parcel: int) -> int:
    """How many spaces of those deeds ask for something."""
    number = 0
    for board in range(1, len(table.deed_side)):
        if table.deed_side[board] != REMOVED:
            number += asks(table.deed_free[board], parcel)
    return number


def _coins_due(table: Table, player: Player, free: int) -> int:
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


def _food_left(table: Table) -> int:
    """Food on the marketplace."""
    left = 0
    for good in table.components.food:
        left += table.market_goods >> (5 * good) & 31
    return left


def _could_build_church(player: Player) -> bool:
    """Is there wood for the church, and somebody to build it?"""
    followers = followers_of(player)
    return goods_of(player)[WOOD] > 0 and followers[CRAFTSMAN] > 0 and followers[SCHOLAR] > 0
