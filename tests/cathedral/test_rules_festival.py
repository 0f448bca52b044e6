"""The Festival Ground, rewards and the end: one test for each rule, in a player's words."""

import pytest

from cenabum.kernel.pool import ONE
from tests.cathedral.scene import Scene, cathedral


def festival(event: str, players: int = 2) -> Scene:
    return cathedral(players).draws("events", event).turn("Ana", "knight")


@pytest.mark.rule("cathedral:festival.reveal")
def test_the_festival_reveals_an_event() -> None:
    scene = festival("journey_1").play("Ana", "place red_festival.any")
    assert scene.game.view().events_left == 9
    assert scene.game.view().events_seen == {"journey_1": 1}


@pytest.mark.rule("cathedral:festival.gift")
@pytest.mark.rule("cathedral:festival.gift-as-reward")
def test_gifts_are_had_at_once_by_whom_the_team_likes() -> None:
    scene = festival("rosette").play("Ana", "place red_festival.any")
    assert scene.legal("Ana") == {"give player_1", "give player_2"}
    scene.play("Ana", "give player_2")
    assert scene.knapsack("Bruno")["rosette"] == 1
    scene = festival("monk").play("Ana", "place red_festival.any", "send blue")
    assert scene.bag("blue")["monk"] == 3
    assert scene.state.monks == 5


@pytest.mark.rule("cathedral:festival.order")
@pytest.mark.rule("cathedral:orders.later")
@pytest.mark.rule("cathedral:orders.place")
def test_an_order_stays_open_until_it_is_fulfilled() -> None:
    scene = festival("journey_2").play("Ana", "place red_festival.any")
    assert scene.game.view().order.place == "bourges"
    scene.draws("blueprints", "section").turn("Bruno", "knight").play(
        "Bruno", "place cart.knight", "move orleans-bourges"
    )
    assert scene.told("blueprint") == [{"fact": "blueprint", "seat": "Bruno", "reward": "section"}]
    assert scene.game.view().order is None
    assert scene.state.sections == 1


@pytest.mark.rule("cathedral:festival.one-order")
def test_a_new_order_replaces_the_old_one() -> None:
    scene = festival("journey_1").order("journey_2").play("Ana", "place red_festival.any")
    assert scene.told("order_replaced")[0]["place"] == "bourges"
    assert scene.game.view().order.name == "journey_1"


@pytest.mark.rule("cathedral:festival.no-event")
def test_the_festival_without_events() -> None:
    scene = cathedral().events("").turn("Ana", "knight").play("Ana", "place red_festival.any")
    assert scene.told("no_event")
    assert scene.deciding() == "Bruno"


@pytest.mark.rule("cathedral:orders.at-once")
@pytest.mark.rule("cathedral:orders.together")
def test_an_order_that_holds_already() -> None:
    scene = (
        festival("meeting").draws("blueprints", "section").play("Ana", "place red_festival.any")
    )  # both are in Orléans
    assert scene.told("fulfils_order")
    assert scene.state.sections == 1
    apart = festival("meeting").give("Bruno", place="blois").play("Ana", "place red_festival.any")
    assert apart.game.view().order.name == "meeting"


@pytest.mark.rule("cathedral:orders.rosettes")
def test_two_rosettes_in_one_knapsack() -> None:
    scene = festival("rosette").order("treasure").give("Bruno", knapsack="rosette").draws("blueprints", "section")
    scene.play("Ana", "place red_festival.any", "give player_2")
    assert scene.told("fulfils_order")
    assert scene.knapsack("Bruno") == {"rosette": 2}
    split = festival("rosette").order("treasure").give("Bruno", knapsack="rosette")
    split.play("Ana", "place red_festival.any", "give player_1")
    assert not split.told("fulfils_order")


# ---- rewards


@pytest.mark.rule("cathedral:rewards.section")
@pytest.mark.rule("cathedral:rewards.blueprint")
def test_sections_come_in_their_order() -> None:
    scene = cathedral().built(3).give("Ana", knapsack="wood*5").draws("blueprints", "section").turn("Ana")
    scene.play("Ana", "rest")
    assert scene.told("builds") == [{"fact": "builds", "seat": "Ana", "amount": 4}]
    assert scene.game.view().blueprints_seen == {"section": 1}


@pytest.mark.rule("cathedral:rewards.rosette")
def test_a_rosette_goes_into_any_knapsack() -> None:
    scene = cathedral(3).give("Ana", knapsack="wood*5").draws("blueprints", "rosette").turn("Ana").play("Ana", "rest")
    assert scene.legal("Ana") == {"give player_1", "give player_2", "give player_3"}
    assert scene.refused("Ana", "leave") == "rewards.rosette"


