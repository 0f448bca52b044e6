"""What modules put in the place of parts of the base game, compiled to tables."""

from typing import Any

from cenabum.bagbuilding.layout import Substitution
from cenabum.kernel.figures import Figures
from cenabum.kernel.reading import Reader
from cenabum.kernel.words import Words


class Overlay(Reader):
    """Here nothing is in the place of anything. A module fills what it changes; `Components` reads it."""

    board: int  # which board followers are sent to: 0 for that of the base game
    deed_names: list[str]
    deed_words: list[Words]
    deeds: list[int]  # the spaces of each as a pool
    coins: list[int]
    new_events: bool  # are there other hour-glass tiles?
    first_event: int
    letters: list[str]
    stacks: list[int]
    tiles: int
    event_numbers: list[list[Any] | None]
    orders: bool
    order_names: list[str]
    place_figures: dict[str, dict[str, Any]]  # more places
    substitutions: list[Substitution]  # who may stand in for whom while a module says so
    privileges: list[int]  # the bit of each of them, once the places are laid out

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.board = 0
        self.deed_names = []
        self.deed_words = []
        self.deeds = []
        self.coins = []
        self.new_events = False
        self.first_event = 0
        self.letters = []
        self.stacks = []
        self.tiles = 0
        self.event_numbers = []
        self.orders = False
        self.order_names = []
        self.place_figures = {}
        self.substitutions = []
        self.privileges = []

    def files(self) -> set[str]:
        """The data files that this game uses."""
        return {"counts", "map", "places", "tracks", "deeds", "hourglass"}
