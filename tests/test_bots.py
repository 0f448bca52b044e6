"""Bots: they know only what their seat can know, always move legally, play the same game again, and the greedy one plays well."""

import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

import cenabum
from cenabum.bagbuilding.board import TECHNOLOGY, add_place, put
from cenabum.bagbuilding.followers import MONK
from cenabum.bots import BOTS, Bot, bot_named, decide, play_bots, reason_of
from cenabum.bots.asking import decision_seed
from cenabum.bots.greedy import GreedyBot
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.playing import play_on
from cenabum.bots.greedy.weights import GREEDY, changed
from cenabum.bots.register import BotEntry
from cenabum.kernel.chance import MULTIPLIER, following
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.pool import ONE
from cenabum.kernel.words import SILENCE, Sentence, say
from cenabum.orleans.decision import deciding
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.moves import ACT, DONE, PASS
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State

SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {"edition": "2019"}),
    (2, {"edition": "2014", "exclude_tiles": True}),
    (3, {"edition": "2019", "first_technology": "first-placed"}),
    (3, {"edition": "2014"}),
    (4, {"edition": "2019", "exclude_tiles": True}),
    (4, {"edition": "2014", "first_technology": "first-placed"}),
]


def started(players: int, seed: object, **settings: Any) -> State:
    state = cenabum.start("orleans", players, str(seed), **settings)
    assert isinstance(state, State)
    return state


def play(state: State, bots: list[Bot], seed: object = 0, until: int | None = None) -> list[tuple[int, int]]:
    """Play on with bots, every move checked; the moves."""
    moves: list[tuple[int, int]] = []
    while not state.over and (until is None or len(moves) < until):
        seat = state.deciding_seats()[-1 - len(moves) % 2 if state.deciding.bit_count() > 1 else 0]
        code = decide(state, seat, bots[seat], decision_seed(str(seed), len(moves)))
        assert code in state.legal(seat), f"{deciding(state, seat)}: {code}"
        state.apply(seat, code)
        moves.append((seat, code))
    return moves


def give(state: State, seat: int, tile: str) -> None:
    """A seat owns a place tile from now on."""
    place = state.components.place_names.index(tile)
    state.tiles &= ~(1 << place)
    state.players[seat].tiles |= 1 << place
    add_place(state.components.layout, state.players[seat], place)


# ---- the register


def test_bots_are_found_by_name() -> None:
    for name, entry in BOTS.items():
        assert isinstance(entry, BotEntry)
        assert entry.description
        for game in entry.games or ("orleans",):
            state = cenabum.start(game, 2, 1)
            seat = state.deciding_seats()[0]
            assert bot_named(name, game)().choose(state, seat) in state.legal(seat)


def test_unknown_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(
        cenabum.SetupError,
        match=r"no bot “bot:gredy”. Did you mean bot:greedy\? Bots: bot:random, bot:novice, bot:apprentice, ",
    ):
        bot_named("bot:gredy")


def test_bot_for_another_game_is_refused() -> None:
    able = r"bot:random, bot:novice, bot:ally, bot:master\."
    with pytest.raises(cenabum.SetupError, match=rf"“bot:greedy” does not play cathedral. Bots that do: {able}"):
        bot_named("bot:greedy", "cathedral")


# ---- what a bot may know


