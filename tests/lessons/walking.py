"""Every way through a lesson: whoever does what it allows comes to its end, and finds nothing that is unclear on the way."""

from dataclasses import dataclass, field

import msgspec

from cenabum.lessons import NEXT, Lesson
from cenabum.lessons.lesson import LEARNER
from cenabum.lessons.reading import Script

MOST = 4000


@dataclass
class Walk:
    """What was found: how many situations there are, dead ends, and the steps that were reached."""

    seen: set[bytes] = field(default_factory=set)
    dead: list[str] = field(default_factory=list)
    ends: int = 0


def walked(script: Script) -> Walk:
    """Go every way. Ways that come to the same table are gone on with once."""
    walk = Walk()
    waiting: list[list[int]] = [[]]
    while waiting:
        follow(Lesson(script, done=waiting.pop()), walk, waiting)
    return walk


def follow(lesson: Lesson, walk: Walk, waiting: list[list[int]]) -> None:
    """Go on to the end, or to a table that was seen: always by the first move that is allowed, while the others wait."""
    while not lesson.over:
        key = situation(lesson)
        if key in walk.seen:
            return
        walk.seen.add(key)
        name, done = lesson.script.name, lesson.done[:]
        assert len(walk.seen) < MOST, f"{name} has too many ways to be walked; allow less"
        allowed = lesson.allowed()
        if lesson.reads:
            lesson.next()
        elif allowed:
            waiting += [[*done, code] for code in allowed[1:]]
            lesson.play(allowed[0])
        else:
            moves = [str(lesson.journal.moves.move(code)) for code in done if code != NEXT]
            walk.dead.append(f"{name}, step {lesson.number + 1}, after {', '.join(moves)}")
            return
    walk.ends += 1


def situation(lesson: Lesson) -> bytes:
    """Everything on which the rest of the lesson depends."""
    journal = lesson.journal
    view = journal.view(LEARNER, lesson.names)
    return msgspec.json.encode((lesson.number, lesson._moves, lesson._left, journal.state.streams, view))
