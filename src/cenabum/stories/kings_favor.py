"""The King's Favor: seasons, objectives, favorite tiles, dismissal, scoring (favor.*)."""

from cenabum.stories.components import FREE_BITS, LAKE
from cenabum.stories.facts import BY_AUTUMN, BY_SUMMER
from cenabum.stories.fame import gain_fame
from cenabum.stories.land import villages_of
from cenabum.stories.moves import AREAS, COIN_PARCEL
from cenabum.stories.portal import open_spaces
from cenabum.stories.printed_eras import (
    BONUS_CHURCHES,
    BONUS_DELIVER,
    BONUS_FORTRESSES,
    BONUS_LAKES,
    BONUS_VILLAGES,
    FAME_CASTLE,
    FAME_TOURNAMENT,
)
from cenabum.stories.table import ANY_GOODS, NO_OPTIONS, NUMBER, TO_DELIVER, TO_FEED, Player, Table
from cenabum.stories.wealth import food, own_place, receive, riches, spend, supply_market

SPRING = 0
SUMMER = 1
AUTUMN = 2
WINTER = 3


def begin_season(t: Table) -> None:
    """What the season brings; every fourth round a new era begins."""
    favor = t.components.favor
    t.season = (t.round - 1) % 4
    if t.season == SPRING and t.round > 1:
        t.era += 1
        _begin_era(t)
    if t.log is not None:
        t.tell("season_begins", -1, t.season, t.era)
    if t.season == SPRING:
        supply_market(t, favor.spring)
    for number in range(len(t.players)):
        seat = (t.start + number) % len(t.players)
        player = t.players[seat]
        if player.out:
            continue
        if t.season == SUMMER:
            receive(t, seat, favor.summer_coins, BY_SUMMER)
        elif t.season == AUTUMN:
            _autumn(t, seat)


def sent(t: Table, player: Player, task: int, parcel: int) -> int:
    """How many of a parcel a player has sent to a task."""
    shift = FREE_BITS * parcel
    return (t.components.tasks[task] >> shift & 7) - (player.tasks[task] >> shift & 7)


def _begin_era(t: Table) -> None:
    c = t.components
    task = c.favor.task[t.era - 1]
    if task >= 0:
        # favor.sent-tiles: the booklet's page is turned
        for player in t.players:
            for parcel in range(COIN_PARCEL):
                t.box[parcel] += sent(t, player, task, parcel)
    if t.log is not None:
        t.tell("era_begins", -1, t.era)
    for seat, player in enumerate(t.players):
        player.era = t.era
        if not player.out:
            for place in c.era_places[t.era]:
                own_place(t, seat, place)
                if t.log is not None:
                    t.tell("gains_place", seat, place)


def _autumn(t: Table, seat: int) -> None:
    """favor.autumn: a food, else coins, else a favorite tile, else out."""
    favor = t.components.favor
    player = t.players[seat]
    if food(t, player) >= favor.autumn_food:
        player.pending.append(TO_FEED | favor.autumn_food << NUMBER)
    elif player.coins >= favor.autumn_penalty:
        spend(t, seat, favor.autumn_penalty, BY_AUTUMN)
    elif player.favorites:
        use_favorite(t, seat)
    else:
        dismiss(t, seat)


def use_favorite(t: Table, seat: int) -> None:
    """A favorite tile is given up."""
    t.players[seat].favorites -= 1
    if t.log is not None:
        t.tell("uses_favorite", seat)


def dismiss(t: Table, seat: int) -> None:
    """favor.out: the player only watches from now on."""
    player = t.players[seat]
    player.out = 1 + t.era
    player.pending = []
    player.options = NO_OPTIONS
    if t.log is not None:
        t.tell("dismissed", seat, t.era)


def clear_dismissed(t: Table) -> None:
    """favor.out-pieces: settlers and fortresses of players who are out leave the map while others play on."""
    for player in t.players:
        if player.out:
            player.settlers_left += player.settlers.bit_count()
            player.settlers = 0
            player.fortresses_left += player.fortresses.bit_count()
            player.fortresses = 0


