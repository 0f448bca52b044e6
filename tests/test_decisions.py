"""Decisions as objects: numbered when a game is put together, and never wrapped."""

from typing import Any

import pytest

from cenabum.kernel.core import Core
from cenabum.kernel.decision import (
    KIND_BITS,
    MOST_KINDS,
    Asked,
    Course,
    Decision,
    enlist,
    kind_of,
    number_of,
    refused,
)
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say

pytestmark = pytest.mark.golden  # classes in plain Python extend the compiled ones


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


def test_the_number_of_a_decision_is_found_below_what_is_asked_first() -> None:
    draw, feed = enlist([Question("draw"), Question("feed")])
    assert draw.carried([draw.pending(4), feed.pending(9)], 7) == 4
    assert draw.carried([draw.pending(4), feed.pending(9), draw.pending(2)], 7) == 2
    assert draw.carried([feed.pending(9)], 7) == 7


class Secret(Question):
    hidden = True


def test_a_decision_says_that_it_is_hidden() -> None:
    assert [decision.hidden for decision in enlist([Question("feed"), Secret("plan")])] == [False, True]


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


# ---- a game of three decisions: pick a number, pay it if you can, wait for the other


class Piggy(Asked):
    def __init__(self) -> None:
        self.coins = 3
        self.pending = []
        self.options = []


class Bank(Course):
    players: list[Piggy]

    def __init__(self) -> None:
        self.begin("a seed", ["bag"], None, None, [])
        self.decisions = DECISIONS
        self.players = [Piggy(), Piggy()]
        self.rounds = 0

    def next_step(self) -> None:
        self.rounds += 1
        for player in self.players:
            player.pending.append(PICK.pending(2))


class Pick(Decision[Bank]):
    name, answers, rules = "pick", ("pick",), ("bank.pick",)

    def options(self, table: Bank, seat: int, number: int) -> list[int]:
        return list(range(1, number + 1))

    def do(self, table: Bank, seat: int, number: int, code: int) -> None:
        player = table.players[seat]
        player.pending.pop()
        player.pending += [WAIT.bare, PAY.pending(code)]

    def untimely(self, table: Bank, seat: int, kind: str, at: list[int]) -> Refusal | None:
        return Refusal("bank.once", say("no-move"))


class Pay(Decision[Bank]):
    name, answers = "pay", ("pay",)

    def options(self, table: Bank, seat: int, number: int) -> list[int]:
        return [number] if table.players[seat].coins >= number else []

    def do(self, table: Bank, seat: int, number: int, code: int) -> None:
        table.players[seat].pending.pop()
        table.players[seat].coins -= number

    def lapse(self, table: Bank, seat: int, number: int) -> bool:
        table.players[seat].pending.pop()
        table.tell("poor", seat, number)
        table.over = True
        return True


class Wait(Decision[Bank]):
    name, answers = "wait", ("pay",)

    def options(self, table: Bank, seat: int, number: int) -> list[int]:
        return []

    def lapse(self, table: Bank, seat: int, number: int) -> bool:
        if table.deciding & ~(1 << seat):
            return False
        for player in table.players:
            player.pending.clear()
        return True

    def refuse(self, table: Bank, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        return Refusal("bank.patience", say("no-turn")) if kind == "pay" else None


PICK, PAY, WAIT = Pick(), Pay(), Wait()
DECISIONS: list[Decision[Any]] = enlist([PICK, PAY, WAIT])


def test_a_game_goes_its_course_from_decision_to_decision() -> None:
    bank = Bank()
    bank.advance()
    assert bank.deciding_seats() == [0, 1]
    assert bank.legal(0) == bank.choices(1) == [1, 2]
    assert bank.top(0) is PICK
    bank.apply(1, 2)
    assert (bank.players[1].coins, bank.deciding_seats(), bank.legal(1)) == (1, [0], [])
    assert bank.top(1) is WAIT
    bank.apply(0, 1)
    assert (bank.rounds, bank.deciding_seats()) == (2, [0, 1])
    assert [player.coins for player in bank.players] == [2, 1]


def test_what_cannot_be_answered_lapses() -> None:
    bank = Bank()
    bank.advance()
    for seat in (1, 0, 1):
        bank.apply(seat, 2)
    assert bank.over
    assert bank.log == [("poor", 1, 2, 0, 0)]


def test_a_refusal_comes_from_what_is_asked_or_from_what_the_move_would_answer() -> None:
    bank = Bank()
    bank.advance()
    bank.apply(1, 2)
    for kind, rule in (("pay", "bank.patience"), ("pick", "bank.once")):
        found = refused(bank, 1, kind, [])
        assert found is not None
        assert found.rule == rule
    assert refused(bank, 0, "pick", [9]) is None
