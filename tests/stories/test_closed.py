"""A closed place: the rule says why it can do nothing, whoever stands there, before anybody tries."""

import pytest

from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.view_places import PlaceView
from tests.stories.scene import Scene, kingdom

rule = pytest.mark.rule


def place(scene: Scene, name: str) -> PlaceView:
    places: list[PlaceView] = scene.game.view("Ana").players[0].places
    return next(each for each in places if each.name == name)


def why(scene: Scene, name: str) -> str | None:
    """The message that says why Ana's place is closed."""
    closed = place(scene, name).closed
    return closed.message if closed else None


@rule("actions.forbidden")
@pytest.mark.parametrize("name", ["village", "fortress"])
def test_a_place_is_closed_in_an_era_that_forbids_it(name: str) -> None:
    scene = kingdom().give("Ana", areas="b3", places="fortress")
    assert why(scene, name) is None
    scene.give("Ana", era=7)
    assert why(scene, name) == "no-era"
    assert place(scene, name).now == []


@rule("places.nobody-left")
def test_a_place_is_closed_when_nobody_is_left_to_recruit() -> None:
    scene = kingdom().stock(farmer=0, trader=1)
    assert why(scene, "mill") is None
    assert why(scene.stock(trader=0), "mill") == "no-recruits"


@rule("places.village", "planning.wood")
def test_a_building_without_a_site_is_closed_and_one_without_wood_is_not() -> None:
    scene = kingdom()
    assert why(scene, "village") == "no-site"
    assert why(scene.give("Ana", areas="b3"), "village") is None


@rule("tiles.bakery")
def test_the_bakery_is_closed_without_bread_and_not_without_grain() -> None:
    scene = kingdom().give("Ana", places="bakery")
    assert why(scene, "bakery") is None
    scene.stock(bread=scene.market("bread") + scene.box("bread"))
    assert why(scene, "bakery") == "no-bread"


def test_a_refusal_tells_what_the_closed_place_told() -> None:
    on = "farmer > village, craftsman > village"
    scene = kingdom().give("Ana", era=7, areas="b3", on=on, wood="village", portal="fish").actions("Ana")
    effect = scene.printed.effects[scene.place("village")]
    assert isinstance(effect, PlaceEffect)
    closed = effect.closed(scene.state, 0)
    assert closed is not None
    assert scene.refused("Ana", "act village") == closed.rule
