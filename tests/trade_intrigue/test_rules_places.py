"""The new place tiles, rule by rule."""

import pytest

from cenabum.kernel.language import Language
from cenabum.orleans.trade_intrigue.kept import kept
from tests.trade_intrigue.table import Modules, modules


def with_brasserie(*chosen: str) -> Modules:
    """Ana takes the Brasserie by her second trader."""
    scene = modules("new-places", *chosen)
    scene.state.goods_market += scene.lay("cheese*3 wine*3")
    scene.give("Ana", place="farmer > village, boatman > village, craftsman > village", tracks="trader*1")
    scene.actions("Ana")
    scene.play("Ana", "act village", "recruit trader", "expand brasserie")
    return scene


@pytest.mark.rule("newplaces.brasserie")
def test_the_brasserie_comes_with_goods() -> None:
    scene = with_brasserie()
    assert scene.goods("Ana") == {"cheese": 2, "wine": 2}
    assert scene.game.view(None).brasserie == {"cheese": 2, "wine": 2}
    assert scene.game.points["Ana"]["goods"] == 10


@pytest.mark.rule("newplaces.brasserie")
def test_the_brasserie_takes_what_the_market_has() -> None:
    scene = modules("new-places")
    scene.state.gone_goods += scene.state.goods_market
    scene.state.goods_market = scene.lay("cheese")
    scene.give("Ana", place="farmer > village, boatman > village, craftsman > village", tracks="trader*1")
    scene.actions("Ana")
    scene.play("Ana", "act village", "recruit trader", "expand brasserie")
    assert scene.goods("Ana") == {"cheese": 1}


@pytest.mark.rule("newplaces.brasserie-event")
def test_a_good_of_the_brasserie_keeps_an_event_away() -> None:
    scene = with_brasserie()
    market = scene.goods_market("cheese")
    scene.event("harvest", "A")
    assert scene.legal("Ana") == {"brasserie nothing", "brasserie cheese", "brasserie wine"}
    assert scene.refused("Ana", "brasserie wool") == "newplaces.brasserie-event"
    scene.play("Ana", "brasserie cheese")
    assert scene.goods("Ana") == {"cheese": 1, "wine": 2}
    assert scene.goods_market("cheese") == market + 1
    assert scene.game.view(None).brasserie == {"cheese": 1, "wine": 2}
    assert scene.told("brasserie_protects")


@pytest.mark.rule("newplaces.brasserie-event")
def test_the_brasserie_can_let_it_happen() -> None:
    scene = with_brasserie()
    scene.give("Ana", coins=0)
    scene.event("harvest", "A")
    scene.play("Ana", "brasserie nothing")
    assert "feed cheese" in scene.legal("Ana")


@pytest.mark.rule("newplaces.brasserie-last")
def test_goods_beside_the_brasserie_are_spent_first() -> None:
    scene = with_brasserie()
    scene.give("Ana", goods="cheese", coins=0)
    scene.event("harvest", "A")
    scene.play("Ana", "brasserie nothing", "feed cheese")
    assert scene.game.view(None).brasserie == {"cheese": 2, "wine": 2}
    scene.event("harvest", "A")
    scene.play("Ana", "brasserie nothing", "feed cheese")
    assert scene.game.view(None).brasserie == {"cheese": 1, "wine": 2}


@pytest.mark.rule("newplaces.brasserie-lost")
def test_a_lost_brasserie_leaves_its_goods() -> None:
    scene = with_brasserie("new-events")
    scene.give("Ana", coins=2)
    scene.event("tax", "A")
    scene.play("Ana", "brasserie nothing", "forfeit tile brasserie")
    assert scene.goods("Ana") == {"cheese": 2, "wine": 2}
    assert scene.game.view(None).brasserie == {}
    scene.event("tax", "A")
    assert not any(move.startswith("brasserie") for move in scene.legal("Ana"))


@pytest.mark.rule("newplaces.merchant-house")
def test_the_merchant_house_pays_for_majorities() -> None:
    scene = modules("new-places")
    scene.give("Ana", tiles="merchant_house", goods="grain*2 wine")
    scene.give("Bruno", goods="grain cheese")
    assert scene.game.points["Ana"]["merchant_house"] == 8
    assert scene.game.points["Bruno"]["merchant_house"] == 0


@pytest.mark.rule("newplaces.merchant-house-tie")
def test_a_tie_brings_nothing() -> None:
    scene = modules("new-places")
    scene.give("Ana", tiles="merchant_house", goods="grain*2 wine")
    scene.give("Bruno", goods="grain*2 wine*2")
    assert scene.game.points["Ana"]["merchant_house"] == 0


@pytest.mark.rule("newplaces.merchant-house-tie")
def test_what_a_tie_brings_is_a_figure_of_the_data() -> None:
    scene = modules("new-places", corrections={"new_places.merchant_house.ties": 3})
    scene.give("Ana", tiles="merchant_house", goods="grain*2 wine cheese")
    scene.give("Bruno", goods="grain*2 wine*2")
    assert scene.game.points["Ana"]["merchant_house"] == 3 + 4  # nobody has wool: that is no tie
    effect = scene.printed.effects[scene.printed.place_names.index("merchant_house")]
    told = Language().phrase(effect.text(), ("orleans",))
    assert told == "4 points for each good you have most of, 3 where others have as many"


def farm(**things: object) -> Modules:
    scene = modules("new-places")
    scene.give("Ana", tiles="sheep_farm", **things)
    scene.give("Ana", place="farmer > sheep_farm")
    scene.actions("Ana")
    return scene


@pytest.mark.rule("newplaces.sheep-farm")
@pytest.mark.parametrize("gain", ["good", "coins", "development"])
def test_the_sheep_farm_exchanges_a_cheese(gain: str) -> None:
    scene = farm(goods="cheese", coins=0)
    market = scene.goods_market("cheese")
    scene.play("Ana", "act sheep_farm")
    assert scene.legal("Ana") == {"exchange good", "exchange coins", "exchange development"}
    scene.play("Ana", f"exchange {gain}")
    assert scene.goods("Ana") == ({"wool": 1} if gain == "good" else {})
    assert scene.coins("Ana") == (4 if gain == "coins" else 0)
    assert scene.player("Ana").development == (3 if gain == "development" else 0)
    assert scene.goods_market("cheese") == market + 1
    assert scene.bag("Ana").get("farmer") == 1


@pytest.mark.rule("newplaces.sheep-farm")
def test_without_cheese_the_sheep_farm_is_closed() -> None:
    scene = modules("new-places")
    scene.give("Ana", tiles="sheep_farm").give("Ana", place="farmer > sheep_farm")
    scene.busy("Ana").actions("Ana")
    assert scene.refused("Ana", "act sheep_farm") == "newplaces.sheep-farm"
    scene = farm(goods="cheese", development=30)
    scene.play("Ana", "act sheep_farm")
    assert scene.refused("Ana", "exchange development") == "newplaces.sheep-farm"
    assert kept(scene.state).brasserie_goods == 0
