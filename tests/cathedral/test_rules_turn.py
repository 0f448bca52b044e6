"""Set-up and turns: one test for each rule, in a player's words."""

import pytest

import cenabum
from cenabum.cathedral.rounds import next_step
from tests.cathedral.scene import cathedral

# ---- at the table


@pytest.mark.rule("cathedral:general.together")
def test_all_have_the_same_score_and_win_together() -> None:
    scene = cathedral(3).built(7).give("Ana", knapsack="wood*5").draws("blueprints", "section").turn("Ana")
    scene.play("Ana", "rest")
    assert scene.game.scores == {"Ana": 8, "Bruno": 8, "Chloé": 8}
    assert scene.game.winners == ["Ana", "Bruno", "Chloé"]


@pytest.mark.rule("cathedral:general.not-now")
def test_a_move_has_its_time() -> None:
    scene = cathedral()
    assert scene.refused("Ana", "paint") == "general.not-now"
    assert scene.refused("Ana", "deliver wood hour_glass") == "general.not-now"


@pytest.mark.rule("cathedral:general.not-offered")
def test_words_that_are_no_move() -> None:
    assert cathedral().refused("Ana", "burn the cathedral") == "general.not-offered"


@pytest.mark.rule("cathedral:general.undo")
def test_what_was_drawn_cannot_be_taken_back() -> None:
    game = cenabum.new("cathedral", ["Ana", "Bruno"], seed=3)
    game.play("Ana", "draw red")
    assert not game.may_undo("Ana")
    with pytest.raises(cenabum.Refused) as refused:
        game.undo("Ana")
    assert refused.value.rule == "general.undo"
    game.play("Ana", next(move for move in game.legal("Ana") if "festival" not in move.notation))
    assert game.may_undo("Ana")


@pytest.mark.rule("cathedral:general.no-peeking")
def test_a_view_does_not_show_what_is_in_the_bags() -> None:
    bags = cathedral().game.view("Ana").bags
    assert {name: bag.left for name, bag in bags.items()} == {"red": 14, "blue": 14, "black": 13}
    assert all(bag.holds is None for bag in bags.values())


@pytest.mark.rule("cathedral:general.memory-aid")
def test_the_memory_aid_shows_what_is_in_the_bags() -> None:
    bags = cathedral(memory_aid=True).game.view("Ana").bags
    assert bags["red"].holds == {"knight": 6, "farmer": 3, "trader": 3, "monk": 2}
    assert sum((bags["black"].holds or {}).values()) == 13


# ---- set-up


@pytest.mark.rule("cathedral:setup.players")
def test_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(cenabum.SetupError):
            cenabum.new("cathedral", [f"Seat {number}" for number in range(players)])


@pytest.mark.rule("cathedral:setup.workshops")
def test_three_of_eight_workshops() -> None:
    view = cathedral().game.view()
    shops = [place.workshop.name for place in view.places if place.workshop]
    assert len(set(shops)) == 3
    assert [place.name for place in view.places if place.workshop] == ["le_mans", "chateauroux", "nevers"]


@pytest.mark.rule("cathedral:setup.events")
@pytest.mark.rule("cathedral:setup.blueprints")
def test_ten_events_and_twelve_blueprints() -> None:
    view = cathedral().game.view()
    assert (view.events_left, view.blueprints_left) == (10, 12)
    assert view.order is None


@pytest.mark.rule("cathedral:setup.goods")
def test_a_good_on_every_goods_space() -> None:
    view = cathedral(4).game.view()
    assert sum(route.item in ("wood", "stone", "bread") for route in view.routes) == 22
    assert view.bags["black"].left == 37 - 22 - 4


@pytest.mark.rule("cathedral:setup.rosette")
def test_the_rosette_between_bourges_and_tours() -> None:
    scene = cathedral()
    assert scene.item("tours~bourges") == "rosette"
    assert scene.state.rosettes == 9


@pytest.mark.rule("cathedral:setup.hour-glass")
def test_an_hour_glass_for_each_of_three_rounds() -> None:
    view = cathedral().game.view()
    assert view.hour_glass is not None
    assert (view.rounds, view.hour_glasses_left) == (3, 2)


