"""Reading and writing files so that nothing is ever half written."""

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """Write a file whole or not at all: to a neighbour first, then moved into place."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """Read a text file; what cannot be read is a `ValueError` with a sentence."""
    from cenabum.kernel.record import RecordError

    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file.") from None
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
