"""The other levels of The Cathedral of Orléans: legal, fair, the same again, with reasons, and each better than the one before."""

import pytest

import cenabum
from cenabum.bots import BOTS, bot_named, decide, play_bots, reason_of
from cenabum.bots.ally.master import MasterAlly, judged
from cenabum.bots.ally.reasons import chances, difference
from cenabum.bots.ally.search import Search
from cenabum.bots.ally.standing import NAMES, standing
from cenabum.bots.ally.trained import trained
from cenabum.bots.ally.worth import WEIGHTS, Worth
from cenabum.bots.asking import decision_seed
from cenabum.cathedral.decision import top
from cenabum.cathedral.distances import distances
from cenabum.cathedral.moves import PLACE
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.words import SILENCE, say
from cenabum.lab.simulate import simulate, summarize
from tests.cathedral.ledger import OPTIONS, dump, new_game, state_of
from tests.cathedral.scene import cathedral
from tests.effort import many

LEVELS = ("bot:novice", "bot:ally", "bot:master")


def test_the_levels_from_the_easiest_to_the_hardest() -> None:
    levels = [BOTS[name].at("cathedral").level for name in LEVELS]
    assert levels == sorted(set(levels))


@pytest.mark.parametrize("name", ["bot:novice", "bot:master"])
@pytest.mark.parametrize("setup", OPTIONS[::3], ids=lambda setup: "-".join(str(value) for value in setup.values()))
def test_they_move_legally_and_say_why(setup: dict[str, object], name: str) -> None:
    game = new_game(setup, 6)
    bot = bot_named(name, "cathedral")()
    turn = 0
    while not game.over and turn < 60:
        seat = game.state.deciding_seats()[0]
        before = dump(state_of(game))
        code = decide(game.state, seat, bot, decision_seed("x", turn))
        assert dump(state_of(game)) == before
        assert code in game.state.legal(seat)
        if turn % 3 == 0:
            for language in LANGUAGES:
                reason = reason_of(bot, state_of(game).imagined(seat, turn), seat, language=language)
                assert reason.endswith(".")
                assert "_" not in reason
        game.play(seat, code)
        turn += 1


@pytest.mark.parametrize("name", ["bot:novice", "bot:master"])
def test_they_play_the_same_game_again(name: str) -> None:
    texts = set()
    for _ in range(2):
        game = cenabum.new("cathedral", [name, name], seed=12)
        play_bots(game)
        assert game.over
        texts.add(game.record().text())
    assert len(texts) == 1


def test_the_future_of_the_bags_changes_nothing() -> None:
    """The novice takes its chance, and the others their judgement, from what lies on the table.

    Here and in the first turns of games; later the novice now and then looks past a draw that is made up anew (docs/bots.md).
    """
    scene = cathedral().give("Ana", knapsack="wood stone").turn("Ana", "knight")
    asked = set[str]()
    for name in LEVELS:
        bot = bot_named(name, "cathedral")()
        assert len({decide(scene.state, 0, bot, seed) for seed in range(8)}) == 1
        for setup in OPTIONS[::4]:
            state = state_of(new_game(setup, 7))
            for _ in range(12):
                seat = state.deciding_seats()[0]
                codes = {decide(state, seat, bot, seed) for seed in range(3)}
                assert len(codes) == 1
                asked.add(top(state, seat).name)
                state.apply(seat, codes.pop())
    assert asked >= {"draw", "place", "deliver", "take"}


def test_the_master_rings_the_bell_only_when_it_must() -> None:
    scene = cathedral().turn("Ana", "knight")
    told = {scene.game.moves.move(code).notation for _, code in MasterAlly().ranked(scene.state.imagined(0, 1), 0)}
    assert told
    assert not any("bell" in each for each in told)


def test_chances_that_are_told_alike_are_called_so() -> None:
    """Nobody reads that something is better by 65 % to 65 %."""
    told = [Language("en").tell(chances(0.654, second), MasterAlly().words) for second in (0.646, 0.64)]
    assert told[0].endswith("about 65\N{NO-BREAK SPACE}%; the next best choice is hardly worse.")
    assert told[1].endswith("with the next best choice it is 64\N{NO-BREAK SPACE}%.")


def test_the_master_says_what_tells_and_how_the_chances_are() -> None:
    scene = cathedral().give("Ana", knapsack="wood stone").turn("Ana", "trader")
    reason = reason_of(MasterAlly(), scene.state.imagined(0, 1), 0)
    assert "the next best choice." in reason
    assert "The team’s chance to win is then about" in reason
    assert "%" in reason


def test_the_master_gives_no_reason_where_nothing_is_ahead() -> None:
    zeros = [0.0] * len(NAMES)
    less = [-0.5 if name.startswith("glass") else 0.0 for name in NAMES]
    more = [0.5 if name.startswith("glass") else 0.0 for name in NAMES]
    assert difference(NAMES, zeros, zeros) == difference(NAMES, less, zeros) == SILENCE
    assert difference(NAMES, more, zeros) == say("tells-glass")


def test_of_a_festival_the_master_tells_the_mean_of_what_may_come_not_one_event() -> None:
    scene = cathedral().turn("Ana", "knight")
    state, bot = scene.state, MasterAlly()
    code = PLACE + scene.printed.space_names.index("red_festival.any")
    told = set()
    for seed in range(6):
        state.streams[0] = seed
        search = bot.look(state, 0)
        assert isinstance(search, Search)
        told.add(tuple(round(part, 9) for part in judged(search, state, code)))
    assert len(told) == 1


def test_a_table_has_a_number_for_every_name() -> None:
    state = state_of(new_game(OPTIONS[0], 5))
    numbers = standing(state, Worth(state, WEIGHTS, distances(state.components)))
    assert len(numbers) == len(NAMES) + 1
    assert {len(weights) for judge in trained().values() for weights in judge.weights} == {len(NAMES)}
    assert sorted(trained()) == [2, 3, 4]


@pytest.mark.slow
def test_each_level_wins_more_than_the_one_before() -> None:
    """Some games of two each, the same deals for all."""
    won = []
    for name in LEVELS:
        results = simulate("cathedral", [name, name], games=many(3, 20), seed="levels")
        won.append(summarize(results).bots[name].share)
    assert won == sorted(won)
    assert won[0] < won[-1]
