"""Travel and trading stations: one test for each rule, in a player's words."""

import pytest

from cenabum.orleans.moves import GOODS
from tests.orleans.scene import Scene, named, orleans, pool

SHIP = "farmer > ship, boatman > ship, knight > ship"
WAGON = "farmer > wagon, trader > wagon, knight > wagon"
HORSE_WAGON = "knight > horse_wagon, trader > horse_wagon"
GUILDHALL = "farmer > guildhall, craftsman > guildhall, knight > guildhall"
BUSY = "knight > scriptorium, scholar > scriptorium"
BY_ROAD = [("wagon", WAGON), ("horse_wagon", HORSE_WAGON)]
BY_ANY = [("ship", SHIP), *BY_ROAD]


def table(players: int = 3, **settings: str) -> Scene:
    """A table where Bruno has something to do, so that the round waits for him when Ana has acted."""
    return orleans(players, **settings).give("Bruno", place=BUSY)


def merchant(town: str, vehicle: str) -> Scene:
    """Ana's merchant in a town and her vehicle ready to go, before the actions."""
    place = dict(BY_ANY)[vehicle]
    scene = table()
    if vehicle == "horse_wagon":
        scene.give("Ana", tiles="horse_wagon")
    return scene.give("Ana", town=town, place=place)


def lay(scene: Scene, way: str, goods: str) -> None:
    """These goods lie on a way; they are exchanged with the goods market."""
    number = scene.printed.connection_names.index(way)
    scene.state.goods_market += scene.state.routes[number] - pool(goods, GOODS)
    scene.state.routes[number] = pool(goods, GOODS)


def lying(scene: Scene, way: str) -> dict[str, int]:
    return named(scene.state.routes[scene.printed.connection_names.index(way)], GOODS)


def town(scene: Scene, name: str) -> str:
    return scene.printed.town_names[scene.player(name).town]


def stations(scene: Scene, name: str) -> set[str]:
    built = scene.player(name).stations
    return {town for number, town in enumerate(scene.printed.town_names) if built >> number & 1}


def ways(scene: Scene, name: str) -> set[str]:
    """The connections a travelling player may choose from."""
    assert all(move.startswith("travel ") for move in scene.legal(name))
    return {move.split()[1] for move in scene.legal(name)}


# ---- travel


@pytest.mark.rule("travel.no-connection")
@pytest.mark.parametrize(
    ("start", "vehicle", "onward"),
    [
        ("orleans", "ship", "orleans~briare orleans~blois"),
        ("tours", "ship", "blois~tours tours~montrichard tours~loches tours~chinon"),
        ("orleans", "wagon", "orleans-vierzon chartres-orleans chateaudun-orleans orleans-montargis"),
        ("chartres", "wagon", "chartres-le_mans chartres-etampes chartres-orleans chartres-chateaudun"),
        ("chartres", "horse_wagon", "chartres-le_mans chartres-etampes chartres-orleans chartres-chateaudun"),
    ],
)
def test_a_journey_follows_one_connection_of_its_kind(start: str, vehicle: str, onward: str) -> None:
    scene = merchant(start, vehicle).actions("Ana")
    scene.play("Ana", f"act {vehicle}")
    assert ways(scene, "Ana") == set(onward.split())
    for other in ("tours~chinon", "le_mans-tours", "chateaudun-orleans", "orleans~blois"):
        if other not in onward.split():
            assert scene.refused("Ana", f"travel {other} nothing") == "travel.no-connection"


@pytest.mark.rule("travel.no-connection")
@pytest.mark.parametrize(
    ("vehicle", "way", "end"), [("ship", "blois~tours", "blois"), ("wagon", "le_mans-tours", "le_mans")]
)
def test_a_journey_ends_at_the_other_end_of_the_connection(vehicle: str, way: str, end: str) -> None:
    scene = merchant("tours", vehicle).actions("Ana")
    scene.play("Ana", f"act {vehicle}", f"travel {way} nothing")
    assert town(scene, "Ana") == end
    assert scene.legal("Ana") == set(), "one connection, then it is Bruno's turn"


