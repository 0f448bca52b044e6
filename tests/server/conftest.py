"""Servers for the tests of the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import started
from tests.server.servers import Running, Zygote

__all__ = ["started"]


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    started = Zygote()
    yield started
    started.close()


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a module share."""
    running = Running(zygote, tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def own_server(zygote: Zygote, tmp_path: Path) -> Iterator[Running]:
    """A server for one test that kills or disturbs it."""
    running = Running(zygote, tmp_path)
    yield running
    running.close()
