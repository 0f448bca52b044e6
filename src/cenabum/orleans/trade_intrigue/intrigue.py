"""Intrigue: what begins when a follower is sent to a character, and what the last one brings."""

from cenabum.bagbuilding.followers import CRAFTSMAN
from cenabum.orleans.development import track_of
from cenabum.orleans.moves import DONE
from cenabum.orleans.recruiting import gain_technology
from cenabum.orleans.table import Table
from cenabum.orleans.torture import forfeits
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.decisions.take import TAKE
from cenabum.orleans.trade_intrigue.decisions.target import TARGET, schemes
from cenabum.orleans.trade_intrigue.decisions.wait import WAIT
from cenabum.orleans.trade_intrigue.deed_goods import no_use
from cenabum.orleans.trade_intrigue.names import ARSONIST, BUILD_HERE, FRAUD, SPY, TAX_COLLECTOR, TORTURER


def begin_character(table: Table, seat: int, character: int) -> None:
    """The player chooses whom to hit, or all others are."""
    pending = table.players[seat].pending
    if character in (TORTURER, TAX_COLLECTOR):
        targets = 0
        for other, player in enumerate(table.players):
            if other != seat and (player.coins if character == TAX_COLLECTOR else forfeits(table, other)):
                targets |= 1 << other
        if targets:
            pending.append(WAIT.begin(character, targets))
            return
    elif schemes(table, seat, character) not in ([], [DONE]):
        pending.append(TARGET.pending(character))
        return
    no_use(table, seat, character)


def complete_character(table: Table, seat: int, character: int) -> None:
    """What the last follower brings, beside coins and citizens; the effect itself comes first."""
    pending = table.players[seat].pending
    if character == FRAUD:
        if table.goods_market:
            pending.append(TAKE.bare)
    elif character == ARSONIST:
        pending.append(ANSWER.pending(BUILD_HERE))
    elif character == SPY and table.technology:
        # intrigue.spy-bonus: by the steps on the craftsmen's track
        gain_technology(table, seat, track_of(table, seat, CRAFTSMAN) <= table.components.craftsman_farmer_only)
