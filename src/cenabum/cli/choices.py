"""The numbered choices of a decision, listed by groups."""

import textwrap
from itertools import groupby

import cenabum
from cenabum.cli.drawing import Drawing
from cenabum.cli.terminal import WIDTH, plain
from cenabum.kernel.moves import Move

WIDE = 34


class Choices:
    """The legal moves of a person, numbered from 1; moves of a group stand together."""

    def __init__(self, game: cenabum.Game, person: str, table: Drawing) -> None:
        legal = game.legal(person)
        order: dict[str, int] = {}
        for move in legal:
            order.setdefault(table.group(move), len(order) if table.group(move) else 99)
        self.moves: list[Move] = sorted(legal, key=lambda move: (order[table.group(move)], table.rank(move)))
        self.labels = [table.label(move, person) for move in self.moves]
        self.groups = [table.group(move) for move in self.moves]

    def number(self, move: Move) -> int:
        """The number of a move."""
        return self.moves.index(move) + 1

    def drawn(self) -> str:
        """All choices as text: groups in lines, long lines broken."""
        lines: list[str] = []
        margin = max((len(group) for group in self.groups), default=0)
        numbered = list(enumerate(zip(self.groups, self.labels, strict=True), start=1))
        for group, entries in groupby(numbered, key=lambda entry: entry[1][0]):
            texts = [(number, label) for number, (_, label) in entries]
            lines += _lines(group, margin, texts)
        return "\n".join(lines)


def _lines(group: str, margin: int, texts: list[tuple[int, str]]) -> list[str]:
    """The choices of a group, as many to a line as fit; long ones one to a line."""
    blank = " " * (margin + 4 if margin else 2)
    wide = max(len(label) for _, label in texts) > WIDE
    lines: list[str] = []
    line, length = "", len(blank)
    for number, label in texts:
        size = len(f"{number:>2} {label}")
        if line and (wide or length + 2 + size > WIDTH):
            lines.append(line)
            line, length = "", len(blank)
        shown = (
            "\n".join(textwrap.wrap(label, WIDTH - len(blank) - 3, subsequent_indent=f"{blank}   ")) if wide else label
        )
        line += f"{'  ' if line else ''}[bold cyan]{number:>2}[/] {plain(shown)}"
        length += size + (2 if line else 0)
    head = f"  {plain(group).ljust(margin)}  " if margin else blank
    return [f"{blank if number else head}{text}" for number, text in enumerate([*lines, line])]
