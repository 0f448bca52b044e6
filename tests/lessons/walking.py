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
        done = waiting.pop()
        lesson = Lesson(script, done=done)
        if lesson.over:
            walk.ends += 1
            continue
        key = situation(lesson)
        if key in walk.seen:
            continue
        walk.seen.add(key)
        assert len(walk.seen) < MOST, f"{script.name} has too many ways to be walked; allow less"
        allowed = lesson.allowed()
        if lesson.reads:
            waiting.append([*done, NEXT])
        elif allowed:
            waiting += [[*done, code] for code in allowed]
        else:
            moves = [str(lesson.journal.moves.move(code)) for code in done if code != NEXT]
            walk.dead.append(f"{script.name}, step {lesson.number + 1}, after {', '.join(moves)}")
    return walk


def situation(lesson: Lesson) -> bytes:
    """Everything on which the rest of the lesson depends."""
    journal = lesson.journal
    view = journal.view(LEARNER, lesson.names)
    return msgspec.json.encode((lesson.number, lesson._moves, lesson._left, journal.state.streams, view))
