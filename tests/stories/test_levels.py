"""The levels of the stories, from novice to master: each plays by the rules and knows no more than its seat."""

from typing import Any, ClassVar

import pytest

import cenabum
from cenabum.bots import BOTS, bot_named, decide, usual_bot
from cenabum.bots.halving import Effort
from cenabum.bots.settler.ahead import Ahead, as_planning_began, carry_out, horizon
from cenabum.bots.settler.bot import SettlerBot
from cenabum.bots.settler.following import Planner
from cenabum.bots.settler.levels import PLAYERS, AheadBot, Efforts, ExpertBot, MasterBot
from cenabum.bots.settler.outcome import outcome
from cenabum.bots.settler.planning import proposals
from cenabum.bots.settler.soft import ApprenticeBot, NoviceBot
from cenabum.stories.decision import asks
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.state import State
from tests.effort import few
from tests.playouts import most_playouts

STORIES = ("first-kingdom", "kings-favor")
LEVELS = ("bot:novice", "bot:apprentice", "bot:settler", "bot:expert", "bot:master")
FEW = Effort(plans=3, rounds=2, tables=(1, 1))


class QuickMaster(AheadBot):
    """The master's search with few tables."""

    efforts: ClassVar[tuple[Efforts, Efforts]] = (dict.fromkeys(PLAYERS, FEW),) * 2


def planning_in(round_number: int, game: str, players: int = 3, seed: object = 1) -> State:
    """A table at which everybody begins to plan in a round."""
    state = cenabum.start(game, players, str(seed))
    assert isinstance(state, State)
    bot = SettlerBot()
    while state.round < round_number or not asks(state, state.deciding_seats()[0], PLAN):
        seat = state.deciding_seats()[0]
        state.apply(seat, bot.choose(state, seat))
    return state


def won_by_the_first(game: str) -> State:
    """A table of two that is over."""
    state = planning_in(6, game, 2)
    state.over, state.won = True, 1
    return state


def plan_of(bot: SettlerBot, state: State, seat: int) -> list[int]:
    """The whole plan of a bot that is asked at its seat, as the moves that it makes."""
    shown, moves = state.imagined(seat, 7), list[int]()
    while asks(shown, seat, PLAN) and shown.phase == state.phase and shown.round == state.round:
        code = bot.choose(shown.imagined(seat, len(moves)), seat)
        moves.append(code)
        shown.apply(seat, code)
    return moves


# ---- choosing one


def test_levels_are_listed_from_the_easiest_to_the_hardest_with_a_sentence_each() -> None:
    for game in STORIES:
        listed = [name for name, entry in BOTS.items() if entry.plays(game)]
        assert [name for name in listed if name in LEVELS] == list(LEVELS)
        assert [BOTS[name].at(game).level for name in LEVELS] == [1, 2, 3, 4, 5]
        assert usual_bot(game) == "bot:settler"


def test_one_name_is_another_bot_in_another_game() -> None:
    for name in ("bot:novice", "bot:apprentice", "bot:expert", "bot:master"):
        assert bot_named(name, "orleans") is not bot_named(name, "kings-favor")
        assert bot_named(name, "first-kingdom") is bot_named(name, "kings-favor")
    assert BOTS["bot:master"].at("orleans").about("en") != BOTS["bot:master"].at("first-kingdom").about("en")


# ---- playing


@pytest.mark.parametrize("game", STORIES)
def test_every_level_plays_by_the_rules(game: str) -> None:
    state = cenabum.start(game, 4, "levels")
    bots = [NoviceBot(), ApprenticeBot(), QuickMaster(), ExpertBot()]
    for moment in range(120):
        seat = state.deciding_seats()[0]
        code = decide(state, seat, bots[seat], moment)
        assert code in state.legal(seat)
        state.apply(seat, code)


@pytest.mark.parametrize("game", STORIES)
def test_proposals_are_different_plans_the_best_one_first(game: str) -> None:
    state = planning_in(6, game)
    judge = SettlerBot().judge(state.components)
    for seat in range(3):
        found = proposals(judge, state, seat, 12)
        assert found[0].moves == proposals(judge, state, seat, 1)[0].moves
        assert len({tuple(sorted(each.moves)) for each in found}) == len(found) > 3
        assert [each.worth for each in found] == sorted([each.worth for each in found], reverse=True)
        for each in found:
            carry_out(state.copy(), seat, each.moves)


def test_in_the_kings_favor_one_looks_to_the_end_of_a_year() -> None:
    state = cenabum.start("kings-favor", 2, "horizon")
    assert isinstance(state, State)
    seen: dict[int, int] = {}
    for state.round in (1, 2, 3, 4, 5, 18, 20):
        seen[state.round] = horizon(state, 3)
    assert seen == {1: 5, 2: 5, 3: 9, 4: 9, 5: 9, 18: 21, 20: 21}
    kingdom = cenabum.start("first-kingdom", 2, "horizon")
    assert isinstance(kingdom, State)
    assert horizon(kingdom, 3) == kingdom.round + 3


