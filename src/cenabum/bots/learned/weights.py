"""The weights that were learned: for everything a bot weighs a row with a weight for each number of the situation."""

from collections.abc import Sequence
from typing import Any, Final

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.bots.learned.situation import NAMES
from cenabum.kernel.refusal import SetupError

OF_ACTION: Final = 3
"""Weights that a place has more: of what its action is believed to be worth, of that times the rounds to come, times their square."""
BOARDS: Final = ("deeds", "new-deeds", "intrigue")
REMEMBERED: Final = 64
"""Set-ups whose numbers of places are kept."""
FORM: Final = 1
"""The form of the file. Weights of another form, or of other numbers of the situation, mean something else."""


class Learned:
    """The weights, by what they are of. A row that nobody learned is empty."""

    def __init__(self, data: dict[str, Any]) -> None:
        if data.get("form") != FORM or data.get("situation") != list(NAMES):
            raise SetupError(
                "These learned weights are of another version of Cenabum, whose bots see a table in other numbers."
                " Use that version, or learn anew: cenabum train FOLDER --level champion."
            )
        self.scale = float(data["scale"])
        self.used = _row(data["used"])
        self.short = _row(data["short"])
        self.journeys = _row(data["journeys"])
        self.deeds: list[list[list[float]]] = [_rows(data["deeds"].get(board, {}), PROFESSIONS) for board in BOARDS]
        self.recruits = _rows(data["recruits"], PROFESSIONS)
        self.places: dict[str, list[float]] = data["places"]
        self.tiles: dict[str, list[float]] = data["tiles"]
        self.technology: dict[str, list[float]] = data["technology"]
        self.known: dict[object, Printed] = {}

    def printed(self, components: object, places: Sequence[str], place_of: Sequence[int]) -> "Printed":
        """The rows of the places that a table has, by their numbers there."""
        found = self.known.get(components)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[components] = Printed(self, places, place_of)
        return found


class Printed:
    """The rows that belong to places and spaces, by the numbers these have at a table."""

    def __init__(self, learned: Learned, places: Sequence[str], place_of: Sequence[int]) -> None:
        self.places = _rows(learned.places, places)
        self.tiles = _rows(learned.tiles, places)
        self.technology = _rows(learned.technology, spaces(places, place_of))


def spaces(places: Sequence[str], place_of: Sequence[int]) -> list[str]:
    """The name of each space: its place, and the number it has there."""
    found: list[str] = []
    for space, place in enumerate(place_of):
        found.append(f"{places[place]} {space - list(place_of).index(place) + 1}")
    return found


def _rows(rows: dict[str, list[float]], names: Sequence[str]) -> list[list[float]]:
    return [_row(rows.get(name, [])) for name in names]


def _row(numbers: list[float]) -> list[float]:
    """JSON writes a whole number without a point."""
    return [float(each) for each in numbers]
