"""`cenabum learn`: lessons in the terminal. What was done is kept after every step, so that one can leave and come back."""

import json
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import cenabum
from cenabum.cli import saves
from cenabum.cli.choices import Choices
from cenabum.cli.drawing import drawing_of
from cenabum.cli.errors import GOOD, Problem
from cenabum.cli.play import unlikely
from cenabum.cli.prompts import Leave, meant, read_line
from cenabum.cli.speech import language, said
from cenabum.cli.telling import Teller
from cenabum.cli.terminal import console, grid, plain
from cenabum.kernel.core import Core
from cenabum.kernel.files import write_atomically
from cenabum.kernel.language import Language
from cenabum.kernel.moves import UnknownMove
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import GAMES
from cenabum.kernel.steps import Step
from cenabum.kernel.words import Text, say
from cenabum.lessons import NEXT, Lesson, lessons_of
from cenabum.lessons.lesson import LEARNER
from cenabum.lessons.reading import Script
from cenabum.lessons.shelf import words_of


def learn_in_terminal(wanted: str) -> int:
    """List the lessons, or take one: `first`, or `orleans/first` where several games have one of this name."""
    out = console()
    if not wanted:
        _list(out)
        return GOOD
    with suppress(Leave):
        Sitting(_named(wanted), out).run()
    return GOOD


def _all() -> list[Script]:
    return [script for game in GAMES for script in lessons_of(game)]


def _id(script: Script) -> str:
    return f"{script.game}/{script.name}"


def _named(wanted: str) -> Script:
    found = [script for script in _all() if wanted in (script.name, _id(script))]
    if not found:
        raise SetupError(say("no-lesson", written=Text(wanted)))
    return found[0]


def _list(out: Console) -> None:
    words, kept = Language(language().name), _kept()
    rows = []
    for script in _all():
        files, at = words_of(script.game), kept.get(_id(script), [])
        state = said("lesson-begun") if at else ""
        rows.append([_id(script), words.message(files, f"lesson-{script.name}"), state])
    out.print(grid(rows))
    out.print(said("how-to-learn"), markup=False)


def _file() -> Path:
    return saves.folder() / "lessons.json"


def _kept() -> dict[str, list[str]]:
    """What was done in each lesson, in notation; a step that was read is empty. What cannot be read counts for nothing."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


class Taught(cenabum.Game):
    """The table of a lesson as the terminal draws it: the learner's, with what is planned so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.journal = lesson.journal
        self.asked = False
        self.seats = lesson.names
        self.streams = self.journal.streams(self.seats)
        self.entries = []
        self.events = []
        self.opening = []

    @property
    def state(self) -> Core:
        """As the learner knows it."""
        state: Core = self.journal.own(LEARNER)
        return state


class Sitting:
    """One sitting at a lesson."""

    def __init__(self, script: Script, out: Console) -> None:
        self.out = out
        self.script = script
        self.begin(self.remembered())

    def begin(self, done: list[int]) -> None:
        """The lesson after so much has been done."""
        self.lesson = Lesson(self.script, said("usual-name"), done)
        self.game = Taught(self.lesson)
        self.table = drawing_of(self.game)
        self.drawn = ""

    def remembered(self) -> list[int]:
        """What was done the last time, as far as it goes."""
        lesson = Lesson(self.script, said("usual-name"))
        for notation in _kept().get(_id(self.script), []):
            try:
                if notation:
                    legal = lesson.allowed()
                    lesson.play(next(code for code in lesson.journal.moves.codes(notation) if code in legal))
                else:
                    lesson.next()
            except (cenabum.Refused, UnknownMove, StopIteration):
                break
        return [] if lesson.over else lesson.done

    def keep(self) -> None:
        """Write down what has been done."""
        moves = self.lesson.journal.moves
        done = [] if self.lesson.over else ["" if code == NEXT else str(moves.move(code)) for code in self.lesson.done]
        try:
            saves.folder().mkdir(parents=True, exist_ok=True)
            write_atomically(_file(), json.dumps({**_kept(), _id(self.script): done}, ensure_ascii=False))
        except OSError as error:
            raise Problem(said("cannot-be-saved", path=_file(), reason=error.strerror)) from None

    def run(self) -> None:
        """Until the lesson is over, or the learner leaves."""
        self.out.print(said("lesson-how", name=self.lesson.names[LEARNER]), style="dim", markup=False)
        while not self.lesson.over:
            self.turn()
            self.keep()
        self.out.print(f"\n[bold]{said('lesson-ended')}[/]")

    def turn(self) -> None:
        """One step, or one move of it."""
        lesson, person = self.lesson, self.lesson.names[LEARNER]
        if not lesson.reads:
            self.draw(person)
        number, all_steps = lesson.number + 1, len(self.script.steps)
        self.out.print(f"\n[bold]{number}/{all_steps}[/] {plain(lesson.says(language().name))}")
        choices = Choices(self.game, person, self.table)
        if not lesson.reads:
            self.out.print(choices.drawn())
        while True:
            line = read_line(self.out, said("lesson-next") if lesson.reads else self.table.asked(person))
            if self.answer(person, line, choices):
                return

    def draw(self, person: str) -> None:
        """The whole table once a round, else what matters."""
        key = self.table.moment(person)
        (self.table.overview if key != self.drawn else self.table.glance)(person, self.out)
        self.drawn = key

    def answer(self, person: str, line: str, choices: Choices) -> bool:
        """Do what was typed. True when it is another step, or another table."""
        command = line.casefold()
        if command in ("quit", "q"):
            raise Leave
        if command == "back":
            self.begin(self.lesson.before())
            return True
        if line.startswith("?"):
            self.table.explain(person, line[1:].strip(), choices, self.out)
            return False
        if command in self.table.PARTS:
            self.table.part(command, person, self.out)
            return False
        try:
            if command == "skip":
                self.tell(self.lesson.skip())
            elif not line:
                self.tell(self.lesson.next())
            else:
                found = meant(line, choices.moves, choices.labels).moves
                move = found[0] if found else unlikely(self.game, line)
                self.tell(self.lesson.play(self.game.code(LEARNER, move)))
        except cenabum.Refused as refused:
            why = " ".join(refused.refusal.among(self.game.seats).told(language().name)).rstrip()
            self.out.print(said("refused", why=why), markup=False, style="yellow")
            return False
        return True

    def tell(self, steps: list[Step]) -> None:
        """What has happened."""
        self.table = drawing_of(
            self.game
        )  # a drawing keeps what it saw until there is a new entry, and a lesson has none
        for sentence in Teller(self.game).tell([fact for step in steps for fact in step.facts]):
            self.out.print(f"· {plain(sentence)}")
