"""What holds at the table, hour glass and census."""

import pytest

import cenabum
from tests.orleans.offers import EDITIONS, all_done, drawing
from tests.orleans.scene import NAMES, Scene, orleans

# ---- at the table


@pytest.mark.rule("general.not-now")
def test_nobody_moves_out_of_turn_or_out_of_phase() -> None:
    scene = orleans(3)
    scene.give("Ana", place="boatman > farm_house, craftsman > farm_house")
    scene.give("Bruno", place="boatman > farm_house, craftsman > farm_house").planning()
    assert "act farm_house" not in scene.legal("Ana")
    with pytest.raises(cenabum.Refused):
        scene.play("Ana", "act farm_house")
    all_done(scene)
    assert "act farm_house" in scene.legal("Ana")
    assert scene.legal("Bruno") == set()
    with pytest.raises(cenabum.Refused):
        scene.play("Bruno", "act farm_house")
    assert scene.refused("Ana", "draw 0") == "general.not-now"
    assert scene.goods("Bruno") == {}


@pytest.mark.rule("general.not-now")
def test_after_the_last_round_nobody_moves() -> None:
    scene = orleans(3).end()
    assert scene.game.over
    assert scene.game.deciding == []
    for name in scene.game.seats:
        assert scene.legal(name) == set()
        assert scene.refused(name, "done") == "general.not-now"


@pytest.mark.rule("general.not-offered")
@pytest.mark.parametrize(
    "move", ["place own_trader village.farmer", "pass", "dance", "place own_farmer tavern", "draw 9", ""]
)
def test_what_is_not_on_offer_cannot_be_played(move: str) -> None:
    scene = orleans(3)
    offered = scene.legal("Ana")
    assert move not in offered
    with pytest.raises(cenabum.Refused):
        scene.play("Ana", move)
    assert scene.legal("Ana") == offered
    assert scene.market("Ana") == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}


@pytest.mark.rule("general.not-offered")
def test_everything_on_offer_can_be_played() -> None:
    moves = orleans(3).legal("Ana")
    assert len(moves) > 4
    for move in moves:
        orleans(3).play("Ana", move)


