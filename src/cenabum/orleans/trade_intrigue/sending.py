"""Sending followers to the boards of the modules."""

from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE
from cenabum.orleans.deeds import dispatch
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import BOARD_BONUS, DEED, INTRIGUE_COINS
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.intrigue import begin_character, complete_character
from cenabum.orleans.trade_intrigue.names import NEW_DEEDS, SENT_ANY
from cenabum.orleans.trade_intrigue.new_deeds import begin_deed, complete_deed


def send_to_board(t: Table, seat: int, kind: int, deed: int) -> None:
    """Send one follower: what it brings, what the last one brings, and what has to be chosen for it.

    What is pushed first is decided last: the bonus for completing comes after the effect.
    """
    c = t.components
    m = c.modules
    player = t.players[seat]
    dispatch(t, seat, kind, deed)
    if t.deeds[deed] >> (5 * kind) & 31:
        t.deeds[deed] -= ONE[kind]
    else:
        t.deeds[deed] -= ONE[ANY]
        t.extra[SENT_ANY + deed] += ONE[kind]
    if m.coins[deed]:
        receive(t, seat, m.coins[deed], DEED if m.board == NEW_DEEDS else INTRIGUE_COINS)
    if m.development[deed]:
        advance_development(t, seat, m.development[deed])
    citizens = m.citizens[deed]
    if not t.deeds[deed]:
        citizens += m.last_citizens[deed]
        if t.log is not None:
            t.tell("finishes_deed", seat, deed)
        if m.last_coins[deed]:
            receive(t, seat, m.last_coins[deed], BOARD_BONUS)
        if m.last_development[deed]:
            advance_development(t, seat, m.last_development[deed])
        if m.board == NEW_DEEDS:
            complete_deed(t, seat, deed)
        else:
            complete_character(t, seat, deed)
    player.citizens += citizens
    if t.log is not None:
        for _ in range(citizens):
            t.tell("gains_citizen", seat, deed)
    if m.board == NEW_DEEDS:
        begin_deed(t, seat, kind, deed)
    else:
        begin_character(t, seat, deed)
