"""Torture: one test for each rule, in a player's words."""

import pytest

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.kernel.pool import kinds
from cenabum.orleans.moves import GOODS
from cenabum.orleans.table import EVENT
from tests.orleans.scene import Scene, Script, orleans

GUILDHALL = "farmer > guildhall, craftsman > guildhall, knight > guildhall"
BUSY = "knight > scriptorium, scholar > scriptorium"


class LastKind(Script):
    """Draws the last kind there is: a follower of the player's colour, whenever one could be drawn."""

    def draw(self, stream: int, pool: int) -> int:
        return kinds(pool)[-1]


def debtor(missing: int, edition: str = "2014", **things: object) -> Scene:
    """Ana has no food at Harvest and lacks so many of the five coins; nobody else does."""
    return orleans(3, edition=edition).give("Ana", coins=5 - missing, **things).event("harvest")


def settled(scene: Scene) -> bool:
    return scene.state.phase != EVENT


@pytest.mark.rule("torture.when")
def test_a_coin_missing_at_the_census_is_tortured_out() -> None:
    scene = (
        orleans(3)
        .give("Ana", coins=0, goods="grain")
        .give("Bruno", tracks="farmer")
        .give("Chloé", tracks="farmer*2")
        .census()
    )
    assert scene.told("tortured") == [{"fact": "tortured", "seat": "Ana", "amount": 1, "reason": "census"}]
    assert scene.legal("Ana") == {"forfeit station supply", "forfeit good grain"}
    scene.play("Ana", "forfeit good grain")
    assert scene.goods("Ana") == {}
    assert scene.coins("Chloé") == 6


@pytest.mark.rule("torture.when")
@pytest.mark.parametrize(
    ("event", "edition", "letter", "coins", "missing"),
    [
        ("harvest", "2014", "", 1, 4),
        ("harvest", "2019", "A", 1, 4),
        ("taxes", "2014", "", 1, 1),
        ("taxes", "2019", "A", 1, 5),
        ("taxes", "2019", "B", 1, 2),
        ("taxes", "2019", "C", 1, 1),
    ],
)
def test_each_coin_missing_at_harvest_or_taxes_costs_one_thing(
    event: str, edition: str, letter: str, coins: int, missing: int
) -> None:
    scene = orleans(3, edition=edition).give("Ana", coins=coins, goods="wool*6").event(event, letter)
    for _ in range(missing):
        assert not settled(scene)
        scene.play("Ana", "forfeit station supply")
    assert settled(scene)
    assert scene.player("Ana").stations_left == 10 - missing


@pytest.mark.rule("torture.when")
def test_who_can_pay_gives_up_nothing() -> None:
    scene = debtor(0, goods="wool")
    assert settled(scene)
    assert scene.coins("Ana") == 0
    assert scene.goods("Ana") == {"wool": 1}
    assert scene.refused("Ana", "forfeit good wool") == "torture.when"


@pytest.mark.rule("torture.coins-first")
@pytest.mark.parametrize("coins", [1, 3, 4])
def test_all_coins_go_before_torture_begins(coins: int) -> None:
    scene = (
        orleans(3, edition="2014")
        .give("Ana", coins=coins, goods="wool")
        .give("Bruno", goods="grain")
        .give("Chloé", goods="grain")
    )
    bank = scene.state.coins
    scene.event("harvest")
    assert scene.coins("Ana") == 0
    assert scene.state.coins == bank + coins, "into the general supply"
    assert [fact["amount"] for fact in scene.told("tortured")] == [5 - coins]


@pytest.mark.rule("torture.any-mix")
def test_missing_coins_are_made_up_by_any_mix() -> None:
    scene = orleans(3).give("Ana", coins=0, goods="grain wool*2", development=6).event("taxes", "A")
    scene.play("Ana", "forfeit good grain", "forfeit development", "forfeit station supply")
    assert settled(scene)
    assert scene.goods("Ana") == {"wool": 2}
    assert scene.player("Ana").development == 5
    assert scene.player("Ana").stations_left == 9


@pytest.mark.rule("torture.any-mix")
def test_a_debt_of_five_as_in_the_rulebook() -> None:
    scene = debtor(5, bag="knight", development=6)
    scene.play("Ana", "forfeit follower", "forfeit station supply", "forfeit development")
    scene.play("Ana", "forfeit station supply", "forfeit development")
    assert settled(scene)
    assert scene.bag("Ana") == {}
    assert scene.player("Ana").stations_left == 8
    assert scene.player("Ana").development == 4


