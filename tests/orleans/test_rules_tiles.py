"""Place tiles: one test for each rule, in a player's words."""

import pytest

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.kernel.pool import ONE
from cenabum.orleans.moves import GOODS
from tests.orleans.scene import Scene, orleans, pool

BUSY = "knight > scriptorium, scholar > scriptorium"
VILLAGE = "farmer > village, boatman > village, craftsman > village"
EDITIONS = ["2014", "2019"]

GOODS_TILES = [
    ("hayrick", "farmer", "grain"),
    ("cheese_factory", "farmer farmer", "cheese"),
    ("winery", "farmer trader", "wine"),
    ("wool_manufacturer", "boatman trader", "wool"),
    ("tailor_shop", "trader scholar", "brocade"),
]


def table(players: int = 3, **settings: str) -> Scene:
    """A table where Bruno has something to do, so that the round waits for him when Ana has acted."""
    return orleans(players, **settings).give("Bruno", place=BUSY).event_tile("income")


def at(tile: str, followers: str) -> str:
    return ", ".join(f"{follower} > {tile}" for follower in followers.split())


def owner(tile: str, followers: str = "", players: int = 3, **settings: str) -> Scene:
    """Ana owns a tile and has these followers on it."""
    scene = table(players, **settings).give("Ana", tiles=tile)
    return scene.give("Ana", place=at(tile, followers)) if followers else scene


def use_up(scene: Scene, good: str) -> None:
    """The goods market has none of a good left."""
    kind = GOODS.index(good)
    left = scene.goods_market(good)
    scene.state.goods_market -= ONE[kind] * left
    scene.state.gone_goods += ONE[kind] * left


def spaces_for(scene: Scene, name: str, follower: str) -> set[str]:
    """Where a market follower may be planned now, as full names of action spaces."""
    seat = scene.seat(name)
    moves = [scene.game.moves.move(code) for code in scene.state.legal(seat)]
    return {
        move.arguments["space"] for move in moves if move.kind == "place" and move.arguments["follower"] == follower
    }


def spaces_that_want(scene: Scene, name: str, *professions: str) -> set[str]:
    """The free action spaces of a player that show one of the professions (or "any"), the first of twins only."""
    layout = scene.c.layout
    player = scene.player(name)
    names = layout.space_names()
    return {
        names[space]
        for space in range(len(names))
        if player.open >> space & 1 and names[space].split(".")[1] in professions and not names[space].endswith(".2")
    }


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
def test_in_the_2014_bathhouse_one_may_be_placed_alone() -> None:
    scene = bath("2014", "farmer boatman knight*3", "farmer boatman knight")
    scene.play("Ana", "place farmer castle", "done")
    assert scene.on("Ana", "castle") == ["farmer", "", ""]
    assert scene.bag("Ana") == {"boatman": 1, "knight": 3, "monk": 1}


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


@pytest.mark.rule("tiles.bathhouse-draw")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_drawn_has_to_be_placed(edition: str) -> None:
    scene = bath(edition, "farmer*3", "")
    assert "done" in scene.legal("Ana")
    scene.play("Ana", "done")
    assert scene.bag("Ana") == {"farmer": 3, "monk": 1}


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
def test_the_bathhouse_is_closed_while_the_bag_is_empty(edition: str) -> None:
    scene = owner("bathhouse", "monk", edition=edition).give("Ana", place=BUSY).actions("Ana")
    assert scene.bag("Ana") == {}
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act bathhouse") == "tiles.bathhouse-empty-bag"


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


# ---- Hospital, School, Herb Garden, Horse Wagon


@pytest.mark.rule("tiles.hospital")
@pytest.mark.parametrize(
    ("development", "status"), [(0, 1), (3, 1), (4, 2), (9, 3), (15, 4), (22, 5), (29, 5), (30, 6)]
)
def test_the_hospital_pays_the_development_status(development: int, status: int) -> None:
    scene = owner("hospital", "boatman scholar").give("Ana", development=development).actions("Ana")
    scene.play("Ana", "act hospital")
    assert scene.coins("Ana") == 5 + status


