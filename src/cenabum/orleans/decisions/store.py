"""Phase 3, after the draw: followers of the market into the Gunpowder Tower; for draws that were declined others come back first."""

from typing import Final

from cenabum.kernel.pool import ONE, kinds, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision, asks
from cenabum.orleans.decisions.draw import DRAW, later_recall_refused, recall, recalls
from cenabum.orleans.moves import DONE, KIND_IN, RECALL, SPACE_IN
from cenabum.orleans.refusals_planning import not_owned, on_market
from cenabum.orleans.refusals_words import follower, has_place, situation
from cenabum.orleans.retinue import room
from cenabum.orleans.table import FOLLOWERS_PHASE, Table


class Store(OrleansDecision):
    """Whom to store."""

    name = "store"
    answers = ("store", "recall", "done")
    rules = ("tiles.gunpowder-tower-fill", "tiles.gunpowder-tower", "followers.recall")
    busy = "store"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Which market follower goes to the tower; done as soon as the market holds no more than it may."""
        printed = table.components
        player = table.players[seat]
        codes: list[int] = []
        if total(player.stored) < printed.storage:
            codes = [moves.STORE + kind for kind in kinds(player.market)]
            if codes and player.declined and room(table, player) > 0:
                codes += recalls(table, player)
        if total(player.market) <= printed.market:
            codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """A market follower into the tower, or another one back onto the market; more may follow."""
        player = table.players[seat]
        if code == DONE:
            player.pending.pop()
            return
        if code >= RECALL and KIND_IN[code] == "recall":
            player.declined -= 1
            recalled = recall(table, player, code)
            if table.log is not None:
                table.tell("recalls", seat, recalled, SPACE_IN[code])
            return
        kind = code - moves.STORE
        player.market -= ONE[kind]
        player.stored += ONE[kind]
        if table.log is not None:
            table.tell("stores", seat, kind)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With how many must go, if the market is too full."""
        over = total(table.players[seat].market) - table.components.market
        return say("ask-store-more", number=over) if over > 0 else say("ask-store")

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Such a follower is not there, or done is too early: the market is too full."""
        player = table.players[seat]
        if kind == "recall":
            return later_recall_refused(table, seat, at[0], room(table, player))
        if kind == "done":
            over = total(player.market) - table.components.market
            why = say("no-market-room", number=over)
            return Refusal("tiles.gunpowder-tower-overflow", why, say("try-store-more", number=over))
        why = say("no-follower-on-market", who=follower(at[0]))
        return Refusal("tiles.gunpowder-tower-fill", why, on_market(player))

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To fill the Gunpowder Tower, and it is not the time."""
        if kind == "recall":
            return None
        printed = table.components
        player = table.players[seat]
        if not has_place(printed, player, printed.tower):
            return not_owned(table, seat, printed.tower)
        if table.phase == FOLLOWERS_PHASE and total(player.stored) >= printed.storage:
            why = say("no-tower-room", number=printed.storage)
            return Refusal("tiles.gunpowder-tower", why, situation(table, seat))
        why = say("no-store-before-draw") if asks(table, seat, DRAW) else say("no-store-now")
        return Refusal("tiles.gunpowder-tower-fill", why, situation(table, seat))


STORE: Final = Store()
