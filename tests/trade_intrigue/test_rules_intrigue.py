"""Intrigue and bribes, character by character."""

from typing import Any

import pytest

from cenabum.kernel.pool import total
from cenabum.orleans.trade_intrigue import names as n
from tests.trade_intrigue.table import Modules, modules


def intrigue(players: int = 4, *more: str, **settings: Any) -> Modules:
    scene = modules("intrigue", *more, players=players, **settings)
    scene.busy(*scene.game.seats[1:3])
    for name in scene.game.seats:
        scene.give(name, coins=0)
    return scene


def spaces(players: int) -> dict[str, int]:
    return {each.name: sum(each.spaces.values()) for each in modules("intrigue", players=players).game.view(None).deeds}


@pytest.mark.rule("intrigue.board")
def test_nine_characters_take_neutral_followers_of_their_kinds() -> None:
    scene = intrigue().give("Ana", place="monk > town_hall")
    scene.actions("Ana")
    scene.play("Ana", "act town_hall")
    assert {move.split()[-1] for move in scene.legal("Ana")} == {"torturer", "hangman", "tax_collector"}
    assert scene.refused("Ana", "send monk spy") == "deeds.monks"
    assert scene.refused("Ana", "send own_trader fraud") == "deeds.own-followers"
    assert scene.refused("Ana", "target player_2") == "intrigue.board"


@pytest.mark.rule("intrigue.covers")
def test_covers_and_closed_characters() -> None:
    assert [sum(spaces(players).values()) for players in (4, 3, 2)] == [34, 25, 21]
    assert [name for name, number in spaces(2).items() if not number] == ["arsonist", "spy"]
    scene = modules("intrigue", players=2).give("Ana", place="scholar > town_hall, farmer > town_hall")
    scene.actions("Ana").play("Ana", "act town_hall")
    assert scene.refused("Ana", "send scholar spy") == "intrigue.covers"


@pytest.mark.rule("intrigue.any-order")
def test_spaces_are_filled_in_any_order() -> None:
    scene = intrigue().send("Ana", "monk", "torturer")  # the last space first
    assert scene.free("torturer") == {"farmer": 1, "craftsman": 1, "knight": 1}


@pytest.mark.rule("intrigue.no-use")
def test_a_character_without_effect_still_pays() -> None:
    scene = intrigue().fill("kidnapper", "boatman").send("Ana", "boatman", "kidnapper")
    assert scene.told("no_use")
    assert scene.coins("Ana") == 1
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("intrigue.may-decline")
def test_only_the_arsonist_may_let_it_be() -> None:
    scene = intrigue().give("Bruno", town="tours").give("Chloé", town="blois").send("Ana", "boatman", "kidnapper")
    assert scene.legal("Ana") == {"target player_2", "target player_3"}
    assert scene.refused("Ana", "done") == "intrigue.may-decline"
    scene = intrigue().give("Ana", town="blois").give("Bruno", stations="blois").send("Ana", "farmer", "arsonist")
    scene.play("Ana", "done")
    assert scene.player("Bruno").stations


@pytest.mark.rule("intrigue.may-decline")
def test_with_one_target_it_is_hit_at_once() -> None:
    scene = intrigue().give("Bruno", town="tours").send("Ana", "boatman", "kidnapper")
    assert scene.player("Bruno").town == 0


@pytest.mark.rule("intrigue.completion")
@pytest.mark.parametrize(
    ("character", "last"),
    [
        ("kidnapper", "knight"),
        ("torturer", "craftsman"),
        ("hangman", "monk"),
        ("saboteur", "farmer"),
        ("traitor", "farmer"),
    ],
)
def test_five_characters_bring_a_citizen(character: str, last: str) -> None:
    scene = intrigue(2).fill(character, last if last != "knight" else "farmer")
    scene.send("Ana", last if last != "knight" else "farmer", character)
    if character == "traitor":
        scene.play("Ana", "betray knight nobody")
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("intrigue.completion")
def test_the_other_bonuses() -> None:
    scene = intrigue().fill("fraud", "farmer").send("Ana", "farmer", "fraud")
    scene.play("Ana", "take brocade")
    assert scene.goods("Ana") == {"brocade": 1}
    scene = intrigue().fill("spy", "trader").send("Ana", "trader", "spy")
    assert scene.player("Ana").technology_first == 1
    scene = intrigue().fill("tax_collector", "monk").send("Ana", "monk", "tax_collector")
    assert scene.coins("Ana") == 2
    scene = intrigue().give("Ana", town="blois").give("Bruno", stations="blois").fill("arsonist", "farmer")
    scene.send("Ana", "farmer", "arsonist")
    scene.play("Ana", "target player_2", "answer yes")
    assert scene.player("Ana").stations == scene.state.towns_taken == 1 << scene.c.town_names.index("blois")


def kidnapping(**bruno: Any) -> Modules:
    """Ana threatens Bruno's merchant, who has something to offer."""
    scene = intrigue().give("Bruno", town="tours", **bruno).give("Denis", town="blois")
    scene.send("Ana", "boatman", "kidnapper")
    scene.play("Ana", "target player_2")
    return scene