@pytest.mark.rule("cathedral:setup.bags")
def test_what_is_in_the_bags() -> None:
    scene = cathedral()
    assert scene.bag("red") == {"knight": 6, "farmer": 3, "trader": 3, "monk": 2}
    assert scene.bag("blue") == {"fisherman": 6, "farmer": 3, "trader": 3, "monk": 2}
    assert scene.state.monks == 6


@pytest.mark.rule("cathedral:setup.expert")
def test_experts_begin_with_one_monk_in_each_bag() -> None:
    scene = cathedral(level="expert")
    assert scene.bag("red") == {"knight": 6, "farmer": 3, "trader": 3, "monk": 1}
    assert scene.bag("blue") == {"fisherman": 6, "farmer": 3, "trader": 3, "monk": 1}
    assert scene.state.monks == 8


@pytest.mark.rule("cathedral:setup.first-good")
def test_builders_begin_in_orleans_with_one_good() -> None:
    scene = cathedral(4)
    for player in scene.game.view().players:
        assert player.place == "orleans"
        assert len(player.knapsack) == 1
        assert player.knapsack[0] != "rosette"


@pytest.mark.rule("cathedral:setup.first-player")
def test_the_first_seat_begins() -> None:
    assert cathedral(3).game.deciding == ["Ana"]


# ---- a turn


@pytest.mark.rule("cathedral:turn.draw")
def test_either_bag() -> None:
    scene = cathedral()
    assert scene.legal("Ana") == {"draw red", "draw blue"}
    scene.draws("blue", "fisherman").play("Ana", "draw blue")
    assert scene.told("draws") == [{"fact": "draws", "seat": "Ana", "follower": "fisherman", "bag": "blue"}]
    assert scene.bag("blue")["fisherman"] == 5


@pytest.mark.rule("cathedral:turn.empty-bag")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    scene = cathedral()
    scene.give("Ana", knapsack="wood*5")  # a rest is possible, so there is still something to decide
    scene.state.bags[1] += scene.state.bags[0]
    scene.state.bags[0] = 0
    scene.turn("Ana")
    assert scene.legal("Ana") == {"draw blue", "rest"}
    assert scene.refused("Ana", "draw red") == "turn.empty-bag"


@pytest.mark.rule("cathedral:turn.both-empty")
def test_empty_bags_end_the_round() -> None:
    scene = cathedral()
    state = scene.state
    state.gone += state.bags[0] + state.bags[1]
    state.bags[0] = state.bags[1] = 0
    state.players[0].pending.clear()
    state.round = 3
    next_step(state)
    assert state.over


@pytest.mark.rule("cathedral:turn.fitting")
def test_a_follower_goes_where_it_is_shown() -> None:
    scene = cathedral().turn("Ana", "knight")
    assert scene.legal("Ana") == {
        "place cart.knight", "place cart.knight_or_farmer", "place cart.knight_or_trader", "place red_festival.any",
        "place blue_festival.any", "place bell_tower.any",
    }  # fmt: skip
    assert scene.refused("Ana", "place boat.fisherman") == "turn.fitting"
    assert scene.refused("Ana", "place red_market.trader") == "turn.fitting"


@pytest.mark.rule("cathedral:turn.two-kinds")
def test_a_space_for_two_kinds_takes_either() -> None:
    for follower in ("knight", "farmer"):
        scene = cathedral().turn("Ana", follower).play("Ana", "place cart.knight_or_farmer")
        assert scene.on("cart.knight_or_farmer") == follower
    assert cathedral().turn("Ana", "trader").refused("Ana", "place cart.knight_or_farmer") == "turn.two-kinds"


@pytest.mark.rule("cathedral:turn.any-space")
def test_festival_ground_and_bell_tower_take_anybody() -> None:
    for follower in ("knight", "fisherman", "farmer", "trader", "monk"):
        legal = cathedral().turn("Ana", follower).legal("Ana")
        assert {"place red_festival.any", "place blue_festival.any", "place bell_tower.any"} <= legal


@pytest.mark.rule("cathedral:turn.monk-anywhere")
def test_a_monk_goes_anywhere() -> None:
    scene = cathedral().turn("Ana", "monk")
    kinds = {name.rstrip(".23") for name in scene.printed.space_names}
    assert scene.legal("Ana") == {f"place {name}" for name in kinds}


@pytest.mark.rule("cathedral:turn.either-area")
def test_a_follower_of_the_red_bag_in_the_blue_area() -> None:
    scene = cathedral().turn("Ana", "trader", "red").play("Ana", "place blue_market.trader")
    assert scene.on("blue_market.trader") == "trader"


