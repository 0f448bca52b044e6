"""The effects of places in the base game by the figures that name each: those of all files of this folder."""

from typing import Final

from cenabum.kernel.gathering import classes
from cenabum.orleans.effects.effect import PlaceEffect


def by_figure(package: str) -> dict[str, type[PlaceEffect]]:
    """The effects that a folder has by the figures that name each (`keys`). Raises `ValueError` where two want the same."""
    found: dict[str, type[PlaceEffect]] = {}
    for effect in classes(package, PlaceEffect):
        for key in effect.keys:
            if key in found:
                raise ValueError(f"The figure “{key}” names two effects: {found[key].__name__} and {effect.__name__}.")
            found[key] = effect
    return found


EFFECTS: Final = by_figure("cenabum.orleans.effects")
