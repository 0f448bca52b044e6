"""The course of a round: what holds at the table, hour glass, census, followers, planning, and the exclusion of place tiles."""

import pytest

import cenabum
from cenabum.kernel.pool import total
from tests.orleans.scene import NAMES, Scene, orleans

EDITIONS = pytest.mark.parametrize("edition", ["2014", "2019"])


def all_done(scene: Scene) -> Scene:
    """Everybody who still plans says done."""
    for name in scene.game.deciding:
        scene.play(name, "done")
    return scene


def placed(scene: Scene, name: str, follower: str) -> set[str]:
    """Where a follower of the market may be placed now."""
    start = f"place {follower} "
    return {move.removeprefix(start) for move in scene.legal(name) if move.startswith(start)}


def recalls(scene: Scene, name: str) -> set[str]:
    return {move.removeprefix("recall ") for move in scene.legal(name) if move.startswith("recall ")}


def drawing(scene: Scene, name: str) -> list[int]:
    """The numbers of followers a player may draw now."""
    return sorted(int(move.removeprefix("draw ")) for move in scene.legal(name) if move.startswith("draw "))


# ---- at the table


@pytest.mark.rule("general.not-now")
def test_nobody_moves_out_of_turn_or_out_of_phase() -> None:
    scene = orleans(3)
    scene.give("Ana", place="boatman > farm_house, craftsman > farm_house")
    scene.give("Bruno", place="boatman > farm_house, craftsman > farm_house").planning()
    assert "act farm_house" not in scene.legal("Ana")
    with pytest.raises(cenabum.Refused):
        scene.play("Ana", "act farm_house")
    all_done(scene)
    assert "act farm_house" in scene.legal("Ana")
    assert scene.legal("Bruno") == set()
    with pytest.raises(cenabum.Refused):
        scene.play("Bruno", "act farm_house")
    assert scene.refused("Ana", "draw 0") == "general.not-now"
    assert scene.goods("Bruno") == {}


@pytest.mark.rule("general.not-now")
def test_after_the_last_round_nobody_moves() -> None:
    scene = orleans(3).end()
    assert scene.game.over
    assert scene.game.deciding == []
    for name in scene.game.seats:
        assert scene.legal(name) == set()
        assert scene.refused(name, "done") == "general.not-now"


@pytest.mark.rule("general.not-offered")
@pytest.mark.parametrize(
    "move", ["place own_trader village.farmer", "pass", "dance", "place own_farmer tavern", "draw 9", ""]
)
def test_what_is_not_on_offer_cannot_be_played(move: str) -> None:
    scene = orleans(3)
    offered = scene.legal("Ana")
    assert move not in offered
    with pytest.raises(cenabum.Refused):
        scene.play("Ana", move)
    assert scene.legal("Ana") == offered
    assert scene.market("Ana") == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}


@pytest.mark.rule("general.not-offered")
def test_everything_on_offer_can_be_played() -> None:
    moves = orleans(3).legal("Ana")
    assert len(moves) > 4
    for move in moves:
        orleans(3).play("Ana", move)


