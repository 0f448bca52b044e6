"""The settler plays both stories: by the rules, without knowing what is hidden, to a sensible end."""

import random

import pytest

import cenabum
from cenabum.bots import bot_named, decide, reason_of
from cenabum.bots.asking import decision_seed
from cenabum.bots.settler import SettlerBot
from cenabum.bots.settler.favor_beliefs import BY_HAND
from cenabum.bots.settler.holdings import BREAD, BROCADE, GRAIN, WINE
from cenabum.bots.settler.planning import ROOM
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.pool import ONE, total
from cenabum.stories.decision import asks, top
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.moves import GOOD_PARCEL, SEND, SIDES, TARGETS
from cenabum.stories.names import DEPOT_BOARD, FREE_BITS
from cenabum.stories.state import State
from tests.stories.scene import Scene, favor, kingdom

ROTATION = 3  # the board of the Three-field Crop Rotation

TABLES = [(game, players) for game in ("first-kingdom", "kings-favor") for players in (2, 3, 4)]


def started(name: str, players: int, seed: object) -> State:
    state = cenabum.start(name, players, str(seed))
    assert isinstance(state, State)
    return state


def played(state: State, bots: list[object], seed: object, until: int = 10_000) -> State:
    """Play on with bots, every move checked."""
    made = 0
    while not state.over and made < until:
        seat = state.deciding_seats()[made % state.deciding.bit_count()]
        code = decide(state, seat, bots[seat], decision_seed(str(seed), made))  # type: ignore[arg-type]  # bots of any kind
        assert code in state.legal(seat), f"{top(state, seat).name}: {code}"
        state.apply(seat, code)
        made += 1
    return state


def planned(scene: Scene) -> list[str]:
    """The plan of the settler in Ana's place."""
    bot, state, moves = SettlerBot(), scene.state, list[str]()
    while asks(state, 0, PLAN):
        code = bot.choose(state, 0)
        moves.append(str(scene.printed.moves.move(code)))
        state.apply(0, code)
    return moves


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_plays_whole_games_by_the_rules(name: str, players: int) -> None:
    state = played(started(name, players, "rules"), [SettlerBot() for _ in range(players)], 1)
    assert state.over
    if name == "first-kingdom":
        assert state.round < state.components.kingdom.round_limit
        assert max(player.era for player in state.players) >= 6


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_moves_legally_from_any_position(name: str, players: int) -> None:
    chance, bot = random.Random(name), SettlerBot()
    state = started(name, players, "wild")
    for number in range(400):
        if state.over:
            break
        seat = chance.choice(state.deciding_seats())
        assert bot.choose(state.imagined(seat, number), seat) in state.legal(seat)
        state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("name", ["first-kingdom", "kings-favor"])
def test_what_is_hidden_changes_no_plan_and_no_action(name: str) -> None:
    state = started(name, 3, 4)
    bots: list[object] = [SettlerBot()] * 3
    plans = actions = 0
    for number in range(260):
        if state.over:
            break
        seat = state.deciding_seats()[0]
        choices = {SettlerBot().choose(state.imagined(seat, other), seat) for other in (1, 2, 3)}
        assert len(choices) == 1, f"{top(state, seat).name}: {choices}"
        if asks(state, seat, PLAN):
            plans += 1
        else:
            actions += 1
        played(state, bots, number, 1)
    assert plans > 50
    assert actions > 50


@pytest.mark.parametrize("name", ["first-kingdom", "kings-favor"])
def test_it_needs_no_memory_and_takes_over_a_plan_that_others_began(name: str) -> None:
    state, chance, known = started(name, 2, 9), random.Random(9), SettlerBot()
    for number in range(150):
        if state.over:
            assert number > 75
            break
        seat = state.deciding_seats()[0]
        shown = state.imagined(seat, number)
        assert known.choose(shown.copy(), seat) == SettlerBot().choose(shown.copy(), seat)
        wild = chance.random() < 0.15
        state.apply(seat, chance.choice(state.legal(seat)) if wild else known.choose(shown, seat))


def test_it_beats_random_in_both_stories() -> None:
    for name in ("first-kingdom", "kings-favor"):
        for seat in (0, 1):
            bots: list[object] = [bot_named("bot:random")(), bot_named("bot:random")()]
            bots[seat] = SettlerBot()
            assert played(started(name, 2, seat), bots, seat).won == 1 << seat


