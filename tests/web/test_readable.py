"""Every word can be read: none is cut, none is smaller than 12 pixels, whatever the window, the language or the size of letters.

A game has one sitting: windows, languages, sizes of letters, every page of a phone, a hint. `./check` takes the tightest windows and
the language with the longest words, `./check long` all of them.
"""

import pytest
from playwright.sync_api import Page, expect

import cenabum
from cenabum.kernel.language import LANGUAGES
from tests.effort import few
from tests.web.conftest import Sit
from tests.web.servers import ROOT, Server
from tests.web.story_games import hear

WINDOWS = ((1280, 800), (390, 844), (1024, 768), (1440, 900), (1920, 1080))  # the tightest come first
LARGER = ("130", "115")
LEAST = 12  # pixels
# Words of which a part is out of sight, words that are broken without a hyphen or are too small. What lies wholly beyond the edge
# of a list is not cut, nor what can be scrolled to. A letter on a piece is part of its picture; the map of Orléans places its names
# itself. Some places of the Stories have names that are longer than a tablet's places are wide.
UNREADABLE = """async ([least, where]) => {
  const found = [];
  const read = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const looks = new Map();
    const look = (each) => {
      if (!looks.has(each)) looks.set(each, [getComputedStyle(each), each.getBoundingClientRect()]);
      return looks.get(each);
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const word = node.textContent.trim().slice(0, 40);
      if (!word || parent.closest(".unseen, [popover], option, symbol, svg[aria-hidden=true], .orleans svg.land")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      const scale = parent.closest("text")?.getScreenCTM();
      const zoom = scale ? Math.hypot(scale.a, scale.b) : document.documentElement.currentCSSZoom;
      const size = parseFloat(look(parent)[0].fontSize) * zoom;
      if (size < least - 0.05) found.push([where, word, `${size.toFixed(1)} pixels`]);
      let out = Math.max(0, box.right - innerWidth, -box.left);
      let scrolls = false;
      for (let each = parent; each !== document.documentElement; each = each.parentElement) {
        const [{ overflowX, overflowY }, edge] = look(each);
        if (overflowY !== "visible" && box.top >= edge.bottom - 1) {
          out = 0;
          break;
        }
        if (overflowX !== "visible") out = Math.max(out, box.right - edge.right, edge.left - box.left);
        // A line is higher than its letters: half of what sticks out is white.
        if (overflowY === "hidden" && !scrolls) out = Math.max(out, (box.bottom - edge.bottom) / 2, (edge.top - box.top) / 2);
        scrolls ||= overflowY === "auto" || overflowY === "scroll";
      }
      const whole = parent.closest("svg, .sides:not(.orleans)") ? "" : node.textContent;
      for (const { index, 0: { length } } of whole.matchAll(/\\p{L}{2,}/gu)) {
        range.setStart(node, index + 1); // before its first letter there may be a hyphen, which is in the line above
        range.setEnd(node, index + length);
        if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) found.push([where, word, "broken within a word"]);
      }
      if (out > 1.5) found.push([where, word, `cut by ${Math.round(out)}`]);
    }
  };
  const drawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await drawn();
  const tabs = [...document.querySelectorAll(".page > nav button")].filter((tab) => tab.checkVisibility());
  for (const tab of tabs) {
    tab.click();
    await drawn();
    read();
  }
  if (tabs.length === 0) read();
  return found;
}"""


class Reader:
    """Somebody who looks at every page of a table and notes what cannot be read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.noted: list[list[str]] = []

    def resize(self, window: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": window[0], "height": window[1]})

    def look(self, *about: object) -> None:
        self.noted += self.page.evaluate(UNREADABLE, [LEAST, " ".join(map(str, about))])

    def like(self, setting: str, value: str) -> None:
        """Choose something in the settings: at 1280x800, where their drawer is one press away."""
        self.resize(WINDOWS[0])
        self.page.locator("#drawer-settings").dispatch_event("click")
        self.page.locator(f"[data-setting={setting}]").select_option(value, force=True)
        self.page.locator("#drawer-log").dispatch_event("click")


def late(games: str) -> cenabum.Game:
    """A recorded game, two thirds of the way."""
    record = cenabum.load(min((ROOT / "tests").glob(f"{games}*.cenabum"))).record()
    return cenabum.replay(record, at=len(record.entries) * 2 // 3)


@pytest.mark.parametrize(
    "games",
    few(
        [
            "games/trade_intrigue/",
            "games/cathedral/015",
            "stories/games/first-kingdom-2-",
            "stories/games/kings-favor-3-",
            "games/players-four",
        ],
        3,
    ),
)
def test_every_word_can_be_read(sit: Sit, server: Server, games: str) -> None:
    game = late(games)
    page = sit(server.continued(game, *game.seats).seat(game.state.deciding_seats()[0])).page
    if "stories" in games:
        hear(page)
    reader = Reader(page)
    for language in few(["de", *(each for each in LANGUAGES if each != "de")], 1):  # the one with the longest words
        reader.like("language", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for window in few(WINDOWS, 3):
            reader.resize(window)
            reader.look(language, window)
    for size in few(LARGER, 1):
        reader.like("language", "de")
        reader.like("type", size)
        for window in few(WINDOWS, 2):
            reader.resize(window)
            reader.look("de", window, size)
    if "cathedral" not in games:
        reader.like("type", "100")
        page.keyboard.press("l")
        expect(page.locator("div.hint")).to_be_visible()
        reader.resize(WINDOWS[0])
        reader.look("with a hint")
    assert reader.noted == []
