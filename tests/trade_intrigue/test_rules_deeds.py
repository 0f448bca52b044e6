"""The new beneficial deeds, one by one."""

import pytest

from cenabum.kernel.pool import total
from cenabum.orleans.trade_intrigue import names
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from tests.trade_intrigue.table import Modules, modules


def deeds(players: int = 4, *more: str, **settings: object) -> Modules:
    scene = modules("new-deeds", *more, players=players, **settings)
    return scene.busy("Bruno")


def spaces(players: int) -> dict[str, int]:
    return {
        each.name: sum(each.spaces.values()) for each in modules("new-deeds", players=players).game.view(None).deeds
    }


@pytest.mark.rule("newdeeds.board")
def test_ten_deeds_take_exact_and_neutral_followers() -> None:
    scene = deeds()
    assert [each.name for each in scene.game.view(None).deeds] == list(names.DEED_NAMES)
    scene.give("Ana", place="monk > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall")
    assert {move.split()[-1] for move in scene.legal("Ana")} == {"alchemy", "lay_assessors", "coinage", "architecture"}
    assert scene.refused("Ana", "send monk research") == "deeds.monks"
    assert scene.refused("Ana", "send own_farmer alchemy") == "deeds.own-followers"


@pytest.mark.rule("newdeeds.covers")
def test_the_last_space_is_covered_with_two_and_three() -> None:
    four, three = spaces(4), spaces(3)
    assert sum(four.values()) == 41
    assert sum(three.values()) == 31
    assert all(four[name] == three[name] + 1 for name in four)


@pytest.mark.rule("newdeeds.closed-two")
def test_two_deeds_are_closed_with_two() -> None:
    two = spaces(2)
    assert [name for name, number in two.items() if not number] == ["lay_assessors", "research"]
    assert sum(two.values()) == 24
    scene = deeds(2).give("Ana", place="scholar > town_hall")
    scene.actions("Ana").play("Ana", "act town_hall")
    assert scene.refused("Ana", "send scholar research") == "newdeeds.closed-two"
    assert [each.name for each in scene.game.view(None).deeds if each.closed] == ["lay_assessors", "research"]


@pytest.mark.rule("newdeeds.goods")
def test_goods_lie_on_two_deeds() -> None:
    view = deeds().game.view(None)
    laid = {each.name: [good.good for good in each.goods] for each in view.deeds if each.goods}
    assert laid == {"thanksgiving": ["grain", "cheese", "cheese", "wine"], "sheep_farming": ["cheese", "wool", "wool"]}
    assert [len(each.goods) for each in deeds(3).game.view(None).deeds if each.goods] == [3, 2]


@pytest.mark.rule("newdeeds.goods-from-market")
def test_a_good_that_is_missing_leaves_its_space_bare() -> None:
    scene = deeds(4, corrections={"counts.goods.wool": 0})
    farming = next(each for each in scene.game.view(None).deeds if each.name == "sheep_farming")
    assert [good.good for good in farming.goods] == ["cheese", None, None]
    scene.send("Ana", "craftsman", "sheep_farming")
    assert scene.goods("Ana") == {}
    assert scene.told("no_use")


@pytest.mark.rule("newdeeds.technology")
@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (3, 2), (4, 3)])
def test_technology_lies_at_navigation(players: int, tiles: int) -> None:
    scene = deeds(players)
    assert kept(scene.state).navigation_technology == tiles
    assert scene.state.technology == 16 - tiles


@pytest.mark.rule("newdeeds.no-use")
def test_a_follower_may_go_for_nothing_and_still_complete() -> None:
    scene = deeds().fill("navigation", "scholar")
    scene.send("Ana", "scholar", "navigation")
    assert scene.told("no_use")
    assert scene.player("Ana").citizens == 1
    assert scene.player("Ana").technology_free == scene.player("Ana").technology_first == 0
    scene = deeds().give("Ana", town="chartres")
    assert not scene.printed.by_water[scene.player("Ana").town]
    scene.send("Ana", "boatman", "towing_service")
    assert scene.told("no_use")


