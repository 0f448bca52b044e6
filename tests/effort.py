"""How much a test does: `./check` takes a sample of what `./check long` does whole. Neither leaves a kind of thing out."""

import os

LONG = os.environ.get("CENABUM_EFFORT") == "long"


def many(usual: int, long: int) -> int:
    """How many examples, kills or steps."""
    return long if LONG else usual
