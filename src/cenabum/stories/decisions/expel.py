"""Knights' Alliance: whose follower goes home."""

from typing import Final

from cenabum.bagbuilding.board import lift
from cenabum.kernel.pool import ONE
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.moves import DONE, FAIR_SPOT, SPOTS
from cenabum.stories.table import Table


class Expel(StoryDecision):
    """deeds.knights-alliance: a follower on another player's action space; not the portal, not the village green."""

    name = "expel"
    answers = ("done", "expel")
    rules = ("deeds.knights-alliance", "deeds.alliance-where")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Each follower of the others, or nobody."""
        codes = [DONE]
        for other, player in enumerate(table.players):
            if other != seat and not player.out:
                taken = player.spaces & ~player.open & ~player.technology_on
                space = 0
                while taken:
                    if taken & 1:
                        codes.append(moves.EXPEL + other * SPOTS + space)
                    taken >>= 1
                    space += 1
                for kind in range(7):
                    if player.fair >> (5 * kind) & 31:
                        codes.append(moves.EXPEL + other * SPOTS + FAIR_SPOT + kind)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower goes back to its owner's bag; an activated place may wait again."""
        table.players[seat].pending.pop()
        if code == DONE:
            return
        other, spot = (code - moves.EXPEL) // SPOTS, (code - moves.EXPEL) % SPOTS
        player = table.players[other]
        if spot >= FAIR_SPOT:
            kind = spot - FAIR_SPOT
            player.fair -= ONE[kind]
        else:
            kind = lift(table.components.layout, player, spot)
        player.bag += ONE[kind]
        if table.log is not None:
            table.tell("expels", seat, other, kind)


EXPEL: Final = Expel()
