"""An action of the town that would do nothing says so, and why, before a follower is placed there."""

import pytest

from tests.cathedral.scene import Scene, cathedral

rule = pytest.mark.rule


def idle(scene: Scene, does: str, seat: str | None = "Ana") -> list[str]:
    """The messages that say why an action would do nothing for who looks."""
    action = next(each for each in scene.game.view(seat).actions if each.does == does)
    return [words.message for words in action.idle]


@rule("cart.land", "boat.river")
def test_who_stands_where_no_river_flows_cannot_take_the_boat() -> None:
    scene = cathedral().give("Ana", place="montargis").turn("Ana")
    assert idle(scene, "boat") == ["idle-boat"]
    assert idle(scene, "cart") == []
    assert idle(scene, "boat", "Bruno") == []


@rule("market.two", "painting.rosette")
def test_an_empty_knapsack_has_nothing_to_deliver_and_nothing_to_paint() -> None:
    scene = cathedral().give("Ana", knapsack="").turn("Ana")
    assert idle(scene, "market") == ["idle-market"]
    assert idle(scene, "painting") == ["idle-painting"]
    scene.give("Ana", knapsack="rosette")
    assert idle(scene, "market") == idle(scene, "painting") == []


@rule("festival.no-event", "rewards.no-blueprint")
def test_what_has_run_out_does_nothing_any_more() -> None:
    scene = cathedral().give("Ana", knapsack="rosette").events("").blueprints("").turn("Ana")
    assert idle(scene, "festival") == ["idle-festival"]
    assert idle(scene, "painting") == ["idle-blueprints"]
    assert idle(scene, "bell") == []


def test_who_watches_sees_what_stands_against_who_is_on_turn() -> None:
    scene = cathedral().give("Ana", knapsack="").give("Bruno", knapsack="wood").turn("Ana")
    assert idle(scene, "market", None) == ["idle-market"]
    assert idle(scene, "market", "Bruno") == []
