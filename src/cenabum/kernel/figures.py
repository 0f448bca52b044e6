"""Figures: what is printed on the components of a game, with how sure we are of each and where it comes from.

A game keeps its figures as TOML files in a package. The path of a figure is the file's name and the keys that lead to
it: `spaces` under `[hayrick]` in `places.toml` is `places.hayrick.spaces`. A plain value is printed in the rulebook
text, hence certain; other figures are `{ value = ..., confidence = "likely", source = "..." }`. Both words in a table
without `value` hold for all below it. `[sources]` maps short keys to sentences, `printed` is that of plain values.

An overlay is a TOML file of the same shape with the file's name as its first key (`[places.hayrick]`); it corrects
figures and can neither add nor remove any. A table of figures is corrected figure by figure; a table that is the
`value` of a figure is replaced as a whole. Whether a corrected value makes sense is for the game to say: it checks the
words and sums it knows and refuses with `figures.error(path, reason)`, which finds the file and line.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

CONFIDENCES: Final = ("certain", "likely", "reconstructed", "corrected")  # the last one is for overlays
LARGEST: Final = 1_000_000

_Path = tuple[str, ...]
_WORDS: Final[dict[type, str]] = {bool: "true or false", int: "a whole number", float: "a number", str: "text"}
_WORDS.update({list: "a list", tuple: "a list", dict: "a table"})

_KEY: Final = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')"""
_KEYS: Final = rf"{_KEY}(?:\s*\.\s*{_KEY})*"
_HEADER: Final = re.compile(rf"\s*\[\[?\s*({_KEYS})\s*\]")
_ENTRY: Final = re.compile(rf"\s*({_KEYS})\s*=")
_SYNTAX_LINE: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)\s*$")


class FiguresError(ValueError):
    """A data file or an overlay cannot be used: where (`file`, `line`, `key`) and why (`reason`), in one sentence."""

    def __init__(self, file: str, line: int, key: str, reason: str) -> None:
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {_readable(key)} {reason}" if key else f"{place}: {reason}")
        self.file = file
        self.line = line
        self.key = key
        self.reason = reason


class Figure(NamedTuple):
    """One figure: its value, how sure it is, what it rests on, its file, and whether an overlay set it."""

    path: str
    value: Any  # mypyc cannot compile `object` here
    confidence: str
    source: str
    file: str
    overlaid: bool


class _Origin(NamedTuple):
    """Where values come from: a file's name and text. The first `depth` keys of a path are not in the text."""

    name: str
    text: str
    depth: int
    sources: dict[str, str]

    def line(self, path: _Path) -> int:
        return find_line(self.text, path[self.depth :])

    def error(self, path: _Path, reason: str) -> FiguresError:
        return FiguresError(self.name, self.line(path), ".".join(path), reason)

    def tags(self, table: Mapping[str, object], path: _Path, known: tuple[str, str]) -> tuple[str, str]:
        """Give the confidence and source a table states, or else those known from above."""
        confidence, source = table.get("confidence", known[0]), table.get("source", known[1])
        if confidence not in CONFIDENCES:
            raise self.error((*path, "confidence"), f"must be one of {', '.join(CONFIDENCES)}")
        if not isinstance(source, str):
            raise self.error((*path, "source"), "must be text")
        return str(confidence), self.sources.get(source, source)


_HANDED_OVER: Final = _Origin("corrections", "", 0, {})  # corrections that were handed over, not read from a file


