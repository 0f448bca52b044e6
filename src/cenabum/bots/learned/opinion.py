"""What a bot thinks of things at one moment: what it believes of them, corrected by what was learned, if anything was."""

from typing import TYPE_CHECKING, Final

from cenabum.bots.learned.situation import LONGEST, NAMES, situation
from cenabum.bots.learned.weights import OF_ACTION, Learned, Printed

if TYPE_CHECKING:
    from cenabum.bots.greedy.values import Outlook

MOST_OF_ACTION: Final = 30.0
ACTION_UNIT: Final = 5.0
LEAST_SCALE: Final = 0.1


class Opinion:
    """Everything a planner asks. What nothing was learned about is as it was believed to be, to the last digit."""

    def __init__(self, outlook: "Outlook", learned: Learned | None) -> None:
        self.learned = learned
        self.scale = 1.0  # how much of what is believed of a plan counts
        if learned is None:
            return
        printed = outlook.printed
        self.situation = situation(outlook)
        self.part = outlook.rounds / LONGEST
        self.board = learned.deeds[printed.board]
        self.rows: Printed = learned.printed(printed, printed.place_names, printed.layout.place_of)
        self.scale = learned.scale

    def place(self, place: int, action: float) -> float:
        """What it is worth that a place acts, its followers' time not counted."""
        if self.learned is None:
            return action
        row = self.rows.places[place]
        worth = self.scale * action + dot(row, self.situation)
        if len(row) == len(NAMES) + OF_ACTION:
            size, part, first = min(action, MOST_OF_ACTION) / ACTION_UNIT, self.part, len(NAMES)
            worth += size * (row[first] + part * (row[first + 1] + part * row[first + 2]))
        return worth

    def way(self, place: int) -> float:
        """What a place of journeys or of building is worth beside what the journeys bring."""
        return 0.0 if self.learned is None else dot(self.rows.places[place], self.situation)

    def journeys(self) -> float:
        """How much of what is believed of the journeys counts."""
        if self.learned is None:
            return 1.0
        return max(LEAST_SCALE, self.scale + dot(self.learned.journeys, self.situation))

    def sent(self, kind: int) -> float:
        """What sending a follower is worth beside the deed."""
        return 0.0 if self.learned is None else dot(self.board[kind], self.situation)

    def used(self, cost: float) -> float:
        """What it costs to use a follower."""
        return cost if self.learned is None else self.scale * cost - dot(self.learned.used, self.situation)

    def short(self, cost: float) -> float:
        """What a stand-in costs besides."""
        return cost if self.learned is None else max(0.0, self.scale * cost - dot(self.learned.short, self.situation))

    def tile(self, place: int, worth: float) -> float:
        """A place tile."""
        return worth if self.learned is None else worth + dot(self.rows.tiles[place], self.situation)

    def technology(self, space: int, worth: float) -> float:
        """A technology tile on a space."""
        return worth if self.learned is None else worth + dot(self.rows.technology[space], self.situation)

    def recruit(self, kind: int, worth: float) -> float:
        """A follower to recruit, of those one may choose from."""
        return worth if self.learned is None else worth + dot(self.learned.recruits[kind], self.situation)


def dot(weights: list[float], numbers: list[float]) -> float:
    """A weighted sum, as far as there are weights."""
    worth = 0.0
    for each in range(min(len(weights), len(numbers))):
        worth += weights[each] * numbers[each]
    return worth