@pytest.mark.rule("newdeeds.alchemy")
def test_alchemy_draws_and_places_at_once() -> None:
    scene = deeds().empty_market("Ana").give("Ana", bag="knight").draws("Ana", "knight")
    scene.give("Ana", place="farmer > ship, boatman > ship")
    scene.send("Ana", "monk", "alchemy")
    scene.play("Ana", "answer yes")
    assert scene.refused("Ana", "place monk ship.knight") == "newdeeds.alchemy"
    scene.play("Ana", "place knight ship")
    assert scene.player("Ana").ready >> scene.place("ship") & 1
    assert scene.free("alchemy") == {"any": 5}
    assert next(each.sent for each in scene.game.view(None).deeds if each.name == "alchemy") == {"monk": 1}


@pytest.mark.rule("newdeeds.alchemy")
def test_two_followers_draw_twice_and_the_last_brings_a_citizen() -> None:
    scene = (
        deeds().empty_market("Ana").give("Ana", bag="knight*2").draws("Ana", "knight knight").fill("alchemy", "any*2")
    )
    scene.give("Ana", place="farmer > town_hall, monk > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall", "send farmer alchemy", "answer yes", "place knight ship")
    scene.play("Ana", "send monk alchemy", "answer yes", "place knight wagon")
    assert scene.player("Ana").citizens == 1
    assert scene.free("alchemy") == {}


@pytest.mark.rule("newdeeds.alchemy-back")
def test_who_is_not_placed_goes_back_into_the_bag() -> None:
    scene = deeds().empty_market("Ana").give("Ana", bag="knight").draws("Ana", "knight")
    scene.send("Ana", "monk", "alchemy")
    scene.play("Ana", "answer yes", "done")
    assert scene.bag("Ana")["knight"] == 1
    scene = deeds().empty_market("Ana").give("Ana", bag="knight").send("Ana", "monk", "alchemy")
    scene.play("Ana", "answer no")
    assert scene.bag("Ana")["knight"] == 1


@pytest.mark.rule("newdeeds.alchemy-town-hall")
def test_who_joins_those_who_are_being_sent_is_sent_by_a_later_action() -> None:
    scene = deeds().empty_market("Ana").give("Ana", bag="knight").draws("Ana", "knight")
    scene.give("Ana", place="farmer > town_hall, monk > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall", "send farmer alchemy", "answer yes", "place knight town_hall")
    assert {move.split()[1] for move in scene.legal("Ana") if move.startswith("send")} == {"monk"}
    assert scene.refused("Ana", "send knight alchemy") == "places.town-hall"
    scene.play("Ana", "done")
    assert sorted(scene.on("Ana", "town_hall")) == ["knight", "monk"]
    scene.play("Bruno", "act farm_house").play("Ana", "act town_hall")
    assert {move.split()[1] for move in scene.legal("Ana") if move.startswith("send")} == {"knight", "monk"}


@pytest.mark.rule("newdeeds.alchemy-town-hall")
def test_two_of_a_kind_in_the_town_hall_one_of_them_new() -> None:
    """A knight is being sent while another one joins: one of them may be sent now, not both."""
    scene = deeds().empty_market("Ana").give("Ana", bag="knight").draws("Ana", "knight")
    scene.give("Ana", place="farmer > town_hall, knight > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall", "send farmer alchemy", "answer yes", "place knight town_hall")
    scene.play("Ana", "send knight lay_assessors")
    assert scene.on("Ana", "town_hall").count("knight") == 1
    assert not any(move.startswith("send") for move in scene.legal("Ana"))


@pytest.mark.rule("newdeeds.alchemy-town-hall")
def test_alchemy_fills_the_town_hall() -> None:
    scene = deeds().empty_market("Ana").give("Ana", bag="knight").draws("Ana", "knight")
    scene.send("Ana", "farmer", "alchemy")
    scene.play("Ana", "answer yes", "place knight town_hall")
    assert scene.on("Ana", "town_hall").count("knight") == 1


