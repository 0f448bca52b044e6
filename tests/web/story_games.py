"""Games of the two stories that are already going on, and a person who plays them on the page."""

import functools
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

import cenabum
from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import bot_named
from cenabum.stories.decision import asks, top
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.drawing import unplanned
from cenabum.stories.table import PLANNING
from tests.web.servers import ROOT, Made, Server, Wanted

SEATED = ("Ana", "Bruno", "Clara", "Denis")
STORIES = ("first-kingdom", "kings-favor")


@functools.cache
def moves_of(story: str, seed: str, players: int) -> list[tuple[int, int]]:
    """The seats and moves of a whole game between settlers."""
    game = cenabum.new(story, SEATED[:players], seed=seed)
    bot = bot_named("bot:settler")()
    moves: list[tuple[int, int]] = []
    while not game.over:
        seat = game.state.deciding_seats()[0]
        moves.append((seat, decide(game.state, seat, bot, decision_seed(seed, len(moves)))))
        game.play(*moves[-1])
    return moves


def story_at(story: str, wanted: Wanted | None, players: int = 2) -> cenabum.Game:
    """A game up to the first decision of Ana's at which her view is as wanted, or (None) to its end; several games are tried."""
    for attempt in range(20):
        seed = f"web-{attempt}"
        game = cenabum.new(story, SEATED[:players], seed=seed)
        for seat, code in moves_of(story, seed, players):
            if seat == 0 and wanted is not None and wanted(game.view("Ana")):
                return game
            game.play(seat, code)
        if wanted is None:
            return game
    raise AssertionError("no game comes to such a decision")


def last_rounds(story: str) -> cenabum.Game:
    """A game between settlers of which little is left to play, where Ana begins a round with a choice of followers to draw."""
    moves = moves_of(story, "web-0", 2)
    game = cenabum.new(story, SEATED[:2], seed="web-0")
    for number, (seat, code) in enumerate(moves):
        if seat == 0 and number > len(moves) * 19 / 20 and deciding("draw")(game.view("Ana")):
            break
        game.play(seat, code)
    return game


def deciding(kind: str, round_number: int = 0) -> Wanted:
    """Ana has a decision of this kind, in this round or later; of a plan nothing is placed yet."""
    return lambda view: (
        view.decision is not None
        and view.decision.kind == kind
        and view.round >= round_number
        and not (kind == "plan" and (view.players[0].planned or view.players[0].portal))
    )


def opened(server: Server, game: cenabum.Game, *others: str) -> Made:
    """A table at which a game goes on; Ana is mine, the others settlers unless they are named."""
    who = ("Ana", *(others or ("bot:settler",) * (len(game.seats) - 1)))
    return server.continued(game, *who)


def hear(page: Page) -> None:
    """Whatever is told of the story has been read: go on to the table."""
    expect(page.locator("[data-moment]")).to_be_attached()
    while page.locator("dialog[data-card][open]").count():
        page.keyboard.press("Escape")


CHOICE = ".choices button:not(.fold)"
"""An answer to choose from; the button that folds place tiles away is none."""


class Settler:
    """A person who fills what can be filled, uses what is activated, and takes the first answer."""

    FIRST = ("Territory", "Village", "Building yard", "University", "Castle", "Fortress", "Terrain", "Market")

    def __init__(self, page: Page) -> None:
        self.page = page
        self.kinds: set[str] = set()
        page.add_locator_handler(page.locator("dialog[data-card][open]"), lambda: hear(page))

    def ready(self) -> bool:
        """Wait until something is wanted of me; False when the game is over."""
        mine = ".prompt.mine:not([aria-busy=true])"
        expect(self.page.locator(f"{mine}, [data-over]").first).to_be_attached(timeout=180_000)
        return not self.page.locator("[data-over]").count()

    @property
    def kind(self) -> str:
        return self.page.locator("[data-decision]").get_attribute("data-decision") or ""

    def step(self) -> None:
        """Answer the decision that is to be made."""
        kind = self.kind
        self.kinds.add(kind)
        page = self.page
        before = page.locator("[data-moment]").get_attribute("data-moment")
        if kind == "plan":
            self.plan()
        elif kind == "act":
            self.act(before)
        elif page.locator("path.lit").count():
            page.locator("path.lit").first.dispatch_event("click")
        elif page.locator(CHOICE).count() and kind != "trade":
            page.locator(CHOICE).first.click()
        elif page.locator(".space.target").count():
            page.locator(".space.target").first.click()
            self._choose_if_asked(CHOICE, before)
        else:
            page.locator(".prompt .button.white").click()
        expect(page.locator(f'[data-moment="{before}"]')).to_have_count(0)

    def plan(self) -> None:
        """Fill the places I like best, then all others; money to the portal."""
        page = self.page
        for name in self.FIRST:
            fill = page.locator(f'[aria-label^="Fill {name} with"]')  # by role would name every button of the table
            if fill.count():
                fill.first.click()
        while page.locator(".fill").count():
            page.locator(".fill").first.click()
        money = page.locator('[aria-label="For the portal: 5 coins"]')
        if money.count() and money.get_attribute("aria-disabled") is None:
            money.click()
            page.locator(".slot.open").first.click()
        page.get_by_role("button", name="Done", exact=True).click()

    def _choose_if_asked(self, sign: str, before: str | None) -> None:
        """The press made the move, or something is to be chosen first, which the sign tells: wait until one of them is so."""
        self.page.wait_for_function(
            """([sign, before]) => document.querySelector(sign)
              || document.querySelector("[data-moment]")?.dataset.moment !== before""",
            arg=[sign, before],
        )
        if self.page.locator(sign).count():
            self.page.locator(CHOICE).first.click()

    def act(self, before: str | None) -> None:
        """Use a place, send a parcel, or pass."""
        page = self.page
        parcel = page.locator(".portal .target")
        if page.locator(".act").count():
            page.locator(".act").first.click()
        elif parcel.count():
            parcel.first.click()
            page.locator(".deed.target").first.click()
            self._choose_if_asked(".deed.chosen", before)
        else:
            page.get_by_role("button", name="Pass", exact=True).click()

    def play_some(self, steps: int) -> bool:
        """So many decisions; True when the game ended before."""
        for _ in range(steps):
            if not self.ready():
                return True
            self.step()
        return False

    def play_on(self) -> None:
        """To the end of the game."""
        assert self.play_some(1200), "the game does not end"


