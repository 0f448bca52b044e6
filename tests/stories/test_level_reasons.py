"""Why the levels of the stories that look ahead plan as they do: their plan, the next best one, and what each brings more of."""

import pytest

from cenabum.bots import reason_of
from cenabum.bots.settler.ahead import Ahead, Candidate, as_planning_began
from cenabum.bots.settler.bot import SettlerBot
from cenabum.bots.settler.levels import AheadPlanner
from cenabum.bots.settler.outcome import TOLD, told
from cenabum.bots.settler.plan_reasons import LEAST, difference, filled, reasons
from cenabum.bots.settler.planning import Proposal
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.words import Sentence, Words, all_of, say
from cenabum.stories.decision import do
from cenabum.stories.moves import DONE
from cenabum.stories.state import State
from tests.stories.test_levels import FEW, STORIES, QuickMaster, planning_in

NAMES = [name for name, *_ in TOLD]


def tell(words: Sentence, language: str = "en") -> str:
    return Language(language).tell(words, QuickMaster.words)


def thought(state: State) -> tuple[Ahead, list[Candidate]]:
    search = Ahead(SettlerBot().judge(state.components), as_planning_began(state, 0), 0, FEW)
    return search, search.ranked()


def named(what: list[Words]) -> list[str]:
    return [each.message for each in what]


def test_reasons_tell_what_made_the_difference_in_every_language() -> None:
    found = set[str]()
    for seed in range(6):
        state, bot = planning_in(5, "first-kingdom", 2, seed), QuickMaster()
        for language in LANGUAGES:
            reason = reason_of(bot, state.imagined(0, 1), 0, language=language)
            assert not set("{}$_") & set(reason)
            found |= {reason} if language == "en" else set()
    assert all(reason.startswith("Fills the ") and "for 2 rounds" in reason for reason in found)
    assert any("ahead of the next best plan (" in reason and "This plan brings" in reason for reason in found)
    assert not any("most this round" in reason for reason in found)


def test_the_difference_is_what_the_best_plan_has_more_of() -> None:
    state = planning_in(5, "kings-favor", 2)
    _, (best, other, *_) = thought(state)
    for each in (best, other):
        each.told, each.others, each.tried = [told(state, 0) for _ in range(2)], [0.0, 0.0], 2
    assert difference(best, other, False) == ([], [])
    best.told[0][NAMES.index("areas")] += 1
    best.told[0][NAMES.index("fame")] += 10
    best.told[1][NAMES.index("riches")] += 1
    other.told[0][NAMES.index("villages")] += 9
    gains, prices = difference(best, other, False)
    assert (named(gains), named(prices)) == (["has-fame", "has-areas"], ["has-villages"])
    assert tell(gains[0]) == "About 5 more Fame"
    assert tell(gains[1]) == "More areas at some tables"
    assert difference(other, best, False) == (prices, gains)


def test_what_the_others_have_less_of_counts_too() -> None:
    _, (best, other, *_) = thought(planning_in(5, "kings-favor", 2))
    best.told = other.told
    best.others, other.others = [1.0, 1.0], [2.0, 2.0]
    best.tried = other.tried = 2
    assert difference(best, other, False) == ([say("has-others")], [])


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_can_be_told_has_words_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        for number, more, tables in ((0, 1, 5), (1, 1, 1), (2, 5, 2)):
            told_as = tell(say(f"has-{name}", number=number, more=more, tables=tables), language)
            assert not set("{}$_") & set(told_as)


@pytest.mark.parametrize("game", STORIES)
def test_the_chosen_plan_is_never_behind_at_the_tables_of_both(game: str) -> None:
    for seed in range(3):
        search, ranked = thought(planning_in(4, game, 3, seed))
        assert ranked[0].tried == sum(FEW.tables)
        for other in ranked[1:]:
            tables = other.tried
            assert len(other.worths) == len(other.told) == len(other.others) == tables > 0
            assert sum(ranked[0].worths[:tables]) >= sum(other.worths[:tables])
            assert sum(other.worths) == pytest.approx(other.sum)
        assert search.playouts == sum(each.tried for each in ranked)


def test_plans_that_come_to_nearly_the_same_are_told_as_equal() -> None:
    search, ranked = thought(planning_in(5, "kings-favor", 2))
    theirs = filled(search.known, 0, ranked[0].plan.moves)
    other = next(each for each in ranked if filled(search.known, 0, each.plan.moves) != theirs)
    for lead, said in (
        (LEAST * 1.1, "ahead of the next best plan"),
        (LEAST * 0.9, "about as well as the next best plan"),
    ):
        other.worths = [worth - lead for worth in ranked[0].worths[: other.tried]]
        assert said in tell(reasons(search, [ranked[0], other], 2))


def test_a_plan_is_told_by_what_it_fills_and_puts_on_the_portal() -> None:
    """Whoever only waits somewhere fills nothing."""
    search, ranked = thought(planning_in(5, "first-kingdom", 2))
    told_as = filled(search.known, 0, ranked[0].plan.moves)
    state = search.known.copy()
    for code in ranked[0].plan.moves:
        do(state, 0, code)
    places = [each for each in told_as if each.message == "plan-the-place"]
    assert 0 < len(places) <= state.players[0].ready.bit_count()
    assert filled(search.known, 0, []) == []
    assert "Fills no place this round." in tell(reasons(search, [Candidate(Proposal(0.0, []))], 2))


def test_a_plan_without_another_is_not_said_to_have_been_played_on() -> None:
    search, ranked = thought(planning_in(5, "first-kingdom", 2))
    alone = Candidate(ranked[0].plan)
    assert tell(reasons(search, [alone], 2)).endswith("It thought of no other plan.")
    twin = Candidate(ranked[0].plan)
    assert tell(reasons(search, [ranked[0], twin], 2)).endswith("no other came out better.")


def test_the_plan_that_is_told_is_the_one_that_is_followed() -> None:
    """In the middle of it, too; and where somebody else began another one, the plan from there."""
    state = planning_in(5, "first-kingdom", 2).imagined(0, 1)
    bot = QuickMaster()
    before = bot.why(state, 0)
    later = state.copy()
    later.apply(0, bot.choose(state, 0))
    assert bot.why(later, 0) == before
    planner, judge = bot._planner, bot.judge(state.components)
    assert isinstance(planner, AheadPlanner)
    tried = {code: state.copy() for code in state.legal(0) if code != DONE}
    for code, other in tried.items():
        other.apply(0, code)
    strange = next(other for other in tried.values() if planner.begun(judge, other, 0) is None)
    search, ranked = planner.thought(judge, strange, 0)
    assert ranked[0].plan.moves[0] == bot.choose(strange, 0)
    fills = filled(search.known, 0, ranked[0].plan.moves)
    assert tell(bot.why(strange, 0)).startswith(tell(say("plan-places", places=all_of(fills))))
