"""What goes wrong is said in one sentence: bad input ends with exit code 2, our own mistakes with 1, Ctrl-C with 130."""

import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from cenabum.cli.speech import language, said
from cenabum.kernel.figures import FiguresError
from cenabum.kernel.refusal import InWords, Refused

GOOD, OUR_MISTAKE, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


class Problem(Exception):  # noqa: N818  (bad input is the player's problem, not the program's error)
    """Bad input: one sentence that says what is wrong and what to do."""


_saved: list[Path] = []


def remember_saved(path: Path | None) -> None:
    """Remember where the running game is saved, to name the file when something goes wrong."""
    _saved[:] = [] if path is None else [path]


def run_safely(command: Callable[[], object]) -> int:
    """Run a command; whatever it raises becomes a sentence on stderr and an exit code."""
    try:
        code = command()
        sys.stdout.flush()
        if code == INTERRUPTED:  # Typer has caught it
            raise KeyboardInterrupt
        return code if isinstance(code, int) else GOOD
    except BrokenPipeError:
        # Whoever was reading (`| head`) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except KeyboardInterrupt:
        _say(f"\n{said('stopped')} {_where_saved()}".rstrip())
        return INTERRUPTED
    except InWords as error:
        return _bad(error.told(language().name))
    except Refused as error:
        return _bad(" ".join(error.refusal.told(language().name)) + f" [{error.rule}]")
    except (Problem, FiguresError) as error:
        return _bad(str(error))
    except OSError as error:
        return _bad(said("file-unusable", file=error.filename or said("a-file"), reason=error.strerror or error))
    except Exception as error:
        return _complaint_of_typer(error) or _mistake(error)


def _bad(sentence: str) -> int:
    _say(" ".join(sentence.split()))
    return BAD_INPUT


def _say(text: str) -> None:
    print(text, file=sys.stderr)


def _where_saved() -> str:
    return said("stopped-saved", path=_saved[0]) if _saved else ""


def _complaint_of_typer(error: Exception) -> int:
    """Typer's own complaints (an unknown option, a missing argument); 0 when it is something else."""
    if type(error).__name__ == "Abort":
        _say(said("stopped"))
        return INTERRUPTED
    message = getattr(error, "format_message", None)
    if message is None:
        return 0
    context = getattr(error, "ctx", None)
    command = getattr(context, "command_path", None) or "cenabum"
    sentence = str(message()).rstrip()
    end = "" if sentence.endswith((".", "?")) else "."
    return _bad(f"{sentence}{end} {said('see-help', command=command)}")


def _mistake(error: Exception) -> int:
    if os.environ.get("CENABUM_DEBUG") == "1":
        traceback.print_exc()
    what = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
    _say(said("our-mistake-saved", error=what, path=_saved[0]) if _saved else said("our-mistake", error=what))
    return OUR_MISTAKE
