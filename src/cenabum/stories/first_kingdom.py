"""The First Kingdom: advancing through eight eras, the bonus or malus of a round, the crown (kingdom.*, advance.*)."""

from cenabum.stories.control import villages_of
from cenabum.stories.decisions.deliver import DELIVER, ONE_KIND
from cenabum.stories.decisions.feed import FEED
from cenabum.stories.decisions.lose import LOSE
from cenabum.stories.facts import BY_ADVANCE, BY_ROUND
from cenabum.stories.fame import gain_fame
from cenabum.stories.names import DEPOT_BOARD, FIRST_KINGDOM
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
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import food, gain_citizen, own_place, receive, riches, spend, supply_market


def hunger_over(table: Table) -> bool:
    """Has the Food Depot been completed?"""
    return table.deed_side[DEPOT_BOARD] > 0


def plague_over(table: Table) -> bool:
    """Has the Medicine been completed?"""
    return table.deed_side[DEPOT_BOARD] > 1


def village_toll(table: Table, player: Player) -> int:
    """What leaving the famine costs: a coin for every village there is, and for the player's own secret one."""
    printed = table.components
    villages = table.villages.bit_count() + (player.tiles >> printed.secret_village & 1)
    return printed.kingdom.cost_village[player.era] * villages


def may_advance(table: Table, seat: int) -> bool:
    """advance.*: once a round, when the conditions of the era hold and its costs can be paid."""
    printed = table.components
    if printed.story != FIRST_KINGDOM:
        return False
    kingdom = printed.kingdom
    player = table.players[seat]
    era = player.era
    if player.advanced or era + 1 >= printed.eras:
        return False
    if player.settlers.bit_count() < kingdom.need_areas[era] or player.citizens < kingdom.need_citizens[era]:
        return False
    if kingdom.need_harbor[era] and player.tasks[kingdom.harbor]:
        return False
    if kingdom.cost_food[era] and food(table, player) < kingdom.cost_food[era] * player.settlers.bit_count():
        return False
    return player.coins >= kingdom.cost_coins[era] + village_toll(table, player)


def advance(table: Table, seat: int, parcel: int, target: int) -> None:
    """A tile to a deed, without its bonus, opens the next era; what it costs is paid at once."""
    kingdom = table.components.kingdom
    player = table.players[seat]
    era = player.era
    player.parcels.remove(parcel)
    if table.log is not None:
        table.tell("advances", seat, parcel, target)
    spend(table, seat, kingdom.cost_coins[era] + village_toll(table, player), BY_ADVANCE)
    due = kingdom.cost_food[era] * player.settlers.bit_count()
    if due:
        player.pending.append(FEED.pending(due))
    lay_down(table, seat, parcel, target)
    enter_era(table, seat)


def enter_era(table: Table, seat: int) -> None:
    """The conditions of the new era hold at once; the first one there is told its story (kingdom.narration)."""
    printed = table.components
    kingdom = printed.kingdom
    player = table.players[seat]
    player.era += 1
    player.advanced = True
    era = player.era
    if table.log is not None:
        table.tell("enters_era", seat, era)
    joining = min(kingdom.settlers[era], player.settlers_aside)
    if joining:
        player.settlers_aside -= joining
        player.settlers_left += joining
        if table.log is not None:
            table.tell("gains_settlers", seat, joining)
    for place in kingdom.places[era]:
        own_place(table, seat, place)
        if table.log is not None:
            table.tell("gains_place", seat, place)
    if era > table.era:
        table.era = era
        if table.log is not None:
            table.tell("narrates", seat, era)
        supply_market(table, kingdom.market[era])
        if kingdom.first_citizen[era]:
            gain_citizen(table, seat)


def most_alone(numbers: list[int], seat: int) -> bool:
    """Has this seat more than every other one?"""
    for other, number in enumerate(numbers):
        if other != seat and number >= numbers[seat]:
            return False
    return True


def round_bonus(table: Table, seat: int) -> None:
    """The bonus or malus of the player's era when all have passed."""
    kingdom = table.components.kingdom
    player = table.players[seat]
    bonus = kingdom.bonus[player.era]
    amount = kingdom.bonus_amount[player.era]
    if bonus == BONUS_AREAS:
        gain_fame(table, seat, amount * player.settlers.bit_count())
    elif bonus == BONUS_VILLAGE_COINS:
        receive(table, seat, amount * villages_of(table, player), BY_ROUND)
    elif bonus == BONUS_FAMINE:
        if not hunger_over(table):
            _famine(table, seat)
        elif most_alone([other.settlers.bit_count() for other in table.players], seat):
            receive(table, seat, amount, BY_ROUND)
    elif bonus == BONUS_VILLAGES:
        gain_fame(table, seat, amount * villages_of(table, player))
    elif bonus == BONUS_MOST_VILLAGES:
        if most_alone([villages_of(table, other) for other in table.players], seat):
            gain_fame(table, seat, amount)
    elif bonus == BONUS_DELIVER_ONE_KIND:
        if villages_of(table, player):
            player.pending.append(DELIVER.deliveries(villages_of(table, player), ONE_KIND))
    elif bonus == BONUS_PLAGUE:
        if plague_over(table):
            gain_fame(table, seat, amount * (player.fortresses & player.settlers).bit_count())
        else:
            player.pending.append(LOSE.pending(1))
    elif bonus == BONUS_CHURCHES:
        gain_fame(table, seat, amount * (player.settlers & table.churches).bit_count())


def famine_due(table: Table, player: Player) -> int:
    """kingdom.famine: the food that a round of the famine asks for, by the number of areas."""
    kingdom = table.components.kingdom
    areas = player.settlers.bit_count()
    step = 0
    while step < len(kingdom.famine_areas) and areas > kingdom.famine_areas[step]:
        step += 1
    return kingdom.famine_food[step]


def _famine(table: Table, seat: int) -> None:
    """kingdom.famine: food by the number of areas, and a settler for every food that is missing."""
    player = table.players[seat]
    due = famine_due(table, player)
    given = min(due, food(table, player))
    if given < due:
        if table.log is not None:
            table.tell("starves", seat, due - given)
        player.pending.append(LOSE.pending(due - given))
    if given:
        player.pending.append(FEED.pending(given))


def tasks_done(table: Table, player: Player) -> bool:
    """Everything but goods and money."""
    for free in player.tasks:
        if free:
            return False
    return player.church_built and player.citizens >= table.components.kingdom.citizens


def check_crown(table: Table) -> None:
    """kingdom.crown: after a round, whoever has fulfilled everything; the richest of several (kingdom.tie)."""
    kingdom = table.components.kingdom
    able = [
        seat
        for seat, player in enumerate(table.players)
        if tasks_done(table, player) and riches(table, player) >= kingdom.riches
    ]
    if able:
        most = max([riches(table, table.players[seat]) for seat in able])
        table.won = sum([1 << seat for seat in able if riches(table, table.players[seat]) == most])
    elif table.round >= kingdom.round_limit:
        # kingdom.endless: the one who has come farthest
        ranks = [
            (player.citizens + int(player.church_built) - open_spaces(player.tasks)) * 4096
            + min(riches(table, player), 4095)
            for player in table.players
        ]
        table.won = sum([1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
    else:
        return
    table.over = True
    if table.log is not None:
        for seat, player in enumerate(table.players):
            if table.won >> seat & 1:
                table.tell("crowned", seat, riches(table, player))
