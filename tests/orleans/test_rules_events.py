"""Events: one test for each rule, in a player's words."""

import pytest

from cenabum.kernel.chance import seeded
from cenabum.orleans.moves import GOODS
from cenabum.orleans.table import EVENT
from tests.orleans.scene import Scene, orleans

BUSY = "knight > scriptorium, scholar > scriptorium"
GRADES = [("2014", ""), ("2019", "A"), ("2019", "B"), ("2019", "C")]
EDITIONS = ["2014", "2019"]


def stations(number: int) -> str:
    return " ".join(["orleans", "blois", "tours", "chinon"][:number])


@pytest.mark.rule("events.together")
def test_everybody_answers_an_event_at_the_same_time() -> None:
    scene = orleans(4)
    for name in scene.game.seats:
        scene.give(name, goods="grain cheese")
    scene.event("harvest", "A", first="Chloé")
    assert scene.game.deciding == ["Ana", "Bruno", "Chloé", "Denis"]
    scene.play("Denis", "feed cheese").play("Bruno", "feed grain")
    assert scene.game.deciding == ["Ana", "Chloé"], "nobody waits for the start player"


@pytest.mark.rule("events.together")
def test_an_event_concerns_all_players() -> None:
    scene = orleans(4)
    for name in scene.game.seats:
        scene.give(name, bag="farmer")
    scene.event("plague")
    assert [scene.bag(name) for name in scene.game.seats] == [{}] * 4


@pytest.mark.rule("events.together")
def test_coins_of_an_event_are_paid_out_from_the_start_player_on() -> None:
    scene = orleans(4, edition="2014").event("income", first="Chloé")
    assert [fact["seat"] for fact in scene.told("receives")] == ["Chloé", "Denis", "Ana", "Bruno"]


@pytest.mark.rule("events.pilgrimage")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pilgrimage_closes_the_monastery(edition: str) -> None:
    scene = orleans(3, edition=edition).give("Ana", place=f"scholar > monastery, trader > monastery, {BUSY}")
    scene.event_tile("pilgrimage").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act monastery") == "events.pilgrimage"
    scene.play("Ana", "pass")
    scene.event_tile("income").actions("Ana")
    assert "act monastery" in scene.legal("Ana"), "it has waited"


@pytest.mark.rule("events.pilgrimage")
def test_the_first_round_is_a_pilgrimage_and_others_may_be_recruited() -> None:
    scene = orleans(2).give("Ana", place="scholar > monastery, trader > monastery")
    scene.give("Ana", place="boatman > farm_house, craftsman > farm_house").actions("Ana")
    assert scene.state.round == 1
    assert scene.legal("Ana") == {"pass", "act farm_house"}


@pytest.mark.rule("events.pilgrimage")
def test_pilgrimage_does_nothing_after_the_actions() -> None:
    scene = orleans(3).give("Ana", bag="monk farmer", goods="wool*4", stations="tours").event("pilgrimage", "B")
    assert scene.coins("Ana") == 5
    assert scene.bag("Ana") == {"monk": 1, "farmer": 1}
    assert scene.goods("Ana") == {"wool": 4}


@pytest.mark.rule("events.income")
@pytest.mark.parametrize(
    ("edition", "letter", "each"), [("2014", "", 1), ("2019", "A", 3), ("2019", "B", 2), ("2019", "C", 1)]
)
@pytest.mark.parametrize(("development", "status"), [(0, 1), (4, 2), (14, 3), (15, 4), (22, 5), (30, 6)])
def test_income_pays_for_the_development_status(
    edition: str, letter: str, each: int, development: int, status: int
) -> None:
    scene = orleans(3, edition=edition).give("Ana", development=development).event("income", letter)
    assert scene.coins("Ana") == 5 + each * status
    assert scene.coins("Bruno") == 5 + each, "status 1"


@pytest.mark.rule("events.harvest-food")
@pytest.mark.parametrize(("edition", "letter"), [("2014", ""), ("2019", "A")])
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_the_player_chooses_the_food_and_it_returns_to_the_market(edition: str, letter: str, food: str) -> None:
    scene = (
        orleans(3, edition=edition)
        .give("Ana", goods="grain cheese wine wool brocade", coins=4)
        .event("harvest", letter)
    )
    assert scene.legal("Ana") == {"feed grain", "feed cheese", "feed wine"}
    market = {good: scene.goods_market(good) for good in GOODS}
    scene.play("Ana", f"feed {food}")
    assert scene.goods("Ana") == {good: 1 for good in GOODS if good != food}
    assert {good: scene.goods_market(good) for good in GOODS} == {**market, food: market[food] + 1}
    assert scene.coins("Ana") == 4


