"""The order of all tests, how many examples hypothesis tries, and an environment that is the same for everybody.

Those in a browser and at a server take longest and begin first, for several processes share the work.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from cenabum.cli import speech
from tests.effort import LONG

# Colours, the width of the terminal and the language are those a test asks for, not those of whoever starts it.
OWN = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
for name in (*OWN, "LANGUAGE", "LC_MESSAGES", "CENABUM_LANGUAGE", "CENABUM_DEBUG", "PYTHONWARNINGS", "PYTHONOPTIMIZE"):
    os.environ.pop(name, None)
os.environ |= {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}

# However they are started, `./check` tries the same examples each time; `./check long` looks for new ones.
settings.register_profile("usual", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None, print_blob=True)
settings.load_profile("long" if LONG else "usual")

FIRST = ("tests/web/", "tests/server/")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ranks = {folder: rank for rank, folder in enumerate(FIRST)}
    items.sort(key=lambda item: next((ranks[each] for each in FIRST if item.nodeid.startswith(each)), len(FIRST)))


@pytest.fixture(autouse=True)
def _a_language_of_its_own() -> Iterator[None]:
    """What one test's terminal speaks is not what the next one's does."""
    yield
    speech.forget()
