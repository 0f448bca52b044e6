"""Drawing followers, and calling them back."""

from dataclasses import replace

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


@pytest.mark.rule("followers.draw-number")
def test_the_followers_come_together_and_once_a_round() -> None:
    scene = orleans(2).empty_market().give("Ana", bag="monk*6", place="boatman > ship").followers()
    scene.draws("Ana", "monk monk").play("Ana", "draw 2").play("Bruno", "draw 4")
    assert drawing(scene, "Ana") == []
    assert scene.refused("Ana", "draw 2") == "general.not-now"


def drawn_two(tiles: str = "") -> Scene:
    """Ana may draw four and draws two monks; a boatman and a knight wait on her Ship, a trader at the Castle. All have drawn."""
    scene = orleans(2).empty_market().give("Ana", bag="monk*2", tiles=tiles)
    scene.give("Ana", place="boatman > ship, knight > ship, trader > castle").followers()
    return scene.draws("Ana", "monk monk").play("Ana", "draw 2").play("Bruno", "draw 4")


@pytest.mark.rule("followers.recall-before-placing")
def test_whoever_has_seen_what_came_may_still_call_followers_back() -> None:
    scene = drawn_two()
    assert recalls(scene, "Ana") == {"ship.boatman", "ship.knight", "castle.trader"}
    scene.play("Ana", "recall ship.boatman", "recall castle.trader")
    assert scene.market("Ana") == {"monk": 2, "boatman": 1, "trader": 1}
    assert recalls(scene, "Ana") == set()  # two draws were declined
    assert scene.refused("Ana", "recall ship.knight") == "followers.recall-limit"
    scene.play("Ana", "place boatman ship", "place monk ship.farmer")
    assert scene.on("Ana", "ship") == ["monk", "boatman", "knight"]


@pytest.mark.rule("followers.recall-before-placing")
def test_before_the_draw_and_after_it_together() -> None:
    scene = orleans(2).empty_market().give("Ana", bag="monk*2", place="boatman > ship, knight > ship, trader > castle")
    scene.followers().play("Ana", "recall ship.boatman").draws("Ana", "monk monk").play("Ana", "draw 2")
    assert scene.refused("Ana", "recall ship.knight") == "followers.recall-before-placing"  # Bruno still draws
    scene.play("Bruno", "draw 4")
    assert recalls(scene, "Ana") == {"ship.knight", "castle.trader"}
    scene.play("Ana", "recall ship.knight")
    assert recalls(scene, "Ana") == set()


@pytest.mark.rule("followers.recall-before-placing")
def test_after_the_first_placement_nobody_is_called_back() -> None:
    scene = drawn_two().play("Ana", "place monk ship.farmer")
    assert recalls(scene, "Ana") == set()
    assert scene.refused("Ana", "recall castle.trader") == "followers.recall-before-placing"


@pytest.mark.rule("followers.recall-before-placing")
def test_who_draws_all_is_not_asked_for_a_recall() -> None:
    scene = orleans(2).empty_market().give("Ana", bag="own_farmer*4", place="boatman > ship").followers()
    scene.play("Ana", "draw 4").play("Bruno", "draw 4")
    assert recalls(scene, "Ana") == set()
    assert scene.refused("Ana", "recall ship.boatman") == "followers.recall-limit"


@pytest.mark.rule("followers.recall-before-placing")
def test_who_can_place_nobody_is_asked_only_where_somebody_can_come_back() -> None:
    scene = orleans(3).empty_market().give("Ana", place="boatman > ship").give("Bruno", market="own_farmer")
    scene.followers().play("Ana", "draw 0").play("Chloé", "draw 0").play("Bruno", "draw 0")
    assert scene.legal("Ana") == {"recall ship.boatman", "done"}
    assert "Chloé" not in scene.game.deciding
    scene.play("Ana", "done")
    assert scene.on("Ana", "ship") == ["", "boatman", ""]


@pytest.mark.rule("followers.recall-before-placing")
def test_the_others_see_a_recall_after_the_draw_when_the_plan_is_done() -> None:
    scene = drawn_two()
    before = scene.game.view("Bruno").players[0]
    scene.play("Ana", "recall ship.boatman", "place boatman ship", "place monk ship.farmer")
    assert scene.game.view("Bruno").players[0] == before
    mine = scene.game.view("Ana").players[0]
    assert (mine.recalled, mine.recalls) == (["ship.boatman"], 0)
    scene.play("Ana", "done")
    assert scene.game.view("Bruno").players[0].market == {"monk": 1}


@pytest.mark.rule("followers.recall-before-placing")
def test_a_recall_after_the_draw_can_be_taken_back_until_the_plan_is_done() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=3)
    game.play("Ana", "place own_farmer ship")
    for seat in ("Ana", "Bruno"):
        game.play(seat, "done")
    game.play("Ana", "draw 0")
    game.play("Ana", "recall ship.farmer")
    game.play("Ana", "place own_trader castle")
    game.undo("Ana")
    game.undo("Ana")
    assert game.view("Ana").players[0].recalls == 1
    assert "recall ship.farmer" in {move.notation for move in game.legal("Ana")}


@pytest.mark.rule("followers.recall-room")
def test_after_the_draw_a_recall_needs_room_as_well() -> None:
    scene = orleans(2).empty_market().give("Ana", market="farmer*6", bag="monk*2", tracks="knight")
    scene.give("Ana", place="boatman > ship").followers().draws("Ana", "monk monk")
    scene.play("Ana", "draw 2").play("Bruno", "draw 4")
    assert recalls(scene, "Ana") == set()
    assert scene.refused("Ana", "recall ship.boatman") == "followers.recall-room"


@pytest.mark.rule("followers.recall-before-placing")
def test_with_a_gunpowder_tower_who_comes_back_after_the_draw_may_go_there() -> None:
    scene = orleans(2).empty_market().give("Ana", market="farmer*7", bag="monk*2", tiles="gunpowder_tower")
    scene.give("Ana", place="boatman > ship, knight > ship").followers().draws("Ana", "monk monk").play("Ana", "draw 2")
    assert recalls(scene, "Ana") == {"ship.boatman", "ship.knight"}  # nine on the market, and two spaces in the tower
    scene.play("Ana", "recall ship.boatman", "store boatman", "store farmer")
    assert scene.market("Ana") == {"farmer": 6, "monk": 2}
    assert scene.refused("Ana", "recall ship.knight") == "followers.recall-room"


@pytest.mark.rule("followers.recall-before-placing")
def test_a_game_begun_with_older_rules_goes_on_without_recalls_after_the_draw() -> None:
    record = drawn_two().game.record()
    older = cenabum.replay(replace(record, rules=2, entries=[], setup=replace(record.setup, settings={})))
    assert older.setup.settings["recalls"] == "before-draw"
    assert cenabum.parse_record(older.record().text()).setup.settings == older.setup.settings


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