# ---- moments of the recorded games


class Moment(NamedTuple):
    """A seat's decision in a recorded game, with the answer it gave."""

    path: Path
    number: int
    seat: int
    code: int

    def game(self) -> cenabum.Game:
        """The game as it stood."""
        return cenabum.load(self.path, at=self.number)


@functools.cache
def moments() -> dict[tuple[str, str], Moment]:
    """The earliest moment of the recorded games for every kind of decision with every kind of answer."""
    found: dict[tuple[str, str], Moment] = {}
    for path in sorted((ROOT / "tests" / "stories" / "games").glob("*.cenabum")):
        record = cenabum.parse_record(path.read_text())
        game = cenabum.replay(record, at=0)
        for number, entry in enumerate(entry for entry in record.entries if not entry.refused):
            seat = game.seat(entry.seat)
            decision = top(game.state, seat).name  # type: ignore[arg-type]  # of the stories
            code = game.code(seat, entry.notation)
            pair = (decision, game.moves.move(code).kind)
            if pair not in found or number < found[pair].number:
                found[pair] = Moment(path, number, seat, code)
            game.play(seat, code)
    return found


def before_a_plan(kind: str, place: str = "") -> tuple[cenabum.Game, int]:
    """A recorded game in which a seat has planned nothing yet and may make a move of this kind first."""
    for path in sorted((ROOT / "tests" / "stories" / "games").glob("*.cenabum")):
        record = cenabum.parse_record(path.read_text())
        game = cenabum.replay(record, at=0)
        for entry in record.entries:
            seat = game.seat(entry.seat)
            player = game.state.players[seat]  # type: ignore[attr-defined]  # of the stories
            planning = asks(game.state, seat, PLAN) and not entry.refused  # type: ignore[arg-type]  # of the stories
            if (
                planning
                and unplanned(player)
                and any(move.kind == kind and move.arguments.get("place", "") == place for move in game.legal(seat))
            ):
                others = [each for each in game.state.players if each is not player]  # type: ignore[attr-defined]  # of the stories
                if all(not each.pending or unplanned(each) for each in others):
                    return game, seat
            if not entry.refused:
                game.play(entry.seat, entry.notation)
    raise AssertionError("no recorded game comes to such a plan")


def grain_on_the_bakery() -> tuple[cenabum.Game, int]:
    """A game in which somebody begins to plan while grain lies on the Bakery: laid there a round before, and left."""
    game, seat = before_a_plan("supply", "bakery")
    game.play(seat, "supply bakery")
    game.play(seat, "done")
    while True:
        asked = game.state.deciding_seats()[0]
        names = [str(move) for move in game.legal(asked)]
        decision = game.view(game.seats[asked]).decision
        if asked == seat and decision is not None and decision.kind == "plan":
            assert "take back good bakery" in names
            return game, seat
        game.play(asked, next((name for name in ("pass", "done") if name in names), names[-1]))


def dismissed() -> tuple[cenabum.Game, int]:
    """A recorded game that goes on without somebody whom the king has dismissed, and that seat."""
    for path in sorted((ROOT / "tests" / "stories" / "games").glob("kings-favor-*.cenabum")):
        record = cenabum.parse_record(path.read_text())
        game = cenabum.replay(record, at=0)
        for entry in record.entries:
            if not entry.refused:
                game.play(entry.seat, entry.notation)
            out = [player.name for player in game.view().players if player.out] if game.state.phase == PLANNING else []  # type: ignore[attr-defined]  # of the stories
            if out and not game.over:
                return game, game.seat(out[0])
    raise AssertionError("nobody is dismissed while others play on")
