"""The results of a simulation, one row for each game, and how they are written to a file."""

import csv
import io
import json
import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import Ending


@dataclass(frozen=True)
class Row:
    """One game."""

    index: int
    seed: str
    seats: tuple[str, ...]  # the bot on each seat
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]  # of each seat, by source
    winners: tuple[int, ...]  # seats; more than one when the victory is shared
    rounds: int
    decisions: int
    ending: Ending = field(default_factory=Ending)


@dataclass
class Results:
    """A simulation: what was played, and a row for each game in order."""

    game: str
    settings: Mapping[str, str]
    seats: tuple[str, ...]
    seed: str
    sources: tuple[str, ...]
    rows: list[Row] = field(default_factory=list)
    cooperative: bool = False

    def share(self, row: Row, seat: int) -> float:
        """What a seat won in a game: 1, a part of a victory shared with rivals, or nothing. Allies win whole."""
        if seat not in row.winners:
            return 0.0
        return 1.0 if self.cooperative else 1 / len(row.winners)


def record_of(results: Results, row: Row) -> dict[str, Any]:
    """A row with names, as it is written to .jsonl."""
    return {
        "index": row.index,
        "seed": row.seed,
        "seats": list(row.seats),
        "scores": list(row.scores),
        "points": [dict(zip(results.sources, by_source, strict=False)) for by_source in row.points],
        "winners": list(row.winners),
        "rounds": row.rounds,
        "decisions": row.decisions,
        **({"ending": row.ending.how} if row.ending.how else {}),
        **({row.ending.measure.replace(" ", "_"): list(row.ending.reached)} if row.ending.measure else {}),
    }


def flat_record_of(results: Results, row: Row) -> dict[str, Any]:
    """A row as one line of a table, as it is written to .csv and .parquet: seats are numbered from 1, as people do."""
    flat: dict[str, Any] = {"index": row.index, "seed": row.seed, "rounds": row.rounds, "decisions": row.decisions}
    if row.ending.how:
        flat["ending"] = row.ending.how
    for seat, bot in enumerate(row.seats):
        flat[f"seat_{seat + 1}"] = bot
        flat[f"score_{seat + 1}"] = row.scores[seat]
        for source, points in zip(results.sources, row.points[seat], strict=False):
            flat[f"{source}_{seat + 1}"] = points
        flat[f"wins_{seat + 1}"] = results.share(row, seat)
        if row.ending.measure:
            flat[f"{row.ending.measure.replace(' ', '_')}_{seat + 1}"] = row.ending.reached[seat]
    return flat


def check_target(path: str | Path) -> Path:
    """The path of a results file, checked before anything is played. Raises `SetupError`."""
    target = Path(path)
    if target.suffix not in WRITERS:
        raise SetupError(f"Results are written to {', '.join(WRITERS)}; “{target.name}” ends in none of them.")
    if not target.parent.is_dir():
        raise SetupError(f"There is no folder {target.parent}.")
    if target.suffix == ".parquet":
        _pyarrow()
    return target


def write_results(path: str | Path, results: Results) -> None:
    """Write results to .jsonl, .csv or .parquet, whole or not at all. Raises `SetupError` when that is not possible."""
    target = check_target(path)
    write = WRITERS[target.suffix]
    name = ""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as file:
            write(file, results)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {error.strerror}.") from None
    finally:
        if name:
            Path(name).unlink(missing_ok=True)


def _write_jsonl(file: Any, results: Results) -> None:
    for row in results.rows:
        file.write(json.dumps(record_of(results, row), ensure_ascii=False).encode() + b"\n")


def _write_csv(file: Any, results: Results) -> None:
    rows = [flat_record_of(results, row) for row in results.rows]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    file.write(text.getvalue().encode())


def _write_parquet(file: Any, results: Results) -> None:
    arrow, parquet = _pyarrow()
    rows = [flat_record_of(results, row) for row in results.rows]
    columns = {name: [row[name] for row in rows] for name in (rows[0] if rows else ())}
    what = {"game": results.game, "seed": results.seed, "seats": ",".join(results.seats), **results.settings}
    table = arrow.table(columns).replace_schema_metadata({f"cenabum.{key}": value for key, value in what.items()})
    parquet.write_table(table, file)


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SetupError(
            "Parquet files need pyarrow, which is not installed: pip install cenabum[parquet], or write .csv or .jsonl."
        ) from None
    return pyarrow, pyarrow.parquet


WRITERS: dict[str, Callable[[Any, Results], None]] = {
    ".jsonl": _write_jsonl,
    ".csv": _write_csv,
    ".parquet": _write_parquet,
}