class Figures:
    """All figures of a game. `tree` is nested dicts of plain values in the order of the files, not to be changed."""

    def __init__(self) -> None:
        self.tree: dict[str, object] = {}
        self.overlays: dict[str, object] = {}
        self._figures: dict[_Path, Figure] = {}
        self._shapes: dict[_Path, object] = {}
        self._origins: dict[_Path, _Origin] = {}

    def get(self, path: str) -> object:
        """Give the value at a path: of one figure, or a dict of all figures below it."""
        found: object = self.tree
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                raise KeyError(path)
            found = found[key]
        return found

    def listing(self) -> list[Figure]:
        """Every figure, in the order of the files."""
        return list(self._figures.values())

    def reconstructed(self, used: Collection[str] = ()) -> list[str]:
        """The names of the data files with figures of our own making; of those that are `used`, if any are named."""
        found = {path[0] for path, figure in self._figures.items() if figure.confidence == "reconstructed"}
        return sorted(found & set(used) if used else found)

    def __eq__(self, other: object) -> bool:
        """The same values are the same figures, wherever they come from."""
        return isinstance(other, Figures) and self.digest == other.digest

    def __hash__(self) -> int:
        """So that what is made of the figures can be kept."""
        return hash(self.digest)

    @cached_property
    def digest(self) -> str:
        """A short fingerprint of all values and their order."""
        text = json.dumps(self.tree, separators=(",", ":"), allow_nan=False)
        return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]

    def where(self, path: str) -> tuple[str, int]:
        """Find the file and line that set the figure at a path, or the nearest table around it."""
        keys = tuple(path.split("."))
        around = [keys[:length] for length in range(len(keys), 0, -1) if keys[:length] in self._origins]
        return (self._origins[around[0]].name, self._origins[around[0]].line(keys)) if around else ("", 0)

    def error(self, path: str, reason: str) -> FiguresError:
        """Make the refusal of a value, for the game to raise; `reason` continues the sentence begun by the path."""
        return FiguresError(*self.where(path), path, reason)

    def read(self, origin: _Origin, raw: object, path: _Path, known: tuple[str, str]) -> object:
        """Take in a figure or a table of a data file, and give its plain value."""
        self._origins[path] = origin
        if isinstance(raw, dict):
            known = origin.tags(raw, path, known)
            if "value" not in raw:
                keys = [key for key in raw if key not in ("confidence", "source")]
                return {key: self.read(origin, raw[key], (*path, key), known) for key in keys}
            raw = raw["value"]
        self._shapes[path] = raw
        self._figures[path] = Figure(".".join(path), raw, *known, origin.name, False)
        return raw

    def correct(self, origin: _Origin, raw: object, path: _Path) -> None:
        """Take in an overlay's value for a path that exists."""
        if path in self._shapes:
            self._replace(origin, raw, path)
        elif not isinstance(raw, dict):
            some = ", ".join(list(self._inside(path))[:4])
            raise origin.error(path, f"must be a table of figures such as {some}, not {_kind(raw)}")
        else:
            origin.tags(raw, path, ("corrected", ""))
            for key in [key for key in raw if key not in ("confidence", "source")]:
                self.check_known(origin, (*path, key))
                self.correct(origin, raw[key], (*path, key))

    def check_known(self, origin: _Origin, path: _Path) -> None:
        """Refuse a path that no data file has, with the nearest one that exists; the table around it must exist."""
        around, key = path[:-1], path[-1]
        if around in self._shapes:
            raise origin.error(path, f"cannot be corrected alone; correct {'.'.join(around)} as a whole")
        inside = self._inside(around)
        if key not in inside:
            near = [".".join((*around, name)) for name in difflib.get_close_matches(key[:100], inside, 1)]
            near += [".".join(other) for other in self._origins if other[-1] == key]
            hint = f"did you mean {near[0]}?" if near else f"known here: {', '.join(list(inside)[:8])}"
            raise origin.error(path, f"is not a known figure; {hint}")

    def _inside(self, path: _Path) -> dict[str, object]:
        table = self.get(".".join(path)) if path else self.tree
        assert isinstance(table, dict)
        return table

    def _replace(self, origin: _Origin, raw: object, path: _Path) -> None:
        """Set one figure, if the value has the shape of the one it replaces."""
        source = Path(origin.name).name
        if isinstance(raw, dict) and "value" in raw:
            for key in raw.keys() - {"value", "confidence", "source"}:
                raise origin.error((*path, str(key)), "cannot stand beside value; only confidence and source can")
            stated = origin.tags(raw, path, ("corrected", ""))[1]
            source = f"{source}: {stated}" if stated else source
            raw = raw["value"]
        try:
            value = _fit(self._shapes[path], raw)
        except _MisfitError as misfit:
            raise origin.error(path, str(misfit)) from None
        name = ".".join(path)
        self._inside(path[:-1])[path[-1]] = self.overlays[name] = value
        self._origins[path] = origin
        self._figures[path] = Figure(name, value, "corrected", source, origin.name, True)


class _MisfitError(Exception):
    """A value does not have the shape of the figure it is to replace."""


def _fit(shape: object, value: object) -> object:
    """Copy the value if it has the shape of another one.

    Every entry of a list has the shape of the first one, in an empty list that of text. Only a table whose values are
    of one kind may get other keys.
    """
    if isinstance(shape, list) and isinstance(value, list | tuple):
        return [_fit_entry(shape[0] if shape else "", entry, number) for number, entry in enumerate(value, 1)]
    if isinstance(shape, dict) and isinstance(value, dict):
        if len({type(entry) for entry in shape.values()}) != 1 and set(value) != set(shape):
            raise _MisfitError(f"must have exactly the keys {', '.join(shape)}")
        if "value" in value:
            raise _MisfitError("cannot have an entry named value")
        for key in value:
            _fit_entry("", key, key)
        first = next(iter(shape.values()), None)
        return {str(key): _fit_entry(shape.get(key, first), entry, key) for key, entry in value.items()}
    if type(shape) is float and type(value) is int and abs(value) <= LARGEST:
        return float(value)
    if type(value) is not type(shape):
        raise _MisfitError(f"must be {_kind(shape)}, not {_kind(value)}")
    least = -LARGEST if isinstance(value, float) else 0
    if isinstance(value, int | float) and not least <= value <= LARGEST:
        raise _MisfitError(f"must be from {least} to {LARGEST}")
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _MisfitError("must be text that can be written down")  # half a character, which JSON lets through
    return value


