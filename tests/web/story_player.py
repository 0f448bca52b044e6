"""A person at the table of a story: makes any move by mouse, keyboard or touch, and can play a whole game as the bot advises."""

from playwright.sync_api import Locator, Page, expect

import cenabum
from cenabum.bots.asking import decide
from cenabum.bots.settler import SettlerBot
from cenabum.kernel.moves import Move
from cenabum.stories.decision import top
from cenabum.stories.moves import GOODS
from tests.web.players import Hand
from tests.web.servers import Server
from tests.web.story_games import Settler

ON_TABLE = {
    "act": "place:{place}",
    "settle": "area:{area}",
    "withdraw": "area:{area}",
    "build": "area:{area}",
    "technology": "space:{space}",
    "unscrew": "space:{space}",
    "recall": "space:{space}",
    "recall_fair": "fair:{follower}",
    "place": "space:{space}",
    "fair": "fair",
    "send": "deed:{target}",
    "advance": "deed:{target}",
}
"""Moves that are made on a thing of the table and have no button of their own."""
ALSO_ON_TABLE = {
    "buy": "market:{good}",
    "take": "market:{good}",
    "sell": "good:{good}",
    "deliver": "good:{good}",
    "feed": "good:{good}",
    "recruit": "hire:{follower}",
    "take_back": "portal:{parcel}",
    "take_back_good": "stock:{place}",
}
"""Moves that have a button and can be made on a thing of the table as well."""


def thing(page: Page, name: str) -> Locator:
    """The button of a thing of the table, or what lights it up."""
    return page.locator(f'button[data-thing="{name}"], [data-lit="{name}"]').first


def written(move: Move) -> str:
    """A move in one line, as the page's buttons have it (`written` of `lib/targets.ts`)."""
    return " ".join([move.kind, *move.arguments.values()])


def button(page: Page, move: Move) -> Locator:
    return page.locator(f'[data-move="{written(move)}"]')


class Chooser:
    """A person with a mouse, a keyboard or a finger who makes a move."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand

    def press(self, what: Locator) -> None:
        expect(what).to_be_visible()
        if self.hand == "mouse":
            what.click(force=what.evaluate("it => it instanceof SVGElement"))  # the middle of an area has pieces on it
        elif self.hand == "touch":
            what.tap(force=what.evaluate("it => it instanceof SVGElement"))
        else:
            for _ in range(80):
                if what.evaluate("it => it === document.activeElement"):
                    break
                self.page.keyboard.press("Tab")
            else:
                raise AssertionError("the Tab key does not lead there")
            self.page.keyboard.press("Enter")

    def choose(self, move: Move, all_moves: list[Move]) -> None:
        """Make a move as a person does: pick a thing, then what is lit; or press the button."""
        page, is_ = self.page, move.arguments
        if move.kind in ("done", "pass"):
            self.press(page.locator(".prompt .button.white"))
        elif move.kind in ("send", "advance"):
            self.press(thing(page, f"portal:{is_['parcel']}"))
            self.show_land()
            self.press(thing(page, f"deed:{is_['target']}"))
            if sum(other.arguments == is_ for other in all_moves) > 1:
                self.press(button(page, move))
        elif move.kind in ("place", "fair"):
            self.press(thing(page, f"drawn:{is_['follower']}"))
            self.press(thing(page, ON_TABLE[move.kind].format(**is_)))
        elif move.kind == "swap":
            if len({other.arguments.get("given") for other in all_moves if other.kind == "swap"}) > 1:
                self.press(page.locator(f'[data-give="{is_["given"]}"]'))
            self.press(button(page, move))
        elif move.kind == "lose" and is_["post"] != "supply":
            self.press(thing(page, f"area:{is_['post']}"))
        elif move.kind in ON_TABLE:
            self.press(thing(page, ON_TABLE[move.kind].format(**is_)))
        elif self.hand == "mouse" and move.kind in ALSO_ON_TABLE:
            self.press(thing(page, ALSO_ON_TABLE[move.kind].format(**is_)))
        else:
            self.press(button(page, move))

    def show_land(self) -> None:
        """On a phone the deeds lie on another page."""
        if self.hand == "touch":
            self.page.get_by_role("navigation").get_by_role("button", name="Land").tap()


# ---- a whole game


class Advised(Settler):
    """Plays on the page what the bot would do in this seat; the same game goes on beside it, fed by the record."""

    def __init__(self, page: Page, server: Server, table: str, seat: int = 0) -> None:
        super().__init__(page)
        self.server = server
        self.table = table
        self.seat = seat
        self.bot = SettlerBot()
        self.chooser = Chooser(page, "mouse")
        self.game = cenabum.replay(cenabum.parse_record(server.record(table)))
        self.game.asked = True  # what is drawn at the table is drawn here

    def follow(self) -> None:
        """Everything that has happened at the table since."""
        for entry in cenabum.parse_record(self.server.record(self.table)).entries[len(self.game.entries) :]:
            drawn = [f"{stream}:{kind}" for stream, kinds in entry.chance for kind in kinds]
            self.game.play(entry.seat, entry.notation, drawn)

    def step(self) -> None:
        """Answer the decision that is to be made."""
        self.follow()
        state = self.game.state
        decision = top(state, self.seat).name  # type: ignore[arg-type]  # of the stories
        self.kinds.add(decision)
        before = self.page.locator("[data-moment]").get_attribute("data-moment")
        if decision == "plan":
            self.plan()
        else:
            code = decide(state, self.seat, self.bot, len(self.game.entries))
            self.chooser.choose(self.game.moves.move(code), self.game.legal(self.seat))
        expect(self.page.locator(f'[data-moment="{before}"]')).to_have_count(0)

    def plan(self) -> None:
        """The bot's plan, piece by piece into the sketch, then done."""
        state = self.game.state.copy()
        while top(state, self.seat).name == "plan":  # type: ignore[arg-type]  # of the stories
            code = decide(state, self.seat, self.bot, len(self.game.entries))
            move = self.game.moves.move(code)
            if move.kind == "done":
                break
            self.sketch(move)
            state.apply(self.seat, code)
            if not state.players[self.seat].pending:  # type: ignore[attr-defined]  # of the stories
                break
        self.page.get_by_role("button", name="Done", exact=True).click()

    def sketch(self, move: Move) -> None:
        """Take a thing in hand, unless one of its kind still is, and put it where the move says."""
        is_, page = move.arguments, self.page
        if move.kind == "supply":
            taken = "good:grain" if is_["place"] == "bakery" else "good:wood"
        else:
            name = is_.get("follower") or is_["parcel"]
            kind = (
                "coins"
                if name.endswith("_coins")
                else "technology"
                if name == "technology"
                else "good"
                if name in GOODS
                else "green"
            )
            taken = f"{kind}:{name}"
        if thing(page, taken).get_attribute("aria-pressed") != "true":
            thing(page, taken).click()
        if move.kind == "load":
            page.locator(".slot.open").first.click()
        else:
            at = {"place": "space:{space}", "supply": "stock:{place}", "fair": "fair"}[move.kind].format(**is_)
            page.locator(f'button[data-thing="{at}"].open').first.click()
