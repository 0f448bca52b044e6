"""A game whose chance is explicit: at a draw it stops, knows the odds, and waits to be told what was drawn.

    play = Explicit("orleans", players=3)
    while not play.over:
        if play.drawing:
            kinds, odds = zip(*play.odds())
            play.draw(random.choices(kinds, odds)[0])
        else:
            play.apply(random.choice(play.seen.legal(play.asked)))

What follows a move is tried on a copy with the draws that were told; the first one that is missing is asked for. Seats that decide at
the same time learn nothing of each other (`kernel/at_once.py`).
"""

from functools import cache
from hashlib import blake2b
from typing import Any

from cenabum.kernel.at_once import TOGETHER, AtOnce
from cenabum.kernel.features import Features
from cenabum.kernel.pool import count, kinds
from cenabum.kernel.register import rules_of
from cenabum.kernel.sources import NeedDraw, Source
from cenabum.kernel.start import SetUp, components_of, set_up_of


class Told(Source):
    """Answers from a list, in order, and asks by `NeedDraw` when it is used up. What can only be one thing is not asked for."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        self.draws = draws
        self.used = 0

    def draw(self, stream: int, pool: int) -> int:
        """The next draw of the list."""
        possible = kinds(pool)
        if len(possible) == 1:
            return possible[0]
        if self.used == len(self.draws):
            raise NeedDraw(stream, pool)
        self.used += 1
        return self.draws[self.used - 1]


class Moment:
    """A moment at which somebody decides, or the end. It is never changed, so games that part later share it."""

    __slots__ = ("before", "course", "known")

    def __init__(self, course: AtOnce, before: "Moment | None", known: list[bytes] | None = None) -> None:
        self.course = course
        self.before = before
        self.known = known  # what each seat remembers, as far as somebody has asked


class Explicit:
    """A game from its first draw on. Settings as for `cenabum.start`. A copy costs nothing, whatever the moment."""

    def __init__(self, game: str, players: int, order: str = TOGETHER, **settings: object) -> None:
        self.set_up: SetUp = set_up_of(game, players, settings)
        self.order = order
        self.moment: Moment | None = None  # None: the set-up is being drawn
        self.code = -1  # the move that waits for its draws
        self.draws: tuple[int, ...] = ()  # those that it has been told
        self.need: tuple[int, int] | None = None  # the stream and the pool that are drawn from next
        self._go()

    # ---- what is asked

    @property
    def drawing(self) -> bool:
        """Is something to be drawn now? Then nobody decides."""
        return self.need is not None

    @property
    def asked(self) -> int:
        """The seat that decides now; -1 for nobody."""
        return -1 if self.moment is None or self.need is not None else self.moment.course.asked

    @property
    def seen(self) -> Any:
        """The state that the seat is asked with. Not to be changed."""
        return self.moment.course.seen if self.moment is not None else None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.moment is not None and self.need is None and bool(self.moment.course.state.over)

    @property
    def state(self) -> Any:
        """The state as it is, with all that seats decide in secret; None while the set-up is drawn. Not to be changed."""
        return self.moment.course.state if self.moment is not None else None

    def sight(self, seat: int) -> Any:
        """The state that a seat may look at; None while the set-up is drawn."""
        return self.moment.course.sight(seat) if self.moment is not None else None

    def odds(self) -> list[tuple[int, float]]:
        """What can be drawn now, by its number, and how likely it is."""
        if self.need is None:
            return []
        pool = self.need[1]
        numbers = [(kind, count(pool, kind)) for kind in kinds(pool)]
        whole = sum(number for _, number in numbers)
        return [(kind, number / whole) for kind, number in numbers]

    def name_of(self, kind: int) -> str:
        """What can be drawn now, as a record has it: the stream and the kind."""
        if self.need is None:
            return ""
        game, players, *_ = self.set_up
        seats = [str(seat) for seat in range(players)]
        stream = rules_of(game).streams(components_of(self.set_up), seats)[self.need[0]]
        return f"{stream.name} {stream.kinds[kind]}"

    # ---- what is answered

    def apply(self, code: int) -> None:
        """A legal move of the seat that is asked."""
        self.code = code
        self.draws = ()
        self._go()

    def draw(self, kind: int) -> None:
        """So it was drawn."""
        self.draws += (kind,)
        self._go()

    def _go(self) -> None:
        """Go on with the draws that are known: to the next decision, or to the first draw that is not."""
        try:
            course = self._begun() if self.moment is None else self._gone_on(self.moment.course.copy())
        except NeedDraw as need:
            self.need = (need.stream, need.pool)
            return
        self.need = None
        self.moment = Moment(course, self.moment)

    def _begun(self) -> AtOnce:
        state = rules_of(self.set_up[0]).start(components_of(self.set_up), "", Told(self.draws), None, None)
        state.source = None
        return AtOnce(state, self.order)

    def _gone_on(self, course: AtOnce) -> AtOnce:
        for state in {id(each): each for each in (course.state, course.seen)}.values():
            state.source = Told(self.draws)
        course.apply(self.code)
        course.state.source = course.seen.source = None
        return course

    # ---- copies

    def copy(self) -> "Explicit":
        """An independent copy, at the same moment."""
        new = object.__new__(Explicit)
        new.__dict__.update(self.__dict__)
        return new

    def __deepcopy__(self, _: object) -> "Explicit":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """To be pickled: what seats remember instead of all that was before."""
        moment = self.moment
        kept = Moment(moment.course, None, _memories(moment, self.set_up)) if moment is not None else None
        return {**self.__dict__, "moment": kept}

    def imagined(self) -> "Explicit":
        """A game in which all is as the seat that is asked knows it, and those who decide at the same time have yet to do so."""
        new = self.copy()
        if self.moment is not None and self.need is None:
            new.moment = Moment(self.moment.course.asked_first(), None, _memories(self.moment, self.set_up))
        return new

    def memory(self, seat: int) -> str:
        """A name for all that a seat has seen so far, in order: the same only where all of it was the same."""
        return _memories(self.moment, self.set_up)[seat].hex() if self.moment is not None else ""


@cache
def features_of(set_up: SetUp) -> Features:
    """What a learning agent sees of a set-up."""
    return rules_of(set_up[0]).features(components_of(set_up))


def _memories(moment: Moment, set_up: SetUp) -> list[bytes]:
    """What each seat remembers at a moment. Found when somebody asks, and for every moment once."""
    waiting: list[Moment] = []
    at: Moment | None = moment
    while at is not None and at.known is None:
        waiting.append(at)
        at = at.before
    known = at.known if at is not None and at.known is not None else [b""] * set_up[1]
    row_bytes = features_of(set_up).row_bytes
    for each in reversed(waiting):
        sight = each.course.sight
        rows = [row_bytes(sight(seat), seat) for seat in range(set_up[1])]
        known = [blake2b(old + row, digest_size=16).digest() for old, row in zip(known, rows, strict=True)]
        each.known = known
    return known