@pytest.mark.rule("tiles.school")
def test_with_the_school_scholars_stand_anywhere_but_on_monk_spaces() -> None:
    scene = owner("school").give("Ana", tiles="cellar sacristy brewery bathhouse", market="scholar farmer").planning()
    everything = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "any")
    assert spaces_for(scene, "Ana", "scholar") == spaces_that_want(scene, "Ana", *everything)
    assert spaces_for(scene, "Ana", "farmer") == spaces_that_want(scene, "Ana", "farmer", "any"), (
        "the School is for scholars"
    )


@pytest.mark.rule("tiles.school")
def test_without_the_school_scholars_are_scholars() -> None:
    scene = table().give("Ana", market="scholar").give("Bruno", tiles="school", market="scholar").planning()
    assert spaces_for(scene, "Ana", "scholar") == {"monastery.scholar", "scriptorium.scholar", "town_hall.any"}
    assert "village.farmer" in spaces_for(scene, "Bruno", "scholar")


@pytest.mark.rule("tiles.herb-garden")
@pytest.mark.parametrize("boatman", ["boatman", "own_boatman"])
def test_with_the_herb_garden_boatmen_stand_on_farmer_craftsman_and_trader_spaces(boatman: str) -> None:
    scene = owner("herb_garden").give("Ana", tiles="cellar sacristy pharmacy", market=boatman).planning()
    wanted = spaces_that_want(scene, "Ana", "boatman", "farmer", "craftsman", "trader", "any")
    if boatman == "own_boatman":
        wanted -= {"town_hall.any"}
    assert spaces_for(scene, "Ana", boatman) == wanted


@pytest.mark.rule("tiles.herb-garden")
def test_a_place_filled_with_boatmen_works() -> None:
    scene = owner("herb_garden").give("Ana", market="boatman*3").planning()
    scene.plan("Ana", "boatman > village.farmer", "boatman > village", "boatman > village.craftsman")
    scene.actions("Ana").play("Ana", "act village", "recruit craftsman")
    assert scene.bag("Ana") == {"boatman": 3, "craftsman": 1}


@pytest.mark.rule("tiles.no-chain")
def test_school_and_herb_garden_together_do_not_chain() -> None:
    scene = (
        owner("school").give("Ana", tiles="herb_garden cellar tailor_shop", market="boatman scholar farmer").planning()
    )
    assert spaces_for(scene, "Ana", "boatman") == spaces_that_want(
        scene, "Ana", "boatman", "farmer", "craftsman", "trader", "any"
    )
    assert scene.refused("Ana", "place boatman tailor_shop.scholar") == "tiles.no-chain"
    assert "monk" not in {space.split(".")[1] for space in spaces_for(scene, "Ana", "scholar")}
    assert spaces_for(scene, "Ana", "farmer") == spaces_that_want(scene, "Ana", "farmer", "any")


@pytest.mark.rule("tiles.no-chain")
def test_a_stand_in_keeps_its_own_kind() -> None:
    scene = owner("school").empty_market("Ana").give("Ana", market="scholar").planning()
    scene.plan("Ana", "scholar > farm_house.boatman")
    scene.followers().play("Ana", "recall farm_house.boatman")
    assert scene.market("Ana") == {"scholar": 1}


