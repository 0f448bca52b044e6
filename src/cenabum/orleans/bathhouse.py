"""The Bathhouse: followers are drawn from the bag, some of which are placed at once (`decisions.bathe`)."""

from cenabum.kernel.pool import ONE, total
from cenabum.orleans.decisions.bathe import BATHE
from cenabum.orleans.table import BAG_STREAM, Table


def bathe(table: Table, seat: int, guest: int = 0) -> None:
    """Draw from the bag, in which the activating follower is not yet (tiles.bathhouse-draw)."""
    printed = table.components
    player = table.players[seat]
    for _ in range(min(printed.bath_draw, total(player.bag))):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.drawn += ONE[kind]
        if table.log is not None:
            table.tell("bathes", seat, kind)
    player.pending.append(BATHE.pending(printed.bath_keep + guest))