@pytest.mark.rule("events.harvest-food")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wool_and_brocade_are_no_food(edition: str) -> None:
    scene = orleans(3, edition=edition).give("Ana", goods="wool*2 brocade").event("harvest")
    assert scene.goods("Ana") == {"wool": 2, "brocade": 1}
    assert scene.coins("Ana") == 0, "five coins instead"


@pytest.mark.rule("events.harvest-2014")
def test_in_2014_who_has_food_hands_it_in() -> None:
    scene = orleans(3, edition="2014").give("Ana", goods="grain wine", coins=9).event("harvest")
    assert scene.legal("Ana") == {"feed grain", "feed wine"}
    assert scene.refused("Ana", "feed coins") == "events.harvest-2014"
    scene.play("Ana", "feed wine")
    assert scene.goods("Ana") == {"grain": 1}, "one food, whatever the round"
    assert scene.coins("Ana") == 9


@pytest.mark.rule("events.harvest-2014")
def test_in_2014_five_coins_are_paid_only_without_food() -> None:
    scene = orleans(3, edition="2014").give("Ana", goods="grain", coins=9).give("Bruno", coins=9).give("Chloé", coins=3)
    scene.event("harvest")
    assert (scene.goods("Ana"), scene.coins("Ana")) == ({}, 9), "a single food is handed in without asking"
    assert scene.coins("Bruno") == 4
    assert scene.coins("Chloé") == 0
    assert scene.told("tortured") == [{"fact": "tortured", "seat": "Chloé", "amount": 2, "reason": "harvest"}]


@pytest.mark.rule("events.harvest-2019")
@pytest.mark.parametrize(("letter", "due"), [("A", 1), ("B", 2), ("C", 3)])
def test_in_2019_the_letter_says_how_much_food_is_due(letter: str, due: int) -> None:
    scene = orleans(3).give("Ana", goods="grain*4", coins=4).give("Bruno", coins=15).event("harvest", letter)
    assert scene.goods("Ana") == {"grain": 4 - due}
    assert scene.coins("Ana") == 4
    assert scene.coins("Bruno") == 15 - 5 * due, "five coins for each"


@pytest.mark.rule("events.harvest-2019")
@pytest.mark.parametrize(
    "answers", ["grain grain grain", "coins grain grain", "grain coins coins", "coins coins coins"]
)
def test_in_2019_each_food_is_decided_on_its_own(answers: str) -> None:
    scene = orleans(3).give("Ana", goods="grain*3", coins=20).event("harvest", "C")
    for answer in answers.split():
        assert scene.legal("Ana") == {"feed grain", "feed coins"}
        scene.play("Ana", f"feed {answer}")
    assert scene.goods("Ana").get("grain", 0) == 3 - answers.count("grain")
    assert scene.coins("Ana") == 20 - 5 * answers.count("coins")


@pytest.mark.rule("events.harvest-last-coins")
@pytest.mark.parametrize(("coins", "offered"), [(4, False), (5, True)])
def test_coins_in_place_of_food_need_all_five(coins: int, offered: bool) -> None:
    scene = orleans(3).give("Ana", goods="grain wine", coins=coins).event("harvest", "A")
    assert scene.legal("Ana") == {"feed grain", "feed wine"} | ({"feed coins"} if offered else set())
    if not offered:
        assert scene.refused("Ana", "feed coins") == "events.harvest-last-coins"


@pytest.mark.rule("events.harvest-last-coins")
@pytest.mark.parametrize(("edition", "letter"), [("2014", ""), ("2019", "A")])
@pytest.mark.parametrize("coins", [0, 2, 4])
def test_without_food_the_last_coins_go_and_torture_takes_the_rest(edition: str, letter: str, coins: int) -> None:
    scene = orleans(3, edition=edition).give("Ana", goods="wool", coins=coins).event("harvest", letter)
    assert scene.coins("Ana") == 0
    assert [fact["amount"] for fact in scene.told("tortured")] == [5 - coins]
    for _ in range(5 - coins):
        assert "forfeit good wool" in scene.legal("Ana")
        scene.play("Ana", "forfeit station supply")
    assert scene.player("Ana").stations_left == 10 - (5 - coins)
    assert scene.state.phase != EVENT, "the debt is settled"


@pytest.mark.rule("events.harvest-last-coins")
def test_food_goes_before_the_last_coins_do() -> None:
    """Two food are due: the only food goes for the first, three coins and two things for the second."""
    scene = orleans(3).give("Ana", goods="wine wool", coins=3).give("Bruno", coins=10).give("Chloé", coins=10)
    scene.event("harvest", "B")
    assert scene.goods("Ana") == {"wool": 1}
    assert scene.coins("Ana") == 0
    assert scene.legal("Ana") == {"forfeit station supply", "forfeit good wool"}
    scene.play("Ana", "forfeit station supply", "forfeit station supply")
    assert scene.player("Ana").stations_left == 8
    assert scene.state.phase != EVENT, "the debt is settled"