@pytest.mark.rule("torture.any-mix")
def test_every_kind_of_thing_is_on_offer() -> None:
    scene = debtor(
        1,
        stations="tours",
        bag="knight",
        development=6,
        goods="brocade",
        tiles="hayrick",
        technology=1,
        technology_on="village.farmer",
    )
    assert scene.legal("Ana") == {
        "forfeit station supply",
        "forfeit station tours",
        "forfeit follower",
        "forfeit development",
        "forfeit good brocade",
        "forfeit tile hayrick",
        "forfeit technology hand",
        "forfeit technology village.farmer",
    }


@pytest.mark.rule("torture.station")
def test_a_station_of_the_supply_or_a_built_one() -> None:
    scene = debtor(2, stations="tours orleans")
    assert scene.legal("Ana") == {"forfeit station supply", "forfeit station tours", "forfeit station orleans"}
    scene.play("Ana", "forfeit station supply")
    assert scene.player("Ana").stations_left == 7
    assert scene.player("Ana").stations.bit_count() == 2
    scene.play("Ana", "forfeit station tours")
    assert scene.player("Ana").stations_left == 7, "it does not go back to the supply"
    assert scene.player("Ana").stations == 1, "only Orléans is left"


@pytest.mark.rule("torture.station")
@pytest.mark.parametrize(("town", "builder"), [("tours", "Bruno"), ("tours", "Ana"), ("orleans", "Ana")])
def test_a_town_without_its_station_is_free_for_building(town: str, builder: str) -> None:
    scene = debtor(1, stations=town).play("Ana", f"forfeit station {town}")
    scene.give(builder, town=town, place=GUILDHALL).actions(builder)
    assert "act guildhall" in scene.legal(builder)


@pytest.mark.rule("torture.follower")
def test_a_random_follower_of_the_bag_is_lost() -> None:
    scene = debtor(1, bag="farmer knight monk", market="scholar", place="trader > wagon").draws("Ana", "knight")
    scene.play("Ana", "forfeit follower")
    assert scene.bag("Ana") == {"farmer": 1, "monk": 1}
    assert scene.market("Ana")["scholar"] == 1
    assert scene.on("Ana", "wagon") == ["", "trader", ""]
    assert scene.told("forfeits_follower") == [{"fact": "forfeits_follower", "seat": "Ana", "follower": "knight"}]


@pytest.mark.rule("torture.follower")
def test_own_followers_are_drawn_again() -> None:
    scene = orleans(3, edition="2014").empty_market("Ana").give("Ana", bag="knight", coins=4)
    scene.state.source = LastKind()
    scene.event("harvest").play("Ana", "forfeit follower")
    assert scene.bag("Ana") == dict.fromkeys(FOLLOWERS[7:], 1)


@pytest.mark.rule("torture.follower-own-only")
@pytest.mark.parametrize("bag", ["", "own_farmer own_trader"])
def test_without_a_neutral_follower_in_the_bag_none_can_be_chosen(bag: str) -> None:
    scene = debtor(1, bag=bag, goods="wool", market="knight")
    assert scene.legal("Ana") == {"forfeit station supply", "forfeit good wool"}
    assert scene.refused("Ana", "forfeit follower") == "torture.follower-own-only"


@pytest.mark.rule("torture.follower-own-only")
def test_the_last_neutral_follower_can_be_lost_only_once() -> None:
    scene = debtor(2, bag="knight own_farmer", goods="wool").play("Ana", "forfeit follower")
    assert "forfeit follower" not in scene.legal("Ana")


@pytest.mark.rule("torture.development")
@pytest.mark.parametrize("development", [1, 6, 9, 11, 14, 24, 27, 30])
def test_the_marker_goes_back_a_step(development: int) -> None:
    scene = debtor(1, development=development).play("Ana", "forfeit development")
    assert scene.player("Ana").development == development - 1


@pytest.mark.rule("torture.development")
@pytest.mark.parametrize("development", [8, 13, 26])
def test_the_marker_never_steps_onto_a_coin_space(development: int) -> None:
    scene = debtor(1, development=development, goods="wool")
    assert "forfeit development" not in scene.legal("Ana")
    assert scene.refused("Ana", "forfeit development") == "torture.development"


