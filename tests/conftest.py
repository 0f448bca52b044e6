"""The order of all tests, and how many examples hypothesis tries.

Those in a browser and at a server take longest and begin first, for several processes share the work.
"""

import pytest
from hypothesis import settings

from tests.effort import LONG

# However they are started, `./check` tries the same examples each time; `./check long` looks for new ones.
settings.register_profile("usual", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None, print_blob=True)
settings.load_profile("long" if LONG else "usual")

FIRST = ("tests/web/", "tests/table/")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ranks = {folder: rank for rank, folder in enumerate(FIRST)}
    items.sort(key=lambda item: next((ranks[each] for each in FIRST if item.nodeid.startswith(each)), len(FIRST)))
