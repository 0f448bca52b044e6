"""The component data of Orléans, read once for the tests that count it and for those that correct it."""

from typing import Any

from cenabum.kernel.figures import load_figures

DATA = "cenabum.orleans.data"
FOLLOWERS = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
GOODS = ("grain", "cheese", "wine", "wool", "brocade")

FIGURES = load_figures(DATA)


def value(path: str) -> Any:
    return FIGURES.get(path)
