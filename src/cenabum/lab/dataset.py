"""A data set with one row for each decision, for learning from games that bots have played: Parquet files in a folder.

A row has what the seat saw (`row`, the numbers that `features` names), the codes of its legal moves, the one it chose, and how the
game ended for it. Names, version and settings are in the metadata of every file (`cenabum.features`, `cenabum.version` …).
"""

import io
import json
from pathlib import Path
from typing import Any

from cenabum.kernel.decision import kind_of
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
from cenabum.kernel.start import start
from cenabum.lab.bout import Bout
from cenabum.lab.results import Results, Row, pyarrow

COLUMNS = (
    ("index", "int32"), ("seed", "string"), ("number", "int32"), ("seat", "int8"), ("bot", "string"), ("round", "int32"),
    ("decision", "string"), ("move", "string"), ("code", "int32"), ("score", "int32"), ("wins", "float32"),
)  # fmt: skip


class Decisions:
    """Looks on while games are played, and writes down every decision."""

    def __init__(self, results: Results) -> None:
        self.results = results
        rules = rules_of(results.game)
        state = start(results.game, len(results.seats), 0, corrections=results.corrections, **results.settings)
        self.features = rules.features(state.components)
        self.moves = state.components.moves
        self.columns: dict[str, list[Any]] = {name: [] for name, _ in COLUMNS} | {"legal": [], "row": []}
        self.number = 0

    def decided(self, seen: Any, seat: int, bot: str, code: int) -> None:
        """A seat has decided."""
        kind = self.features.decisions[kind_of(seen.players[seat].pending[-1])]
        told = {
            "number": self.number,
            "seat": seat,
            "bot": bot,
            "round": getattr(seen, "round", 0),
            "decision": kind,
            "move": str(self.moves.move(code)),
            "code": code,
            "legal": list(seen.legal(seat)),
            "row": self.features.row(seen, seat),
        }
        for name, value in told.items():
            self.columns[name].append(value)
        self.number += 1

    def ended(self, row: Row) -> None:
        """The game is over: how it ended goes to all its decisions."""
        seats = self.columns["seat"][-self.number :] if self.number else []
        self.columns["index"] += [row.index] * self.number
        self.columns["seed"] += [row.seed] * self.number
        self.columns["score"] += [row.scores[seat] for seat in seats]
        self.columns["wins"] += [self.results.share(row, seat) for seat in seats]
        self.number = 0

    def written(self) -> bytes:
        """All of it as a Parquet file."""
        arrow, parquet = pyarrow()
        types = {name: getattr(arrow, kind)() for name, kind in COLUMNS}
        types |= {"legal": arrow.list_(arrow.int32()), "row": arrow.list_(arrow.int16(), len(self.features.names))}
        head = self.results.head() | {"features": self.features.names, "most": self.features.most}
        said = {
            f"cenabum.{key}": value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            for key, value in head.items()
        }
        fields = [(name, types[name]) for name in self.columns]
        table = arrow.table(self.columns, schema=arrow.schema(fields, metadata=said))
        file = io.BytesIO()
        parquet.write_table(table, file, compression="zstd")
        return file.getvalue()


def check_folder(folder: Path, *, begun: bool) -> None:
    """Make the folder of a data set, before anything is played. Raises `SetupError` when it cannot be used."""
    pyarrow()
    try:
        folder.mkdir(exist_ok=True)
        if not begun and any(folder.iterdir()):
            raise SetupError(f"{folder} is not empty; choose a new folder for the decisions.")
    except OSError as error:
        raise SetupError(f"{folder} cannot be a folder for the decisions: {error.strerror}.") from None


def file_of(folder: Path, bouts: list[Bout]) -> Path:
    """Where the decisions of some games go."""
    return folder / f"games-{bouts[0].index:07}-{bouts[-1].index:07}.parquet"
