"""The character tracks and the development track: one test for each rule, in a player's words."""

import pytest

from tests.orleans.offers import EDITIONS, acts, busy, staff
from tests.orleans.scene import Scene, orleans


@pytest.mark.rule("tracks.end")
@pytest.mark.parametrize(
    ("place", "follower", "last"),
    [("farm_house", "farmer", 8), ("university", "scholar", 5), ("castle", "knight", 5)],
)
def test_at_the_end_of_a_track_nobody_is_recruited(place: str, follower: str, last: int) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", place).give("Ana", tracks=f"{follower}*{last - 1}").actions("Ana")
    assert acts(scene, "Ana") == {"town_hall", place}
    scene.play("Ana", f"act {place}")
    assert scene.track("Ana", follower) == last
    staff(scene, "Ana", place).actions("Ana")
    assert acts(scene, "Ana") == {"town_hall"}
    assert scene.refused("Ana", f"act {place}") == "tracks.end"


@pytest.mark.rule("tracks.end")
@pytest.mark.parametrize("follower", ["boatman", "craftsman", "trader"])
def test_at_the_end_of_a_track_the_village_recruits_others(follower: str) -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village").give("Ana", tracks=f"{follower}*4").actions("Ana")
    assert f"recruit {follower}" in scene.play("Ana", "act village").legal("Ana")
    staff(scene, "Ana", "village").give("Ana", tracks=f"{follower}*5").actions("Ana").play("Ana", "act village")
    assert scene.legal("Ana") == {f"recruit {kind}" for kind in {"boatman", "craftsman", "trader"} - {follower}}
    assert scene.refused("Ana", f"recruit {follower}") == "tracks.end"


@pytest.mark.rule("tracks.citizen")
@pytest.mark.parametrize(
    ("place", "follower", "moves"),
    [("castle", "knight*3", ["act castle"]), ("village", "boatman*4", ["act village", "recruit boatman"])],
)
def test_a_citizen_for_the_first_one_there(place: str, follower: str, moves: list[str]) -> None:
    scene = orleans(3)
    for name in scene.game.seats:
        staff(busy(scene, name), name, place).give(name, tracks=follower)
    scene.actions("Bruno")
    for name in ("Bruno", "Chloé", "Ana"):
        scene.play(name, *moves)
    assert [scene.player(name).citizens for name in scene.game.seats] == [0, 1, 0]
    assert scene.coins("Chloé") == 5


@pytest.mark.rule("tracks.never-back")
def test_the_plague_leaves_the_marker() -> None:
    scene = orleans(3).give("Ana", tracks="knight*3", bag="knight").draws("Ana", "knight").event("plague", "A")
    assert scene.bag("Ana") == {}
    assert scene.track("Ana", "knight") == 3


@pytest.mark.rule("tracks.never-back")
def test_torture_leaves_the_marker() -> None:
    scene = orleans(3).give("Ana", tracks="knight*3", bag="knight", goods="wine*3", coins=0).event("taxes", "C")
    scene.play("Ana", "forfeit follower")
    assert scene.bag("Ana") == {}
    assert scene.track("Ana", "knight") == 3


@pytest.mark.rule("tracks.never-back")
def test_a_deed_leaves_the_marker() -> None:
    scene = orleans(3).give("Ana", tracks="knight*3", place="knight > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall", "send knight city_wall")
    assert scene.deed("city_wall")["knight"] == 2
    assert scene.track("Ana", "knight") == 3


# ---- development track


def develop(scene: Scene, name: str, before: int, place: str) -> Scene:
    """One development action of a player whose marker stands at `before`."""
    scene.give(name, development=before)
    return staff(scene, name, place).actions(name).play(name, f"act {place}")


def library(players: int = 3, **settings: str) -> Scene:
    """Ana owns the Library, which is two steps of development, and does not run out of actions."""
    return busy(orleans(players, **settings), "Ana").give("Ana", tiles="library")


@pytest.mark.rule("development.points")
def test_a_point_is_a_step() -> None:
    scene = library().give("Ana", tiles="shipping_line")
    assert develop(scene, "Ana", 0, "scriptorium").player("Ana").development == 1
    assert develop(scene, "Ana", 13, "library").player("Ana").development == 15
    assert develop(scene, "Ana", 19, "university").player("Ana").development == 21
    assert develop(scene, "Ana", 29, "shipping_line").player("Ana").development == 30


@pytest.mark.rule("development.coin-space")
@EDITIONS
@pytest.mark.parametrize(("space", "coins"), [(7, 3), (12, 4), (25, 5)])
def test_a_coin_space_pays_whoever_reaches_or_passes_it(space: int, coins: int, edition: str) -> None:
    reached = develop(library(edition=edition), "Ana", space - 1, "scriptorium")
    assert reached.coins("Ana") == 5 + coins
    passed = develop(library(edition=edition), "Ana", space - 1, "library")
    assert passed.coins("Ana") == 5 + coins
    beyond = develop(library(edition=edition), "Ana", space, "scriptorium")
    assert beyond.coins("Ana") == 5


