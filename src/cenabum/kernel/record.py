"""The record: a game as text. Set-up, then one line a decision, with the results of chance below the decision that asked for them.

See docs/record.md for the format.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cenabum.kernel.keyed import FAST, KEYED
from cenabum.kernel.refusal import InWords
from cenabum.kernel.rules import Seat, Setup, Stream
from cenabum.kernel.words import Sentence, Text, say

VERSION = 1
MOST_CHARACTERS = 4_000_000


class RecordError(InWords):
    """A text that is not a record, or a record that cannot be played: why, and in which `line`."""

    def __init__(
        self, reason: Sentence | str, line: int = 0, files: tuple[str, ...] = (), seats: Sequence[str] = ()
    ) -> None:
        words = reason if isinstance(reason, str) or not line else say("at-line", line=Text(line), why=reason)
        super().__init__(words, files, seats)
        self.args = (reason, line, files, seats)
        self.line = line


@dataclass
class Entry:
    """One decision: who, what, the chance results that followed, and for a refused try the rule that refused it."""

    seat: str
    notation: str
    chance: list[tuple[str, list[str]]] = field(default_factory=list)
    refused: str = ""
    code: int = -1
    line: int = 0


@dataclass
class Record:
    """A game as data, before it is played."""

    setup: Setup
    rules: int
    data: str
    opening: list[tuple[str, list[str]]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    result: dict[str, int] = field(default_factory=dict)

    @property
    def has_chance(self) -> bool:
        """Does the record say what was drawn?"""
        return bool(self.opening) or any(entry.chance for entry in self.entries)

    def text(self) -> str:
        """The record as text."""
        setup = self.setup
        lines = [f"cenabum {VERSION}", f"game {setup.game}"]
        lines += [f"{name} {value}" for name, value in setup.settings.items()]
        lines += [f"rules {self.rules}", f"data {self.data}"]
        lines += [f"figure {path} {json.dumps(value, ensure_ascii=False)}" for path, value in setup.corrections.items()]
        if setup.seed is not None:
            lines.append(f"seed {json.dumps(setup.seed, ensure_ascii=False)}")
            if setup.chance != FAST:
                lines.append(f"chance {setup.chance}" + (f" from {setup.seeded_from}" if setup.seeded_from else ""))
            lines += [f"nonce {setup.nonce}"] if setup.nonce else []
        lines += [
            f"seat {seat.name}" + ("" if seat.player == "person" else f" = {seat.player}") for seat in setup.seats
        ]
        lines.append("")
        lines += _chance_lines(self.opening)
        for entry in self.entries:
            if entry.refused:
                lines.append(f"! {entry.seat}: {entry.notation} [{entry.refused}]")
            else:
                lines.append(f"{entry.seat}: {entry.notation}")
            lines += _chance_lines(entry.chance)
        if self.result:
            lines.append("= " + ", ".join(f"{name} {points}" for name, points in self.result.items()))
        return "\n".join(lines) + "\n"


def _chance_lines(chance: list[tuple[str, list[str]]]) -> list[str]:
    return [f"~ {stream}: {' '.join(kinds)}" for stream, kinds in chance]


def parse_record(text: str) -> Record:
    """Read a record. Raises `RecordError` with the line and what is wrong with it."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(say("record-long", number=MOST_CHARACTERS))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")  # an editor's habits change nothing
    if not lines[0].startswith("cenabum "):
        raise RecordError(say("record-none"), 1)
    version = lines[0].split()[1:]
    if version != [str(VERSION)]:
        newer = len(version) == 1 and (_number(version[0]) or 0) > VERSION
        raise RecordError(say("record-newer") if newer else say("record-version"), 1)
    header: dict[str, str] = {}
    corrections: dict[str, object] = {}
    seats: list[Seat] = []
    number = 1
    for number, line in enumerate(lines[1:-1], start=2):  # the last piece is what follows the last line's end
        if not line.strip():
            break
        _header_line(line, number, header, corrections, seats)
    else:
        raise RecordError(say("record-header-cut"), number)
    for needed in ("game", "rules", "data"):
        if needed not in header:
            raise RecordError(say("record-header-lacks", key=Text(needed)), number)
    if not seats:
        raise RecordError(say("record-no-seats"), number)
    rules = _number(header.pop("rules"))
    if rules is None:
        raise RecordError(say("record-rules"), number)
    game, data, seed = header.pop("game"), header.pop("data"), _seed(header.pop("seed", None), number)
    chance, seeded_from = _generator(header.pop("chance", FAST), number)
    nonce = header.pop("nonce", "")
    setup = Setup(game, header, tuple(seats), seed, corrections)
    if seed is not None:
        setup = replace(setup, chance=chance, seeded_from=seeded_from, nonce=nonce)
    record = Record(setup, rules=rules, data=data)
    for line_number, line in enumerate(lines[number:], start=number + 1):
        _play_line(line, line_number, record)
    if lines[-1]:
        raise RecordError(say("record-cut"), len(lines))
    return record


