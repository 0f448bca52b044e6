"""The supplies and the bank: one test for each rule, in a player's words."""

import pytest

import cenabum
from cenabum.bagbuilding.followers import FOLLOWERS, PROFESSIONS
from cenabum.kernel.pool import ONE, count
from cenabum.orleans.moves import GOODS
from cenabum.orleans.table import EVENT
from tests.orleans.offers import EDITIONS
from tests.orleans.scene import NAMES, Scene, Script, orleans

BUSY = "knight > scriptorium, scholar > scriptorium"
FARM_HOUSE = "boatman > farm_house, craftsman > farm_house"
VILLAGE = "farmer > village, boatman > village, craftsman > village"
OWN = FOLLOWERS[7:]


class LastKind(Script):
    """Draws the last kind there is: a follower of the player's colour, whenever one could be drawn."""

    def draw(self, stream: int, pool: int) -> int:
        return max(kind for kind in range(len(FOLLOWERS)) if count(pool, kind))


def table(players: int = 3, **settings: str) -> Scene:
    """A table where Bruno has something to do, so that the round waits for him when Ana has acted."""
    return orleans(players, **settings).give("Bruno", place=BUSY).event_tile("income")


def use_up_follower(scene: Scene, profession: str) -> None:
    """The supply has no follower of a profession left: Chloé or Bruno has them all."""
    scene.give(scene.game.seats[-1], bag=f"{profession}*{scene.supply(profession)}")


def use_up_good(scene: Scene, good: str) -> None:
    """The goods market has none of a good left."""
    left = scene.goods_market(good)
    scene.state.goods_market -= ONE[GOODS.index(good)] * left
    scene.state.gone_goods += ONE[GOODS.index(good)] * left


# ---- supplies


@pytest.mark.rule("supply.limited")
@pytest.mark.parametrize("profession", ["boatman", "craftsman", "trader"])
def test_a_follower_that_is_used_up_cannot_be_gained(profession: str) -> None:
    scene = table(2).give("Ana", place=VILLAGE)
    use_up_follower(scene, profession)
    scene.actions("Ana").play("Ana", "act village")
    assert scene.refused("Ana", f"recruit {profession}") == "supply.no-tile-no-action"
    assert scene.legal("Ana") == {
        f"recruit {other}" for other in ("boatman", "craftsman", "trader") if other != profession
    }


@pytest.mark.rule("supply.limited")
def test_the_last_piece_can_be_gained_by_one_player_only() -> None:
    scene = orleans(2).give("Ana", place=FARM_HOUSE).give("Bruno", place=f"{FARM_HOUSE}, {BUSY}", tracks="farmer")
    for good in ("grain", "cheese"):
        use_up_good(scene, good)
    scene.state.goods_market += ONE[0]
    scene.state.gone_goods -= ONE[0]
    scene.actions("Ana").play("Ana", "act farm_house")
    assert scene.goods("Ana") == {"grain": 1}
    assert scene.legal("Bruno") == {"pass", "act scriptorium"}
    assert scene.refused("Bruno", "act farm_house") == "places.farm-house-good-gone"


@pytest.mark.rule("supply.limited")
def test_technology_is_limited_to_sixteen() -> None:
    scene = table(2).give("Ana", place=VILLAGE).give("Bruno", technology=16).actions("Ana")
    scene.play("Ana", "act village")
    assert "recruit craftsman" not in scene.legal("Ana")
    assert scene.refused("Ana", "recruit craftsman") == "places.village-no-technology"


@pytest.mark.rule("supply.no-tile-no-action")
@pytest.mark.parametrize(
    ("place", "followers", "profession"),
    [
        ("farm_house", "boatman craftsman", "farmer"),
        ("university", "farmer craftsman trader", "scholar"),
        ("castle", "farmer boatman trader", "knight"),
        ("monastery", "scholar trader", "monk"),
    ],
)
def test_a_place_is_closed_while_its_follower_is_missing(place: str, followers: str, profession: str) -> None:
    scene = table(2).give("Ana", place=", ".join(f"{follower} > {place}" for follower in followers.split()))
    scene.give("Ana", place=BUSY)
    assert f"act {place}" in scene.actions("Ana").legal("Ana")
    use_up_follower(scene, profession)
    scene.actions("Ana")
    assert f"act {place}" not in scene.legal("Ana")
    assert scene.refused("Ana", f"act {place}") == "supply.no-tile-no-action"


