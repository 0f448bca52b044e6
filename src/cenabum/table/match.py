"""A game in memory: the journal, the state it leads to, the unfinished plans, taking back, and any moment of the past.

The journal holds what everybody has seen: moves with their chance results, and the taking back of moves. A *moment* is a number of
journal entries, so moments never change their meaning. The placements of an unfinished plan (or the parts of a bribe that is not
offered yet) are not in the journal and not in the state: each seat has its own list of them, and they become journal entries all
together when the plan is done. So nothing that goes out to one seat can depend on another seat's unfinished plan.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cenabum.kernel.chance import seeded
from cenabum.kernel.core import Fact
from cenabum.kernel.figures import load_figures
from cenabum.kernel.keyed import FAST, Generator
from cenabum.kernel.moves import Move, MoveTable, UnknownMove
from cenabum.kernel.record import Entry, Record, chance_lines
from cenabum.kernel.refusal import Refusal, Refused
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import AnyRules, DrawOdds, Seat, Setup
from cenabum.kernel.sources import ChanceError, NeedDraw, Recorded
from cenabum.kernel.words import say
from cenabum.table.line import Line, Position
from cenabum.table.plans import placed, planning

Results = list[tuple[int, int]]
WORDS = ("refusals/table",)
MOST_TAKEN_BACK = 1000
"""So often a seat may take something back in one game: far more than anybody ever does, and an end to what can be asked of us."""
NOBODY = 1 << 4
"""A deciding seat that does not exist: while it decides, the round does not go on."""


class JournalError(ValueError):
    """A journal that cannot have been played."""


@dataclass(slots=True)
class Step:
    """One journal entry: a move (`code`), or the taking back of the move at moment `taken_back`."""

    at: float
    seat: int
    code: int = -1
    chance: Results = field(default_factory=list)
    final: bool = False
    taken_back: int = 0
    bot: str | None = None
    facts: list[Fact] = field(default_factory=list)
    undone: bool = False


@dataclass(slots=True)
class Outcome:
    """What a message would lead to, once it is in the file."""

    seat: int
    state: Any
    steps: list[Step]
    plan: list[int]
    taking_back: bool = False


class Match:
    """The game of one table."""

    def __init__(
        self,
        game: str,
        settings: Mapping[str, str],
        corrections: Mapping[str, object],
        players: int,
        seed: str,
        seeded_from: int = 0,
        opening: Results | None = None,
        chance: str = FAST,
    ) -> None:
        self.game = game
        self.settings = dict(settings)
        self.corrections = dict(corrections)
        self.players = players
        self.seed = seed
        self.seeded_from = seeded_from
        self.rules: AnyRules = rules_of(game)
        figures = load_figures(f"{self.rules.package}.data", corrections=corrections)
        self.data = figures.digest
        self.components: Any = self.rules.components(figures, players, settings)
        self.moves: MoveTable = self.components.moves
        self.chance = Generator(chance, seed, self.rules, self.components, players)
        self._declared, self._domains = self.rules.facts(self.components)
        self.steps: list[Step] = []
        self.plans: list[list[int]] = [[] for _ in range(players)]
        self.taken_back: list[int] = [0] * players
        self.opening: Results = []
        self.opening_facts: list[Fact] = []
        recorded = Recorded(list(opening or [])) if seeded_from else None
        self.state: Any = self.chance.start(recorded, self.opening, self.opening_facts)
        self._quiet(self.state)
        self._line = Line(self.state.copy())

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

    def move(self, code: int) -> Move:
        """A move by its code."""
        return self.moves.move(code)

    # ---- moving

    def tried(self, seat: int, codes: Sequence[int], at: float, *, plan: bool = False) -> Outcome:
        """What a move (or with `plan` a whole plan) would lead to. Raises `Refused`; nothing has changed either way."""
        secret = goes_on = planning(self.rules, self.state, seat)
        if plan and not secret:
            raise Refused(self.rules.refuse(self.state, seat, codes[0] if codes else self._done()))
        wanted = list(codes) if plan or not secret else [*self.plans[seat], *codes]
        state = self.state.copy()
        steps: list[Step] = []
        for code in wanted:
            if secret and not goes_on:
                raise Refused(Refusal("planning.done-is-final", say("plan-over"), files=WORDS))
            goes_on = self._make(state, seat, code, at, steps)
        if plan and goes_on:
            goes_on = self._make(state, seat, self._done(), at, steps)
        self._quiet(state)
        if goes_on:
            return Outcome(seat, self.state, [], wanted)
        if secret:
            for step in steps:
                step.final = True  # planning.done-is-final, also when the last placement leaves nothing to decide
        return Outcome(seat, state, steps, [])

    def why_not(self, seat: int, kind: str, arguments: dict[str, str]) -> None:
        """Raise `Refused` when a move may not be made now, or when there is none like it. Nothing changes."""
        try:
            code = self.moves.structured(kind, arguments)
        except UnknownMove:
            raise Refused(Refusal("general.not-offered", say("no-move"))) from None
        if code not in self.state.legal(seat):
            raise Refused(self.rules.refuse(self.state, seat, code))

    def _make(self, state: Any, seat: int, code: int, at: float, steps: list[Step]) -> bool:
        """Make a move and note its step. Was it a placement of a plan that goes on?"""
        if code not in state.legal(seat):
            raise Refused(self.rules.refuse(state, seat, code))
        step = Step(at, seat, code)
        state.source, state.tape, state.log = self.chance.source(state.streams), step.chance, step.facts
        steps.append(step)
        return placed(self.rules, state, seat, code)

    def _done(self) -> int:
        return self.moves.encode("done")

    def accept(self, outcome: Outcome) -> None:
        """What has been tried is in the file now: it has happened."""
        self.plans[outcome.seat] = outcome.plan
        self.taken_back[outcome.seat] += outcome.taking_back
        for step in outcome.steps:
            self.steps.append(step)
            self._line.add(step.taken_back)
            if step.taken_back:
                self.steps[step.taken_back - 1].undone = True
        if outcome.steps:
            self.state = outcome.state
            self._line.keep(self.state)

    # ---- taking back

    def back(self, seat: int, at: float) -> Outcome:
        """What taking back the seat's last move would lead to. Raises `Refused` when others have seen what rests on it."""
        if self.taken_back[seat] >= MOST_TAKEN_BACK:
            raise Refused(Refusal("general.undo", say("most-taken-back", number=MOST_TAKEN_BACK), files=WORDS))
        if self.plans[seat]:
            return Outcome(seat, self.state, [], self.plans[seat][:-1], taking_back=True)
        last = self._last(seat)
        state = self._without(last) if last else None
        if state is None:
            raise Refused(Refusal("general.undo", say("no-undo")))
        return Outcome(seat, state, [Step(at, seat, taken_back=last)], [], taking_back=True)

    def may_take_back(self, seat: int) -> bool:
        """May the seat take back its last move?"""
        if seat < 0 or self.taken_back[seat] >= MOST_TAKEN_BACK:
            return False
        if self.plans[seat]:
            return True
        last = self._last(seat)
        return bool(last) and (last == self.moment or self._without(last) is not None)

    def _last(self, seat: int) -> int:
        """The moment of the seat's last move that stands, if nothing has come of it that stays; else 0. The end reveals the seed.

        While another seat puts a plan or a bribe together, it counts as moving: whether it has placed something is its secret.
        """
        if self.over or any(planning(self.rules, self.state, other) for other in range(self.players) if other != seat):
            return 0
        position = self._line[-1]
        while position.before is not None and self.steps[position.moment - 1].seat != seat:
            position = position.before
        step = self.steps[position.moment - 1] if position.moment > self.seeded_from else None
        return 0 if step is None or step.chance or step.final else position.moment

    def _without(self, moment: int) -> Any | None:
        """The state without the move of a moment, if all that came after stays as it was."""
        try:
            return self._played(self._line.without(moment))
        except JournalError:
            return None

    # ---- the past

    def at(self, moment: int) -> Any:
        """The state at a moment."""
        return self.state if moment == self.moment else self._played(self._line[moment])

    def _played(self, position: Position) -> Any:
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
        recorded = number <= self.seeded_from
        state.source = Recorded(step.chance) if recorded else self.chance.source(state.streams)
        state.tape, state.log = tape, facts
        try:
            state.apply(step.seat, step.code)
        except (NeedDraw, ChanceError):
            raise JournalError(f"the draws of moment {number} cannot be") from None
        if tape != step.chance:
            raise JournalError(f"the draws of moment {number} are not those of the seed")
        self._quiet(state)
        if number == self.seeded_from and self.chance.chance == FAST:
            self._reseed(state)

    def rebuild(self, steps: Iterable[Step], plans: Sequence[list[int]] = (), taken_back: Sequence[int] = ()) -> None:
        """Take over the journal from the file. Raises `JournalError`.

        Of an unfinished plan the placements are kept that can still be made: nothing rests on them.
        """
        for step in steps:
            number = self.moment + 1
            if step.taken_back:
                try:
                    state = self._played(self._line.without(step.taken_back))
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

    def _reseed(self, state: Any) -> None:
        """An uploaded record ends here: from now on the draws are those of the table's own seed."""
        state.streams = [seeded(self.seed, f"{stream} {self.seeded_from}") for stream in range(len(state.streams))]

    @staticmethod
    def _quiet(state: Any) -> None:
        state.source = state.tape = state.log = None

    # ---- for the eyes of one seat

    def rounds(self) -> list[tuple[int, list[int]]]:
        """The points of every seat at the beginning of each round, and at the end."""
        begun = [
            number for number, step in enumerate(self.steps, 1) if any(fact[0] == "round_begins" for fact in step.facts)
        ]
        told: list[tuple[int, list[int]]] = []
        for moment in dict.fromkeys([0, *begun, self.moment]):
            state = self.at(moment)
            told.append(
                (state.round - (not state.over), [sum(self.rules.points(state, seat)) for seat in range(self.players)])
            )
        return told

    def odds(self, seat: int, placements: Sequence[int]) -> DrawOdds:
        """The odds of a seat's next draw once it has made these placements. Raises `Refused`."""
        state: Any = self.state.copy() if placements else self.own(seat).copy()
        state.deciding |= NOBODY
        for code in placements:
            if not planning(self.rules, state, seat) or code not in state.legal(seat):
                raise Refused(self.rules.refuse(state, seat, code))
            state.apply(seat, code)
        odds = self.rules.odds(state, seat)
        if odds is None:
            raise Refused(Refusal("general.not-now", say("no-odds")))
        return odds

    # ---- the record

    def record(self, seats: Sequence[Seat], *, with_seed: bool, nonce: str = "") -> Record:
        """The moves that stand, as a record; with the seed and all that it takes to check the draws."""
        names = [seat.name for seat in seats]
        streams = self.rules.streams(self.components, names)
        setup = Setup(self.game, self.settings, tuple(seats), None, self.corrections)
        generator = self.chance.chance
        if with_seed and (not self.seeded_from or generator != FAST):
            setup = replace(setup, seed=self.seed, chance=generator, seeded_from=self.seeded_from, nonce=nonce)
        entries = [
            Entry(
                names[step.seat],
                self.moves.move(step.code).notation,
                chance_lines(step.chance, streams),
                code=step.code,
            )
            for step in self.steps
            if not step.taken_back and not step.undone
        ]
        result = dict(zip(names, self.scores(), strict=True)) if self.over else {}
        return Record(setup, self.rules.version, self.data, chance_lines(self.opening, streams), entries, result)

    def points(self) -> list[dict[str, int]]:
        """The points of every seat by source, as they stand."""
        by_seat = [self.rules.points(self.state, seat) for seat in range(self.players)]
        return [dict(zip(self.rules.sources, points, strict=False)) for points in by_seat]

    def scores(self) -> list[int]:
        """The points of every seat, as they stand."""
        return [sum(points.values()) for points in self.points()]
