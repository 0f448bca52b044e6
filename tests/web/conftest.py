"""The page in a real Chromium against the real server. Without a browser the tests fail; they are never skipped."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.web.browsers import DESKTOP, PATIENCE, Window, launch, save_trace
from tests.web.players import Hand, Player
from tests.web.servers import ROOT, Server, build_page

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built() -> None:
    build_page()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this folder; after them it ends, for its event loop would be in the way of other tests."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share."""
    running = Server(tmp_path_factory.mktemp("web"))
    yield running
    running.close()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    running = Server(tmp_path)
    yield running
    running.close()


class Sit(Protocol):
    """Opens a window and sits a player down in front of it."""

    def __call__(
        self,
        path: str = "",
        size: tuple[int, int] = DESKTOP,
        hand: Hand = "mouse",
        at: Server | None = None,
        first: bool = False,
        **settings: Any,
    ) -> Player: ...


@pytest.fixture(scope="package")
def contexts() -> dict[bool, list[BrowserContext]]:
    """Browser contexts at the shared server that nobody uses now, by whether they are touched: the page is in their cache."""
    return {True: [], False: []}


@pytest.fixture
def sit(
    browser: Browser, server: Server, contexts: dict[bool, list[BrowserContext]], request: pytest.FixtureRequest
) -> Iterator[Sit]:
    """Players for a test. Afterwards no window may have seen an error or asked another host.

    `first` is a browser that has never been here: nothing is in its cache, and it is used for nothing else.
    """
    windows: list[Window] = []
    again: list[Window] = []

    def seated(
        path: str = "",
        size: tuple[int, int] = DESKTOP,
        hand: Hand = "mouse",
        at: Server | None = None,
        first: bool = False,
        **settings: Any,
    ) -> Player:
        touch, free = hand == "touch", contexts[hand == "touch"]
        shared = at is None and not first
        context = free.pop() if shared and free else None
        window = Window(browser, (at or server).address, size, touch=touch, settings=settings, context=context)
        windows.append(window)
        if shared:
            again.append(window)
        player = Player(window, hand)
        return player.open(path) if path else player

    yield seated
    failed = request.session.testsfailed > _failures(request)
    for number, window in enumerate(windows):
        if failed:
            save_trace(window.page, ROOT / "build" / "failures" / f"{request.node.name}-{number}.png")
    faults = [fault for window in windows for fault in window.faulty()]
    for window in windows:
        if window in again and not failed:
            contexts[window.touch].append(window.leave())
        else:
            window.close()
    assert not faults


def _failures(request: pytest.FixtureRequest) -> int:
    return int(request.node.stash.get(_before, 0))


_before = pytest.StashKey[int]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[_before] = item.session.testsfailed


Table = Callable[..., Any]