@pytest.mark.rule("supply.no-tile-no-action")
def test_the_laboratory_and_the_goods_tiles_close_in_the_same_way() -> None:
    scene = table(2).give("Ana", tiles="laboratory winery", place=BUSY)
    scene.give("Ana", place="craftsman > laboratory, scholar > laboratory, farmer > winery, trader > winery")
    assert {"act laboratory", "act winery"} < scene.actions("Ana").legal("Ana")
    scene.give("Bruno", technology=16)
    use_up_good(scene, "wine")
    assert scene.actions("Ana").legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act laboratory") == "tiles.laboratory"
    assert scene.refused("Ana", "act winery") == "tiles.good-gone"


@pytest.mark.rule("supply.comes-back")
@EDITIONS
def test_food_of_a_harvest_can_be_had_again(edition: str) -> None:
    scene = table(2, edition=edition).give("Bruno", goods="grain", coins=4)
    scene.give("Ana", tiles="hayrick", place=f"farmer > hayrick, {BUSY}")
    use_up_good(scene, "grain")
    assert "act hayrick" not in scene.actions("Ana").legal("Ana")
    scene.event("harvest")
    assert scene.goods_market("grain") == 1
    scene.actions("Ana").play("Ana", "act hayrick")
    assert scene.goods("Ana") == {"grain": 1}


@pytest.mark.rule("supply.comes-back")
@EDITIONS
def test_a_follower_lost_to_the_plague_can_be_recruited_again(edition: str) -> None:
    scene = table(2, edition=edition).give("Ana", place=f"farmer > castle, boatman > castle, trader > castle, {BUSY}")
    use_up_follower(scene, "knight")
    assert "act castle" not in scene.actions("Ana").legal("Ana")
    scene.draws("Bruno", "knight").event("plague")
    assert "act castle" in scene.actions("Ana").legal("Ana")


@pytest.mark.rule("supply.own-followers")
@EDITIONS
def test_neither_plague_nor_torture_nor_a_deed_takes_the_own_four(edition: str) -> None:
    """The worst of luck: whenever an own follower can be drawn, it is."""
    scene = orleans(2, edition=edition).empty_market("Ana").give("Ana", bag="knight*2", coins=4)
    scene.state.source = LastKind()
    scene.event("plague").event("harvest").play("Ana", "forfeit follower")
    assert scene.bag("Ana") == {"knight": 1, **dict.fromkeys(OWN, 1)}

    scene = orleans(2, edition=edition).give("Ana", tiles="gunpowder_tower", stored="own_farmer own_trader", place=BUSY)
    scene.planning()
    assert not any("own" in move and "town_hall" in move for move in scene.legal("Ana"))
    assert scene.actions("Ana").legal("Ana") == {"pass", "act scriptorium"}


@pytest.mark.rule("supply.own-followers")
def test_after_a_whole_game_the_own_four_are_in_the_bag_or_on_the_board() -> None:
    scene = orleans(4)
    scene.state.source = None
    scene.state.playout(11)
    for name in scene.game.seats:
        there = [follower for place in scene.printed.place_names for follower in scene.on(name, place)]
        for own in OWN:
            held = [scene.bag(name), scene.market(name), scene.stored(name)]
            assert there.count(own) + sum(pool.get(own, 0) for pool in held) == 1


# ---- payments


@pytest.mark.rule("supply.payments")
def test_payments_go_between_a_player_and_the_bank() -> None:
    scene = orleans(3, edition="2014").give("Bruno", tracks="farmer").give("Chloé", tracks="farmer*2")
    bank = scene.state.coins
    scene.census()
    assert [scene.coins(name) for name in scene.game.seats] == [4, 5, 6]
    assert scene.state.coins == bank, "one paid in, one paid out"
    scene.give("Ana", goods="wool*6").event("taxes")
    assert scene.state.coins == bank + 2
    assert [scene.coins(name) for name in scene.game.seats][1] == 5, "nobody else gets it"


