"""The champion of Orléans: the master's search with what was learned in its head, and another opening in every game."""

from cenabum.bots import adviser, bot_named, reason_of
from cenabum.bots.champion import CHAMPION, MODULES, NEARLY, OPENING, ChampionBot
from cenabum.bots.learned.policy import policy
from cenabum.bots.register import BOTS
from cenabum.kernel.language import LANGUAGES
from tests.playouts import most_playouts
from tests.test_levels import EVERYTHING, planning_in


def test_the_champion_stands_above_the_master_and_gives_the_hints() -> None:
    listed = [name for name, entry in BOTS.items() if "orleans" in entry.games]
    assert listed[-2:] == ["bot:master", "bot:champion"]
    assert adviser("orleans") == "bot:champion"
    assert adviser("cathedral") == "bot:master"  # which has none
    assert isinstance(bot_named("bot:champion", "orleans")(), ChampionBot)


def test_what_was_learned_plays_on_in_its_head_and_makes_its_small_decisions() -> None:
    bot = ChampionBot()
    assert bot.weights.learned is not None
    search = bot.search(planning_in(6), 1)
    assert search.bots[0].weights is search.rivals[0].weights is bot.weights
    assert any(rival.weights.learned is None for rival in search.rivals)  # it is not made for one opponent alone
    assert set(policy().values) == {f"{kind} {players}" for kind in ("base", "modules") for players in (2, 3, 4)}


def test_the_effort_of_the_champion_is_a_number_and_not_a_clock() -> None:
    """No more than the master's, since what plays on takes a little longer."""
    bot = ChampionBot()
    assert [most_playouts(CHAMPION[players], bot.sets) for players in (2, 3, 4)] == [105, 138, 138]
    assert [most_playouts(MODULES[players], bot.sets) for players in (2, 3, 4)] == [105, 85, 76]


def test_an_opening_is_taken_by_chance_of_those_that_are_nearly_as_good_as_the_best() -> None:
    chosen = set()
    for seed in range(4):
        state = planning_in(1, 2, seed)
        _, ordered = ChampionBot().think(state, 0)
        means = [each.sum / each.tried for each in ordered]
        assert means[0] >= max(means) - NEARLY
        assert ChampionBot().best_plan(state, 0).placements == ordered[0].plan.placements  # the same whenever asked
        chosen.add(tuple(ChampionBot(nearly=100.0).best_plan(state, 0).placements))  # to whom all are good enough
    assert len(chosen) > 1


def test_after_the_opening_the_best_plan_is_taken() -> None:
    state = planning_in(OPENING + 8)
    bot = ChampionBot()
    search, ordered = bot.think(state, 0)
    longest = max(each.tried for each in ordered)
    assert ordered[0].sum == max(each.sum for each in ordered if each.tried == longest)
    assert bot.best_plan(state, 0).placements == search.ranked()[0].plan.placements == ordered[0].plan.placements


def test_the_champion_says_why_in_every_language() -> None:
    state = planning_in(14, 2, **EVERYTHING)
    bot = ChampionBot()
    told = {language: reason_of(bot, state, 0, language=language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert told["en"].startswith(("Fills ", "No place worth using"))
    assert "in its head" in told["en"]
