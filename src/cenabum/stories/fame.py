"""The Fame track: steps, and the bonus of every marked space entered or crossed (fame.*)."""

from cenabum.kernel.decision import kind_of
from cenabum.stories.decisions.fame import FAME, pay_bonuses
from cenabum.stories.names import KINGS_FAVOR
from cenabum.stories.table import Player, Table


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
