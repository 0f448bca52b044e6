"""What the log tells of a game, and what a choice would make it tell: steps and facts of the journal in names."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cenabum.kernel.core import Fact as Happened
from cenabum.kernel.journal import Journal
from cenabum.kernel.plugins import to_blame
from cenabum.kernel.rules import AnyRules
from cenabum.kernel.steps import Step
from cenabum.kernel.words import say
from cenabum.server.errors import Denied
from cenabum.server.messages import Fact, Lead, LogEntry, Said, Settled


def facts_told(journal: Journal, facts: Sequence[Happened], names: Sequence[str]) -> list[Fact]:
    """Facts with the names of the seats."""
    return [Fact(*told) for told in journal.told(facts, names)]


def entry_of(journal: Journal, moment: int, step: Step, names: Sequence[str]) -> LogEntry:
    """One step as the log tells it."""
    move = None if step.taken_back else journal.moves.move(step.code)
    facts = facts_told(journal, step.facts, names)
    return LogEntry(moment, step.at, step.seat, move, facts, step.taken_back or None, step.undone, step.bot)


def entry_at(journal: Journal, moment: int, begun: float, names: Sequence[str]) -> LogEntry:
    """The step of a moment; 0 is the set-up, told as of when the table was made."""
    if not moment:
        return LogEntry(0, begun, None, None, facts_told(journal, journal.opening_facts, names))
    return entry_of(journal, moment, journal.steps[moment - 1], names)


def news(journal: Journal, seat: int, since: int = 0, most: int | None = None) -> range:
    """The moments of which the log tells a page that comes: those after `since`, where it knows something already.

    Where these are more than `most`, it is the last ones, but at least those since the last move of its seat: all that can be taken
    back is among them, and all that others did meanwhile.
    """
    now = journal.moment
    first = since + 1 if 0 < since <= now else 0
    if most is not None:
        first = max(first, min(now + 1 - most, _last_move(journal, seat)))
    return range(first, now + 1)


def _last_move(journal: Journal, seat: int) -> int:
    """The moment of the last move of a seat that stands; now for who watches."""
    if seat < 0:
        return journal.moment
    moves = (moment for moment in range(journal.moment, 0, -1) if _stands(journal.steps[moment - 1], seat))
    return next(moves, 0)


def _stands(step: Step, seat: int) -> bool:
    return step.seat == seat and not step.undone and not step.taken_back


def leads_of(journal: Journal, seat: int, names: Sequence[str]) -> list[Lead]:
    """What each of a seat's choices leads to, in the order of its moves."""
    try:
        consequences = journal.consequences(seat)
    except Exception as error:
        if to_blame(error) is None:
            raise
        return []  # a choice of a game from outside that cannot be made: whoever makes it is told
    return [Lead(facts_told(journal, found.facts, names), found.draws) for found in consequences]


def hidden(rules: AnyRules) -> list[str]:
    """The kinds of decision whose answers are put together in secret."""
    return [decision.name for decision in rules.decisions if decision.hidden]


def settled(rules: AnyRules, state: Any, names: list[str]) -> Settled:
    """How a game ended."""
    by_seat = [rules.points(state, seat) for seat in range(len(names))]
    points = [dict(zip(rules.sources, each, strict=False)) for each in by_seat]
    return Settled(names, [sum(each) for each in by_seat], points, list(rules.winners(state)))


def said_again(chat: Sequence[Said], seat: int, text: str, request: str) -> Said:
    """The line of chat that a seat has sent again, as the answer to that. Raises `Denied`."""
    for line in reversed(chat):
        if (line.seat, line.text) == (seat, text):
            return msgspec.structs.replace(line, id=request)
    raise Denied("malformed", say("bad-message"), detail="this id was another message's")