@pytest.mark.rule("supply.payments")
def test_a_price_is_paid_to_the_bank() -> None:
    scene = table(2, edition="2014").give("Ana", tiles="pharmacy", place="farmer > pharmacy")
    bank = scene.state.coins
    scene.actions("Ana").play("Ana", "act pharmacy", "buy 3")
    assert scene.state.coins == bank + 3
    assert scene.coins("Bruno") == 5


@pytest.mark.rule("supply.coins-2014", "supply.coins-2014-short")
@pytest.mark.parametrize(("bank", "paid"), [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_in_2014_no_more_is_paid_than_the_bank_has(bank: int, paid: int) -> None:
    scene = table(2, edition="2014").give("Ana", tiles="cellar", place="monk > cellar, scholar > cellar")
    scene.state.coins = bank
    scene.actions("Ana").play("Ana", "act cellar")
    assert scene.coins("Ana") == 5 + paid
    assert scene.state.coins == bank - paid


@pytest.mark.rule("supply.coins-2014-short")
@pytest.mark.parametrize(("bank", "paid"), [(4, 4), (3, 0)])
def test_that_a_bank_which_is_short_pays_nothing_is_a_correction_of_the_data(bank: int, paid: int) -> None:
    scene = orleans(2, edition="2014", corrections={"counts.coins.pays_what_is_left": False})
    scene.give("Ana", tiles="cellar", place="monk > cellar, scholar > cellar")
    scene.state.coins = bank
    scene.actions("Ana").play("Ana", "act cellar")
    assert (scene.coins("Ana"), scene.state.coins) == (5 + paid, bank - paid)


@pytest.mark.rule("supply.coins-2014-short")
def test_in_2014_what_the_bank_could_not_pay_is_not_owed() -> None:
    scene = orleans(2, edition="2014").give("Ana", development=9)
    scene.state.coins = 1
    scene.event("income")
    assert [scene.coins(name) for name in ("Ana", "Bruno")] == [6, 5]
    scene.give("Bruno", goods="grain", coins=5).give("Ana", coins=6)
    scene.event("harvest")
    assert scene.state.coins == 5
    assert [scene.coins(name) for name in ("Ana", "Bruno")] == [1, 5], "nothing is made good"


@pytest.mark.rule("supply.coins-2014-number")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_2014_supply_is_a_sum_less_what_the_players_start_with(players: int) -> None:
    assert orleans(players, edition="2014").state.coins == 24 + 15 * 5 + 8 * 10 - 5 * players


@pytest.mark.rule("supply.coins-2014-number")
def test_change_plays_no_part() -> None:
    """Eight coins in the supply pay four, and then four again, whatever the pieces."""
    scene = table(2, edition="2014").give("Ana", tiles="cellar", place="monk > cellar, scholar > cellar")
    scene.state.coins = 8
    scene.actions("Ana").play("Ana", "act cellar")
    scene.give("Ana", place="monk > cellar, scholar > cellar").actions("Ana").play("Ana", "act cellar")
    assert scene.coins("Ana") == 13
    assert scene.state.coins == 0


@pytest.mark.rule("supply.coins-2014-number")
def test_the_size_of_the_supply_is_a_figure() -> None:
    corrections = {"counts.coins.ones": 20, "counts.coins.fives": 17, "counts.coins.tens": 10}
    game = cenabum.new("orleans", NAMES[:2], seed=1, edition="2014", corrections=corrections)
    assert Scene(game).state.coins == 20 + 85 + 100 - 10


@pytest.mark.rule("supply.coins-2019")
def test_in_2019_coins_never_run_out() -> None:
    scene = orleans(4)
    for name in scene.game.seats:
        scene.give(name, coins=500, development=30)
    for _ in range(10):
        scene.event("income", "A")
    assert [scene.coins(name) for name in scene.game.seats] == [680] * 4


@pytest.mark.rule("supply.coins-never-close")
def test_the_office_without_a_station_stays_open() -> None:
    scene = table(2).give("Ana", tiles="office", place="scholar > office, scholar > office").actions("Ana")
    scene.play("Ana", "act office")
    assert scene.coins("Ana") == 5
    assert scene.bag("Ana") == {"scholar": 2}, "they are back in the bag"


@pytest.mark.rule("supply.coins-never-close")
@pytest.mark.parametrize(
    ("tile", "followers"),
    [
        ("brewery", "monk"),
        ("cellar", "monk scholar"),
        ("hospital", "boatman scholar"),
        ("windmill", "craftsman craftsman"),
    ],
)
def test_in_2014_a_place_that_pays_coins_stays_open_with_an_empty_bank(tile: str, followers: str) -> None:
    scene = table(2, edition="2014").give(
        "Ana", tiles=tile, place=", ".join(f"{follower} > {tile}" for follower in followers.split())
    )
    scene.state.coins = 0
    scene.actions("Ana").play("Ana", f"act {tile}")
    assert scene.coins("Ana") == 5
    assert sum(scene.bag("Ana").values()) == len(followers.split())


@pytest.mark.rule("supply.coins-never-close")
def test_in_2014_boatmen_and_deeds_stay_open_with_an_empty_bank() -> None:
    scene = table(2, edition="2014").give("Ana", place=f"{VILLAGE}, monk > town_hall")
    scene.state.coins = 0
    scene.actions("Ana").play("Ana", "act village", "recruit boatman")
    assert scene.track("Ana", "boatman") == 1
    scene.play("Bruno", "pass").play("Ana", "act town_hall", "send monk papal_conclave")
    assert scene.coins("Ana") == 5
    assert scene.deed("papal_conclave") == {"knight": 1, "monk": 1}


@pytest.mark.rule("supply.coins-order")
@pytest.mark.parametrize(
    ("first", "paid"), [("Ana", [3, 1, 0]), ("Bruno", [0, 3, 1]), ("Chloé", [1, 0, 3])], ids=["Ana", "Bruno", "Chloé"]
)
def test_with_a_short_supply_the_start_player_is_paid_first(first: str, paid: list[int]) -> None:
    scene = orleans(3, edition="2014")
    for name in scene.game.seats:
        scene.give(name, development=9)
    scene.state.coins = 4
    scene.event("income", first=first)
    assert [scene.coins(name) - 5 for name in scene.game.seats] == paid
    assert scene.state.phase != EVENT


@pytest.mark.rule("supply.coins-order")
@pytest.mark.parametrize(("first", "received"), [("Ana", 1), ("Bruno", 0), ("Chloé", 0)])
def test_in_2014_the_census_is_settled_in_turn_order_too(first: str, received: int) -> None:
    """With an empty bank Chloé's coin can only be the one that Ana pays, if Ana comes before her."""
    scene = orleans(3, edition="2014").give("Bruno", tracks="farmer").give("Chloé", tracks="farmer*2")
    scene.start_player(first)
    scene.state.coins = 0
    scene.census()
    assert scene.coins("Ana") == 4
    assert scene.coins("Chloé") == 5 + received


@pytest.mark.rule("supply.limited")
@pytest.mark.parametrize("profession", PROFESSIONS)
def test_nobody_is_made_out_of_nothing_in_a_whole_game(profession: str) -> None:
    scene = orleans(4)
    before = scene.supply(profession)
    scene.state.source = None
    scene.state.playout(3)
    kind = PROFESSIONS.index(profession)
    found = scene.supply(profession) + count(scene.state.gone_followers, kind)
    found += count(sum(full - free for full, free in zip(scene.printed.deeds, scene.state.deeds, strict=True)), kind)
    for name in scene.game.seats:
        found += sum(pool.get(profession, 0) for pool in (scene.bag(name), scene.market(name), scene.stored(name)))
        found += [follower for place in scene.printed.place_names for follower in scene.on(name, place)].count(
            profession
        )
    assert found == before
