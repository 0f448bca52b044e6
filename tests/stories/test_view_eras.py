"""What matters in an era: what is missing for the next one or for the king, and what the round will bring."""

import pytest

from cenabum.stories.view import PlayerView, view
from cenabum.stories.view_eras import NeedView
from tests.stories.scene import Scene, favor, kingdom


def seen(scene: Scene, name: str = "Ana") -> PlayerView:
    shown = view(scene.state, 0, scene.game.seats)
    return next(player for player in shown.players if player.name == name)


def needs(scene: Scene, name: str = "Ana") -> dict[str, NeedView]:
    return {need.name: need for need in seen(scene, name).needs}


def counted(scene: Scene) -> dict[str, tuple[int, int, bool]]:
    return {name: (need.have, need.wanted, need.met) for name, need in needs(scene).items()}


def test_out_of_era_one_takes_areas_food_and_a_deed() -> None:
    scene = kingdom(3)
    scene.give("Ana", areas="c4 c5", goods="fish*2")
    assert counted(scene) == {"areas": (3, 3, True), "food": (2, 3, False), "deed": (0, 1, False)}
    scene.give("Ana", goods="grain", portal="wood")
    assert all(need.met for need in needs(scene).values())
    assert [need.name for need in seen(scene).needs if need.paid] == ["food", "deed"]


def test_a_parcel_that_no_deed_takes_does_not_open_an_era() -> None:
    scene = kingdom(3)
    scene.give("Ana", portal="brocade")
    assert counted(scene)["deed"] == (0, 1, False)


def test_who_has_advanced_waits_for_the_next_round() -> None:
    scene = kingdom(3)
    scene.give("Ana", era=5, advanced=True)
    assert not needs(scene)["once"].met
    scene.give("Ana", advanced=False)
    assert "once" not in needs(scene)


@pytest.mark.parametrize(
    ("era", "gifts", "need", "expected"),
    [
        (1, {"citizens": 3}, "citizens", (3, 4, False)),
        (2, {"coins": 2}, "coins", (2, 3, False)),  # three starting villages
        (3, {"tasks_done": "harbor"}, "harbor", (4, 4, True)),
        (4, {"goods": "wine"}, "food", (1, 1, True)),
        (6, {"coins": 9}, "coins", (9, 10, False)),
    ],
)
def test_what_each_era_asks_for(era: int, gifts: dict[str, object], need: str, expected: tuple[int, int, bool]) -> None:
    scene = kingdom(3)
    scene.give("Ana", era=era, **gifts)
    assert counted(scene)[need] == expected


def test_nothing_comes_after_the_last_era() -> None:
    scene = kingdom(3)
    scene.give("Ana", era=7)
    assert seen(scene).needs == []


@pytest.mark.parametrize(
    ("era", "expected"),
    [
        (0, {"fame": 3}),
        (1, {"coins": 2}),
        (2, {"food": 1, "settlers": 0}),
        (3, {"fame": 2}),
        (4, {"fame": 3}),
        (5, {"deliver": 2}),
        (6, {"settlers": 1}),
        (7, {"fame": 2}),
    ],
)
def test_what_the_round_brings_in_each_era(era: int, expected: dict[str, int]) -> None:
    scene = kingdom(3)
    scene.give("Ana", era=era, areas="c4 c5", villages="c4", churches="c4", goods="fish")
    assert seen(scene).round_brings == expected


def test_the_round_brings_what_it_says() -> None:
    for era in range(5):
        scene = kingdom(3)
        scene.give("Ana", era=era, areas="c4 c5", villages="c4", goods="fish")
        before, said = seen(scene), seen(scene).round_brings
        scene.bonus("Ana")
        after = seen(scene)
        assert after.fame - before.fame == said.get("fame", 0)
        assert after.coins - before.coins == said.get("coins", 0)


def test_objectives_of_the_king() -> None:
    scene = favor(3)
    assert counted(scene) == {"areas": (1, 2, False), "hunting_rights": (0, 2, False)}
    assert seen(scene).missed == 3  # favor.two-payments
    scene.state.era = 2
    scene.give("Ana", areas="c4 c5", fortresses="c4", fame=20)
    assert counted(scene) == {"areas": (3, 4, False), "fortresses": (1, 1, True), "tournament_grounds": (20, 34, False)}
    scene.state.era = 4
    castle = needs(scene)["castle"]
    assert (castle.wanted, castle.met, castle.forgivable) == (90, False, False)
    assert needs(scene)["gifts"].forgivable


def test_missed_objectives_are_those_not_met() -> None:
    for era in range(5):
        scene = favor(2)
        scene.state.era = era
        scene.give("Ana", areas="c4 c5", villages="c4 c5", fame=34)
        shown = seen(scene)
        missing = [need for need in shown.needs if not need.met]
        payments = [need.wanted - need.have for need in missing if need.name == "hunting_rights"]  # favor.two-payments
        assert shown.missed == sum(payments) + len(missing) - len(payments)


def test_marks_of_the_control_board_are_shown() -> None:
    scene = kingdom(2)
    scene.give("Ana", control_areas=2, control_villages=1)
    assert seen(scene).control == {"areas": 2, "villages": 1, "churches": 0}
