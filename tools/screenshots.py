"""Pictures of every screen of the page, in light and dark, for a desktop, a large screen and a phone; the main screens for others too.

    python tools/screenshots.py [FOLDER] [--only WORDS ...] [--any WORDS ...]

The folder is build/screenshots unless another is named; `--only phone dark` makes the pictures whose names have all these words,
`--any land others` those whose names have one of these.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# ruff: noqa: E402
from tests.web.browsers import Window, launch
from tests.web.module_games import module_game
from tests.web.players import Player
from tests.web.servers import Made, Server, build_page, decision, game_at

import cenabum
from cathedral_scenes import CATHEDRAL, CATHEDRAL_PHONE
from story_scenes import STORIES, STORIES_PHONE

SIZES = {
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "phone": (360, 740),
    "laptop": (1440, 900),
    "tablet": (1024, 768),
    "landscape": (740, 360),
}
PHONES = {"phone", "landscape"}
# The screens for which the sizes between are looked at too.
MAIN = {"start", "new-table", "end", "lesson"}
MAIN_SIZES = {"laptop", "tablet", "landscape"}
LONG = ["Anastasia-Wilhelmina", "Bartholomäus von Trier", "Clementine la Marchande", "Maximilian Wolkenstein"]
THEMES = ("light", "dark")
LINES = ["A fine road you took to Chartres!", "And you have all the wine.", "Good luck with the plague …"]


class Studio:
    """A server with tables at the moments that are worth a picture."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)
        self.tables: dict[str, Made] = {}
        self.paths: dict[str, str] = {}

    def table(self, kind: str, round_number: int = 0, players: int = 3, tiles: int = 0, long: bool = False) -> Made:
        """A table at which Ana has such a decision, with that many place tiles; "end" is the end of a game."""
        name = f"{kind} {round_number} {players} {tiles} {long}"
        if name not in self.tables:
            tile = "any" if tiles else {"bathe": "bathhouse", "store": "gunpowder_tower"}.get(kind, "")
            wanted = None if kind == "end" else decision(kind, round_number, tiles)
            names = LONG if long else ["Ana", "Bruno", "Clara", "Denis"]
            self.tables[name] = self.opened(game_at(wanted, players=players, tile=tile), kind == "end", names)
        return self.tables[name]

    def modules(self, kind: str, **settings: str) -> str:
        """The path to a seat that has such a decision in a recorded game of Trade & Intrigue; all others are people too."""
        name = f"{kind} {settings}"
        if name not in self.paths:
            game, seat = module_game(lambda view: view.decision is not None and view.decision.kind == kind, **settings)
            self.paths[name] = self.server.continued(game, *game.seats).seat(seat)
        return self.paths[name]

    def opened(self, game: cenabum.Game, people: bool, names: list[str]) -> Made:
        """A table at which a game goes on: Ana and people or bots."""
        colours = ["red", "blue", "green", "yellow"][: len(game.seats)]
        seats = [
            {"who": "me" if people or not index else "bot:greedy", "name": names[index], "colour": colour}
            for index, colour in enumerate(colours)
        ]
        body = {"record": game.record().text(), "seats": seats, "pace": 0}
        return Made(self.server.post("/records", body))


Scene = Callable[[Player, Studio], None]


def table(kind: str, round_number: int = 0, players: int = 3, tiles: int = 0, long: bool = False) -> Scene:
    def shown(ana: Player, studio: Studio) -> None:
        ana.open(studio.table(kind, round_number, players, tiles, long).seat())

    return shown


def modules(kind: str, land: bool = False, **settings: str) -> Scene:
    """A table with modules; on a phone, with `land`, its map and board."""

    def shown(ana: Player, studio: Studio) -> None:
        ana.open(studio.modules(kind, **settings))
        expect(ana.page.locator("[data-vignette]").first).to_be_attached()
        tab = ana.page.get_by_role("navigation").get_by_role("button", name="Land")
        if land and tab.is_visible():
            tab.click()

    return shown


def choose_modules(ana: Player, studio: Studio) -> None:
    """The page of a new table, with some modules chosen."""
    visit("/new")(ana, studio)
    ana.page.get_by_text("Trade & Intrigue: modules").click()
    ana.page.get_by_role("checkbox", name="Orders", exact=True).check()
    ana.page.get_by_role("radio", name="intrigue", exact=True).check()


