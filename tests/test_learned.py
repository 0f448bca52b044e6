"""What was learned: corrections by situation that a planner asks for, and the weights they come from."""

import random
from typing import Any

import pytest

from cenabum.bots import reason_of
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.journeys import Journeys
from cenabum.bots.greedy.planning import Planner
from cenabum.bots.greedy.playing import play_on
from cenabum.bots.greedy.values import Outlook
from cenabum.bots.greedy.weights import GREEDY, taught
from cenabum.bots.learned.situation import NAMES, situation
from cenabum.bots.learned.weights import Learned
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.refusal import SetupError
from cenabum.lab.training.describing import ACTIONS, AMOUNTS, PLACES, described
from cenabum.lab.training.rows import EMPTY, SPACES, plan_rows, small_rows
from cenabum.orleans.decision import deciding
from cenabum.orleans.scoring import scores
from tests.test_levels import EVERYTHING, planning_in, started

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {**EVERYTHING, "board": "intrigue"},
    {"board": "new-deeds", "edition": "2014"},
)


def plan_weights(seed: int, size: float) -> tuple[float, Any, Any]:
    """A scale, rows and weights of actions by chance."""
    np = pytest.importorskip("numpy")
    chance = np.random.default_rng(seed)
    return 0.8, size * chance.standard_normal((AMOUNTS, len(NAMES))), size * chance.standard_normal(ACTIONS)


def small_weights(seed: int, size: float) -> dict[str, Any]:
    np = pytest.importorskip("numpy")
    chance = np.random.default_rng(seed)
    numbers = {"tiles": PLACES, "technology": len(SPACES), "recruits": 7}
    return {
        name: small_rows(name, {}, 1.0, size * chance.standard_normal((number, len(NAMES))))
        for name, number in numbers.items()
    }


def learned(seed: int = 1, size: float = 0.3) -> Learned:
    return Learned({**EMPTY, **small_weights(seed, size), **plan_rows(*plan_weights(seed, size))})


@pytest.mark.parametrize("settings", TABLES)
@pytest.mark.parametrize("round_number", [1, 9, 15])
def test_a_situation_has_a_number_for_each_name_all_of_about_one(settings: dict[str, Any], round_number: int) -> None:
    state = planning_in(round_number, **settings)
    for seat in range(3):
        found = situation(Outlook(state, seat))
        assert len(found) == len(NAMES)
        assert all(-6 <= each <= 6 for each in found), dict(zip(NAMES, found, strict=True))


@pytest.mark.parametrize("settings", TABLES)
def test_what_a_planner_says_of_a_plan_is_what_its_weights_say_of_its_description(settings: dict[str, Any]) -> None:
    """So that weights which foretell labels by descriptions are weights for the planner."""
    np = pytest.importorskip("numpy")
    small, (scale, rows, actions) = small_weights(3, 0.3), plan_weights(3, 0.1)
    rows[-2] = 0.0  # a stand-in may be thought to cost less than nothing, which a planner does not follow
    whole = plan_rows(scale, rows, actions)
    before, after = Learned({**EMPTY, **small}), Learned({**EMPTY, **small, **whole})
    told = 0
    for round_number in (2, 7, 12, 15):
        state = planning_in(round_number, **settings)
        for seat in range(3):
            outlook = Outlook(state, seat, taught(GREEDY, before))
            planner = Planner(outlook, Journeys(outlook))
            for plan in GreedyBot(taught(GREEDY, after)).top_plans(state, seat, 6):
                if not plan.places and not plan.sent:
                    continue
                amounts, sizes, belief = described(planner, plan.places, plan.sent)
                worth = scale * belief + sum(size * round(actions[each], 3) for each, size in sizes.items())
                numbers = np.array(situation(outlook))
                worth += sum(amount * float(np.round(rows[each], 3) @ numbers) for each, amount in amounts.items())
                assert plan.worth == pytest.approx(worth, abs=0.02)
                told += 1
    assert told > 40


def test_weights_of_nothing_learned_change_no_choice() -> None:
    nothing = GreedyBot(taught(GREEDY, Learned(dict(EMPTY))))
    for seed in range(3):
        games = [started(2, seed), started(2, seed)]
        for state, bot in zip(games, (nothing, GreedyBot()), strict=True):
            play_on(state, [bot, bot], until=99)
        assert scores(games[0]) == scores(games[1])


@pytest.mark.parametrize("settings", TABLES)
def test_any_weights_play_any_table_to_the_end(settings: dict[str, Any]) -> None:
    for players in (2, 4):
        state = started(players, "learned", **settings)
        play_on(state, [GreedyBot(taught(GREEDY, learned(seed))) for seed in range(players)], until=99)
        assert state.over


@pytest.mark.parametrize("change", [{"form": 0}, {"situation": [*NAMES, "weather"]}, {"situation": None}])
def test_weights_of_another_version_are_refused_in_a_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=r"^These learned weights are of another version of Cenabum, .*learn anew: "):
        Learned({**EMPTY, **change})


def test_who_has_learned_says_so() -> None:
    """Of the small decisions that nobody searches, in every language in its own words."""
    bot = GreedyBot(taught(GREEDY, learned()))
    seen: set[str] = set()
    state = started(2, 5)
    while not state.over and len(seen) < 3:
        seat = state.deciding_seats()[0]
        kind = deciding(state, seat)
        if kind in ("expand", "technology", "recruit"):
            told = {language: reason_of(bot, state, seat, language=language) for language in LANGUAGES}
            if "learned" in told["en"]:
                assert len(set(told.values())) == len(LANGUAGES)
                seen.add(kind)
        state.apply(seat, bot.choose(state, seat))
    assert {"expand", "technology"} <= seen


def test_chance_is_not_what_a_situation_rests_on() -> None:
    """The numbers of a seat are the same at every imagined table: what a seat cannot know is not in them."""
    state = planning_in(6)
    chance = random.Random(1)
    seen = {tuple(situation(Outlook(state.imagined(0, chance.getrandbits(30)), 0))) for _ in range(5)}
    assert len(seen) == 1