@pytest.mark.rule("cathedral:rewards.rosette-full")
def test_a_rosette_and_full_knapsacks() -> None:
    scene = (
        festival("rosette").give("Ana", knapsack="wood*5").turn("Ana", "knight").play("Ana", "place red_festival.any")
    )
    assert scene.legal("Ana") == {"give player_2", "swap wood", "leave", "rest"}
    assert scene.refused("Ana", "give player_1") == "rewards.rosette-full"
    scene.play("Ana", "swap wood")
    assert scene.knapsack("Ana") == {"wood": 4, "rosette": 1}
    forgone = both_full("stone*5").play("Ana", "leave")
    assert forgone.told("leaves") == [{"fact": "leaves", "seat": "Ana", "item": "rosette"}]


def both_full(other: str) -> Scene:
    """Ana gets a rosette as a gift; her knapsack and Bruno's are full."""
    scene = festival("rosette").give("Ana", knapsack="wood*5").give("Bruno", knapsack=other).turn("Ana", "knight")
    return scene.play("Ana", "place red_festival.any")


@pytest.mark.rule("cathedral:rewards.rosette-full")
def test_a_rosette_goes_into_the_full_knapsack_of_another() -> None:
    scene = both_full("stone*3 bread rosette")
    rosettes = scene.state.rosettes
    assert scene.legal("Ana") == {"give player_2", "swap wood", "leave", "rest"}
    scene.play("Ana", "give player_2")
    assert scene.legal("Ana") == {"swap stone", "swap bread"}
    assert scene.refused("Ana", "swap rosette") == "knapsack.same-kind"
    scene.play("Ana", "swap bread")
    assert scene.knapsack("Bruno") == {"stone": 3, "rosette": 2}
    assert scene.state.rosettes == rosettes - 1
    assert scene.told("gives_rosette") == [{"fact": "gives_rosette", "seat": "Ana", "player": "Bruno"}]
    glassy = both_full("rosette*5")  # for a rosette of the supply no rosette goes back
    assert glassy.refused("Ana", "give player_2") == "rewards.rosette-full"


@pytest.mark.rule("cathedral:rewards.monk")
def test_a_monk_goes_into_either_bag() -> None:
    scene = cathedral().give("Ana", knapsack="wood*5").draws("blueprints", "monk").turn("Ana").play("Ana", "rest")
    assert scene.legal("Ana") == {"send red", "send blue"}
    scene.play("Ana", "send red")
    assert scene.bag("red")["monk"] == 3


@pytest.mark.rule("cathedral:rewards.order")
def test_choices_come_after_what_needs_none() -> None:
    scene = cathedral().workshop("nevers", "workshop_5", "wood*3").give("Ana", knapsack="stone", place="nevers")
    scene.draws("blueprints", "monk").turn("Ana", "trader").play(
        "Ana", "place red_market.trader", "deliver stone workshop"
    )
    assert scene.state.sections == 1
    assert scene.legal("Ana") == {"send red", "send blue"}
    scene.play("Ana", "send red")
    assert scene.legal("Ana") == {"give player_1", "give player_2"}


@pytest.mark.rule("cathedral:rewards.no-blueprint")
def test_a_blueprint_when_there_is_none() -> None:
    scene = festival("meeting").blueprints("").play("Ana", "place red_festival.any")
    assert scene.told("no_blueprint")
    assert scene.state.sections == 0


@pytest.mark.rule("cathedral:rewards.no-rosette")
def test_a_rosette_when_there_is_none() -> None:
    scene = (
        festival("rosette").give("Ana", knapsack="rosette*4").give("Bruno", knapsack="rosette*5").turn("Ana", "knight")
    )
    scene.play("Ana", "place red_festival.any")
    assert scene.told("no_rosette")


@pytest.mark.rule("cathedral:rewards.no-monk")
def test_a_monk_when_there_is_none() -> None:
    scene = festival("monk")
    scene.state.monks = 0
    scene.play("Ana", "place red_festival.any")
    assert scene.told("no_monk")
    assert scene.deciding() == "Bruno"


# ---- bell, round and end


@pytest.mark.rule("cathedral:bell.ends-round")
def test_the_bell_may_be_rung_at_any_time() -> None:
    scene = cathedral().ring("Ana", "knight")
    assert scene.state.round == 2