@pytest.mark.rule("tiles.horse-wagon")
def test_the_horse_wagon_is_a_second_wagon() -> None:
    scene = owner("horse_wagon", "knight trader", players=2).give("Ana", town="tours")
    scene.give("Ana", place="farmer > wagon, trader > wagon, knight > wagon")
    road = scene.c.connection_names.index("le_mans-tours")
    scene.state.goods_market += scene.state.routes[road] - pool("wool", GOODS)
    scene.state.routes[road] = pool("wool", GOODS)
    scene.actions("Ana").play("Ana", "act horse_wagon")
    assert scene.legal("Ana") == {"travel le_mans-tours wool", "travel le_mans-tours nothing"}, (
        "the only road from Tours"
    )
    scene.play("Ana", "travel le_mans-tours wool")
    assert scene.goods("Ana") == {"wool": 1}
    assert scene.c.town_names[scene.player("Ana").town] == "le_mans"
    scene.play("Bruno", "pass")
    assert "act wagon" in scene.legal("Ana"), "the Wagon is another action"


# ---- Sacristy


@pytest.mark.rule("tiles.sacristy")
def test_the_monk_of_the_sacristy_wards_off_an_event_and_goes_into_the_bag() -> None:
    scene = owner("sacristy", "monk").give("Ana", bag="knight").event("plague", "A")
    assert scene.legal("Ana") == {"sacristy yes", "sacristy no"}
    scene.play("Ana", "sacristy yes")
    assert scene.bag("Ana") == {"knight": 1, "monk": 1}
    assert scene.on("Ana", "sacristy") == [""]


@pytest.mark.rule("tiles.sacristy")
def test_if_the_event_may_happen_the_monk_stays() -> None:
    scene = owner("sacristy", "monk").give("Ana", bag="knight").event("plague", "A")
    scene.play("Ana", "sacristy no")
    assert scene.bag("Ana") == {}
    assert scene.on("Ana", "sacristy") == ["monk"]


@pytest.mark.rule("tiles.sacristy")
def test_an_empty_sacristy_protects_nobody() -> None:
    scene = owner("sacristy").give("Ana", bag="knight").event("plague", "A")
    assert scene.bag("Ana") == {}
    assert "sacristy yes" not in scene.legal("Ana")
    assert "sacristy no" not in scene.legal("Ana")


