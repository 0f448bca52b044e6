"""Records as text, for tests of reading them: a game written down, a line of it, and what is said when it is broken."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import settings

import cenabum
from cenabum.kernel.register import rules_of
from tests.effort import many
from tests.properties.tables import OPTIONS, SCARCE, new_game, play_some

VERSION = rules_of("orleans").version
RULES = f"rules {VERSION}"
QUICK = settings(max_examples=many(50, 800))


@cache
def recorded(decisions: int = 60, *, seedless: bool = False, scarce: bool = False) -> str:
    """The text of a game some decisions long."""
    game = new_game(OPTIONS[12], "records", corrections=SCARCE if scarce else {})
    play_some(game, 3, decisions)
    record = game.record()
    if seedless:
        record.setup = replace(record.setup, seed=None)
    return record.text()


def read(text: str, at: int | None = None) -> cenabum.Game:
    return cenabum.replay(cenabum.parse_record(text), at=at)


def broken(text: str) -> cenabum.RecordError:
    """The error with which a record is refused."""
    with pytest.raises(cenabum.RecordError) as error:
        read(text)
    assert str(error.value).endswith((".", ")", "]", "?"))
    return error.value


def line_of(text: str, beginning: str, number: int = 0) -> int:
    """The number of a line that begins like this, counted from one."""
    return [at for at, line in enumerate(text.split("\n"), 1) if line.startswith(beginning)][number]


def edited(text: str, line: int, new: str | None) -> str:
    lines = text.split("\n")
    lines[line - 1 : line] = [] if new is None else [new]
    return "\n".join(lines)
