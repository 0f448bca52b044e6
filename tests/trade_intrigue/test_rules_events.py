"""The new events, one by one."""

import pytest

from tests.trade_intrigue.events import at, quiet
from tests.trade_intrigue.table import modules


@pytest.mark.rule("newevents.silentium")
def test_silentium_does_nothing() -> None:
    scene = at("silentium", "", coins=7)
    assert quiet(scene)
    assert scene.coins("Ana") == 7


@pytest.mark.rule("newevents.clock")
def test_events_with_a_clock_do_nothing_in_the_event_phase() -> None:
    for event, letter in (("conference", "A"), ("crusade", "A"), ("strike", "A"), ("sabotage", "B"), ("amnesty", "C")):
        scene = at(event, letter, coins=7)
        assert quiet(scene)
        assert scene.coins("Ana") == 7
    assert modules("new-events").event_tile("amnesty", "C").game.view(None).event.clock
    assert not modules("new-events").event_tile("tax", "A").game.view(None).event.clock


@pytest.mark.rule("newevents.coins-missing")
def test_missing_coins_are_taken_by_torture() -> None:
    scene = at("tax", "A", coins=1, goods="grain")
    assert scene.coins("Ana") == 0
    assert "forfeit station supply" in scene.legal("Ana")
    scene.play("Ana", "forfeit station supply", "forfeit station supply")
    assert scene.player("Ana").stations_left == 8


@pytest.mark.rule("newevents.in-turn")
def test_some_events_go_round_from_the_start_player() -> None:
    scene = modules("new-events")
    for name in ("Ana", "Bruno", "Chloé"):
        scene.give(name, coins=5)
    scene.event("indulgence", "A", first="Bruno")
    assert scene.game.deciding == ["Bruno"]
    scene.play("Bruno", "recruit knight")
    assert scene.game.deciding == ["Chloé"]
    scene.play("Chloé", "done")
    assert scene.game.deciding == ["Ana"]


@pytest.mark.rule("newevents.in-turn")
def test_who_comes_late_finds_the_supply_empty() -> None:
    scene = modules("new-events")
    scene.state.gone_followers += scene.state.supply - 1
    scene.state.supply = 1  # one farmer
    scene.event("indulgence", "A")
    scene.play("Ana", "recruit farmer")
    assert scene.state.phase != 6


@pytest.mark.rule("newevents.warded-off")
def test_the_sacristy_wards_off_what_hurts_and_only_that() -> None:
    scene = modules("new-events").give("Ana", tiles="sacristy").give("Ana", place="monk > sacristy", coins=9)
    scene.event("tax", "A")
    assert scene.legal("Ana") == {"sacristy no", "sacristy yes"}
    scene.play("Ana", "sacristy yes")
    assert scene.coins("Ana") == 9
    assert scene.bag("Ana")["monk"] == 1
    for event, letter, things in (
        ("income", "B", {}),
        ("trip", "B", {"town": "tours"}),
        ("tithe", "D", {}),
        ("technology_tax", "D", {}),
        ("book_fire", "C", {}),
        ("summoning", "D", {"town": "orleans"}),
    ):
        scene = modules("new-events").give("Ana", tiles="sacristy", **things).give("Ana", place="monk > sacristy")
        scene.event(event, letter)
        assert not any(move.startswith("sacristy") for move in scene.legal("Ana")), event


@pytest.mark.rule("newevents.indulgence")
def test_indulgence_sells_a_follower() -> None:
    scene = at("indulgence", "A", coins=3, tracks="knight*1")
    assert "recruit monk" not in scene.legal("Ana")
    assert scene.refused("Ana", "recruit monk") == "newevents.indulgence"
    scene.play("Ana", "recruit knight")
    assert scene.bag("Ana")["knight"] == 1
    assert scene.coins("Ana") == 1
    assert scene.track("Ana", "knight") == 1


@pytest.mark.rule("newevents.indulgence")
def test_without_two_coins_nothing_is_sold() -> None:
    scene = at("indulgence", "A", coins=1)
    assert not scene.legal("Ana") or scene.state.phase != 6


@pytest.mark.rule("newevents.training")
def test_training_sells_a_step_with_its_bonus() -> None:
    scene = at("training", "A", coins=3)
    supply = scene.supply("boatman")
    scene.play("Ana", "train boatman")
    assert scene.track("Ana", "boatman") == 1
    assert scene.coins("Ana") == 3 - 2 + 2
    assert scene.supply("boatman") == supply
    assert "boatman" not in scene.bag("Ana")


