"""The scenes of the two stories that tools/screenshots.py takes pictures of."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.web.players import Player
from tests.web.servers import Made, Server, Wanted
from tests.web.story_games import dismissed, hear, moments, story_at

COLOURS = ("red", "blue", "green", "yellow")
KINGDOM, FAVOR = "first-kingdom", "kings-favor"


def at(era: str, kind: str) -> Wanted:
    """Ana has such a decision in this era; of a plan nothing is placed yet."""
    return lambda view: (
        view.era == era and view.decision is not None and view.decision.kind == kind and not view.players[0].planned
    )


MOMENTS: dict[str, tuple[str, Wanted | None, int]] = {
    "kingdom-plan": (KINGDOM, at("I", "plan"), 3),
    "kingdom-act": (KINGDOM, at("IV", "act"), 4),
    "kingdom-late": (KINGDOM, at("VII", "plan"), 2),
    "kingdom-end": (KINGDOM, None, 2),
    "favor-plan": (FAVOR, at("II", "plan"), 3),
    "favor-settle": (FAVOR, at("I", "settle"), 4),
    "favor-end": (FAVOR, None, 3),
}


class StoryTables:
    """Tables at these moments, each made once."""

    def __init__(self) -> None:
        self.made: dict[str, Made] = {}
        self.paths: dict[str, str] = {}

    def table(self, server: Server, name: str) -> Made:
        """The table at a moment; all seats are Ana's, so that nobody moves on."""
        if name not in self.made:
            story, wanted, players = MOMENTS[name]
            game = story_at(story, wanted, players)
            seats = [
                {"who": "me", "name": each, "colour": colour} for each, colour in zip(game.seats, COLOURS, strict=False)
            ]
            self.made[name] = Made(server.post("/records", {"record": game.record().text(), "seats": seats, "pace": 0}))
        return self.made[name]


TABLES = StoryTables()
Scene = Callable[[Player, Any], None]


def shown(name: str, tab: str = "", drawer: str = "") -> Scene:
    """A table at a moment; `tab` is what a phone shows, `drawer` an open drawer."""

    def scene(ana: Player, studio: Any) -> None:
        ana.page.goto("about:blank")
        ana.page.goto(TABLES.table(studio.server, name).seat())
        expect(ana.page.locator("[data-moment]")).to_be_attached(timeout=30_000)
        hear(ana.page)
        if tab:
            ana.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        if drawer:
            ana.page.get_by_role("tab", name=drawer).click()

    return scene


def told(name: str) -> Scene:
    """The narration of an era that has just opened."""

    def scene(ana: Player, studio: Any) -> None:
        ana.page.evaluate("localStorage.removeItem('cenabum.told')")
        ana.page.goto("about:blank")
        ana.page.goto(TABLES.table(studio.server, name).seat())
        expect(ana.page.locator("dialog[data-card]")).to_be_visible(timeout=30_000)

    return scene


def booklet(name: str, page: str = "") -> Scene:
    """The story booklet, open at the present era or at a page."""

    def scene(ana: Player, studio: Any) -> None:
        shown(name)(ana, studio)
        ana.page.locator("[data-era][aria-current=step]").click()
        if page:
            ana.page.locator(f"dialog [data-page={page}]").click()

    return scene


CHOICES = (
    "start", "draw", "recruit", "withdraw", "build", "tile", "trade", "choose", "deliver", "feed", "take", "swap", "expel", "reward",
    "strike", "technology", "unscrew", "rescrew", "copy", "lose", "collect", "bathe", "lodge", "extra", "accept", "build_free",
)  # fmt: skip


def choice(decision: str) -> Scene:
    """A kind of decision, from a recorded game."""

    def scene(ana: Player, studio: Any) -> None:
        if decision not in TABLES.paths:
            kind = next(kind for asked, kind in moments() if asked == decision and kind != "done")
            moment = moments()[decision, kind]
            game = moment.game()
            TABLES.paths[decision] = studio.server.continued(game, *game.seats).seat(moment.seat)
        ana.page.goto("about:blank")
        ana.page.goto(TABLES.paths[decision])
        hear(ana.page)
        expect(ana.page.locator(f"[data-decision={decision}]")).to_be_visible()

    return scene


def watching(ana: Player, studio: Any) -> None:
    """What somebody sees whom the king has dismissed."""
    if "out" not in TABLES.paths:
        game, seat = dismissed()
        TABLES.paths["out"] = studio.server.continued(game, *game.seats).seat(seat)
    ana.page.goto("about:blank")
    ana.page.goto(TABLES.paths["out"])
    hear(ana.page)


STORIES: dict[str, Scene] = {
    **{f"story-{name}": shown(name) for name in MOMENTS},
    **{f"story-choice-{decision}": choice(decision) for decision in CHOICES},
    "story-favor-out": watching,
    "story-kingdom-told": told("kingdom-act"),
    "story-kingdom-booklet": booklet("kingdom-act"),
    "story-kingdom-places": booklet("kingdom-act", "places"),
    "story-kingdom-prologue": booklet("kingdom-plan", "prologue"),
    "story-favor-told": told("favor-plan"),
    "story-favor-booklet": booklet("favor-plan"),
    "story-favor-fame": booklet("favor-plan", "fame"),
}
STORIES_PHONE: dict[str, Scene] = {
    **{f"story-kingdom-phone-{tab.lower()}": shown("kingdom-act", tab) for tab in ("Land", "Others", "More")},
    "story-kingdom-phone-tasks": shown("kingdom-act", "More", "Tasks"),
    "story-favor-phone-tasks": shown("favor-plan", "More", "Tasks"),
}
