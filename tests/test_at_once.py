"""Seats that decide at the same time learn nothing of each other by being asked later."""

import random
from typing import Any

import pytest

import cenabum
from cenabum import SetupError
from cenabum.bots import play_bots
from cenabum.bots.asking import play_out
from cenabum.bots.random import RandomBot
from cenabum.kernel.at_once import AtOnce, asked_with
from cenabum.kernel.keyed import KEYED
from cenabum.kernel.register import GAMES, rules_of
from cenabum.kernel.seating import check_settings
from cenabum.kernel.snapshot import dump
from cenabum.kernel.start import start
from cenabum.server.loading import begun

MODULES = {"modules": ["orders", "new-events", "new-places", "intrigue"]}
SETUPS: list[tuple[str, dict[str, Any]]] = [*((game, {}) for game in GAMES), ("orleans", MODULES)]


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_who_is_asked_last_sees_no_more_than_who_is_asked_first(game: str, settings: dict[str, Any]) -> None:
    """Whatever the others decide meanwhile: what a seat sees when it is asked is the same."""
    state = start(game, 3, 11, **settings)
    features = rules_of(game).features(state.components)
    course = AtOnce(state)
    chance = random.Random(4)
    moments = later = 0
    waiting: dict[int, tuple[list[int], list[int]]] = {}  # what they saw when all were first asked
    for _ in range(400):
        if state.over:
            break
        group = state.deciding_seats()
        if not waiting and len(group) > 1:
            moments += 1
            waiting = {seat: (features.row(state, seat), state.legal(seat)) for seat in group}
        seat = course.asked
        for other, (row, _) in waiting.items():
            assert features.row(course.sight(other), other) == row
        if seat in waiting:
            later += features.row(state, seat) != waiting[seat][0]
            assert (features.row(course.seen, seat), course.seen.legal(seat)) == waiting.pop(seat)
        course.apply(chance.choice(course.seen.legal(seat)))
    assert moments >= 8 or game == "cathedral"
    assert later >= 3 or game == "cathedral"  # the table itself would have told something


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_the_game_is_the_one_that_was_played(game: str, settings: dict[str, Any]) -> None:
    """What a seat is asked with differs from the table only in what others hide: its own options are those of the table."""
    state = start(game, 4, 5, **settings)
    plain = start(game, 4, 5, **settings)
    course = AtOnce(state)
    chance = random.Random(6)
    for _ in range(600):
        if state.over:
            break
        seat = course.asked
        assert course.seen.legal(seat) == state.legal(seat)
        code = chance.choice(state.legal(seat))
        course.apply(code)
        plain.apply(seat, code)
        assert dump(state) == dump(plain)


def test_in_the_rulebooks_order_the_start_player_plans_first_and_is_seen() -> None:
    state = start("orleans", 3, 2)
    course = AtOnce(state, "rulebook")
    chance = random.Random(1)
    order: list[int] = []
    while state.round < 3:
        if state.round == 2 and len(state.deciding_seats()) > 1 and course.asked not in order:
            order.append(course.asked)
        assert course.seen is course.sight(0) is state
        course.apply(chance.choice(state.legal(course.asked)))
    assert state.round == 3
    assert order[:2] == [1, 2]  # the start player moves on every round


def test_there_are_two_orders() -> None:
    with pytest.raises(SetupError, match="no order of asking"):
        AtOnce(start("orleans", 2, 1), "backwards")


def known(state: Any) -> Any:
    """All of a state but its listener and the numbers of its generators, which nobody knows anyway."""
    other = state.copy()
    other.streams = []
    return dump(other)


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_at_a_table_a_seat_is_asked_without_what_others_have_decided_meanwhile(
    game: str, settings: dict[str, Any]
) -> None:
    """Whoever moves first, now and when the same moment is looked at later."""
    journal = begun(game, check_settings(rules_of(game), settings), {}, 3, "11", KEYED)
    chance = random.Random(7)
    seen = {seat: journal.state.copy() for seat in journal.deciding()}
    past: list[tuple[int, int, Any]] = []
    told = 0
    while not journal.over and journal.moment < 250:
        for seat in journal.deciding():
            asked = asked_with(journal, seat)
            assert known(asked) == known(seen[seat])
            assert asked.legal(seat) == journal.own(seat).legal(seat)
            told += known(journal.own(seat)) != known(asked)
            if not journal.plans[seat]:
                past.append((seat, journal.moment, known(asked)))
        seat = chance.choice(journal.deciding())
        code = chance.choice(asked_with(journal, seat).legal(seat))
        journal.accept(journal.tried(seat, [code], 0.0))
        alone = seen[seat]
        alone.source = journal.chance.source(alone.streams)
        alone.apply(seat, code)
        if not alone.deciding >> seat & 1:
            del seen[seat]
        for other in journal.deciding():
            seen.setdefault(other, journal.state.copy())
    assert all(known(asked_with(journal, seat, moment)) == then for seat, moment, then in past)
    assert told >= 50 or game == "cathedral"  # the table itself would have told something


class Looking(RandomBot):
    """Notes who still plans whenever it plans itself."""

    def __init__(self) -> None:
        self.plan_too: list[list[int]] = []

    def choose(self, state: Any, seat: int) -> int:
        if rules_of("orleans").secret(state, seat) is not None:
            self.plan_too.append(state.deciding_seats())
        return super().choose(state, seat)


def test_bots_of_the_package_do_not_see_who_has_planned_before() -> None:
    """Neither a person who was quicker nor a bot that was asked first."""
    game = cenabum.new("orleans", ["Ana", "bot:random", "bot:random"], seed=3)
    bots = [Looking(), Looking()]
    while len(bots[0].plan_too) < 8:
        while "Ana" in game.deciding:
            game.play("Ana", game.legal("Ana")[-1])
        play_bots(game, {1: bots[0], 2: bots[1]})
    for bot in bots:
        assert len(bot.plan_too) >= 6
        assert all(planning == [0, 1, 2] for planning in bot.plan_too)


class Guarded(RandomBot):
    """Notes what it was shown of the future, and how many still planned whenever it planned itself."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.foreseen = 0
        self.planning: list[int] = []

    def choose(self, state: Any, seat: int) -> int:
        self.foreseen += state.streams == self.table.streams
        if state.round <= 4 and rules_of("kings-favor").secret(state, seat) is not None:  # nobody is dismissed yet
            self.planning.append(len(state.deciding_seats()))
        return super().choose(state, seat)


def test_a_game_that_is_played_out_for_a_figure_or_a_training_is_fair() -> None:
    """Nobody is shown what a bag will give, or who has finished planning."""
    state = start("kings-favor", 3, 8)
    bots = [Guarded(state) for _ in range(3)]
    play_out(state, bots, "8")
    assert state.over
    for bot in bots:
        assert bot.foreseen == 0
        assert len(bot.planning) >= 8
        assert set(bot.planning) == {3}
