"""Put files of one simulation together, such as those that several machines have played (`--games A:B`)."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import cenabum
from cenabum.kernel.refusal import SetupError
from cenabum.lab.parts import ENDING, read_lines, shown
from cenabum.lab.results import Results, Row, read_record, results_for

READ = (".jsonl", ENDING)


def merged(paths: Sequence[str | Path]) -> Results:
    """The results of all these files, games in order. Raises `SetupError` when they are not of one simulation and one version."""
    first: dict[str, Any] = {}
    begun = Path()
    rows: dict[int, Row] = {}
    for path in map(Path, paths):
        for head, row in _read(path):
            if not first:
                first, begun = head, path
            for key, value in head.items():
                if value != first[key]:
                    raise SetupError(
                        f"{path} is of another simulation than {begun}: its {key} is {shown(value)}, "
                        f"not {shown(first[key])}."
                    )
            if rows.setdefault(row.index, row) != row and not _alike(rows[row.index], row):
                raise SetupError(f"{path} tells another end of game {row.index} than a file before it.")
    if not first:
        raise SetupError("There is no game in these files.")
    if first["version"] != cenabum.__version__:
        raise SetupError(
            f"{begun} is of version {first['version']}, and this is {cenabum.__version__}; merge it with its own version."
        )
    results = results_for(first)
    results.rows = [rows[index] for index in sorted(rows)]
    return results


def _alike(one: Row, other: Row) -> bool:
    """The same game, maybe played by another build, or without counting what was used."""
    return (one.seed, one.seats, one.points, one.decisions) == (other.seed, other.seats, other.points, other.decisions)


def _read(path: Path) -> list[tuple[dict[str, Any], Row]]:
    if not path.name.endswith(READ):
        raise SetupError(f"Only {' and '.join(READ)} files can be merged; “{path.name}” is none.")
    records, _ = read_lines(path)
    if path.name.endswith(ENDING):
        records = records[1:]
    try:
        return [read_record(record) for record in records]
    except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError):
        raise SetupError(f"{path} holds no games of a simulation of this version.") from None


def gaps(results: Results) -> list[range]:
    """The numbers of games that are missing between the first and the last."""
    numbers = [row.index for row in results.rows]
    return [range(before + 1, after) for before, after in pairwise(numbers) if after > before + 1]