@pytest.mark.rule("torture.development-coin-space")
@pytest.mark.parametrize("development", [7, 12, 25])
def test_the_marker_may_step_back_from_a_coin_space_and_is_paid_again(development: int) -> None:
    scene = debtor(1, development=development, goods="wool").play("Ana", "forfeit development")
    assert scene.player("Ana").development == development - 1
    coins = scene.coins("Ana")
    scene.give("Bruno", place=BUSY).give("Ana", place=BUSY).actions("Ana").play("Ana", "act scriptorium")
    assert scene.player("Ana").development == development
    assert scene.coins("Ana") == coins + scene.printed.coins_on[development]


@pytest.mark.rule("torture.development")
def test_steps_are_taken_back_only_up_to_the_coin_space() -> None:
    scene = debtor(3, development=10).play("Ana", "forfeit development", "forfeit development")
    assert scene.player("Ana").development == 8
    assert settled(scene), "an unbuilt station was all that was left to give"
    assert scene.player("Ana").stations_left == 9


@pytest.mark.rule("torture.development")
def test_lost_steps_can_be_made_again() -> None:
    scene = debtor(1, development=9).play("Ana", "forfeit development")
    scene.give("Bruno", place=BUSY).give("Ana", place=BUSY).actions("Ana").play("Ana", "act scriptorium")
    assert scene.player("Ana").development == 9


@pytest.mark.rule("torture.development-start")
def test_a_marker_at_the_start_has_no_step_to_give() -> None:
    scene = debtor(2, development=1, goods="wool").play("Ana", "forfeit development")
    assert scene.legal("Ana") == {"forfeit station supply", "forfeit good wool"}
    assert scene.refused("Ana", "forfeit development") == "torture.development-start"


@pytest.mark.rule("torture.good")
@pytest.mark.parametrize("good", GOODS)
def test_any_good_counts_for_one_coin(good: str) -> None:
    scene = orleans(3).give("Ana", coins=0, goods="grain cheese wine wool brocade").event("taxes", "B")
    assert {f"forfeit good {each}" for each in GOODS} < scene.legal("Ana")
    scene.play("Ana", f"forfeit good {good}")
    assert scene.goods("Ana") == {each: 1 for each in GOODS if each != good}
    assert not settled(scene), "two coins were due"


@pytest.mark.rule("torture.place-tile")
def test_a_place_tile_can_be_given_up_but_no_place_of_the_board() -> None:
    scene = debtor(1, tiles="hayrick school")
    assert {move for move in scene.legal("Ana") if "tile" in move} == {"forfeit tile hayrick", "forfeit tile school"}
    assert scene.refused("Ana", "forfeit tile castle") == "torture.place-tile"
    scene.play("Ana", "forfeit tile hayrick")
    scene.give("Ana", market="farmer").planning()
    assert "place farmer castle" in scene.legal("Ana")
    assert "place farmer hayrick" not in scene.legal("Ana"), "the place is gone"


@pytest.mark.rule("torture.place-tile")
def test_the_privilege_of_a_lost_tile_is_lost() -> None:
    scene = debtor(1, tiles="school", market="scholar").play("Ana", "forfeit tile school")
    scene.planning()
    assert "place scholar village.farmer" not in scene.legal("Ana")
    assert "place scholar scriptorium" in scene.legal("Ana")


@pytest.mark.rule("torture.place-tile-contents")
def test_followers_on_a_lost_tile_go_into_the_bag_and_its_technology_leaves_the_game() -> None:
    scene = debtor(1, tiles="laboratory", technology_on="laboratory.craftsman", place="scholar > laboratory")
    supply, technology = scene.supply("scholar"), scene.state.technology
    scene.play("Ana", "forfeit tile laboratory")
    assert scene.bag("Ana") == {"scholar": 1}
    assert scene.supply("scholar") == supply
    assert scene.state.technology == technology
    assert scene.player("Ana").technology_on == 0
    assert scene.player("Ana").technology_free == 0
    assert settled(scene), "all that was one thing"


@pytest.mark.rule("torture.place-tile-contents")
def test_followers_stored_in_a_lost_tower_go_into_the_bag() -> None:
    scene = debtor(1, tiles="gunpowder_tower", stored="knight own_farmer").play("Ana", "forfeit tile gunpowder_tower")
    assert scene.stored("Ana") == {}
    assert scene.bag("Ana") == {"knight": 1, "own_farmer": 1}


@pytest.mark.rule("torture.place-tile-contents")
def test_the_monk_of_a_lost_sacristy_goes_into_the_bag() -> None:
    scene = debtor(1, tiles="sacristy", place="monk > sacristy").play("Ana", "sacristy no", "forfeit tile sacristy")
    assert scene.bag("Ana") == {"monk": 1}


