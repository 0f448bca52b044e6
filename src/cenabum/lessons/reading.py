"""A lesson as it is written: one TOML file. What makes no sense in it is told in a sentence, with the file and the step."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from cenabum.kernel.moves import Move, MoveTable

_LESSON: Final = {"game", "order", "rivals", "seed", "settings", "record", "draws", "steps"}
_STEP: Final = {"says", "points", "made", "allows", "wrong", "ends"}
_ENDS: Final = {"moves": int, "fact": str, "decision": str}


class LessonError(ValueError):
    """A lesson that cannot be given as it is written. It is for whoever writes it, so it is English."""

    def __init__(self, name: str, why: str, step: int = 0) -> None:
        super().__init__(f"The lesson {name}{f', step {step}' if step else ''}: {why}")


@dataclass(frozen=True)
class Pattern:
    """Moves that are alike: a kind, and for some of its arguments the names that are meant."""

    kind: str
    arguments: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def fits(self, move: Move) -> bool:
        """Is it one of these moves?"""
        return move.kind == self.kind and all(move.arguments[key] in names for key, names in self.arguments.items())


@dataclass(frozen=True)
class Ends:
    """What ends a step: so many moves, a fact of the learner's or nobody's doing, or a decision that the learner is asked for."""

    moves: int = 1
    fact: str = ""
    decision: str = ""


@dataclass(frozen=True)
class Step:
    """One step: what is said, what is pointed at, what is done beforehand, which moves are allowed. Without any it is only read."""

    says: str
    points: tuple[str, ...]
    made: tuple[str, ...]
    allows: tuple[Pattern, ...]
    wrong: str
    ends: Ends


@dataclass(frozen=True)
class Rival:
    """Another seat, and its moves in notation, made one after the other as soon as each is possible."""

    name: str
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Script:
    """A lesson as it is written."""

    name: str
    game: str
    order: int
    rivals: tuple[Rival, ...]
    seed: str
    settings: Mapping[str, str]
    record: str
    draws: Mapping[str, tuple[str, ...]]
    steps: tuple[Step, ...]


def parse(name: str, text: str) -> Script:
    """Read a lesson. Raises `LessonError`."""
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(name, f"it is no TOML: {error}.") from None
    reader = _Reader(name, 0)
    reader.only(written, _LESSON)
    steps = reader.tables(written, "steps")
    if not steps:
        raise LessonError(name, "it has no steps.")
    rivals = [
        Rival(reader.text(rival, "name"), reader.texts(rival, "moves")) for rival in reader.tables(written, "rivals")
    ]
    order = written.get("order")
    if not isinstance(order, int):
        raise LessonError(name, "“order” must be a whole number: its place among the lessons of the game.")
    return Script(
        name,
        reader.text(written, "game"),
        order,
        tuple(rivals),
        reader.text(written, "seed"),
        {key: str(value) for key, value in reader.table(written, "settings").items()},
        reader.text(written, "record", ""),
        {stream: reader.texts(reader.table(written, "draws"), stream) for stream in reader.table(written, "draws")},
        tuple(_step(_Reader(name, number), step) for number, step in enumerate(steps, 1)),
    )


def _step(reader: "_Reader", step: Mapping[str, Any]) -> Step:
    reader.only(step, _STEP)
    allows = tuple(_pattern(reader, each) for each in reader.tables(step, "allows"))
    ends = reader.table(step, "ends")
    for key, value in ends.items():
        if key not in _ENDS or not isinstance(value, _ENDS[key]):
            reader.fail("“ends” is moves = a number, fact = a name or decision = a name.")
    if ends and not allows:
        reader.fail("it ends by itself, and allows no move.")
    return Step(
        reader.text(step, "says"),
        reader.texts(step, "points"),
        reader.texts(step, "made"),
        allows,
        reader.text(step, "wrong", ""),
        Ends(**ends),
    )


def _pattern(reader: "_Reader", written: Mapping[str, Any]) -> Pattern:
    arguments = {key: (value,) if isinstance(value, str) else tuple(value) for key, value in written.items()}
    kind = reader.text(written, "kind")
    return Pattern(kind, {key: names for key, names in arguments.items() if key != "kind"})


def check_moves(script: Script, table: MoveTable) -> None:
    """Every pattern must be of moves that the game has. Raises `LessonError`."""
    kinds = {kind.name: kind.arguments for kind in table.kinds}
    for number, step in enumerate(script.steps, 1):
        for pattern in step.allows:
            if pattern.kind not in kinds:
                raise LessonError(script.name, f"there is no kind of move “{pattern.kind}”.", number)
            for key, names in pattern.arguments.items():
                if key not in kinds[pattern.kind]:
                    raise LessonError(script.name, f"the move “{pattern.kind}” has no argument “{key}”.", number)
                for name in names:
                    if name not in table.names[key]:
                        raise LessonError(script.name, f"there is no {key} “{name}”.", number)


class _Reader:
    def __init__(self, name: str, step: int) -> None:
        self.name = name
        self.step = step

    def fail(self, why: str) -> NoReturn:
        raise LessonError(self.name, why, self.step)

    def only(self, written: Mapping[str, Any], known: set[str]) -> None:
        for key in written:
            if key not in known:
                self.fail(f"“{key}” means nothing here; there are {', '.join(sorted(known))}.")

    def text(self, written: Mapping[str, Any], key: str, default: str | None = None) -> str:
        value = written.get(key, default)
        if not isinstance(value, str):
            self.fail(f"“{key}” must be a text.")
        return str(value)

    def texts(self, written: Mapping[str, Any], key: str) -> tuple[str, ...]:
        value = written.get(key, [])
        if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(one, str) for one in value):
            self.fail(f"“{key}” must be a list of texts.")
        return tuple(value)

    def table(self, written: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        value = written.get(key, {})
        if not isinstance(value, Mapping):
            self.fail(f"“{key}” must be a table.")
        return dict(value)

    def tables(self, written: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
        value = written.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, Mapping) for one in value):
            self.fail(f"“{key}” must be a list of tables.")
        return list(value)
