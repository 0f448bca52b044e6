"""The table of a story fits its window in every size and language, with as many places as recorded games have brought."""

import pytest
from playwright.sync_api import Page, expect

import cenabum
from tests.effort import few
from tests.web.browsers import DESKTOP, TABLET
from tests.web.conftest import Sit
from tests.web.servers import ROOT, Server
from tests.web.story_games import hear
from tests.web.test_layout import LAPTOP, LARGE, hidden
from tests.web.words import PAIRS

SIZES = (DESKTOP, LAPTOP, LARGE, TABLET)
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
PANELS = ("html", "body", "main", ".own", ".mine", "section.open", "section.sheet", ".mini", "section.place", ".deed")
MOST = {
    "27 places, ten followers and no deed but one": ("first-kingdom-3-735-copy", 1688, 2),
    "all deeds and tasks": ("first-kingdom-4-132", 244, 1),
    "five objectives and three rivals": ("kings-favor-4-11", 985, 0),
}
"""The fullest boards and panels of the recorded games: game, moment, seat."""


def cut(page: Page, size: tuple[int, int]) -> list[list[str | int]]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".mini").last).to_be_visible()
    expect(page.locator("[data-standing], [data-task]").first).to_be_visible()
    page.evaluate(SETTLED)
    return hidden(page, *PANELS)


@pytest.mark.parametrize("full", few(list(MOST), 1))
def test_the_fullest_tables_of_recorded_games_fit_every_window(sit: Sit, server: Server, full: str) -> None:
    name, moment, seat = MOST[full]
    game = cenabum.load(ROOT / "tests" / "stories" / "games" / f"{name}.cenabum", at=moment)
    made = server.continued(game, *game.seats)
    for language in few([language for language, _ in PAIRS], 1):
        page = sit(language=language).page
        page.goto(made.seat(seat))
        hear(page)
        assert {size: cut(page, size) for size in SIZES} == {size: [] for size in SIZES}, language
