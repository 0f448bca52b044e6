"""Bathhouse: which of the drawn followers stays, and where."""

from typing import Final

from cenabum.stories.decisions.lodging import Lodging


class Bathe(Lodging):
    """tiles.bathhouse: one of them is placed at once; the other one goes back."""

    name = "bathe"
    answers = ("place", "fair")
    rules = ("tiles.bathhouse",)


BATHE: Final = Bathe()