@pytest.mark.rule("newevents.training")
def test_training_as_a_trader_brings_a_tile() -> None:
    scene = at("training", "A", coins=3)
    scene.play("Ana", "train trader", "expand hayrick")
    assert scene.player("Ana").tiles


@pytest.mark.rule("newevents.training-tracks")
def test_training_is_for_tracks_that_go_on() -> None:
    scene = at("training", "A", coins=3, tracks="scholar*5", development=30)
    assert scene.refused("Ana", "train scholar") == "newevents.training-tracks"
    assert scene.refused("Ana", "train development") == "newevents.training-tracks"
    assert {"train knight", "done"} <= scene.legal("Ana")


@pytest.mark.rule("newevents.training-tracks")
def test_training_is_possible_in_development_with_coins_and_citizens() -> None:
    scene = at("training", "A", coins=3, development=6).play("Ana", "train development")
    assert scene.player("Ana").development == 7
    assert scene.coins("Ana") == 3 - 2 + 3
    scene = at("training", "A", coins=3, development=2).play("Ana", "train development")
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("newevents.training-gone")
@pytest.mark.parametrize("track", ["farmer", "craftsman", "trader"])
def test_training_sells_the_step_even_when_nothing_is_left_for_it(track: str) -> None:
    scene = modules("new-events").give("Ana", coins=3)
    scene.state.gone_goods += scene.state.goods_market
    scene.state.gone_technology += scene.state.technology
    scene.state.gone_tiles |= scene.state.tiles
    scene.state.goods_market = scene.state.technology = scene.state.tiles = 0
    scene.event("training", "A").play("Ana", f"train {track}")
    assert scene.track("Ana", track) == 1
    assert scene.coins("Ana") == 1
    assert scene.goods("Ana") == {}
    assert scene.player("Ana").technology_first == 0
    assert scene.player("Ana").tiles == 0
    assert [fact["track"] for fact in scene.told("nothing_left")] == [track]


@pytest.mark.rule("newevents.training")
def test_technology_gained_by_training_is_placed_in_the_same_round() -> None:
    scene = at("training", "A", coins=3).play("Ana", "train craftsman")
    round_ = scene.state.round
    for name in ("Bruno", "Chloé"):
        scene.play(name, "done")
    assert scene.game.deciding == ["Ana"]
    scene.play("Ana", "technology castle.farmer")
    assert scene.on("Ana", "castle") == ["technology", "", ""]
    assert scene.state.round == round_ + 1


@pytest.mark.rule("newevents.harvest", "newevents.harvest-b")
@pytest.mark.parametrize("edition", ["2014", "2019"])
@pytest.mark.parametrize(("letter", "food"), [("A", 1), ("B", 1), ("D", 2)])
def test_harvest_asks_by_letter(letter: str, food: int, edition: str) -> None:
    scene = at("harvest", letter, edition, coins=0, goods="grain*2 cheese")
    for _ in range(food):
        scene.play("Ana", "feed grain")
    assert scene.goods("Ana").get("grain", 0) == 2 - food


@pytest.mark.rule("newevents.harvest-b")
def test_that_harvest_b_asks_for_more_is_a_correction_of_the_data() -> None:
    scene = modules("new-events", corrections={"new_events.values.harvest": [1, 2, 0, 2]})
    scene.give("Ana", coins=0, goods="grain*2 cheese").event("harvest", "B")
    scene.play("Ana", "feed grain", "feed grain")
    assert scene.goods("Ana") == {"cheese": 1}


@pytest.mark.rule("newevents.bon-voyage")
def test_bon_voyage_sells_a_journey() -> None:
    scene = modules("new-events").give("Ana", coins=5).give("Bruno", coins=1)
    scene.event("bon_voyage", "A")
    roads = {move for move in scene.legal("Ana") if move.startswith("travel orleans-") or "-orleans" in move}
    assert roads
    scene.play("Ana", "travel orleans~blois nothing")
    assert scene.coins("Ana") == 3
    assert scene.player("Ana").town == scene.printed.town_names.index("blois")
    assert "Bruno" not in scene.game.deciding  # who cannot pay is not asked


