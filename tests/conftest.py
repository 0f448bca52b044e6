"""The order of all tests, how many examples hypothesis tries, and an environment that is the same for everybody.

Those in a browser, at a server, of commands and of whole trees take longest and begin first, for several processes share the work.
"""

import gc
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

FIRST = ("tests/web/", "tests/server/", "tests/cli/", "tests/test_")
LONGEST = ("whole_game", "axe", "training", "every_word", "whole_games.py", "give_up_and_try_again", "each_level")
"""Parts of the names of tests that take a quarter of a minute or more: begun last, they would keep everybody waiting."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        if any(part in item.nodeid for part in LONGEST):
            return -1
        return next((number for number, folder in enumerate(FIRST) if item.nodeid.startswith(folder)), len(FIRST))

    items.sort(key=rank)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Six thousand tests stay in memory: without looking through them for garbage again and again, all take an eighth less."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(autouse=True)
def _a_language_of_its_own() -> Iterator[None]:
    """What one test's terminal speaks is not what the next one's does."""
    yield
    speech.forget()
