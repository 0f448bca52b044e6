"""What a player may do now, and places made ready for it: shared by the tests of the rules."""

import pytest

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import PROFESSIONS
from tests.orleans.scene import Scene

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


def staff(scene: Scene, name: str, *places: str) -> Scene:
    """Fill the empty spaces of places with the followers they show."""
    layout = scene.printed.layout
    names = layout.space_names()
    for place in places:
        for space in layout.spaces[scene.place(place)]:
            if scene.player(name).on[space] == NOTHING:
                scene.give(name, place=f"{PROFESSIONS[layout.wants[space]]} > {names[space]}")
    return scene


def busy(scene: Scene, *names: str) -> Scene:
    """Somebody waits in the Town Hall, so that the engine does not pass for these players."""
    for name in names:
        scene.give(name, place="farmer > town_hall")
    return scene


def acts(scene: Scene, name: str) -> set[str]:
    """The places that may act now."""
    return {move.removeprefix("act ") for move in scene.legal(name) if move.startswith("act ")}


def recruits(scene: Scene, name: str) -> set[str]:
    return {move.removeprefix("recruit ") for move in scene.legal(name) if move.startswith("recruit ")}


def installable(scene: Scene, name: str) -> set[str]:
    """The spaces a technology tile may go to now."""
    return {move.removeprefix("technology ") for move in scene.legal(name) if move.startswith("technology ")}