def visit(path: str) -> Scene:
    def shown(ana: Player, studio: Studio) -> None:
        ana.page.goto(path)
        expect(ana.page.get_by_role("heading").first).to_be_visible()

    return shown


def start(ana: Player, studio: Studio) -> None:
    """With tables of my own."""
    visit("/")(ana, studio)
    ana.page.evaluate("localStorage.removeItem('cenabum.seats')")
    for kind in ("plan", "act", "end"):
        ana.page.goto(studio.table(kind, 0 if kind == "end" else 9).seat())
        expect(ana.page.locator("main")).to_be_visible()
        ana.page.wait_for_timeout(150)
    visit("/")(ana, studio)
    expect(ana.page.get_by_role("link").nth(2)).to_be_visible()


def planning(ana: Player, studio: Studio) -> None:
    """Half a sketch, and a follower in hand."""
    table("plan", 9)(ana, studio)
    clear = ana.page.get_by_role("button", name="Take all back")
    if clear.is_visible():
        clear.click()
    names = ana.turn().named("^Fill ")
    ana.press(names[0])
    followers = ana.page.locator("button[aria-pressed=false]:enabled")
    if followers.count():
        followers.first.click()


def travel(ana: Player, studio: Studio) -> None:
    table("travel", 8)(ana, studio)
    tab = ana.page.get_by_role("navigation").get_by_role("button", name="Land")
    if tab.is_visible():
        tab.click()


def drawer(name: str, kind: str = "act", round_number: int = 9) -> Scene:
    def shown(ana: Player, studio: Studio) -> None:
        table(kind, round_number)(ana, studio)
        more = ana.page.get_by_role("navigation").get_by_role("button", name="More")
        if more.is_visible():
            more.click()
        ana.page.get_by_role("tab", name=name).click()

    return shown


def chat(ana: Player, studio: Studio) -> None:
    drawer("Chat")(ana, studio)
    if not ana.page.get_by_text(LINES[0]).count():
        for line in LINES:
            ana.page.get_by_role("textbox").fill(line)
            ana.page.get_by_role("button", name="Send").click()
            expect(ana.page.get_by_text(line)).to_be_visible()


def points(ana: Player, studio: Studio) -> None:
    drawer("Points")(ana, studio)
    ana.page.get_by_role("button", name="Ask the bots").click()
    expect(ana.page.get_by_role("columnheader", name="wins")).to_be_visible(timeout=30_000)


def lesson(ana: Player, studio: Studio) -> None:
    """The first lesson, where it points at a place."""
    ana.page.goto("/learn/orleans/first")
    bar = ana.page.get_by_role("region", name="Lesson")
    expect(bar).to_be_visible()
    step = bar.get_attribute("data-step")
    while bar.get_by_role("button", name="Next").is_visible():
        bar.get_by_role("button", name="Next").click()
        expect(bar).not_to_have_attribute("data-step", step or "")
        step = bar.get_attribute("data-step")


def waiting_room(ana: Player, studio: Studio) -> None:
    ana.page.goto(studio.server.table("Ana", "open", "open", "bot:greedy", waiting=True).seat())
    expect(ana.page.get_by_role("button", name="Begin with bots on the empty seats")).to_be_visible()


def invitation(ana: Player, studio: Studio) -> None:
    ana.page.goto(f"/t/{studio.server.table('Ines', 'open', 'open', 'bot:greedy', waiting=True).id}")
    expect(ana.page.get_by_role("button", name="Sit down")).to_be_visible()


def history(ana: Player, studio: Studio) -> None:
    made = studio.table("act", 9)
    table("act", 9)(ana, studio)
    ana.open(f"/t/{made.id}/60")
    expect(ana.page.get_by_role("region", name="History")).to_contain_text("60 of")


def end(ana: Player, studio: Studio) -> None:
    ana.page.goto(studio.table("end").seat())
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")


def phone_tab(name: str) -> Scene:
    def shown(ana: Player, studio: Studio) -> None:
        table("plan", 9)(ana, studio)
        ana.page.get_by_role("navigation").get_by_role("button", name=name).click()

    return shown


