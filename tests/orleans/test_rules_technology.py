"""Technology: one test for each rule, in a player's words."""

import pytest

import cenabum
from tests.orleans.offers import EDITIONS, acts, busy, installable, staff
from tests.orleans.scene import orleans

BOTH_READINGS = pytest.mark.parametrize("first_technology", ["craftsmen-track", "first-placed"])

FARMER_SPACES = {f"{place}.farmer" for place in ("village", "university", "castle", "ship", "wagon", "guildhall")}
BOARD_SPACES = FARMER_SPACES | {
    "farm_house.boatman", "farm_house.craftsman", "village.boatman", "village.craftsman", "university.craftsman",
    "university.trader", "castle.boatman", "castle.trader", "monastery.scholar", "monastery.trader", "ship.boatman",
    "ship.knight", "wagon.trader", "wagon.knight", "guildhall.craftsman", "guildhall.knight", "scriptorium.knight",
    "scriptorium.scholar",
}  # fmt: skip


# ---- technology


@pytest.mark.rule("technology.replaces")
def test_technology_stands_for_a_follower_round_after_round() -> None:
    scene = busy(orleans(3), "Ana").give("Ana", technology_on="castle.farmer")
    for knights in (1, 2, 3):
        scene.give("Ana", place="boatman > castle, trader > castle").actions("Ana").play("Ana", "act castle")
        assert scene.track("Ana", "knight") == knights
        assert scene.on("Ana", "castle") == ["technology", "", ""]
        assert scene.bag("Ana") == {"boatman": knights, "trader": knights, "knight": knights}


@pytest.mark.rule("technology.after-passing")
def test_technology_is_placed_right_after_the_pass_and_not_before() -> None:
    scene = busy(staff(orleans(2), "Ana", "village", "scriptorium"), "Bruno")
    scene.give("Ana", place="boatman > castle, trader > castle").actions("Ana").play(
        "Ana", "act village", "recruit craftsman"
    )
    scene.play("Bruno", "pass")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "technology castle.farmer") == "technology.after-passing"
    scene.play("Ana", "pass")
    assert scene.game.deciding == ["Ana"]
    assert scene.legal("Ana") == {f"technology {space}" for space in FARMER_SPACES} | {"done"}


@pytest.mark.rule("technology.after-passing")
def test_technology_does_not_help_in_the_round_it_was_gained() -> None:
    scene = staff(staff(orleans(2), "Ana", "village"), "Bruno", "farm_house", "scriptorium", "guildhall")
    scene.give("Ana", place="boatman > castle, trader > castle").actions("Ana")
    scene.play("Ana", "act village", "recruit craftsman").play("Bruno", "act farm_house")
    scene.play("Ana", "technology castle.farmer")  # she had nothing else to do than to pass
    assert scene.on("Ana", "castle") == ["technology", "boatman", "trader"]
    scene.play("Bruno", "act scriptorium")
    assert scene.game.deciding == ["Bruno"]
    assert scene.legal("Ana") == set()
    scene.actions("Ana")  # the next round
    assert acts(scene, "Ana") == {"castle"}


@pytest.mark.rule("technology.kept-for-later")
def test_technology_may_wait_for_a_later_pass() -> None:
    scene = orleans(3).give("Ana", technology=1)
    for _ in range(3):
        scene.actions("Ana").play("Ana", "done")
        assert scene.player("Ana").technology_free == 1
        assert scene.player("Ana").technology_on == 0
    scene.actions("Ana").play("Ana", "technology ship.knight")
    assert scene.on("Ana", "ship") == ["", "", "technology"]
    assert scene.player("Ana").technology_free == 0


@pytest.mark.rule("technology.until-the-round-ends")
def test_technology_may_still_be_placed_when_the_event_is_over() -> None:
    scene = orleans(3).give("Ana", technology=1).give("Bruno", technology=1).event("income")
    assert sorted(scene.game.deciding) == ["Ana", "Bruno"]
    assert scene.legal("Ana") == {f"technology {space}" for space in BOARD_SPACES} | {"done"}
    round_ = scene.state.round
    scene.play("Ana", "technology ship.knight")
    assert scene.on("Ana", "ship") == ["", "", "technology"]
    scene.play("Bruno", "done")
    assert scene.state.round == round_ + 1
    assert scene.player("Bruno").technology_free == 1


@pytest.mark.rule("technology.until-the-round-ends")
def test_in_the_next_round_technology_waits_for_the_pass() -> None:
    scene = orleans(3).give("Ana", technology=1).event("income").play("Ana", "done").planning()
    assert scene.refused("Ana", "technology ship.knight") == "technology.after-passing"


@pytest.mark.rule("technology.until-the-round-ends")
def test_after_the_last_round_nobody_is_asked_for_technology() -> None:
    scene = orleans(3).give("Ana", technology=1).end()
    assert scene.state.over