def hiring(event: str, place: str, kind: str) -> None:
    """A ban keeps a full place from hiring."""
    scene = modules("new-events").event_tile(event, "A")
    spaces = {"university": "farmer craftsman trader", "castle": "farmer boatman trader"}
    wanted = spaces.get(place, "farmer boatman craftsman").split()
    scene.give("Ana", place=", ".join(f"{each} > {place}" for each in wanted)).busy("Ana")
    scene.actions("Ana")
    if place == "village":
        scene.play("Ana", "act village")
        assert scene.refused("Ana", f"recruit {kind}") == f"newevents.{event}"
        assert "recruit boatman" in scene.legal("Ana")
    else:
        assert scene.refused("Ana", f"act {place}") == f"newevents.{event}"


@pytest.mark.rule("newevents.conference")
def test_conference_stops_scholars() -> None:
    hiring("conference", "university", "scholar")


@pytest.mark.rule("newevents.crusade")
def test_crusade_stops_knights() -> None:
    hiring("crusade", "castle", "knight")


@pytest.mark.rule("newevents.strike")
def test_strike_stops_craftsmen() -> None:
    hiring("strike", "village", "craftsman")


@pytest.mark.rule("newevents.hiring-bans")
def test_a_ban_holds_for_the_court_but_not_for_the_traitor() -> None:
    scene = modules("new-events", "new-deeds", players=4).event_tile("conference", "A")
    scene.fill("lay_assessors", "any").send("Ana", "farmer", "lay_assessors")
    assert "act castle" in scene.legal("Ana")
    assert "act university" not in scene.legal("Ana")
    scene = modules("new-events", "intrigue").event_tile("conference", "A").send("Ana", "farmer", "traitor")
    assert "betray scholar nobody" in scene.legal("Ana")


@pytest.mark.rule("newevents.tax")
def test_tax_takes_three_coins() -> None:
    assert at("tax", "B", coins=7).coins("Ana") == 4


@pytest.mark.rule("newevents.trip")
@pytest.mark.parametrize(("town", "left"), [("orleans", 3), ("tours", 7)])
def test_trip_costs_whoever_stayed_at_home(town: str, left: int) -> None:
    assert at("trip", "B", coins=7, town=town).coins("Ana") == left


@pytest.mark.rule("newevents.income")
def test_income_pays_two_coins_for_each_status() -> None:
    assert at("income", "B", coins=0, development=9).coins("Ana") == 6


