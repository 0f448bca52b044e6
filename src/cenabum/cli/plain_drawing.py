"""A game that the terminal does not know: its view as rows, label and words.

Another package's game looks like this unless it brings a drawing of its own.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec
from rich.console import Console

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.speech import language, said
from cenabum.cli.terminal import grid, plain
from cenabum.kernel.language import Language
from cenabum.kernel.moves import Move

COMMON = frozenset((
    "game", "seat", "settings", "round", "players", "over", "won", "winners", "decision", "name", "deciding", "points", "score",
))  # fmt: skip
"""What every view has, and is told elsewhere."""


class PlainDrawing:
    """Rows of whatever a view has. The page does the same (web/src/plain)."""

    PARTS: ClassVar[tuple[str, ...]] = ("table",)

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.name = game.setup.game
        self.language = Language(language().name, self.name)

    def shows(self, part: str) -> str:
        """There is the table, and nothing else."""
        return said("does-plain-table")

    def moment(self, person: str) -> str:
        """The rows are short: they are shown each time."""
        return str(len(self.game.decisions))

    def overview(self, person: str, out: Console) -> None:
        """All rows."""
        view: Any = msgspec.to_builtins(self.game.view(person))
        out.print(f"[bold]{plain(self.language.text('title'))}[/]  {said('plain-round', number=view.get('round', 0))}")
        out.print(grid([[plain(label), plain(words)] for label, words in self.rows(view)]))
        for player in view.get("players", ()):
            out.print(f"[bold]{plain(player['name'])}[/]  {said('plain-points', number=player.get('score', 0))}")
            out.print(grid([[plain(label), plain(words)] for label, words in self.rows(player)]))

    def glance(self, person: str, out: Console) -> None:
        """The same."""
        self.overview(person, out)

    def part(self, name: str, person: str, out: Console) -> None:
        """The same."""
        self.overview(person, out)

    def asked(self, person: str) -> str:
        """The sentence of the decision."""
        decision: Any = self.game.view(person).decision
        return self.language.decision_sentence(self.name, decision.kind, decision.number, decision.arguments)

    def private(self, person: str) -> bool:
        """Whatever the rules call secret."""
        return self.game.rules.secret(self.game.state, self.game.seat(person)) is not None

    def group(self, move: Move) -> str:
        """One list."""
        return ""

    def rank(self, move: Move) -> int:
        """In the engine's order."""
        return 0

    def label(self, move: Move, person: str) -> str:
        """The words of the move."""
        decision: Any = self.game.view(person).decision
        return self.language.move_choice(self.name, move, decision.kind, self.game.seats)

    def explain(self, person: str, thing: str, choices: Choices, out: Console) -> None:
        """What is asked, and the answers."""
        out.print(self.asked(person), markup=False)
        out.print(choices.drawn())

    def odds(self, person: str, out: Console) -> None:
        """What the rules know of the next draw."""
        odds = self.game.rules.odds(self.game.state, self.game.seat(person))
        chances = odds.at_least_one if odds is not None else {}
        told = [f"{self.told('follower', kind)} {chance:.0%}" for kind, chance in chances.items()]
        out.print(", ".join(told) or said("plain-no-odds"), markup=False)

    def rows(self, shown: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Label and words of each row."""
        for name, value in shown.get("shows", shown).items():
            if name not in COMMON:
                label = self.language.text(f"view-{name}")
                yield label[:1].upper() + label[1:], self.told(name, value)

    def told(self, name: str, value: Any) -> str:
        """A value in words; a word is a name of the row's domain."""
        if isinstance(value, bool):
            return said("yes" if value else "no")
        if isinstance(value, str):
            return self.language.name_of(self.name, self.domain(name), value)
        if isinstance(value, list):
            return ", ".join(self.told(name, each) for each in value) or "–"
        if isinstance(value, dict):
            pairs = ((self.told(name, key), each) for key, each in value.items() if each != 0)
            counted = (
                f"{each} {key}" if isinstance(each, int) else f"{key}: {self.told(name, each)}" for key, each in pairs
            )
            return ", ".join(counted) or "–"
        return "–" if value is None else str(value)

    def domain(self, name: str) -> str:
        """Of which things a row speaks."""
        return self.language.message((self.name,), f"view-{name}.of") if self._has_domain(name) else name

    def _has_domain(self, name: str) -> bool:
        return self.language.knows(self.name, f"view-{name}.of")
