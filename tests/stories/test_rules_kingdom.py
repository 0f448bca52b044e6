"""The First Kingdom: eras, war and peace, the crown, control board, tasks."""

import pytest

from cenabum.stories.control import update_control
from cenabum.stories.fame import gain_fame
from cenabum.stories.first_kingdom import check_crown, enter_era
from cenabum.stories.scoring import winners
from cenabum.stories.wealth import gain_citizen, riches
from tests.stories.scene import Scene, kingdom

rule = pytest.mark.rule
ALL = "well harbor baptistery delegation"


@rule("kingdom.own-era")
def test_everybody_has_an_era_of_their_own() -> None:
    scene = kingdom().give("Ana", era=6, bag="farmer*9").give("Bruno", bag="farmer*9").drawing()
    assert "draw 5" not in scene.legal("Ana")
    assert "draw 7" in scene.legal("Bruno")
    players = scene.game.view().players
    assert [player.era for player in players] == ["VII", "I", "I"]


@rule("kingdom.narration", "kingdom.era-gifts")
def test_the_first_one_in_brings_the_tiles() -> None:
    scene = kingdom()
    enter_era(scene.state, 0)
    assert (scene.market("scholar"), scene.market("technology"), scene.market("cheese")) == (8, 6, 10)
    assert scene.told("narrates") == [("narrates", 0, 1, 0, 0)]
    assert scene.player("Ana").settlers_left == 7
    enter_era(scene.state, 1)
    assert scene.market("scholar") == 8
    assert len(scene.told("narrates")) == 1
    owned = [scene.printed.place_names[fact[2]] for fact in scene.told("gains_place") if fact[1] == 0]
    for _ in range(6):
        enter_era(scene.state, 0)
    owned = [scene.printed.place_names[fact[2]] for fact in scene.told("gains_place") if fact[1] == 0]
    assert owned == ["university", "laboratory", "castle", "fortress", "monastery", "church"]
    assert (scene.player("Ana").settlers_left, scene.player("Ana").settlers_aside) == (9, 0)


@rule("kingdom.first-citizen")
def test_the_first_into_famine_and_plague() -> None:
    scene = kingdom().give("Ana", era=1).give("Bruno", era=1)
    enter_era(scene.state, 0)
    enter_era(scene.state, 1)
    assert (scene.player("Ana").citizens, scene.player("Bruno").citizens) == (1, 0)
    scene = kingdom().give("Ana", era=5)
    enter_era(scene.state, 0)
    assert scene.player("Ana").citizens == 1


@rule("kingdom.era-one-bonus")
def test_era_one_bonus() -> None:
    assert kingdom().give("Ana", areas="b3 b5").bonus("Ana").player("Ana").fame == 4


@rule("kingdom.era-two-bonus")
def test_era_two_bonus() -> None:
    assert kingdom().give("Ana", era=1, places="secret_village").bonus("Ana").player("Ana").coins == 2


@rule("kingdom.famine")
@pytest.mark.parametrize(("areas", "due"), [("", 1), ("a1 a2 a3", 2), ("a1 a2 a3 a4 a5 a6", 3)])
def test_famine(areas: str, due: int) -> None:
    scene = kingdom(4).give("Ana", era=2, areas=areas, settlers_left=1)
    scene.give("Ana", goods="fish grain*4").bonus("Ana")
    for _ in range(due):
        scene.play("Ana", "feed grain") if "feed grain" in scene.legal("Ana") else None
    assert sum(scene.goods("Ana").values()) == 5 - due
    scene = kingdom(4).give("Ana", era=2, areas=areas, settlers_left=1).bonus("Ana")
    assert scene.told("starves") == [("starves", 0, due, 0, 0)]
    scene.play("Ana", "lose supply")
    assert scene.player("Ana").settlers_gone >= 1


