"""The 24 place tiles."""

import pytest

from tests.stories.scene import kingdom

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("tile", "on", "coins", "fame"),
    [
        pytest.param("general_store", "farmer trader", 2, 0, marks=rule("tiles.general-store")),
        pytest.param("notarys_office", "trader scholar", 3, 0, marks=rule("tiles.notarys-office")),
        pytest.param("treasury", "trader knight", 5, 0, marks=rule("tiles.treasury")),
        pytest.param("bell_tower", "scholar monk", 3, 5, marks=rule("tiles.bell-tower")),  # and 3 coins on space 6
    ],
)
def test_coins_and_fame(tile: str, on: str, coins: int, fame: int) -> None:
    scene = kingdom().give("Ana", places=tile, on=", ".join(f"{kind} > {tile}" for kind in on.split()))
    scene.actions("Ana").play("Ana", f"act {tile}")
    assert scene.player("Ana").coins == coins
    assert scene.player("Ana").fame == 1 + fame


@pytest.mark.parametrize(
    ("tile", "on", "good"),
    [
        pytest.param("grove", "farmer craftsman", "wood", marks=rule("tiles.grove")),
        pytest.param("tailor_shop", "craftsman trader scholar", "brocade", marks=rule("tiles.tailor-shop")),
        pytest.param("wool_mill", "farmer craftsman trader", "wool", marks=rule("tiles.wool-mill")),
    ],
)
def test_goods(tile: str, on: str, good: str) -> None:
    scene = kingdom().give("Ana", places=tile, on=", ".join(f"{kind} > {tile}" for kind in on.split()))
    scene.stock(**{good: 0}).actions("Ana")
    assert scene.refused("Ana", f"act {tile}") == "goods.marketplace-only"
    scene.stock(**{good: 1}).actions("Ana").play("Ana", f"act {tile}")
    assert scene.goods("Ana") == {good: 1}


@rule("tiles.carpenters-workshop")
def test_carpenter() -> None:
    scene = kingdom().give("Ana", places="carpenters_workshop", areas="b3", wood="village")
    scene.give("Ana", on="farmer > village, craftsman > village").actions("Ana").play("Ana", "act village")
    assert scene.player("Ana").fame == 1 + 2 + 1


@rule("tiles.barn")
def test_barn() -> None:
    scene = kingdom().give("Ana", places="barn", on="trader > barn", goods="grain*5").actions("Ana")
    scene.play("Ana", "act barn")
    assert scene.legal("Ana") == ["choose 1", "choose 2"]
    scene.play("Ana", "choose 2")
    assert (scene.player("Ana").coins, scene.goods("Ana")) == (10, {"grain": 1})


@rule("tiles.cheese-cellar")
def test_cheese_cellar() -> None:
    scene = kingdom().give("Ana", places="cheese_cellar", on="farmer > cheese_cellar", goods="cheese*3").actions("Ana")
    scene.play("Ana", "act cheese_cellar")
    assert (scene.player("Ana").fame, scene.goods("Ana")) == (7, {"cheese": 1})


@rule("tiles.pub")
def test_pub() -> None:
    scene = kingdom().give("Ana", places="pub", on="monk > pub", coins=2).actions("Ana").play("Ana", "act pub")
    assert scene.legal("Ana") == ["choose 1", "choose 2"]
    scene.play("Ana", "choose 2")
    assert (scene.player("Ana").coins, scene.player("Ana").fame) == (0, 3)


@rule("tiles.bathhouse")
def test_bathhouse() -> None:
    scene = kingdom().give("Ana", places="bathhouse", on="fisherman > bathhouse", bag="farmer craftsman")
    scene.actions("Ana").play("Ana", "act bathhouse")
    assert not any("bathhouse" in move for move in scene.legal("Ana"))
    scene.play("Ana", "place farmer village")
    assert scene.followers("Ana") == {"fisherman": 1, "craftsman": 1}
    scene = kingdom().give("Ana", places="bathhouse", on="fisherman > bathhouse", bag="knight*2")
    scene.give("Ana", on="knight > territory, knight > territory, knight > territory").actions("Ana")
    scene.play("Ana", "act bathhouse")
    assert scene.followers("Ana") == {"fisherman": 1, "knight": 2}


