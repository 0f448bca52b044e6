"""What each character of Intrigue does, one by one."""

import pytest

from cenabum.kernel.pool import count, total
from cenabum.orleans.moves import GOODS
from cenabum.orleans.trade_intrigue import names
from tests.trade_intrigue.table import intrigue, kidnapping


@pytest.mark.rule("intrigue.fraud")
def test_fraud_swaps_goods() -> None:
    scene = intrigue().give("Ana", goods="grain").give("Bruno", goods="brocade wine")
    scene.send("Ana", "trader", "fraud")
    scene.play("Ana", "defraud player_2 brocade grain")
    assert scene.game.view("Bruno").bribe.about == {"good": "brocade", "own_good": "grain"}
    scene.play("Bruno", "done")
    assert scene.goods("Ana") == {"brocade": 1}
    assert scene.goods("Bruno") == {"wine": 1, "grain": 1}


@pytest.mark.rule("intrigue.fraud-both")
def test_fraud_needs_a_good_on_both_sides() -> None:
    scene = intrigue().give("Bruno", goods="brocade").send("Ana", "trader", "fraud")
    assert scene.told("no_use")
    scene = intrigue().give("Ana", goods="grain").give("Bruno", goods="grain wine wool")
    scene.send("Ana", "trader", "fraud")
    assert scene.legal("Ana") == {"defraud player_2 wine grain", "defraud player_2 wool grain"}
    assert scene.refused("Ana", "defraud player_2 grain grain") == "intrigue.fraud-both"
    assert scene.refused("Ana", "defraud player_3 wine grain") == "intrigue.fraud-both"


@pytest.mark.rule("intrigue.arsonist")
def test_the_arsonist_burns_a_station() -> None:
    scene = intrigue().give("Ana", town="blois").give("Bruno", stations="blois")
    scene.send("Ana", "farmer", "arsonist")
    assert scene.refused("Ana", "target player_3") == "intrigue.arsonist"
    scene.play("Ana", "target player_2")
    assert scene.player("Bruno").stations == 0
    assert scene.player("Bruno").stations_left == 10
    assert scene.state.towns_taken == 0


@pytest.mark.rule("intrigue.arsonist-any")
def test_the_arsonist_burns_anybodys_station() -> None:
    scene = intrigue().give("Ana", stations="orleans").give("Bruno", stations="orleans")
    scene.send("Ana", "farmer", "arsonist")
    assert scene.legal("Ana") == {"target player_1", "target player_2", "done"}
    scene.play("Ana", "target player_1")
    assert scene.player("Ana").stations == 0
    assert scene.player("Bruno").stations == 1


@pytest.mark.rule("intrigue.kidnapper")
def test_the_kidnapper_brings_a_merchant_home() -> None:
    scene = kidnapping()
    assert scene.coins("Ana") == 1
    assert scene.player("Bruno").town == 0
    scene = intrigue().give("Bruno", town="tours").give("Denis", town="blois").send("Ana", "boatman", "kidnapper")
    assert scene.refused("Ana", "target player_3") == "intrigue.kidnapper"
    assert scene.refused("Ana", "target player_1") == "intrigue.board"


@pytest.mark.rule("intrigue.torturer")
def test_the_torturer_costs_all_others_a_thing() -> None:
    scene = intrigue(2).give("Bruno", goods="wine").send("Ana", "farmer", "torturer")
    assert scene.coins("Ana") == 1
    scene.play("Bruno", "done", "forfeit good wine")
    assert scene.goods("Bruno") == {}
    assert count(scene.state.gone_goods, GOODS.index("wine"))


@pytest.mark.rule("intrigue.hangman")
@pytest.mark.parametrize(("drawn", "lost"), [("monk", 1), ("own_farmer", 0)])
def test_the_hangman_draws_from_a_bag(drawn: str, lost: int) -> None:
    scene = intrigue().empty_market("Bruno").give("Bruno", bag="monk").draws("Bruno", drawn)
    scene.give("Denis", bag="farmer")
    supply = scene.supply("monk")
    scene.send("Ana", "scholar", "hangman")
    assert scene.refused("Ana", "target player_3") == "intrigue.hangman"
    scene.play("Ana", "target player_2")
    assert scene.coins("Ana") == 2
    assert scene.supply("monk") == supply + lost


