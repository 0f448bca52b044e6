"""From the columns of a fit to the rows of the learned weights, by their names."""

from typing import Any, Final

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.bots.learned.situation import NAMES
from cenabum.bots.learned.weights import BOARDS, FORM, OF_ACTION, spaces
from cenabum.kernel.start import components_of, set_up_of
from cenabum.lab.training.describing import DEEDS, GAME, JOURNEYS, PLACES, SHORT, USED

EMPTY: Final[dict[str, Any]] = {
    "form": FORM, "situation": list(NAMES), "scale": 1.0, "used": [], "short": [], "journeys": [],
    "deeds": {}, "recruits": {}, "places": {}, "tiles": {}, "technology": {},
}  # fmt: skip
"""Weights of somebody who has learned nothing."""

ALL: Final = components_of(set_up_of(GAME, 2, {"new_places": "yes"}))
SPACES: Final = spaces(ALL.place_names, ALL.layout.place_of)
SMALL: Final = {
    "expand": ("tiles", PLACES),
    "technology": ("technology", len(SPACES)),
    "recruit": ("recruits", len(PROFESSIONS)),
}
"""The small decisions: what their rows are called, and how many there are."""
LEAST_SCALE: Final = 0.3


def _named(name: str) -> list[str]:
    return {"tiles": list(ALL.place_names), "technology": SPACES, "recruits": list(PROFESSIONS)}[name]


def small_rows(name: str, today: dict[str, list[float]], scale: float, rows: Any) -> dict[str, list[float]]:
    """The rows of today, corrected. What is believed and corrected already counts as one, whatever the fit would make of it."""
    found = {}
    for each, row in zip(_named(name), rows / max(scale, LEAST_SCALE), strict=True):
        old = today.get(each, [0.0] * len(NAMES))
        if row.any() or any(old):
            found[each] = rounded(a + b for a, b in zip(old, row, strict=True))
    return found


def plan_rows(scale: float, rows: Any, actions: Any) -> dict[str, Any]:
    """The weights of plans."""
    places = {
        name: rounded([*rows[each], *actions[each * OF_ACTION : (each + 1) * OF_ACTION]])
        for each, name in enumerate(ALL.place_names)
        if rows[each].any()
    }
    deeds = {
        board: {name: rounded(rows[DEEDS + number * len(PROFESSIONS) + kind]) for kind, name in enumerate(PROFESSIONS)}
        for number, board in enumerate(BOARDS)
    }
    return {
        "scale": rounded([scale])[0],
        "used": rounded(rows[USED]),
        "short": rounded(rows[SHORT]),
        "journeys": rounded(rows[JOURNEYS]),
        "places": places,
        "deeds": deeds,
    }


def rounded(row: Any) -> list[float]:
    """As much of each number as matters."""
    return [round(float(each), 3) for each in row]