def german(ana: Player, studio: Studio) -> None:
    ana.page.goto(studio.table("act", 9).seat())
    ana.page.evaluate(
        """() => localStorage.setItem("cenabum.settings",
             JSON.stringify({ ...JSON.parse(localStorage.getItem("cenabum.settings")), language: "de" }))"""
    )
    ana.page.goto("about:blank")
    ana.page.goto(studio.table("act", 9).seat())
    expect(ana.page.locator("main")).to_be_visible()
    ana.page.wait_for_timeout(400)


SCENES: dict[str, Scene] = {
    "start-new-here": visit("/"),
    "new-table": visit("/new"),
    "rules": visit("/rules"),
    "lesson": lesson,
    "door-waiting-room": waiting_room,
    "door-invitation": invitation,
    "nowhere": visit("/t/no/such/address"),
    "table-first-round": table("plan"),
    "table-planning": planning,
    "table-planning-four": table("plan", 12, 4),
    "table-late": table("plan", 14, 4, tiles=5, long=True),
    "table-late-acting": table("act", 12, 3, tiles=4),
    "table-draw": table("draw", 6),
    "table-actions": table("act", 9),
    "table-recruit": table("recruit", 3),
    "table-travel": travel,
    "table-tile": table("expand", 3),
    "table-deeds": table("send", 6),
    "table-bathhouse": table("bathe"),
    "table-feed": table("feed"),
    "modules-new-table": choose_modules,
    "modules-deeds": modules("plan", land=True, board="new-deeds", orders="yes"),
    "modules-intrigue": modules("send", land=True, board="intrigue", orders="yes"),
    "modules-fraud": modules("target", board="intrigue"),
    "modules-bribe": modules("bribe", board="intrigue"),
    "modules-order": modules("order", board="intrigue"),
    "table-history": history,
    "drawer-log": drawer("Log"),
    "drawer-chat": chat,
    "drawer-bag": drawer("Bag", "plan"),
    "drawer-points": points,
    "drawer-supply": drawer("Supply"),
    "drawer-help": drawer("Help"),
    "drawer-seats": drawer("Seats"),
    "drawer-settings": drawer("Settings"),
    "end": end,
    **CATHEDRAL,
    **STORIES,
    "start": start,
    "table-german": german,  # the last: the window speaks German from then on
}
PHONE_SCENES: dict[str, Scene] = {f"phone-{name.lower()}": phone_tab(name) for name in ("Land", "Others", "More")}
PHONE_SCENES |= CATHEDRAL_PHONE | STORIES_PHONE


def shown_at(name: str, size: str) -> bool:
    """Is a picture of the scene made for this size?"""
    return size not in MAIN_SIZES or name in MAIN or name.startswith(("table-", "phone-"))


def take(
    browser: Browser, studio: Studio, folder: Path, size: str, theme: str, words: list[str], some: list[str]
) -> int:
    """All pictures of one size in one theme; how many."""
    scenes = {**PHONE_SCENES, **SCENES} if size in PHONES else SCENES
    chosen = {name: f"{name}-{size}-{theme}" for name in scenes if shown_at(name, size)}
    chosen = {name: file for name, file in chosen.items() if all(word in file for word in words)}
    chosen = {name: file for name, file in chosen.items() if not some or any(word in file for word in some)}
    if not chosen:
        return 0
    settings: dict[str, Any] = {"theme": theme, "colour": "red"}
    window = Window(browser, studio.server.address, SIZES[size], touch=size in PHONES, settings=settings)
    ana = Player(window)
    for name, file in chosen.items():
        scenes[name](ana, studio)
        ana.page.wait_for_timeout(120)
        ana.page.screenshot(path=folder / f"{file}.png")
        print(file, flush=True)
    window.close()
    return len(chosen)


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", nargs="+", default=[], help="words that the names of the pictures must have")
    parser.add_argument("--any", nargs="+", default=[], help="words of which the names of the pictures must have one")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    build_page()
    expect.set_options(timeout=30_000)  # pictures can wait for a busy machine
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        studio = Studio(Path(folder))
        browser = launch(playwright)
        try:
            number = sum(
                take(browser, studio, wanted.folder, size, theme, wanted.only, wanted.any)
                for size in SIZES
                for theme in THEMES
            )
        finally:
            browser.close()
            studio.server.close()
    print(f"{number} pictures in {wanted.folder}")


if __name__ == "__main__":
    main()