@pytest.mark.rule("newdeeds.court")
def test_the_court_pays_and_the_last_one_brings_any_action() -> None:
    scene = deeds().give("Ana", coins=0)
    scene.send("Ana", "farmer", "lay_assessors")
    assert scene.coins("Ana") == 1
    scene = deeds().fill("lay_assessors", "any").give("Ana", place="boatman > farm_house")
    scene.send("Ana", "farmer", "lay_assessors")
    assert {"act castle", "act farm_house", "act ship", "done"} <= scene.legal("Ana")
    assert scene.refused("Ana", "act school") == "newdeeds.court"
    scene.play("Ana", "act farm_house")
    assert scene.bag("Ana")["farmer"] == 1
    assert scene.on("Ana", "farm_house") == ["boatman", ""]


@pytest.mark.rule("newdeeds.court")
def test_the_court_can_be_declined() -> None:
    scene = deeds().fill("lay_assessors", "any")
    farmers = scene.bag("Ana").get("farmer", 0)
    scene.send("Ana", "farmer", "lay_assessors")
    scene.play("Ana", "done")
    assert scene.told("court") == []
    assert scene.told("acts") == []
    assert scene.bag("Ana").get("farmer", 0) == farmers, "no Farm House for free"
    assert scene.game.view("Ana").decision is None or scene.game.view("Ana").decision.kind != "court"


@pytest.mark.rule("newdeeds.court")
def test_the_court_in_the_bathhouse_leaves_its_follower_there() -> None:
    scene = deeds().fill("lay_assessors", "any").empty_market("Ana").give("Ana", tiles="bathhouse", bag="monk*2")
    scene.give("Ana", place="farmer > bathhouse").draws("Ana", "monk monk")
    scene.send("Ana", "boatman", "lay_assessors")
    scene.play("Ana", "act bathhouse", "place monk castle.farmer")
    assert scene.on("Ana", "bathhouse") == ["farmer"]
    assert scene.on("Ana", "castle") == ["monk", "", ""]
    assert scene.bag("Ana")["monk"] == 1


@pytest.mark.rule("newdeeds.court-limits")
def test_the_court_sends_nobody_and_uses_only_what_works() -> None:
    scene = deeds().fill("lay_assessors", "any").give("Ana", tiles="school gunpowder_tower", stored="monk")
    scene.give("Ana", place="farmer > town_hall, monk > town_hall", stations="orleans").actions("Ana")
    scene.play("Ana", "act town_hall", "send farmer lay_assessors")
    assert not {"act town_hall", "act gunpowder_tower", "act school", "act guildhall"} & scene.legal("Ana")
    assert scene.refused("Ana", "act guildhall") == "newdeeds.court-limits"
    assert scene.refused("Ana", "act town_hall") == "newdeeds.court-limits"


@pytest.mark.rule("newdeeds.thanksgiving")
def test_thanksgiving_gives_the_good_of_the_space() -> None:
    scene = deeds().give("Ana", coins=0)
    scene.send("Ana", "trader", "thanksgiving")
    assert scene.goods("Ana") == {"wine": 1}
    scene = deeds()
    scene.send("Ana", "farmer", "thanksgiving")
    assert scene.legal("Ana") == {"take grain", "take cheese"}
    assert scene.refused("Ana", "take wine") == "newdeeds.goods"
    scene.play("Ana", "take cheese")
    assert scene.goods("Ana") == {"cheese": 1}
    free = [good.free for each in scene.game.view(None).deeds if each.name == "thanksgiving" for good in each.goods]
    assert free == [True, False, True, True]


@pytest.mark.rule("newdeeds.sheep-farming")
def test_sheep_farming_gives_goods_and_two_coins_for_the_last() -> None:
    scene = deeds().give("Ana", coins=0)
    scene.fill("sheep_farming", "trader")
    kept(scene.state).goods_free &= ~(3 << 4)
    scene.send("Ana", "trader", "sheep_farming")
    assert scene.goods("Ana") == {"wool": 1}
    assert scene.coins("Ana") == 2
    assert scene.player("Ana").citizens == 0


@pytest.mark.rule("newdeeds.coinage")
@pytest.mark.parametrize(("left", "coins"), [("craftsman*2 trader monk", 3), ("monk", 6)])
def test_coinage_pays(left: str, coins: int) -> None:
    scene = deeds().give("Ana", coins=0).fill("coinage", left)
    scene.send("Ana", "monk", "coinage")
    assert scene.coins("Ana") == coins


