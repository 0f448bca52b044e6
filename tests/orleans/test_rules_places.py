"""What the ten places of the player board do."""

import pytest

from cenabum.bagbuilding.followers import PROFESSIONS
from tests.orleans.offers import EDITIONS, acts, busy, recruits, staff
from tests.orleans.scene import Scene, orleans


def all_tiles(scene: Scene, category: int) -> str:
    """The names of the place tiles of a category that are still to be had."""
    return " ".join(
        name
        for place, name in enumerate(scene.printed.place_names)
        if scene.printed.category[place] == category and scene.state.tiles >> place & 1
    )


# ---- recruiting


@pytest.mark.rule("places.recruit")
@pytest.mark.parametrize(
    ("place", "follower"),
    [
        ("farm_house", "farmer"),
        ("village", "boatman"),
        ("village", "craftsman"),
        ("village", "trader"),
        ("university", "scholar"),
        ("castle", "knight"),
        ("monastery", "monk"),
    ],
)
def test_a_recruit_comes_into_the_bag_and_moves_the_marker(place: str, follower: str) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", place).event_tile("income").actions("Ana")
    supply = scene.supply(follower)
    scene.play("Ana", f"act {place}")
    if place == "village":
        scene.play("Ana", f"recruit {follower}")
    if follower == "trader":
        scene.play("Ana", "expand hayrick")
    wanted = [
        PROFESSIONS[scene.printed.layout.wants[space]] for space in scene.printed.layout.spaces[scene.place(place)]
    ]
    assert scene.supply(follower) == supply - 1
    assert scene.bag("Ana") == {kind: wanted.count(kind) + (kind == follower) for kind in {*wanted, follower}}
    tracks = {kind: scene.track("Ana", kind) for kind in PROFESSIONS}
    assert tracks == {kind: int(kind == follower and kind != "monk") for kind in PROFESSIONS}


@pytest.mark.rule("places.farm-house")
@pytest.mark.parametrize(
    ("step", "good"),
    [(1, "grain"), (2, "grain"), (3, "cheese"), (4, "cheese"), (5, "wine"), (6, "wine"), (7, "wool"), (8, "brocade")],
)
def test_the_farm_house_brings_a_farmer_and_a_good(step: int, good: str) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "farm_house").give(
        "Ana", tracks=f"farmer*{step - 1}" if step > 1 else ""
    )
    on_market = scene.goods_market(good)
    scene.actions("Ana").play("Ana", "act farm_house")
    assert scene.track("Ana", "farmer") == step
    assert scene.goods("Ana") == {good: 1}
    assert scene.goods_market(good) == on_market - 1


@pytest.mark.rule("places.farm-house-good-gone")
def test_no_good_no_farmer() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "farm_house").give("Ana", tracks="farmer*2")
    scene.give("Bruno", goods=f"cheese*{scene.goods_market('cheese')}").actions("Ana")
    assert acts(scene, "Ana") == {"town_hall"}
    assert scene.refused("Ana", "act farm_house") == "places.farm-house-good-gone"
    scene.give("Ana", tracks="farmer*4").actions("Ana")  # the next space shows wine
    assert acts(scene, "Ana") == {"town_hall", "farm_house"}


@pytest.mark.rule("places.village")
def test_the_village_recruits_one_of_three() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village").actions("Ana").play("Ana", "act village")
    assert scene.legal("Ana") == {"recruit boatman", "recruit craftsman", "recruit trader"}


@pytest.mark.rule("places.village")
@pytest.mark.parametrize(
    ("tracks", "left"),
    [
        ("boatman*5", {"craftsman", "trader"}),
        ("craftsman*5", {"boatman", "trader"}),
        ("trader*5", {"boatman", "craftsman"}),
    ],
)
def test_the_village_offers_only_whom_it_can_recruit(tracks: str, left: set[str]) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village").give("Ana", tracks=tracks).actions("Ana")
    assert recruits(scene.play("Ana", "act village"), "Ana") == left