class Witness:
    """A bot that keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []
        self.words: tuple[str, ...] = ()

    def choose(self, state: Any, seat: int) -> int:
        self.shown.append(state)
        return int(state.legal(seat)[0])

    def why(self, state: Any, seat: int) -> Sentence:
        return SILENCE


def test_a_bot_is_shown_a_copy_without_the_future_of_chance() -> None:
    state, witness = started(3, 5), Witness()
    streams = state.streams[:]
    decide(state, 0, witness, 9)
    (shown,) = witness.shown
    assert shown is not state
    assert set(shown.streams).isdisjoint(streams)
    shown.players[0].coins = 99
    shown.routes[0] = 0
    assert state.players[0].coins == 5
    assert state.streams == streams


def test_a_bot_does_not_see_unfinished_plans() -> None:
    state, witness = started(2, 5), Witness()
    state.apply(1, state.legal(1)[0])
    assert state.players[1].planned
    decide(state, 0, witness, 9)
    assert not witness.shown[0].players[1].planned
    assert witness.shown[0].players[1].market == started(2, 5).players[1].market


@pytest.mark.parametrize("name", [name for name, entry in BOTS.items() if not entry.games or "orleans" in entry.games])
def test_hidden_things_change_no_choice(name: str) -> None:
    """The same knowledge gives the same choice, whatever the bags will bring and the others have half planned."""
    state = started(3, 8)
    bots = [bot_named(name, "orleans")() for _ in range(3)]
    for moment in range(
        10 if name in ("bot:expert", "bot:master", "bot:champion") else 120
    ):  # test_levels.py goes on with those
        seat = state.deciding_seats()[0]
        other = state.copy()
        other.streams = [number * 7 % 2**61 + 1 for number in other.streams]
        for rival in other.deciding_seats():
            if rival != seat and deciding(other, rival) == "plan" and other.legal(rival)[0] != DONE:
                other.apply(rival, other.legal(rival)[0])
        code = decide(state, seat, bots[seat], moment)
        assert decide(other, seat, bot_named(name, "orleans")(), moment) == code
        state.apply(seat, code)


def test_greedy_does_not_need_its_memory() -> None:
    """A new bot in the middle of anything, even of a plan, goes on as the old one would."""
    state = started(2, 3)
    old: Bot = GreedyBot()
    for moment in range(250):
        seat = state.deciding_seats()[0]
        code = decide(state, seat, old, moment)
        assert decide(state, seat, GreedyBot(), moment + 1) == code  # and other imagined chances change nothing either
        state.apply(seat, code)


def test_imagined_chances_are_others_for_every_seed_and_never_the_real_ones() -> None:
    state = started(4, 3)
    seen = {tuple(state.streams)}
    for seed in range(400):
        streams = state.imagined(0, seed).streams
        assert streams == state.imagined(3, seed).streams
        assert all(0 < number < MULTIPLIER << 32 for number in streams)
        assert len(set(streams) | set(state.streams)) == 2 * len(streams)
        seen.add(tuple(streams))
    assert len(seen) == 401
    # Each of them draws evenly.
    for stream in range(len(state.streams)):
        first = Counter((following(state.imagined(0, seed).streams[stream]) & 0xFFFFFFFF) >> 30 for seed in range(400))
        assert min(first[quarter] for quarter in range(4)) > 60


def test_greedy_takes_over_a_plan_begun_by_somebody_else() -> None:
    state = started(2, 3)
    state.apply(0, next(code for code in state.legal(0) if "wagon" in state.components.moves.move(code).notation))
    moves = play(state, [GreedyBot(), GreedyBot()], until=30)
    assert moves


# ---- play


@pytest.mark.parametrize(("players", "settings"), SETUPS)
def test_bots_always_move_legally(players: int, settings: dict[str, object]) -> None:
    for seed, names in enumerate([["bot:greedy"] * players, ["bot:greedy", *["bot:random"] * (players - 1)]]):
        state = started(players, seed, **settings)
        play(state, [bot_named(name, "orleans")() for name in names], seed)
        assert state.over


def test_greedy_moves_legally_from_any_position() -> None:
    """Positions of half random play: torture, odd tiles and blocked places that it would not come to by itself."""
    asked: set[str] = set()
    for seed in range(8):
        state, bot = started(2 + seed % 3, seed, edition=("2014", "2019")[seed % 2]), GreedyBot()
        chance = random.Random(seed)
        for number, name in enumerate(
            ("gunpowder_tower", "bathhouse", "pharmacy", "sacristy", "herb_garden", "school")
        ):
            give(state, number % len(state.players), name)
        state.players[0].technology_free += 1
        state.technology -= 1
        state.supply -= ONE[MONK]
        sacristy = state.components.layout.spaces[state.components.sacristy][0]
        put(state.components.layout, state.players[3 % len(state.players)], MONK, sacristy)
        while not state.over:
            seat = state.deciding_seats()[0]
            asked.add(deciding(state, seat))
            code = decide(state, seat, bot, 1)
            assert code in state.legal(seat)
            state.apply(seat, code if chance.random() < 0.7 else chance.choice(state.legal(seat)))
    assert asked >= {decision.name for decision in OWN_DECISIONS} - {"exclude"}


def test_greedy_beats_random_clearly() -> None:
    for seed in range(20):
        state = started(2, seed, edition=("2014", "2019")[seed // 2 % 2])
        bots: list[Bot] = [GreedyBot(), bot_named("bot:random")()]
        greedy = seed % 2
        play(state, bots if greedy == 0 else bots[::-1], seed)
        found = scores(state)
        assert found[greedy] > found[1 - greedy] + 20


def test_greedy_scores_well_among_its_equals() -> None:
    found: list[int] = []
    for seed in range(6):
        state = started(4, seed)
        play(state, [GreedyBot() for _ in range(4)], seed)
        found += scores(state)
    assert sum(found) / len(found) > 90


def test_greedy_does_not_pass_with_a_station_to_build() -> None:
    state = started(2, 11)
    bots: list[Bot] = [GreedyBot(), GreedyBot()]
    guildhall = state.components.place_names.index("guildhall")
    built = 0
    for moment in range(900):
        if state.over:
            break
        seat = state.deciding_seats()[0]
        code = decide(state, seat, bots[seat], moment)
        if deciding(state, seat) == "act" and ACT + guildhall in state.legal(seat):
            assert code != PASS
            built += code == ACT + guildhall
        state.apply(seat, code)
    assert built


def test_greedy_uses_exact_followers_first_and_monks_last() -> None:
    state = started(2, 1)
    player = state.players[0]
    names = state.components.moves
    # farmer, boatman, trader of its own, and a monk instead of the craftsman
    player.market += (1 << 30) - (1 << 45)
    state.settle(0)
    plan: list[str] = []
    while state.players[0].pending:
        code = decide(state, 0, GreedyBot(), len(plan))
        plan.append(names.move(code).notation)
        state.apply(0, code)
    assert plan[-1] == "done"
    for move in plan[:-1]:
        assert "own_" in move or "craftsman" in move or "monk" not in move


def test_greedy_hands_out_its_best_plans() -> None:
    """The first is the one it follows, each is another one, and none is worth more than the one before."""
    for seed in range(4):
        state, bot = started(3, seed), GreedyBot()
        play_on(state, [bot] * 3, 3 * seed + 1)
        while deciding(state, 0) != "plan":
            play(state, [bot] * 3, until=1)
        plans = bot.top_plans(state, 0, 20)
        assert plans[0].placements == bot.best_plan(state, 0).placements
        assert len({tuple(plan.placements) for plan in plans}) == len(plans) > 4
        assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
        assert [plan.worth for plan in plans[:5]] == [plan.worth for plan in bot.top_plans(state, 0, 5)]


def test_a_game_played_on_with_whole_plans_is_the_same_game() -> None:
    one, other = started(3, 6), started(3, 6)
    while not one.over:
        seat = one.deciding_seats()[0]
        one.apply(seat, GreedyBot().choose(one, seat))
    play_on(other, [GreedyBot()] * 3, until=99)
    assert scores(other) == scores(one)


def test_other_beliefs_are_another_bot() -> None:
    plain = GreedyBot(changed(GREEDY, {"gear_uses": 0.0, "craftsman_wanted": 0.1}))  # technology is nothing to it
    placed = [0, 0]
    for seed in range(4):
        state = started(2, seed)
        play_on(state, [plain, GreedyBot()], until=99)
        placed = [number + player.on.count(TECHNOLOGY) for number, player in zip(placed, state.players, strict=True)]
    assert placed[0] < placed[1]
    with pytest.raises(TypeError):
        changed(GREEDY, {"no_such_belief": 1.0})


def test_greedy_says_why() -> None:
    state = started(3, 4)
    bot = GreedyBot()
    said: dict[str, str] = {}
    for moment in range(400):
        seat = state.deciding_seats()[0]
        kind = deciding(state, seat)
        imagined = state.imagined(seat, moment)
        for language in LANGUAGES:
            sentence = reason_of(bot, imagined, seat, language=language)
            assert sentence.endswith(".")
            assert 15 < len(sentence) < 320
            assert "_" not in sentence
            if language == "en":
                said.setdefault(kind, sentence)
        state.apply(seat, decide(state, seat, bot, moment))
    assert said["plan"].startswith("Fills the ")
    assert len(said) >= 6
    assert "by chance" in reason_of(bot_named("bot:random")(), state, 0)
    assert "aufs Geratewohl" in reason_of(bot_named("bot:random")(), state, 0, language="de")


def test_an_empty_plan_is_explained() -> None:
    from cenabum.bots.greedy.reasons import planning

    assert planning(started(2, 1), Plan()) == say("plan-nothing")


# ---- the same game again


def test_play_bots_plays_until_a_person_decides() -> None:
    game = cenabum.new("orleans", ["Ana", "bot:greedy", "bot:random"], seed=3)
    assert play_bots(game) > 0
    assert game.deciding == ["Ana"]
    assert play_bots(game) == 0
    while not game.over:
        assert game.deciding == ["Ana"]
        game.play("Ana", game.legal("Ana")[-1])
        play_bots(game)
    assert game.scores["Greedy"] > game.scores["Ana"]


def test_play_bots_depends_on_seed_and_decisions_alone() -> None:
    def record(shared: bool) -> str:
        game = cenabum.new("orleans", ["bot:random", "bot:greedy"], seed="again")
        random.seed(str(shared))
        play_bots(game, {} if shared else None)
        return game.record().text()

    first = record(True)
    assert record(False) == first
    half = cenabum.replay(cenabum.parse_record(first), at=40)
    play_bots(half)
    assert half.record().text() == first


def test_same_game_for_any_hash_seed() -> None:
    program = (
        "import cenabum, cenabum.bots as b; g = cenabum.new('orleans', ['bot:greedy', 'bot:random', 'bot:greedy'], seed=5);"
        "b.play_bots(g); print(g.record().text())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(said) == 1
    assert len(said.pop()) > 5000
