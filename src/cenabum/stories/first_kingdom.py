"""The First Kingdom: advancing through eight eras, the bonus or malus of a round, the crown (kingdom.*, advance.*)."""

from cenabum.stories.components import DEPOT_BOARD, FIRST_KINGDOM, FREE_BITS
from cenabum.stories.facts import BY_ADVANCE, BY_ROUND
from cenabum.stories.fame import gain_citizen, gain_fame
from cenabum.stories.land import villages_of
from cenabum.stories.moves import LOSE, SIDES, STRIKE, STRIKE_CITIZEN, SUPPLY_POST, TARGETS, TASKS
from cenabum.stories.portal import lay_down, open_spaces
from cenabum.stories.printed_eras import (
    BONUS_AREAS,
    BONUS_CHURCHES,
    BONUS_DELIVER_ONE_KIND,
    BONUS_FAMINE,
    BONUS_MOST_VILLAGES,
    BONUS_PLAGUE,
    BONUS_VILLAGE_COINS,
    BONUS_VILLAGES,
)
from cenabum.stories.table import NUMBER, ONE_KIND, TO_DELIVER, TO_FEED, TO_LOSE, Player, Table
from cenabum.stories.wealth import food, own_place, receive, riches, spend, supply_market


def hunger_over(t: Table) -> bool:
    """Has the Food Depot been completed?"""
    return t.deed_side[DEPOT_BOARD] > 0


def plague_over(t: Table) -> bool:
    """Has the Medicine been completed?"""
    return t.deed_side[DEPOT_BOARD] > 1


def village_toll(t: Table, player: Player) -> int:
    """What leaving the famine costs: a coin for every village there is, and for the player's own secret one."""
    c = t.components
    villages = t.villages.bit_count() + (player.tiles >> c.secret_village & 1)
    return c.kingdom.cost_village[player.era] * villages


def may_advance(t: Table, seat: int) -> bool:
    """advance.*: once a round, when the conditions of the era hold and its costs can be paid."""
    c = t.components
    if c.story != FIRST_KINGDOM:
        return False
    k = c.kingdom
    player = t.players[seat]
    era = player.era
    if player.advanced or era + 1 >= c.eras:
        return False
    if player.settlers.bit_count() < k.need_areas[era] or player.citizens < k.need_citizens[era]:
        return False
    if k.need_harbor[era] and player.tasks[k.harbor]:
        return False
    if k.cost_food[era] and food(t, player) < k.cost_food[era] * player.settlers.bit_count():
        return False
    return player.coins >= k.cost_coins[era] + village_toll(t, player)


def advance(t: Table, seat: int, parcel: int, target: int) -> None:
    """A tile to a deed, without its bonus, opens the next era; what it costs is paid at once."""
    k = t.components.kingdom
    player = t.players[seat]
    era = player.era
    player.parcels.remove(parcel)
    if t.log is not None:
        t.tell("advances", seat, parcel, target)
    spend(t, seat, k.cost_coins[era] + village_toll(t, player), BY_ADVANCE)
    due = k.cost_food[era] * player.settlers.bit_count()
    if due:
        player.pending.append(TO_FEED | due << NUMBER)
    lay_down(t, seat, parcel, target)
    enter_era(t, seat)


def enter_era(t: Table, seat: int) -> None:
    """The conditions of the new era hold at once; the first one there is told its story (kingdom.narration)."""
    c = t.components
    k = c.kingdom
    player = t.players[seat]
    player.era += 1
    player.advanced = True
    era = player.era
    if t.log is not None:
        t.tell("enters_era", seat, era)
    joining = min(k.settlers[era], player.settlers_aside)
    if joining:
        player.settlers_aside -= joining
        player.settlers_left += joining
        if t.log is not None:
            t.tell("gains_settlers", seat, joining)
    for place in k.places[era]:
        own_place(t, seat, place)
        if t.log is not None:
            t.tell("gains_place", seat, place)
    if era > t.era:
        t.era = era
        if t.log is not None:
            t.tell("narrates", seat, era)
        supply_market(t, k.market[era])
        if k.first_citizen[era]:
            gain_citizen(t, seat)


def most_alone(numbers: list[int], seat: int) -> bool:
    """Has this seat more than every other one?"""
    for other, number in enumerate(numbers):
        if other != seat and number >= numbers[seat]:
            return False
    return True


