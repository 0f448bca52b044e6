"""What the effects of place tiles ask about values, for a bot to fill in: the game itself knows no prices."""

from typing import Protocol


class Prices(Protocol):
    """What having something for the rest of the game is worth at its beginning, in a measure of the bot's own."""

    outlet: float  # goods can be turned into something better
    bought_fame: float
    bath: float
    oven: float
    taxes: float
    deliveries: float
    shows: float
    walls: float  # Fame for fortresses
    refitting: float  # technology that may move
    guard: float
    citizens: float
    room: float  # more spaces of green and portal
    carpentry: float  # more Fame for buildings
    hidden_village: float

    def coins(self, number: int) -> float:
        """So many coins, again and again."""

    def fame(self, number: int) -> float:
        """So many Fame points, again and again."""

    def good(self, good: int) -> float:
        """This good, again and again."""

    def substitution(self, kinds: int) -> float:
        """One kind of follower that may stand in for so many others."""
