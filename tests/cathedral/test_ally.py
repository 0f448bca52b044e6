"""`bot:ally` moves legally, plays the same game again, says why, and wins; a victory of allies counts whole for each."""

import pytest

import cenabum
from cenabum.bots import bot_named, decide, play_bots, reason_of
from cenabum.bots.ally import AllyBot
from cenabum.bots.ally.master import MasterAlly
from cenabum.bots.ally.reasons import reason
from cenabum.bots.asking import decision_seed
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.lab.simulate import simulate, summarize
from tests.cathedral.ledger import OPTIONS, dump, new_game, state_of
from tests.cathedral.scene import cathedral


@pytest.mark.parametrize("setup", OPTIONS[::3], ids=lambda setup: "-".join(str(value) for value in setup.values()))
def test_it_moves_legally_and_says_why(setup: dict[str, object]) -> None:
    game = new_game(setup, 5)
    bot = AllyBot()
    turn = 0
    while not game.over and turn < 80:
        seat = game.state.deciding_seats()[0]
        before = dump(state_of(game))
        code = decide(game.state, seat, bot, decision_seed("x", turn))
        assert dump(state_of(game)) == before
        assert code in game.state.legal(seat)
        for language in LANGUAGES:
            reason = reason_of(bot, state_of(game).imagined(seat, turn), seat, language=language)
            assert reason.endswith(".")
            assert "_" not in reason
        assert {found for _, found in bot.ranked(state_of(game).imagined(seat, turn), seat)} <= set(
            game.state.legal(seat)
        )
        game.play(seat, code)
        turn += 1


def test_it_plays_the_same_game_again() -> None:
    texts = set()
    for _ in range(2):
        game = cenabum.new("cathedral", ["bot:ally", "bot:ally"], seed=11)
        play_bots(game)
        assert game.over
        texts.add(game.record().text())
    assert len(texts) == 1


def test_it_does_not_rest_for_nothing_nor_fill_full_knapsacks() -> None:
    """What rules allow and hardly ever help: it leaves them alone, wherever it is asked."""
    bot = AllyBot()
    scene = cathedral().give("Ana", knapsack="wood*4 stone").give("Bruno", knapsack="bread*5").blueprints("")
    scene.lay("orleans-bourges", "wood").turn("Ana", "knight")
    for follower, moves in (
        ("knight", ["place cart.knight", "move orleans-bourges"]),
        ("trader", ["place red_market.trader"]),
    ):
        scene.turn("Ana", follower).play("Ana", *moves)
        legal = {scene.game.moves.move(code).notation for code in scene.state.legal(0)}
        liked = {scene.game.moves.move(code).notation for _, code in bot.ranked(scene.state.imagined(0, 1), 0)}
        assert legal - liked == {"rest", "swap wood"} or legal - liked == {
            "rest",
            "deliver wood player_2",
            "deliver stone player_2",
        }
        assert liked


def test_it_advises_somebody_who_makes_room() -> None:
    scene = cathedral().give("Ana", knapsack="wood").give("Bruno", knapsack="stone*4 rosette").turn("Ana", "trader")
    scene.play("Ana", "place red_market.trader", "deliver wood player_2")
    assert {scene.game.moves.move(code).notation for _, code in AllyBot().ranked(scene.state.imagined(0, 1), 0)} == {
        "swap stone",
        "swap rosette",
    }


def test_whom_it_hands_something_is_called_by_name() -> None:
    scene = cathedral().give("Ana", knapsack="wood").turn("Ana", "trader").play("Ana", "place red_market.trader")
    why = reason(scene.state, 0, scene.game.code(0, "deliver wood player_2"))
    told = {
        language: [Language(language).tell(why, AllyBot.words, seats) for seats in ((), scene.game.seats)]
        for language in LANGUAGES
    }
    assert told == {
        "en": [f"Delivering wood to {who} brings the cathedral further." for who in ("player 2", "Bruno")],
        "de": [f"Holz an {who} zu liefern bringt die Kathedrale voran." for who in ("Spieler 2", "Bruno")],
        "fr": [f"Livrer du bois {who} fait avancer la cathédrale." for who in ("au joueur 2", "à Bruno")],
    }


@pytest.mark.parametrize("bot", [AllyBot(), MasterAlly()], ids=["ally", "master"])
def test_it_takes_the_last_section(bot: AllyBot) -> None:
    scene = cathedral().built(7).hour_glass("hour_glass_5", "wood*2 bread").give("Ana", knapsack="bread stone")
    scene.turn("Ana", "trader")
    for _ in range(3):
        if not scene.game.over:
            scene.state.apply(0, decide(scene.state, 0, bot, 1))
    assert scene.game.winners == ["Ana", "Bruno"]


def test_it_does_not_ring_the_bell_early() -> None:
    scene = cathedral().turn("Ana", "knight")
    assert "bell" not in scene.game.moves.move(decide(scene.state, 0, AllyBot(), 1)).notation


def test_it_plays_this_game_only() -> None:
    with pytest.raises(cenabum.SetupError):
        bot_named("bot:ally", "orleans")
    with pytest.raises(cenabum.SetupError):
        bot_named("bot:greedy", "cathedral")


@pytest.mark.slow
def test_allies_win_often_and_random_players_do_not() -> None:
    results = simulate("cathedral", ["bot:ally", "bot:ally"], games=20, seed="test")
    won = sum(bool(row.winners) for row in results.rows)
    assert won >= 9
    assert all(len(row.winners) in (0, 2) for row in results.rows)
    assert summarize(results).bots["bot:ally"].share == won / 20
    lost = simulate("cathedral", ["bot:random", "bot:random"], games=20, seed="test")
    assert summarize(lost).bots["bot:random"].share == 0
