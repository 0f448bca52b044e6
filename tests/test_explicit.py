"""Explicit chance: a game that stops at every draw is the game that draws by itself, and hides what seats decide at once."""

import copy
import pickle
import random

import pytest

from cenabum.kernel.at_once import AtOnce
from cenabum.kernel.explicit import Explicit, features_of
from cenabum.kernel.pool import kinds
from cenabum.kernel.register import GAMES, rules_of
from cenabum.kernel.sources import Source
from cenabum.kernel.start import components_of, set_up_of

MODULES = {"orleans": ["orders", "intrigue", "new-events"]}


class Seeded(Source):
    """Draws by chance, and keeps what was no foregone conclusion."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.drawn: list[int] = []

    def draw(self, stream: int, pool: int) -> int:
        possible = kinds(pool)
        kind = self.chance.choice(possible)
        if len(possible) > 1:
            self.drawn.append(kind)
        return kind


def advance(play: Explicit, chance: random.Random, decisions: int = 10**9) -> None:
    """Play by chance until somebody is to decide for the so many-th time from here, or to the end."""
    while not play.over:
        if play.drawing:
            numbers, odds = zip(*play.odds(), strict=True)
            play.draw(chance.choices(numbers, odds)[0])
        elif decisions:
            play.apply(chance.choice(play.seen.legal(play.asked)))
            decisions -= 1
        else:
            return


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("modules", [False, True])
def test_a_game_that_is_told_its_draws_is_the_game_that_drew_them(game: str, modules: bool) -> None:
    settings = {"modules": MODULES[game]} if modules and game in MODULES else {}
    source = Seeded(4)
    rules = rules_of(game)
    state = rules.start(components_of(set_up_of(game, 3, settings)), "", source, None, None)
    course, chance = AtOnce(state, "rulebook"), random.Random(5)
    codes = []
    while course.asked >= 0:
        codes.append(chance.choice(course.seen.legal(course.asked)))
        course.apply(codes[-1])
    play = Explicit(game, 3, "rulebook", **settings)
    draws, moves = iter(source.drawn), iter(codes)
    while not play.over:
        if play.drawing:
            odds = play.odds()
            assert sum(each for _, each in odds) == pytest.approx(1)
            assert len(odds) > 1
            assert all(play.name_of(kind) for kind, _ in odds)
            kind = next(draws)
            assert kind in [each for each, _ in odds]
            play.draw(kind)
        else:
            play.apply(next(moves))
    assert next(draws, None) is next(moves, None) is None
    for seat in range(3):
        assert rules.points(play.state, seat) == rules.points(state, seat)


def test_copies_part_and_a_pickle_goes_on() -> None:
    play = Explicit("orleans", 2)
    advance(play, random.Random(1), 30)
    ways = [play, play.copy(), copy.deepcopy(play), pickle.loads(pickle.dumps(play))]
    memories = {tuple(each.memory(seat) for seat in range(2)) for each in ways}
    assert len(memories) == 1
    for each in ways:
        advance(each, random.Random(2))
    assert len({tuple(cenabum_points(each)) for each in ways}) == 1
    assert len({tuple(each.memory(seat) for seat in range(2)) for each in ways} | memories) == 2


def cenabum_points(play: Explicit) -> list[int]:
    return [sum(rules_of("orleans").points(play.state, seat)) for seat in range(2)]


def test_a_draw_in_the_middle_can_be_pickled() -> None:
    play = Explicit("orleans", 2)
    assert play.drawing
    assert play.sight(0) is play.state is None
    assert play.memory(0) == ""
    again = pickle.loads(pickle.dumps(play))
    assert again.odds() == play.odds()


def planning(seed: int) -> tuple[Explicit, Explicit]:
    """The second seat plans, in two games in which the first one has planned otherwise."""
    play = Explicit("orleans", 2)
    chance = random.Random(seed)
    while play.drawing:
        play.draw(play.odds()[0][0])
    other = play.copy()
    for each in (play, other):
        while each.asked == 0:
            each.apply(chance.choice(each.seen.legal(0)))
    return play, other


def test_who_is_asked_later_knows_nothing_of_the_earlier_plan() -> None:
    play, other = planning(1)
    assert play.asked == other.asked == 1
    features = features_of(play.set_up)
    assert play.memory(0) != other.memory(0)
    assert play.memory(1) == other.memory(1)
    assert features.row(play.seen, 1) == features.row(other.seen, 1)


def test_in_an_imagined_game_the_others_have_yet_to_plan() -> None:
    play, other = planning(1)
    play.apply(play.seen.legal(1)[0])
    other.apply(other.seen.legal(1)[0])
    ways = [play.imagined(), other.imagined()]
    for real, made_up in zip((play, other), ways, strict=True):
        assert made_up.asked == real.asked == 1
        assert made_up.memory(1) == real.memory(1)
        assert made_up.seen.legal(1) == real.seen.legal(1)
        assert made_up.state.legal(0)  # which the real one has done
        assert not real.state.legal(0)
    while ways[0].asked == 1:
        for each in ways:
            each.apply(ways[0].seen.legal(1)[-1])
    assert ways[0].asked == ways[1].asked == 0
    begun = features_of(play.set_up).row(ways[0].seen, 0)
    assert begun == features_of(play.set_up).row(ways[1].seen, 0)
    advance(ways[0], random.Random(3))
    assert ways[0].over