@pytest.mark.rule("newevents.fishing-grounds")
@pytest.mark.parametrize(("step", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_fishing_grounds_pay_what_the_track_shows(step: int, coins: int) -> None:
    assert at("fishing_grounds", "B", coins=0, tracks=f"boatman*{step}").coins("Ana") == coins


@pytest.mark.rule("newevents.fishing-ends")
@pytest.mark.parametrize("step", [0, 5])
def test_no_fish_at_the_ends_of_the_track(step: int) -> None:
    assert at("fishing_grounds", "B", coins=0, tracks=f"boatman*{step}" if step else "").coins("Ana") == 0


@pytest.mark.rule("newevents.retraining")
def test_retraining_turns_a_good_into_development() -> None:
    scene = at("retraining", "B", coins=5, goods="wine grain")
    assert scene.legal("Ana") == {"give grain", "give wine", "done"}
    assert scene.refused("Ana", "give wool") == "newevents.retraining"
    scene.play("Ana", "give wine")
    assert scene.player("Ana").development == 3
    assert scene.goods("Ana") == {"grain": 1}
    assert scene.coins("Ana") == 5


@pytest.mark.rule("newevents.retraining")
def test_who_gives_no_good_pays() -> None:
    scene = at("retraining", "B", coins=5, goods="wine")
    scene.play("Ana", "done")
    assert scene.coins("Ana") == 2
    assert scene.player("Ana").development == 0
    assert at("retraining", "B", coins=5).coins("Ana") == 2


@pytest.mark.rule("newevents.wedding")
def test_a_wedding_draws_two() -> None:
    scene = modules("new-events").empty_market().give("Ana", bag="monk knight")
    scene.draws("Ana", "monk knight")
    scene.state.round = 17  # nothing is drawn after it
    scene.state.last_round -= 1
    scene.event("wedding", "B")
    assert scene.market("Ana") == {"monk": 1, "knight": 1}


@pytest.mark.rule("newevents.wedding-room")
def test_a_wedding_needs_room_on_the_market() -> None:
    scene = modules("new-events").empty_market()
    scene.give("Ana", bag="monk*3", market="farmer*7")
    scene.draws("Ana", "monk")
    scene.state.round = 18
    scene.event("wedding", "B")
    assert scene.market("Ana") == {"farmer": 7, "monk": 1}


@pytest.mark.rule("newevents.sabotage")
def test_sabotage_stops_places_with_technology() -> None:
    scene = modules("new-events").event_tile("sabotage", "B")
    scene.give("Ana", technology_on="farm_house.boatman", place="craftsman > farm_house")
    scene.give("Ana", place="knight > scriptorium, scholar > scriptorium").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act farm_house") == "newevents.sabotage"


@pytest.mark.rule("newevents.sabotage-court")
def test_sabotage_stops_the_court_too() -> None:
    scene = modules("new-events", "new-deeds", players=4).event_tile("sabotage", "B")
    scene.give("Ana", technology_on="castle.farmer").fill("lay_assessors", "any")
    scene.send("Ana", "farmer", "lay_assessors")
    assert "act university" in scene.legal("Ana")
    assert scene.refused("Ana", "act castle") == "newevents.sabotage"


@pytest.mark.rule("newevents.amnesty")
def test_amnesty_lets_a_new_follower_work_at_once() -> None:
    scene = modules("new-events").event_tile("amnesty", "C")
    scene.give("Ana", place="farmer > castle, boatman > castle, trader > castle")
    scene.give("Ana", place="farmer > ship, boatman > ship").actions("Ana")
    scene.play("Ana", "act castle")
    assert "place knight ship" in scene.legal("Ana")
    assert scene.refused("Ana", "place farmer ship") == "newevents.amnesty"
    assert scene.refused("Ana", "place knight farm_house.boatman") == "planning.matching-space"
    scene.play("Ana", "place knight ship")
    assert scene.on("Ana", "ship") == ["farmer", "boatman", "knight"]
    assert "act ship" in scene.legal("Ana")


@pytest.mark.rule("newevents.amnesty")
def test_amnesty_is_an_offer() -> None:
    scene = modules("new-events").event_tile("amnesty", "C").busy("Bruno")
    scene.give("Ana", place="farmer > castle, boatman > castle, trader > castle").actions("Ana")
    scene.play("Ana", "act castle", "done")
    assert scene.bag("Ana")["knight"] == 1
    assert scene.told("into_the_bag")


@pytest.mark.rule("newevents.amnesty-same-place")
def test_amnesty_may_fill_the_place_that_recruited() -> None:
    scene = modules("new-events").event_tile("amnesty", "C").busy("Bruno")
    scene.give("Ana", place="farmer > village, boatman > village, craftsman > village").actions("Ana")
    scene.play("Ana", "act village", "recruit boatman")
    assert scene.bag("Ana") == {"farmer": 1, "boatman": 1, "craftsman": 1}
    scene.play("Ana", "place boatman village")
    assert scene.on("Ana", "village") == ["", "boatman", ""]


@pytest.mark.rule("newevents.malfunction")
def test_malfunction_returns_a_technology_tile() -> None:
    scene = at("malfunction", "C", technology_on="village.farmer", technology=1)
    supply = scene.state.technology
    assert scene.legal("Ana") == {"forfeit technology village.farmer", "forfeit technology hand"}
    assert scene.refused("Ana", "forfeit technology hand_first") == "newevents.malfunction"
    scene.play("Ana", "forfeit technology village.farmer")
    assert scene.state.technology == supply + 1
    assert scene.on("Ana", "village")[0] == ""


@pytest.mark.rule("newevents.torture")
def test_the_event_torture_takes_five_things_but_no_coins() -> None:
    scene = at("torture", "C", coins=9, goods="grain")
    for _ in range(5):
        scene.play("Ana", "forfeit station supply")
    assert scene.player("Ana").stations_left == 5
    assert scene.coins("Ana") == 9


@pytest.mark.rule("newevents.trading-day")
def test_trading_day_pays_for_stations() -> None:
    assert at("trading_day", "C", coins=0, stations="blois tours").coins("Ana") == 2


@pytest.mark.rule("newevents.plague")
def test_plague_takes_one_from_the_bag() -> None:
    scene = modules("new-events").empty_market().give("Ana", bag="monk").draws("Ana", "monk")
    scene.event("plague", "C")
    assert "monk" not in scene.bag("Ana")
    assert {"fact": "loses_follower", "seat": "Ana", "follower": "monk"} in scene.told("loses_follower")