@pytest.mark.rule("general.turn-order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_comes_first_and_the_others_follow_clockwise(players: int) -> None:
    names = list(NAMES[:players])
    for start in range(players):
        scene = orleans(players)
        for name in names:
            scene.give(name, place="knight > scriptorium, scholar > scriptorium")
        scene.actions(names[start])
        order = []
        for _ in names:
            (acting,) = scene.game.deciding
            order.append(acting)
            scene.play(acting, "pass")
        assert order == names[start:] + names[:start]


@pytest.mark.rule("general.turn-order")
def test_the_start_player_is_paid_first() -> None:
    scene = orleans(3, edition="2014")
    scene.state.coins = 1
    scene.event("income", first="Chloé")
    assert [scene.coins(name) for name in scene.game.seats] == [5, 5, 6]


@pytest.mark.rule("general.one-answer")
def test_a_single_answer_is_given_and_told() -> None:
    scene = orleans(3)
    scene.give("Bruno", place="knight > scriptorium, scholar > scriptorium").actions("Ana")
    assert scene.game.deciding == ["Bruno"]
    assert [fact["seat"] for fact in scene.told("passes")] == ["Ana"]


@pytest.mark.rule("general.one-answer")
def test_an_empty_bag_asks_for_no_draw() -> None:
    scene = orleans(3).empty_market("Bruno").followers()
    assert scene.game.deciding == ["Bruno"]
    assert [(fact["seat"], fact["amount"]) for fact in scene.told("draws_number")] == [("Ana", 0), ("Chloé", 0)]


@pytest.mark.rule("general.open-bags")
def test_all_know_what_is_in_a_bag() -> None:
    one = orleans(3).give("Ana", bag="farmer knight")
    other = orleans(3).give("Ana", bag="farmer scholar")
    other.state.supply = one.state.supply
    for seat in ("Ana", "Bruno", None):
        assert one.game.view(seat) != other.game.view(seat)


@pytest.mark.rule("general.open-bags")
def test_nobody_knows_what_will_be_drawn_next() -> None:
    scene = orleans(3).give("Ana", bag="farmer*3 knight*3 scholar*3 monk*3").empty_market().followers()
    views = {seat: repr(scene.game.view(seat)) for seat in ("Ana", "Bruno")}
    scene.state.streams = [number + 12345 for number in scene.state.streams]
    assert views == {seat: repr(scene.game.view(seat)) for seat in ("Ana", "Bruno")}


@pytest.mark.rule("general.undo")
def test_the_last_move_is_taken_back_while_nobody_knows_more() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    assert not game.may_undo("Ana")
    offered = [str(move) for move in game.legal("Ana")]
    game.play("Ana", "place own_boatman farm_house")
    game.play("Bruno", "place own_boatman farm_house")
    assert str(game.undo("Ana")) == "place own_boatman farm_house"  # Bruno's plan does not rest on it
    assert [str(move) for move in game.legal("Ana")] == offered
    assert game.may_undo("Bruno")


@pytest.mark.rule("general.undo")
def test_a_move_that_others_have_answered_is_not_taken_back() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    for name in game.seats:
        for move in ("place own_boatman farm_house", "place own_craftsman farm_house", "done"):
            game.play(name, move)
    game.play("Ana", "pass")
    assert game.may_undo("Ana")
    game.play("Bruno", "pass")  # now the next hour-glass tile is up
    for name in game.seats:
        assert not game.may_undo(name)
        with pytest.raises(cenabum.Refused) as refused:
            game.undo(name)
        assert refused.value.rule == "general.undo"


@pytest.mark.rule("general.undo")
def test_nothing_is_taken_back_once_somebody_has_drawn() -> None:
    """Who draws decides at the same time, and does not rest on Ana's recall; but Ana knows more now than when she recalled."""
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    game.play("Ana", "place own_farmer ship")
    for move in ("place own_boatman farm_house", "place own_craftsman farm_house", "done", "act farm_house"):
        for name in game.seats:
            game.play(name, move)
    game.play("Ana", "recall ship.farmer")
    assert game.may_undo("Ana")
    game.play("Bruno", "draw 1")
    assert not game.may_undo("Ana")
    assert not game.may_undo("Bruno")


@pytest.mark.rule("general.undo")
def test_a_plan_that_its_last_placement_has_shown_is_not_taken_back() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    before = repr(game.view("Bruno"))
    for move in ("place own_boatman farm_house", "place own_craftsman farm_house", "place own_farmer castle"):
        game.play("Ana", move)
    assert repr(game.view("Bruno")) == before
    game.play("Ana", "place own_trader castle")  # nobody is left on the market
    shown = repr(game.view("Bruno")) != before
    assert game.may_undo("Ana") != shown


# ---- rounds and the hour glass


@pytest.mark.rule("hourglass.phases")
@EDITIONS
def test_a_round_has_seven_phases(edition: str) -> None:
    scene = orleans(3, edition=edition).hourglass_draws("trading_day", "plague")
    scene.give("Ana", tracks="farmer*2", stations="tours").give("Bruno", tracks="farmer").empty_market().next_round()
    facts = scene.told()
    for name in scene.game.seats:
        scene.play(name, "draw 4")
        facts += scene.told()
    for name in scene.game.seats:
        scene.play(name, "place own_boatman farm_house", "place own_craftsman farm_house")
        facts += scene.told()
        scene.play(name, "done")
        facts += scene.told()
    while scene.state.round == 2:
        scene.play(*scene.game.deciding, "act farm_house")
        facts += scene.told()
    told = [fact["fact"] for fact in facts]
    turns = [
        told.index("round_begins"),
        next(i for i, fact in enumerate(facts) if fact.get("reason") == "census"),
        told.index("draws"),
        told.index("plans"),
        told.index("acts"),
        next(i for i, fact in enumerate(facts) if fact.get("reason") == "trading_day"),
        len(told) - 1 - told[::-1].index("start_player"),
        len(told) - 1 - told[::-1].index("round_begins"),
    ]
    assert turns == sorted(turns)


@pytest.mark.rule("hourglass.reveal")
@EDITIONS
def test_the_event_is_known_before_followers_are_drawn(edition: str) -> None:
    scene = orleans(3, edition=edition).empty_market().hourglass_draws("taxes").next_round()
    (tile,) = scene.told("round_begins")
    assert (tile["amount"], tile["event"]) == (2, "taxes")
    assert drawing(scene, "Ana") == [0, 1, 2, 3, 4]
    assert scene.coins("Ana") == 5


@pytest.mark.rule("hourglass.event-timing")
@EDITIONS
def test_the_event_strikes_when_all_have_passed(edition: str) -> None:
    scene = orleans(2, edition=edition)
    for name in scene.game.seats:
        scene.give(name, place="knight > scriptorium, scholar > scriptorium", goods="wine*3")
    scene.event_tile("taxes", "C" if edition == "2019" else "").actions("Ana").play("Ana", "pass")
    assert [scene.coins(name) for name in scene.game.seats] == [5, 5]
    scene.play("Bruno", "pass")
    assert [scene.coins(name) for name in scene.game.seats] == [4, 4]


@pytest.mark.rule("hourglass.event-timing")
@EDITIONS
def test_pilgrimage_works_during_the_actions(edition: str) -> None:
    scene = orleans(3, edition=edition)
    scene.give("Ana", place="scholar > monastery, trader > monastery, knight > scriptorium, scholar > scriptorium")
    scene.event_tile("pilgrimage").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    scene.event_tile("plague").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium", "act monastery"}


@pytest.mark.rule("hourglass.start-player-moves")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_clockwise_becomes_start_player(players: int) -> None:
    scene = orleans(players)
    starts = []
    for _ in range(players + 1):
        scene.next_round()
        starts += [fact["seat"] for fact in scene.told("start_player")]
    assert starts == [*NAMES[1:players], "Ana", "Bruno"]


# ---- census


def farmers(scene: Scene, *numbers: int) -> Scene:
    """Put the markers on the farmers track and hold the census."""
    for name, number in zip(scene.game.seats, numbers, strict=True):
        scene.give(name, tracks=f"farmer*{number}" if number else "")
    return scene.census()


@pytest.mark.rule("census.first-receives")
@EDITIONS
def test_whoever_leads_alone_gets_a_coin(edition: str) -> None:
    scene = farmers(orleans(4, edition=edition), 1, 3, 1, 2)
    assert [scene.coins(name) for name in scene.game.seats] == [5, 6, 5, 5]


@pytest.mark.rule("census.last-pays")
@EDITIONS
@pytest.mark.parametrize(("steps", "coins"), [((2, 0, 2), [5, 4, 5]), ((2, 2, 3, 1), [5, 5, 6, 4])])
def test_whoever_is_last_alone_pays_a_coin(steps: tuple[int, ...], coins: list[int], edition: str) -> None:
    scene = farmers(orleans(len(steps), edition=edition), *steps)
    assert [scene.coins(name) for name in scene.game.seats] == coins


@pytest.mark.rule("census.ties")
@pytest.mark.parametrize(
    ("steps", "coins"),
    [
        ((0, 0, 0), [5, 5, 5]),
        ((3, 3, 1), [5, 5, 4]),  # the lead is shared
        ((1, 3, 1), [5, 6, 5]),  # the last place is shared
        ((2, 2, 0, 0), [5, 5, 5, 5]),
        ((1, 1), [5, 5]),
    ],
)
def test_shared_places_do_not_count(steps: tuple[int, ...], coins: list[int]) -> None:
    scene = farmers(orleans(len(steps)), *steps)
    assert [scene.coins(name) for name in scene.game.seats] == coins


@pytest.mark.rule("census.two-players")
@pytest.mark.parametrize(("steps", "coins"), [((0, 4), [5, 6]), ((2, 1), [6, 5])])
def test_with_two_players_nobody_pays(steps: tuple[int, ...], coins: list[int]) -> None:
    scene = farmers(orleans(2), *steps)
    assert [scene.coins(name) for name in scene.game.seats] == coins
