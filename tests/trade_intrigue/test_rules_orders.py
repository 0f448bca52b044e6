"""Orders, rule by rule."""

from typing import Any

import pytest

from cenabum.kernel.pool import count, total
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from tests.trade_intrigue.table import Modules, modules


def ready(**settings: Any) -> Modules:
    """Ana can travel to Blois, where an order wants two grain and wine; nothing else can be done."""
    scene = modules("orders", **settings)
    scene.opens("blois", "tours").order_draws("nevers").busy("Bruno")
    scene.give("Ana", place="farmer > ship, boatman > ship, knight > ship", goods="grain*2 wine")
    return scene


def travel(scene: Modules) -> Modules:
    scene.actions("Ana")
    scene.play("Ana", "act ship", "travel orleans~blois nothing")
    return scene


@pytest.mark.rule("orders.display")
def test_five_cards_lie_open_and_a_fulfilled_one_is_replaced() -> None:
    game = modules("orders").game
    view = game.view(None).orders
    assert len(view.open) == 5
    assert view.pile == 18
    assert [line[0] for line in game.opening].count("orders") == 1
    scene = travel(ready())
    scene.play("Ana", "fulfil blois")
    assert scene.open_orders() == {"tours", "nevers"}
    assert scene.refused("Bruno", "fulfil nevers") == "orders.after-action"


@pytest.mark.rule("orders.after-action")
def test_an_order_may_be_fulfilled_right_after_an_action() -> None:
    scene = travel(ready())
    assert scene.legal("Ana") == {"fulfil blois", "done"}
    assert scene.refused("Ana", "fulfil tours") == "orders.after-action"
    assert scene.refused("Ana", "fulfil nevers") == "orders.display"
    scene.play("Ana", "done")
    assert scene.goods("Ana") == {"grain": 2, "wine": 1}
    assert not scene.state.passed & 1
    assert "act farm_house" in scene.legal("Bruno")


@pytest.mark.rule("orders.after-action")
def test_any_action_gives_the_chance_where_the_merchant_is() -> None:
    scene = modules("orders").opens("orleans")
    scene.give("Ana", place="boatman > farm_house, craftsman > farm_house", goods="wine")
    scene.actions("Ana")
    scene.play("Ana", "act farm_house")  # brings the grain that was missing
    assert scene.legal("Ana") == {"fulfil orleans", "done"}


@pytest.mark.rule("orders.after-action")
def test_without_the_goods_there_is_no_chance() -> None:
    scene = ready()
    scene.player("Ana").goods = scene.lay("grain wine")
    travel(scene)
    assert scene.state.active == 1


@pytest.mark.rule("orders.own-action-only")
def test_not_in_the_event_phase_and_not_on_the_turn_of_another() -> None:
    scene = modules("orders", "new-events").opens("blois")
    scene.give("Ana", goods="grain*2 wine", coins=9)
    scene.event("bon_voyage", "A")
    scene.play("Ana", "travel orleans~blois nothing")
    assert scene.state.phase == 6 or scene.state.round > 0
    assert scene.player("Ana").goods == scene.lay("grain*2 wine")
    assert scene.refused("Ana", "fulfil blois") == "orders.own-action-only"


@pytest.mark.rule("orders.own-action-only")
def test_a_kidnapped_merchant_delivers_nothing() -> None:
    scene = modules("orders", "intrigue").opens("orleans").busy("Bruno")
    scene.give("Bruno", town="tours", goods="grain wine", coins=0)
    scene.send("Ana", "boatman", "kidnapper")
    scene.play("Bruno", "done")
    assert scene.player("Bruno").town == 0
    assert scene.goods("Bruno") == {"grain": 1, "wine": 1}
    assert scene.legal("Bruno") == {"pass", "act farm_house"}


@pytest.mark.rule("orders.goods-leave")
def test_delivered_goods_are_out_of_the_game() -> None:
    scene = travel(ready())
    market = scene.state.goods_market
    gone = scene.state.gone_goods
    scene.play("Ana", "fulfil blois")
    assert scene.goods("Ana") == {}
    assert scene.state.goods_market == market
    assert scene.state.gone_goods == gone + scene.lay("grain*2 wine")


@pytest.mark.rule("orders.must-pass")
def test_who_fulfils_an_order_has_passed() -> None:
    scene = ready()
    scene.give("Ana", place="boatman > farm_house, craftsman > farm_house")
    travel(scene)
    scene.play("Ana", "fulfil blois")
    assert scene.state.passed & 1
    assert [fact["fact"] for fact in scene.told()] == ["fulfils", "order_opens", "passes"]
    assert scene.on("Ana", "farm_house") == ["boatman", "craftsman"]


@pytest.mark.rule("orders.pass-places-technology")
def test_technology_is_placed_after_that_pass() -> None:
    scene = ready()
    scene.give("Ana", technology=1)
    travel(scene)
    scene.play("Ana", "fulfil blois")
    assert "technology village.farmer" in scene.legal("Ana")


@pytest.mark.rule("orders.pile-empty")
def test_an_empty_pile_brings_no_new_order() -> None:
    scene = ready()
    kept(scene.state).orders_pile = 0
    travel(scene)
    scene.play("Ana", "fulfil blois")
    assert scene.open_orders() == {"tours"}


@pytest.mark.rule("orders.points")
def test_points_of_orders_count_at_the_end() -> None:
    scene = travel(ready())
    scene.play("Ana", "fulfil blois")
    assert scene.game.points["Ana"]["orders"] == 10
    assert scene.game.view(None).orders.fulfilled["Ana"][0].town == "blois"


@pytest.mark.rule("orders.court-journey")
def test_a_journey_by_towing_can_end_at_an_order() -> None:
    scene = modules("orders", "new-deeds").opens("blois")
    scene.give("Ana", goods="grain*2 wine")
    scene.send("Ana", "boatman", "towing_service")
    scene.play("Ana", "travel orleans~blois nothing")
    assert "fulfil blois" in scene.legal("Ana")


@pytest.mark.rule("orders.points")
def test_the_points_follow_the_formula_that_the_figures_name() -> None:
    """Goods, the way from Orléans on our map, and more for every good beyond two; from 7 to 22 as reviews say."""
    printed = modules("orders").printed
    away = {0: 0}
    for town in (towns := [0]):
        for connection in (*printed.by_water[town], *printed.by_road[town]):
            for end in printed.ends[connection]:
                if end not in away:
                    away[end] = away[town] + 1
                    towns.append(end)
    for town, wanted, points in zip(
        tables(printed).order_towns, tables(printed).order_goods, tables(printed).order_points, strict=True
    ):
        worth = sum(count(wanted, good) * value for good, value in enumerate(printed.goods_values))
        assert points == worth + 3 + away[town] + total(wanted) - 2, printed.town_names[town]
    assert len(set(tables(printed).order_towns)) == len(set(tables(printed).order_goods)) == 23
    assert (min(tables(printed).order_points), max(tables(printed).order_points)) == (7, 22)
