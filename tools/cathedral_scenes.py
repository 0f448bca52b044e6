"""The scenes of The Cathedral of Orléans that tools/screenshots.py takes pictures of."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.web.cathedral_games import BUILDERS, cathedral_at
from tests.web.players import Player
from tests.web.servers import Made, Server, Wanted

COLOURS = ("red", "blue", "green", "yellow")


def at(kind: str, round_number: int = 1, sections: int = 0) -> Wanted:
    """Ana has such a decision, late enough in the game."""

    def wanted(view: Any) -> bool:
        decision = view.decision
        return (
            decision is not None and decision.kind == kind and view.round >= round_number and view.sections >= sections
        )

    return wanted


def resting(view: Any) -> bool:
    """Ana may rest."""
    return view.decision is not None and any(move.kind == "rest" for move in view.decision.moves) and view.round > 1


def ordered(view: Any) -> bool:
    """An order of an event is open."""
    return view.decision is not None and view.order is not None and view.decision.kind == "move"


MOMENTS: dict[str, tuple[Wanted, int, str]] = {
    "start": (at("draw"), 3, "no"),
    "place": (at("place", 1, 1), 2, "no"),
    "middle": (at("move", 2, 3), 3, "no"),
    "deliver": (at("deliver", 1, 2), 4, "no"),
    "rest": (resting, 2, "no"),
    "order": (ordered, 3, "no"),
    "memory": (at("draw", 3, 5), 4, "yes"),
    "won": (lambda view: view.over and view.won, 3, "no"),
    "lost": (lambda view: view.over and not view.won, 4, "no"),
}


class CathedralTables:
    """Tables at these moments, each made once."""

    def __init__(self) -> None:
        self.made: dict[str, Made] = {}

    def table(self, server: Server, name: str) -> Made:
        """The table at a moment; at the end all seats are Ana's, else allies sit at the others."""
        if name not in self.made:
            wanted, players, aid = MOMENTS[name]
            game = cathedral_at(wanted, players, aid)
            who = ["me", *(["me" if game.over else "bot:ally"] * (players - 1))]
            seats = [
                {"who": each, "name": builder, "colour": colour}
                for each, builder, colour in zip(who, BUILDERS, COLOURS, strict=False)
            ]
            self.made[name] = Made(server.post("/records", {"record": game.record().text(), "seats": seats, "pace": 0}))
        return self.made[name]


TABLES = CathedralTables()


def shown(name: str, tab: str = "") -> Callable[[Player, Any], None]:
    """A table at a moment; `tab` is what a phone shows."""

    def scene(ana: Player, studio: Any) -> None:
        made = TABLES.table(studio.server, name)
        if name in {"won", "lost"}:
            ana.page.goto("about:blank")
            ana.page.goto(made.seat())
            expect(ana.page.get_by_role("dialog")).to_be_visible()
        else:
            ana.open(made.seat())
        if tab:
            ana.page.get_by_role("navigation").get_by_role("button", name=tab).click()

    return scene


CATHEDRAL = {f"cathedral-{name}": shown(name) for name in MOMENTS}
CATHEDRAL_PHONE = {f"cathedral-middle-{tab.lower()}": shown("middle", tab) for tab in ("Town", "Cathedral", "More")}
