"""Deliveries and glass: one test for each rule, in a player's words."""

import pytest

from cenabum.kernel.pool import total
from tests.cathedral.scene import Scene, cathedral


def market(knapsack: str, place: str = "orleans", players: int = 2) -> Scene:
    """Ana has placed a trader on the Market Place."""
    scene = cathedral(players).give("Ana", knapsack=knapsack, place=place)
    scene.workshop("nevers", "workshop_4").hour_glass("hour_glass_3")
    return scene.turn("Ana", "trader").play("Ana", "place red_market.trader")


# ---- Market Place


@pytest.mark.rule("cathedral:market.two")
def test_up_to_two_pieces() -> None:
    scene = market("wood stone bread").play("Ana", "deliver wood hour_glass")
    assert scene.deciding() == "Ana"
    scene.play("Ana", "deliver stone hour_glass")
    assert scene.deciding() == "Bruno"
    assert scene.knapsack("Ana") == {"bread": 1}
    one = market("wood stone").play("Ana", "deliver wood hour_glass", "done")
    assert one.knapsack("Ana") == {"stone": 1}


@pytest.mark.rule("cathedral:market.targets")
def test_two_pieces_to_different_targets() -> None:
    scene = market("wood rosette", "nevers").play("Ana", "deliver wood workshop", "deliver rosette player_2")
    assert scene.delivered("nevers") == {"wood": 1}
    assert scene.knapsack("Bruno")["rosette"] == 1
    assert scene.told("hands") == [{"fact": "hands", "seat": "Ana", "item": "rosette", "player": "Bruno"}]
    assert market("wood").refused("Ana", "deliver stone hour_glass") == "market.targets"
    assert market("wood").refused("Ana", "deliver wood player_1") == "market.targets"


@pytest.mark.rule("cathedral:market.workshop-place")
def test_the_builder_must_stand_at_the_workshop() -> None:
    assert market("wood stone").refused("Ana", "deliver wood workshop") == "market.workshop-place"
    assert "deliver wood workshop" in market("wood", "nevers").legal("Ana")


@pytest.mark.rule("cathedral:market.anywhere")
def test_hour_glass_and_players_are_reached_from_anywhere() -> None:
    scene = market("wood", "chinon")
    assert {"deliver wood hour_glass", "deliver wood player_2"} <= scene.legal("Ana")


@pytest.mark.rule("cathedral:market.wanted")
def test_only_what_an_order_lacks() -> None:
    scene = market("wood*2", "nevers").play("Ana", "deliver wood workshop")
    assert scene.refused("Ana", "deliver wood workshop") == "market.wanted"
    assert market("rosette").refused("Ana", "deliver rosette hour_glass") == "market.wanted"


def to_full(knapsack: str, other: str) -> Scene:
    """Ana is at the Market Place; Bruno's knapsack is full."""
    scene = market(knapsack).give("Bruno", knapsack=other).turn("Ana", "trader")
    return scene.play("Ana", "place blue_market.trader")


@pytest.mark.rule("cathedral:market.room")
def test_a_piece_goes_to_a_full_knapsack_for_another_one() -> None:
    scene = to_full("wood bread", "stone*3 wood rosette").play("Ana", "deliver wood player_2")
    assert scene.legal("Ana") == {"swap stone", "swap wood", "swap rosette"}
    assert scene.refused("Ana", "swap bread") == "market.room"
    assert scene.refused("Ana", "rest") == "resting.full"
    assert scene.legal("Bruno") == set()  # the player on turn decides for the team
    before = scene.bag("black").get("stone", 0)
    scene.play("Ana", "swap stone")
    assert (scene.knapsack("Ana"), scene.knapsack("Bruno")) == ({"bread": 1}, {"stone": 2, "wood": 2, "rosette": 1})
    assert scene.bag("black")["stone"] == before + 1
    assert scene.told("hands") == [{"fact": "hands", "seat": "Ana", "item": "wood", "player": "Bruno"}]
    assert scene.told("makes_room") == [{"fact": "makes_room", "seat": "Bruno", "item": "stone"}]
    assert "deliver bread player_2" in scene.legal("Ana")  # one more piece may be delivered


@pytest.mark.rule("cathedral:market.room")
def test_there_is_nothing_to_choose_in_a_full_knapsack_of_one_kind() -> None:
    scene = to_full("wood*5", "stone*5").play("Ana", "deliver wood player_2")
    assert scene.knapsack("Bruno") == {"stone": 4, "wood": 1}
    alike = to_full("wood*2", "wood*5").play("Ana", "deliver wood player_2")
    assert (alike.knapsack("Ana"), alike.knapsack("Bruno")) == ({"wood": 1}, {"wood": 5})


@pytest.mark.rule("cathedral:market.room")
def test_a_rest_waits_until_the_piece_is_handed_over() -> None:
    scene = to_full("wood*4 bread", "stone*4 wood").play("Ana", "deliver bread player_2")
    assert scene.refused("Ana", "rest") == "market.room"
    scene.play("Ana", "swap wood")
    assert scene.knapsack("Ana") == {"wood": 4}


@pytest.mark.rule("cathedral:orders.rosettes")
def test_a_rosette_handed_to_a_full_knapsack_fulfils_the_order() -> None:
    scene = to_full("rosette", "stone*4 rosette").draws("blueprints", "section")
    scene.state.order = scene.printed.event_names.index("treasure")
    scene.play("Ana", "deliver rosette player_2", "swap stone")
    assert scene.state.sections == 1


# ---- workshops and hour glasses


