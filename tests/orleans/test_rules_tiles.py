"""Place tiles that act: goods, buying, the Bathhouse and the others."""

import pytest

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.orleans.moves import GOODS
from tests.orleans.refused import crowded_bath
from tests.orleans.scene import Scene, orleans, pool
from tests.orleans.tiles import (
    BUSY,
    EDITIONS,
    GOODS_TILES,
    VILLAGE,
    owner,
    spaces_for,
    use_up,
)


@pytest.mark.rule("tiles.taken-once")
def test_a_place_tile_is_there_once() -> None:
    scene = orleans(2).give("Ana", place=VILLAGE).give("Bruno", place=VILLAGE, tracks="trader").actions("Ana")
    scene.play("Ana", "act village", "recruit trader", "expand hayrick")
    scene.play("Bruno", "act village", "recruit trader")
    assert scene.refused("Bruno", "expand hayrick") == "tiles.taken-once"
    assert len(scene.legal("Bruno")) == 19


@pytest.mark.rule("tiles.goods-tiles")
@pytest.mark.parametrize(("tile", "followers", "good"), GOODS_TILES)
def test_a_goods_tile_brings_its_good_from_the_goods_market(tile: str, followers: str, good: str) -> None:
    scene = owner(tile, followers).actions("Ana")
    market = scene.goods_market(good)
    scene.play("Ana", f"act {tile}")
    assert scene.goods("Ana") == {good: 1}
    assert scene.goods_market(good) == market - 1
    assert sum(scene.bag("Ana").values()) == len(followers.split())


@pytest.mark.rule("tiles.good-gone")
@pytest.mark.parametrize(("tile", "followers", "good"), GOODS_TILES)
def test_a_goods_tile_is_closed_when_its_good_is_gone(tile: str, followers: str, good: str) -> None:
    scene = owner(tile, followers).give("Ana", place=BUSY)
    scene.state.goods_market -= pool(good, GOODS)
    scene.state.routes[0] += pool(good, GOODS)
    use_up(scene, good)
    scene.actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}, "the good on the way does not count"
    assert scene.refused("Ana", f"act {tile}") == "tiles.good-gone"


@pytest.mark.rule("tiles.shipping-line")
def test_the_shipping_line_moves_one_step_for_a_boatman() -> None:
    scene = owner("shipping_line", "boatman").actions("Ana").play("Ana", "act shipping_line")
    assert scene.player("Ana").development == 1
    assert scene.bag("Ana") == {"boatman": 1}


@pytest.mark.rule("tiles.brewery")
def test_the_brewery_pays_two_coins() -> None:
    scene = owner("brewery", "monk").actions("Ana").play("Ana", "act brewery")
    assert scene.coins("Ana") == 5 + 2
    assert scene.player("Ana").development == 0


@pytest.mark.rule("tiles.library")
def test_the_library_moves_two_steps() -> None:
    scene = owner("library", "knight scholar").actions("Ana").play("Ana", "act library")
    assert scene.player("Ana").development == 2
    assert scene.coins("Ana") == 5


@pytest.mark.rule("tiles.windmill")
def test_the_windmill_pays_two_coins_and_moves_one_step() -> None:
    scene = owner("windmill", "craftsman craftsman").actions("Ana").play("Ana", "act windmill")
    assert scene.coins("Ana") == 5 + 2
    assert scene.player("Ana").development == 1


@pytest.mark.rule("tiles.cellar")
def test_the_cellar_pays_four_coins() -> None:
    scene = owner("cellar", "monk scholar").actions("Ana").play("Ana", "act cellar")
    assert scene.coins("Ana") == 5 + 4
    assert scene.player("Ana").development == 0


@pytest.mark.rule("tiles.pharmacy")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_pharmacy_sells_one_to_three_points(points: int) -> None:
    scene = owner("pharmacy", "knight").give("Ana", development=13).actions("Ana")
    scene.play("Ana", "act pharmacy")
    assert scene.legal("Ana") == {"buy 1", "buy 2", "buy 3"}
    assert scene.refused("Ana", "buy 4") == "tiles.pharmacy"
    scene.play("Ana", f"buy {points}")
    assert scene.coins("Ana") == 5 - points
    assert scene.player("Ana").development == 13 + points


@pytest.mark.rule("tiles.pharmacy")
@pytest.mark.parametrize("follower", FOLLOWERS)
def test_any_follower_opens_the_pharmacy(follower: str) -> None:
    scene = owner("pharmacy").give("Ana", market=follower).planning()
    scene.plan("Ana", f"{follower} > pharmacy")
    scene.actions("Ana")
    assert "act pharmacy" in scene.legal("Ana")


@pytest.mark.rule("tiles.pharmacy-limits")
def test_without_a_coin_the_pharmacy_is_closed() -> None:
    scene = owner("pharmacy", "knight").give("Ana", coins=0, place=BUSY).actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act pharmacy") == "tiles.pharmacy-limits"


