"""Cart, Boat, knapsack and rests: one test for each rule, in a player's words."""

import pytest

from cenabum.cathedral.names import NOTHING
from cenabum.kernel.pool import total
from tests.cathedral.scene import cathedral

# ---- Cart, Boat and knapsack


@pytest.mark.rule("cathedral:cart.land")
def test_the_cart_takes_land_routes() -> None:
    scene = cathedral().turn("Ana", "knight").play("Ana", "place cart.knight")
    assert scene.legal("Ana") == {
        "move orleans-chartres", "move orleans-vendome", "move orleans-montargis", "move orleans-bourges", "refrain",
    }  # fmt: skip
    assert scene.refused("Ana", "move orleans~blois") == "cart.land"
    assert scene.refused("Ana", "move bourges-nevers") == "cart.land"
    scene.play("Ana", "move orleans-bourges")
    assert scene.place("Ana") == "bourges"


@pytest.mark.rule("cathedral:boat.river")
def test_the_boat_takes_rivers() -> None:
    scene = cathedral().give("Ana", place="tours").turn("Ana", "fisherman").play("Ana", "place boat.fisherman")
    assert scene.refused("Ana", "move le_mans-tours") == "boat.river"
    scene.play("Ana", "move tours~bourges", "take")
    assert scene.place("Ana") == "bourges"
    assert scene.knapsack("Ana")["rosette"] == 1


@pytest.mark.rule("cathedral:knapsack.five")
def test_a_knapsack_holds_five() -> None:
    scene = cathedral().lay("orleans-bourges", "bread").give("Ana", knapsack="wood*3 stone rosette")
    scene.turn("Ana", "knight").play("Ana", "place cart.knight", "move orleans-bourges")
    assert scene.refused("Ana", "take") == "knapsack.five"


@pytest.mark.rule("cathedral:knapsack.take")
def test_what_lies_on_the_way_may_be_taken_or_left() -> None:
    for choice, found in (("take", {"stone": 1, "bread": 1}), ("leave", {"stone": 1})):
        scene = cathedral().lay("orleans-bourges", "bread").give("Ana", knapsack="stone")
        scene.turn("Ana", "knight").play("Ana", "place cart.knight", "move orleans-bourges", choice)
        assert scene.knapsack("Ana") == found
        assert scene.item("orleans-bourges") == (None if choice == "take" else "bread")
    empty = cathedral().lay("orleans-bourges", None).turn("Ana", "knight")
    empty.play("Ana", "place cart.knight", "move orleans-bourges")
    assert empty.deciding() == "Bruno"


@pytest.mark.rule("cathedral:knapsack.swap")
def test_a_full_knapsack_swaps() -> None:
    scene = cathedral().lay("orleans-bourges", "bread").give("Ana", knapsack="wood*3 stone rosette")
    scene.turn("Ana", "knight").play("Ana", "place cart.knight", "move orleans-bourges")
    assert scene.legal("Ana") == {"swap wood", "swap stone", "swap rosette", "leave", "rest"}
    assert scene.refused("Ana", "swap bread") == "knapsack.swap"
    rosettes = scene.state.rosettes
    scene.play("Ana", "swap rosette")
    assert scene.knapsack("Ana") == {"wood": 3, "stone": 1, "bread": 1}
    assert scene.state.rosettes == rosettes + 1
    room = cathedral().lay("orleans-bourges", "bread").turn("Ana", "knight")
    room.play("Ana", "place cart.knight", "move orleans-bourges")
    assert room.refused("Ana", "swap wood") == "knapsack.swap"


@pytest.mark.rule("cathedral:knapsack.same-kind")
def test_like_is_swapped_for_like_on_the_way_only() -> None:
    scene = cathedral().lay("orleans-bourges", "wood").give("Ana", knapsack="wood*4 stone")
    scene.turn("Ana", "knight").play("Ana", "place cart.knight", "move orleans-bourges")
    assert scene.legal("Ana") == {"swap wood", "swap stone", "leave", "rest"}
    before = scene.bag("black").get("wood", 0)
    scene.play("Ana", "swap wood")  # it empties the space of the map
    assert scene.knapsack("Ana") == {"wood": 4, "stone": 1}
    assert scene.bag("black")["wood"] == before + 1
    assert scene.state.routes[scene.printed.route_names.index("orleans-bourges")] == NOTHING
    foundry = cathedral().give("Ana", knapsack="wood*4 rosette").turn("Ana", "monk").play("Ana", "place foundry.monk")
    assert foundry.legal("Ana") == {"swap wood", "leave", "rest"}
    assert foundry.refused("Ana", "swap rosette") == "knapsack.same-kind"


