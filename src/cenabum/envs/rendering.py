"""The table as the standards ask for it: "ansi" is text, "human" prints that text after every move, "svg" is a picture."""

import io
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console

import cenabum
from cenabum.cli.drawing import drawing_of
from cenabum.kernel.refusal import SetupError

MODES: Final = ("human", "ansi", "svg")


def check_mode(mode: str | None) -> str | None:
    """A way to show the table. Raises `SetupError` when there is no such."""
    if mode is not None and mode not in MODES:
        raise SetupError(f"The table cannot be shown as “{mode}”. Choose from {', '.join(MODES)}.")
    return mode


def rendered(mode: str | None, match: Any, seats: Sequence[str], seat: int) -> str | None:
    """The table as a seat sees it; None where nothing is to be shown, or where it has been printed."""
    if mode is None:
        return None
    if mode == "svg":
        picture: str = match.rules.picture(match.state, seats)
        return picture
    text = _text(match, seats, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def _text(match: Any, seats: Sequence[str], seat: int) -> str:
    """The drawing of the terminal."""
    game = cenabum.new(match.game, seats, seed=0, **match.settings)
    game.journal.state = match.course.sight(seat)
    out = Console(file=io.StringIO(), width=80, highlight=False, emoji=False, color_system=None)
    with out.capture() as captured:
        drawing_of(game).overview(seats[seat], out)
    return captured.get()