@rule("kingdom.famine")
@pytest.mark.parametrize(("number", "due"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 3)])
def test_famine_counts_areas_up_to_the_step(number: int, due: int) -> None:
    scene = kingdom(4).give("Ana", era=2)
    scene.player("Ana").settlers = (1 << number) - 1
    scene.give("Ana", goods="fish*9").bonus("Ana")
    assert scene.goods("Ana") == {"fish": 9 - due}


@rule("kingdom.famine", "tiles.bakery", "goods.supply-only")
def test_grain_on_the_bakery_feeds_people_and_what_lies_on_the_portal_does_not() -> None:
    scene = kingdom().give("Ana", era=2, places="bakery", grain=1, portal="fish", settlers_left=1).bonus("Ana")
    assert scene.player("Ana").grain == 0
    assert not scene.told("starves")
    assert scene.player("Ana").parcels == [7]


@rule("kingdom.famine-over")
def test_after_the_famine() -> None:
    scene = kingdom().give("Ana", era=2, areas="b3 b5")
    scene.state.deed_side[5] = 1
    assert scene.bonus("Ana").player("Ana").coins == 3
    scene.give("Bruno", areas="c1 c2").bonus("Ana")
    assert scene.player("Ana").coins == 3  # no longer alone


@rule("kingdom.era-four-bonus")
def test_era_four_bonus() -> None:
    assert kingdom().give("Ana", era=3, places="secret_village").bonus("Ana").player("Ana").fame == 3


@rule("kingdom.era-five-bonus")
def test_era_five_bonus() -> None:
    scene = kingdom().give("Ana", era=4).bonus("Ana")
    assert scene.player("Ana").fame == 1
    assert scene.give("Ana", places="secret_village").bonus("Ana").player("Ana").fame == 4


@rule("kingdom.era-six-bonus")
def test_era_six_bonus_is_one_kind_only() -> None:
    scene = kingdom().give("Ana", era=5, places="secret_village", areas="b3", villages="b3", goods="cheese*4 wool*2")
    scene.bonus("Ana").play("Ana", "deliver cheese")
    assert scene.refused("Ana", "deliver wool") == "kingdom.era-six-bonus"
    scene.play("Ana", "deliver cheese", "deliver cheese")  # three villages
    assert scene.player("Ana").fame == 7
    assert scene.goods("Ana") == {"cheese": 1, "wool": 2}


@rule("kingdom.plague")
def test_plague() -> None:
    scene = kingdom().give("Ana", era=6).bonus("Ana").play("Ana", "lose supply")
    assert scene.player("Ana").settlers_gone == 1


@rule("kingdom.plague-over")
def test_after_the_plague() -> None:
    scene = kingdom().give("Ana", era=6, areas="b3", fortresses="b3 b5")
    scene.state.deed_side[5] = 2
    assert scene.bonus("Ana").player("Ana").fame == 2  # the fortress without a settler is not controlled


@rule("kingdom.era-eight-bonus")
def test_era_eight_bonus() -> None:
    scene = kingdom().give("Ana", era=7, areas="b3", villages="b3", churches="b3").bonus("Ana")
    assert scene.player("Ana").fame == 3


def neighbours(era_ana: int, era_bruno: int) -> Scene:
    scene = kingdom(2)
    scene.player("Ana").settlers = 1 << scene.area("c3")
    scene.player("Bruno").settlers = 1 << scene.area("c6")
    scene.give("Ana", era=era_ana).give("Bruno", era=era_bruno, areas="c4 b3", fortresses="b3", villages="c4")
    return scene.give("Ana", on="knight > territory, knight > territory, knight > territory").actions("Ana")


@rule("kingdom.protection")
@pytest.mark.parametrize("era", [3, 7])
def test_era_five_protects_from_war_and_peace(era: int) -> None:
    scene = neighbours(era, 4).play("Ana", "act territory")
    assert scene.refused("Ana", "settle c4") == "kingdom.protection"