@rule("tiles.bakery", "tiles.bakery-box")
def test_bakery() -> None:
    scene = kingdom().give("Ana", places="bakery", goods="grain*4", on="craftsman > bakery").stock(bread=0).planning()
    scene.play("Ana", "supply bakery", "supply bakery", "supply bakery")
    assert scene.refused("Ana", "supply bakery") == "tiles.bakery"
    scene.actions("Ana").play("Ana", "act bakery")
    assert scene.goods("Ana") == {"grain": 1, "bread": 3}


@rule("tiles.bakery")
def test_grain_without_bread_for_it_stays_on_the_bakery() -> None:
    scene = kingdom().give("Ana", places="bakery", on="craftsman > bakery", grain=3)
    scene.stock(bread=scene.market("bread") + scene.box("bread") - 1).actions("Ana").play("Ana", "act bakery")
    assert (scene.goods("Ana"), scene.player("Ana").grain) == ({"bread": 1}, 2)


@rule("tiles.bakery")
def test_grain_leaves_the_bakery_at_any_time() -> None:
    scene = kingdom().give("Ana", places="bakery barn", on="trader > barn", grain=2).actions("Ana")
    assert "act barn" not in scene.legal("Ana")
    scene.give("Ana", wood="village")
    assert scene.refused("Ana", "take back good village") == "planning.take-back-goods"
    scene.play("Ana", "take back good bakery", "take back good bakery", "act barn")  # no turn is lost
    assert (scene.player("Ana").coins, scene.player("Ana").grain) == (5, 0)
    scene = kingdom().give("Ana", places="bakery", on="trader > market, fisherman > market", grain=1).actions("Ana")
    scene.play("Ana", "act market", "take back good bakery", "sell grain")
    assert scene.player("Ana").coins == 1
    scene = kingdom().give("Ana", era=5, places="bakery", grain=1, goods="fish").bonus("Ana")
    scene.play("Ana", "take back good bakery", "deliver grain")
    assert scene.player("Ana").fame == 2


@rule("tiles.herb-garden")
def test_herb_garden() -> None:
    scene = kingdom().give("Ana", green="fisherman*3").planning()
    assert scene.refused("Ana", "place fisherman village.farmer") == "planning.matching-space"
    scene.give("Ana", places="herb_garden").planning()
    scene.play("Ana", "place fisherman village.farmer", "place fisherman village.craftsman")
    scene.play("Ana", "place fisherman building_yard.trader")


@rule("tiles.school")
def test_school() -> None:
    scene = kingdom().give("Ana", green="scholar*3", places="school bell_tower fortress").planning()
    scene.play("Ana", "place scholar fortress.knight", "place scholar ropery.fisherman")
    assert scene.refused("Ana", "place scholar bell_tower.monk") == "planning.monks"


@rule("tiles.tax-office")
def test_tax_office() -> None:
    scene = kingdom().give("Ana", places="tax_office secret_village", on="farmer > tax_office, scholar > tax_office")
    scene.actions("Ana").play("Ana", "act tax_office")
    assert scene.player("Ana").coins == 2


@rule("tiles.secret-village")
def test_secret_village() -> None:
    scene = kingdom().give("Ana", on="craftsman > building_yard, trader > building_yard", era=1).actions("Ana")
    scene.play("Ana", "act building_yard", "tile secret_village")
    assert scene.villages("Ana") == 2
    assert scene.player("Ana").citizens == 1  # two villages are a mark of the control board


@rule("tiles.trading-ship")
def test_trading_ship() -> None:
    scene = kingdom(2).give("Ana", places="trading_ship", on="fisherman > trading_ship, trader > trading_ship")
    scene.give("Ana", goods="brocade wool fish").actions("Ana").play("Ana", "act trading_ship")
    scene.play("Ana", "deliver brocade", "deliver wool")  # c3 and c6 are two villages on the Loire
    assert scene.player("Ana").fame == 10
    assert scene.goods("Ana") == {"fish": 1}


@rule("tiles.county-fair", "tiles.county-fair-monk")
def test_county_fair() -> None:
    scene = kingdom().give("Ana", places="county_fair", green="farmer*2 monk*2 knight").planning()
    scene.play("Ana", "fair farmer", "fair monk", "fair knight")
    assert scene.refused("Ana", "fair farmer") == "tiles.county-fair"
    assert scene.refused("Ana", "fair monk") == "tiles.county-fair"
    scene.actions("Ana").play("Ana", "act county_fair")
    assert scene.player("Ana").fame == 4
    assert scene.followers("Ana") == {"farmer": 1, "knight": 1, "monk": 1}