def _header_line(
    line: str, number: int, header: dict[str, str], corrections: dict[str, object], seats: list[Seat]
) -> None:
    if line.startswith("#"):
        return
    key, _, value = line.partition(" ")
    if not value:
        raise RecordError(say("record-no-value", written=Text(line[:60])), number)
    if key == "seat":
        name, _, player = value.partition(" = ")
        seats.append(Seat(name.strip(), player.strip() or "person"))
    elif key == "figure":
        path, _, written = value.partition(" ")
        try:
            corrections[path] = json.loads(written)
        except (ValueError, RecursionError):
            raise RecordError(say("record-figure", path=Text(path[:60])), number) from None
    elif key in header:
        raise RecordError(say("record-twice", key=Text(key[:60])), number)
    else:
        header[key] = value.strip()


def _seed(written: str | None, number: int) -> str | None:
    if written is None:
        return None
    try:
        seed = json.loads(written)
    except (ValueError, RecursionError):
        seed = None
    if isinstance(seed, int) and not isinstance(seed, bool):
        seed = str(seed)
    if not isinstance(seed, str) or any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise RecordError(say("record-seed"), number)
    return seed


def _generator(written: str, number: int) -> tuple[str, int]:
    """Which generator draws, and after how many decisions it begins: `keyed-1`, `keyed-1 from 120`."""
    name, _, begins = written.partition(" from ")
    first = _number(begins) if begins else 0
    if first is None or name not in ((KEYED,) if begins else (FAST, KEYED)):
        raise RecordError(say("record-generator", written=Text(written[:60])), number)
    return name, first


def _play_line(line: str, number: int, record: Record) -> None:
    if not line.strip() or line.startswith("#"):
        return
    if record.result:
        raise RecordError(say("record-after-result"), number)
    if line.startswith("~ "):
        stream, colon, kinds = line[2:].partition(": ")
        if not colon or not kinds.split():
            raise RecordError(say("record-chance"), number)
        if record.entries and record.entries[-1].refused:
            raise RecordError(say("record-chance-refused"), number)
        chance = record.entries[-1].chance if record.entries else record.opening
        chance.append((stream.strip(), kinds.split()))
    elif line.startswith("= "):
        record.result = _result(line[2:], number)
    else:
        refused = ""
        if line.startswith("! "):
            line, bracket, rule = line[2:].rpartition(" [")
            if not bracket or not rule.endswith("]"):
                raise RecordError(say("record-refused-rule"), number)
            refused = rule[:-1]
        seat, colon, notation = line.partition(": ")
        if not colon or not notation.strip():
            raise RecordError(say("record-no-move", written=Text(line[:60])), number)
        record.entries.append(Entry(seat.strip(), " ".join(notation.split()), refused=refused, line=number))


def _result(text: str, number: int) -> dict[str, int]:
    result: dict[str, int] = {}
    for part in text.split(", "):
        name, _, points = part.strip().rpartition(" ")
        value = _number(points)
        if not name or value is None:
            raise RecordError(say("record-result"), number)
        result[name] = value
    return result


def _number(written: str) -> int | None:
    """A whole number as people write it, of at most ten digits."""
    return int(written) if re.fullmatch("[0-9]{1,10}", written) else None


def as_drawn(lines: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Chance results as `Game.play` wants to be told them."""
    return [f"{stream}:{kind}" for stream, kinds in lines for kind in kinds]


def chance_lines(results: Sequence[tuple[int, int]], streams: Sequence[Stream]) -> list[tuple[str, list[str]]]:
    """Chance results as they stand in a record: one line for each run of draws from the same stream."""
    lines: list[tuple[str, list[str]]] = []
    last = -1
    for stream, kind in results:
        if stream != last:
            lines.append((streams[stream].name, []))
            last = stream
        lines[-1][1].append(streams[stream].kinds[kind])
    return lines


def chance_results(
    lines: Sequence[tuple[str, list[str]]], streams: Sequence[Stream], line: int
) -> list[tuple[int, int]]:
    """Chance lines back as (stream, kind)."""
    numbers = {stream.name: number for number, stream in enumerate(streams)}
    results: list[tuple[int, int]] = []
    for name, kinds in lines:
        if name not in numbers:
            raise RecordError(say("record-no-stream", name=Text(name[:60])), line)
        stream = streams[numbers[name]]
        for kind in kinds:
            if kind not in stream.kinds:
                raise RecordError(say("record-no-draw", written=Text(kind[:60]), name=Text(name)), line)
            results.append((numbers[name], list(stream.kinds).index(kind)))
    return results