@pytest.mark.rule("tiles.pharmacy-limits")
def test_at_the_end_of_development_the_pharmacy_is_closed() -> None:
    scene = owner("pharmacy", "knight").give("Ana", development=30, place=VILLAGE).actions("Ana")
    assert scene.legal("Ana") == {"pass", "act village"}
    assert scene.refused("Ana", "act pharmacy") == "tiles.pharmacy-limits"


@pytest.mark.rule("tiles.pharmacy-limits")
@pytest.mark.parametrize(("coins", "development"), [(2, 0), (5, 28)])
def test_the_pharmacy_sells_no_more_than_coins_or_steps_allow(coins: int, development: int) -> None:
    scene = owner("pharmacy", "knight").give("Ana", coins=coins, development=development).actions("Ana")
    scene.play("Ana", "act pharmacy")
    assert scene.legal("Ana") == {"buy 1", "buy 2"}
    assert scene.refused("Ana", "buy 3") == "tiles.pharmacy-limits"
    scene.play("Ana", "buy 2")
    assert scene.coins("Ana") == coins - 2
    assert scene.player("Ana").development == development + 2


@pytest.mark.rule("tiles.pharmacy-limits")
def test_coins_of_a_space_reached_by_the_pharmacy_do_not_pay_for_it() -> None:
    scene = owner("pharmacy", "knight").give("Ana", coins=1, development=6).actions("Ana")
    scene.play("Ana", "act pharmacy")
    assert scene.player("Ana").development == 7, "a single point, bought without asking"
    assert scene.coins("Ana") == 3


@pytest.mark.rule("tiles.office")
@pytest.mark.parametrize(("stations", "coins"), [("", 0), ("tours", 1), ("orleans tours blois", 3)])
def test_the_office_pays_a_coin_for_each_built_station(stations: str, coins: int) -> None:
    scene = (
        owner("office", "scholar scholar")
        .give("Ana", stations=stations)
        .give("Bruno", stations="nevers")
        .actions("Ana")
    )
    scene.play("Ana", "act office")
    assert scene.coins("Ana") == 5 + coins


# ---- Bathhouse


def bath(edition: str, bag: str, drawn: str, opener: str = "monk") -> Scene:
    scene = owner("bathhouse", opener, edition=edition).give("Ana", bag=bag).draws("Ana", drawn).actions("Ana")
    return scene.play("Ana", "act bathhouse")


@pytest.mark.rule("tiles.bathhouse-2014")
def test_the_2014_bathhouse_draws_three_and_places_two() -> None:
    scene = bath("2014", "farmer boatman knight*3", "farmer boatman knight")
    assert [fact["follower"] for fact in scene.told("bathes")] == ["farmer", "boatman", "knight"]
    scene.play("Ana", "place farmer castle", "place boatman castle")
    assert scene.legal("Ana") == set(), "two are placed"
    assert scene.on("Ana", "castle") == ["farmer", "boatman", ""]
    assert scene.on("Ana", "bathhouse") == [""]
    assert scene.bag("Ana") == {"knight": 3, "monk": 1}


@pytest.mark.rule("tiles.bathhouse-2014")
def test_in_the_2014_bathhouse_two_are_placed_where_two_fit() -> None:
    scene = bath("2014", "farmer boatman knight*3", "farmer boatman knight")
    assert "done" not in scene.legal("Ana")
    assert scene.refused("Ana", "done") == "tiles.bathhouse-2014"
    scene.play("Ana", "place farmer castle")
    assert "done" not in scene.legal("Ana")
    assert {move.split()[1] for move in scene.legal("Ana")} == {"boatman", "knight"}


@pytest.mark.rule("tiles.bathhouse-2014")
def test_in_the_2014_bathhouse_the_first_leaves_room_for_the_second() -> None:
    """Two spaces are free, of a farmer and of a knight: a monk on the farmer's space would leave none for the own farmer."""
    scene = crowded_bath()
    assert scene.legal("Ana") == {"place own_farmer ship", "place monk ship.knight"}
    assert scene.refused("Ana", "place monk ship.farmer") == "tiles.bathhouse-2014"
    scene.play("Ana", "place monk ship.knight")
    assert scene.on("Ana", "ship") == ["own_farmer", "boatman", "monk"], "the other one had one space to go to"
    assert scene.bag("Ana") == {"own_trader": 1, "farmer": 1}


@pytest.mark.rule("tiles.bathhouse-2014")
def test_in_the_2014_bathhouse_one_is_placed_when_a_second_does_not_fit() -> None:
    scene = crowded_bath("own_farmer own_trader own_craftsman")
    assert scene.on("Ana", "ship") == ["own_farmer", "boatman", ""]
    assert scene.bag("Ana") == {"own_trader": 1, "own_craftsman": 1, "farmer": 1}
    assert "pass" in scene.legal("Ana"), "it was done by itself, and she goes on"


@pytest.mark.rule("tiles.bathhouse-2019")
def test_the_2019_bathhouse_draws_two_and_places_one() -> None:
    scene = bath("2019", "farmer boatman knight*3", "farmer boatman")
    assert [fact["follower"] for fact in scene.told("bathes")] == ["farmer", "boatman"]
    scene.play("Ana", "place boatman castle")
    assert scene.legal("Ana") == set(), "one is placed"
    assert scene.on("Ana", "castle") == ["", "boatman", ""]
    assert scene.on("Ana", "bathhouse") == [""]
    assert scene.bag("Ana") == {"farmer": 1, "knight": 3, "monk": 1}


