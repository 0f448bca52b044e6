"""The levels of Orléans, from novice to master: each plays any mix of modules, knows no more than its seat, and is stronger."""

import json
from typing import Any

import pytest

import cenabum
from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import FARMER, TRADER
from cenabum.bots import BOTS, bot_named, decide, reason_of, usual_bot
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import carry_out, play_on
from cenabum.bots.greedy.soft import ApprenticeBot, NoviceBot, SoftBot
from cenabum.bots.greedy.values import Outlook
from cenabum.bots.halving import Effort, seed_of
from cenabum.bots.master.bot import EXPERT, MASTER, MODULES, ExpertBot, MasterBot, SearchBot
from cenabum.bots.master.search import as_planning_began
from cenabum.bots.master.standing import COUNTED, NAMES, TILES, standing
from cenabum.bots.master.trained import FILE, trained, value_name
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.pool import ONE, total
from cenabum.orleans import moves
from cenabum.orleans.decision import deciding
from cenabum.orleans.decisions.draw import DRAW
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State
from tests.playouts import most_playouts

LEVELS = ("bot:novice", "bot:apprentice", "bot:greedy", "bot:expert", "bot:master", "bot:champion")
EVERYTHING: dict[str, Any] = {"orders": "yes", "new_events": "yes", "new_places": "yes"}


def started(players: int, seed: object, **settings: Any) -> State:
    state = cenabum.start("orleans", players, str(seed), **settings)
    assert isinstance(state, State)
    return state


def planning_in(round_number: int, players: int = 3, seed: object = 1, **settings: Any) -> State:
    """A table at which everybody begins to plan in a round."""
    state = started(players, seed, **settings)
    bots = [GreedyBot()] * players
    play_on(state, bots, round_number)
    while deciding(state, state.deciding_seats()[0]) != "plan":
        seat = state.deciding_seats()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    return state


def quick_master() -> SearchBot:
    """The master's search with few tables."""
    few = Effort(plans=3, rounds=2, tables=(1, 1))
    return SearchBot(trained(), 3, {2: few, 3: few, 4: few})


# ---- choosing one


def test_levels_are_listed_from_the_easiest_to_the_hardest_with_a_sentence_each() -> None:
    listed = [name for name, entry in BOTS.items() if entry.plays("orleans")]
    assert [name for name in listed if name in LEVELS] == list(LEVELS)
    for name in (*LEVELS, "bot:random", "bot:ally", "bot:settler"):
        for kind in BOTS[name].kinds:
            told = {language: kind.about(language) for language in LANGUAGES}
            assert len(set(told.values())) == len(LANGUAGES)
            assert all(sentence.endswith(".") for sentence in told.values())
    assert BOTS["bot:master"].description == BOTS["bot:master"].at("orleans").about("en")


def test_who_chooses_nobody_gets_the_middle_level() -> None:
    assert [usual_bot(game) for game in ("orleans", "cathedral", "first-kingdom")] == [
        "bot:greedy", "bot:ally", "bot:settler"
    ]  # fmt: skip


# ---- playing


@pytest.mark.parametrize("board", ["new-deeds", "intrigue"])
def test_every_level_plays_any_mix_of_modules(board: str) -> None:
    state = started(4, board, board=board, **EVERYTHING)
    bots = [NoviceBot(), ApprenticeBot(), quick_master(), ExpertBot()]
    for moment in range(150):
        seat = state.deciding_seats()[0]
        code = decide(state, seat, bots[seat], moment)
        assert code in state.legal(seat)
        state.apply(seat, code)
    play_on(state, bots, until=state.round + 1)  # and on, with whole plans


def test_looking_ahead_beats_greedy_which_beats_the_novice() -> None:
    """A few games are no measure of strength, but they would show a sign that is wrong."""
    for strong, weak in ((quick_master(), GreedyBot()), (GreedyBot(), NoviceBot())):
        lead = 0
        for seed in range(4):
            state = started(2, seed)
            play_on(state, [strong, weak] if seed % 2 else [weak, strong], until=99)
            ends = scores(state)
            lead += ends[seed % 2 == 0] - ends[seed % 2 == 1]
        assert lead > 0


