"""The King's Favor: seasons, objectives, favorite tiles, dismissal, scoring (favor.*)."""

from cenabum.kernel.decision import NO_OPTIONS
from cenabum.stories.control import villages_of
from cenabum.stories.moves import COIN_PARCEL
from cenabum.stories.names import FREE_BITS
from cenabum.stories.objectives import SAFE, SAVED, missed, objectives, standing
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import own_place, riches


def begin_season(table: Table) -> None:
    """What the season brings; with the first of the year a new era begins."""
    printed = table.components
    table.season = (table.round - 1) % len(printed.seasons)
    if not table.season and table.round > 1:
        table.era += 1
        _begin_era(table)
    if table.log is not None:
        table.tell("season_begins", -1, table.season, table.era)
    season = printed.seasons[table.season]
    season.begin(table)
    for number in range(len(table.players)):
        seat = (table.start + number) % len(table.players)
        if not table.players[seat].out:
            season.do(table, seat)


def sent(table: Table, player: Player, task: int, parcel: int) -> int:
    """How many of a parcel a player has sent to a task."""
    shift = FREE_BITS * parcel
    return (table.components.tasks[task] >> shift & 7) - (player.tasks[task] >> shift & 7)


def _begin_era(table: Table) -> None:
    printed = table.components
    task = printed.favor.task[table.era - 1]
    if task >= 0:
        # favor.sent-tiles: the booklet's page is turned
        for player in table.players:
            for parcel in range(COIN_PARCEL):
                table.box[parcel] += sent(table, player, task, parcel)
    if table.log is not None:
        table.tell("era_begins", -1, table.era)
    for seat, player in enumerate(table.players):
        player.era = table.era
        if not player.out:
            for place in printed.era_places[table.era]:
                own_place(table, seat, place)
                if table.log is not None:
                    table.tell("gains_place", seat, place)


def use_favorite(table: Table, seat: int) -> None:
    """A favorite tile is given up."""
    table.players[seat].favorites -= 1
    if table.log is not None:
        table.tell("uses_favorite", seat)


def dismiss(table: Table, seat: int) -> None:
    """favor.out: the player only watches from now on."""
    player = table.players[seat]
    player.out = 1 + table.era
    player.pending.clear()
    player.options = NO_OPTIONS
    if table.log is not None:
        table.tell("dismissed", seat, table.era)


def clear_dismissed(table: Table) -> None:
    """favor.out-pieces: settlers and fortresses of players who are out leave the map while others play on."""
    for player in table.players:
        if player.out:
            player.settlers_left += player.settlers.bit_count()
            player.settlers = 0
            player.fortresses_left += player.fortresses.bit_count()
            player.fortresses = 0


def check_era(table: Table) -> None:
    """favor.winter: who has fulfilled the tasks, with favorite tiles for those missed, goes on; then the end, if it has come."""
    for number in range(len(table.players)):
        seat = (table.start + number) % len(table.players)
        player = table.players[seat]
        if player.out:
            continue
        asked = objectives(table, player)
        if standing(player, asked) not in (SAFE, SAVED):
            dismiss(table, seat)
            continue
        for _ in range(missed(asked)):
            use_favorite(table, seat)
        if table.log is not None:
            table.tell("era_done", seat, table.era)
    check_end(table, table.era + 1 >= table.components.eras)


def check_end(table: Table, last: bool) -> None:
    """favor.end-*: alone in the game, all out, or after the last era."""
    staying = [seat for seat, player in enumerate(table.players) if not player.out]
    if staying and not last and len(staying) > 1:
        clear_dismissed(table)
        return
    if not staying:
        latest = max([player.out for player in table.players])
        staying = [seat for seat, player in enumerate(table.players) if player.out == latest]
    totals = [sum(points(table, player)) for player in table.players]
    most = max([totals[seat] for seat in staying])
    table.won = sum([1 << seat for seat in staying if totals[seat] == most])
    table.over = True
    if table.log is not None:
        for seat, total in enumerate(totals):
            table.tell("final_score", seat, total)


def points(table: Table, player: Player) -> list[int]:
    """Victory points by source: goods, coins, areas, villages, fortresses, churches, favorite tiles."""
    weights = table.components.favor.scoring
    coins = player.coins + sum([_money(table, parcel) for parcel in player.parcels])
    return [
        riches(table, player) - coins,
        coins,
        weights[0] * player.settlers.bit_count(),
        weights[1] * villages_of(table, player),
        weights[2] * player.fortresses.bit_count(),
        weights[3] * (player.settlers & table.churches).bit_count(),
        weights[4] * player.favorites,
    ]


def _money(table: Table, parcel: int) -> int:
    return table.components.amounts[parcel - COIN_PARCEL] if parcel >= COIN_PARCEL else 0