@pytest.mark.rule("cathedral:workshops.order")
def test_several_players_fill_an_order_over_several_rounds() -> None:
    scene = market("wood", "nevers").play(
        "Ana",
        "deliver wood workshop",
    )
    scene.ring("Bruno").give("Bruno", knapsack="stone", place="nevers").turn("Bruno", "trader")
    scene.play("Bruno", "place red_market.trader", "deliver stone workshop")
    assert scene.delivered("nevers") == {"wood": 1, "stone": 1}


@pytest.mark.rule("cathedral:workshops.done")
def test_the_last_piece_brings_the_rewards() -> None:
    scene = cathedral().workshop("nevers", "workshop_6", "wood stone*2").give("Ana", knapsack="bread", place="nevers")
    scene.draws("blueprints", "section").turn("Ana", "trader").play("Ana", "place red_market.trader")
    goods = total(scene.state.goods)
    scene.play("Ana", "deliver bread workshop")
    assert scene.state.sections == 2  # one of the workshop, one of its blueprint
    assert scene.legal("Ana") == {"send red", "send blue"}
    assert total(scene.state.goods) == goods + 4
    scene.play("Ana", "send red").give("Ana", knapsack="wood").turn("Ana", "trader").play(
        "Ana", "place blue_market.trader"
    )
    assert scene.refused("Ana", "deliver wood workshop") == "workshops.done"


@pytest.mark.rule("cathedral:workshops.place-stays")
def test_a_place_with_a_finished_workshop_can_be_visited() -> None:
    scene = cathedral().give("Ana", place="bourges")
    scene.state.done_workshops = 7
    scene.turn("Ana", "knight").play("Ana", "place cart.knight", "move bourges-nevers", "leave")
    assert scene.place("Ana") == "nevers"


@pytest.mark.rule("cathedral:hourglass.order")
def test_everybody_may_deliver_to_the_hour_glass() -> None:
    scene = market("wood", "chinon").play("Ana", "deliver wood hour_glass").give("Bruno", knapsack="stone")
    scene.turn("Bruno", "trader").play("Bruno", "place blue_market.trader", "deliver stone hour_glass")
    assert scene.game.view().hour_glass.missing == ["bread"]


@pytest.mark.rule("cathedral:hourglass.done")
def test_a_fulfilled_hour_glass_leaves_until_the_next_round() -> None:
    scene = cathedral().hour_glass("hour_glass_5", "wood*2 bread").give("Ana", knapsack="bread*2")
    scene.turn("Ana", "trader").play("Ana", "place red_market.trader", "deliver bread hour_glass")
    assert scene.state.sections == 1
    assert scene.game.view().hour_glass is None
    assert scene.refused("Ana", "deliver bread hour_glass") == "hourglass.done"
    scene.play("Ana", "done").ring("Bruno")
    assert scene.game.view().hour_glass is not None
    assert not scene.told("hour_glass_lost")


# ---- glass


@pytest.mark.rule("cathedral:foundry.monk")
def test_only_monks_cast_glass() -> None:
    assert cathedral().turn("Ana", "knight").refused("Ana", "place foundry.monk") == "foundry.monk"


@pytest.mark.rule("cathedral:foundry.rosette")
def test_the_foundry_gives_a_rosette() -> None:
    scene = cathedral().turn("Ana", "monk").play("Ana", "place foundry.monk", "take")
    assert scene.knapsack("Ana")["rosette"] == 1
    assert scene.state.rosettes == 8


@pytest.mark.rule("cathedral:foundry.full")
def test_the_foundry_and_a_full_knapsack() -> None:
    scene = cathedral().give("Ana", knapsack="wood*4 stone").turn("Ana", "monk").play("Ana", "place foundry.monk")
    assert scene.legal("Ana") == {"swap wood", "swap stone", "leave", "rest"}
    scene.play("Ana", "swap stone")
    assert scene.knapsack("Ana") == {"wood": 4, "rosette": 1}


@pytest.mark.rule("cathedral:foundry.supply")
def test_the_foundry_without_rosettes() -> None:
    scene = cathedral().give("Ana", knapsack="rosette*4").give("Bruno", knapsack="rosette*5")
    scene.turn("Ana", "monk").play("Ana", "place foundry.monk")
    assert scene.told("no_rosette")
    assert scene.deciding() == "Bruno"


@pytest.mark.rule("cathedral:painting.monk")
def test_only_monks_paint() -> None:
    assert cathedral().turn("Ana", "trader").refused("Ana", "place painting.monk") == "painting.monk"


@pytest.mark.rule("cathedral:painting.rosette")
def test_a_rosette_for_a_blueprint() -> None:
    scene = cathedral().give("Ana", knapsack="rosette wood").draws("blueprints", "section").turn("Ana", "monk")
    scene.play("Ana", "place painting.monk", "paint")
    assert scene.knapsack("Ana") == {"wood": 1}
    assert (scene.state.sections, scene.state.rosettes) == (1, 9)
    without = cathedral().give("Ana", knapsack="wood*5").turn("Ana", "monk").play("Ana", "place painting.monk")
    assert without.refused("Ana", "paint") == "painting.rosette"


@pytest.mark.rule("cathedral:painting.no-blueprint")
def test_painting_without_blueprints_brings_nothing_but_room() -> None:
    scene = cathedral().give("Ana", knapsack="rosette").blueprints("").turn("Ana", "monk")
    scene.play("Ana", "place painting.monk")
    assert scene.legal("Ana") == {"paint", "refrain"}
    rosettes = scene.state.rosettes
    scene.play("Ana", "paint")
    assert (scene.knapsack("Ana"), scene.state.rosettes, scene.state.sections) == ({}, rosettes + 1, 0)
    assert scene.told("no_blueprint")
