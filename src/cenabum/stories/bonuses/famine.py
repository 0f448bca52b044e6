"""The famine: food is asked for, until the Food Depot is full."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.bonuses.bonus import MOST, RoundBonus
from cenabum.stories.control import most_alone
from cenabum.stories.decisions.feed import FEED
from cenabum.stories.decisions.lose import LOSE
from cenabum.stories.facts import BY_ROUND
from cenabum.stories.names import DEPOT_BOARD
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import food, receive

if TYPE_CHECKING:
    from cenabum.stories.components import Components


def hunger_over(table: Table) -> bool:
    """Has the Food Depot been completed?"""
    return table.deed_side[DEPOT_BOARD] > 0


class Famine(RoundBonus):
    """kingdom.famine, kingdom.famine-over: food by the number of areas, settlers for what is missing; later coins for most areas."""

    hurts = True

    def __init__(self, printed: "Components", era: str) -> None:
        super().__init__(printed, era)
        path, figure = f"{printed.path}.famine", self.own["famine"]
        self.areas = [printed.number(f"{path}.areas", number, 0, MOST) for number in figure["areas"]]
        self.food = [printed.number(f"{path}.food", number, 0, MOST) for number in figure["food"]]
        if len(self.food) != len(self.areas) + 1:
            printed.fail(f"{path}.food", "must be one more than the numbers of areas that part them")

    def lifted(self, table: Table) -> bool:
        """The Food Depot is full."""
        return hunger_over(table)

    def do(self, table: Table, seat: int) -> None:
        """Food and settlers; later, coins."""
        if self.lifted(table):
            receive(table, seat, self._coins(seat, table.players), BY_ROUND)
            return
        player = table.players[seat]
        due = self._due(player)
        given = min(due, food(table, player))
        if given < due:
            if table.log is not None:
                table.tell("starves", seat, due - given)
            player.pending.append(LOSE.pending(due - given))
        if given:
            player.pending.append(FEED.pending(given))

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """What is to be given, and who is lost; later, the coins."""
        if self.lifted(table):
            return {"coins": self._coins(seat, shown)}
        due = self._due(shown[seat])
        given = min(due, food(table, shown[seat]))
        return {"food": given, "settlers": due - given}

    def _due(self, player: Player) -> int:
        """The food that a round asks for."""
        areas = player.settlers.bit_count()
        step = 0
        while step < len(self.areas) and areas > self.areas[step]:
            step += 1
        return self.food[step]

    def _coins(self, seat: int, players: Sequence[Player]) -> int:
        return self.amount if most_alone([player.settlers.bit_count() for player in players], seat) else 0

    def text(self) -> Words:
        """From the least to the most food."""
        return say("bonus-famine", few=self.food[0], many=self.food[-1])

    def lifted_text(self) -> Words:
        """For whom."""
        return say("bonus-famine-lifted", number=self.amount)