@pytest.mark.rule("general.turn-order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_comes_first_and_the_others_follow_clockwise(players: int) -> None:
    names = list(NAMES[:players])
    for start in range(players):
        scene = orleans(players)
        for name in names:
            scene.give(name, place="knight > scriptorium, scholar > scriptorium")
        scene.actions(names[start])
        order = []
        for _ in names:
            (acting,) = scene.game.deciding
            order.append(acting)
            scene.play(acting, "pass")
        assert order == names[start:] + names[:start]


@pytest.mark.rule("general.turn-order")
def test_the_start_player_is_paid_first() -> None:
    scene = orleans(3, edition="2014")
    scene.state.coins = 1
    scene.event("income", first="Chloé")
    assert [scene.coins(name) for name in scene.game.seats] == [5, 5, 6]


@pytest.mark.rule("general.one-answer")
def test_a_single_answer_is_given_and_told() -> None:
    scene = orleans(3)
    scene.give("Bruno", place="knight > scriptorium, scholar > scriptorium").actions("Ana")
    assert scene.game.deciding == ["Bruno"]
    assert [fact["seat"] for fact in scene.told("passes")] == ["Ana"]


@pytest.mark.rule("general.one-answer")
def test_an_empty_bag_asks_for_no_draw() -> None:
    scene = orleans(3).empty_market("Bruno").followers()
    assert scene.game.deciding == ["Bruno"]
    assert [(fact["seat"], fact["amount"]) for fact in scene.told("draws_number")] == [("Ana", 0), ("Chloé", 0)]


@pytest.mark.rule("general.open-bags")
def test_all_know_what_is_in_a_bag() -> None:
    one = orleans(3).give("Ana", bag="farmer knight")
    other = orleans(3).give("Ana", bag="farmer scholar")
    other.state.supply = one.state.supply
    for seat in ("Ana", "Bruno", None):
        assert one.game.view(seat) != other.game.view(seat)


@pytest.mark.rule("general.open-bags")
def test_nobody_knows_what_will_be_drawn_next() -> None:
    scene = orleans(3).give("Ana", bag="farmer*3 knight*3 scholar*3 monk*3").empty_market().followers()
    views = {seat: repr(scene.game.view(seat)) for seat in ("Ana", "Bruno")}
    scene.state.streams = [number + 12345 for number in scene.state.streams]
    assert views == {seat: repr(scene.game.view(seat)) for seat in ("Ana", "Bruno")}


@pytest.mark.rule("general.undo")
def test_the_last_move_is_taken_back_while_nobody_knows_more() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    assert not game.may_undo("Ana")
    offered = [str(move) for move in game.legal("Ana")]
    game.play("Ana", "place own_boatman farm_house")
    game.play("Bruno", "place own_boatman farm_house")
    assert str(game.undo("Ana")) == "place own_boatman farm_house"  # Bruno's plan does not rest on it
    assert [str(move) for move in game.legal("Ana")] == offered
    assert game.may_undo("Bruno")


@pytest.mark.rule("general.undo")
def test_a_move_that_others_have_answered_is_not_taken_back() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    for name in game.seats:
        for move in ("place own_boatman farm_house", "place own_craftsman farm_house", "done"):
            game.play(name, move)
    game.play("Ana", "pass")
    assert game.may_undo("Ana")
    game.play("Bruno", "pass")  # now the next hour-glass tile is up
    for name in game.seats:
        assert not game.may_undo(name)
        with pytest.raises(cenabum.Refused) as refused:
            game.undo(name)
        assert refused.value.rule == "general.undo"


@pytest.mark.rule("general.undo")
def test_a_plan_that_its_last_placement_has_shown_is_not_taken_back() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    before = repr(game.view("Bruno"))
    for move in ("place own_boatman farm_house", "place own_craftsman farm_house", "place own_farmer castle"):
        game.play("Ana", move)
    assert repr(game.view("Bruno")) == before
    game.play("Ana", "place own_trader castle")  # nobody is left on the market
    shown = repr(game.view("Bruno")) != before
    assert game.may_undo("Ana") != shown


# ---- rounds and the hour glass


@pytest.mark.rule("hourglass.phases")
@EDITIONS
def test_a_round_has_seven_phases(edition: str) -> None:
    scene = orleans(3, edition=edition).hourglass_draws("trading_day", "plague")
    scene.give("Ana", tracks="farmer*2", stations="tours").give("Bruno", tracks="farmer").empty_market().next_round()
    facts = scene.told()
    for name in scene.game.seats:
        scene.play(name, "draw 4")
        facts += scene.told()
    for name in scene.game.seats:
        scene.play(name, "place own_boatman farm_house", "place own_craftsman farm_house")
        facts += scene.told()
        scene.play(name, "done")
        facts += scene.told()
    while scene.state.round == 2:
        scene.play(*scene.game.deciding, "act farm_house")
        facts += scene.told()
    told = [fact["fact"] for fact in facts]
    turns = [
        told.index("round_begins"),
        next(i for i, fact in enumerate(facts) if fact.get("reason") == "census"),
        told.index("draws"),
        told.index("plans"),
        told.index("acts"),
        next(i for i, fact in enumerate(facts) if fact.get("reason") == "trading_day"),
        len(told) - 1 - told[::-1].index("start_player"),
        len(told) - 1 - told[::-1].index("round_begins"),
    ]
    assert turns == sorted(turns)


@pytest.mark.rule("hourglass.reveal")
@EDITIONS
def test_the_event_is_known_before_followers_are_drawn(edition: str) -> None:
    scene = orleans(3, edition=edition).empty_market().hourglass_draws("taxes").next_round()
    (tile,) = scene.told("round_begins")
    assert (tile["amount"], tile["event"]) == (2, "taxes")
    assert drawing(scene, "Ana") == [0, 1, 2, 3, 4]
    assert scene.coins("Ana") == 5


@pytest.mark.rule("hourglass.event-timing")
@EDITIONS
def test_the_event_strikes_when_all_have_passed(edition: str) -> None:
    scene = orleans(2, edition=edition)
    for name in scene.game.seats:
        scene.give(name, place="knight > scriptorium, scholar > scriptorium", goods="wine*3")
    scene.event_tile("taxes", "C" if edition == "2019" else "").actions("Ana").play("Ana", "pass")
    assert [scene.coins(name) for name in scene.game.seats] == [5, 5]
    scene.play("Bruno", "pass")
    assert [scene.coins(name) for name in scene.game.seats] == [4, 4]


@pytest.mark.rule("hourglass.event-timing")
@EDITIONS
def test_pilgrimage_works_during_the_actions(edition: str) -> None:
    scene = orleans(3, edition=edition)
    scene.give("Ana", place="scholar > monastery, trader > monastery, knight > scriptorium, scholar > scriptorium")
    scene.event_tile("pilgrimage").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    scene.event_tile("plague").actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium", "act monastery"}


@pytest.mark.rule("hourglass.start-player-moves")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_clockwise_becomes_start_player(players: int) -> None:
    scene = orleans(players)
    starts = []
    for _ in range(players + 1):
        scene.next_round()
        starts += [fact["seat"] for fact in scene.told("start_player")]
    assert starts == [*NAMES[1:players], "Ana", "Bruno"]


# ---- census


def farmers(scene: Scene, *numbers: int) -> Scene:
    """Put the markers on the farmers track and hold the census."""
    for name, number in zip(scene.game.seats, numbers, strict=True):
        scene.give(name, tracks=f"farmer*{number}" if number else "")
    return scene.census()


@pytest.mark.rule("census.first-receives")
@EDITIONS
def test_whoever_leads_alone_gets_a_coin(edition: str) -> None:
    scene = farmers(orleans(4, edition=edition), 1, 3, 1, 2)
    assert [scene.coins(name) for name in scene.game.seats] == [5, 6, 5, 5]


@pytest.mark.rule("census.last-pays")
@EDITIONS
@pytest.mark.parametrize(("steps", "coins"), [((2, 0, 2), [5, 4, 5]), ((2, 2, 3, 1), [5, 5, 6, 4])])
def test_whoever_is_last_alone_pays_a_coin(steps: tuple[int, ...], coins: list[int], edition: str) -> None:
    scene = farmers(orleans(len(steps), edition=edition), *steps)
    assert [scene.coins(name) for name in scene.game.seats] == coins


@pytest.mark.rule("census.ties")
@pytest.mark.parametrize(
    ("steps", "coins"),
    [
        ((0, 0, 0), [5, 5, 5]),
        ((3, 3, 1), [5, 5, 4]),  # the lead is shared
        ((1, 3, 1), [5, 6, 5]),  # the last place is shared
        ((2, 2, 0, 0), [5, 5, 5, 5]),
        ((1, 1), [5, 5]),
    ],
)
def test_shared_places_do_not_count(steps: tuple[int, ...], coins: list[int]) -> None:
    scene = farmers(orleans(len(steps)), *steps)
    assert [scene.coins(name) for name in scene.game.seats] == coins


@pytest.mark.rule("census.two-players")
@pytest.mark.parametrize(("steps", "coins"), [((0, 4), [5, 6]), ((2, 1), [6, 5])])
def test_with_two_players_nobody_pays(steps: tuple[int, ...], coins: list[int]) -> None:
    scene = farmers(orleans(2), *steps)
    assert [scene.coins(name) for name in scene.game.seats] == coins


# ---- followers


@pytest.mark.rule("followers.draw")
def test_followers_come_from_the_bag_to_the_market() -> None:
    scene = orleans(3).empty_market().give("Ana", bag="monk").followers()
    assert drawing(scene, "Ana") == [0, 1, 2, 3, 4]
    scene.draws("Ana", "monk own_trader").play("Ana", "draw 2")
    assert scene.market("Ana") == {"monk": 1, "own_trader": 1}
    assert scene.bag("Ana") == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1}
    scene.play("Bruno", "draw 0")
    assert scene.market("Bruno") == {}


