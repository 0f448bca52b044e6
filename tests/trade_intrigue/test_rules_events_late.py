"""New events of the letters C and D, and those that change the end of the game."""

import pytest

import cenabum
from cenabum.orleans.trade_intrigue import names
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from tests.trade_intrigue.events import at, quiet
from tests.trade_intrigue.table import Modules, modules


def before_tile(number: int) -> Modules:
    """The table after so many tiles."""
    scene = modules("new-events")
    scene.state.round = number
    return scene


@pytest.mark.rule("newevents.vacation")
def test_vacation_makes_the_game_a_round_shorter() -> None:
    scene = before_tile(9).hourglass_draws("vacation", "plague")
    scene.next_round()
    assert scene.state.round == 10
    assert scene.game.view(None).rounds == 17
    assert scene.told("vacation")
    scene.state.round = 17
    scene._enter(6)
    assert scene.state.over


@pytest.mark.rule("newevents.vacation-first")
def test_the_tile_after_vacation_is_the_event_of_the_round() -> None:
    scene = before_tile(12).hourglass_draws("vacation", "tithe")
    scene.next_round()
    view = scene.game.view(None)
    assert (view.event.name, view.event.letter, view.round) == ("tithe", "D", 13)
    assert [fact["fact"] for fact in scene.told()][1:3] == ["vacation", "round_begins"]


@pytest.mark.rule("newevents.book-fire")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (9, 4), (10, 9), (15, 9), (30, 22)])
def test_book_fire_throws_back_to_the_star_before(before: int, after: int) -> None:
    scene = at("book_fire", "C", coins=0, development=before)
    assert scene.player("Ana").development == after
    assert scene.coins("Ana") == 0


@pytest.mark.rule("newevents.book-fire-start")
@pytest.mark.parametrize("before", [0, 1, 3, 4])
def test_book_fire_before_the_first_star(before: int) -> None:
    scene = at("book_fire", "C", development=before, citizens=1)
    assert scene.player("Ana").development == 0
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("newevents.goods-tax")
def test_goods_tax_takes_a_coin_for_three_goods() -> None:
    assert at("goods_tax", "C", coins=5, goods="grain*5 cheese*2").coins("Ana") == 3


@pytest.mark.rule("newevents.dues")
def test_dues_take_goods_of_five_points() -> None:
    scene = at("dues", "D", goods="grain wool wine")
    assert scene.refused("Ana", "give brocade") == "newevents.dues"
    scene.play("Ana", "give grain", "give wool")
    assert scene.goods("Ana") == {"wine": 1}


@pytest.mark.rule("newevents.dues")
def test_too_few_goods_cost_things() -> None:
    scene = at("dues", "D", goods="wine", coins=9, technology=1)
    assert scene.goods("Ana") == {}
    scene.play("Ana", "forfeit station supply", "forfeit station supply")
    assert scene.player("Ana").stations_left == 8
    assert scene.coins("Ana") == 9


@pytest.mark.rule("newevents.goods-return")
def test_goods_given_at_events_come_back_to_the_market() -> None:
    scene = at("dues", "D", goods="brocade")
    market = scene.goods_market("brocade")
    assert scene.goods("Ana") == {}
    scene = at("retraining", "B", goods="brocade")
    before = scene.goods_market("brocade")
    scene.play("Ana", "give brocade")
    assert scene.goods_market("brocade") == before + 1 == market


@pytest.mark.rule("newevents.peasant-uprising")
def test_farmers_stand_in_for_all_but_monks() -> None:
    scene = modules("new-events").event_tile("peasant_uprising", "D").empty_market()
    scene.give("Ana", market="farmer*3 knight", tiles="sacristy")
    scene.planning()
    assert "place farmer castle.trader" in scene.legal("Ana")
    assert "place farmer sacristy.monk" not in scene.legal("Ana")
    assert "place knight farm_house.boatman" not in scene.legal("Ana")
    scene.plan("Ana", "farmer > farm_house.boatman", "farmer > farm_house.craftsman", "farmer > castle")
    assert scene.player("Ana").privileges & tables(scene.printed).uprising_bit or scene.state.phase != 4
    scene.event("peasant_uprising", "D")
    assert scene.on("Ana", "farm_house") == ["", ""]
    assert scene.on("Ana", "castle") == ["farmer", "", ""]
    assert not scene.player("Ana").ready >> scene.place("farm_house") & 1


