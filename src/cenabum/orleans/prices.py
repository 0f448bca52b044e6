"""What the effects of the game ask about values, for a bot to fill in: the game itself knows no prices."""

from typing import Protocol

from cenabum.orleans.table import Player, Table


class Prices(Protocol):
    """A seat's outlook at one moment. Everything is in points by the end of the game."""

    @property
    def table(self) -> Table:
        """The table as the bot sees it."""

    @property
    def player(self) -> Player:
        """The seat it thinks for."""

    @property
    def rounds(self) -> int:
        """Rounds to come after this one."""

    @property
    def station(self) -> float:
        """A trading station more."""

    def coins(self, number: float) -> float:
        """So many coins."""

    def steps(self, number: int) -> float:
        """So many development points."""

    def good(self, good: int) -> float:
        """A good."""

    def technology(self) -> float:
        """A technology tile in hand."""

    def recruit(self, kind: int) -> float:
        """A follower more, with what its track brings."""

    @property
    def meal(self) -> float:
        """A food that is given away."""

    def position(self, town: int) -> float:
        """Where the merchant stands at the end of the round."""

    def journey(self) -> float:
        """A journey, wherever it goes."""

    def bath(self) -> float:
        """A follower drawn and placed at once."""

    def protection(self) -> float:
        """The chance to ward off the event of this round."""

    def shelter(self) -> float:
        """A place that can ward off the events to come."""

    def spare_shelter(self) -> float:
        """A few goods that can ward off events."""

    def storage(self) -> float:
        """Room for followers who wait for deeds."""

    def baths(self, keeps: int) -> float:
        """A place to bathe, which keeps so many, in the rounds to come."""

    def substitution(self, kinds: int) -> float:
        """One kind of follower that may stand in for so many others."""

    def uses(self, place: int, worth: float, most: float) -> float:
        """An action of this worth over the rounds to come, at most so many times, less the followers it takes."""
