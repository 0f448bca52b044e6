"""The Fame track: steps, and the bonus of every marked space entered or crossed (fame.*)."""

from cenabum.stories.facts import BY_FAME
from cenabum.stories.names import KINGS_FAVOR
from cenabum.stories.printed_eras import (
    FAME_CITIZEN,
    FAME_COINS_3,
    FAME_COINS_5,
    FAME_DRAW,
    FAME_FOLLOWER,
    FAME_KNIGHT,
    FAME_MONK,
    FAME_STRIKE,
    FAME_TECHNOLOGY,
    FAME_TILE,
    FAME_VILLAGE,
    FAME_WOOD,
    FAME_WOOD_OR_BREAD,
)
from cenabum.stories.table import (
    NUMBER,
    TO_ACCEPT,
    TO_BUILD_FREE,
    TO_EXTRA,
    TO_FAME,
    TO_STRIKE,
    TO_TAKE,
    TO_TILE,
    Player,
    Table,
)
from cenabum.stories.wealth import gain_technology, receive

KNIGHTS = 1 << 4
MONKS = 1 << 6
BASIC = 15  # farmer, fisherman, craftsman, trader


def farthest(table: Table, player: Player) -> int:
    """The space beyond which no fame carries the player now (fame.end, favor.tournament-stop)."""
    printed = table.components
    if printed.story == KINGS_FAVOR and table.era <= printed.favor.grounds_era:
        return printed.fame_spaces[printed.favor.grounds]
    return printed.fame_end


def gain_fame(table: Table, seat: int, amount: int) -> None:
    """Steps on the Fame track; the bonuses crossed are taken in the order of the track."""
    printed = table.components
    player = table.players[seat]
    before = player.fame
    after = min(before + amount, farthest(table, player))
    if after <= before:
        return
    player.fame = after
    if table.log is not None:
        table.tell("gains_fame", seat, after - before, after)
    for number in range(len(printed.fame_spaces)):
        if before < printed.fame_spaces[number] <= after:
            for decision in player.pending:
                if decision & 31 == TO_FAME:
                    return  # earlier ones are still due, and these come after them
            player.pending.append(TO_FAME | number << NUMBER)
            pay_bonuses(table, seat)
            return


def pay_bonuses(table: Table, seat: int) -> None:
    """fame.bonuses: those that are due, one after the other, until one has to be decided."""
    spaces = table.components.fame_spaces
    player = table.players[seat]
    while player.pending and player.pending[-1] & 31 == TO_FAME:
        number = player.pending.pop() >> NUMBER
        if number + 1 < len(spaces) and spaces[number + 1] <= player.fame:
            player.pending.append(TO_FAME | (number + 1) << NUMBER)
        _bonus(table, seat, table.fame_tiles[number])


def gain_citizen(table: Table, seat: int) -> None:
    """The First Kingdom: a citizen is struck off the task sheet; more than are asked for do not count."""
    player = table.players[seat]
    if player.citizens < table.components.kingdom.citizens:
        player.citizens += 1
        if table.log is not None:
            table.tell("gains_citizen", seat, player.citizens)


def _bonus(table: Table, seat: int, bonus: int) -> None:
    player = table.players[seat]
    if bonus == FAME_COINS_3 or bonus == FAME_COINS_5:
        receive(table, seat, table.components.fame_coins[bonus], BY_FAME)
    elif bonus == FAME_CITIZEN:
        gain_citizen(table, seat)
    elif bonus == FAME_DRAW:
        player.pending.append(TO_EXTRA | (table.components.story != KINGS_FAVOR) << NUMBER)
    elif bonus == FAME_STRIKE:
        player.pending.append(TO_STRIKE)
    elif bonus == FAME_WOOD_OR_BREAD:
        player.pending.append(TO_TAKE)
    elif bonus == FAME_WOOD:
        player.pending.append(TO_TAKE | 1 << NUMBER)
    elif bonus == FAME_VILLAGE:
        player.pending.append(TO_BUILD_FREE)
    elif bonus == FAME_TILE:
        player.pending.append(TO_TILE)
    elif bonus == FAME_TECHNOLOGY:
        gain_technology(table, seat)
    elif bonus == FAME_MONK:
        player.pending.append(TO_ACCEPT | MONKS << NUMBER)
    elif bonus == FAME_KNIGHT:
        player.pending.append(TO_ACCEPT | KNIGHTS << NUMBER)
    elif bonus == FAME_FOLLOWER:
        player.pending.append(TO_ACCEPT | BASIC << NUMBER)
