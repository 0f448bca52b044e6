"""The journal of a game: what happened, the state it leads to, taking back, any moment of the past, and each seat's secrets.

A *moment* is a number of journal entries, and entries are only ever appended: a move with what was drawn, or the taking back of
one. So moments never change their meaning. What a seat puts together in secret (a plan that is not finished, a bribe that is not
offered yet) is in `plans`, not in the journal and not in the state; it becomes entries all together when it is done. So nothing that
goes out to one seat can depend on another seat's unfinished plan. Who plays openly (`play`) has no such lists.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from cenabum.kernel.chance import seeded
from cenabum.kernel.consequence import Consequence, consequence
from cenabum.kernel.core import Fact
from cenabum.kernel.decision import Course
from cenabum.kernel.figures import load_figures
from cenabum.kernel.keyed import FAST, Generator
from cenabum.kernel.line import RECENT, Line, Position
from cenabum.kernel.moves import MoveTable, UnknownMove
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.record import Entry, Record, chance_lines
from cenabum.kernel.refusal import Refusal, Refused
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import AnyRules, DrawOdds, Setup, Stream
from cenabum.kernel.sources import ChanceError, NeedDraw, Recorded
from cenabum.kernel.steps import JournalError, Outcome, Results, Step
from cenabum.kernel.words import say

MOST_TAKEN_BACK = 1000
"""So often a seat may take something back in one game: far more than anybody ever does, and an end to what can be asked of us."""
NOBODY = 1 << 60
"""A deciding seat that does not exist: while it decides, the round does not go on."""


class Journal:
    """The journal of one game. `begin` sets the table up; before that only the components and the names of things are known.

    `seed` makes the draws. Where `setup.seed` is None, nobody knows it later: then what was drawn is in the steps and nowhere else.
    """

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup = setup
        self.seed = seed
        self.players = len(setup.seats)
        self.rules: AnyRules = rules_of(setup.game)
        self.figures = load_figures(f"{self.rules.package}.data", corrections=setup.corrections)
        self.components: Any = self.rules.components(self.figures, self.players, setup.settings)
        self.moves: MoveTable = self.components.moves
        self.chance = Generator(setup.chance, seed, self.rules, self.components, self.players)
        self._declared, self._domains = self.rules.facts(self.components)
        self.steps: list[Step] = []
        self.plans: list[list[int]] = [[] for _ in range(self.players)]
        self.taken_back: list[int] = [0] * self.players
        self.opening: Results = []
        self.opening_facts: list[Fact] = []
        self.state: Any = None

    def begin(self, drawn: Results | None = None, recent: int = RECENT) -> None:
        """Set the table up with the first draws, or with those that were written down. Raises `NeedDraw`, `ChanceError`."""
        recorded = Recorded(list(drawn)) if drawn is not None else None
        self.opening, self.opening_facts = [], []
        self.state = self.chance.start(recorded, self.opening, self.opening_facts)
        _all_used(recorded)
        self._quiet(self.state)
        self.line = Line(self.state.copy(), recent)

    # ---- what is going on

    @property
    def moment(self) -> int:
        """The number of journal entries."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.state.over)

    def deciding(self) -> list[int]:
        """The seats that have a decision to make."""
        return list(self.state.deciding_seats())

    def secret(self, seat: int) -> bool:
        """Does the seat put something together, hidden from the others until it is done?"""
        return self.rules.secret(self.state, seat) is not None

    def own(self, seat: int) -> Any:
        """The state as a seat knows it: with what it has placed in its unfinished plan. Not to be changed."""
        if seat < 0 or not self.plans[seat]:
            return self.state
        state = self.state.copy()
        for code in self.plans[seat]:
            state.apply(seat, code)
        return state

    def view(self, seat: int, names: Sequence[str], moment: int | None = None) -> Any:
        """What a seat, or with -1 a spectator, may see, now or at a moment of the past."""
        state = self.own(seat) if moment is None or moment == self.moment else self.at(moment)
        return self.rules.view(state, seat, names)

    def outlook(self, seat: int, names: Sequence[str], moment: int) -> list[dict[str, OutlookView]]:
        """What things would do for each seat as the table stands now or stood at a moment, as far as a seat may know."""
        state = self.own(seat) if moment >= self.moment else self.at(moment)
        return self.rules.outlook(state, seat, names)

    def told(self, facts: Iterable[Fact], names: Sequence[str]) -> list[tuple[str, str | None, dict[str, str | int]]]:
        """Facts in names: the kind, whose doing, and the values by domain."""
        found = []
        for kind, seat, *numbers in facts:
            values: dict[str, str | int] = {}
            for domain, number in zip(self._declared[kind], numbers, strict=False):
                key = domain if domain not in values else f"{domain}_2"
                if domain == "amount":
                    values[key] = number
                else:
                    values[key] = names[number] if domain == "player" else self._domains[domain][number]
            found.append((kind, names[seat] if seat >= 0 else None, values))
        return found

    def points(self) -> list[dict[str, int]]:
        """The points of every seat by source, as they stand. A game played without some of its parts has fewer sources."""
        by_seat = [self.rules.points(self.state, seat) for seat in range(self.players)]
        return [dict(zip(self.rules.sources, points, strict=False)) for points in by_seat]

    def scores(self) -> list[int]:
        """The points of every seat, as they stand."""
        return [sum(points.values()) for points in self.points()]

    # ---- moving

    def play(self, seat: int, code: int, drawn: Results | None = None) -> Step:
        """Make a move at once and openly, with the next draws or those that are told.

        Raises `Refused`, `NeedDraw`, `ChanceError`; nothing has changed then.
        """
        # What is told to be drawn may be too little, impossible or too much: it is tried on a copy.
        state = self.state if drawn is None else self.state.copy()
        step = self._make(state, seat, code, 0.0, Recorded(drawn) if drawn is not None else None)
        self._happened(Outcome(seat, state, [step], []))
        return step

    def tried(self, seat: int, codes: Sequence[int], at: float, *, plan: bool = False) -> Outcome:
        """What a move (or with `plan` a whole plan) would lead to, while others look on: a placement is the seat's secret.

        Raises `Refused`; nothing has changed either way.
        """
        secret = goes_on = self.secret(seat)
        if plan and not secret:
            first = codes[0] if codes else self._done()
            planless = Refusal("general.not-now", say("no-planning"))  # the move may be made, and still is no plan
            raise Refused(planless if first in self.state.legal(seat) else self.rules.refuse(self.state, seat, first))
        wanted = list(codes) if plan or not secret else [*self.plans[seat], *codes]
        state = self.state.copy()
        steps: list[Step] = []
        for code in wanted:
            if secret and not goes_on:
                raise Refused(Refusal("planning.done-is-final", say("plan-over")))
            steps.append(self._make(state, seat, code, at))
            goes_on = secret and not steps[-1].final
        if plan and goes_on:
            steps.append(self._make(state, seat, self._done(), at))
            goes_on = not steps[-1].final
        self._quiet(state)
        if goes_on:
            return Outcome(seat, self.state, [], wanted)
        for step in steps:
            step.final = secret  # planning.done-is-final, also when the last placement leaves nothing to decide
        return Outcome(seat, state, steps, [])

    def code(self, kind: str, arguments: dict[str, str]) -> int:
        """The code of a move by its kind and arguments. Raises `Refused` when there is none like it."""
        try:
            return self.moves.structured(kind, arguments)
        except UnknownMove:
            raise Refused(Refusal("general.not-offered", say("no-move"))) from None

    def why_not(self, seat: int, code: int) -> None:
        """Raise `Refused` when a move may not be made now. Nothing changes."""
        if code not in self.state.legal(seat):
            raise Refused(self.rules.refuse(self.state, seat, code))

    def odds(self, seat: int, placements: Sequence[int]) -> DrawOdds:
        """The odds of a seat's next draw once it has made these placements. Raises `Refused`."""
        state: Any = self.state.copy() if placements else self.own(seat).copy()
        state.deciding |= NOBODY
        for code in placements:
            if self.rules.secret(state, seat) is None or code not in state.legal(seat):
                raise Refused(self.rules.refuse(state, seat, code))
            state.apply(seat, code)
        if (odds := self.rules.odds(state, seat)) is None:
            raise Refused(Refusal("general.not-now", say("no-odds")))
        return odds

    def consequences(self, seat: int) -> list[Consequence]:
        """What each legal move of a seat leads to, in their order; nothing for a spectator, and for placements of a plan."""
        state = self.state
        if seat < 0 or not isinstance(state, Course) or state.over or self.secret(seat):
            return []
        return [consequence(state, seat, code) for code in state.legal(seat)]

    def _make(self, state: Any, seat: int, code: int, at: float, recorded: Recorded | None = None) -> Step:
        """Make a move in a state. It is final when it ends what was secret: then it has been shown."""
        if code not in state.legal(seat):
            raise Refused(self.rules.refuse(state, seat, code))
        step = Step(at, seat, code)
        state.source = recorded if recorded is not None else self.chance.source(state.streams)
        state.tape, state.log = step.chance, step.facts
        step.final = placed(self.rules, state, seat, code) is False
        _all_used(recorded)
        return step

    def _done(self) -> int:
        return self.moves.encode("done")

    def accept(self, outcome: Outcome) -> None:
        """What has been tried has happened."""
        self.plans[outcome.seat] = outcome.plan
        self.taken_back[outcome.seat] += outcome.taking_back
        self._happened(outcome)

    def _happened(self, outcome: Outcome) -> None:
        for step in outcome.steps:
            self.steps.append(step)
            self.line.add(step.taken_back)
            if step.taken_back:
                self.steps[step.taken_back - 1].undone = True
        if outcome.steps:
            self.state = outcome.state
            self.line.keep(self.state)

    # ---- taking back

    def last(self, seat: int) -> int:
        """The moment of the seat's last move that stands, if nothing has come of it that stays and nothing was drawn since; else 0."""
        position = self.line[-1]
        while position.moment > self.setup.seeded_from:
            step = self.steps[position.moment - 1]
            if step.chance or (step.seat == seat and step.final):
                return 0
            if step.seat == seat:
                return position.moment
            assert position.before is not None  # only the set-up has nothing before it
            position = position.before
        return 0

    def without(self, moment: int) -> Any | None:
        """The state without the move of a moment, if all that came after stays as it was; None when there is no such moment."""
        try:
            state = self.played(self.line.without(moment)) if moment else None
        except JournalError:
            return None
        if state is not None:
            state.streams = self.state.streams[:]  # nothing drawn is taken back, so the future stays the same
        return state

    def back(self, seat: int, at: float) -> Outcome:
        """What taking back the seat's last move would lead to. Raises `Refused` when others have seen what rests on it."""
        if self.taken_back[seat] >= MOST_TAKEN_BACK:
            raise Refused(Refusal("general.undo", say("most-taken-back", number=MOST_TAKEN_BACK)))
        if self.plans[seat]:
            return Outcome(seat, self.state, [], self.plans[seat][:-1], taking_back=True)
        last = self._last_unseen(seat)
        state = self.without(last)
        if state is None:
            raise Refused(Refusal("general.undo", say("no-undo")))
        return Outcome(seat, state, [Step(at, seat, taken_back=last)], [], taking_back=True)

    def may_take_back(self, seat: int) -> bool:
        """May the seat take back its last move, while others look on?"""
        if seat < 0 or self.taken_back[seat] >= MOST_TAKEN_BACK:
            return False
        if self.plans[seat]:
            return True
        last = self._last_unseen(seat)
        return bool(last) and (last == self.moment or self.without(last) is not None)

    def _last_unseen(self, seat: int) -> int:
        """`last`, while others look on. The end reveals the seed.

        While another seat puts a plan or a bribe together, it counts as moving: whether it has placed something is its secret.
        """
        others = (other for other in range(self.players) if other != seat)
        return 0 if self.over or any(self.secret(other) for other in others) else self.last(seat)

    # ---- the past

    def at(self, moment: int) -> Any:
        """The state at a moment. Not to be changed."""
        return self.state if moment == self.moment else self.played(self.line[moment])

    def standing(self) -> list[Step]:
        """The moves that stand, in their order."""
        return [step for step in self.steps if not step.taken_back and not step.undone]

    def played(self, position: Position) -> Any:
        """Play from the nearest kept state to a position, checking every move and draw. Raises `JournalError`."""
        moments: list[int] = []
        while position.state is None:
            moments.append(position.moment)
            assert position.before is not None  # the state of the set-up is always kept
            position = position.before
        state = position.state.copy()
        for moment in reversed(moments):
            self._again(state, moment, self.steps[moment - 1])
        return state

    def _again(self, state: Any, number: int, step: Step, facts: list[Fact] | None = None) -> None:
        """Make a move of the journal again; it must be legal and the draws must be the same."""
        if step.code not in state.legal(step.seat):
            raise JournalError(f"the move of moment {number} is not legal")
        tape: Results = []
        written = self.setup.seed is None or number <= self.setup.seeded_from
        state.source = Recorded(step.chance) if written else self.chance.source(state.streams)
        state.tape, state.log = tape, facts
        try:
            state.apply(step.seat, step.code)
        except (NeedDraw, ChanceError):
            raise JournalError(f"the draws of moment {number} cannot be") from None
        if tape != step.chance:
            raise JournalError(f"the draws of moment {number} are not those of the seed")
        self._quiet(state)
        if number == self.setup.seeded_from and self.chance.chance == FAST:
            self._reseed(state, self.seed, number)

    def rebuild(self, steps: Iterable[Step], plans: Sequence[list[int]] = (), taken_back: Sequence[int] = ()) -> None:
        """Take over steps that were kept. Raises `JournalError`.

        Of an unfinished plan the placements are kept that can still be made: nothing rests on them.
        """
        for step in steps:
            number = self.moment + 1
            if step.taken_back:
                try:
                    state = self.played(self.line.without(step.taken_back))
                except LookupError:
                    raise JournalError(f"moment {number} takes back what is not there") from None
            else:
                state = self.state
                self._again(state, number, step, step.facts)
            self.accept(Outcome(step.seat, state, [step], []))
        for seat, number in enumerate(taken_back):
            self.taken_back[seat] = number
        for seat, plan in enumerate(plans):
            state = self.state.copy()
            for code in plan:
                if code not in state.legal(seat) or not placed(self.rules, state, seat, code):
                    break
                self.plans[seat].append(code)

    def go_on(self, seed: str) -> None:
        """What was written down is used up: from here on the draws are made anew, from a seed that no record will tell."""
        self.setup = replace(self.setup, seed=None, chance=FAST, seeded_from=0, nonce="")
        self.chance.chance = FAST
        self.state.source = None
        self._reseed(self.state, seed, self.moment)

    @staticmethod
    def _reseed(state: Any, seed: str, moment: int) -> None:
        """Other draws follow than those of the generator so far."""
        state.streams = [seeded(seed, f"{stream} {moment}") for stream in range(len(state.streams))]

    @staticmethod
    def _quiet(state: Any) -> None:
        state.source = state.tape = state.log = None

    # ---- the record

    def streams(self, names: Sequence[str]) -> list[Stream]:
        """The streams of chance, with the players' names."""
        return self.rules.streams(self.components, names)

    def entry(self, step: Step, names: Sequence[str], streams: Sequence[Stream]) -> Entry:
        """A move as a record has it."""
        return Entry(
            names[step.seat], self.moves.move(step.code).notation, chance_lines(step.chance, streams), code=step.code
        )

    def record(self, setup: Setup, entries: list[Entry] | None = None) -> Record:
        """The game as a record of this set-up: the moves that stand, or the entries that somebody has kept of them."""
        names = [seat.name for seat in setup.seats]
        streams = self.streams(names)
        if entries is None:
            entries = [self.entry(step, names, streams) for step in self.standing()]
        result = dict(zip(names, self.scores(), strict=True)) if self.over else {}
        opening = chance_lines(self.opening, streams)
        return Record(setup, self.rules.version, self.figures.digest, opening, entries, result)


def placed(rules: AnyRules, state: Any, seat: int, code: int) -> bool | None:
    """Make a move. Does the seat go on with what it puts together in secret, or has it done and shown it? None: nothing was."""
    before = rules.secret(state, seat)
    state.apply(seat, code)
    return None if before is None else rules.secret(state, seat) == before


def _all_used(recorded: Recorded | None) -> None:
    """Everything that somebody said was drawn has been drawn."""
    if recorded is not None and recorded.left():
        raise ChanceError("more is said to be drawn than is drawn here")