@pytest.mark.rule("newevents.warded-off")
@pytest.mark.parametrize("guard", ["sacristy yes", "brasserie wine"])
def test_the_return_of_risen_farmers_can_be_warded_off(guard: str) -> None:
    scene = modules("new-events", "new-places").give("Ana", tiles="sacristy brasserie", goods="wine")
    kept(scene.state).brasserie_goods = scene.lay("wine")
    scene.give("Ana", place="monk > sacristy, farmer > castle.trader")
    scene.event("peasant_uprising", "D").play("Ana", guard)
    assert scene.on("Ana", "castle") == ["", "", "farmer"]


@pytest.mark.rule("newevents.warded-off")
def test_who_has_no_risen_farmer_is_not_asked() -> None:
    scene = modules("new-events").give("Ana", tiles="sacristy", place="monk > sacristy, farmer > castle")
    scene.event("peasant_uprising", "D")
    assert scene.on("Ana", "sacristy") == ["monk"]
    assert quiet(scene)


@pytest.mark.rule("newevents.warded-off")
def test_a_wedding_can_be_kept_away() -> None:
    scene = modules("new-events").empty_market().give("Ana", tiles="sacristy", place="monk > sacristy", bag="knight*2")
    scene.event("wedding", "B")
    assert scene.legal("Ana") == {"sacristy yes", "sacristy no"}
    scene.play("Ana", "sacristy yes")
    assert scene.market("Ana") == {}


@pytest.mark.rule("newevents.warded-off")
@pytest.mark.parametrize("event", ["income", "fishing_grounds", "indulgence", "silentium", "conference", "amnesty"])
def test_against_gifts_and_offers_no_guard_is_asked(event: str) -> None:
    scene = modules("new-events").give("Ana", tiles="sacristy", place="monk > sacristy", coins=0, tracks="boatman")
    scene.event(event, "B" if event in ("income", "fishing_grounds") else "A")
    assert not any(move.startswith("sacristy") for move in scene.legal("Ana"))


@pytest.mark.rule("newevents.uprising-where")
def test_the_uprising_ends_with_the_planning() -> None:
    scene = modules("new-events", "new-deeds").event_tile("peasant_uprising", "D")
    scene.give("Ana", bag="farmer").draws("Ana", "farmer").send("Ana", "farmer", "alchemy")
    scene.play("Ana", "answer yes")
    assert "place farmer castle" in scene.legal("Ana")
    assert scene.refused("Ana", "place farmer castle.trader") == "planning.matching-space"
    scene = modules("new-events").event_tile("peasant_uprising", "D").busy("Ana")
    scene.give("Ana", place="farmer > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall")
    assert scene.refused("Ana", "send farmer astronomy") == "deeds.exact-followers"


@pytest.mark.rule("newevents.technology-tax")
def test_technology_on_spaces_is_taxed() -> None:
    scene = at("technology_tax", "D", coins=5, technology_on="village.farmer, ship.farmer", technology=1)
    assert scene.coins("Ana") == 3


@pytest.mark.rule("newevents.summoning")
@pytest.mark.parametrize(("answer", "coins", "town"), [("yes", 2, "tours"), ("no", 7, "orleans")])
def test_summoning_calls_merchants_home_or_costs(answer: str, coins: int, town: str) -> None:
    scene = at("summoning", "D", coins=7, town="tours")
    scene.play("Ana", f"answer {answer}")
    assert scene.coins("Ana") == coins
    assert scene.printed.town_names[scene.player("Ana").town] == town