@pytest.mark.rule("development.coin-space")
def test_everybody_gets_the_coins() -> None:
    scene = orleans(3)
    for name in scene.game.seats:
        staff(busy(scene, name), name, "scriptorium").give(name, development=6)
    scene.actions("Ana")
    for name in scene.game.seats:
        scene.play(name, "act scriptorium")
    assert [scene.coins(name) for name in scene.game.seats] == [8, 8, 8]


@pytest.mark.rule("development.coin-space-again")
def test_a_coin_space_crossed_again_pays_again() -> None:
    scene = develop(library(), "Ana", 6, "library")
    assert scene.coins("Ana") == 8
    develop(scene, "Ana", 6, "library")
    assert scene.coins("Ana") == 11


@pytest.mark.rule("development.citizen-space")
@pytest.mark.parametrize("space", [3, 18, 28])
@pytest.mark.parametrize("place", ["scriptorium", "library"])
def test_a_citizen_for_the_first_who_reaches_or_passes_its_space(space: int, place: str) -> None:
    scene = develop(library(), "Ana", space - 1, place)
    assert scene.player("Ana").citizens == 1
    develop(busy(scene, "Bruno"), "Bruno", space - 1, "scriptorium")
    assert scene.player("Bruno").citizens == 0
    develop(scene, "Ana", space - 1, place)
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("development.citizen-space")
def test_a_citizen_is_kept_when_the_marker_steps_back() -> None:
    scene = develop(library(), "Ana", 2, "scriptorium").give("Ana", coins=0, goods="wine*3").event("taxes", "C")
    scene.play("Ana", "forfeit development")
    assert scene.player("Ana").development == 2
    assert scene.player("Ana").citizens == 1


STATUS = [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6)]


@pytest.mark.rule("development.status")
@pytest.mark.parametrize(("space", "status"), STATUS)
def test_the_status_belongs_to_the_space_and_counts_for_income_hospital_and_points(space: int, status: int) -> None:
    scene = busy(orleans(2), "Ana").give("Ana", tiles="hospital", development=space, stations="tours", citizens=2)
    assert scene.game.points["Ana"]["stations"] == status
    assert scene.game.points["Ana"]["citizens"] == 2 * status
    staff(scene, "Ana", "hospital").actions("Ana").play("Ana", "act hospital")
    assert scene.coins("Ana") == 5 + status
    scene.event("income", "C")
    assert scene.coins("Ana") == 5 + 2 * status


@pytest.mark.rule("development.status-from-marker")
@pytest.mark.parametrize(("space", "status"), [(4, 1), (9, 2), (15, 3), (22, 4), (30, 5)])
def test_a_step_back_lowers_the_status(space: int, status: int) -> None:
    scene = orleans(3).give("Ana", development=space, stations="tours", coins=0, goods="wine*3")
    assert scene.game.points["Ana"]["stations"] == status + 1
    scene.event("taxes", "C").play("Ana", "forfeit development")
    assert scene.player("Ana").development == space - 1
    assert scene.game.points["Ana"]["stations"] == status


@pytest.mark.rule("development.end")
def test_points_beyond_the_end_are_lost() -> None:
    scene = develop(library(), "Ana", 29, "library")
    assert scene.player("Ana").development == 30
    assert scene.coins("Ana") == 5
    develop(scene, "Ana", 27, "university")
    assert scene.player("Ana").development == 29
    scene.give("Ana", tracks="scholar*4")
    develop(scene, "Ana", 26, "university")  # six points, four steps
    assert scene.player("Ana").development == 30
    assert scene.coins("Ana") == 5


@pytest.mark.rule("development.closed-at-end")
def test_at_the_end_pure_development_is_closed() -> None:
    scene = orleans(3).give("Ana", tiles="library shipping_line pharmacy windmill", development=29)
    staff(busy(scene, "Ana"), "Ana", "scriptorium", "library", "shipping_line", "windmill", "university")
    scene.give("Ana", place="farmer > pharmacy").actions("Ana")
    assert acts(scene, "Ana") == {
        "town_hall", "scriptorium", "library", "shipping_line", "pharmacy", "windmill", "university",
    }  # fmt: skip
    scene.give("Ana", development=30).actions("Ana")
    assert acts(scene, "Ana") == {"town_hall", "windmill", "university"}
    for place in ("scriptorium", "library", "shipping_line"):
        assert scene.refused("Ana", f"act {place}") == "development.closed-at-end"
    scene.play("Ana", "act windmill")
    assert scene.coins("Ana") == 7
    assert scene.player("Ana").development == 30