@pytest.mark.rule("intrigue.saboteur")
def test_the_saboteur_empties_a_space() -> None:
    scene = intrigue().send("Ana", "farmer", "saboteur")
    assert scene.refused("Ana", "sabotage player_2 castle.farmer") == "intrigue.saboteur"
    scene.play("Ana", "sabotage player_2 farm_house.boatman")
    assert scene.coins("Ana") == 1
    assert scene.on("Bruno", "farm_house") == ["", "craftsman"]
    assert scene.bag("Bruno")["boatman"] == 1
    assert not scene.player("Bruno").ready >> scene.place("farm_house") & 1


@pytest.mark.rule("intrigue.deactivated")
def test_a_deactivated_place_may_not_act_this_round_even_filled_again() -> None:
    scene = intrigue().give("Bruno", tiles="bathhouse", place="monk > bathhouse", bag="boatman knight")
    scene.draws("Bruno", "boatman knight").send("Ana", "farmer", "saboteur")
    scene.play("Ana", "sabotage player_2 farm_house.boatman")
    assert scene.refused("Bruno", "act farm_house") == "intrigue.deactivated"
    assert scene.game.view("Bruno").players[1].stopped == ["farm_house"]
    scene.play("Bruno", "act bathhouse", "place boatman farm_house")
    assert scene.on("Bruno", "farm_house") == ["boatman", "craftsman"]
    round_ = scene.state.round
    scene.play("Chloé", "act farm_house")
    assert "Bruno" in {fact["seat"] for fact in scene.told("passes")}, "it was his only full place"
    assert scene.state.round == round_ + 1
    assert scene.game.view("Bruno").players[1].stopped == []
    scene.actions("Bruno")
    assert "act farm_house" in scene.legal("Bruno")


@pytest.mark.rule("intrigue.deactivated")
def test_what_could_not_act_is_not_deactivated() -> None:
    """Half a Castle is no action, and a Town Hall with somebody left still is one."""
    scene = intrigue().give("Denis", place="farmer > castle, monk > town_hall, knight > town_hall")
    scene.send("Ana", "farmer", "saboteur")
    scene.play("Ana", "sabotage player_4 castle.farmer")
    assert scene.game.view("Denis").players[3].stopped == []
    scene = intrigue().give("Denis", place="monk > town_hall, knight > town_hall").send("Ana", "farmer", "saboteur")
    scene.play("Ana", "sabotage player_4 town_hall.any")
    assert scene.game.view("Denis").players[3].stopped == []
    scene = intrigue().give("Denis", place="monk > town_hall").send("Ana", "farmer", "saboteur")
    scene.play("Ana", "sabotage player_4 town_hall.any")
    assert scene.game.view("Denis").players[3].stopped == ["town_hall"]


@pytest.mark.rule("intrigue.deactivated")
def test_the_spy_deactivates_too() -> None:
    scene = intrigue().give("Bruno", technology_on="ship.farmer", place="boatman > ship, knight > ship")
    scene.send("Ana", "scholar", "spy")
    assert scene.refused("Bruno", "act ship") == "intrigue.deactivated"


@pytest.mark.rule("intrigue.deactivated")
def test_a_stopped_sacristy_does_not_guard() -> None:
    scene = intrigue(4, "new-events").give("Bruno", tiles="sacristy", place="monk > sacristy")
    scene.send("Ana", "farmer", "saboteur").play("Ana", "sabotage player_2 sacristy.monk")
    scene.give("Bruno", place="monk > sacristy").event("tax", "A")
    assert not any(move.startswith("sacristy") for move in scene.legal("Bruno"))


@pytest.mark.rule("intrigue.saboteur-own")
def test_the_saboteur_drives_away_own_followers_too() -> None:
    scene = intrigue().give("Denis", place="own_farmer > castle").send("Ana", "farmer", "saboteur")
    scene.play("Ana", "sabotage player_4 castle.farmer")
    assert scene.bag("Denis")["own_farmer"] == 1