@pytest.mark.rule("tiles.sacristy")
@pytest.mark.parametrize(("event", "goods"), [("harvest", "grain"), ("taxes", "wool*3")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sacristy_saves_food_and_coins(event: str, goods: str, edition: str) -> None:
    scene = owner("sacristy", "monk", edition=edition).give("Ana", goods=goods).event(event)
    kept = scene.goods("Ana")
    scene.play("Ana", "sacristy yes")
    assert scene.goods("Ana") == kept
    assert scene.coins("Ana") == 5


@pytest.mark.rule("tiles.sacristy-events")
@pytest.mark.parametrize(
    ("event", "asked"),
    [
        ("harvest", True),
        ("taxes", True),
        ("plague", True),
        ("income", False),
        ("trading_day", False),
        ("pilgrimage", False),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sacristy_is_offered_for_the_three_bad_events(event: str, asked: bool, edition: str) -> None:
    scene = owner("sacristy", "monk", edition=edition).give("Ana", bag="knight", stations="tours", goods="wool*3")
    scene.event(event)
    assert (scene.legal("Ana") == {"sacristy yes", "sacristy no"}) == asked
    assert scene.on("Ana", "sacristy") == ["monk"]
    if event in ("income", "trading_day"):
        assert scene.coins("Ana") > 5, "nobody misses these"


@pytest.mark.rule("tiles.sacristy-events")
def test_the_sacristy_does_nothing_about_pilgrimage_or_the_census() -> None:
    scene = owner("sacristy", "monk").give("Ana", place=f"scholar > monastery, trader > monastery, {BUSY}")
    scene.event_tile("pilgrimage").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}, "neither the Monastery nor the Sacristy"

    scene = owner("sacristy", "monk").give("Bruno", tracks="farmer").give("Chloé", tracks="farmer").census()
    assert scene.coins("Ana") == 4
    assert scene.on("Ana", "sacristy") == ["monk"]


# ---- Gunpowder Tower


@pytest.mark.rule("tiles.gunpowder-tower")
def test_the_tower_stores_two_followers_of_any_kind() -> None:
    scene = owner("gunpowder_tower").give("Ana", market="monk").followers()
    assert scene.legal("Ana") == {"done", "store monk", *(f"store {own}" for own in FOLLOWERS[7:])}
    scene.play("Ana", "store own_farmer", "store monk")
    assert scene.stored("Ana") == {"monk": 1, "own_farmer": 1}
    assert not any(move.startswith("store") for move in scene.legal("Ana")), "two are all it holds"
    assert scene.refused("Ana", "store own_trader") == "tiles.gunpowder-tower"


@pytest.mark.rule("tiles.gunpowder-tower")
def test_followers_in_the_tower_are_planned_from_there() -> None:
    scene = owner("gunpowder_tower").give("Ana", stored="own_farmer knight").empty_market("Ana").planning()
    scene.play("Ana", "place own_farmer ship from gunpowder_tower")
    assert scene.on("Ana", "ship") == ["own_farmer", "", ""]
    assert scene.stored("Ana") == {"knight": 1}
    assert "place knight ship from gunpowder_tower" in scene.legal("Ana")
    assert "place knight ship" not in scene.legal("Ana"), "there is none on the market"


@pytest.mark.rule("tiles.gunpowder-tower")
def test_only_a_neutral_follower_goes_from_the_tower_to_a_deed() -> None:
    scene = owner("gunpowder_tower").give("Ana", stored="own_farmer knight").actions("Ana")
    scene.play("Ana", "act gunpowder_tower")
    assert {move.split()[1] for move in scene.legal("Ana")} == {"knight"}
    scene.play("Ana", "send knight papal_conclave")
    assert scene.stored("Ana") == {"own_farmer": 1}


@pytest.mark.rule("tiles.gunpowder-tower-fill")
def test_the_tower_is_filled_after_the_draw_from_the_whole_market() -> None:
    scene = owner("gunpowder_tower").give("Ana", bag="scholar").followers()
    assert scene.legal("Ana") == {"draw 0", "draw 1"}, "first the draw"
    assert scene.refused("Ana", "store own_farmer") == "tiles.gunpowder-tower-fill"
    scene.play("Ana", "draw 1")
    assert scene.legal("Ana") == {"done", "store scholar", *(f"store {own}" for own in FOLLOWERS[7:])}
    scene.play("Ana", "store own_trader", "done")
    assert scene.stored("Ana") == {"own_trader": 1}
    assert scene.market("Ana") == {"scholar": 1, "own_farmer": 1, "own_boatman": 1, "own_craftsman": 1}


@pytest.mark.rule("tiles.gunpowder-tower-fill")
def test_nobody_enters_the_tower_at_another_time() -> None:
    scene = owner("gunpowder_tower").give("Ana", place=BUSY).planning()
    assert scene.refused("Ana", "store own_farmer") == "tiles.gunpowder-tower-fill"
    assert spaces_for(scene, "Ana", "own_farmer") == spaces_that_want(scene, "Ana", "farmer")
    scene.actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}


@pytest.mark.rule("tiles.gunpowder-tower-overflow")
def test_free_spaces_of_the_tower_count_as_room_while_drawing() -> None:
    scene = owner("gunpowder_tower").give("Ana", market="knight*3", bag="farmer*5").followers()
    assert scene.legal("Ana") == {"draw 0", "draw 1", "draw 2", "draw 3"}, "seven on the market"
    scene.play("Ana", "draw 3")
    assert "done" not in scene.legal("Ana")
    assert scene.refused("Ana", "done") == "tiles.gunpowder-tower-overflow"
    scene.play("Ana", "store farmer")
    assert "done" not in scene.legal("Ana")
    scene.play("Ana", "store farmer")
    assert sum(scene.market("Ana").values()) == 8
    assert scene.stored("Ana") == {"farmer": 2}
    assert "store knight" not in scene.legal("Ana")


@pytest.mark.rule("tiles.gunpowder-tower-overflow")
@pytest.mark.parametrize(("stored", "most"), [("", 3), ("monk", 2), ("monk*2", 1)])
def test_only_free_spaces_of_the_tower_count(stored: str, most: int) -> None:
    scene = owner("gunpowder_tower").give("Ana", market="knight*3", bag="farmer*5", stored=stored).followers()
    assert max(scene.legal("Ana")) == f"draw {most}"


@pytest.mark.rule("tiles.gunpowder-tower-overflow")
def test_a_recall_uses_the_room_of_the_tower_too() -> None:
    scene = owner("gunpowder_tower").give("Ana", market="knight*4", place="farmer > ship").followers()
    scene.play("Ana", "recall ship.farmer")
    assert sum(scene.market("Ana").values()) == 9
    assert "done" not in scene.legal("Ana"), "one has to go into the tower"


@pytest.mark.rule("tiles.gunpowder-tower-stay")
def test_there_is_no_way_back_from_the_tower() -> None:
    scene = owner("gunpowder_tower").give("Ana", stored="knight own_farmer", place="farmer > ship").followers()
    assert scene.legal("Ana") == {"draw 0", "recall ship.farmer"}
    scene.play("Ana", "draw 0")
    scene.planning()
    assert {move.split()[0] for move in scene.legal("Ana")} == {"place", "done"}
    scene.plan("Ana").actions("Ana").event("income", "A").followers()
    assert scene.stored("Ana") == {"knight": 1, "own_farmer": 1}


@pytest.mark.rule("tiles.gunpowder-tower-deeds")
def test_the_tower_sends_both_in_one_action_beside_the_town_hall() -> None:
    scene = owner("gunpowder_tower", players=2).give("Ana", stored="monk farmer", place="knight > town_hall")
    scene.actions("Ana").play("Ana", "act gunpowder_tower", "send monk papal_conclave", "send farmer plague_defeated")
    assert scene.coins("Ana") == 5 + 3 + 2
    assert scene.stored("Ana") == {}
    assert scene.on("Ana", "town_hall")[0] == "knight", "the Town Hall was not used"
    assert scene.legal("Ana") == set(), "one action, then Bruno"
    scene.play("Bruno", "pass")
    assert scene.legal("Ana") == {"pass", "act town_hall"}


# ---- Laboratory


@pytest.mark.rule("tiles.laboratory")
def test_the_laboratory_brings_technology_that_may_lie_on_itself() -> None:
    scene = owner("laboratory", "craftsman scholar").actions("Ana")
    before = scene.state.technology
    scene.play("Ana", "act laboratory")
    assert scene.state.technology == before - 1
    assert scene.legal("Ana") == set(), "it waits until she has passed"
    scene.play("Bruno", "pass")
    assert {"technology laboratory.craftsman", "technology laboratory.scholar"} < scene.legal("Ana")
    scene.play("Ana", "technology laboratory.scholar")
    assert scene.on("Ana", "laboratory") == ["", "technology"]


@pytest.mark.rule("tiles.laboratory")
def test_without_technology_the_laboratory_is_closed() -> None:
    scene = owner("laboratory", "craftsman scholar").give("Ana", place=BUSY).give("Bruno", technology=16).actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act laboratory") == "tiles.laboratory"


@pytest.mark.rule("tiles.laboratory")
def test_technology_of_the_laboratory_obeys_the_usual_rules() -> None:
    scene = owner("laboratory").give(
        "Ana", tiles="cellar hayrick", technology=1, technology_on="village.farmer", place=BUSY
    )
    scene.actions("Ana").play("Ana", "pass")
    offered = {move.split()[1] for move in scene.legal("Ana") if move.startswith("technology")}
    assert {"laboratory.craftsman", "laboratory.scholar", "cellar.scholar"} <= offered
    assert offered.isdisjoint(
        {"cellar.monk", "hayrick.farmer", "village.boatman", "village.craftsman", "scriptorium.knight"}
    )