@pytest.mark.rule("cathedral:supply.goods-back")
def test_goods_go_back_into_the_black_bag() -> None:
    scene = cathedral().lay("orleans-bourges", "bread").give("Ana", knapsack="wood*5")
    scene.turn("Ana", "knight").play("Ana", "place cart.knight", "move orleans-bourges")
    before = scene.bag("black").get("wood", 0)
    scene.play("Ana", "swap wood")
    assert scene.bag("black")["wood"] == before + 1


# ---- resting


@pytest.mark.rule("cathedral:resting.full")
def test_only_a_full_knapsack_allows_a_rest() -> None:
    scene = cathedral().give("Ana", knapsack="wood*4").turn("Ana")
    assert scene.refused("Ana", "rest") == "resting.full"
    assert "rest" in scene.give("Ana", knapsack="wood*4 rosette").turn("Ana").legal("Ana")


@pytest.mark.rule("cathedral:resting.blueprint")
@pytest.mark.rule("cathedral:resting.free")
def test_a_rest_turns_the_knapsack_into_a_blueprint() -> None:
    scene = cathedral().give("Ana", knapsack="wood*3 bread rosette").draws("blueprints", "section").turn("Ana")
    goods, rosettes = total(scene.state.goods), scene.state.rosettes
    scene.play("Ana", "rest")
    assert scene.knapsack("Ana") == {}
    assert (total(scene.state.goods), scene.state.rosettes) == (goods + 4, rosettes + 1)
    assert (scene.state.sections, total(scene.state.blueprints)) == (1, 11)
    assert scene.legal("Ana") == {"draw red", "draw blue"}


@pytest.mark.rule("cathedral:resting.any-time")
def test_a_rest_before_taking_what_lies_there() -> None:
    scene = cathedral().lay("orleans-bourges", "bread").give("Ana", knapsack="wood*5").draws("blueprints", "section")
    scene.turn("Ana", "knight")
    assert "rest" in scene.legal("Ana")
    scene.play("Ana", "place cart.knight")
    assert "rest" in scene.legal("Ana")
    scene.play("Ana", "move orleans-bourges", "rest", "take")
    assert scene.knapsack("Ana") == {"bread": 1}


@pytest.mark.rule("cathedral:resting.own-turn")
def test_no_rest_in_the_turn_of_others() -> None:
    assert cathedral().give("Bruno", knapsack="wood*5").refused("Bruno", "rest") == "resting.own-turn"


@pytest.mark.rule("cathedral:resting.no-blueprint")
def test_a_rest_without_blueprints_brings_nothing_but_room() -> None:
    scene = cathedral().give("Ana", knapsack="wood*5").blueprints("").turn("Ana")
    assert "rest" in scene.legal("Ana")
    before = scene.bag("black").get("wood", 0)
    scene.play("Ana", "rest")
    assert (scene.knapsack("Ana"), scene.bag("black")["wood"]) == ({}, before + 5)
    assert scene.told("no_blueprint")
    assert scene.legal("Ana") == {"draw red", "draw blue"}


@pytest.mark.rule("cathedral:resting.no-blueprint")
@pytest.mark.rule("cathedral:turn.finish")
def test_a_full_knapsack_is_asked_at_the_end_even_without_blueprints() -> None:
    scene = cathedral().give("Ana", knapsack="wood*5").blueprints("").turn("Ana", "knight")
    scene.play("Ana", "place cart.knight", "refrain")
    assert scene.legal("Ana") == {"done", "rest"}
    asked = scene.game.view("Ana").decision
    assert (asked.kind, asked.number) == ("finish", 0)
