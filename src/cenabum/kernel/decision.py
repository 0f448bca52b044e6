"""A decision is one object: who is asked what, which answers there are, what an answer does, and why another is none.

What a seat has to decide lies on its stack (`pending`) as a small integer, so that any moment can be copied and saved: the
kind of decision below, a number of its own above. Nobody but this module knows how the two share an integer. `Course` is the way
of every game from decision to decision. Games of other packages extend `Decision`, `Asked` and `Course` in plain Python, also where
these are compiled.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cenabum.kernel.chance import seeded
from cenabum.kernel.core import Core, Fact
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.sources import Source

KIND_BITS: Final = 8
MOST_KINDS: Final = 255
NO_OPTIONS: Final[list[int]] = []

Table = TypeVar("Table", bound=Core)


def kind_of(pending: int) -> int:
    """The kind of a pending decision: its place in the game's list."""
    return pending & MOST_KINDS


def number_of(pending: int) -> int:
    """The number that a pending decision carries."""
    return pending >> KIND_BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[Table]):
    """One kind of decision. A game has one object of each, in a list that `enlist` numbers.

    `name` is its name in views and messages (`decision-<name>`), `answers` are the kinds of moves that answer it, and `rules` the ids
    of the rules that tell most about it.
    """

    name: str = ""
    answers: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ()
    kind: int = -1
    bare: int = -1  # what lies on a seat's stack when the decision carries no number
    hidden: bool = False  # what the seat puts together is seen by nobody else until it is done

    def pending(self, number: int = 0) -> int:
        """What lies on a seat's stack while it has this to decide."""
        return self.kind | number << KIND_BITS

    def carried(self, pending: list[int], otherwise: int) -> int:
        """The number that it carries on a seat's stack, the topmost first; `otherwise` when it does not lie there."""
        for each in reversed(pending):
            if kind_of(each) == self.kind:
                return number_of(each)
        return otherwise

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The codes of the legal answers."""
        raise NotImplementedError

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Carry out a legal answer; what is decided leaves the stack here."""
        raise NotImplementedError

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """There is no answer: take it off the stack and do what follows. False: it stays, because the seat waits for others."""
        raise NotImplementedError

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move of this kind, with the numbers of its arguments, is no answer now; None when there is no rule to name."""
        return None

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move that answers this decision is made while the seat is not asked for it; None when there is no rule to name."""
        return None


