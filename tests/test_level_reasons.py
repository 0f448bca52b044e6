"""Why expert and master plan as they do: what a plan has ahead of the next best one, in words of the game."""

import pytest

from cenabum.bots import BOTS, reason_of
from cenabum.bots.asking import COMMON
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.master.bot import ExpertBot
from cenabum.bots.master.reasons import MOST_TOLD, OTHERS, PARTS, TELLING, Course, parts_of, reasons
from cenabum.bots.master.search import Candidate, Search
from cenabum.bots.master.standing import NAMES
from cenabum.kernel.language import LANGUAGES, Language, files_of
from cenabum.kernel.words import say
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State
from tests.fluent_files import messages
from tests.test_levels import EVERYTHING, planning_in, quick_master


def told(search: Search, ranked: list[Candidate], language: str = "en") -> str:
    return Language(language).tell(reasons(search, ranked, 2), quick_master().words)


def thought(state: State) -> tuple[Search, list[Candidate]]:
    return quick_master().think(state.imagined(0, 1), 0)


def parts_ahead(search: Search, one: Candidate, two: Candidate) -> list[float]:
    tables = min(one.tried, two.tried)
    ours, theirs = Course(search, one, tables).parts, Course(search, two, tables).parts
    return [ours[part] - theirs[part] for part in ours]


@pytest.mark.parametrize("name", list(BOTS))
def test_no_reason_of_a_bot_has_the_name_of_another_message_it_reads(name: str) -> None:
    """Of two messages of one name only the first would ever be told."""
    for kind in BOTS[name].kinds:
        files = [file for each in (*kind.make().words, *COMMON) for file in files_of(each)]
        read = [each for file in dict.fromkeys(files) for each in messages("en", file) if file.startswith("bots/")]
        games = {each for file in files for each in messages("en", file) if not file.startswith("bots/")}
        assert len(set(read)) == len(read)
        assert not games & {*read}


def test_every_number_of_a_standing_belongs_to_a_part_that_can_be_told() -> None:
    assert sorted(name for names in PARTS.values() for name in names) == sorted(NAMES)
    for language in LANGUAGES:
        for part in (*PARTS, OTHERS, "rival"):
            assert Language(language).tell(say(f"more-{part}"), quick_master().words)


def test_parts_add_up_to_the_value_of_a_table() -> None:
    search, _ = thought(planning_in(9, 3))
    worths = [sum(worth for _, worth in parts_of(search, search.known, seat)) for seat in range(3)]
    assert worths[0] - sum(worths[1:]) / 2 == pytest.approx(search.value.of(search.known, 0))


def test_a_plan_that_builds_is_told_by_the_station_it_builds() -> None:
    """The same plan with the Guildhall and without: the difference is a station in the town where the merchant stands."""
    state = planning_in(12, 2, seed=12)
    search, ranked = thought(state)
    layout = state.components.layout
    hall = layout.places.index("guildhall")
    best = next(each for each in ranked if hall in each.plan.places)
    assert best.plan.places != [hall]
    kept = [(kind, space) for kind, space in best.plan.placements if layout.place_of[space] != hall]
    rest = [place for place in best.plan.places if place != hall]
    without = Candidate(Plan(kept, rest, list(best.plan.sent), all=set(kept)), best.bot)
    without.tried = best.tried
    built, missed = Course(search, best, best.tried), Course(search, without, best.tried)
    now = (TELLING["stations"], state.players[0].town, 0)
    assert built.often[now] == pytest.approx(1)
    assert now not in missed.often
    sentence = told(search, [best, without])
    assert "(without the Guildhall)" in sentence
    assert "a trading station in" in sentence
    assert "un comptoir" in told(search, [best, without], "fr")
    assert "jetzt ein Kontor in" in told(search, [best, without], "de")


def test_a_plan_of_the_same_places_is_no_other_plan() -> None:
    search, ranked = thought(planning_in(5, 2))
    twin = Candidate(ranked[0].plan, ranked[0].bot)
    assert "no other came out better" in told(search, [ranked[0], twin])


def test_a_plan_that_comes_to_the_same_is_not_told_as_ahead() -> None:
    """Two plans with the same course at every table: nobody is told of a lead of no points."""
    search, ranked = thought(planning_in(5, 2))
    best = ranked[0]
    more = Plan(best.plan.placements, [*best.plan.places, -1], list(best.plan.sent), all=best.plan.all)
    same = Candidate(more, best.bot)
    same.tried = best.tried
    sentence = told(search, [best, same])
    assert "about as well as the next best plan" in sentence
    assert "ahead" not in sentence
    assert "This plan brings" not in sentence


