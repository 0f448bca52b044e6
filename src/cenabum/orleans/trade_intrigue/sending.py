"""Sending followers to the boards of the modules."""

from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE, count
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import DEED
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.facts import BOARD_BONUS, INTRIGUE_COINS
from cenabum.orleans.trade_intrigue.intrigue import begin_character, complete_character
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import NEW_DEEDS
from cenabum.orleans.trade_intrigue.new_deeds import begin_deed, complete_deed


def send_to_board(table: Table, seat: int, kind: int, deed: int) -> None:
    """A follower has left for the board: what it brings, what the last one brings, and what has to be chosen for it.

    What is pushed first is decided last: the bonus for completing comes after the effect.
    """
    printed = table.components
    modules = tables(printed)
    player = table.players[seat]
    if count(table.deeds[deed], kind):
        table.deeds[deed] -= ONE[kind]
    else:
        table.deeds[deed] -= ONE[ANY]
        kept(table).sent_any[deed] += ONE[kind]
    if modules.coins[deed]:
        receive(table, seat, modules.coins[deed], DEED if modules.board == NEW_DEEDS else INTRIGUE_COINS)
    if modules.development[deed]:
        advance_development(table, seat, modules.development[deed])
    citizens = modules.citizens[deed]
    if not table.deeds[deed]:
        citizens += modules.last_citizens[deed]
        if table.log is not None:
            table.tell("finishes_deed", seat, deed)
        if modules.last_coins[deed]:
            receive(table, seat, modules.last_coins[deed], BOARD_BONUS)
        if modules.last_development[deed]:
            advance_development(table, seat, modules.last_development[deed])
        if modules.board == NEW_DEEDS:
            complete_deed(table, seat, deed)
        else:
            complete_character(table, seat, deed)
    player.citizens += citizens
    if table.log is not None:
        for _ in range(citizens):
            table.tell("gains_citizen", seat, deed)
    if modules.board == NEW_DEEDS:
        begin_deed(table, seat, kind, deed)
    else:
        begin_character(table, seat, deed)
