"""The table of a story fits its window in every size and language, with as many places as recorded games have brought."""

import pytest
from playwright.sync_api import Page, expect

import cenabum
from tests.effort import few
from tests.web.browsers import DESKTOP, TABLET
from tests.web.conftest import Sit
from tests.web.servers import ROOT, Server
from tests.web.story_games import deciding, hear, story_at
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


BROKEN = """() => [...document.querySelectorAll(".own .name, .deed b, .counted .name")].flatMap((element) => {
  const text = element.firstElementChild && !element.firstChild.data ? element.lastChild : element.firstChild;
  const top = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return Math.round([...range.getClientRects()].at(-1).top);
  };
  const words = [...text.data.matchAll(/[^\\s\\u00ad]{2,}/g)];
  return words.filter(({ index, 0: word }) => top(index) !== top(index + word.length - 1)).map(([word]) => word);
})"""
"""Words, or parts of divided words, that lie in two lines."""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_on_a_tablet_long_names_are_divided_where_people_divide_them(sit: Sit, server: Server, language: str) -> None:
    name, moment, seat = MOST["27 places, ten followers and no deed but one"]
    game = cenabum.load(ROOT / "tests" / "stories" / "games" / f"{name}.cenabum", at=moment)
    page = sit(language=language, size=TABLET).page
    page.goto(server.continued(game, *game.seats).seat(seat))
    hear(page)
    assert page.evaluate(BROKEN) == []


def test_what_lies_on_the_table_is_as_large_as_its_panel_allows(sit: Sit, server: Server) -> None:
    """Few deeds on a large screen leave no panel half empty."""
    page = sit(size=LARGE).page
    page.goto(server.continued(story_at("kings-favor", deciding("plan")), "Ana", "Bruno").seat())
    hear(page)
    page.evaluate(SETTLED)
    shown = page.evaluate("""() => {
      const [panel, held, last] = ["section.open", ".things", "section.sheet"].map((each) => document.querySelector(each));
      return [Number(held.style.zoom), panel.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom];
    }""")
    assert shown[0] >= 1.2
    assert shown[1] < 20


def test_the_button_of_a_place_says_what_it_brings(sit: Sit, server: Server) -> None:
    page = sit().page
    page.goto(server.continued(story_at("kings-favor", deciding("act")), "Ana", "Bruno").seat())
    hear(page)
    expect(page.locator("[data-thing='place:territory'] .act")).to_have_accessible_name("Use Territory")
    expect(page.locator("[data-thing='place:territory'] .act small")).to_contain_text("in reach")