def test_it_sends_what_the_king_asks_for_before_winter_is_over() -> None:
    scene = favor(2).give("Ana", green="farmer*2 fisherman", coins=5, areas="b3").planning()
    scene.state.season = 3
    assert "load 5_coins" in planned(scene)
    scene.actions("Ana")
    code = SettlerBot().choose(scene.state, 0)
    assert SEND <= code < SEND + 20 * TARGETS
    assert (code - SEND) % TARGETS >= SIDES


def test_it_does_not_send_its_only_craftsman_to_a_deed() -> None:
    scene = kingdom(2).give("Ana", green="craftsman", bag="farmer*2 fisherman*2 trader").planning()
    assert str(scene.printed.moves.move(SettlerBot().choose(scene.state, 0))) != "load craftsman"


def test_it_enters_the_next_era_when_all_is_there() -> None:
    scene = kingdom(2).give(
        "Ana", portal="farmer", areas="b2 b3 c2 c4", goods="fish*6", bag="farmer*3 fisherman*2 craftsman*2"
    )
    scene.actions("Ana")
    move = str(scene.printed.moves.move(SettlerBot().choose(scene.state, 0)))
    assert move.startswith("advance farmer")


def test_food_that_the_next_era_costs_is_not_sent_to_the_deed_that_opens_it() -> None:
    five = {"areas": "b2 b3 c2 c4", "era": 4, "bag": "fisherman*2 craftsman*2"}  # and the area that she began with
    scene = kingdom(2).give("Ana", green="farmer*2", goods="bread*5", **five).planning()
    plan = planned(scene)
    assert "load farmer" in plan
    assert "load bread" not in plan


def test_food_for_era_v_is_dearer_when_the_marketplace_has_little() -> None:
    def bread(left: int) -> float:
        scene = kingdom(2).give("Ana", areas="b2 b3 c2 c4", era=2).stock(fish=0, grain=0, bread=left, cheese=0, wine=0)
        judge = SettlerBot().judge(scene.printed)
        without = judge.worth(scene.state, 0)
        scene.player("Ana").goods += ONE[BREAD]
        return judge.worth(scene.state, 0) - without

    assert bread(5) > bread(30)


def test_the_last_grain_is_not_eaten_while_a_deed_asks_for_it() -> None:
    five = {"areas": "b2 b3 c2 c4", "era": 4, "portal": "farmer"}  # and the area that she began with
    scene = kingdom(2).stock(cheese=6).give("Ana", goods="grain*2 cheese*5", **five)
    scene.stock(fish=0, grain=0, bread=0, cheese=0, wine=0)
    scene.state.deed_free[DEPOT_BOARD] = 2 << FREE_BITS * (GOOD_PARCEL + GRAIN)  # nothing but two grain is missing
    scene.actions("Ana").play("Ana", next(move for move in scene.legal("Ana") if move.startswith("advance")))
    while "feed cheese" in scene.legal("Ana"):
        scene.state.apply(0, SettlerBot().choose(scene.state, 0))
    assert scene.goods("Ana") == {"grain": 2}


def test_nobody_settles_for_whom_era_v_will_have_no_food() -> None:
    def area(left: int) -> float:
        scene = kingdom(2).give("Ana", areas="b2 b3 c2", era=4).stock(fish=0, grain=0, bread=left, cheese=0, wine=0)
        judge = SettlerBot().judge(scene.printed)
        before = judge.worth(scene.state, 0)
        scene.give("Ana", areas="c4")
        return judge.worth(scene.state, 0) - before

    assert area(0) < 0 < area(20)


def test_the_last_farmer_and_fisherman_are_given_for_the_last_citizen() -> None:
    scene = kingdom(2).give("Ana", green="farmer fisherman", bag="knight*2", era=7, citizens=19, coins=30)
    scene.give("Ana", church_built=True, tasks_done=" ".join(scene.printed.task_names))
    scene.state.deed_free[ROTATION] = 1 | 1 << FREE_BITS  # a farmer and a fisherman are missing
    assert {"load farmer", "load fisherman"} <= set(planned(scene.planning()))