@pytest.mark.rule("events.taxes")
@pytest.mark.parametrize(
    ("edition", "letter", "group"), [("2014", "", 3), ("2019", "A", 1), ("2019", "B", 2), ("2019", "C", 3)]
)
def test_taxes_are_a_coin_for_so_many_goods(edition: str, letter: str, group: int) -> None:
    scene = orleans(3, edition=edition).give("Ana", goods="grain*3 wine*2 brocade", coins=10).event("taxes", letter)
    assert scene.coins("Ana") == 10 - 6 // group
    assert scene.goods("Ana") == {"grain": 3, "wine": 2, "brocade": 1}, "the goods stay"
    assert scene.coins("Bruno") == 5, "no goods, no tax"


@pytest.mark.rule("events.taxes-groups")
@pytest.mark.parametrize(
    ("edition", "letter", "goods", "coins"),
    [
        ("2014", "", "grain*2", 0),
        ("2014", "", "grain*2 wool", 1),
        ("2014", "", "grain*4 cheese wool*3", 2),
        ("2019", "B", "brocade", 0),
        ("2019", "B", "grain wool brocade", 1),
        ("2019", "C", "wine*5", 1),
        ("2019", "C", "grain*4 cheese wool*3", 2),
    ],
)
def test_goods_that_fill_no_group_cost_nothing(edition: str, letter: str, goods: str, coins: int) -> None:
    scene = orleans(3, edition=edition).give("Ana", goods=goods, coins=10).event("taxes", letter)
    assert scene.coins("Ana") == 10 - coins


@pytest.mark.rule("events.trading-day")
@pytest.mark.parametrize(
    ("edition", "letter", "each"), [("2014", "", 1), ("2019", "A", 3), ("2019", "B", 2), ("2019", "C", 1)]
)
@pytest.mark.parametrize("number", [0, 1, 4])
def test_trading_day_pays_for_each_built_station(edition: str, letter: str, each: int, number: int) -> None:
    scene = orleans(3, edition=edition).give("Ana", stations=stations(number)).event("trading_day", letter)
    assert scene.coins("Ana") == 5 + each * number
    assert scene.coins("Bruno") == 5, "stations that are not built do not count"


@pytest.mark.rule("events.plague")
@pytest.mark.parametrize(("edition", "letter"), GRADES)
def test_the_plague_takes_a_random_follower_from_the_bag_to_the_supply(edition: str, letter: str) -> None:
    scene = orleans(3, edition=edition).give("Ana", bag="knight monk*2", tracks="knight").draws("Ana", "monk")
    monks = scene.supply("monk")
    scene.event("plague", letter)
    assert scene.bag("Ana") == {"knight": 1, "monk": 1}
    assert scene.supply("monk") == monks + 1
    assert scene.track("Ana", "knight") == 1


@pytest.mark.rule("events.plague")
def test_the_plague_is_drawn_by_chance() -> None:
    """Two followers in the bag: over many tables each of them is sometimes the one."""
    lost: set[str] = set()
    for seed in range(20):
        scene = orleans(2).give("Ana", bag="knight monk")
        scene.state.source = None
        scene.state.streams[2] = seeded(str(seed), "the bag of Ana")
        scene.event("plague")
        lost |= {fact["follower"] for fact in scene.told("loses_follower")}
    assert lost == {"knight", "monk"}


@pytest.mark.rule("events.plague-own-colour")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_own_follower_drawn_by_the_plague_returns_and_nobody_is_lost(edition: str) -> None:
    scene = orleans(3, edition=edition).empty_market("Ana").give("Ana", bag="knight").draws("Ana", "own_trader")
    scene.event("plague")
    assert scene.bag("Ana") == {"knight": 1, "own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}
    assert scene.told("spared_follower") == [{"fact": "spared_follower", "seat": "Ana", "follower": "own_trader"}]


def full_board(scene: Scene) -> Scene:
    return scene.give("Ana", market="knight", place="farmer > ship", tiles="gunpowder_tower", stored="monk")


@pytest.mark.rule("events.plague-empty-bag")
def test_the_plague_does_nothing_to_an_empty_bag() -> None:
    scene = full_board(orleans(3)).event("plague")
    assert scene.market("Ana")["knight"] == 1
    assert scene.on("Ana", "ship") == ["farmer", "", ""]
    assert scene.stored("Ana") == {"monk": 1}
    assert {"fact": "plague_empty_bag", "seat": "Ana"} in scene.told()