@pytest.mark.rule("places.village")
def test_the_village_is_open_while_one_of_the_three_is_possible() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village").give("Ana", tracks="boatman*5 craftsman*5 trader*5")
    assert acts(scene.actions("Ana"), "Ana") == {"town_hall"}
    assert scene.refused("Ana", "act village") == "places.village"
    scene.give("Ana", tracks="boatman*4 craftsman*5 trader*5").actions("Ana").play("Ana", "act village")
    assert scene.track("Ana", "boatman") == 5  # the only one possible is recruited without asking
    assert scene.track("Ana", "craftsman") == scene.track("Ana", "trader") == 5


@pytest.mark.rule("places.village-boatman")
@EDITIONS
@pytest.mark.parametrize(("step", "coins", "citizens"), [(1, 2, 0), (2, 3, 0), (3, 4, 0), (4, 5, 0), (5, 0, 1)])
def test_a_boatman_brings_coins_and_the_fifth_a_citizen(step: int, coins: int, citizens: int, edition: str) -> None:
    scene = staff(busy(orleans(3, edition=edition), "Ana"), "Ana", "village")
    scene.give("Ana", tracks=f"boatman*{step - 1}" if step > 1 else "").actions("Ana")
    scene.play("Ana", "act village", "recruit boatman")
    assert scene.coins("Ana") == 5 + coins
    assert scene.player("Ana").citizens == citizens


@pytest.mark.rule("places.village-boatman")
def test_the_second_one_at_the_end_of_the_boatmen_track_gets_nothing() -> None:
    scene = orleans(3)
    for name in ("Ana", "Bruno"):
        staff(busy(scene, name), name, "village").give(name, tracks="boatman*4")
    scene.actions("Ana").play("Ana", "act village", "recruit boatman").play("Bruno", "act village", "recruit boatman")
    assert [scene.player(name).citizens for name in scene.game.seats] == [1, 0, 0]
    assert scene.coins("Bruno") == 5


@pytest.mark.rule("places.village-craftsman")
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_a_craftsman_brings_a_technology_tile_that_waits(step: int) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village")
    scene.give("Ana", tracks=f"craftsman*{step - 1}" if step > 1 else "").actions("Ana")
    scene.play("Ana", "act village", "recruit craftsman")
    player = scene.player("Ana")
    assert player.technology_free + player.technology_first == 1
    assert player.technology_on == 0
    assert scene.state.technology == 15
    assert scene.legal("Ana") == {"pass", "act town_hall"}


@pytest.mark.rule("places.village-no-technology")
def test_no_technology_no_craftsman() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village").give("Bruno", technology=16).actions("Ana")
    assert recruits(scene.play("Ana", "act village"), "Ana") == {"boatman", "trader"}
    assert scene.refused("Ana", "recruit craftsman") == "places.village-no-technology"


@pytest.mark.rule("places.village-trader")
def test_a_trader_brings_a_place_for_later_rounds() -> None:
    scene = staff(busy(orleans(3), "Ana", "Bruno"), "Ana", "village").give("Ana", market="farmer")
    scene.actions("Ana").play("Ana", "act village", "recruit trader", "expand hayrick")
    assert scene.player("Ana").tiles == 1 << scene.place("hayrick")
    assert not scene.state.tiles >> scene.place("hayrick") & 1
    scene.play("Bruno", "pass")
    assert acts(scene, "Ana") == {"town_hall"}
    scene.planning().plan("Ana", "farmer > hayrick")
    for name in ("Bruno", "Chloé"):
        scene.plan(name)
    scene.actions("Ana").play("Ana", "act hayrick")
    assert scene.goods("Ana") == {"grain": 1}


@pytest.mark.rule("places.village-trader")
def test_a_lasting_power_works_at_once() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village")
    scene.give("Ana", tiles="bathhouse", place="monk > bathhouse", bag="boatman").actions("Ana")
    scene.play("Ana", "act village", "recruit trader", "expand herb_garden")
    scene.draws("Ana", "boatman boatman").play("Ana", "act bathhouse")
    assert "place boatman castle.farmer" in scene.legal("Ana")


