"""The First Kingdom: the way from era to era, and what each costs."""

import pytest

from tests.stories.scene import kingdom

rule = pytest.mark.rule


@rule("advance.send-a-tile", "advance.once-a-round", "advance.at-once", "advance.out-of-six")
def test_a_tile_opens_the_next_era() -> None:
    scene = kingdom().give("Ana", era=5, portal="farmer trader")
    scene.actions("Ana")
    assert scene.refused("Ana", "advance farmer alchemy") == "advance.send-a-tile"
    scene.play("Ana", "advance farmer wine_press")
    assert scene.player("Ana").era == 6
    assert scene.player("Ana").coins == 0  # no bonus
    assert not scene.state.deed_free[1] & 7  # but the farmer's space is taken
    assert scene.player("Ana").tiles >> scene.place("church") & 1
    scene.give("Ana", coins=20).actions("Ana")
    assert scene.refused("Ana", "advance trader crop_rotation") == "advance.once-a-round"


@rule("advance.out-of-one")
def test_out_of_era_one() -> None:
    scene = kingdom().give("Ana", portal="farmer", areas="b3", goods="fish*2").actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-one"
    scene.give("Ana", areas="b5").actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-one"
    scene.give("Ana", goods="grain").actions("Ana").play("Ana", "advance farmer wine_press")
    assert scene.goods("Ana") in ({}, {"fish": 2, "grain": 1})
    while scene.state.players[0].pending and scene.legal("Ana"):
        scene.play("Ana", scene.legal("Ana")[0])
    assert scene.goods("Ana") == {}
    assert scene.player("Ana").era == 1


@rule("advance.out-of-two")
def test_out_of_era_two() -> None:
    scene = kingdom().give("Ana", era=1, portal="farmer", citizens=3).actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-two"
    scene.give("Ana", citizens=4).actions("Ana").play("Ana", "advance farmer wine_press")
    assert scene.player("Ana").era == 2


@rule("advance.out-of-three")
def test_out_of_era_three() -> None:
    scene = kingdom().give("Ana", era=2, portal="farmer", places="secret_village", coins=3).actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-three"
    scene.give("Ana", coins=4).actions("Ana").play("Ana", "advance farmer wine_press")
    assert scene.player("Ana").coins == 0


@rule("advance.secret-village-toll")
def test_only_its_owner_pays_for_the_secret_village() -> None:
    scene = kingdom().give("Bruno", places="secret_village").give("Ana", era=2, portal="farmer", coins=3)
    scene.actions("Ana").play("Ana", "advance farmer wine_press")
    assert scene.player("Ana").era == 3
    assert scene.player("Ana").coins == 0


@rule("advance.out-of-four")
def test_out_of_era_four() -> None:
    scene = kingdom().give("Ana", era=3, portal="farmer").actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-four"
    scene.give("Ana", tasks_done="harbor").actions("Ana").play("Ana", "advance farmer wine_press")
    assert scene.player("Ana").era == 4


@rule("advance.out-of-five")
def test_out_of_era_five() -> None:
    scene = kingdom().give("Ana", era=4, portal="farmer").actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-five"
    scene.give("Ana", goods="wine").actions("Ana").play("Ana", "advance farmer wine_press")
    assert scene.goods("Ana") == {}


@rule("advance.out-of-seven")
def test_out_of_era_seven() -> None:
    scene = kingdom().give("Ana", era=6, portal="farmer", coins=9).actions("Ana")
    assert scene.refused("Ana", "advance farmer wine_press") == "advance.out-of-seven"
    scene.give("Ana", coins=10).actions("Ana").play("Ana", "advance farmer wine_press")
    assert (scene.player("Ana").era, scene.player("Ana").coins) == (7, 0)
