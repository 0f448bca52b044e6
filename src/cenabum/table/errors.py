"""What was not done, and why: every error of the server is one of these, with a code, a rule's id and a sentence.

Like a refusal of the rules, it is told in all languages at once; the page shows the player's.
"""

from collections.abc import Sequence

from cenabum.kernel.figures import FiguresError
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.record import RecordError
from cenabum.kernel.refusal import Refusal, Refused, SetupError
from cenabum.kernel.words import SILENCE, Text, Words, say
from cenabum.table.messages import Problem
from cenabum.table.store import StorageError


class Denied(Exception):  # noqa: N818  (the word for it; most of these are no errors of ours)
    """Something was asked for that is not done. `status` is for HTTP."""

    def __init__(self, code: str, why: Words, hint: Words = SILENCE, *, rule: str = "", status: int = 400) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = Refusal(rule, why, hint, ("refusals/table",))
        self.status = status

    @property
    def problem(self) -> Problem:
        """What is told to whoever asked."""
        told = {language: self.refusal.told(language) for language in LANGUAGES}
        whys = {language: why for language, (why, _) in told.items()}
        return Problem(self.code, self.refusal.rule, whys, {language: hint for language, (_, hint) in told.items()})

    def __str__(self) -> str:
        return f"{self.code}: {self.refusal.why}"


def denied(error: Exception, seats: Sequence[str] = ()) -> Denied:
    """Any error as one that can be told; what we did not foresee says nothing of its inside. `seats` are the players' names."""
    match error:
        case Denied():
            return error
        case Refused():
            told = Denied("refused", SILENCE, status=409)
            told.refusal = error.refusal.among(seats)
            return told
        case StorageError():
            return Denied("storage", error.words, say("nothing-lost"), status=503)
        case SetupError() | FiguresError():
            return Denied("setup", say("bad-setup", error=Text(error)), status=422)
        case RecordError():
            return Denied("record", say("bad-record", error=Text(error)), status=422)
    return Denied("mistake", say("mistake"), say("load-again"), status=500)


def unknown_table() -> Denied:
    """There is no such table."""
    return Denied("unknown-table", say("unknown-table"), say("check-link"), status=404)


def unknown_token() -> Denied:
    """A token that is not (or no longer) good."""
    return Denied("unknown-token", say("unknown-token"), say("ask-link"), status=401)


def not_allowed(why: Words) -> Denied:
    """Somebody may not do this."""
    return Denied("not-allowed", why, status=403)