@rule("kingdom.peace")
@pytest.mark.parametrize(("ana", "bruno"), [(7, 0), (3, 7)])
def test_peace_is_joint_control(ana: int, bruno: int) -> None:
    scene = neighbours(ana, bruno).play("Ana", "act territory")
    assert scene.refused("Ana", "settle b3") == "expansion.fortress"
    scene.play("Ana", "settle c4")
    assert scene.holds("Ana", "c4")
    assert scene.holds("Bruno", "c4")
    assert scene.villages("Ana") == 2


def workers(name: str, scene: Scene, who: str) -> Scene:
    return scene.give(name, on=", ".join(f"{kind} > territory" for kind in who.split())).actions(name)


@rule("kingdom.peace")
@pytest.mark.parametrize(("ana", "bruno"), [(7, 0), (3, 7)])
def test_peace_needs_no_knights(ana: int, bruno: int) -> None:
    scene = kingdom(2).give("Ana", era=ana, areas="b4").give("Bruno", era=bruno, areas="b5 c5", villages="c5")
    workers("Ana", scene, "farmer farmer fisherman").play("Ana", "act territory", "settle c5")
    assert scene.holds("Ana", "c5")
    assert scene.holds("Bruno", "c5")
    assert not scene.told("ousts")


@rule("kingdom.peace", "expansion.conquest")
def test_peace_with_one_holder_is_no_peace_with_the_other() -> None:
    scene = kingdom().give("Ana", era=3, areas="b4").give("Bruno", era=7, areas="b5").give("Chloé", era=3, areas="b5")
    workers("Ana", scene, "farmer farmer fisherman").play("Ana", "act territory")
    assert scene.refused("Ana", "settle b5") == "expansion.unoccupied"
    scene = kingdom().give("Ana", era=3, areas="b4").give("Bruno", era=7, areas="b5").give("Chloé", era=3, areas="b5")
    workers("Ana", scene, "farmer knight fisherman").play("Ana", "act territory", "settle b5")
    assert (scene.holds("Ana", "b5"), scene.holds("Bruno", "b5"), scene.holds("Chloé", "b5")) == (True, True, False)


@rule("kingdom.riches-count")
def test_what_lies_on_the_portal_counts() -> None:
    scene = kingdom().give("Ana", coins=3, goods="brocade", portal="5_coins wool farmer", wood="village", grain=2)
    assert riches(scene.state, scene.player("Ana")) == 3 + 5 + 5 + 4 + 2 + 2


def almost(scene: Scene, name: str, coins: int) -> Scene:
    return scene.give(name, tasks_done=ALL, citizens=20, church_built=True, coins=coins)


@rule("kingdom.crown")
def test_the_crown() -> None:
    scene = almost(kingdom(), "Ana", 29)
    check_crown(scene.state)
    assert winners(scene.state) == []
    scene.give("Ana", coins=30)
    check_crown(scene.state)
    assert scene.state.over
    assert winners(scene.state) == [0]


@rule("kingdom.tie")
def test_the_richest_of_several() -> None:
    scene = almost(almost(kingdom(), "Ana", 31), "Chloé", 40)
    check_crown(scene.state)
    assert winners(scene.state) == [2]


@rule("kingdom.equal-riches")
def test_equal_riches_share_the_crown() -> None:
    scene = almost(almost(kingdom(), "Ana", 40), "Chloé", 40)
    check_crown(scene.state)
    assert winners(scene.state) == [0, 2]


@rule("kingdom.endless")
def test_a_game_without_a_king_ends() -> None:
    scene = kingdom().give("Bruno", citizens=4)
    scene.state.round = 79
    check_crown(scene.state)
    assert winners(scene.state) == []
    scene.state.round = 80
    check_crown(scene.state)
    assert winners(scene.state) == [1]


# ---- control board and tasks