def test_a_novice_who_overlooks_nothing_plans_as_the_settler_does() -> None:
    for game in STORIES:
        state = planning_in(5, game)
        judge = SettlerBot().judge(state.components)
        best = proposals(judge, state, 0, 1)[0].moves
        assert Planner(0.0, 0.0).best_plan(judge, state, 0) == best
        assert Planner(0.9, 0.9).best_plan(judge, state, 0) != best
    tables = [planning_in(5, "kings-favor", seed=seed) for seed in range(6)]
    assert [plan_of(NoviceBot(), each, 0) for each in tables] != [plan_of(SettlerBot(), each, 0) for each in tables]


@pytest.mark.parametrize("game", STORIES)
def test_the_effort_of_a_level_is_a_number_and_not_a_clock(game: str) -> None:
    """At most so many games in the head for one plan: on one core of a slow machine two seconds without a compiled build."""
    in_kingdom = game == "first-kingdom"
    told = {2: 21 if in_kingdom else 30, 3: 15, 4: 13}
    for players in few((2, 4, 3), 2):
        state = planning_in(5, game, players)
        judge = SettlerBot().judge(state.components)
        for level, most in ((ExpertBot, 16 if in_kingdom else 5), (MasterBot, told[players])):
            effort = level.efforts[STORIES.index(game)][players]
            assert most_playouts(effort) == most
            search = Ahead(judge, as_planning_began(state, 0), 0, effort)
            search.ranked()
            assert 0 < search.playouts <= most


# ---- fair


@pytest.mark.parametrize("make", [QuickMaster, MasterBot, ExpertBot, SettlerBot, ApprenticeBot, NoviceBot])
@pytest.mark.parametrize("game", STORIES)
def test_being_asked_later_gives_nothing(game: str, make: Any) -> None:
    """Whoever plans when the others are done, or half done, plans the same: in the rules all plan at the same time."""
    soon = {"first-kingdom": 3, "kings-favor": 6}[game]  # a real master has little to look at then
    state = planning_in(soon if make is MasterBot else 7, game)
    plan = plan_of(make(), state, 1)
    later = state.copy()
    carry_out(later, 0, Planner().best_plan(SettlerBot().judge(later.components), later, 0))
    later.apply(2, later.legal(2)[0])
    assert not asks(later, 0, PLAN)
    assert later.players[0].market != state.players[0].market
    assert plan_of(make(), later, 1) == plan
    first, second = (as_planning_began(each.imagined(1, number), 1) for number, each in enumerate((state, later)))
    assert Ahead(SettlerBot().judge(state.components), first, 1, FEW).seed == (
        Ahead(SettlerBot().judge(state.components), second, 1, FEW).seed
    )


def test_a_level_goes_on_without_its_memory() -> None:
    for game in STORIES:
        state = planning_in(4, game, 2)
        bot = QuickMaster()
        for moment in range(8):
            seat = state.deciding_seats()[0]
            code = decide(state, seat, bot, moment)
            assert decide(state, seat, QuickMaster(), moment + 99) == code
            state.apply(seat, code)


# ---- what a table is worth


def test_who_has_won_is_farther_ahead_than_anybody_and_who_is_dismissed_far_behind() -> None:
    state = planning_in(6, "kings-favor", 3)
    judge, era = SettlerBot().judge(state.components), state.era
    even = outcome(judge, state, 0, era)
    state.players[1].out = 2
    ahead = outcome(judge, state, 0, era)
    assert ahead > even + 100
    assert outcome(judge, state, 1, era) < -even - 100
    state.over, state.won = True, 1
    assert outcome(judge, state, 0, era) > ahead
    assert outcome(judge, state, 1, era) < outcome(judge, state, 0, era) - 1000


def test_a_later_era_is_less_sure_than_this_one() -> None:
    """A plan with which one is dismissed now must not look as good as one with which one is dismissed next year."""
    state = won_by_the_first("kings-favor")
    judge, era = SettlerBot().judge(state.components), state.era
    assert outcome(judge, state, 1, era) < outcome(judge, state, 1, era - 1) < 0
    assert outcome(judge, state, 0, era) > outcome(judge, state, 0, era - 1) > 0


@pytest.mark.parametrize("game", STORIES)
def test_who_loses_with_every_plan_comes_as_near_as_can_be_but_a_crown_is_a_crown(game: str) -> None:
    state = won_by_the_first(game)
    judge = SettlerBot().judge(state.components)
    lost = outcome(judge, state, 1, state.era)
    state.players[1].fame += 3
    better = outcome(judge, state, 1, state.era)
    assert better < 0
    assert better == lost if game == "first-kingdom" else better > lost