@pytest.mark.rule("places.village-category-one")
@EDITIONS
@pytest.mark.parametrize("traders", [0, 1, 2, 4])
def test_the_first_tile_is_of_category_one(traders: int, edition: str) -> None:
    scene = staff(busy(orleans(3, edition=edition), "Ana"), "Ana", "village")
    one, two = (all_tiles(scene, category).split() for category in (1, 2))
    scene.give("Ana", tracks=f"trader*{traders}" if traders else "").actions("Ana")
    scene.play("Ana", "act village", "recruit trader")
    assert scene.legal("Ana") == {f"expand {tile}" for tile in (one if traders == 0 else one + two)}
    if traders == 0:
        assert scene.refused("Ana", "expand school") == "places.village-category-one"


@pytest.mark.rule("places.village-no-tile")
@pytest.mark.parametrize(("traders", "categories"), [(0, (1,)), (1, (1, 2)), (4, (1, 2))])
def test_a_trader_comes_even_when_no_place_tile_is_left_for_him(traders: int, categories: tuple[int, ...]) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village")
    for category in categories:
        scene.give("Bruno", tiles=all_tiles(scene, category))
    scene.give("Ana", tracks=f"trader*{traders}" if traders else "").actions("Ana")
    supply = scene.supply("trader")
    assert recruits(scene.play("Ana", "act village"), "Ana") >= {"trader"}
    scene.play("Ana", "recruit trader")
    assert scene.track("Ana", "trader") == traders + 1
    assert scene.supply("trader") == supply - 1
    assert scene.player("Ana").tiles == 0
    assert [fact["track"] for fact in scene.told("nothing_left")] == ["trader"]
    assert scene.legal("Ana") == {"pass", "act town_hall"}, "the others have passed, and she goes on"


@pytest.mark.rule("places.university")
@pytest.mark.parametrize(("step", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_scholar_brings_development(step: int, points: int) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "university").give(
        "Ana", tracks=f"scholar*{step - 1}" if step > 1 else ""
    )
    scene.actions("Ana").play("Ana", "act university")
    assert scene.track("Ana", "scholar") == step
    assert scene.player("Ana").development == points


@pytest.mark.rule("places.university")
def test_the_university_stays_open_at_the_end_of_development() -> None:
    scene = (
        staff(busy(orleans(3), "Ana"), "Ana", "university")
        .give("Ana", development=30, tracks="scholar*4")
        .actions("Ana")
    )
    scene.play("Ana", "act university")
    assert scene.track("Ana", "scholar") == 5
    staff(scene, "Ana", "university").actions("Ana")
    assert acts(scene, "Ana") == {"town_hall"}


@pytest.mark.rule("places.castle")
@pytest.mark.parametrize(("step", "draws", "citizens"), [(1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 7, 1), (5, 8, 0)])
def test_a_knight_brings_more_followers_and_the_fourth_a_citizen(step: int, draws: int, citizens: int) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "castle").give("Ana", tracks=f"knight*{step - 1}" if step > 1 else "")
    scene.actions("Ana").play("Ana", "act castle")
    assert scene.track("Ana", "knight") == step
    assert scene.player("Ana").citizens == citizens
    scene.empty_market().give("Ana", bag="farmer*4").followers()
    assert f"draw {draws}" in scene.legal("Ana")
    assert f"draw {draws + 1}" not in scene.legal("Ana")


@pytest.mark.rule("places.monastery")
def test_monks_come_as_long_as_the_supply_lasts() -> None:
    scene = busy(orleans(2), "Ana").event_tile("income")
    for monks in range(1, 9):
        staff(scene, "Ana", "monastery").actions("Ana").play("Ana", "act monastery")
        assert scene.bag("Ana")["monk"] == monks
        assert scene.player("Ana").tracks == 0
        assert (scene.coins("Ana"), scene.goods("Ana"), scene.player("Ana").development) == (5, {}, 0)
        scene.player("Ana").bag -= 1 << 5 * PROFESSIONS.index("scholar") | 1 << 5 * PROFESSIONS.index("trader")
        scene.state.supply += 1 << 5 * PROFESSIONS.index("scholar") | 1 << 5 * PROFESSIONS.index("trader")
    assert scene.supply("monk") == 0
    staff(scene, "Ana", "monastery").actions("Ana")
    assert acts(scene, "Ana") == {"town_hall"}


