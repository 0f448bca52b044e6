"""Planning: who may stand where."""

import pytest

import cenabum
from tests.orleans.offers import EDITIONS, all_done, placed
from tests.orleans.scene import orleans


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