def test_a_cold_novice_plays_as_greedy_does() -> None:
    state = planning_in(5)
    assert SoftBot(30, 0.001).best_plan(state, 0).placements == GreedyBot().best_plan(state, 0).placements
    chosen = {tuple(NoviceBot().best_plan(planning_in(5, seed=seed), 0).placements) for seed in range(6)}
    best = {tuple(GreedyBot().best_plan(planning_in(5, seed=seed), 0).placements) for seed in range(6)}
    assert chosen != best


def test_the_effort_of_a_level_is_a_number_and_not_a_clock() -> None:
    """At most so many games in the head for one plan: on one core two seconds without a compiled build, with modules too."""
    bot = MasterBot()
    assert [most_playouts(MASTER[players], bot.sets) for players in (2, 3, 4)] == [105, 170, 176]
    assert [most_playouts(MODULES[players], bot.sets) for players in (2, 3, 4)] == [105, 85, 88]
    assert bot.sets == len(bot.learned.bots)
    for players, most in ((2, 105), (3, 170), (4, 176)):
        search = bot.search(planning_in(9, players), 0)
        search.ranked()
        assert 20 < search.playouts <= most
        assert (search.effort.rounds, search.effort.tables) == (5, MASTER[players].tables)
    with_modules = MasterBot().search(planning_in(2, 4, board="intrigue"), 0)
    assert with_modules.effort == MODULES[4]
    expert = ExpertBot().search(planning_in(9, 4), 0)
    expert.ranked()
    assert 0 < expert.playouts <= most_playouts(EXPERT)


# ---- what greedy once did badly


def test_steps_that_reach_the_next_status_together_are_worth_their_share() -> None:
    """Two steps below a status, with another space of the Canalization free: each step is half of the way to many points."""
    state = started(2, 1)
    play_on(state, [GreedyBot()] * 2, until=15)
    canal = state.components.deed_names.index("canalization")
    state.players[0].development, state.players[0].citizens = 20, 8
    outlook = Outlook(state, 0)
    assert outlook.deed_steps(canal, 1) > 2 > outlook.steps(1)
    assert outlook.deed_steps(canal, 0) == outlook.steps(1)  # the only one: it reaches nothing
    state.round = state.last_round
    assert Outlook(state, 0).deed_steps(canal, 1) == Outlook(state, 0).steps(1)  # no round is left for the other


def test_greedy_uses_technology() -> None:
    placed = 0
    for seed in range(6):
        state = started(2, seed)
        play_on(state, [GreedyBot()] * 2, until=99)
        placed += sum(player.on.count(TECHNOLOGY) for player in state.players)
    assert placed >= 12  # at least one a seat


# ---- fair


@pytest.mark.parametrize("make", [quick_master, MasterBot, ExpertBot, GreedyBot, ApprenticeBot, NoviceBot])
def test_being_asked_later_gives_nothing(make: Any) -> None:
    """Whoever plans when the others are done, or half done, plans the same: in the rules all plan at the same time."""
    state = planning_in(15 if make is MasterBot else 7, board="intrigue", **EVERYTHING)
    first = make()
    plan = first.best_plan(state.imagined(1, 1), 1)
    later = state.copy()
    carry_out(later, 0, GreedyBot().best_plan(later, 0))
    later.apply(2, later.legal(2)[0])
    assert deciding(later, 0) == ""
    assert later.players[0].market != state.players[0].market
    seen = later.imagined(1, 2)
    assert make().best_plan(seen, 1).placements == plan.placements
    assert seed_of(as_planning_began(seen, 1)) == seed_of(as_planning_began(state.imagined(1, 1), 1))


