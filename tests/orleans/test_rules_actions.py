"""Actions: whose turn it is, which places act, and what passing means."""

import pytest

from tests.orleans.offers import acts, busy, staff
from tests.orleans.scene import NAMES, orleans


@pytest.mark.rule("actions.one-per-turn")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_action_then_the_next_player(players: int) -> None:
    scene = orleans(players)
    for name in scene.game.seats:
        staff(scene, name, "farm_house", "scriptorium")
    scene.actions("Bruno")
    order = []
    round_ = scene.state.round
    while scene.state.round == round_:
        (name,) = scene.game.deciding
        order.append(name)
        scene.play(name, "act farm_house" if "act farm_house" in scene.legal(name) else "act scriptorium")
    clockwise = [*NAMES[1:players], "Ana"]
    assert order == clockwise * 2
    assert all(scene.player(name).development == scene.track(name, "farmer") == 1 for name in scene.game.seats)


@pytest.mark.rule("actions.one-per-turn")
def test_the_others_go_on_when_one_has_passed() -> None:
    scene = orleans(3)
    for name in scene.game.seats:
        staff(scene, name, "farm_house", "scriptorium")
    scene.actions("Ana").play("Ana", "act farm_house").play("Bruno", "pass").play("Chloé", "act farm_house")
    assert scene.game.deciding == ["Ana"]
    assert scene.refused("Chloé", "act scriptorium") == "actions.one-per-turn"
    scene.play("Ana", "act scriptorium")
    assert scene.game.deciding == ["Chloé"]
    round_ = scene.state.round
    scene.play("Chloé", "pass")
    assert scene.state.round == round_ + 1


@pytest.mark.rule("actions.activated-only")
def test_only_full_places_act() -> None:
    scene = staff(orleans(3), "Ana", "scriptorium")
    scene.give("Ana", place="farmer > castle, trader > castle", technology_on="village.farmer")
    scene.give("Ana", place="boatman > village").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act castle") == scene.refused("Ana", "act village") == "actions.activated-only"
    scene.give("Ana", place="craftsman > village").actions("Ana")  # technology counts like a follower
    assert acts(scene, "Ana") == {"scriptorium", "village"}


@pytest.mark.rule("actions.activated-only")
def test_town_hall_and_gunpowder_tower_need_only_one_follower() -> None:
    scene = orleans(3).give("Ana", tiles="gunpowder_tower").actions("Ana")
    assert acts(scene, "Ana") == set()
    scene.give("Ana", place="farmer > town_hall", stored="knight").actions("Ana")
    assert acts(scene, "Ana") == {"town_hall", "gunpowder_tower"}


@pytest.mark.rule("actions.any-order")
@pytest.mark.parametrize("first", ["farm_house", "scriptorium", "university"])
def test_places_are_used_in_any_order(first: str) -> None:
    scene = staff(orleans(3), "Ana", "farm_house", "scriptorium", "university").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act farm_house", "act scriptorium", "act university"}
    scene.play("Ana", f"act {first}")
    assert acts(scene, "Ana") == {"farm_house", "scriptorium", "university"} - {first}
    assert "pass" in scene.legal("Ana")  # none of them must be used


@pytest.mark.rule("actions.pass-is-final")
def test_passing_ends_the_actions_of_the_round() -> None:
    scene = staff(staff(orleans(2), "Ana", "scriptorium"), "Bruno", "farm_house", "scriptorium").actions("Ana")
    scene.play("Ana", "pass")
    scene.play("Bruno", "act farm_house")
    assert scene.game.deciding == ["Bruno"]
    assert scene.legal("Ana") == set()
    assert scene.refused("Ana", "act scriptorium") == "actions.pass-is-final"
    assert scene.player("Ana").development == 0


@pytest.mark.rule("actions.unused-stay")
def test_nothing_is_lost_by_passing() -> None:
    scene = staff(orleans(3), "Ana", "scriptorium").give("Ana", place="boatman > ship")
    round_ = scene.state.round
    scene.actions("Ana").play("Ana", "pass")
    assert scene.state.round == round_ + 1
    assert scene.on("Ana", "scriptorium") == ["knight", "scholar"]
    assert scene.on("Ana", "ship") == ["", "boatman", ""]
    scene.actions("Ana")
    assert acts(scene, "Ana") == {"scriptorium"}


@pytest.mark.rule("actions.followers-return")
def test_followers_go_back_into_the_bag_and_technology_stays() -> None:
    scene = busy(orleans(3), "Ana").give("Ana", technology_on="guildhall.farmer")
    scene.give("Ana", place="own_craftsman > guildhall, monk > guildhall.knight, boatman > ship").actions("Ana")
    scene.play("Ana", "act guildhall")
    assert scene.bag("Ana") == {"own_craftsman": 1, "monk": 1}
    assert scene.on("Ana", "guildhall") == ["technology", "", ""]
    assert scene.on("Ana", "ship") == ["", "boatman", ""]


@pytest.mark.rule("actions.passive-places")
def test_some_tiles_are_no_action() -> None:
    scene = staff(orleans(3).give("Ana", tiles="herb_garden school sacristy"), "Ana", "sacristy", "scriptorium")
    scene.event_tile("plague").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    for tile in ("herb_garden", "school", "sacristy"):
        assert scene.refused("Ana", f"act {tile}") == "actions.passive-places"
