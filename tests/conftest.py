"""The order of all tests: those in a browser and at a server take longest and begin first, for several processes share the work."""

import pytest

FIRST = ("tests/web/", "tests/table/")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ranks = {folder: rank for rank, folder in enumerate(FIRST)}
    items.sort(key=lambda item: next((ranks[each] for each in FIRST if item.nodeid.startswith(each)), len(FIRST)))
