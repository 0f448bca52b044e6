"""What holds in every game of the stories, whoever plays: nothing is lost, copies are independent, views hide, records replay."""

import random

import pytest

import cenabum
from cenabum.bots.settler import SettlerBot
from cenabum.kernel.record import parse_record
from cenabum.kernel.register import rules_of
from cenabum.kernel.snapshot import dump, held, restore
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.moves import DONE, PASS
from cenabum.stories.state import State
from tests.refusal_words import check_words
from tests.stories import ledger

NAMES = ["Ana", "Bruno", "Chloé", "Denis"]
TABLES = [(game, players) for game in ("first-kingdom", "kings-favor") for players in (2, 3, 4)]
BOT = SettlerBot()


def steps(game: cenabum.Game, seed: int, wild: float, most: int) -> int:
    """Play on: mostly the bot, now and then anything legal. The number of decisions made."""
    chance = random.Random(seed)
    made = 0
    while not game.over and made < most:
        state = game.state
        assert isinstance(state, State)
        seat = chance.choice(state.deciding_seats())
        if chance.random() < wild:
            code = chance.choice(state.legal(seat))
        else:
            code = BOT.choose(state.imagined(seat, made), seat)
        game.play(seat, code)
        made += 1
        if made % 5 == 0:
            ledger.check(state)
    return made


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("wild", [0.05, 0.4, 1.0])
def test_nothing_is_created_or_lost(name: str, players: int, wild: float) -> None:
    game = cenabum.new(name, seats=NAMES[:players], seed=f"{wild}")
    steps(game, 7, wild, 700)
    assert isinstance(game.state, State)
    ledger.check(game.state)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_copy_is_independent_and_a_snapshot_is_the_same_state(name: str, players: int) -> None:
    game = cenabum.new(name, seats=NAMES[:players], seed=3)
    for _ in range(12):
        steps(game, 3, 0.3, 23)
        state = game.state
        assert isinstance(state, State)
        before = dump(state)
        copy = state.copy()
        assert dump(copy) == before
        again = restore(rules_of("first-kingdom"), state.components, before)
        assert dump(again) == before
        for _ in range(30):
            if copy.over:
                break
            seat = copy.deciding_seats()[0]
            code = copy.legal(seat)[-1]
            copy.apply(seat, code)
            again.apply(seat, code)
        assert dump(copy) == dump(again)
        assert dump(state) == before


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("stubborn", [False, True], ids=["any move", "never done"])
def test_every_table_comes_to_its_end(name: str, players: int, stubborn: bool) -> None:
    """Also with players who never end a plan, a trade or a turn as long as anything else is left to do."""
    for seed in range(3):
        chance, state = random.Random(seed), cenabum.start(name, players, f"end {seed}")
        assert isinstance(state, State)
        rounds = state.components.kingdom.round_limit if name == "first-kingdom" else 4 * state.components.eras
        made = 0
        while not state.over:
            seat = chance.choice(state.deciding_seats())
            legal = state.legal(seat)
            going_on = [code for code in legal if code not in (DONE, PASS)] if stubborn else []
            state.apply(seat, chance.choice(going_on or legal))
            made += 1
            assert made < 60 * players * rounds, f"round {state.round}"
        assert state.round <= rounds
        ledger.check(state)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_record_replays(name: str, players: int) -> None:
    game = cenabum.new(name, seats=NAMES[:players], seed=11)
    steps(game, 5, 0.2, 250)
    text = game.record().text()
    from cenabum.kernel.game import replay

    again = replay(parse_record(text))
    assert isinstance(game.state, State)
    assert isinstance(again.state, State)
    assert dump(again.state) == dump(game.state)


def known(state: State, seat: int) -> dict[str, object]:
    """What is known of a seat apart from its decision."""
    player = state.players[seat]
    told = dict(zip(held(type(player)), dump(player), strict=True))
    return {name: value for name, value in told.items() if name not in ("before", "options", "pending")}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_others_plan_is_hidden(name: str, players: int) -> None:
    game = cenabum.new(name, seats=NAMES[:players], seed=2)
    hidden = 0
    for number in range(300):
        state = game.state
        assert isinstance(state, State)
        if game.over:
            break
        seat = state.deciding_seats()[-1]
        planning = state.top(seat) is PLAN
        other = (seat + 1) % players
        shown = game.view(other).players[seat]
        spectator = game.view(None).players[seat]
        imagined = known(state.imagined(other, number), seat)
        game.play(seat, random.Random(number).choice(state.legal(seat)))
        if planning and state.top(seat) is PLAN:
            hidden += 1
            assert game.view(other).players[seat].places == shown.places
            assert game.view(other).players[seat].green == shown.green
            assert game.view(None).players[seat].portal == spectator.portal
            assert known(state.imagined(other, number), seat) == imagined
    assert hidden > 3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_that_is_not_legal_is_refused_with_a_rule(name: str, players: int) -> None:
    from cenabum.kernel.rulebook import load_rulebook
    from cenabum.stories.refusals import refuse
    from tests.cited import STORIES as REFUSAL_RULES

    rules = load_rulebook("cenabum.stories")
    assert sorted(rule for rule in REFUSAL_RULES if rule not in rules) == []
    game = cenabum.new(name, seats=NAMES[:players], seed=9)
    chance = random.Random(1)
    for _ in range(60):
        if steps(game, chance.randrange(99), 0.3, 7) < 7:
            break
        state = game.state
        assert isinstance(state, State)
        for seat in range(players):
            legal = set(state.legal(seat))
            for code in chance.sample(range(-2, game.moves.size + 2), 60):
                if code not in legal:
                    refusal = refuse(state, seat, code)
                    assert refusal.rule in REFUSAL_RULES
                    check_words(refusal)


def test_two_seats_that_plan_at_once_may_move_in_either_order() -> None:
    for name in ("first-kingdom", "kings-favor"):
        game = cenabum.new(name, seats=NAMES[:2], seed=4)
        steps(game, 4, 0.0, 3)
        checked = 0
        for number in range(120):
            state = game.state
            assert isinstance(state, State)
            if game.over:
                break
            if state.deciding == 3:
                one, other = state.copy(), state.copy()
                first, second = state.legal(0)[0], state.legal(1)[0]
                one.apply(0, first)
                if one.deciding & 2 and second in one.legal(1):
                    one.apply(1, second)
                    other.apply(1, second)
                    other.apply(0, first)
                    assert dump(one)[2] == dump(other)[2]
                    checked += 1
            steps(game, number, 0.2, 1)
        assert checked > 5