@pytest.mark.rule("torture.technology")
@pytest.mark.parametrize("gear", ["hand", "hand_first", "village.farmer"])
def test_technology_is_given_up_placed_or_not(gear: str) -> None:
    scene = debtor(
        1,
        technology_on="village.farmer",
        technology=1,
        technology_first=1,
        place="boatman > village, craftsman > village",
    )
    assert {move for move in scene.legal("Ana") if "technology" in move} == {
        "forfeit technology hand",
        "forfeit technology hand_first",
        "forfeit technology village.farmer",
    }
    scene.play("Ana", f"forfeit technology {gear}")
    ana = scene.player("Ana")
    assert (ana.technology_free, ana.technology_first) == (int(gear != "hand"), int(gear != "hand_first"))
    assert scene.on("Ana", "village") == ["" if gear == "village.farmer" else "technology", "boatman", "craftsman"]


@pytest.mark.rule("torture.technology")
def test_the_space_of_lost_technology_is_free_again() -> None:
    scene = debtor(
        1, technology_on="village.farmer", technology=1, place=f"boatman > village, craftsman > village, {BUSY}"
    )
    scene.play("Ana", "forfeit technology village.farmer").actions("Ana")
    assert "act village" not in scene.legal("Ana"), "nobody stands in for the farmer any more"
    scene.play("Ana", "pass")
    assert "technology village.farmer" in scene.legal("Ana"), "the place may have technology again"
    scene.give("Ana", market="farmer").planning()
    assert "place farmer village" in scene.legal("Ana")


@pytest.mark.rule("torture.leaves-game")
def test_what_torture_takes_goes_to_nobody() -> None:
    scene = orleans(3).give(
        "Ana", coins=0, goods="wool*6", bag="knight", tiles="hayrick", technology=1, stations="tours"
    )
    supply, market = scene.supply("knight"), scene.goods_market("wool")
    technology, tiles = scene.state.technology, scene.state.tiles
    scene.event("taxes", "A")
    scene.play("Ana", "forfeit follower", "forfeit good wool", "forfeit technology hand")
    scene.play("Ana", "forfeit tile hayrick", "forfeit station tours", "forfeit station supply")
    assert settled(scene)
    assert scene.supply("knight") == supply
    assert scene.goods_market("wool") == market
    assert scene.state.technology == technology
    assert scene.state.tiles == tiles
    assert scene.goods("Ana") == {"wool": 5}
    assert scene.player("Ana").stations_left == 8
    for other in ("Bruno", "Chloé"):
        assert (scene.goods(other), scene.bag(other), scene.player(other).tiles) == ({}, {}, 0)
        assert (scene.player(other).stations_left, scene.player(other).technology_free) == (10, 0)


@pytest.mark.rule("torture.leaves-game")
def test_a_lost_place_tile_cannot_be_taken_again() -> None:
    scene = debtor(1, tiles="hayrick").play("Ana", "forfeit tile hayrick")
    scene.give("Bruno", place="farmer > village, boatman > village, craftsman > village").actions("Bruno")
    scene.play("Bruno", "act village", "recruit trader")
    assert "expand hayrick" not in scene.legal("Bruno")


@pytest.mark.rule("torture.nothing-left")
def test_without_anything_to_give_the_debt_lapses() -> None:
    scene = debtor(3, stations_left=0)
    assert settled(scene)
    assert scene.told("debt_lapses") == [{"fact": "debt_lapses", "seat": "Ana", "amount": 3}]
    assert scene.coins("Ana") == 0, "the coins are paid all the same"
    assert scene.market("Ana") == dict.fromkeys(FOLLOWERS[7:], 1), "and her own four stay"


@pytest.mark.rule("torture.nothing-left")
def test_what_is_there_is_given_before_the_rest_lapses() -> None:
    scene = debtor(4, stations_left=1, goods="wool")
    scene.play("Ana", "forfeit good wool")
    assert settled(scene)
    assert scene.player("Ana").stations_left == 0, "the last thing goes without asking"
    assert scene.told("debt_lapses") == [{"fact": "debt_lapses", "seat": "Ana", "amount": 2}]


@pytest.mark.rule("torture.nothing-left")
def test_followers_on_the_board_and_steps_before_a_coin_space_do_not_count() -> None:
    scene = debtor(1, stations_left=0, development=8, market="knight*2", place="farmer > ship")
    assert settled(scene)
    assert scene.player("Ana").development == 8
    assert scene.market("Ana")["knight"] == 2
