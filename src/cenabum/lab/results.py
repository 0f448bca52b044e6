"""The results of a simulation, one row for each game, and how they are written to a file and read again.

A row that is written stands for itself: it says what was played, by which version and build, so that files can be put together.
"""

import csv
import io
import json
import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cenabum
from cenabum.kernel.at_once import TOGETHER
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
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
    build: str = "pure"  # or "compiled"; both play the same
    uses: tuple[
        Mapping[str, int], ...
    ] = ()  # of each seat, where it was asked for: how often it did what with which thing


@dataclass
class Results:
    """A simulation: what was played, and a row for each game in order. `seats` are the bots of game 0 as they sit."""

    game: str
    settings: Mapping[str, str]
    seats: tuple[str, ...]
    seed: str
    sources: tuple[str, ...]
    rows: list[Row] = field(default_factory=list)
    cooperative: bool = False
    corrections: Mapping[str, object] = field(default_factory=dict)
    order: str = TOGETHER
    version: str = cenabum.__version__
    rules: int = 0  # the version of the game's rules

    def head(self) -> dict[str, Any]:
        """What was played, apart from the games themselves."""
        return {
            "game": self.game,
            "settings": dict(self.settings),
            "corrections": dict(self.corrections),
            "order": self.order,
            "seats": list(self.seats),
            "seed": self.seed,
            "version": self.version,
            "rules": self.rules,
        }

    def share(self, row: Row, seat: int) -> float:
        """What a seat won in a game: 1, a part of a victory shared with rivals, or nothing. Allies win whole."""
        if seat not in row.winners:
            return 0.0
        return 1.0 if self.cooperative else 1 / len(row.winners)


def results_for(head: Mapping[str, Any]) -> Results:
    """Results without a game yet, of what `Results.head` tells. Raises `SetupError` for an unknown game."""
    rules = rules_of(str(head["game"]))
    return Results(
        rules.name,
        head["settings"],
        tuple(head["seats"]),
        head["seed"],
        rules.sources,
        cooperative=rules.cooperative,
        corrections=head["corrections"],
        order=head["order"],
        version=head["version"],
        rules=head["rules"],
    )


def record_of(results: Results, row: Row) -> dict[str, Any]:
    """A row with names, as it is written to .jsonl."""
    head = results.head()
    return {
        "game": head.pop("game"),
        "run": head.pop("seed"),
        "index": row.index,
        "seed": row.seed,
        "seats": list(row.seats),
        "scores": list(row.scores),
        "points": [dict(zip(results.sources, by_source, strict=False)) for by_source in row.points],
        "winners": list(row.winners),
        "rounds": row.rounds,
        "decisions": row.decisions,
        **({"ending": row.ending.how} if row.ending.how else {}),
        **({"measure": row.ending.measure, _column(row): list(row.ending.reached)} if row.ending.measure else {}),
        **{key: head[key] for key in ("settings", "corrections", "order", "version", "rules")},
        "build": row.build,
        **({"uses": [dict(uses) for uses in row.uses]} if row.uses else {}),
    }


def read_record(record: Mapping[str, Any]) -> tuple[dict[str, Any], Row]:
    """What was played (`Results.head`), and a row, of what `record_of` made. Raises `KeyError` or `TypeError` for anything else."""
    seated = tuple(record["seats"])
    first = -record["index"] % len(seated)  # where the first bot of game 0 sits
    head = {key: record[key] for key in ("game", "settings", "corrections", "order", "version", "rules")}
    measure = record.get("measure", "")
    row = Row(
        record["index"],
        record["seed"],
        seated,
        tuple(record["scores"]),
        tuple(tuple(points.values()) for points in record["points"]),
        tuple(record["winners"]),
        record["rounds"],
        record["decisions"],
        Ending(record.get("ending", ""), measure, tuple(record[measure.replace(" ", "_")]) if measure else ()),
        record["build"],
        tuple(record.get("uses", ())),
    )
    return {**head, "seats": [*seated[first:], *seated[:first]], "seed": record["run"]}, row


def _column(row: Row) -> str:
    return row.ending.measure.replace(" ", "_")


def flat_record_of(results: Results, row: Row) -> dict[str, Any]:
    """A row as one line of a table, as it is written to .csv and .parquet: seats are numbered from 1, as people do."""
    flat: dict[str, Any] = {
        "game": results.game,
        "index": row.index,
        "seed": row.seed,
        "rounds": row.rounds,
        "decisions": row.decisions,
    }
    if row.ending.how:
        flat["ending"] = row.ending.how
    for seat, bot in enumerate(row.seats):
        flat[f"seat_{seat + 1}"] = bot
        flat[f"score_{seat + 1}"] = row.scores[seat]
        for source, points in zip(results.sources, row.points[seat], strict=False):
            flat[f"{source}_{seat + 1}"] = points
        flat[f"wins_{seat + 1}"] = results.share(row, seat)
        if row.ending.measure:
            flat[f"{_column(row)}_{seat + 1}"] = row.ending.reached[seat]
        if row.uses:
            flat[f"uses_{seat + 1}"] = json.dumps(row.uses[seat])
    for name, value in results.settings.items():
        flat[f"setting_{name}"] = value
    flat["corrections"] = json.dumps(dict(results.corrections), ensure_ascii=False) if results.corrections else ""
    return flat | {"order": results.order, "version": results.version, "rules": results.rules, "build": row.build}


def check_target(path: str | Path) -> Path:
    """The path of a results file, checked before anything is played. Raises `SetupError`."""
    target = Path(path)
    if target.suffix not in WRITERS:
        raise SetupError(f"Results are written to {', '.join(WRITERS)}; “{target.name}” ends in none of them.")
    if not target.parent.is_dir():
        raise SetupError(f"There is no folder {target.parent}.")
    if target.suffix == ".parquet":
        pyarrow()
    return target


def write_results(path: str | Path, results: Results) -> None:
    """Write results to .jsonl, .csv or .parquet, whole or not at all. Raises `SetupError` when that is not possible."""
    target = check_target(path)
    write_whole(target, lambda file: WRITERS[target.suffix](file, results))


def write_whole(target: Path, write: Callable[[Any], None]) -> None:
    """Write a file whole or not at all. Raises `SetupError` when that is not possible."""
    name = ""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as file:
            write(file)
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
    arrow, parquet = pyarrow()
    rows = [flat_record_of(results, row) for row in results.rows]
    columns = {name: [row[name] for row in rows] for name in (rows[0] if rows else ())}
    what = {
        "game": results.game,
        "seed": results.seed,
        "seats": ",".join(results.seats),
        "version": results.version,
        **results.settings,
    }
    table = arrow.table(columns).replace_schema_metadata({f"cenabum.{key}": value for key, value in what.items()})
    parquet.write_table(table, file)


def pyarrow() -> tuple[Any, Any]:
    """The library that writes Parquet, if it is installed. Raises `SetupError` when it is not."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise SetupError(
            "Parquet files need pyarrow, which is not installed: pip install cenabum[parquet], or write .csv or .jsonl."
        ) from None
    return arrow, parquet


WRITERS: dict[str, Callable[[Any, Results], None]] = {
    ".jsonl": _write_jsonl,
    ".csv": _write_csv,
    ".parquet": _write_parquet,
}