@pytest.mark.rule("intrigue.bribe")
def test_a_target_may_offer_coins_and_goods() -> None:
    scene = kidnapping(coins=3, goods="grain*2")
    assert scene.game.deciding == ["Bruno"]
    assert scene.game.view("Ana").decision is None
    assert scene.refused("Ana", "pass") == "general.not-now"
    assert scene.refused("Chloé", "bribe coins 1") == "intrigue.bribe-one-by-one"
    assert scene.legal("Bruno") == {"bribe coins 1", "bribe coins 2", "bribe coins 3", "bribe good grain", "done"}
    assert scene.refused("Bruno", "bribe coins 4") == "intrigue.bribe"
    scene.play("Bruno", "bribe coins 2", "bribe good grain")
    assert scene.refused("Bruno", "bribe coins 1") == "intrigue.bribe"
    seen = scene.game.view("Bruno").bribe
    assert (seen.character, seen.by, seen.target, seen.coins, seen.goods) == (
        "kidnapper",
        "Ana",
        "Bruno",
        2,
        {"grain": 1},
    )
    assert scene.game.view("Ana").bribe.coins == 0  # not offered yet
    scene.play("Bruno", "done")
    assert scene.game.view("Chloé").bribe.answer
    assert scene.legal("Ana") == {"answer yes", "answer no"}


@pytest.mark.rule("intrigue.bribe")
def test_a_bribe_has_no_limit_but_the_purse() -> None:
    scene = kidnapping(coins=75)
    assert scene.refused("Bruno", "bribe coins 0") == "intrigue.bribe"
    scene.play("Bruno", "bribe coins 30", "bribe coins 30")
    assert scene.refused("Bruno", "bribe coins 16") == "intrigue.bribe"
    scene.play("Bruno", "bribe coins 15")  # that is all he has, so the offer is made
    assert scene.game.view("Ana").bribe.coins == 75
    scene.play("Ana", "answer yes")
    assert (scene.coins("Ana"), scene.coins("Bruno")) == (1 + 75, 0)


@pytest.mark.rule("intrigue.bribe-accepted")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_bribe_is_taken_or_refused(answer: str) -> None:
    scene = kidnapping(coins=3, goods="grain*2")
    scene.play("Bruno", "bribe coins 2", "bribe good grain", "done")
    scene.play("Ana", f"answer {answer}")
    if answer == "yes":
        assert (scene.coins("Ana"), scene.goods("Ana")) == (3, {"grain": 1})
        assert (scene.coins("Bruno"), scene.goods("Bruno")) == (1, {"grain": 1})
        assert scene.c.town_names[scene.player("Bruno").town] == "tours"
    else:
        assert (scene.coins("Ana"), scene.goods("Ana")) == (1, {})
        assert (scene.coins("Bruno"), scene.goods("Bruno")) == (3, {"grain": 2})
        assert scene.player("Bruno").town == 0
    assert scene.game.view(None).bribe is None


@pytest.mark.rule("intrigue.bribe-accepted")
def test_no_offer_means_the_blow() -> None:
    scene = kidnapping(coins=3)
    scene.play("Bruno", "done")
    assert scene.player("Bruno").town == 0
    assert kidnapping().player("Bruno").town == 0  # nothing to offer: not even asked


@pytest.mark.rule("intrigue.bribe-one-by-one")
def test_several_targets_bargain_one_by_one() -> None:
    scene = intrigue()
    for name in ("Bruno", "Chloé", "Denis"):
        scene.give(name, coins=5, goods="wine")
    scene.send("Chloé", "monk", "torturer")
    assert scene.game.deciding == ["Denis"]
    scene.play("Denis", "bribe coins 1", "done")
    assert scene.game.deciding == ["Chloé"]
    scene.play("Chloé", "answer no")
    assert scene.game.deciding == ["Denis"]
    scene.play("Denis", "forfeit good wine")
    # Ana has neither coins nor goods and gives up an unbuilt station, the only thing she has besides followers.
    assert scene.player("Ana").stations_left == 9
    assert scene.game.deciding == ["Bruno"]
    scene.play("Bruno", "bribe coins 2", "done")
    scene.play("Chloé", "answer yes")
    assert scene.coins("Chloé") == 5 + 1 + 2
    assert scene.goods("Bruno") == {"wine": 1}
    assert scene.goods("Denis") == {}


@pytest.mark.rule("intrigue.bribe-keeps")
def test_a_bribe_changes_nothing_else() -> None:
    scene = intrigue().give("Bruno", tracks="knight*2", coins=4).fill("traitor", "farmer")
    scene.send("Ana", "farmer", "traitor")
    scene.play("Ana", "betray knight player_2")
    scene.play("Bruno", "bribe coins 1")  # nothing else to add: the offer is made
    scene.play("Ana", "answer yes")
    assert scene.track("Ana", "knight") == 1
    assert scene.track("Bruno", "knight") == 2
    assert scene.player("Ana").citizens == 1
    assert scene.free("traitor") == {}


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
    assert scene.state.gone_goods >> 10 & 31


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
    assert total(scene.state.deeds[n.TRAITOR]) == 3
