"""Drawing followers, and calling them back."""

import pytest

import cenabum
from cenabum.kernel.pool import total
from tests.orleans.offers import drawing, recalls
from tests.orleans.scene import Scene, orleans


@pytest.mark.rule("followers.draw")
def test_followers_come_from_the_bag_to_the_market() -> None:
    scene = orleans(3).empty_market().give("Ana", bag="monk").followers()
    assert drawing(scene, "Ana") == [0, 1, 2, 3, 4]
    scene.draws("Ana", "monk own_trader").play("Ana", "draw 2")
    assert scene.market("Ana") == {"monk": 1, "own_trader": 1}
    assert scene.bag("Ana") == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1}
    scene.play("Bruno", "draw 0")
    assert scene.market("Bruno") == {}


@pytest.mark.rule("followers.draw")
def test_the_draw_is_blind() -> None:
    drawn = set()
    for seed in range(40):
        scene = Scene(cenabum.new("orleans", seats=["Ana", "Bruno"], seed=seed)).empty_market().followers()
        scene.state.source = None
        drawn |= set(scene.play("Ana", "draw 1").market("Ana"))
    assert drawn == {"own_farmer", "own_boatman", "own_craftsman", "own_trader"}


@pytest.mark.rule("followers.knights-limit")
@pytest.mark.parametrize(("knights", "most"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_knights_set_the_number(knights: int, most: int) -> None:
    scene = (
        orleans(3).empty_market().give("Ana", bag="farmer*8", tracks=f"knight*{knights}" if knights else "").followers()
    )
    assert drawing(scene, "Ana") == list(range(most + 1))
    if most < 8:
        assert scene.refused("Ana", f"draw {most + 1}") == "followers.knights-limit"


@pytest.mark.rule("followers.market-room")
def test_the_market_has_eight_spaces() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*6", bag="monk*4", tracks="knight").followers()
    assert drawing(scene, "Ana") == [0, 1, 2]
    assert scene.refused("Ana", "draw 3") == "followers.market-room"
    scene.play("Ana", "draw 2")
    assert total(scene.player("Ana").market) == 8


@pytest.mark.rule("followers.bag-limit")
def test_no_more_than_the_bag_holds() -> None:
    scene = orleans(3).empty_market("Bruno").give("Ana", bag="farmer monk").followers()
    assert drawing(scene, "Ana") == [0, 1, 2]
    assert scene.refused("Ana", "draw 3") == "followers.bag-limit"


@pytest.mark.rule("followers.recall")
def test_each_draw_given_up_calls_a_follower_back() -> None:
    scene = orleans(3).empty_market().give("Bruno", tracks="knight*2", bag="farmer*6")
    scene.give("Bruno", place="trader > castle, boatman > ship, knight > ship").followers()
    assert drawing(scene, "Bruno") == [0, 1, 2, 3, 4, 5, 6]
    assert recalls(scene, "Bruno") == {"castle.trader", "ship.boatman", "ship.knight"}
    scene.play("Bruno", "recall castle.trader", "recall ship.knight")
    assert drawing(scene, "Bruno") == [0, 1, 2, 3, 4]
    scene.draws("Bruno", "farmer farmer farmer farmer").play("Bruno", "draw 4")
    assert scene.market("Bruno") == {"trader": 1, "knight": 1, "farmer": 4}
    assert scene.on("Bruno", "castle") == ["", "", ""]
    assert scene.on("Bruno", "ship") == ["", "boatman", ""]


@pytest.mark.rule("followers.recall")
def test_a_full_place_that_lost_a_follower_to_a_recall_does_not_act() -> None:
    scene = orleans(3).empty_market().give("Ana", place="knight > scriptorium, scholar > scriptorium").followers()
    scene.play("Ana", "recall scriptorium.knight", "draw 0")
    scene.actions("Ana")
    assert "act scriptorium" not in scene.legal("Ana")


@pytest.mark.rule("followers.recall-limit")
def test_recalls_and_draws_together_stay_within_the_knights_number() -> None:
    scene = orleans(3).empty_market().give("Ana", bag="farmer*6")
    scene.give(
        "Ana", place="trader > castle, boatman > castle, farmer > castle, boatman > ship, knight > ship"
    ).followers()
    for left, space in enumerate(["ship.knight", "ship.boatman", "castle.farmer"]):
        scene.play("Ana", f"recall {space}")
        assert drawing(scene, "Ana")[-1] == 3 - left
        assert scene.refused("Ana", f"draw {4 - left}") == "followers.recall-limit"
    scene.play("Ana", "recall castle.trader")
    assert scene.legal("Ana") == set()  # nothing is left to decide, while Bruno still may draw
    assert "Bruno" in scene.game.deciding
    assert total(scene.player("Ana").market) == 4
    assert scene.on("Ana", "castle") == ["", "boatman", ""]


@pytest.mark.rule("followers.recall-room")
def test_a_recalled_follower_needs_room_on_the_market() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*7", place="boatman > ship, knight > ship").followers()
    assert recalls(scene, "Ana") == {"ship.boatman", "ship.knight"}
    scene.play("Ana", "recall ship.boatman")
    assert total(scene.player("Ana").market) == 8
    assert scene.legal("Ana") == set()
    assert scene.on("Ana", "ship") == ["", "", "knight"]


@pytest.mark.rule("followers.recall-room")
def test_a_full_market_takes_nobody_back() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*8", place="boatman > ship").followers()
    assert recalls(scene, "Ana") == set()
    assert scene.refused("Ana", "recall ship.boatman") == "followers.recall-room"


@pytest.mark.rule("followers.recall-before-draw")
def test_after_the_draw_nobody_is_called_back() -> None:
    scene = orleans(3).empty_market().give("Ana", place="boatman > ship, knight > ship").followers()
    assert recalls(scene, "Ana") == {"ship.boatman", "ship.knight"}
    scene.play("Ana", "draw 1")
    assert scene.legal("Ana") == set()
    assert "Bruno" in scene.game.deciding
    assert scene.refused("Ana", "recall ship.boatman") == "followers.recall-before-draw"
    assert scene.on("Ana", "ship") == ["", "boatman", "knight"]


@pytest.mark.rule("followers.recall-bag")
def test_an_empty_bag_does_not_stop_recalls() -> None:
    scene = orleans(3).empty_market("Bruno").give("Ana", place="boatman > ship, knight > ship").followers()
    assert scene.bag("Ana") == {}
    assert scene.legal("Ana") == {"draw 0", "recall ship.boatman", "recall ship.knight"}
    scene.play("Ana", "recall ship.boatman", "recall ship.knight")
    assert {kind: scene.market("Ana").get(kind) for kind in ("boatman", "knight")} == {"boatman": 1, "knight": 1}


@pytest.mark.rule("followers.recall-followers-only")
def test_only_followers_on_action_spaces_return() -> None:
    scene = orleans(3).empty_market().give("Ana", technology_on="village.farmer", place="boatman > village")
    scene.give("Bruno", place="knight > guildhall").followers()
    assert recalls(scene, "Ana") == {"village.boatman"}
    for space in ("village.farmer", "village.craftsman", "guildhall.knight"):
        assert scene.refused("Ana", f"recall {space}") == "followers.recall-followers-only"
    scene.play("Ana", "recall village.boatman")
    assert scene.on("Ana", "village") == ["technology", "", ""]