def test_both_sides_of_a_choice_are_told() -> None:
    """What the next best plan has ahead is told as fully as what the chosen one has: the larger things of both, two at most."""
    search, ranked = thought(planning_in(9, 3))
    one, other = next(
        (one, two)
        for one in ranked
        for two in ranked
        if one.plan.places != two.plan.places
        and sum(ahead < -1 for ahead in parts_ahead(search, one, two)) >= MOST_TOLD
    )
    after = told(search, [one, other]).partition("The other plan would bring ")[2]
    assert after.count("point") == MOST_TOLD


def test_the_topics_of_a_reason_give_away_neither_plan_nor_amount() -> None:
    search, ranked = thought(planning_in(9, 3))
    best = ranked[0]
    other = next(
        each for each in ranked[1:] if each.plan.places != best.plan.places and max(parts_ahead(search, best, each)) > 1
    )
    why = reasons(search, [best, other], 2)
    topics = {language: Language(language).topics(why, quick_master().words) for language in LANGUAGES}
    assert all(topics.values())
    assert len(set(topics.values())) == len(LANGUAGES)
    for language, each in topics.items():
        assert not set("{}$_0123456789.") & set(each)
        assert len(each) < len(Language(language).tell(why, quick_master().words)) / 3
    for place in best.plan.places:
        named = search.known.components.layout.places[place]
        assert Language("en").name_of("orleans", "place", named) not in topics["en"]
    assert Language("en").topics(say("plan-nothing"), quick_master().words) == ""


@pytest.mark.parametrize(("file", "family"), [("master", "more-"), ("settler", "has-"), ("ally", "tells-")])
def test_everything_that_makes_a_difference_has_a_topic(file: str, family: str) -> None:
    for language in LANGUAGES:
        parts = {name: each for name, each in messages(language, f"bots/{file}").items() if name.startswith(family)}
        assert parts
        assert all("topic" in {form.id.name for form in each.attributes} for each in parts.values())


@pytest.mark.parametrize("board", ["new-deeds", "intrigue"])
def test_experts_give_reasons_in_every_language_and_mix(board: str) -> None:
    for round_number in (2, 10, 18):
        state = planning_in(round_number, 4, seed=board, board=board, **EVERYTHING).imagined(0, 1)
        for language in LANGUAGES:
            sentence = reason_of(ExpertBot(), state, 0, language=language)
            assert sentence.endswith(".")
            assert "_" not in sentence


def test_why_draws_on_the_search_that_found_the_plan() -> None:
    state = planning_in(8, 2).imagined(0, 1)
    bot = quick_master()
    bot.choose(state, 0)
    searches = len(bot.thoughts)
    first = bot.why(state, 0)
    assert bot.why(state, 0) == first
    assert len(bot.thoughts) == searches == 1


@pytest.mark.parametrize("round_number", [4, 9, 14])
def test_the_chosen_plan_is_never_told_as_worse_while_the_game_goes_on(round_number: int) -> None:
    """Both are set against each other at the tables by which one was chosen."""
    search, ranked = thought(planning_in(round_number, 3))
    for other in ranked[1:]:
        tables = min(ranked[0].tried, other.tried)
        assert tables > 0
        assert sum(parts_ahead(search, ranked[0], other)) > -1e-9
    assert "of a clear lead" not in told(search, ranked)


def test_at_the_end_parts_add_up_to_the_lead_over_the_best_of_the_others() -> None:
    search, ranked = thought(planning_in(18, 3))
    end = search.played(ranked[0], 0)
    assert end.over
    ends = scores(end)
    assert ends[1] != ends[2]
    course = Course(search, ranked[0], 1)
    assert sum(course.parts.values()) == pytest.approx(ends[0] - max(ends[1:]))


def test_a_plan_with_fewer_points_on_average_is_told_as_such() -> None:
    """At the end a clear lead counts less, so the chosen plan need not be the one with most points."""
    search, ranked = thought(planning_in(17, 2))
    better, worse = next(
        (one, two)
        for one in ranked
        for two in ranked
        if one.plan.places != two.plan.places and sum(parts_ahead(search, one, two)) > 2
    )
    assert "ahead of the next best plan" in told(search, [better, worse])
    for language, behind in {"en": "is about", "de": "im Schnitt um etwa", "fr": "rapporte en moyenne environ"}.items():
        assert behind in told(search, [worse, better], language)
        assert "about as well" not in told(search, [worse, better], language)
