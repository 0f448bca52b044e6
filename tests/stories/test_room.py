"""Room for more: a place tile or an action space more is a matter of data, and no move gets another number by it."""

from copy import deepcopy
from typing import Any

import pytest

import cenabum
from cenabum.kernel.figures import Figures, FiguresError, load_figures
from cenabum.stories.components import Components
from cenabum.stories.kingdom_game import RULES
from cenabum.stories.moves import PLACES, SPACES

FIGURES = load_figures("cenabum.stories.data")
PRINTED = Components(FIGURES, 0, 4, {})


def with_more(places: int, spaces: int, category: str = "I") -> Figures:
    """The same data with so many place tiles more at the end, each with so many action spaces and a known effect."""
    figures = deepcopy(FIGURES)
    tree: dict[str, Any] = figures.tree["places"]  # type: ignore[assignment]  # a table of figures
    for number in range(places):
        wanted = ["farmer", "fisherman", "craftsman", "trader"][:spaces]
        tree[f"stall_{number}"] = {
            "name": "Stall",
            "category": category,
            "spaces": wanted,
            "effect": {"coins": 1 + number},
        }
    return figures


@pytest.mark.parametrize(("places", "spaces"), [(1, 1), (17, 2), (21, 1)])
def test_what_is_added_at_the_end_leaves_all_codes_as_they_are(places: int, spaces: int) -> None:
    more = Components(with_more(places, spaces), 0, 4, {})
    assert len(more.place_names) == len(PRINTED.place_names) + places
    for code in range(PRINTED.moves.size):
        if PRINTED.moves.exists(code):
            assert more.moves.move(code).notation == PRINTED.moves.move(code).notation
    assert more.moves.codes("act stall_0") == [PRINTED.moves.offsets["act"] + len(PRINTED.place_names)]


@pytest.mark.parametrize("story", [0, 1])
def test_a_game_with_more_than_62_action_spaces_is_played_to_its_end(story: int) -> None:
    options = {"favorites": "1"} if story else {}
    more = Components(with_more(17, 2, "board"), story, 2, options)
    assert 62 < len(more.layout.wants) <= SPACES
    state = RULES.start(more, "room", None, None, None)
    state.playout(1)
    assert state.over
    assert any(player.spaces >> 62 for player in state.players), "nobody owns one of the new places"


def test_a_new_place_says_what_it_does_without_a_word_of_its_own() -> None:
    from cenabum.kernel.language import Language

    more = Components(with_more(3, 1), 0, 4, {})
    assert Language("en").phrase(more.effects[-1].text(), ("first-kingdom",)) == "3 coins"
    assert Language("de").phrase(more.effects[-1].text(), ("first-kingdom",)) == "3 Münzen"


@pytest.mark.parametrize(
    ("places", "spaces", "said"),
    [
        (22, 1, f"has 61 places, and there is room for {PLACES}"),
        (18, 2, f"action spaces, and there is room for {SPACES}"),
    ],
)
def test_too_many_are_told_when_the_game_is_put_together(places: int, spaces: int, said: str) -> None:
    with pytest.raises(FiguresError, match=said):
        Components(with_more(places, spaces), 0, 4, {})


def test_the_printed_data_fits() -> None:
    assert len(cenabum.new("first-kingdom", seats=["Ana", "Bruno"], seed=1).components.place_names) <= PLACES
