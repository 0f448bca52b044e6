"""What was not done, and why: every error of the server is one of these, with a code, a rule's id and a sentence.

Like a refusal of the rules, it is told in all languages at once; the page shows the player's.
"""

from collections.abc import Sequence

from cenabum.kernel.figures import FiguresError
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.plugins import PluginError, to_blame
from cenabum.kernel.record import RecordError
from cenabum.kernel.refusal import SETUP_WORDS, InWords, Refusal, Refused, SetupError
from cenabum.kernel.words import SILENCE, Sentence, Words, say, sentences
from cenabum.server.messages import Problem
from cenabum.server.messages import Refused as RefusedMessage
from cenabum.server.naming import names_in
from cenabum.server.store import StorageError, UnplayableError

MOST_DETAIL = 200
FILES = ("server/refusals", *SETUP_WORDS)


class Denied(Exception):  # noqa: N818  (the word for it; most of these are no errors of ours)
    """Something was asked for that is not done. `status` is for HTTP, and so are the seconds `after` which it may be tried again.

    `detail` is for programmers, in no language of people.
    """

    def __init__(
        self,
        code: str,
        why: Sentence,
        hint: Words = SILENCE,
        *,
        rule: str = "",
        status: int = 400,
        detail: str = "",
        after: int = 0,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = Refusal(rule, why, hint, FILES)
        self.status = status
        self.detail = detail[:MOST_DETAIL]
        self.after = after

    @property
    def headers(self) -> dict[str, str]:
        """What HTTP says besides."""
        return {"retry-after": str(self.after)} if self.after else {}

    @property
    def fault(self) -> bool:
        """Is it the fault of a program, ours or a package's, which whoever runs the server wants to see in the log?"""
        return self.code in {"mistake", "plugin"}

    @property
    def problem(self) -> Problem:
        """What is told to whoever asked."""
        named = {language: self.refusal.among(names_in(language, self.refusal.seats)) for language in LANGUAGES}
        told = {language: refusal.told(language) for language, refusal in named.items()}
        whys = {language: why for language, (why, _) in told.items()}
        hints = {language: hint for language, (_, hint) in told.items()}
        return Problem(self.code, self.refusal.rule, whys, hints, self.detail)

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
        case UnplayableError():
            return Denied("unplayable", error.words, say("table-kept"), status=503)
        case StorageError():
            return Denied("storage", error.words, say("nothing-lost"), status=503)
        case FiguresError():
            return Denied("setup", say("bad-figures"), status=422, detail=str(error))
        case PluginError():
            told = _in_words("plugin", SILENCE, error, say("plugin-mended"))
            told.status = 503
            return told
        case SetupError():
            return _in_words("setup", say("bad-setup"), error)
        case RecordError():
            return _in_words("record", say("bad-record"), error)
    if (plugin := to_blame(error)) is not None:
        return denied(plugin)
    return Denied("mistake", say("mistake"), say("load-again"), status=500)


def failing_bot(error: SetupError) -> Denied:
    """What everybody at a table is told when a bot that others wrote does not work."""
    return _in_words("bot", SILENCE, error, say("random-instead"))


def _in_words(code: str, what: Words, error: InWords, hint: Words = SILENCE) -> Denied:
    """What cannot be done, then why not, and what helps."""
    if isinstance(error.words, str):
        return Denied(code, what, status=422, detail=error.words)
    told = Denied(code, SILENCE, status=422)
    files = ("server/refusals", *error.files)
    told.refusal = Refusal("", sentences(what, error.words), hint, files, error.seats)
    return told


def refused(request: str | None, error: Denied) -> RefusedMessage:
    """The message to a page about something that was not done."""
    problem = error.problem
    return RefusedMessage(request, problem.code, problem.rule, problem.why, problem.hint, problem.detail)


def unknown_table() -> Denied:
    """There is no such table."""
    return Denied("unknown-table", say("unknown-table"), say("check-link"), status=404)


def unknown_token() -> Denied:
    """A token that is not (or no longer) good."""
    return Denied("unknown-token", say("unknown-token"), say("ask-link"), status=401)


def not_allowed(why: Words, hint: Words = SILENCE) -> Denied:
    """Somebody may not do this."""
    return Denied("not-allowed", why, hint, status=403)
