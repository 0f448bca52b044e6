"""Excluding place tiles before the first round."""

import pytest

from tests.orleans.offers import EDITIONS
from tests.orleans.scene import NAMES, Scene, orleans


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