def round_bonus(t: Table, seat: int) -> None:
    """The bonus or malus of the player's era when all have passed."""
    k = t.components.kingdom
    player = t.players[seat]
    bonus = k.bonus[player.era]
    amount = k.bonus_amount[player.era]
    if bonus == BONUS_AREAS:
        gain_fame(t, seat, amount * player.settlers.bit_count())
    elif bonus == BONUS_VILLAGE_COINS:
        receive(t, seat, amount * villages_of(t, player), BY_ROUND)
    elif bonus == BONUS_FAMINE:
        if not hunger_over(t):
            _famine(t, seat)
        elif most_alone([other.settlers.bit_count() for other in t.players], seat):
            receive(t, seat, amount, BY_ROUND)
    elif bonus == BONUS_VILLAGES:
        gain_fame(t, seat, amount * villages_of(t, player))
    elif bonus == BONUS_MOST_VILLAGES:
        if most_alone([villages_of(t, other) for other in t.players], seat):
            gain_fame(t, seat, amount)
    elif bonus == BONUS_DELIVER_ONE_KIND:
        if villages_of(t, player):
            player.pending.append(TO_DELIVER | (villages_of(t, player) << 4 | ONE_KIND) << NUMBER)
    elif bonus == BONUS_PLAGUE:
        if plague_over(t):
            gain_fame(t, seat, amount * (player.fortresses & player.settlers).bit_count())
        else:
            player.pending.append(TO_LOSE | 1 << NUMBER)
    elif bonus == BONUS_CHURCHES:
        gain_fame(t, seat, amount * (player.settlers & t.churches).bit_count())


def famine_due(t: Table, player: Player) -> int:
    """kingdom.famine: the food that a round of the famine asks for, by the number of areas."""
    k = t.components.kingdom
    areas = player.settlers.bit_count()
    step = 0
    while step < len(k.famine_areas) and areas > k.famine_areas[step]:
        step += 1
    return k.famine_food[step]


def _famine(t: Table, seat: int) -> None:
    """kingdom.famine: food by the number of areas, and a settler for every food that is missing."""
    player = t.players[seat]
    due = famine_due(t, player)
    given = min(due, food(t, player))
    if given < due:
        if t.log is not None:
            t.tell("starves", seat, due - given)
        player.pending.append(TO_LOSE | (due - given) << NUMBER)
    if given:
        player.pending.append(TO_FEED | given << NUMBER)


def losses(t: Table, seat: int) -> list[int]:
    """Which settler is lost: one of the map or one of the supply."""
    player = t.players[seat]
    codes = [LOSE + area for area in range(SUPPLY_POST) if player.settlers >> area & 1]
    if player.settlers_left:
        codes.append(LOSE + SUPPLY_POST)
    return codes


def lose(t: Table, seat: int, post: int) -> None:
    """A settler leaves the game."""
    player = t.players[seat]
    left = (player.pending.pop() >> NUMBER) - 1
    if left:
        player.pending.append(TO_LOSE | left << NUMBER)
    if post == SUPPLY_POST:
        player.settlers_left -= 1
    else:
        player.settlers &= ~(1 << post)
    player.settlers_gone += 1
    if t.log is not None:
        t.tell("loses_settler", seat, post)


# ---- the task sheet


def strikings(t: Table, seat: int) -> list[int]:
    """A citizen, or any one space of a sending task (tasks.strike)."""
    player = t.players[seat]
    codes: list[int] = []
    if player.citizens < t.components.kingdom.citizens:
        codes.append(STRIKE_CITIZEN)
    for task in range(TASKS):
        free = player.tasks[task]
        parcel = 0
        while free:
            if free & 7:
                codes.append(STRIKE + parcel * TARGETS + SIDES + task)
            free >>= FREE_BITS
            parcel += 1
    return codes


def strike(t: Table, seat: int, parcel: int, target: int) -> None:
    """Strike a space of a task without sending anything."""
    t.players[seat].tasks[target - SIDES] -= 1 << (FREE_BITS * parcel)
    if t.log is not None:
        t.tell("strikes", seat, parcel, target)


def tasks_done(t: Table, player: Player) -> bool:
    """Everything but goods and money."""
    for free in player.tasks:
        if free:
            return False
    return player.church_built and player.citizens >= t.components.kingdom.citizens


def check_crown(t: Table) -> None:
    """kingdom.crown: after a round, whoever has fulfilled everything; the richest of several (kingdom.tie)."""
    k = t.components.kingdom
    able = [seat for seat, player in enumerate(t.players) if tasks_done(t, player) and riches(t, player) >= k.riches]
    if able:
        most = max([riches(t, t.players[seat]) for seat in able])
        t.won = sum([1 << seat for seat in able if riches(t, t.players[seat]) == most])
    elif t.round >= k.round_limit:
        # kingdom.endless: the one who has come farthest
        ranks = [
            (player.citizens + int(player.church_built) - open_spaces(player.tasks)) * 4096
            + min(riches(t, player), 4095)
            for player in t.players
        ]
        t.won = sum([1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
    else:
        return
    t.over = True
    if t.log is not None:
        for seat, player in enumerate(t.players):
            if t.won >> seat & 1:
                t.tell("crowned", seat, riches(t, player))