def enlist(decisions: Sequence[Decision[Table]]) -> list[Decision[Table]]:
    """Number the decisions of a game in their order, when the game is put together. Raises `ValueError` for a list that cannot be."""
    if len(decisions) > MOST_KINDS:
        raise ValueError(f"A game has room for {MOST_KINDS} kinds of decision, and here are {len(decisions)}.")
    names: set[str] = set()
    for kind, decision in enumerate(decisions):
        plainly: Any = decision  # where this is compiled, a class in plain Python says its name to Python alone
        decision.name = plainly.name
        decision.hidden = plainly.hidden
        if not decision.name or decision.name in names:
            raise ValueError(f"Every kind of decision needs a name of its own; “{decision.name}” is none.")
        names.add(decision.name)
        decision.kind = kind
        decision.bare = decision.pending(0)
    return list(decisions)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked:
    """The part of a player that every game has: what the seat is asked, and how it may answer."""

    __slots__ = ("options", "pending")

    pending: list[int]  # the last one is to be decided first
    options: list[int]  # the legal moves for it; never changed, only replaced

    def ask(self, pending: list[int]) -> None:
        """Have this to decide, the last one first, when a phase begins.

        A list made anew has room for what is in it and keeps that: whatever then comes alone on it asks for no memory.
        """
        self.pending = self.pending + pending


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Core):
    """A table that goes its course: somebody decides, what follows without a choice is done, and the next decision is there.

    A game says what its players are (`players: list[Player]`), and its rules which `decisions` there are. The class is not generic: a
    compiled state would then have a dictionary, and every call of it from Python would look there first.
    """

    __slots__ = ("decisions", "players")

    decisions: list[Decision[Any]]  # all kinds that the game has, in their order: the same list for every state
    players: list[Any]  # each an `Asked`

    def begin(
        self,
        seed: str,
        streams: Sequence[str],
        source: Source | None,
        tape: list[tuple[int, int]] | None,
        log: list[Fact] | None,
    ) -> None:
        """Make everything ready that is no thing on the table: the streams of chance, and who listens."""
        self.streams = [seeded(seed, name) for name in streams]
        self.source = source
        self.tape = tape
        self.log = log
        self.deciding = 0
        self.over = False

    def copy_course(self, new: "Course") -> None:
        """What a copy for looking ahead takes over of this: it has no listener, tape and source."""
        new.decisions = self.decisions
        new.streams = self.streams.copy()
        new.source = None
        new.tape = None
        new.log = None
        new.deciding = self.deciding
        new.over = self.over

    def next_step(self) -> None:
        """Nobody has anything to decide: go on with the round."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat; empty when it has nothing to decide."""
        player: Asked = self.players[seat]
        return player.options

    def top(self, seat: int) -> Decision[Any] | None:
        """What a seat has to decide first, if anything."""
        player: Asked = self.players[seat]
        pending = player.pending
        return self.decisions[pending[-1] & MOST_KINDS] if pending else None

    def choices(self, seat: int) -> list[int]:
        """The answers to what the seat has to decide first, found anew."""
        player: Asked = self.players[seat]
        top = player.pending[-1]
        return self.decisions[top & MOST_KINDS].options(self, seat, top >> KIND_BITS)

    def apply(self, seat: int, code: int) -> None:
        """Make a legal move, then everything that follows without a choice."""
        player: Asked = self.players[seat]
        pending = player.pending
        decisions = self.decisions
        top = pending[-1]
        decision = decisions[top & MOST_KINDS]
        decision.do(self, seat, top >> KIND_BITS, code)
        # What `settle` does, without its call; and a seat that has just answered is deciding already.
        while pending:
            top = pending[-1]
            number = top >> KIND_BITS
            decision = decisions[top & MOST_KINDS]
            found = decision.options(self, seat, number)
            if len(found) > 1:
                player.options = found
                return
            if found:
                decision.do(self, seat, number, found[0])
            elif not decision.lapse(self, seat, number):
                break
        player.options = NO_OPTIONS
        self.deciding &= ~(1 << seat)
        if not self.deciding:
            self.advance()

    def settle(self, seat: int) -> None:
        """Make the choices that have one answer, until the seat has a real one, nothing left to decide, or waits for others."""
        player: Asked = self.players[seat]
        pending = player.pending
        decisions = self.decisions
        while pending:
            top = pending[-1]
            number = top >> KIND_BITS
            decision = decisions[top & MOST_KINDS]
            found = decision.options(self, seat, number)
            if len(found) > 1:
                player.options = found
                self.deciding |= 1 << seat
                return
            if found:
                decision.do(self, seat, number, found[0])
            elif not decision.lapse(self, seat, number):
                break
        player.options = NO_OPTIONS
        self.deciding &= ~(1 << seat)

    def advance(self) -> None:
        """Go on until somebody has a real decision to make, or the game is over."""
        players: list[Asked] = self.players
        while not self.deciding and not self.over:
            self.next_step()
            for seat, player in enumerate(players):
                if player.pending:
                    self.settle(seat)


def refused(table: Course, seat: int, kind: str, at: list[int]) -> Refusal | None:
    """Why a seat with something to decide may not make a move of this kind: what it is asked says so, or what the move would answer."""
    top = table.players[seat].pending[-1]
    decision = table.decisions[kind_of(top)]
    found = decision.refuse(table, seat, number_of(top), kind, at)
    if found is None and kind not in decision.answers:
        for other in table.decisions:
            if kind in other.answers and (found := other.untimely(table, seat, kind, at)) is not None:
                break
    return found
