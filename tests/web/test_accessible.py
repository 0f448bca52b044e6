"""Axe finds nothing serious: the screens on a desktop, some in the dark; `./check long` has all of them, dark and on a phone, too."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # it has no types
from playwright.sync_api import Page, expect

from tests.effort import LONG, few
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import Sit
from tests.web.players import Player, open_drawer
from tests.web.servers import Server, game_at, game_deciding

pytestmark = pytest.mark.slow

RULES = {"light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"], "dark": ["color-contrast"]}
"""The themes differ in nothing but colours."""


def serious(page: Page, name: str, theme: str, within: str | None = None) -> list[str]:
    """What axe finds serious or critical, one line for each element.

    Colours are most of its work. They are the same at every size, so they are looked at on the desktop, or in `./check long`.
    """
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    colours = LONG or page.viewport_size == {"width": DESKTOP[0], "height": DESKTOP[1]}
    options = {
        "resultTypes": ["violations"],
        "runOnly": RULES[theme],
        "preload": False,
        "rules": {"color-contrast": {"enabled": colours}},
    }
    found = Axe().run(page, within, options).response["violations"]
    return [
        f"{theme}: {each['id']}: {node['html'][:140]} {node['any'][0]['message'][:170] if node['any'] else ''}"
        for each in found
        if each["impact"] in {"serious", "critical"}
        for node in each["nodes"]
    ]


def start(ana: Player, server: Server) -> None:
    ana.page.goto("/")
    expect(ana.page.get_by_role("heading").first).to_be_visible()


def new(ana: Player, server: Server) -> None:
    ana.page.goto("/new")
    expect(ana.page.get_by_role("radiogroup", name="Game").locator("svg")).to_have_count(4)


def rules(ana: Player, server: Server) -> None:
    ana.page.goto("/rules/planning.placing")
    expect(ana.page.get_by_role("heading").first).to_be_visible()


def nowhere(ana: Player, server: Server) -> None:
    ana.window.forgive("404")
    ana.page.goto("/nowhere/at/all")
    expect(ana.page.get_by_role("heading").first).to_be_visible()


def invitation(ana: Player, server: Server) -> None:
    table = server.table("Zoe", "open", "open", "bot:random", waiting=True)
    ana.page.goto(f"/t/{table.id}")
    expect(ana.page.get_by_role("button", name="Sit down")).to_be_visible()


def waiting_room(ana: Player, server: Server) -> None:
    ana.page.goto(server.table("Zoe", "open", "open", "bot:random", waiting=True).seat())
    expect(ana.page.get_by_role("button", name="Begin with bots on the empty seats")).to_be_visible()


def watching(ana: Player, server: Server) -> None:
    ana.open(f"/t/{server.table('Zoe', 'open').id}")
    expect(ana.page.get_by_text("You are watching.")).to_be_visible()


def at(kind: str) -> Callable[[Player, Server], None]:
    def opened(ana: Player, server: Server) -> None:
        ana.open(server.continued(game_deciding(kind, 3), "Ana", "Bruno").seat())

    return opened


def hand(ana: Player, server: Server) -> None:
    """A follower in hand and one in the sketch."""
    at("plan")(ana, server)
    ana.press(ana.turn().named("^Fill ")[0])
    ana.page.keyboard.press("1")


def drawers(ana: Player, server: Server) -> list[str]:
    at("act")(ana, server)
    more = ana.page.get_by_role("navigation").get_by_role("button", name="More")
    if more.is_visible():
        more.click()
    faults = []
    for number in range(7):
        tab = ana.page.get_by_role("tab").nth(number)
        panel = open_drawer(ana.page, tab)
        if tab.get_attribute("id") == "drawer-seats":
            panel.get_by_role("button", name="Let a bot play").first.click()
            expect(panel.get_by_label("Which bot")).to_be_visible()
        faults += both_themes(ana.page, f"drawer {number}", "[role=tabpanel]")
    return faults


def history(ana: Player, server: Server) -> None:
    table = server.continued(game_deciding("act", 3), "Ana", "Bruno")
    ana.open(f"/t/{table.id}/5")
    expect(ana.page.get_by_role("region", name="History")).to_contain_text("5 of")


def end(ana: Player, server: Server) -> None:
    ana.page.goto(server.continued(game_at(None), "Ana", "Bruno").seat())
    expect(ana.page.get_by_role("dialog")).to_be_visible()


def phone_land(ana: Player, server: Server) -> None:
    at("travel")(ana, server)
    tab = ana.page.get_by_role("navigation").get_by_role("button", name="Land")
    if tab.is_visible():
        tab.click()


SCREENS: dict[str, Callable[[Player, Server], None]] = {
    "start": start,
    "new": new,
    "rules": rules,
    "nowhere": nowhere,
    "invitation": invitation,
    "waiting room": waiting_room,
    "watching": watching,
    "plan": hand,
    "actions": at("act"),
    "travel": phone_land,
    "tile": at("expand"),
    "history": history,
    "end": end,
}


ALIKE = ("watching", "actions", "travel", "history", "rules", "nowhere")
"""Screens of which others have most; the check leaves them to `./check long`."""
DARK = ("start", "plan", "end")
"""The screens that the check looks at in the dark, too: together they have every part."""


def both_themes(page: Page, name: str, within: str | None = None) -> list[str]:
    """What is wrong with a screen."""
    desktop = page.viewport_size == {"width": DESKTOP[0], "height": DESKTOP[1]}
    dark = LONG or (desktop and (name in DARK or (within is None and name not in SCREENS)))
    themes = RULES if dark else ["light"]
    return [f"{name}, {fault}" for theme in themes for fault in serious(page, name, theme, within)]


@pytest.mark.parametrize("size", few([DESKTOP, PHONE], 1), ids=few(["desktop", "phone"], 1))
def test_axe_finds_nothing_serious(sit: Sit, server: Server, size: tuple[int, int]) -> None:
    ana = sit(size=size)
    faults = []
    for name in SCREENS if LONG else [name for name in SCREENS if name not in ALIKE]:
        SCREENS[name](ana, server)
        faults += both_themes(ana.page, name)
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_axe_finds_nothing_serious_in_the_drawers(sit: Sit, server: Server) -> None:
    faults = drawers(sit(), server)
    assert not faults, "\n".join(dict.fromkeys(faults))
