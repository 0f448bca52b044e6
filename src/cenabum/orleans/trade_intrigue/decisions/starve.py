"""Famine: followers of board and bag go back to the supply."""

from typing import Final

from cenabum.bagbuilding.board import lift, occupied, without_alike
from cenabum.bagbuilding.followers import FOLLOWER_KINDS, MONK, NEUTRAL, NEUTRAL_KINDS
from cenabum.kernel.pool import ONE, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.moves import SPACE_IN, STARVE_AT, STARVE_SPACE
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.names import FROM_BAG, FROM_MARKET


class Starve(ModuleDecision):
    """Whom to lose; the number says how many are still to go."""

    name = "starve"
    answers = ("starve", "starve_space")
    rules = ("newevents.famine", "newevents.famine-where")
    when = "newevents.famine"
    busy = "starve"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """newevents.famine: any follower that is not of the player's colour."""
        layout = table.components.layout
        player = table.players[seat]
        codes: list[int] = []
        for stock, pool in enumerate((player.bag, player.market, player.stored)):
            codes += [moves.STARVE + stock * FOLLOWER_KINDS + kind for kind in kinds(pool & NEUTRAL)]
        placed = occupied(player)
        if layout.twins & placed & placed >> 1:
            placed = without_alike(layout, player, placed)
        codes += [
            STARVE_AT[space] for space in range(len(player.on)) if placed >> space & 1 and player.on[space] <= MONK
        ]
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """A follower goes back to the supply."""
        player = table.players[seat]
        player.pending.pop()
        if number > 1:
            player.pending.append(self.pending(number - 1))
        if code >= STARVE_SPACE:
            space = SPACE_IN[code]
            kind = lift(table.components.layout, player, space)
            if table.log is not None:
                table.tell("starves_space", seat, kind, space)
        else:
            stock = (code - moves.STARVE) // FOLLOWER_KINDS
            kind = (code - moves.STARVE) % FOLLOWER_KINDS
            if stock == FROM_BAG:
                player.bag -= ONE[kind]
            elif stock == FROM_MARKET:
                player.market -= ONE[kind]
            else:
                player.stored -= ONE[kind]
            if table.log is not None:
                table.tell("starves", seat, kind, stock)
        table.supply += ONE[kind]

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With how many."""
        return say("ask-starve", number=number)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Nobody is there, or one of the player's colour."""
        own = kind == "starve" and at[1] >= NEUTRAL_KINDS
        why = say("no-famine-own") if own else say("no-famine-nobody")
        return Refusal("newevents.famine", why, asked(table, seat))


STARVE: Final = Starve()