@pytest.mark.rule("intrigue.spy")
def test_the_spy_takes_technology_to_the_same_space() -> None:
    scene = intrigue().give("Bruno", technology_on="ship.farmer").give("Ana", place="boatman > ship, knight > ship")
    scene.send("Ana", "scholar", "spy")  # there is but this one tile to take
    assert scene.on("Ana", "ship") == ["technology", "boatman", "knight"]
    assert scene.on("Bruno", "ship") == ["", "", ""]
    assert scene.player("Ana").ready >> scene.place("ship") & 1


@pytest.mark.rule("intrigue.spy-where")
def test_where_the_spy_may_go() -> None:
    scene = intrigue().give("Bruno", tiles="laboratory", technology_on="ship.farmer, castle.farmer, university.farmer")
    scene.give("Bruno", technology_on="laboratory.craftsman")
    scene.give("Ana", technology_on="castle.boatman", place="own_farmer > ship")
    scene.send("Ana", "scholar", "spy")
    assert scene.legal("Ana") == {"spy player_2 ship.farmer", "spy player_2 university.farmer"}
    assert scene.refused("Ana", "spy player_2 castle.farmer") == "intrigue.spy-where"
    assert scene.refused("Ana", "spy player_2 wagon.farmer") == "intrigue.spy-where"
    scene.play("Ana", "spy player_2 ship.farmer")
    assert scene.bag("Ana")["own_farmer"] == 1


@pytest.mark.rule("intrigue.spy-bonus")
@pytest.mark.parametrize(("craftsmen", "bound"), [(0, True), (1, True), (2, False), (5, False)])
def test_the_bonus_of_the_spy_goes_by_the_craftsmen(craftsmen: int, bound: bool) -> None:
    scene = intrigue().fill("spy", "trader").give("Ana", tracks=f"craftsman*{craftsmen}" if craftsmen else "")
    scene.send("Ana", "trader", "spy")
    assert (scene.player("Ana").technology_first, scene.player("Ana").technology_free) == (int(bound), int(not bound))


@pytest.mark.rule("intrigue.tax-collector")
def test_the_tax_collector_takes_two_coins_or_all() -> None:
    scene = intrigue().give("Bruno", coins=5).give("Chloé", coins=1)
    scene.send("Ana", "trader", "tax_collector")
    scene.play("Bruno", "done")
    scene.play("Chloé", "done")
    assert [scene.coins(name) for name in ("Ana", "Bruno", "Chloé", "Denis")] == [3, 3, 0, 0]


@pytest.mark.rule("intrigue.traitor")
def test_the_traitor_moves_two_markers_and_nothing_else() -> None:
    scene = intrigue().give("Bruno", tracks="boatman*2").give("Chloé", development=8)
    scene.send("Ana", "farmer", "traitor")
    assert scene.refused("Ana", "betray boatman player_3") == "intrigue.traitor"
    assert scene.refused("Ana", "betray boatman nobody") == "intrigue.traitor"
    assert "betray development player_3" in scene.legal("Ana")
    scene.play("Ana", "betray boatman player_2")
    assert (scene.track("Ana", "boatman"), scene.track("Bruno", "boatman")) == (1, 1)
    assert scene.coins("Ana") == scene.coins("Bruno") == 0
    assert "boatman" not in scene.bag("Ana")


@pytest.mark.rule("intrigue.traitor")
def test_a_coin_space_lost_to_the_traitor_pays_again() -> None:
    scene = intrigue().give("Bruno", development=7).send("Ana", "farmer", "traitor")
    scene.play("Ana", "betray development player_2")
    assert scene.player("Bruno").development == 6
    assert scene.player("Ana").development == 1


@pytest.mark.rule("intrigue.traitor-nobody")
def test_with_nobody_ahead_the_own_marker_moves() -> None:
    scene = intrigue().give("Ana", tracks="scholar*5").send("Ana", "farmer", "traitor")
    assert scene.refused("Ana", "betray scholar nobody") == "intrigue.traitor"
    scene.play("Ana", "betray knight nobody")
    assert scene.track("Ana", "knight") == 1
    assert total(scene.state.deeds[names.TRAITOR]) == 3