def round_bonus(t: Table, seat: int) -> None:
    """The bonus of the era when all have passed."""
    bonus = t.components.favor.bonus[t.era]
    player = t.players[seat]
    if bonus == BONUS_LAKES:
        lakes = player.settlers & ~t.villages
        gain_fame(t, seat, sum([1 for a in range(AREAS) if lakes >> a & 1 and t.terrain[a] == LAKE]))
    elif bonus == BONUS_VILLAGES:
        gain_fame(t, seat, villages_of(t, player))
    elif bonus == BONUS_FORTRESSES:
        gain_fame(t, seat, (player.fortresses & player.settlers).bit_count())
    elif bonus == BONUS_CHURCHES:
        gain_fame(t, seat, (player.settlers & t.churches).bit_count())
    elif bonus == BONUS_DELIVER and villages_of(t, player):
        player.pending.append(TO_DELIVER | (villages_of(t, player) << 4 | ANY_GOODS) << NUMBER)


def reached(t: Table, player: Player, tile: int) -> bool:
    """Has the player reached the Tournament Grounds or the Castle?"""
    c = t.components
    if tile == FAME_TOURNAMENT:
        return player.fame >= c.fame_spaces[c.favor.grounds]
    return player.fame >= c.fame_end


def missed(t: Table, player: Player) -> tuple[int, bool]:
    """How many objectives of the era are not fulfilled, and whether one of them is the Castle."""
    favor = t.components.favor
    era = t.era
    number = 0
    number += player.settlers.bit_count() < favor.areas[era]
    number += villages_of(t, player) < favor.villages[era]
    number += (player.fortresses & player.settlers).bit_count() < favor.fortresses[era]
    number += (player.settlers & t.churches).bit_count() < favor.churches[era]
    task = favor.task[era]
    if task >= 0 and player.tasks[task]:
        number += open_spaces([player.tasks[task]]) if favor.each_space >> task & 1 else 1
    castle = False
    if favor.tile[era] >= 0 and not reached(t, player, favor.tile[era]):
        number += 1
        castle = favor.tile[era] == FAME_CASTLE
    return number, castle


def check_era(t: Table) -> None:
    """favor.winter: who has fulfilled the tasks, with favorite tiles for those missed, goes on; then the end, if it has come."""
    for number in range(len(t.players)):
        seat = (t.start + number) % len(t.players)
        player = t.players[seat]
        if player.out:
            continue
        misses, castle = missed(t, player)
        if castle or misses > player.favorites:
            dismiss(t, seat)
            continue
        for _ in range(misses):
            use_favorite(t, seat)
        if t.log is not None:
            t.tell("era_done", seat, t.era)
    check_end(t, t.era + 1 >= t.components.eras)


def check_end(t: Table, last: bool) -> None:
    """favor.end-*: alone in the game, all out, or after the last era."""
    staying = [seat for seat, player in enumerate(t.players) if not player.out]
    if staying and not last and len(staying) > 1:
        clear_dismissed(t)
        return
    if not staying:
        latest = max([player.out for player in t.players])
        staying = [seat for seat, player in enumerate(t.players) if player.out == latest]
    totals = [sum(points(t, player)) for player in t.players]
    most = max([totals[seat] for seat in staying])
    t.won = sum([1 << seat for seat in staying if totals[seat] == most])
    t.over = True
    if t.log is not None:
        for seat, total in enumerate(totals):
            t.tell("final_score", seat, total)


def points(t: Table, player: Player) -> list[int]:
    """Victory points by source: goods, coins, areas, villages, fortresses, churches, favorite tiles."""
    weights = t.components.favor.scoring
    coins = player.coins + sum([_money(t, parcel) for parcel in player.parcels])
    return [
        riches(t, player) - coins,
        coins,
        weights[0] * player.settlers.bit_count(),
        weights[1] * villages_of(t, player),
        weights[2] * player.fortresses.bit_count(),
        weights[3] * (player.settlers & t.churches).bit_count(),
        weights[4] * player.favorites,
    ]


def _money(t: Table, parcel: int) -> int:
    return t.components.amounts[parcel - COIN_PARCEL] if parcel >= COIN_PARCEL else 0