@rule("tiles.rampart")
def test_rampart() -> None:
    scene = kingdom().give("Ana", places="rampart", on="craftsman > rampart, knight > rampart", fortresses="b1 b2")
    scene.actions("Ana").play("Ana", "act rampart")
    assert scene.player("Ana").fame == 5


@rule("tiles.workshop")
def test_workshop() -> None:
    scene = kingdom().give("Ana", places="workshop", technology_on="village.farmer", coins=2)
    scene.give("Ana", on="craftsman > workshop, fisherman > mill").actions("Ana").play("Ana", "act workshop")
    assert "technology village.farmer" not in scene.legal("Ana")
    scene.play("Ana", "technology mill.craftsman")
    assert scene.player("Ana").coins == 1
    assert "act mill" in scene.actions("Ana").legal("Ana")
    scene.give("Ana", on="craftsman > workshop").actions("Ana").play("Ana", "act workshop", "done")
    assert scene.player("Ana").technology_free == 1


@rule("tiles.gunpowder-tower")
def test_gunpowder_tower() -> None:
    scene = kingdom().give("Ana", places="gunpowder_tower", goods="fish*5", green="farmer*2").planning()
    scene.play("Ana", "load fish", "load fish", "load fish", "load fish")
    assert scene.refused("Ana", "load fish") == "portal.load"
    scene = kingdom().give("Ana", places="gunpowder_tower", green="farmer*7", bag="trader*9", portal="fish")
    scene.drawing()
    assert "draw 3" in scene.legal("Ana")
    assert "draw 4" not in scene.legal("Ana")


@rule("tiles.gunpowder-tower", "followers.green-room")
@pytest.mark.parametrize(("portal", "most"), [("fish fish", 3), ("fish fish fish", 2), ("fish fish fish fish", 1)])
def test_parcels_on_the_tower_leave_less_room_for_followers(portal: str, most: int) -> None:
    scene = kingdom().give("Ana", places="gunpowder_tower", green="farmer*7", bag="trader*9", portal=portal).drawing()
    assert f"draw {most}" in scene.legal("Ana")
    assert f"draw {most + 1}" not in scene.legal("Ana")


@rule("tiles.gunpowder-tower", "portal.load")
@pytest.mark.parametrize(("green", "parcels"), [("farmer*8", 4), ("farmer*9", 3), ("farmer*9 monk", 2)])
def test_followers_on_the_tower_leave_less_room_for_parcels(green: str, parcels: int) -> None:
    scene = kingdom().give("Ana", places="gunpowder_tower", green=green, goods="fish*5").planning()
    scene.play("Ana", *["load fish"] * parcels)
    assert "load fish" not in scene.legal("Ana")


@rule("tiles.guardhouse-what", "actions.forbidden")
def test_the_guardhouse_uses_nothing_that_the_own_era_forbids() -> None:
    scene = kingdom(2).give("Ana", era=4, places="guardhouse", on="knight > guardhouse")  # no expansion in era V
    scene.give("Bruno", on="farmer > territory, farmer > territory, fisherman > territory, fisherman > ropery")
    scene.actions("Ana").play("Ana", "act guardhouse")
    assert scene.player("Ana").coins == 1  # the Ropery is all there is


@rule("tiles.guardhouse", "tiles.guardhouse-what")
def test_guardhouse() -> None:
    scene = kingdom(2).give("Ana", places="guardhouse", on="knight > guardhouse")
    scene.give("Bruno", on="fisherman > ropery, farmer > village, craftsman > village", wood="village", areas="b5")
    scene.actions("Ana").play("Ana", "act guardhouse")
    assert scene.player("Ana").coins == 1  # the Ropery was the only one; the Village needs wood
    assert scene.player("Bruno").ready >> scene.place("ropery") & 1
    scene.give("Ana", on="knight > guardhouse").give("Bruno", on="trader > market, fisherman > market").actions("Ana")
    scene.play("Ana", "act guardhouse")
    assert scene.refused("Ana", "copy player_2 village") == "tiles.guardhouse-what"


@rule("tiles.parlatory")
def test_parlatory() -> None:
    scene = kingdom().give("Ana", places="parlatory", on="scholar > parlatory, trader > parlatory, monk > parlatory")
    scene.actions("Ana").play("Ana", "act parlatory")
    assert scene.player("Ana").citizens == 1
