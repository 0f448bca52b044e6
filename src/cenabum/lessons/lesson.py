"""A lesson that somebody takes: a game, the step it has come to, and what may be done there.

Draws are scripted and the other seats play what is written, so a lesson is a function of its file and of what the learner has done:
`done` is all that has to be kept. Whoever comes back hands it in and is where they were.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cenabum.kernel.game import replay
from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import KEYED
from cenabum.kernel.language import Language
from cenabum.kernel.moves import UnknownMove
from cenabum.kernel.record import RecordError, chance_results, parse_record
from cenabum.kernel.refusal import Refusal, Refused
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import Seat, Setup
from cenabum.kernel.seating import check_settings
from cenabum.kernel.steps import Step as Played
from cenabum.kernel.words import Words, say
from cenabum.lessons.reading import LessonError, Script, Step, check_moves
from cenabum.lessons.shelf import recorded, words_of

LEARNER: Final = 0
NEXT: Final = -1
"""In `done`: a step that is only read was left."""
MOST_MOVES: Final = 500
"""So many moves of the other seats in a row: a lesson in which they never come to an end is wrong."""
QUIET: Final = ("done", "pass")


class Lesson:
    """A lesson and how far somebody has come in it. Raises `LessonError` when it cannot be given as it is written."""

    def __init__(self, script: Script, learner: str = "Ana", done: Iterable[int] = ()) -> None:
        self.script = script
        self.names = [learner, *(rival.name for rival in script.rivals)]
        self.files = words_of(script.game)
        self.journal = _begun(script)
        check_moves(script, self.journal.moves)
        self.done: list[int] = []
        self.number = 0
        self._moves = 0
        self._marks = [0]  # how much was done when each step began
        self._left = [list(rival.moves) for rival in script.rivals]
        self._begin()
        for code in done:
            if code == NEXT:
                self.next()
            else:
                self.play(code)

    # ---- where it is

    @property
    def over(self) -> bool:
        """Has the last step been done?"""
        return self.number >= len(self.script.steps)

    @property
    def step(self) -> Step:
        """The step it has come to; at the end the last one."""
        return self.script.steps[min(self.number, len(self.script.steps) - 1)]

    @property
    def reads(self) -> bool:
        """Is the step only to be read?"""
        return not self.over and not self.step.allows

    def says(self, language: str) -> str:
        """What the step says."""
        return Language(language).tell(Words(self.step.says), self.files)

    def allowed(self) -> list[int]:
        """The moves that may be made now, those that are written first before the others."""
        if self.over:
            return []
        legal = self.journal.own(LEARNER).legal(LEARNER)
        found = [code for pattern in self.step.allows for code in legal if pattern.fits(self.journal.moves.move(code))]
        return list(dict.fromkeys(found))

    # ---- going on

    def play(self, code: int) -> list[Played]:
        """Make a move: all that happened, the moves of others too. Raises `Refused`, and nothing has changed."""
        if code not in self.allowed():
            raise Refused(self.wrong(code))
        facts, happened = self._make(LEARNER, code)
        self.done.append(code)
        self._moves += 1
        facts_2, happened_2 = self._others()
        if self._ended({*facts, *facts_2}):
            happened_2 += self._forward()
        return happened + happened_2

    def next(self) -> list[Played]:
        """Go on from a step that is only read. Raises `Refused`."""
        if not self.reads:
            raise Refused(Refusal("", say("lesson-do-it"), files=self.files))
        self.done.append(NEXT)
        return self._forward()

    def skip(self) -> list[Played]:
        """Have the step done: of the moves that are allowed, always the one that is written first."""
        if self.over:
            return []
        if self.reads:
            return self.next()
        number, happened = self.number, list[Played]()
        while self.number == number:
            happened += self.play(self.allowed()[0])
        return happened

    def before(self) -> list[int]:
        """What had been done at the beginning of this step; who is there already goes back to the step before."""
        marks = self._marks
        return self.done[: marks[-1] if len(self.done) > marks[-1] or len(marks) == 1 else marks[-2]]

    def wrong(self, code: int) -> Refusal:
        """Why a move is not made now: the rules say so, else the step."""
        state = self.journal.own(LEARNER)
        if code not in state.legal(LEARNER):
            refusal: Refusal = self.journal.rules.refuse(state, LEARNER, code)
            return refusal.among(self.names)
        if self.over:
            return Refusal("", say("lesson-over"), files=self.files)
        if self.reads:
            return Refusal("", say("lesson-read"), files=self.files)
        return Refusal("", Words(self.step.wrong) if self.step.wrong else say("lesson-other"), files=self.files)

    def _ended(self, facts: set[str]) -> bool:
        ends = self.step.ends
        if ends.fact:
            return ends.fact in facts
        if ends.decision:
            top = self.journal.state.top(LEARNER)
            return top is not None and top.name == ends.decision
        return self._moves >= ends.moves

    def _forward(self) -> list[Played]:
        self.number += 1
        self._moves = 0
        self._marks.append(len(self.done))
        return [] if self.over else self._begin()

    def _begin(self) -> list[Played]:
        """What is made before a step is said."""
        happened = self._others()[1]
        for notation in self.step.made:
            happened += self._make(LEARNER, self._meant(LEARNER, notation))[1] + self._others()[1]
        return happened

    def _others(self) -> tuple[set[str], list[Played]]:
        """The other seats decide until the learner has to."""
        facts, happened = set[str](), list[Played]()
        for _ in range(MOST_MOVES):
            deciding = self.journal.deciding()
            seat = next((seat for seat in deciding if seat != LEARNER), LEARNER)
            # What the others plan is shown when the learner has planned too, as at any table.
            if seat == LEARNER or (LEARNER in deciding and self.journal.secret(LEARNER)):
                return facts, happened
            told, steps = self._make(seat, self._chosen(seat))
            facts |= told
            happened += steps
        raise LessonError(self.script.name, "the other seats never come to an end.", self.number + 1)

    def _chosen(self, seat: int) -> int:
        """The next move that is written for a seat, if it may be made; else it does as little as it can."""
        legal = self.journal.own(seat).legal(seat)
        moves, left = self.journal.moves, self._left[seat - 1]
        if left:
            code = next((code for code in self._codes(left[0]) if code in legal), None)
            if code is not None:
                left.pop(0)
                return code
        quiet = [code for code in legal if moves.move(code).kind in QUIET]
        return quiet[0] if quiet else int(legal[-1])

    def _codes(self, notation: str) -> list[int]:
        try:
            return self.journal.moves.codes(notation)
        except UnknownMove:
            raise LessonError(self.script.name, f"“{notation}” is no move.", self.number + 1) from None

    def _meant(self, seat: int, notation: str) -> int:
        legal = self.journal.own(seat).legal(seat)
        found = next((code for code in self._codes(notation) if code in legal), None)
        if found is None:
            raise LessonError(self.script.name, f"“{notation}” cannot be made.", self.number + 1)
        return found

    def _make(self, seat: int, code: int) -> tuple[set[str], list[Played]]:
        """Make a move; which facts the learner has to do with, and the steps of the journal."""
        outcome = self.journal.tried(seat, [code], 0.0)
        self.journal.accept(outcome)
        told = {fact[0] for step in outcome.steps for fact in step.facts if fact[1] in (LEARNER, -1)}
        return told, outcome.steps


def _begun(script: Script) -> Journal:
    """The table of a lesson: set up, or where its record ends."""
    rules = rules_of(script.game)
    settings, seats = check_settings(rules, script.settings), tuple(Seat(str(n)) for n in range(len(script.rivals) + 1))
    if len(seats) not in rules.players:
        raise LessonError(script.name, f"{len(seats)} cannot play this game.")
    opening, steps = _recorded(script) if script.record else (None, [])
    setup = Setup(script.game, settings, seats, script.seed, chance=KEYED, seeded_from=len(steps))
    journal = Journal(setup, script.seed)
    journal.chance.script = _draws(script, journal)
    journal.begin(opening)
    journal.rebuild(steps)
    return journal


def _recorded(script: Script) -> tuple[list[tuple[int, int]], list[Played]]:
    try:
        game = replay(parse_record(recorded(script)))
    except RecordError as error:
        raise LessonError(script.name, f"its record cannot be played: {error}") from None
    seats: Sequence[Any] = game.seats
    steps = [
        Played(0.0, seats.index(entry.seat), entry.code, chance_results(entry.chance, game.streams, 0), final=True)
        for entry in game.decisions
    ]
    return chance_results(game.opening, game.streams, 0), steps


def _draws(script: Script, journal: Journal) -> dict[int, list[int]]:
    streams = journal.streams([seat.name for seat in journal.setup.seats])
    found: dict[int, list[int]] = {}
    for name, kinds in script.draws.items():
        number = next((number for number, stream in enumerate(streams) if stream.name == name), -1)
        if number < 0:
            raise LessonError(script.name, f"nothing is drawn from “{name}”.")
        for kind in kinds:
            if kind not in streams[number].kinds:
                raise LessonError(script.name, f"“{kind}” cannot come from “{name}”.")
            found.setdefault(number, []).append(list(streams[number].kinds).index(kind))
    return found