def test_a_village_is_built_for_the_church_that_is_missing() -> None:
    scene = kingdom(2).give("Ana", areas="b2 b3", era=5, citizens=20, coins=30, goods="wood*3", bag="knight*2")
    scene.give("Ana", tasks_done=" ".join(scene.printed.task_names), green="farmer craftsman")
    scene.state.churches |= scene.state.villages  # others have built them, in her village too
    plan = planned(scene.planning())
    assert "supply village" in plan


def test_idle_followers_make_room_on_the_green() -> None:
    scene = kingdom(2).give("Ana", green="knight*4 scholar*4", bag="fisherman*2", era=7)
    planned(scene.planning())
    assert total(scene.player("Ana").market) <= scene.printed.green - ROOM


def test_it_buys_the_food_that_era_v_asks_for() -> None:
    scene = kingdom(2).give(
        "Ana", areas="b2 b3 c2 c4", era=4, coins=9, goods="wood*4", on="trader > market, fisherman > market"
    )
    scene.actions("Ana")
    assert str(scene.printed.moves.move(SettlerBot().choose(scene.state, 0))) == "act market"
    scene.play("Ana", "act market")
    bought = str(scene.printed.moves.move(SettlerBot().choose(scene.state, 0)))
    assert bought in {"buy fish", "buy grain", "buy bread"}


def test_it_wants_what_a_task_asks_for_the_more_the_less_of_it_is_left() -> None:
    def wine(left: int) -> float:
        scene = kingdom(2).give("Ana", areas="b2 b3 c2 c4", era=4).stock(wine=left)
        judge = SettlerBot().judge(scene.printed)
        without = judge.worth(scene.state, 0)
        scene.player("Ana").goods += ONE[WINE]
        return judge.worth(scene.state, 0) - without

    assert wine(0) > wine(3) > wine(8)


def test_it_does_not_heap_up_goods_beyond_the_riches_that_the_crown_asks_for() -> None:
    def brocade(have: int) -> float:
        scene = kingdom(2).stock(brocade=have + 1).give("Ana", areas="b2 b3 c2 c4", era=7, goods=f"brocade*{have}")
        judge = SettlerBot().judge(scene.printed)
        before = judge.worth(scene.state, 0)
        scene.player("Ana").goods += ONE[BROCADE]
        return judge.worth(scene.state, 0) - before

    assert brocade(1) > 0
    assert brocade(8) == 0


def test_in_a_long_game_another_waiting_follower_is_called_back_each_time() -> None:
    scene = kingdom(2).give("Ana", on="trader > market, fisherman > mill", bag="farmer*9", era=4)
    scene.drawing()
    recalled = set[str]()
    for number in (41, 43):
        scene.state.round = number
        recalled.add(str(scene.printed.moves.move(SettlerBot().choose(scene.state, 0))))
    assert recalled == {"recall market.trader", "recall mill.fisherman"}


def test_it_does_not_go_back_and_forth_between_guardhouse_and_bathhouse() -> None:
    scene = kingdom(2).give("Ana", places="guardhouse", on="knight > guardhouse", bag="knight*3")
    scene.give("Bruno", places="bathhouse", on="fisherman > bathhouse", bag="farmer")
    scene.actions("Ana").play("Ana", "act guardhouse")
    move = str(scene.printed.moves.move(SettlerBot().choose(scene.state, 0)))
    assert move != "place knight guardhouse"


def test_coins_are_dearer_before_the_hunting_rights_are_paid_and_with_more_rivals() -> None:
    def coin(players: int, season: int) -> float:
        scene = favor(players).give("Ana", areas="b3")
        scene.state.season = season
        judge = SettlerBot(BY_HAND).judge(scene.printed)
        poor = judge.worth(scene.state, 0)
        scene.give("Ana", coins=1)
        return judge.worth(scene.state, 0) - poor

    assert coin(2, 3) < coin(2, 0) < coin(2, 2) < coin(4, 2)


@pytest.mark.parametrize("name", ["first-kingdom", "kings-favor"])
def test_it_says_why(name: str) -> None:
    state, bot = started(name, 2, 5), SettlerBot()
    said: set[str] = set()
    for number in range(220):
        seat = state.deciding_seats()[0]
        shown = state.imagined(seat, number)
        said |= {reason_of(bot, shown, seat, language=language) for language in LANGUAGES}
        state.apply(seat, bot.choose(shown, seat))
    assert len(said) > 40
    for sentence in said:
        assert sentence.endswith(".")
        assert not set("{}$_") & set(sentence)
