"""Place tiles that help without an action: Hospital, School, Herb Garden, Horse Wagon, Sacristy, Gunpowder Tower, Laboratory."""

import pytest

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.orleans.moves import GOODS
from tests.orleans.scene import pool
from tests.orleans.tiles import (
    BUSY,
    EDITIONS,
    owner,
    spaces_for,
    spaces_that_want,
    table,
)

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
    road = scene.printed.connection_names.index("le_mans-tours")
    scene.state.goods_market += scene.state.routes[road] - pool("wool", GOODS)
    scene.state.routes[road] = pool("wool", GOODS)
    scene.actions("Ana").play("Ana", "act horse_wagon")
    assert scene.legal("Ana") == {"travel le_mans-tours wool", "travel le_mans-tours nothing"}, (
        "the only road from Tours"
    )
    scene.play("Ana", "travel le_mans-tours wool")
    assert scene.goods("Ana") == {"wool": 1}
    assert scene.printed.town_names[scene.player("Ana").town] == "le_mans"
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