# ---- travel, stations, development, deeds


def destinations(scene: Scene) -> set[str]:
    """The connections Ana may travel along."""
    return {move.split()[1] for move in scene.legal("Ana") if move.startswith("travel ")}


@pytest.mark.rule("places.ship")
def test_the_ship_travels_along_one_waterway() -> None:
    scene = (
        staff(busy(orleans(3), "Ana"), "Ana", "ship").give("Ana", town="vierzon").actions("Ana").play("Ana", "act ship")
    )
    assert destinations(scene) == {"montrichard~vierzon", "vierzon~bourges", "vierzon~saint_amand"}
    scene.play("Ana", "travel vierzon~bourges nothing")
    assert scene.printed.town_names[scene.player("Ana").town] == "bourges"
    assert scene.legal("Ana") == {"pass", "act town_hall"}


@pytest.mark.rule("places.wagon")
def test_the_wagon_travels_along_one_road() -> None:
    scene = (
        staff(busy(orleans(3), "Ana"), "Ana", "wagon")
        .give("Ana", town="vierzon")
        .actions("Ana")
        .play("Ana", "act wagon")
    )
    assert destinations(scene) == {"orleans-vierzon", "blois-vierzon", "vierzon-chateauroux"}
    scene.play("Ana", "travel blois-vierzon nothing")
    assert scene.printed.town_names[scene.player("Ana").town] == "blois"
    assert scene.legal("Ana") == {"pass", "act town_hall"}


@pytest.mark.rule("places.guildhall")
def test_the_guildhall_builds_where_the_merchant_stands() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "guildhall").give("Ana", town="tours").give("Bruno", town="blois")
    scene.actions("Ana").play("Ana", "act guildhall")
    assert scene.player("Ana").stations == 1 << scene.printed.town_names.index("tours")
    assert scene.player("Ana").stations_left == 9
    assert scene.player("Bruno").stations == 0


@pytest.mark.rule("places.scriptorium")
def test_the_scriptorium_is_one_step_of_development() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "scriptorium").give("Ana", development=4).actions("Ana")
    scene.play("Ana", "act scriptorium")
    assert scene.player("Ana").development == 5
    assert scene.coins("Ana") == 5


@pytest.mark.rule("places.town-hall")
@pytest.mark.parametrize(
    ("first", "second"),
    [("city_wall", "city_wall"), ("city_wall", "plague_defeated"), ("plague_defeated", "city_wall")],
)
def test_the_town_hall_sends_two_in_one_action(first: str, second: str) -> None:
    scene = orleans(3).give("Ana", place="farmer > town_hall, farmer > town_hall")
    scene.give("Bruno", place="knight > scriptorium, scholar > scriptorium").actions("Ana")
    free = {deed: scene.deed(deed)["farmer"] for deed in ("city_wall", "plague_defeated")}
    scene.play("Ana", "act town_hall", f"send farmer {first}")
    assert "done" in scene.legal("Ana")
    scene.play("Ana", f"send farmer {second}")
    for deed in (first, second):
        free[deed] -= 1
    assert {deed: scene.deed(deed).get("farmer", 0) for deed in free} == free
    assert scene.on("Ana", "town_hall") == ["", ""]
    assert scene.bag("Ana") == {}
    assert scene.game.deciding == ["Bruno"]


@pytest.mark.rule("places.town-hall")
def test_the_town_hall_works_with_one_follower() -> None:
    scene = staff(orleans(3).give("Ana", place="farmer > town_hall"), "Ana", "scriptorium").actions("Ana")
    scene.play("Ana", "act town_hall", "send farmer plague_defeated")
    assert scene.coins("Ana") == 7
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
