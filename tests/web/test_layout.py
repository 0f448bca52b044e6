"""The table fits its window: nothing scrolls on a desktop, no name is cut, what belongs in a row stays in one."""

import pytest
from playwright.sync_api import Page, expect

import cenabum
from tests.web.browsers import DESKTOP
from tests.web.conftest import Sit
from tests.web.servers import ROOT, Server, decision, game_at

LONG = ("Anastasia-Wilhelmina", "Bartholomäus von Trier", "Clementine la Marchande", "Maximilian Wolkenstein")
LARGE, LAPTOP, ACROSS = (1920, 1080), (1440, 900), (740, 360)
# Elements of which something is out of sight: by name and by how many pixels.
HIDDEN = """places => places.flatMap((place) => [...document.querySelectorAll(place)]
  .map((each) => [place, each.textContent.slice(0, 30), each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth])
  .filter(([, , down, across]) => down > 1 || across > 1))"""
GOODS = """() => {
  const lines = [...document.querySelectorAll(".wealth .good")].map((each) => Math.round(each.getBoundingClientRect().y));
  return new Set(lines).size;
}"""


def late(kind: str, players: int) -> cenabum.Game:
    """Ana has every place tile that the traders' track can bring."""
    return game_at(decision(kind, 12, tiles=5), players=players, tile="any")


def hidden(page: Page, *places: str) -> list[list[str | int]]:
    found: list[list[str | int]] = page.evaluate(HIDDEN, list(places))
    return found


@pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "en"), (DESKTOP, "de"), (DESKTOP, "fr"), (LAPTOP, "en"), (LARGE, "en")]
)
def test_a_late_game_of_four_fits_one_screen(sit: Sit, server: Server, size: tuple[int, int], language: str) -> None:
    """Five place tiles, three others, long names."""
    page = sit(size=size, language=language).page
    page.goto(server.continued(late("plan", 4), *LONG).seat())
    page.locator(".mini").nth(2).wait_for()
    page.locator(".prospect li b").first.wait_for()
    assert not hidden(page, "html", "body", "main", ".own", ".mine", ".tracks", "section.land")
    assert not hidden(page, ".mini", ".prospect .sums")
    words = hidden(page, ".mini .head b", ".mini .tiny em", "section.place .name")
    assert not [word for word in words if word[3]]  # a line as high as its letters is not cut
    assert page.evaluate(GOODS) == 1


def test_the_board_stays_in_sight_while_something_is_asked(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(late("draw", 2), "Ana", "Bruno").seat())
    assert not hidden(ana.page, "html", ".mine", ".own")


@pytest.mark.parametrize("games", ["games/players-two", "games/cathedral/*-2-", "stories/games/kings-favor-2-"])
def test_the_result_can_be_looked_at_again(sit: Sit, server: Server, games: str) -> None:
    ended = cenabum.load(min((ROOT / "tests").glob(f"{games}*.cenabum")))
    page = sit(server.continued(ended, "Ana", "Bruno").seat()).page
    result = page.get_by_role("dialog")
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    expect(result).to_be_visible()


def test_a_phone_held_across(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(late("plan", 2), "Ana", "Bruno").seat(), size=ACROSS, hand="touch")
    for tab in ("Board", "Land", "Others", "More"):
        ana.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        ana.look()
        assert ana.widest == 0, tab