@pytest.mark.rule("technology.kept-for-later")
def test_several_tiles_may_be_placed_after_one_pass() -> None:
    scene = orleans(3).give("Ana", technology=2).actions("Ana").play("Ana", "technology ship.knight")
    assert scene.game.deciding == ["Ana"]
    scene.play("Ana", "technology castle.trader")
    assert scene.on("Ana", "ship") == ["", "", "technology"]
    assert scene.on("Ana", "castle") == ["", "", "technology"]


@pytest.mark.rule("technology.none-to-place")
def test_only_tiles_in_hand_are_placed() -> None:
    scene = busy(orleans(3), "Ana", "Bruno").give("Ana", technology_on="ship.knight").give("Bruno", technology=1)
    scene.actions("Ana").play("Ana", "pass")
    assert scene.game.deciding == ["Bruno"]
    assert installable(scene, "Ana") == set()
    assert scene.refused("Ana", "technology castle.farmer") == "technology.none-to-place"
    scene.play("Bruno", "pass")
    assert installable(scene, "Bruno") == BOARD_SPACES
    scene.play("Bruno", "technology ship.farmer")
    assert installable(scene, "Bruno") == set()


@pytest.mark.rule("technology.first-replaces-farmer")
@EDITIONS
@BOTH_READINGS
def test_the_tile_of_the_first_craftsman_replaces_a_farmer(first_technology: str, edition: str) -> None:
    scene = staff(busy(orleans(3, edition=edition, first_technology=first_technology), "Ana"), "Ana", "village")
    scene.actions("Ana").play("Ana", "act village", "recruit craftsman", "pass")
    assert installable(scene, "Ana") == FARMER_SPACES
    assert scene.refused("Ana", "technology ship.knight") == "technology.first-replaces-farmer"
    scene.play("Ana", "technology ship.farmer")
    staff(scene, "Ana", "village").actions("Ana").play("Ana", "act village", "recruit craftsman", "pass")
    assert installable(scene, "Ana") == BOARD_SPACES - {"ship.farmer", "ship.boatman", "ship.knight"}


@pytest.mark.rule("technology.first-replaces-farmer")
def test_in_edition_2014_the_first_tile_placed_replaces_a_farmer_wherever_it_comes_from() -> None:
    scene = staff(busy(orleans(3, edition="2014"), "Ana").give("Ana", tiles="laboratory"), "Ana", "laboratory")
    scene.actions("Ana").play("Ana", "act laboratory", "pass")
    assert installable(scene, "Ana") == FARMER_SPACES
    assert scene.refused("Ana", "technology ship.knight") == "technology.first-replaces-farmer"
    scene.give("Bruno", technology=1).play("Ana", "technology ship.farmer")
    assert cenabum.new("orleans", ["Ana", "Bruno"], edition="2014").setup.settings["first_technology"] == "first-placed"
    assert orleans(3, edition="2014", first_technology="craftsmen-track").printed.first_placed_rule is False


@pytest.mark.rule("technology.first-replaces-farmer")
def test_by_default_a_tile_of_the_laboratory_is_free_in_edition_2019() -> None:
    scene = staff(busy(orleans(3), "Ana").give("Ana", tiles="laboratory"), "Ana", "laboratory")
    scene.actions("Ana").play("Ana", "act laboratory", "pass")
    assert installable(scene, "Ana") == BOARD_SPACES | {"laboratory.craftsman", "laboratory.scholar"}
    scene.play("Ana", "technology laboratory.craftsman")
    staff(scene, "Ana", "village").actions("Ana").play("Ana", "act village", "recruit craftsman", "pass")
    assert installable(scene, "Ana") == FARMER_SPACES  # the first craftsman's tile is still bound


@pytest.mark.rule("technology.first-replaces-farmer")
def test_in_the_other_reading_the_first_tile_placed_is_bound_wherever_it_came_from() -> None:
    scene = busy(orleans(3, first_technology="first-placed"), "Ana").give("Ana", tiles="laboratory")
    staff(scene, "Ana", "laboratory").actions("Ana").play("Ana", "act laboratory", "pass")
    assert installable(scene, "Ana") == FARMER_SPACES
    scene.play("Ana", "technology ship.farmer")
    staff(scene, "Ana", "village").actions("Ana").play("Ana", "act village", "recruit craftsman", "pass")
    assert installable(scene, "Ana") >= {"castle.trader", "laboratory.scholar", "village.farmer"}
    scene.play("Ana", "technology castle.trader")
    assert (scene.player("Ana").technology_free, scene.player("Ana").technology_first) == (0, 0)


@pytest.mark.rule("technology.first-replaces-farmer")
def test_by_default_the_second_craftsman_brings_a_free_tile_even_if_the_first_tile_waits() -> None:
    scene = staff(busy(orleans(3), "Ana"), "Ana", "village")
    scene.actions("Ana").play("Ana", "act village", "recruit craftsman", "pass", "done")
    staff(scene, "Ana", "village").actions("Ana").play("Ana", "act village", "recruit craftsman", "pass")
    scene.play("Ana", "technology castle.trader")
    assert installable(scene, "Ana") == FARMER_SPACES - {"castle.farmer"}