@pytest.mark.rule("cathedral:turn.occupied")
def test_a_space_that_is_taken() -> None:
    scene = cathedral().stand(foundry="monk").turn("Ana", "monk")
    assert "place foundry.monk" not in scene.legal("Ana")
    assert scene.refused("Ana", "place foundry.monk") == "turn.occupied"


@pytest.mark.rule("cathedral:turn.must-place")
def test_a_follower_that_fits_nowhere_rings_the_bell() -> None:
    scene = cathedral().stand(red_festival="farmer", blue_festival="farmer", boat="fisherman")
    scene.give("Ana", knapsack="wood*5").turn("Ana", "fisherman")
    assert scene.legal("Ana") == {"place bell_tower.any", "rest"}
    assert scene.refused("Ana", "refrain") == "turn.must-place"
    scene.give("Ana", knapsack="").turn("Ana", "fisherman")
    assert scene.told("places")[0]["space"] == "bell_tower.any"
    assert scene.state.round == 2


@pytest.mark.rule("cathedral:turn.identical-spaces")
def test_spaces_that_are_alike_are_one_choice() -> None:
    scene = cathedral().turn("Ana", "knight")
    assert sum(move.notation == "place cart.knight" for move in scene.game.legal("Ana")) == 1
    second = scene.printed.space_names.index("cart.knight.2")
    refusal = scene.game.rules.refuse(scene.state, 0, scene.game.moves.encode("place", second))
    assert refusal.rule == "turn.identical-spaces"
    scene.play("Ana", "place cart.knight", "refrain").turn("Bruno", "knight").play("Bruno", "place cart.knight")
    assert (scene.on("cart.knight"), scene.on("cart.knight.2")) == ("knight", "knight")


@pytest.mark.rule("cathedral:turn.finish")
def test_a_turn_ends_by_itself_unless_a_rest_is_possible() -> None:
    scene = cathedral().turn("Ana", "knight").play("Ana", "place cart.knight", "refrain")
    assert scene.deciding() == "Bruno"
    scene.give("Bruno", knapsack="wood*5").turn("Bruno", "knight").play("Bruno", "place cart.knight", "refrain")
    assert scene.legal("Bruno") == {"done", "rest"}
    scene.play("Bruno", "done")
    assert scene.deciding() == "Ana"


@pytest.mark.rule("cathedral:turn.clockwise")
def test_turns_go_round() -> None:
    scene = cathedral(3)
    order = []
    for _ in range(4):
        name = scene.deciding() or ""
        order.append(name)
        scene.turn(name, "knight").play(
            name, "place cart.knight" if len(order) < 4 else "place cart.knight_or_farmer", "refrain"
        )
    assert order == ["Ana", "Bruno", "Chloé", "Ana"]
    assert scene.refused("Ana", "draw red") == "turn.clockwise"


@pytest.mark.rule("cathedral:actions.refrain")
def test_an_action_may_be_left_out() -> None:
    scene = cathedral().turn("Ana", "knight").play("Ana", "place cart.knight", "refrain")
    assert scene.place("Ana") == "orleans"
    scene.give("Ana", knapsack="rosette").turn("Ana", "monk").play("Ana", "place painting.monk", "refrain")
    assert scene.knapsack("Ana") == {"rosette": 1}
    scene.turn("Ana", "trader").play("Ana", "place red_market.trader", "done")
    assert scene.knapsack("Ana") == {"rosette": 1}
    scene.turn("Ana", "monk").play("Ana", "place foundry.monk", "leave")
    assert scene.knapsack("Ana") == {"rosette": 1}


@pytest.mark.rule("cathedral:actions.must")
def test_the_festival_cannot_be_declined() -> None:
    scene = cathedral().draws("events", "monk").turn("Ana", "knight").play("Ana", "place red_festival.any")
    assert scene.legal("Ana") == {"send red", "send blue"}
    assert scene.refused("Ana", "refrain") == "actions.must"


@pytest.mark.rule("cathedral:actions.no-effect")
def test_a_boat_where_no_river_is() -> None:
    scene = cathedral().give("Ana", place="montargis").turn("Ana", "fisherman").play("Ana", "place boat.fisherman")
    assert scene.told("refrains")
    assert scene.place("Ana") == "montargis"
    assert scene.deciding() == "Bruno"
