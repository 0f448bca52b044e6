"""The First Kingdom: advancing through eight eras, the crown (kingdom.*, advance.*)."""

from cenabum.stories.decisions.feed import FEED
from cenabum.stories.facts import BY_ADVANCE
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.portal import lay_down, open_spaces
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import food, gain_citizen, own_place, riches, spend, supply_market


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
