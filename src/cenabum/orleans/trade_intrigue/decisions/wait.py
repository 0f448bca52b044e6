"""The active player waits while those whom a character hits bargain, one after the other."""

from typing import Final

from cenabum.kernel.words import Words, say
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision

# The number: the character, the second of two numbers for what exactly is done, the seats still to be hit, the first number.
_SECOND = 5
_TARGETS = 8
_FIRST = 16


class Wait(ModuleDecision):
    """There is nothing to choose until everybody has been hit or spared."""

    name = "wait"
    busy = "strike"

    def begin(self, character: int, targets: int, first: int = 0, second: int = 0) -> int:
        """What is pending while a character goes about to hit a set of seats."""
        return self.pending(character | second << _SECOND | targets << _TARGETS | first << _FIRST)

    def without(self, number: int, target: int) -> int:
        """What is pending after one of the targets has been dealt with."""
        return self.pending(number & ~(1 << (_TARGETS + target)))

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """None."""
        return []

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """The seat waits for others; `turns` goes on with the next target."""
        return False

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """That others bargain."""
        return say("ask-strike")


WAIT: Final = Wait()


def character_of(number: int) -> int:
    """Who is about to strike."""
    return number & (1 << _SECOND) - 1


def targets_of(number: int) -> int:
    """The seats still to be hit, as a mask."""
    return number >> _TARGETS & (1 << _FIRST - _TARGETS) - 1


def first_of(number: int) -> int:
    """The first number for what is done: a good, a space or a track."""
    return number >> _FIRST


def second_of(number: int) -> int:
    """The second number for what is done: the good that Fraud gives."""
    return number >> _SECOND & (1 << _TARGETS - _SECOND) - 1