@pytest.mark.rule("technology.restricted-used-first")
def test_a_farmer_space_takes_the_bound_tile() -> None:
    scene = orleans(3).give("Ana", technology=1, technology_first=1).actions("Ana")
    assert installable(scene, "Ana") == BOARD_SPACES
    scene.play("Ana", "technology ship.farmer")
    assert "castle.trader" in installable(scene, "Ana")


@pytest.mark.rule("technology.monk-space")
@BOTH_READINGS
def test_technology_never_replaces_a_monk(first_technology: str) -> None:
    scene = orleans(3, first_technology=first_technology).give("Ana", tiles="cellar brewery sacristy")
    scene.give("Ana", technology_on="ship.farmer", technology=1).actions("Ana")
    assert {space for space in installable(scene, "Ana") if space.startswith("cellar")} == {"cellar.scholar"}
    for space in ("cellar.monk", "brewery.monk", "sacristy.monk"):
        assert space not in installable(scene, "Ana")
    assert scene.refused("Ana", "technology cellar.monk") == "technology.monk-space"


@pytest.mark.rule("technology.one-per-place")
@BOTH_READINGS
def test_one_technology_per_place(first_technology: str) -> None:
    scene = orleans(3, first_technology=first_technology).give("Ana", tiles="windmill", technology_on="castle.farmer")
    scene.give("Ana", technology=3).actions("Ana").play(
        "Ana", "technology windmill.craftsman", "technology scriptorium.knight"
    )
    closed = {space for space in BOARD_SPACES if space.partition(".")[0] in ("castle", "scriptorium")}
    assert installable(scene, "Ana") == BOARD_SPACES - closed
    assert scene.refused("Ana", "technology windmill.craftsman.2") == "technology.one-per-place"


@pytest.mark.rule("technology.single-space")
def test_no_technology_where_one_follower_is_enough() -> None:
    scene = (
        orleans(3)
        .give("Ana", tiles="hayrick brewery sacristy shipping_line pharmacy bathhouse", technology=1)
        .actions("Ana")
    )
    assert installable(scene, "Ana") == BOARD_SPACES
    assert scene.refused("Ana", "technology hayrick.farmer") == "technology.single-space"


@pytest.mark.rule("technology.closed-places")
@BOTH_READINGS
def test_town_hall_and_gunpowder_tower_take_no_technology(first_technology: str) -> None:
    scene = orleans(3, first_technology=first_technology).give(
        "Ana", tiles="gunpowder_tower", technology_on="ship.farmer"
    )
    scene.give("Ana", technology=1).actions("Ana")
    assert len(installable(scene, "Ana")) == len(BOARD_SPACES) - 3
    assert not [space for space in installable(scene, "Ana") if space.startswith(("town_hall", "gunpowder_tower"))]
    assert scene.refused("Ana", "technology town_hall.any") == "technology.closed-places"


@pytest.mark.rule("technology.empty-space")
def test_technology_goes_on_an_empty_space_of_the_own_board() -> None:
    scene = (
        orleans(3)
        .give("Ana", place="farmer > castle, monk > ship.knight", technology=1)
        .give("Bruno", tiles="windmill")
    )
    scene.actions("Ana")
    assert installable(scene, "Ana") == BOARD_SPACES - {"castle.farmer", "ship.knight"}
    assert scene.refused("Ana", "technology castle.farmer") == "technology.empty-space"
    scene.play("Ana", "technology castle.trader")
    assert scene.on("Ana", "castle") == ["farmer", "", "technology"]


@pytest.mark.rule("technology.empty-space")
def test_a_place_filled_up_by_technology_is_ready_next_round() -> None:
    scene = orleans(3).give("Ana", place="knight > scriptorium", technology=1).actions("Ana")
    scene.play("Ana", "technology scriptorium.scholar").actions("Ana")
    assert acts(scene, "Ana") == {"scriptorium"}


@pytest.mark.rule("technology.never-moved")
def test_placed_technology_stays() -> None:
    scene = busy(orleans(3), "Ana").give("Ana", technology_on="village.farmer", technology=1).empty_market().followers()
    assert "recall village.farmer" not in scene.legal("Ana")
    scene.planning()
    assert not [move for move in scene.legal("Ana") if "village.farmer" in move]
    staff(scene, "Ana", "village").actions("Ana").play("Ana", "act village", "recruit boatman")
    scene.play("Ana", "pass", "technology ship.farmer")
    assert scene.on("Ana", "village") == ["technology", "", ""]
    assert scene.on("Ana", "ship") == ["technology", "", ""]


@pytest.mark.rule("technology.never-moved")
def test_torture_can_remove_placed_technology() -> None:
    scene = orleans(3).give("Ana", technology_on="village.farmer", goods="wine*3", coins=0, market="farmer")
    scene.event("taxes", "C").play("Ana", "forfeit technology village.farmer")
    assert scene.on("Ana", "village") == ["", "", ""]
    scene.planning()
    assert "place farmer village" in scene.legal("Ana")