def test_whoever_is_thought_to_have_more_at_hand_than_the_market_holds_draws_nobody() -> None:
    """A game of four masters stood still: eight were drawn in the head for a market with nine, out of a bag with six."""
    state = planning_in(6, 2)
    rival = state.players[0]
    rival.bag, rival.market = 2 * ONE[FARMER], 7 * ONE[FARMER] + ONE[TRADER]
    filled = [space for space, kind in enumerate(rival.on) if kind == NOTHING][:3]
    for space in filled:
        rival.on[space] = FARMER
    known = as_planning_began(state, 1)
    assert total(known.players[0].market) == known.components.market + len(filled)
    assert DRAW.options(known, 0, 8) == [moves.DRAW]
    rival.market = 2 * ONE[FARMER]
    assert DRAW.options(as_planning_began(state, 1), 0, 8)[:3] == [moves.DRAW, moves.DRAW + 1, moves.DRAW + 2]


def test_a_plan_is_made_once_and_followed() -> None:
    """What the bot knows stays the same while it lays its plan out, so it thinks once a round."""
    state = planning_in(8, 2)
    bot = quick_master()
    plan = bot.best_plan(state.imagined(0, 1), 0)
    before = bot.known(state.imagined(0, 1), 0)
    while deciding(state, 0) == "plan":
        assert bot.known(state.imagined(0, 2), 0) == before
        state.apply(0, decide(state, 0, bot, 3))
    assert len(bot.plans) == 1
    assert {(state.players[0].on[space], space) for _, space in plan.placements} == plan.all


def test_a_level_goes_on_without_its_memory() -> None:
    state = planning_in(4, 2)
    bot = quick_master()
    for moment in range(8):
        seat = state.deciding_seats()[0]
        code = decide(state, seat, bot, moment)
        assert decide(state, seat, quick_master(), moment + 99) == code
        state.apply(seat, code)


def test_a_plan_that_somebody_else_began_is_gone_on_with() -> None:
    state = planning_in(6, 2)
    state.apply(0, state.legal(0)[-2])
    bot = quick_master()
    while deciding(state, 0) == "plan" and state.players[0].pending:
        code = decide(state, 0, bot, 1)
        assert code in state.legal(0)
        state.apply(0, code)
        if state.round > 6:
            break


# ---- what was learned


def test_weights_say_where_they_are_from() -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    assert data["origin"]["command"].startswith("cenabum train ")
    assert (data["origin"]["tuning_games"], data["origin"]["value_games"]) == (3 * 250 * 24 * 24, 6 * 5000)
    assert set(data["values"]) == {value_name(players, modules) for players in (2, 3, 4) for modules in (False, True)}
    assert all(list(weights) == list(NAMES) for weights in data["values"].values())
    assert len(trained().bots) == len(data["origin"]["characters"]) == 3


def test_no_place_tile_is_worth_more_than_a_tile_can_bring() -> None:
    """The office is seen so seldom in early rounds that what is learned of it there is wild: more than a hundred points."""
    learned = json.loads(FILE.read_text(encoding="utf-8"))["values"]["base 2"]["office"]
    assert abs(sum(learned)) > 100
    for value in trained().values.values():
        for rounds in range(19):
            tiles = value.weights_at(rounds)[len(COUNTED) :]
            assert len(tiles) == len(TILES)
            assert all(-3 <= worth <= 12 for worth in tiles)


def test_more_of_what_scores_is_worth_more() -> None:
    state = planning_in(12, 2)
    value = trained().value(state.components)
    before = value.of(state, 0)
    state.players[0].coins += 10
    assert value.of(state, 0) > before + 5
    assert value.of(state, 1) < -before
    assert len(standing(state, 0)) == len(NAMES)


def test_reasons_say_how_far_a_plan_was_played_on() -> None:
    state = planning_in(5, 2)
    for language in LANGUAGES:
        assert "_" not in reason_of(quick_master(), state.imagined(0, 1), 0, language=language)
    assert "2 rounds" in reason_of(quick_master(), state.imagined(0, 1), 0)
    assert bot_named("bot:expert", "orleans")().words == ("orleans", "bots/greedy", "bots/master")
