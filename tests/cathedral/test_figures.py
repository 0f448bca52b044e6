"""The component data of the Cathedral adds up, says how sure it is, and overlays correct it or are refused."""

from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel.figures import FiguresError, load_figures
from tests.cathedral.ledger import OPTIONS, SEATS, new_game, state_of

FIGURES = load_figures("cenabum.cathedral.data")


def test_what_is_printed_is_certain_and_what_is_ours_says_so() -> None:
    sure = {figure.path: figure.confidence for figure in FIGURES.listing()}
    assert sure["counts.bags.normal.red.knight"] == "certain"
    assert sure["counts.rounds"] == "certain"
    assert sure["map.places.bourges.name"] == "certain"
    for path in (
        "map.places.chinon.name",
        "actions.cart.spaces",
        "tiles.workshops.workshop_1.order",
        "tiles.blueprints.section",
    ):
        assert sure[path] == "reconstructed", path
    assert all(figure.source for figure in FIGURES.listing())


def test_routes_lie_on_the_map_and_every_place_is_reached() -> None:
    c = state_of(new_game(OPTIONS[0], 1)).components
    assert len(c.place_names) == 12
    assert (c.way.count(1), c.way.count(0)) == (9, 14)
    reached = {c.start}
    while new := {place for ends in c.ends for place in ends if reached & set(ends)} - reached:
        reached |= new
    assert len(reached) == 12


def test_sections_suffice() -> None:
    tree: Any = FIGURES.tree["tiles"]
    from_tiles = sum("section" in tile["reward"] for tile in tree["workshops"].values())
    assert 3 + tree["blueprints"]["section"] >= 8
    assert from_tiles == 8


def test_an_overlay_corrects_a_figure(tmp_path: Path) -> None:
    overlay = tmp_path / "my-box.toml"
    overlay.write_text('[tiles.workshops.workshop_1]\norder = ["bread"]\n[counts]\nsections = 5\n', encoding="utf-8")
    figures = load_figures("cenabum.cathedral.data", [overlay])
    game = cenabum.new("cathedral", SEATS[:2], 1, corrections=figures.overlays)
    assert game.view().sections_needed == 5
    assert cenabum.replay(game.record()).view().sections_needed == 5


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("map.start", "paris"),
        ("map.workshops", ["nevers", "nevers", "tours"]),
        ("map.routes.orleans~blois.kind", "rail"),
        ("map.routes.orleans~blois.between", ["orleans"]),
        ("actions.cart.spaces", ["dragon"]),
        ("actions.cart.spaces", ["knight/farmer/trader"]),
        ("actions.cart.area", "none"),
        ("actions.bell_tower.spaces", ["any", "any"]),
        ("actions.boat.spaces", ["fisherman"] * 20),
        ("tiles.workshops.workshop_1.reward", ["gold"]),
        ("tiles.hour_glasses.hour_glass_1.order", []),
        ("tiles.events.journey_1.place", "paris"),
        ("counts.bags.normal.red.knight", 7),
        ("counts.rosettes", 0),
        ("counts.rounds", 7),
    ],
)
def test_impossible_figures_are_refused(path: str, value: object) -> None:
    with pytest.raises(FiguresError) as wrong:
        cenabum.new("cathedral", SEATS[:2], 1, corrections={path: value})
    assert wrong.value.reason
