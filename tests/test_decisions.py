"""Decisions as objects: numbered when a game is put together, and never wrapped."""

import pytest

from cenabum.kernel.core import Core
from cenabum.kernel.decision import KIND_BITS, MOST_KINDS, Decision, enlist, kind_of, number_of


class Question(Decision[Core]):
    def __init__(self, name: str) -> None:
        self.name = name


def test_a_pending_decision_tells_its_kind_and_number() -> None:
    asked = enlist([Question("draw"), Question("feed")])
    for decision in asked:
        for number in (0, 1, 31, 32, 255, 256, 99_999):
            pending = decision.pending(number)
            assert asked[kind_of(pending)] is decision
            assert number_of(pending) == number


def test_the_last_kind_there_is_room_for_keeps_apart_from_the_first() -> None:
    asked = enlist([Question(f"q{number}") for number in range(MOST_KINDS)])
    assert kind_of(asked[-1].pending(7)) == MOST_KINDS - 1 < 1 << KIND_BITS
    assert number_of(asked[-1].pending(7)) == 7


def test_too_many_kinds_are_told_when_the_game_is_put_together() -> None:
    with pytest.raises(ValueError, match="room for 255 kinds of decision, and here are 256"):
        enlist([Question(f"q{number}") for number in range(MOST_KINDS + 1)])


def test_two_decisions_of_one_name_or_none_are_told() -> None:
    with pytest.raises(ValueError, match="a name of its own; “feed”"):
        enlist([Question("feed"), Question("feed")])
    with pytest.raises(ValueError, match="a name of its own; “”"):
        enlist([Question("")])