@pytest.mark.rule("followers.draw")
def test_the_draw_is_blind() -> None:
    drawn = set()
    for seed in range(40):
        scene = Scene(cenabum.new("orleans", seats=["Ana", "Bruno"], seed=seed)).empty_market().followers()
        scene.state.source = None
        drawn |= set(scene.play("Ana", "draw 1").market("Ana"))
    assert drawn == {"own_farmer", "own_boatman", "own_craftsman", "own_trader"}


@pytest.mark.rule("followers.knights-limit")
@pytest.mark.parametrize(("knights", "most"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_knights_set_the_number(knights: int, most: int) -> None:
    scene = (
        orleans(3).empty_market().give("Ana", bag="farmer*8", tracks=f"knight*{knights}" if knights else "").followers()
    )
    assert drawing(scene, "Ana") == list(range(most + 1))
    if most < 8:
        assert scene.refused("Ana", f"draw {most + 1}") == "followers.knights-limit"


@pytest.mark.rule("followers.market-room")
def test_the_market_has_eight_spaces() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*6", bag="monk*4", tracks="knight").followers()
    assert drawing(scene, "Ana") == [0, 1, 2]
    assert scene.refused("Ana", "draw 3") == "followers.market-room"
    scene.play("Ana", "draw 2")
    assert total(scene.player("Ana").market) == 8


@pytest.mark.rule("followers.bag-limit")
def test_no_more_than_the_bag_holds() -> None:
    scene = orleans(3).empty_market("Bruno").give("Ana", bag="farmer monk").followers()
    assert drawing(scene, "Ana") == [0, 1, 2]
    assert scene.refused("Ana", "draw 3") == "followers.bag-limit"


@pytest.mark.rule("followers.recall")
def test_each_draw_given_up_calls_a_follower_back() -> None:
    scene = orleans(3).empty_market().give("Bruno", tracks="knight*2", bag="farmer*6")
    scene.give("Bruno", place="trader > castle, boatman > ship, knight > ship").followers()
    assert drawing(scene, "Bruno") == [0, 1, 2, 3, 4, 5, 6]
    assert recalls(scene, "Bruno") == {"castle.trader", "ship.boatman", "ship.knight"}
    scene.play("Bruno", "recall castle.trader", "recall ship.knight")
    assert drawing(scene, "Bruno") == [0, 1, 2, 3, 4]
    scene.draws("Bruno", "farmer farmer farmer farmer").play("Bruno", "draw 4")
    assert scene.market("Bruno") == {"trader": 1, "knight": 1, "farmer": 4}
    assert scene.on("Bruno", "castle") == ["", "", ""]
    assert scene.on("Bruno", "ship") == ["", "boatman", ""]


@pytest.mark.rule("followers.recall")
def test_a_full_place_that_lost_a_follower_to_a_recall_does_not_act() -> None:
    scene = orleans(3).empty_market().give("Ana", place="knight > scriptorium, scholar > scriptorium").followers()
    scene.play("Ana", "recall scriptorium.knight", "draw 0")
    scene.actions("Ana")
    assert "act scriptorium" not in scene.legal("Ana")


@pytest.mark.rule("followers.recall-limit")
def test_recalls_and_draws_together_stay_within_the_knights_number() -> None:
    scene = orleans(3).empty_market().give("Ana", bag="farmer*6")
    scene.give(
        "Ana", place="trader > castle, boatman > castle, farmer > castle, boatman > ship, knight > ship"
    ).followers()
    for left, space in enumerate(["ship.knight", "ship.boatman", "castle.farmer"]):
        scene.play("Ana", f"recall {space}")
        assert drawing(scene, "Ana")[-1] == 3 - left
        assert scene.refused("Ana", f"draw {4 - left}") == "followers.recall-limit"
    scene.play("Ana", "recall castle.trader")
    assert scene.legal("Ana") == set()  # nothing is left to decide, while Bruno still may draw
    assert "Bruno" in scene.game.deciding
    assert total(scene.player("Ana").market) == 4
    assert scene.on("Ana", "castle") == ["", "boatman", ""]


@pytest.mark.rule("followers.recall-room")
def test_a_recalled_follower_needs_room_on_the_market() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*7", place="boatman > ship, knight > ship").followers()
    assert recalls(scene, "Ana") == {"ship.boatman", "ship.knight"}
    scene.play("Ana", "recall ship.boatman")
    assert total(scene.player("Ana").market) == 8
    assert scene.legal("Ana") == set()
    assert scene.on("Ana", "ship") == ["", "", "knight"]


@pytest.mark.rule("followers.recall-room")
def test_a_full_market_takes_nobody_back() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*8", place="boatman > ship").followers()
    assert recalls(scene, "Ana") == set()
    assert scene.refused("Ana", "recall ship.boatman") == "followers.recall-room"


@pytest.mark.rule("followers.recall-before-draw")
def test_after_the_draw_nobody_is_called_back() -> None:
    scene = orleans(3).empty_market().give("Ana", place="boatman > ship, knight > ship").followers()
    assert recalls(scene, "Ana") == {"ship.boatman", "ship.knight"}
    scene.play("Ana", "draw 1")
    assert scene.legal("Ana") == set()
    assert "Bruno" in scene.game.deciding
    assert scene.refused("Ana", "recall ship.boatman") == "followers.recall-before-draw"
    assert scene.on("Ana", "ship") == ["", "boatman", "knight"]


@pytest.mark.rule("followers.recall-bag")
def test_an_empty_bag_does_not_stop_recalls() -> None:
    scene = orleans(3).empty_market("Bruno").give("Ana", place="boatman > ship, knight > ship").followers()
    assert scene.bag("Ana") == {}
    assert scene.legal("Ana") == {"draw 0", "recall ship.boatman", "recall ship.knight"}
    scene.play("Ana", "recall ship.boatman", "recall ship.knight")
    assert {kind: scene.market("Ana").get(kind) for kind in ("boatman", "knight")} == {"boatman": 1, "knight": 1}


@pytest.mark.rule("followers.recall-followers-only")
def test_only_followers_on_action_spaces_return() -> None:
    scene = orleans(3).empty_market().give("Ana", technology_on="village.farmer", place="boatman > village")
    scene.give("Bruno", place="knight > guildhall").followers()
    assert recalls(scene, "Ana") == {"village.boatman"}
    for space in ("village.farmer", "village.craftsman", "guildhall.knight"):
        assert scene.refused("Ana", f"recall {space}") == "followers.recall-followers-only"
    scene.play("Ana", "recall village.boatman")
    assert scene.on("Ana", "village") == ["technology", "", ""]


# ---- planning


@pytest.mark.rule("planning.together")
def test_all_plan_at_once_and_the_last_one_done_begins_the_actions() -> None:
    scene = orleans(3).start_player("Bruno").planning()
    assert scene.game.deciding == ["Ana", "Bruno", "Chloé"]
    scene.play("Chloé", "place own_boatman farm_house")
    scene.play("Ana", "place own_farmer castle")
    scene.play("Bruno", "place own_boatman farm_house", "place own_craftsman farm_house", "done")
    scene.play("Chloé", "done")
    assert scene.game.deciding == ["Ana"]
    assert scene.legal("Bruno") == set()
    scene.play("Ana", "done")
    assert scene.game.deciding == ["Bruno"]
    assert scene.legal("Bruno") == {"pass", "act farm_house"}


@pytest.mark.rule("planning.from-market")
def test_only_followers_of_the_market_and_the_tower_are_placed() -> None:
    scene = (
        orleans(3).empty_market().give("Ana", market="farmer", bag="boatman", tiles="gunpowder_tower", stored="knight")
    )
    scene.planning()
    assert {move.split()[1] for move in scene.legal("Ana") if move != "done"} == {"farmer", "knight"}
    assert "place knight ship from gunpowder_tower" in scene.legal("Ana")
    assert "place knight ship" not in scene.legal("Ana")
    assert scene.refused("Ana", "place boatman ship") == "planning.from-market"
    scene.play("Ana", "place knight ship from gunpowder_tower")
    assert scene.stored("Ana") == {}
    assert scene.on("Ana", "ship") == ["", "", "knight"]
    assert scene.market("Ana") == {"farmer": 1}


@pytest.mark.rule("planning.from-market")
def test_who_is_not_placed_stays_on_the_market() -> None:
    scene = orleans(3).planning()
    for name in scene.game.seats:
        scene.plan(name)
    assert scene.state.round == 2
    assert scene.market("Ana") == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}


FARMER_SPACES = {"village", "university", "castle", "ship", "wagon", "guildhall"}


@pytest.mark.rule("planning.matching-space")
@pytest.mark.parametrize(
    ("follower", "places"),
    [
        ("farmer", FARMER_SPACES),
        ("boatman", {"farm_house", "village", "castle", "ship"}),
        ("craftsman", {"farm_house", "village", "university", "guildhall"}),
        ("trader", {"university", "castle", "monastery", "wagon"}),
        ("knight", {"ship", "wagon", "guildhall", "scriptorium"}),
        ("scholar", {"monastery", "scriptorium"}),
    ],
)
def test_each_space_wants_its_kind(follower: str, places: set[str]) -> None:
    scene = orleans(3).empty_market().give("Ana", market=follower, tiles="bathhouse pharmacy brewery").planning()
    assert placed(scene, "Ana", follower) == places | {"town_hall", "bathhouse", "pharmacy"}
    wrong = "monastery.scholar" if follower == "farmer" else "scriptorium.scholar"
    if follower != "scholar":
        assert scene.refused("Ana", f"place {follower} {wrong}") == "planning.matching-space"


@pytest.mark.rule("planning.matching-space")
def test_school_and_herb_garden_let_others_stand_in() -> None:
    scene = orleans(3).empty_market().give("Ana", market="boatman scholar").give("Bruno", market="boatman scholar")
    scene.give("Ana", tiles="herb_garden school").planning()
    assert "ship.farmer" not in placed(scene, "Bruno", "boatman") | placed(scene, "Bruno", "scholar")
    assert "ship.farmer" in placed(scene, "Ana", "boatman")
    assert "ship.knight" not in placed(scene, "Ana", "boatman")
    assert {"ship.farmer", "ship.boatman", "ship.knight"} <= placed(scene, "Ana", "scholar")


@pytest.mark.rule("planning.occupied-space")
def test_one_follower_to_a_space() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer boatman*2", technology_on="castle.farmer").planning()
    scene.play("Ana", "place boatman ship")
    assert "ship" not in placed(scene, "Ana", "boatman")
    assert "castle" in placed(scene, "Ana", "boatman")
    assert "castle" not in placed(scene, "Ana", "farmer")
    assert scene.refused("Ana", "place boatman ship") == "planning.occupied-space"
    assert scene.refused("Ana", "place farmer castle") == "planning.occupied-space"
    assert "ship" in placed(scene, "Ana", "farmer")


@pytest.mark.rule("planning.occupied-space")
def test_a_space_can_be_used_again_when_it_has_been_emptied() -> None:
    scene = orleans(3).give(
        "Ana", place="knight > scriptorium, scholar > scriptorium, knight > town_hall", market="knight"
    )
    scene.planning()
    assert "scriptorium" not in placed(scene, "Ana", "knight")
    all_done(scene).play("Ana", "act scriptorium").planning()
    assert "scriptorium" in placed(scene, "Ana", "knight")


@pytest.mark.rule("planning.own-place")
def test_the_places_of_others_are_closed() -> None:
    scene = orleans(3).empty_market()
    for name in scene.game.seats:
        scene.give(name, market="farmer")
    scene.give("Ana", tiles="hayrick").planning()
    assert placed(scene, "Ana", "farmer") == FARMER_SPACES | {"town_hall", "hayrick"}
    assert placed(scene, "Bruno", "farmer") == FARMER_SPACES | {"town_hall"}
    assert scene.refused("Bruno", "place farmer hayrick") == "planning.own-place"
    scene.play("Ana", "place farmer castle")
    assert scene.on("Bruno", "castle") == ["", "", ""]


@pytest.mark.rule("planning.own-followers-work")
def test_followers_of_the_own_colour_work_like_any_others() -> None:
    scene = orleans(3).give("Ana", place="farmer > town_hall").planning()
    scene.plan("Ana", "own_farmer > university", "own_craftsman > university", "own_trader > university")
    all_done(scene).play("Ana", "act university")
    assert scene.track("Ana", "scholar") == 1
    assert scene.bag("Ana") == {"scholar": 1, "own_farmer": 1, "own_craftsman": 1, "own_trader": 1}


@pytest.mark.rule("planning.own-followers-work")
def test_own_followers_fit_wherever_their_kind_does_but_at_the_town_hall() -> None:
    for kind in ("farmer", "boatman", "craftsman", "trader"):
        scene = orleans(3).give("Ana", market=kind, tiles="herb_garden bathhouse pharmacy hayrick brewery").planning()
        assert placed(scene, "Ana", f"own_{kind}") == placed(scene, "Ana", kind) - {"town_hall"}


@pytest.mark.rule("planning.own-followers-town-hall")
def test_own_followers_stay_out_of_the_town_hall() -> None:
    scene = orleans(3).give("Ana", market="farmer boatman").planning()
    for kind in ("own_farmer", "own_boatman", "own_craftsman", "own_trader"):
        assert placed(scene, "Ana", kind)
        assert "town_hall" not in placed(scene, "Ana", kind)
        assert scene.refused("Ana", f"place {kind} town_hall") == "planning.own-followers-town-hall"
    scene.plan("Ana", "farmer > town_hall", "boatman > town_hall")
    assert scene.on("Ana", "town_hall") == ["farmer", "boatman"]


@pytest.mark.rule("planning.monk-anywhere")
def test_a_monk_stands_on_any_space() -> None:
    scene = orleans(3).empty_market().give("Ana", market="monk", tiles="brewery hospital bathhouse").planning()
    assert placed(scene, "Ana", "monk") == {
        "farm_house.boatman", "farm_house.craftsman", "village.farmer", "village.boatman", "village.craftsman",
        "university.farmer", "university.craftsman", "university.trader", "castle.farmer", "castle.boatman",
        "castle.trader", "monastery.scholar", "monastery.trader", "ship.farmer", "ship.boatman", "ship.knight",
        "wagon.farmer", "wagon.trader", "wagon.knight", "guildhall.farmer", "guildhall.craftsman", "guildhall.knight",
        "scriptorium.knight", "scriptorium.scholar", "town_hall", "brewery", "hospital.boatman", "hospital.scholar",
        "bathhouse",
    }  # fmt: skip


@pytest.mark.rule("planning.monk-anywhere")
def test_a_place_full_of_monks_acts() -> None:
    scene = orleans(3).give("Ana", market="monk*2", place="farmer > town_hall").planning()
    scene.plan("Ana", "monk > farm_house.boatman", "monk > farm_house.craftsman")
    all_done(scene).play("Ana", "act farm_house")
    assert scene.goods("Ana") == {"grain": 1}
    assert scene.bag("Ana") == {"monk": 2, "farmer": 1}


@pytest.mark.rule("planning.monk-space")
def test_nobody_can_be_a_monk() -> None:
    scene = orleans(3).empty_market().give("Ana", tiles="herb_garden school brewery sacristy cellar")
    scene.give(
        "Ana", market="own_farmer own_boatman own_craftsman own_trader farmer boatman craftsman trader"
    ).planning()
    for kind in scene.market("Ana"):
        assert not placed(scene, "Ana", kind) & {"brewery.monk", "sacristy.monk", "cellar.monk"}
        assert scene.refused("Ana", f"place {kind} brewery.monk") == "planning.monk-space"
    scene.empty_market("Ana").give("Ana", market="knight scholar monk").planning()
    assert not placed(scene, "Ana", "knight") & {"brewery.monk", "sacristy.monk", "cellar.monk"}
    assert not placed(scene, "Ana", "scholar") & {"brewery.monk", "sacristy.monk", "cellar.monk"}
    assert {"brewery", "sacristy", "cellar"} <= placed(scene, "Ana", "monk")


@pytest.mark.rule("planning.monk-space")
def test_technology_cannot_be_a_monk() -> None:
    scene = orleans(3).give("Ana", tiles="brewery sacristy cellar", technology=1).actions("Ana")
    assert "technology cellar.scholar" in scene.legal("Ana")
    assert not {"technology cellar.monk", "technology brewery.monk", "technology sacristy.monk"} & scene.legal("Ana")


@pytest.mark.rule("planning.partial")
def test_a_place_is_filled_over_several_rounds() -> None:
    scene = orleans(3).give("Ana", place="farmer > town_hall").planning()
    scene.plan("Ana", "own_boatman > farm_house")
    all_done(scene)
    assert scene.legal("Ana") == {"pass", "act town_hall"}
    scene.play("Ana", "pass")
    assert scene.state.round == 2
    assert scene.on("Ana", "farm_house") == ["own_boatman", ""]
    scene.planning().plan("Ana", "own_craftsman > farm_house")
    all_done(scene)
    assert scene.legal("Ana") == {"pass", "act town_hall", "act farm_house"}


@pytest.mark.rule("planning.no-moving")
def test_a_placed_follower_does_not_walk() -> None:
    scene = orleans(3).empty_market("Ana").give("Ana", market="knight", place="farmer > castle").planning()
    assert {move.split()[1] for move in scene.legal("Ana") if move != "done"} == {"knight"}
    assert scene.refused("Ana", "place farmer ship") == "planning.no-moving"
    scene.play("Ana", "place knight ship")
    assert scene.legal("Ana") == set()  # nobody is left to place, while Bruno and Chloé still plan
    all_done(scene)
    assert scene.on("Ana", "castle") == ["farmer", "", ""]
    assert scene.on("Ana", "ship") == ["", "", "knight"]


@pytest.mark.rule("planning.done-is-final")
@EDITIONS
def test_done_is_done(edition: str) -> None:
    scene = orleans(3, edition=edition)
    scene.play("Ana", "place own_boatman farm_house", "done")
    assert scene.game.deciding == ["Bruno", "Chloé"]
    assert scene.legal("Ana") == set()
    assert scene.refused("Ana", "place own_craftsman farm_house") == "planning.done-is-final"
    with pytest.raises(cenabum.Refused):
        scene.play("Ana", "done")
    assert scene.on("Ana", "farm_house") == ["own_boatman", ""]


@pytest.mark.rule("planning.done-is-final")
def test_a_finished_plan_is_not_taken_back() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    game.play("Ana", "place own_boatman farm_house")
    assert game.may_undo("Ana")
    game.play("Ana", "done")
    assert not game.may_undo("Ana")


@pytest.mark.rule("planning.hidden-until-done")
def test_plans_show_when_they_are_done() -> None:
    scene = orleans(3)
    before = {seat: repr(scene.game.view(seat)) for seat in ("Ana", "Bruno", None)}
    scene.play("Ana", "place own_boatman farm_house")
    assert repr(scene.game.view("Ana")) != before["Ana"]
    assert repr(scene.game.view("Bruno")) == before["Bruno"]
    assert repr(scene.game.view(None)) == before[None]
    scene.play("Ana", "done")
    assert repr(scene.game.view("Bruno")) != before["Bruno"]
    assert repr(scene.game.view(None)) != before[None]


@pytest.mark.rule("planning.hidden-until-done")
def test_a_bot_cannot_look_into_an_unfinished_plan() -> None:
    scene = orleans(3).give("Ana", tiles="gunpowder_tower", stored="knight").planning()
    scene.play("Ana", "place own_boatman farm_house", "place knight ship from gunpowder_tower")
    boatman, knight = scene.space("farm_house.boatman"), scene.space("ship.knight")

    def seen(seat: int) -> tuple[int, int]:
        on = scene.state.imagined(seat, 1).players[0].on
        return on[boatman], on[knight]

    real = (scene.player("Ana").on[boatman], scene.player("Ana").on[knight])
    assert seen(0) == real
    assert seen(1) == seen(-1) == (-1, -1)
    scene.play("Ana", "done")
    assert seen(1) == seen(-1) == real


@pytest.mark.rule("planning.identical-spaces")
def test_equal_spaces_are_one_choice() -> None:
    scene = orleans(3).empty_market().give("Ana", market="farmer*3", tiles="cheese_factory").planning()
    offers = [str(move) for move in scene.game.legal("Ana")]
    assert offers.count("place farmer cheese_factory") == 1
    assert offers.count("place farmer town_hall") == 1
    scene.play("Ana", "place farmer cheese_factory", "place farmer cheese_factory")
    assert scene.on("Ana", "cheese_factory") == ["farmer", "farmer"]
    assert "cheese_factory" not in placed(scene, "Ana", "farmer")
    all_done(scene)
    assert scene.legal("Ana") == {"pass", "act cheese_factory"}


@pytest.mark.rule("planning.identical-spaces")
def test_two_alike_on_equal_spaces_are_one_choice_to_recall() -> None:
    alike = orleans(3).give("Ana", bag="knight*4", place="monk > town_hall, monk > town_hall").followers()
    assert [str(move) for move in alike.game.legal("Ana")].count("recall town_hall.any") == 1
    assert "recall town_hall.any.2" not in alike.legal("Ana")
    unlike = orleans(3).give("Ana", bag="knight*4", place="monk > town_hall, scholar > town_hall").followers()
    assert {"recall town_hall.any", "recall town_hall.any.2"} <= unlike.legal("Ana")


@pytest.mark.rule("planning.identical-spaces")
def test_equal_spaces_of_a_deed_are_one_choice() -> None:
    scene = (
        orleans(3)
        .give("Ana", place="farmer > town_hall, farmer > town_hall")
        .actions("Ana")
        .play("Ana", "act town_hall")
    )
    assert sorted(str(move) for move in scene.game.legal("Ana")) == [
        "send farmer canalization", "send farmer city_wall", "send farmer plague_defeated",
    ]  # fmt: skip


# ---- excluding place tiles


def excludable(scene: Scene, name: str) -> set[str]:
    return {move.removeprefix("exclude ") for move in scene.legal(name) if move.startswith("exclude ")}


@pytest.mark.rule("exclusion.turns")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_may_exclude_a_tile_before_round_one(players: int) -> None:
    scene = orleans(players, exclude_tiles="yes")
    assert scene.state.round == 0
    order = []
    for tile in ["school", "hayrick", "bathhouse", "office"][:players]:
        (name,) = scene.game.deciding
        order.append(name)
        assert tile in excludable(scene, name)
        assert "done" in scene.legal(name)
        scene.play(name, f"exclude {tile}")
    assert order == list(NAMES[:players])
    assert scene.state.round == 1
    assert scene.game.deciding == scene.game.seats


@pytest.mark.rule("exclusion.turns")
def test_an_excluded_tile_is_out_of_the_game() -> None:
    scene = orleans(3, exclude_tiles="yes")
    assert len(excludable(scene, "Ana")) == 20
    scene.play("Ana", "exclude school")
    assert len(excludable(scene, "Bruno")) == 19
    assert "school" not in excludable(scene, "Bruno")
    assert scene.refused("Bruno", "exclude school") == "exclusion.turns"
    scene.play("Bruno", "done").play("Chloé", "exclude hayrick")
    scene.give("Ana", tracks="trader", place="farmer > village, boatman > village, craftsman > village")
    scene.actions("Ana").play("Ana", "act village", "recruit trader")
    assert len(scene.legal("Ana")) == 18
    assert not {"expand school", "expand hayrick"} & scene.legal("Ana")


@pytest.mark.rule("exclusion.two-players")
def test_two_players_exclude_two_tiles_each() -> None:
    scene = orleans(2, exclude_tiles="yes")
    for tile in ("school", "hayrick", "bathhouse", "office"):
        assert scene.state.round == 0
        (name,) = scene.game.deciding
        scene.play(name, f"exclude {tile}")
    assert scene.state.round == 1
    assert scene.state.tiles.bit_count() == 16


@pytest.mark.rule("exclusion.going-round")
def test_two_tiles_are_excluded_one_at_a_time() -> None:
    scene = orleans(2, exclude_tiles="yes")
    order = []
    for move in ("done", "exclude hayrick", "exclude school", "done"):
        (name,) = scene.game.deciding
        order.append(name)
        scene.play(name, move)
    assert order == ["Ana", "Bruno", "Ana", "Bruno"]
    assert scene.state.round == 1
    assert scene.state.tiles.bit_count() == 18


@pytest.mark.rule("exclusion.both-editions")
@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exclusion_is_an_option_in_both_editions(edition: str, players: int) -> None:
    assert orleans(players, edition=edition).state.round == 1
    scene = orleans(players, edition=edition, exclude_tiles="yes")
    assert scene.state.round == 0
    assert len(excludable(scene, "Ana")) == 20
