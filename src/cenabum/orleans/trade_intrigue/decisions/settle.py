"""A follower is placed at once: a new one (Amnesty), or one drawn from the bag (Alchemy)."""

from typing import Final

from cenabum.bagbuilding.board import put
from cenabum.bagbuilding.layout import FROM_MARKET
from cenabum.bagbuilding.planning import available, placements
from cenabum.kernel.pool import ONE, count, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.decisions.send import join
from cenabum.orleans.moves import DONE, FOLLOWER_IN, PLACE, SPACE_IN
from cenabum.orleans.refusals_words import asked, follower, space_name
from cenabum.orleans.table import BAG_STREAM, Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.names import BY_ALCHEMY, SETTLINGS


class Settle(ModuleDecision):
    """Where the follower goes, or into the bag; the number says where it comes from."""

    name = "settle"
    answers = ("place", "done")
    rules = ("newdeeds.{}", "newdeeds.{}-back", "newdeeds.{}-town-hall", "newevents.{}", "newevents.{}-same-place")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """A space that it fits, or the bag."""
        layout = table.components.layout
        player = table.players[seat]
        spaces = available(layout, player)
        return [*placements(layout, player, player.drawn, PLACE, FROM_MARKET, spaces), DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower is placed, or goes into the bag."""
        player = table.players[seat]
        player.pending.pop()
        if code == DONE:
            if table.log is not None:
                for kind in kinds(player.drawn):
                    table.tell("into_the_bag", seat, kind)
            player.bag += player.drawn
            player.drawn = 0
            return
        kind = FOLLOWER_IN[code]
        space = SPACE_IN[code]
        player.drawn -= ONE[kind]
        put(table.components.layout, player, kind, space)
        join(table, player, space)
        if table.log is not None:
            table.tell("settles", seat, kind, space)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """Where the follower comes from."""
        return 0, {"settling": SETTLINGS[number]}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Another follower, or a space that does not fit."""
        layout = table.components.layout
        player = table.players[seat]
        rule = "newdeeds.alchemy" if number == BY_ALCHEMY else "newevents.amnesty"
        space = space_name(table.components, at[1])
        if not count(player.drawn, at[0]):
            return Refusal(rule, say("no-settle-kind", who=follower(at[0])), asked(table, seat))
        if not player.open & layout.bit[at[1]]:
            return Refusal("planning.occupied-space", say("no-settle-space", space=space), asked(table, seat))
        if not layout.fits[player.privileges][at[0]] & layout.bit[at[1]]:
            why = say("no-fit", who=follower(at[0]), space=space)
            return Refusal("planning.matching-space", why, asked(table, seat))
        return Refusal(rule, say("no-settle-there"), asked(table, seat))


SETTLE: Final = Settle()


def draw_one(table: Table, seat: int) -> None:
    """newdeeds.alchemy: one from the bag, to be placed at once."""
    player = table.players[seat]
    kind = table.pick(BAG_STREAM + seat, player.bag)
    player.bag -= ONE[kind]
    player.drawn += ONE[kind]
    if table.log is not None:
        table.tell("draws_one", seat, kind)
    player.pending.append(SETTLE.pending(BY_ALCHEMY))
