"""What was not done, and why: every error of the server is one of these, with a code, a rule's id and a sentence."""

from cenabum.kernel.figures import FiguresError
from cenabum.kernel.record import RecordError
from cenabum.kernel.refusal import Refused, SetupError
from cenabum.table.messages import Problem
from cenabum.table.store import StorageError


class Denied(Exception):  # noqa: N818  (the word for it; most of these are no errors of ours)
    """Something was asked for that is not done. `status` is for HTTP."""

    def __init__(self, code: str, why: str, hint: str = "", *, rule: str = "", status: int = 400) -> None:
        super().__init__(why)
        self.problem = Problem(code, rule, why, hint)
        self.status = status


def denied(error: Exception) -> Denied:
    """Any error as one that can be told; what we did not foresee says nothing of its inside."""
    match error:
        case Denied():
            return error
        case Refused():
            return Denied("refused", error.why, error.hint, rule=error.rule, status=409)
        case StorageError():
            return Denied("storage", error.why, "Nothing has been lost. Try again in a moment.", status=503)
        case SetupError() | FiguresError():
            return Denied("setup", str(error), status=422)
        case RecordError():
            return Denied("record", str(error), status=422)
    return Denied(
        "mistake",
        "Something went wrong on the server; nothing has changed.",
        "Try again, or load the page again.",
        status=500,
    )


def unknown_table() -> Denied:
    """There is no such table."""
    return Denied("unknown-table", "There is no such table here.", "Check the link, or make a new table.", status=404)


def unknown_token() -> Denied:
    """A token that is not (or no longer) good."""
    return Denied(
        "unknown-token",
        "This link is not, or no longer, good for a seat at this table.",
        "Ask for a new link.",
        status=401,
    )


def not_allowed(why: str) -> Denied:
    """Somebody may not do this."""
    return Denied("not-allowed", why, status=403)