@rule("control.marks", "places.village", "places.church")
def test_building_and_settling_reach_marks_at_once() -> None:
    scene = kingdom(2).give("Ana", areas="b2 b3", wood="village")
    scene.give("Ana", on="farmer > village, craftsman > village").actions("Ana").play("Ana", "act village", "build b2")
    assert scene.player("Ana").citizens == 1  # the second village
    scene.give("Ana", on="farmer > territory, farmer > territory, fisherman > territory").actions("Ana")
    scene.play("Ana", "act territory", "settle b1")
    assert scene.player("Ana").citizens == 2  # the fourth area
    scene.give("Ana", era=6, wood="church", on="craftsman > church, scholar > church").actions("Ana")
    scene.play("Ana", "act church", "build b2")
    assert scene.player("Ana").citizens == 3


@rule("control.marks", "kingdom.peace")
def test_a_church_in_a_shared_village_counts_for_both_but_is_the_task_of_its_builder() -> None:
    scene = kingdom(2).give("Ana", era=7, areas="b3", villages="b3", wood="church").give("Bruno", areas="b3")
    scene.player("Ana").settlers = scene.player("Bruno").settlers = 1 << scene.area("b3")
    scene.give("Ana", on="craftsman > church, scholar > church").actions("Ana").play("Ana", "act church")
    assert (scene.player("Ana").control_churches, scene.player("Bruno").control_churches) == (1, 1)
    assert (scene.player("Ana").church_built, scene.player("Bruno").church_built) == (True, False)


@rule("control.marks")
def test_marks_count_once() -> None:
    scene = kingdom(4).give("Ana", areas="a1 a3 a4")
    update_control(scene.state)
    assert scene.player("Ana").citizens == 1
    scene.player("Ana").settlers = 0
    update_control(scene.state)
    scene.give("Ana", areas="a1 a3 a4 a6")
    update_control(scene.state)
    assert scene.player("Ana").citizens == 1
    scene.give("Ana", areas="b1 b2 b3 c1", villages="a1 a3 a4", churches="a1 a3")
    update_control(scene.state)
    assert scene.player("Ana").citizens == 1 + 3 + 1 + 2  # areas 6, 7, 8; villages 2; churches 1, 2


@rule("control.deed-citizen")
def test_a_citizen_for_the_last_space() -> None:
    scene = kingdom()
    scene.state.deed_free[5] = 1 << 21  # a fish is missing
    scene.give("Ana", portal="fish").actions("Ana").play("Ana", "send fish food_depot")
    assert scene.player("Ana").citizens == 1
    assert scene.told("hunger_ends")
    assert scene.open_deed("depot") == "medicine"
    scene.state.deed_free[5] = 1 << 36  # wine
    scene.give("Ana", portal="wine").actions("Ana").play("Ana", "send wine medicine")
    assert scene.told("plague_ends")
    assert scene.open_deed("depot") == ""


@rule("control.tasks")
def test_sending_to_tasks() -> None:
    scene = kingdom().give("Ana", portal="wood farmer").actions("Ana")
    assert scene.refused("Ana", "send farmer harbor") == "control.tasks"
    before = scene.box("wood")
    scene.play("Ana", "send wood harbor")
    assert scene.task("Ana", "harbor") == ["fisherman", "wood", "5_coins"]
    assert scene.box("wood") == before + 1


@rule("control.strike")
def test_striking_off() -> None:
    scene = (
        kingdom().give("Ana", fame=40, places="pub", on="farmer > pub", coins=1).actions("Ana").play("Ana", "act pub")
    )
    assert "strike citizen" in scene.legal("Ana")
    scene.play("Ana", "strike monk baptistery")
    assert "monk" not in scene.task("Ana", "baptistery")
    assert not scene.player("Ana").church_built


@rule("control.church-task")
def test_the_church_must_be_built() -> None:
    scene = kingdom().give("Ana", areas="b3", villages="b3", churches="b3", tasks_done=ALL, citizens=20, coins=50)
    check_crown(scene.state)
    assert not scene.state.over


@rule("control.citizen-cap")
def test_no_more_than_twenty() -> None:
    scene = kingdom().give("Ana", citizens=20)
    gain_citizen(scene.state, 0)
    gain_fame(scene.state, 0, 13)
    assert scene.player("Ana").citizens == 20
