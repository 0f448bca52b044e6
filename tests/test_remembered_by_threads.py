"""A server loads its tables in several threads, which share what a set-up remembers: none of them is told something half written."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import cenabum
from cenabum.bagbuilding import layout as layouts
from cenabum.bagbuilding.planning import available, market_placements, placements
from cenabum.orleans.moves import DONE, PLACE

THREADS = 4


@pytest.fixture
def _hasty_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("_hasty_threads")
def test_threads_that_remember_at_once_are_told_the_same_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = cenabum.start("orleans", players=2, seed=1)
    layout, player = state.components.layout, state.players[0]
    boards = []
    chance = random.Random(3)
    for _ in range(60):
        board = player.copy()
        board.open = player.spaces & chance.getrandbits(len(layout.wants))
        board.market = sum(1 << (5 * kind) for kind in chance.sample(range(11), 3))
        spaces = available(layout, board)
        wanted = [*placements(layout, board, board.market, PLACE, layouts.FROM_MARKET, spaces), DONE]
        boards.append((board, wanted))

    def wrong(_: int) -> int:
        return sum(market_placements(layout, board, PLACE, [DONE]) != wanted for board, wanted in boards)

    with ThreadPoolExecutor(THREADS) as threads:
        for _ in range(40):
            monkeypatch.setattr(layouts, "_SHARED", {})
            layout.market_codes = [None] * len(layout.market_codes)
            layout.market_fits = [0] * len(layout.market_fits)
            for known in layout.spread_codes:
                known.clear()
            assert list(threads.map(wrong, range(THREADS))) == [0] * THREADS
            assert wrong(0) == 0, "what was remembered meanwhile"