@pytest.mark.rule("tiles.bathhouse-2019")
def test_a_place_filled_from_the_bathhouse_acts_in_the_same_round() -> None:
    scene = owner("bathhouse", "monk").give("Ana", bag="trader knight", place="farmer > castle, boatman > castle")
    scene.draws("Ana", "trader knight").actions("Ana").play("Ana", "act bathhouse", "place trader castle")
    scene.play("Bruno", "pass")
    assert "act castle" in scene.legal("Ana")


@pytest.mark.rule("tiles.bathhouse-space")
@pytest.mark.parametrize("follower", FOLLOWERS)
def test_any_follower_opens_the_bathhouse(follower: str) -> None:
    scene = owner("bathhouse").give("Ana", market=follower, bag="farmer").planning()
    scene.plan("Ana", f"{follower} > bathhouse")
    scene.actions("Ana")
    assert "act bathhouse" in scene.legal("Ana")


@pytest.mark.rule("tiles.bathhouse-draw")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_opener_is_not_in_the_bag_and_a_small_bag_is_drawn_whole(edition: str) -> None:
    scene = bath(edition, "farmer", "farmer")
    assert [fact["follower"] for fact in scene.told("bathes")] == ["farmer"]
    assert spaces_for(scene, "Ana", "monk") == set()
    assert scene.refused("Ana", "place monk ship.knight") == "tiles.bathhouse-draw"
    assert spaces_for(scene, "Ana", "farmer") != set()


@pytest.mark.rule("tiles.bathhouse-2019")
def test_in_the_2019_bathhouse_one_is_placed_where_one_fits() -> None:
    scene = bath("2019", "farmer*3", "")
    assert "done" not in scene.legal("Ana")
    assert scene.refused("Ana", "done") == "tiles.bathhouse-2019"
    scene.play("Ana", "place farmer castle")
    assert scene.bag("Ana") == {"farmer": 2, "monk": 1}


@pytest.mark.rule("tiles.bathhouse-draw")
def test_bathers_that_fit_nowhere_go_back_by_themselves() -> None:
    """All trader spaces are taken, and an own trader may not go to the Town Hall."""
    scene = owner("bathhouse", "farmer").give("Ana", bag="own_trader")
    scene.give("Ana", place="trader > university, trader > castle, trader > monastery, trader > wagon")
    scene.actions("Ana").play("Ana", "act bathhouse")
    assert scene.legal("Ana") == set()
    assert scene.bag("Ana") == {"farmer": 1, "own_trader": 1}


@pytest.mark.rule("tiles.bathhouse-empty-bag")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bath_with_an_empty_bag_sends_its_follower_home(edition: str) -> None:
    scene = owner("bathhouse", "monk", edition=edition).give("Ana", place=BUSY).actions("Ana")
    assert scene.bag("Ana") == {}
    scene.play("Ana", "act bathhouse")
    assert scene.told("bathes") == []
    assert scene.on("Ana", "bathhouse") == [""]
    assert scene.bag("Ana") == {"monk": 1}


@pytest.mark.rule("tiles.bathhouse-where")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bathers_obey_the_rules_of_planning(edition: str) -> None:
    scene = owner("bathhouse", "monk", edition=edition).give("Ana", tiles="gunpowder_tower brewery")
    scene.give("Ana", place="farmer > village", bag="farmer own_farmer").draws("Ana", "farmer own_farmer")
    scene.actions("Ana").play("Ana", "act bathhouse")
    farmer_spaces = {f"{place}.farmer" for place in ("university", "castle", "ship", "wagon", "guildhall")}
    assert spaces_for(scene, "Ana", "own_farmer") == farmer_spaces, "the Village is taken"
    assert spaces_for(scene, "Ana", "farmer") == farmer_spaces | {"town_hall.any"}, "and not the Bathhouse"
    assert scene.refused("Ana", "place farmer bathhouse") == "tiles.bathhouse-where"
    assert not any(move.startswith("store") for move in scene.legal("Ana")), "nor the tower"


@pytest.mark.rule("tiles.bathhouse-where")
def test_a_bathing_monk_goes_anywhere_but_to_the_bathhouse() -> None:
    scene = bath("2019", "monk", "monk", opener="farmer")
    assert "bathhouse.any" not in spaces_for(scene, "Ana", "monk")
    assert len(spaces_for(scene, "Ana", "monk")) == 25, "24 spaces and the first of the Town Hall"


@pytest.mark.rule("tiles.bathhouse-where")
def test_a_bathing_scholar_uses_the_school() -> None:
    scene = owner("bathhouse", "monk").give("Ana", tiles="school", bag="scholar").actions("Ana")
    scene.play("Ana", "act bathhouse", "place scholar ship.knight")
    assert scene.on("Ana", "ship") == ["", "", "scholar"]