@pytest.mark.rule("travel.no-connection")
@pytest.mark.parametrize(
    "inland", ["chartres", "etampes", "le_mans", "chateaudun", "montargis", "vendome", "chateauroux", "la_chatre"]
)
def test_no_ship_leaves_a_town_without_a_waterway(inland: str) -> None:
    scene = merchant(inland, "ship").give("Ana", place=BUSY).actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act ship") == "travel.no-connection"
    assert "act wagon" in merchant(inland, "wagon").actions("Ana").legal("Ana"), "but roads lead everywhere"


@pytest.mark.rule("travel.take-one-good")
@pytest.mark.parametrize(("taken", "left"), [("grain", "wine"), ("wine", "grain")])
def test_one_of_two_goods_on_the_way_is_taken_and_the_other_stays(taken: str, left: str) -> None:
    scene = merchant("orleans", "ship")
    lay(scene, "orleans~briare", "grain wine")
    market = scene.goods_market(taken)
    scene.actions("Ana").play("Ana", "act ship")
    assert {f"travel orleans~briare {good}" for good in ("grain", "wine")} <= scene.legal("Ana")
    assert scene.refused("Ana", "travel orleans~briare brocade") == "travel.take-one-good", "only what lies there"
    scene.play("Ana", f"travel orleans~briare {taken}")
    assert town(scene, "Ana") == "briare"
    assert scene.goods("Ana") == {taken: 1}
    assert lying(scene, "orleans~briare") == {left: 1}
    assert scene.goods_market(taken) == market, "it does not come from the goods market"


@pytest.mark.rule("travel.take-one-good")
def test_of_two_equal_goods_one_stays() -> None:
    scene = merchant("chartres", "wagon")
    lay(scene, "chartres-le_mans", "wool*2")
    scene.actions("Ana").play("Ana", "act wagon", "travel chartres-le_mans wool")
    assert scene.goods("Ana") == {"wool": 1}
    assert lying(scene, "chartres-le_mans") == {"wool": 1}


@pytest.mark.rule("travel.good-optional")
@pytest.mark.parametrize(
    ("vehicle", "way"),
    [("ship", "orleans~blois"), ("wagon", "orleans-montargis"), ("horse_wagon", "orleans-montargis")],
)
def test_a_good_may_stay_on_the_way(vehicle: str, way: str) -> None:
    scene = merchant("orleans", vehicle)
    lay(scene, way, "cheese")
    scene.actions("Ana").play("Ana", f"act {vehicle}", f"travel {way} nothing")
    assert town(scene, "Ana") != "orleans"
    assert scene.goods("Ana") == {}
    assert lying(scene, way) == {"cheese": 1}


@pytest.mark.rule("travel.empty-way")
def test_a_way_without_goods_may_be_travelled() -> None:
    scene = merchant("blois", "ship")
    lay(scene, "orleans~blois", "")
    scene.actions("Ana").play("Ana", "act ship")
    assert {move for move in scene.legal("Ana") if "orleans~blois" in move} == {"travel orleans~blois nothing"}
    assert scene.refused("Ana", "travel orleans~blois grain") == "travel.empty-way"
    scene.play("Ana", "travel orleans~blois nothing")
    assert town(scene, "Ana") == "orleans"
    assert scene.goods("Ana") == {}


@pytest.mark.rule("travel.empty-way")
def test_a_way_is_never_filled_up_again() -> None:
    scene = merchant("orleans", "ship")
    lay(scene, "orleans~blois", "wine")
    scene.actions("Ana").play("Ana", "act ship", "travel orleans~blois wine")
    scene.event("harvest", "A").play("Ana", "feed wine")
    scene.next_round()
    assert lying(scene, "orleans~blois") == {}