@pytest.mark.rule("cathedral:bell.at-once")
def test_no_rest_after_the_bell() -> None:
    scene = cathedral().give("Ana", knapsack="wood*5").ring("Ana")
    assert scene.deciding() == "Bruno"
    assert scene.knapsack("Ana") == {"wood": 5}


@pytest.mark.rule("cathedral:round.bell-follower")
def test_the_bell_ringer_leaves_the_game() -> None:
    scene = cathedral().ring("Ana", "knight")
    assert scene.game.view().gone == {"knight": 1}
    assert scene.bag("red")["knight"] == 5


@pytest.mark.rule("cathedral:round.followers")
def test_followers_go_into_the_bag_of_their_area() -> None:
    scene = cathedral().turn("Ana", "trader", "red").play("Ana", "place blue_market.trader")
    scene.turn("Bruno", "monk", "blue").play("Bruno", "place cart.knight", "refrain").ring("Ana", "farmer")
    assert scene.bag("blue") == {"fisherman": 6, "farmer": 3, "trader": 4, "monk": 1}
    assert scene.bag("red") == {"knight": 6, "farmer": 2, "trader": 2, "monk": 3}
    assert scene.on("cart.knight") is None


@pytest.mark.rule("cathedral:round.hour-glass-lost")
def test_an_unfulfilled_hour_glass_is_lost() -> None:
    scene = cathedral().hour_glass("hour_glass_6", "wood rosette")
    rosettes = scene.state.rosettes
    scene.ring()
    assert scene.told("hour_glass_lost")[0]["hour_glass"] == "hour_glass_6"
    assert scene.state.rosettes == rosettes + 1
    assert scene.state.sections == 0


@pytest.mark.rule("cathedral:round.hour-glass")
def test_the_next_hour_glass() -> None:
    scene = cathedral().hour_glass("hour_glass_1").draws("hour_glasses", "hour_glass_5").ring()
    assert scene.game.view().hour_glass.name == "hour_glass_5"
    assert scene.game.view().hour_glasses_left == 1


@pytest.mark.rule("cathedral:round.goods")
@pytest.mark.rule("cathedral:round.rosette")
def test_empty_spaces_are_filled() -> None:
    scene = cathedral().lay("orleans-bourges", None).lay("blois~tours", None).lay("tours~bourges", None).ring()
    assert all(route.item for route in scene.game.view().routes)
    assert scene.item("tours~bourges") == "rosette"
    assert scene.told("lays_goods")[0]["amount"] == 2


@pytest.mark.rule("cathedral:round.goods-short")
def test_too_few_goods_leave_the_last_spaces_empty() -> None:
    scene = cathedral().lay("orleans~briare", None).lay("blois-bourges", None).lay("chinon-chateauroux", None)
    scene.state.goods = ONE[0]  # one wood is all there is
    scene.ring()
    assert scene.item("orleans~briare") == "wood"
    assert scene.item("chinon-chateauroux") is None
    assert scene.told("goods_short")[0]["amount"] == 2


@pytest.mark.rule("cathedral:round.stays")
def test_what_a_new_round_leaves_alone() -> None:
    scene = (
        cathedral()
        .workshop("nevers", "workshop_4", "wood")
        .order("journey_1")
        .give("Ana", knapsack="stone", place="blois")
    )
    scene.ring("Bruno")
    assert scene.delivered("nevers") == {"wood": 1}
    assert scene.game.view().order.name == "journey_1"
    assert (scene.knapsack("Ana"), scene.place("Ana")) == ({"stone": 1}, "blois")


@pytest.mark.rule("cathedral:round.next-player")
def test_the_next_player_begins_the_round() -> None:
    assert cathedral(3).ring("Bruno").deciding() == "Chloé"


@pytest.mark.rule("cathedral:end.victory")
def test_the_eighth_section_wins_at_once() -> None:
    scene = cathedral().built(7).hour_glass("hour_glass_4", "wood*2 stone*2").give("Ana", knapsack="bread*2")
    scene.turn("Ana", "trader").play("Ana", "place red_market.trader", "deliver bread hour_glass")
    assert scene.game.over
    assert scene.told("won")
    assert scene.game.winners == ["Ana", "Bruno"]
    assert scene.refused("Ana", "done") == "general.not-now"


@pytest.mark.rule("cathedral:end.defeat")
def test_the_third_round_is_the_last() -> None:
    scene = cathedral().built(7)
    scene.state.round = 3
    scene.ring()
    assert scene.game.over
    assert scene.told("lost") == [{"fact": "lost", "seat": None, "amount": 7}]
    assert scene.game.winners == []
    assert scene.game.scores == {"Ana": 7, "Bruno": 7}
