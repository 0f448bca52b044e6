"""Where a follower goes who was drawn in between."""

from typing import Final

from cenabum.kernel.pool import ONE
from cenabum.stories.decisions.lodging import Lodging
from cenabum.stories.drawing import green_room, lodgings
from cenabum.stories.moves import DONE
from cenabum.stories.table import Table


class Lodge(Lodging):
    """deeds.alchemy, fame.follower: as after a bath, or to the village green."""

    name = "lodge"
    answers = ("place", "done", "fair")
    rules = ("deeds.alchemy", "fame.follower")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """An action space, the County fair, or the village green."""
        codes = lodgings(table, seat)
        if green_room(table, table.players[seat]):
            codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower is there."""
        if code != DONE:
            super().do(table, seat, number, code)
            return
        player = table.players[seat]
        player.pending.pop()
        for follower in range(7):
            if player.drawn >> (5 * follower) & 31:
                player.drawn -= ONE[follower]
                player.market += ONE[follower]
                if table.log is not None:
                    table.tell("lodges_green", seat, follower)


LODGE: Final = Lodge()