@pytest.mark.rule("travel.double-connection")
@pytest.mark.parametrize(
    ("vehicle", "way", "good", "other"),
    [
        ("ship", "chinon~chatellerault", "wool", "chinon-chatellerault"),
        ("wagon", "chinon-chatellerault", "brocade", "chinon~chatellerault"),
    ],
)
def test_road_and_waterway_between_two_towns_have_goods_of_their_own(
    vehicle: str, way: str, good: str, other: str
) -> None:
    scene = merchant("chinon", vehicle)
    lay(scene, "chinon~chatellerault", "wool")
    lay(scene, "chinon-chatellerault", "brocade")
    untouched = lying(scene, other)
    scene.actions("Ana").play("Ana", f"act {vehicle}")
    assert other not in ways(scene, "Ana")
    assert scene.refused("Ana", f"travel {other} nothing") == "travel.double-connection"
    assert {move for move in scene.legal("Ana") if way in move} == {f"travel {way} {good}", f"travel {way} nothing"}
    scene.play("Ana", f"travel {way} {good}")
    assert town(scene, "Ana") == "chatellerault"
    assert scene.goods("Ana") == {good: 1}
    assert lying(scene, way) == {}
    assert lying(scene, other) == untouched


# ---- trading stations


@pytest.mark.rule("stations.one-per-town")
@pytest.mark.parametrize("owner", ["Ana", "Bruno"])
def test_a_town_with_a_station_takes_no_other(owner: str) -> None:
    scene = table().give(owner, stations="tours").give("Ana", town="tours", place=f"{GUILDHALL}, {BUSY}").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act guildhall") == "stations.one-per-town"


@pytest.mark.rule("stations.one-per-town")
def test_a_town_built_up_this_round_is_closed_to_the_next_player() -> None:
    scene = orleans(2)
    for name in ("Ana", "Bruno"):
        scene.give(name, town="blois", place=f"{GUILDHALL}, {BUSY}")
    scene.actions("Ana").play("Ana", "act guildhall")
    assert stations(scene, "Ana") == {"blois"}
    assert scene.legal("Bruno") == {"pass", "act scriptorium"}
    assert scene.refused("Bruno", "act guildhall") == "stations.one-per-town"


@pytest.mark.rule("stations.orleans-each-one")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_orleans_everybody_may_build_one(players: int) -> None:
    scene = orleans(players)
    for name in scene.game.seats:
        scene.give(name, place=f"{GUILDHALL}, {BUSY}")
    scene.actions("Ana")
    for name in scene.game.seats:
        scene.play(name, "act guildhall")
    assert all(stations(scene, name) == {"orleans"} for name in scene.game.seats)


@pytest.mark.rule("stations.orleans-each-one")
def test_in_orleans_nobody_builds_a_second_one() -> None:
    scene = table().give("Ana", stations="orleans", place=f"{GUILDHALL}, {BUSY}").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act guildhall") == "stations.orleans-each-one"


@pytest.mark.rule("stations.none-left")
def test_ten_stations_are_all_there_are() -> None:
    nine = "orleans blois tours chinon loches vierzon bourges nevers briare"
    scene = table().give("Ana", stations=nine, town="sancerre", place=f"{GUILDHALL}, {BUSY}").actions("Ana")
    scene.play("Ana", "act guildhall")
    assert len(stations(scene, "Ana")) == 10
    assert scene.player("Ana").stations_left == 0

    scene = (
        table().give("Ana", stations=f"{nine} sancerre", town="etampes", place=f"{GUILDHALL}, {BUSY}").actions("Ana")
    )
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act guildhall") == "stations.none-left"


@pytest.mark.rule("stations.none-left")
@pytest.mark.parametrize("lost", ["supply", "nevers"])
def test_a_station_lost_to_torture_cannot_be_built(lost: str) -> None:
    """With nine built and one at hand, the tenth can go either way; what torture took is never built again."""
    nine = "orleans blois tours chinon loches vierzon bourges nevers briare"
    scene = table(edition="2014").give("Ana", stations=nine, coins=4, town="nevers", place=f"{GUILDHALL}, {BUSY}")
    scene.event("harvest").play("Ana", f"forfeit station {lost}")
    if lost == "supply":
        scene.give("Ana", town="etampes").actions("Ana")
        assert scene.legal("Ana") == {"pass", "act scriptorium"}, "none left for a free town"
    else:
        scene.actions("Ana").play("Ana", "act guildhall")
        assert len(stations(scene, "Ana")) == 9
        assert scene.player("Ana").stations_left == 0
