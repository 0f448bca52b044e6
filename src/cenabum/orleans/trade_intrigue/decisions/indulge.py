"""Indulgence: a follower for coins, anyone but a monk."""

from typing import Final

from cenabum.bagbuilding.followers import MONK
from cenabum.kernel.pool import ONE, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.money import spend
from cenabum.orleans.moves import DONE, RECRUIT
from cenabum.orleans.refusals_words import asked, follower
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import INDULGENCE, SILENTIUM


class Indulge(ModuleDecision):
    """Whom to buy, if anybody."""

    name = "indulge"
    answers = ("recruit", "done")
    rules = ("newevents.indulgence",)
    busy = "indulge"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Anyone of the supply but a monk, or nobody."""
        return [*[RECRUIT + kind for kind in kinds(table.supply) if kind < MONK], DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Buy a follower: into the bag, without a step on the track."""
        player = table.players[seat]
        player.pending.pop()
        if code == DONE:
            return
        kind = code - RECRUIT
        price: int = table.components.event_value[INDULGENCE][table.stack]
        spend(table, seat, price, EVENT_COINS + INDULGENCE - SILENTIUM)
        table.supply -= ONE[kind]
        player.bag += ONE[kind]
        if table.log is not None:
            table.tell("buys_follower", seat, kind)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A monk, or somebody who is not there any more."""
        why = say("no-indulgence-monk") if at[0] == MONK else say("no-follower-left", who=follower(at[0]))
        return Refusal("newevents.indulgence", why, asked(table, seat))


INDULGE: Final = Indulge()