@pytest.mark.rule("newdeeds.research")
@pytest.mark.parametrize(("left", "steps"), [("scholar*3 knight", 2), ("knight", 5)])
def test_research_develops(left: str, steps: int) -> None:
    scene = deeds().fill("research", left)
    scene.send("Ana", "knight", "research")
    assert scene.player("Ana").development == steps


@pytest.mark.rule("newdeeds.towing-service")
def test_towing_moves_the_merchant_by_water() -> None:
    scene = deeds().fill("towing_service", "boatman")
    scene.send("Ana", "boatman", "towing_service")
    assert all("~" in move or move == "done" for move in scene.legal("Ana"))
    road = next(name for name in scene.printed.connection_names if "-" in name and "orleans" in name)
    assert scene.refused("Ana", f"travel {road} nothing") == "newdeeds.towing-service"
    scene.play("Ana", "travel orleans~blois nothing")
    assert scene.printed.town_names[scene.player("Ana").town] == "blois"
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("newdeeds.architecture")
def test_architecture_brings_citizens_and_a_station() -> None:
    scene = deeds().give("Ana", town="blois").fill("architecture", "monk")
    scene.send("Ana", "monk", "architecture")
    assert scene.player("Ana").citizens == 1
    scene.play("Ana", "answer yes")
    assert scene.player("Ana").stations.bit_count() == 1
    taken = deeds().give("Ana", town="blois").give("Bruno", stations="blois").fill("architecture", "monk")
    taken.send("Ana", "monk", "architecture")
    assert taken.player("Ana").stations == 0
    assert "answer yes" not in taken.legal("Ana")


@pytest.mark.rule("newdeeds.town-charter")
@pytest.mark.parametrize(("traders", "category"), [(0, ""), (1, "I"), (2, "any")])
def test_town_charter_goes_by_the_traders(traders: int, category: str) -> None:
    scene = deeds().give("Ana", tracks=f"trader*{traders}" if traders else "")
    scene.send("Ana", "knight", "town_charter")
    view = scene.game.view("Ana")
    if category:
        assert view.decision.arguments == {"category": category}
        scene.play("Ana", "expand hayrick")
        assert scene.track("Ana", "trader") == traders
    else:
        assert scene.player("Ana").tiles == 0
        assert scene.told("no_use")


@pytest.mark.rule("newdeeds.navigation")
@pytest.mark.parametrize(("craftsmen", "first", "free"), [(0, 0, 0), (1, 1, 0), (2, 0, 1)])
def test_navigation_goes_by_the_craftsmen(craftsmen: int, first: int, free: int) -> None:
    scene = deeds().give("Ana", tracks=f"craftsman*{craftsmen}" if craftsmen else "")
    supply = scene.state.technology
    scene.send("Ana", "scholar", "navigation")
    assert (scene.player("Ana").technology_first, scene.player("Ana").technology_free) == (first, free)
    assert scene.state.technology == supply
    assert kept(scene.state).navigation_technology == 3 - first - free


@pytest.mark.rule("newdeeds.navigation-bound")
@pytest.mark.parametrize("reading", ["craftsmen-track", "first-placed"])
def test_a_bound_tile_goes_to_a_farmer_space_after_the_pass(reading: str) -> None:
    scene = deeds(4, first_technology=reading).give("Ana", tracks="craftsman*1", technology_on="castle.farmer")
    scene.send("Ana", "scholar", "navigation")
    scene.play("Bruno", "act farm_house")
    if "pass" in scene.legal("Ana"):
        scene.play("Ana", "pass")
    spaces = {move for move in scene.legal("Ana") if move.startswith("technology")}
    assert spaces
    assert all(move.endswith(".farmer") for move in spaces)


def test_citizens_never_exceed_the_box() -> None:
    for players in (2, 3, 4):
        m = tables(deeds(players).printed)
        on_board = sum(total(pool) * m.citizens[d] + bool(pool) * m.last_citizens[d] for d, pool in enumerate(m.deeds))
        assert on_board <= 8
