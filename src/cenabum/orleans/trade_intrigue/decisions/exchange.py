"""The Sheep Farm: what a cheese is turned into."""

from typing import Final

from cenabum.kernel.pool import ONE, count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans import moves
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.money import receive
from cenabum.orleans.moves import GOODS
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.brasserie import lay_down
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import GAIN_COINS, GAIN_DEVELOPMENT, GAIN_GOOD


class Exchange(ModuleDecision):
    """What to take for the good."""

    name = "exchange"
    answers = ("exchange",)
    rules = ("newplaces.sheep-farm",)
    when = "newplaces.sheep-farm"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """newplaces.sheep-farm: what a cheese may be turned into now; coins always."""
        printed = table.components
        codes = [moves.EXCHANGE + GAIN_COINS]
        if count(table.goods_market, tables(printed).farm_gain[GAIN_GOOD]):
            codes.insert(0, moves.EXCHANGE + GAIN_GOOD)
        if table.players[seat].development < printed.development_end:
            codes.append(moves.EXCHANGE + GAIN_DEVELOPMENT)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """A cheese goes back to the goods market for something better."""
        gain = code - moves.EXCHANGE
        modules = tables(table.components)
        player = table.players[seat]
        player.pending.pop()
        if table.log is not None:
            table.tell("exchanges", seat, gain)
        lay_down(table, seat, modules.farm_good)
        table.goods_market += ONE[modules.farm_good]
        if gain == GAIN_GOOD:
            good = modules.farm_gain[GAIN_GOOD]
            table.goods_market -= ONE[good]
            player.goods += ONE[good]
            if table.log is not None:
                table.tell("gains_good", seat, good)
        elif gain == GAIN_COINS:
            receive(table, seat, modules.farm_gain[GAIN_COINS], PLACE_ACTION)
        else:
            advance_development(table, seat, modules.farm_gain[GAIN_DEVELOPMENT])

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A good that the market does not have, or a track at its end."""
        why = say("no-track", track="development")
        if at[0] == GAIN_GOOD:
            why = say("no-good-left", good=GOODS[tables(table.components).farm_gain[GAIN_GOOD]])
        return Refusal("newplaces.sheep-farm", why, asked(table, seat))


EXCHANGE: Final = Exchange()