@pytest.mark.rule("newevents.summoning-short")
def test_a_penalty_may_be_chosen_without_the_coins() -> None:
    scene = at("summoning", "D", coins=4, town="tours", goods="wine")
    scene.play("Ana", "answer yes")
    assert scene.coins("Ana") == 0
    scene.play("Ana", "forfeit good wine")
    assert scene.goods("Ana") == {}
    assert scene.printed.town_names[scene.player("Ana").town] == "tours"


@pytest.mark.rule("newevents.famine-where")
def test_famine_reaches_place_tiles_and_the_tower() -> None:
    scene = modules("new-events").empty_market().give("Ana", tiles="gunpowder_tower laboratory", stored="scholar")
    scene.give("Ana", bag="monk*2", market="knight", place="craftsman > laboratory")
    scene.event("famine", "D")
    assert {"starve tower scholar", "starve market knight", "starve space laboratory.craftsman"} < scene.legal("Ana")


@pytest.mark.rule("newevents.famine")
def test_famine_takes_three_followers_from_anywhere() -> None:
    scene = modules("new-events").empty_market()
    scene.give("Ana", bag="monk", market="knight", place="farmer > castle", tiles="gunpowder_tower", stored="scholar")
    supply = {kind: scene.supply(kind) for kind in ("monk", "knight", "farmer", "scholar")}
    scene.event("famine", "D")
    assert scene.legal("Ana") == {
        "starve bag monk", "starve market knight", "starve space castle.farmer", "starve tower scholar",
    }  # fmt: skip
    assert scene.refused("Ana", "starve bag own_farmer") == "newevents.famine"
    scene.play("Ana", "starve bag monk", "starve space castle.farmer", "starve tower scholar")
    assert scene.market("Ana")["knight"] == 1
    assert scene.supply("farmer") == supply["farmer"] + 1
    assert scene.supply("scholar") == supply["scholar"] + 1


@pytest.mark.rule("newevents.too-little")
def test_who_has_too_little_gives_all() -> None:
    scene = modules("new-events").give("Ana", bag="monk")
    scene.event("famine", "D")
    assert "monk" not in scene.bag("Ana")
    scene = modules("new-events", corrections={"counts.stations": 0})
    scene.event("torture", "C")
    assert scene.told("debt_lapses")
    assert quiet(at("malfunction", "C"))


@pytest.mark.rule("newevents.capitation-tax")
def test_capitation_tax_counts_followers_outside_the_bag() -> None:
    scene = modules("new-events").empty_market().give("Ana", bag="monk*4", market="knight", coins=9)
    scene.give("Ana", place="farmer > castle")
    scene.event("capitation_tax", "D")
    assert scene.coins("Ana") == 5


@pytest.mark.rule("newevents.capitation-who")
def test_own_and_stored_followers_count_technology_does_not() -> None:
    scene = modules("new-events").empty_market().give("Ana", market="own_farmer", coins=9)
    scene.give("Ana", tiles="gunpowder_tower", stored="monk", technology_on="village.farmer")
    scene.event("capitation_tax", "D")
    assert scene.coins("Ana") == 5


@pytest.mark.rule("newevents.tithe")
@pytest.mark.parametrize(("before", "after"), [(9, 9), (10, 9), (29, 27)])
def test_tithe_takes_a_coin_of_ten(before: int, after: int) -> None:
    assert at("tithe", "D", coins=before).coins("Ana") == after


def test_every_event_has_a_test_and_is_on_a_tile() -> None:
    game = cenabum.new("orleans", ["Ana", "Bruno"], 1, modules=["new-events"])
    on_tiles = {name for stack in game.view(None).hour_glass for name in stack.tiles} | {"silentium"}
    assert set(names.NEW_EVENTS) | {"income", "harvest", "trading_day", "plague"} == on_tiles
    assert [stack.left for stack in game.view(None).hour_glass] == [4, 4, 4, 4]
