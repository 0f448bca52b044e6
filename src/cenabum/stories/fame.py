"""The Fame track: steps, and the bonus of every marked space entered or crossed (fame.*)."""

from cenabum.kernel.decision import kind_of, number_of
from cenabum.stories.decisions.accept import ACCEPT
from cenabum.stories.decisions.build_free import BUILD_FREE
from cenabum.stories.decisions.extra import EXTRA, ONLY_DRAWN, OR_RECRUITED
from cenabum.stories.decisions.fame import FAME
from cenabum.stories.decisions.strike import STRIKE
from cenabum.stories.decisions.take import ONLY_WOOD, TAKE, WOOD_OR_BREAD
from cenabum.stories.decisions.tile import TILE
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
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import gain_citizen, gain_technology, receive

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
                if kind_of(decision) == FAME.kind:
                    return  # earlier ones are still due, and these come after them
            player.pending.append(FAME.pending(number))
            pay_bonuses(table, seat)
            return


def pay_bonuses(table: Table, seat: int) -> None:
    """fame.bonuses: those that are due, one after the other, until one has to be decided."""
    spaces = table.components.fame_spaces
    player = table.players[seat]
    while player.pending and kind_of(player.pending[-1]) == FAME.kind:
        number = number_of(player.pending.pop())
        if number + 1 < len(spaces) and spaces[number + 1] <= player.fame:
            player.pending.append(FAME.pending(number + 1))
        _bonus(table, seat, table.fame_tiles[number])


def _bonus(table: Table, seat: int, bonus: int) -> None:
    player = table.players[seat]
    if bonus == FAME_COINS_3 or bonus == FAME_COINS_5:
        receive(table, seat, table.components.fame_coins[bonus], BY_FAME)
    elif bonus == FAME_CITIZEN:
        gain_citizen(table, seat)
    elif bonus == FAME_DRAW:
        player.pending.append(EXTRA.pending(ONLY_DRAWN if table.components.story == KINGS_FAVOR else OR_RECRUITED))
    elif bonus == FAME_STRIKE:
        player.pending.append(STRIKE.pending())
    elif bonus == FAME_WOOD_OR_BREAD:
        player.pending.append(TAKE.pending(WOOD_OR_BREAD))
    elif bonus == FAME_WOOD:
        player.pending.append(TAKE.pending(ONLY_WOOD))
    elif bonus == FAME_VILLAGE:
        player.pending.append(BUILD_FREE.pending())
    elif bonus == FAME_TILE:
        player.pending.append(TILE.pending())
    elif bonus == FAME_TECHNOLOGY:
        gain_technology(table, seat)
    elif bonus == FAME_MONK:
        player.pending.append(ACCEPT.pending(MONKS))
    elif bonus == FAME_KNIGHT:
        player.pending.append(ACCEPT.pending(KNIGHTS))
    elif bonus == FAME_FOLLOWER:
        player.pending.append(ACCEPT.pending(BASIC))
