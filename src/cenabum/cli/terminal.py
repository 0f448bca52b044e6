"""Writing to the terminal: 80 columns at most, plain text when there is no colour, no cursor movements."""

import io
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

WIDTH = 80


def console(*, stderr: bool = False) -> Console:
    """The console: as wide as the terminal but no wider than 80 columns, never failing on a letter it cannot show."""
    stream = sys.stderr if stderr else sys.stdout
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    columns = shutil.get_terminal_size((WIDTH, 24)).columns
    return Console(width=max(40, min(WIDTH, columns)), highlight=False, emoji=False, stderr=stderr)


def grid(rows: Iterable[Sequence[str]], *, heads: Sequence[str] = (), right: Sequence[int] = ()) -> Table:
    """A table without lines; the last column takes the rest of the width. `right` are the columns of numbers."""
    rows = list(rows)
    columns = max([len(heads), *(len(row) for row in rows)], default=0)
    table = Table(box=None, show_header=bool(heads), pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number in range(columns):
        head = heads[number] if number < len(heads) else ""
        last = number == columns - 1
        table.add_column(head, justify="right" if number in right else "left", no_wrap=not last, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def words(name: str) -> str:
    """An identifier as words: `trading_day` is “trading day”."""
    return name.replace("_", " ")


def plain(text: str) -> str:
    """Text that is shown as it is, brackets included."""
    return escape(text)


def as_json(value: Any) -> str:
    """JSON for people and programs: indented, no escapes for letters."""
    import json

    return json.dumps(value, ensure_ascii=False, indent=2)
