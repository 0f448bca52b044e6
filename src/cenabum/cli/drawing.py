"""How a game is shown in the terminal. One drawing for each game; the session knows nothing else of it."""

from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Protocol

from rich.console import Console

import cenabum
from cenabum.kernel.moves import Move
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.words import Text, say

if TYPE_CHECKING:
    from cenabum.cli.choices import Choices

PLAIN = "cenabum.cli.plain_drawing:PlainDrawing"
DRAWINGS = {
    "orleans": "cenabum.cli.orleans_drawing:OrleansDrawing",
    "cathedral": "cenabum.cli.cathedral_drawing:CathedralDrawing",
    "first-kingdom": "cenabum.cli.stories_drawing:StoriesDrawing",
    "kings-favor": "cenabum.cli.stories_drawing:StoriesDrawing",
}


class Drawing(Protocol):
    """What the terminal needs to know of a game."""

    PARTS: ClassVar[tuple[str, ...]]
    """The commands that show a part of the table."""

    def shows(self, part: str) -> str:
        """What such a command shows, in a few words."""

    def moment(self, person: str) -> str:
        """A key that changes when the whole table is to be drawn anew."""

    def overview(self, person: str, out: Console) -> None:
        """The whole table in brief."""

    def glance(self, person: str, out: Console) -> None:
        """What matters for the decision."""

    def part(self, name: str, person: str, out: Console) -> None:
        """One part of the table in full."""

    def asked(self, person: str) -> str:
        """What is to be decided, in a word or two."""

    def private(self, person: str) -> bool:
        """Is what this person decides now hidden from the others?"""

    def group(self, move: Move) -> str:
        """The heading under which a choice is listed; empty for none."""

    def rank(self, move: Move) -> int:
        """The order of a choice within its group; equals stay in the engine's order."""

    def label(self, move: Move, person: str) -> str:
        """A choice in a few words."""

    def explain(self, person: str, thing: str, choices: "Choices", out: Console) -> None:
        """Explain a thing, or the decision when it is empty."""

    def odds(self, person: str, out: Console) -> None:
        """What the person's bag may give."""


def drawing_of(game: cenabum.Game) -> Drawing:
    """The drawing of a game: ours, else the one that its rules name as `drawing`, else plain rows."""
    named = DRAWINGS.get(game.setup.game) or getattr(game.rules, "drawing", PLAIN)
    module, _, name = str(named).partition(":")
    try:
        drawing: Drawing = getattr(import_module(module), name)(game)
    except Exception as error:
        if game.setup.game in DRAWINGS:
            raise
        raise SetupError(
            say("no-drawing", name=Text(named), reason=Text(f"{type(error).__name__}: {error}"))
        ) from error
    return drawing
