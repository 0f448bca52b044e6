"""How many presses a round of a recorded game costs at the page, one follower at a time and as the page helps.

    python tools/presses.py [RECORD] [--seat NAME]

Every plan of the seat is made anew in a browser, at a table that stands where the record does: by `+` where it puts the very followers
of the record on a place, else by hand (pick, put). Without help each follower is picked and put, and each draw is pressed. What else
the record has (actions, choices, passing) is one press each, both ways.
"""

import argparse
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# ruff: noqa: E402
from tests.web.browsers import Window, launch
from tests.web.players import Player
from tests.web.servers import Server, build_page

import cenabum
from cenabum.kernel.record import Entry

MARKET = "() => [...document.querySelectorAll('.hand [data-thing^=\"market:\"]')].map((each) => each.dataset.thing)"


@dataclass
class Round:
    """What the seat did in a round."""

    placed: list[tuple[str, str]] = field(default_factory=list)  # follower, space
    draws: int = 0
    others: int = 0
    before: cenabum.Game | None = None  # where the plan begins


def rounds(record: Any, seat: str) -> list[Round]:
    """The rounds of a seat, with the game as it stands before each plan."""
    game = cenabum.replay(record, at=0)
    found: dict[int, Round] = {}
    entry: Entry
    for number, entry in enumerate(record.entries):
        if entry.refused:
            continue
        if entry.seat == seat:
            view = game.view(seat)
            here = found.setdefault(view.round, Round())
            words = entry.notation.split()
            if view.decision.kind == "plan" and here.before is None:
                here.before = cenabum.replay(record, at=number)
            if words[0] in {"place", "place_stored"} and view.decision.kind == "plan":
                here.placed.append((words[1], words[2]))
            elif words[0] == "draw":
                here.draws += 1
            elif words[0] != "done":
                here.others += 1
        game.play(entry.seat, entry.notation)
    return list(found.values())


def market(page: Page) -> Counter[str]:
    """The followers that are not in the sketch."""
    return Counter(page.evaluate(MARKET))


def presses(page: Page, placed: list[tuple[str, str]]) -> int:
    """Make a plan on the page, place by place; how many presses it takes."""
    number = 0
    places: dict[str, list[tuple[str, str]]] = {}
    for follower, space in placed:
        places.setdefault(space.split(".")[0], []).append((follower, space))
    for place, followers in sorted(places.items(), key=lambda each: -len(each[1])):
        before, wanted = market(page), Counter(f"market:{follower}" for follower, _ in followers)
        fill = page.locator(f".place[data-thing='place:{place}'] .fill")
        if fill.count():
            fill.click()
            if before - market(page) == wanted:
                number += 1
                continue
            back = page.locator(f".place[data-thing='place:{place}'] .space.sketched")
            while back.count():
                back.first.click()  # somebody who looks first does not press it
        held = ""
        for follower, space in sorted(followers):
            if follower != held:
                page.locator(f".hand [data-thing='market:{follower}']").first.click()
                number += 1
            named = f"[data-thing='space:{space}']" if "." in space else ""
            page.locator(f".place[data-thing='place:{place}'] .space.open{named}").first.click()
            number += 1
            held = follower
        if page.locator("[aria-pressed=true]").count():
            page.keyboard.press("Escape")
    expect(page.locator(".space.sketched")).to_have_count(len(placed))
    return number


def main() -> None:
    """Measure, and print a line for each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", nargs="?", type=Path, default=ROOT / "tests" / "games" / "players-two.cenabum")
    parser.add_argument("--seat", default="Ana")
    wanted = parser.parse_args()
    build_page()
    record = cenabum.load(wanted.record).record()
    played = rounds(record, wanted.seat)
    seats = cenabum.replay(record, at=0).seats
    without = helped = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        try:
            ana = Player(Window(browser, server.address))
            for number, each in enumerate(played, 1):
                assert each.before is not None
                ana.open(server.continued(each.before, *seats).seat(seats.index(wanted.seat)))
                by_hand = 2 * len(each.placed) + 1 + each.draws + each.others
                with_help = presses(ana.page, each.placed) + 1 + each.others
                without, helped = without + by_hand, helped + with_help
                print(
                    f"round {number}: {len(each.placed)} followers, {by_hand} presses without help, {with_help} with",
                    flush=True,
                )
        finally:
            browser.close()
            server.close()
    print(
        f"{len(played)} rounds: {without / len(played):.1f} presses a round without help, {helped / len(played):.1f} with"
    )


if __name__ == "__main__":
    main()