def _fit_entry(shape: object, value: object, name: object) -> object:
    try:
        return _fit(shape, value)
    except _MisfitError as misfit:
        raise _MisfitError(f"has a wrong entry {_readable(str(name))}: it {misfit}") from None


def _kind(value: object) -> str:
    return _WORDS.get(type(value), "a date or time")


def _readable(text: str) -> str:
    """Text from a file, safe to show inside a sentence."""
    shown = text if text.isprintable() else ascii(text)
    return shown if len(shown) <= 80 else shown[:77] + "..."


def find_line(text: str, keys: Sequence[str]) -> int:
    """Find the line of a TOML text that comes nearest to a key, by its headers and entries (tomllib tells none)."""
    header: _Path = ()
    best, best_line = 0, min(len(text), 1)
    for number, line in enumerate(text.split("\n"), 1):
        if not (match := _HEADER.match(line) or _ENTRY.match(line)):
            continue
        path = tuple(key.strip("\"'") for key in re.findall(_KEY, match[1]))
        header, path = (path, path) if match.re is _HEADER else (header, header + path)
        while best < len(path) and path[: best + 1] == tuple(keys[: best + 1]):
            best, best_line = best + 1, number
    return best_line


def _parse(name: str, data: bytes, depth: int) -> tuple[_Origin, dict[str, object]]:
    """Read a TOML file: its text with its `[sources]`, and all else that it says."""
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
        values: dict[str, object] = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise FiguresError(name, data.count(b"\n", 0, error.start) + 1, "", "is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        match = _SYNTAX_LINE.search(str(error))
        line = int(match[1]) if match and match[1] else text.count("\n") + 1
        raise FiguresError(
            name, line, "", f"is not valid TOML: {_readable(_SYNTAX_LINE.sub('', str(error)))}"
        ) from None
    except (ValueError, RecursionError):  # a number of thousands of digits; lists in lists in lists
        raise FiguresError(name, 0, "", "has a value that is too large to read") from None
    table = values.pop("sources", {})
    if not isinstance(table, dict) or not all(isinstance(sentence, str) for sentence in table.values()):
        raise FiguresError(name, find_line(text, ("sources",)), "sources", "must be a table of sentences")
    return _Origin(name, text, depth, table), values


@cache
def _files(package: str) -> list[tuple[_Origin, dict[str, object]]]:
    """A package's data files as they were read once; what is corrected is replaced, so nothing in them ever changes."""
    files = [entry for entry in resources.files(package).iterdir() if entry.name.endswith(".toml")]
    return [_parse(entry.name, entry.read_bytes(), 1) for entry in sorted(files, key=lambda entry: entry.name)]


def _read_figures(package: str) -> Figures:
    figures = Figures()
    for origin, data in _files(package):
        stem = origin.name.removesuffix(".toml")
        printed = origin.sources.get("printed", "rulebook text")
        figures.tree[stem] = figures.read(origin, data, (stem,), ("certain", printed))
    return figures


_printed_figures = cache(_read_figures)


def load_figures(package: str, overlays: Sequence[Path] = (), corrections: Mapping[str, object] = {}) -> Figures:
    """Read a package's data files; correct them by overlay files, then by the `overlays` a record kept.

    Figures are not changed after they are loaded, so those without corrections are read once.
    """
    if not overlays and not corrections:
        return _printed_figures(package)
    figures = _read_figures(package)
    for overlay in overlays:
        try:
            raw = Path(overlay).read_bytes()
        except (OSError, ValueError) as error:
            reason = (isinstance(error, OSError) and error.strerror) or str(error)
            raise FiguresError(str(overlay), 0, "", f"cannot be read: {reason}") from None
        origin, data = _parse(str(overlay), raw, 0)
        figures.correct(origin, data, ())
    for path, value in corrections.items():
        keys = tuple(path.split("."))
        for length in range(len(keys)):
            figures.check_known(_HANDED_OVER, keys[: length + 1])
        figures.correct(_HANDED_OVER, value, keys)
    return figures
