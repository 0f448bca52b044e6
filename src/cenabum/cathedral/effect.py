"""What actions, rewards and events have in common: each of them is one object, made of its figures when a game is put together."""

from typing import TYPE_CHECKING, Final

from cenabum.cathedral.moves import FOLLOWERS
from cenabum.kernel.words import SILENCE, Sentence, Words, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components
    from cenabum.cathedral.table import Table

NO_DECISION: Final = -1
FAR: Final = 9


class Effect:
    """What an action of the town does: `name` is that in the figures (`does`)."""

    name: str = ""
    monk_rule: str = ""  # the rule by which a space for monks alone is one
    ends_round: bool = False

    def do(self, table: "Table", seat: int) -> None:
        """A follower has been placed: do at once what needs no choice, and lay on the stack what does."""
        raise NotImplementedError

    def text(self, printed: "Components") -> Sentence:
        """What it does, with its figures: for page and terminal."""
        return SILENCE

    def idle(self, table: "Table", seat: int) -> list[Sentence]:
        """Why it would do nothing for the seat as the table stands; a follower may be placed there all the same."""
        return []

    def now(self, table: "Table", seat: int) -> list[Sentence]:
        """What it would do for the seat as the table stands; asked where it is not idle."""
        return []

    def taken(self, action: str, follower: int) -> Words:
        """Why nobody may come to a space of the action on which a follower stands."""
        return say("no-room", action=action, follower=FOLLOWERS[follower])


class Reward:
    """What a finished order or a blueprint gives: `name` is that in the figures."""

    name: str = ""

    def gain(self, table: "Table", seat: int) -> int:
        """Do what needs no choice; what is to be decided, or `NO_DECISION`."""
        raise NotImplementedError


class Event:
    """A kind of event tile: a gift, or an order that stays open until it is fulfilled or replaced."""

    name: str = ""
    is_order: bool = True
    place: int = -1  # where the order asks somebody to be, if it names a place
    number: int = 1  # how many builders or rosettes it asks for
    reward: int = -1  # what a gift gives

    def holds(self, table: "Table") -> bool:
        """Is what the order asks for so now?"""
        return False

    def text(self, printed: "Components") -> Sentence:
        """What it gives or asks for, with its figures: for page and terminal."""
        return SILENCE

    def now(self, table: "Table", steps: list[list[int]]) -> list[Sentence]:
        """How near everybody is to what the order asks for, by the `steps` between places."""
        return []

    def matters(self, printed: "Components") -> Sentence:
        """What somebody should do about the order, in a sentence."""
        return SILENCE

    def far(self, table: "Table", steps: list[list[int]]) -> int:
        """How many moves are missing at least, by the `steps` between places; for a bot."""
        return FAR
