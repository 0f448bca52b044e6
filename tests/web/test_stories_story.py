"""The booklet of a story at the table: told once, readable at any time, with what matters now marked; era board, tasks, Fame track."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.stories.printed_eras import ERAS
from tests.effort import few
from tests.server.servers import Player as Remote
from tests.server.servers import named
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import Sit
from tests.web.servers import Server
from tests.web.story_games import hear, opened, story_at
from tests.web.test_accessible import both_themes
from tests.web.words import foreign, messages

pytestmark = pytest.mark.slow

WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LARGE = (1920, 1080)
KINGDOM, FAVOR = "first-kingdom", "kings-favor"


def may_lead(view: Any) -> bool:
    """May Ana be the first one in a new era?"""
    first = view.players[0].era == view.era
    return first and view.decision is not None and any(move.kind == "advance" for move in view.decision.moves)


def told(page: Page) -> Locator:
    return page.locator("dialog[data-card]")


def to_the_table(page: Page, *cards: str) -> None:
    """Read what is told: these cards and no other."""
    for card in cards:
        expect(told(page).get_by_role("heading", name=card)).to_be_visible()
        told(page).get_by_role("button").first.click()
    expect(told(page)).to_have_count(0)


def open_booklet(page: Page) -> Locator:
    page.locator("[data-era][aria-current=step]").click()
    book = page.get_by_role("dialog", name=re.compile("story booklet|Buch der Geschichte"))
    expect(book).to_be_visible()
    return book


def test_the_story_is_told_once_at_each_screen(sit: Sit, server: Server) -> None:
    made = server.table("Ana", "Bruno", game=KINGDOM, seed="loire")
    ana = sit(made.seat())
    to_the_table(ana.page, "Prologue", "Colonization")
    ana.reload()
    expect(told(ana.page)).to_have_count(0)
    bruno = sit(made.seat(1)).page
    to_the_table(bruno, "Prologue", "Colonization")
    open_booklet(bruno).get_by_role("button", name="Prologue").click()
    expect(bruno.get_by_role("dialog")).to_contain_text("the valley of the Loire", ignore_case=True)


def test_a_new_era_is_told_to_everybody_when_it_opens(sit: Sit, server: Server) -> None:
    game = story_at(KINGDOM, may_lead)
    made = opened(server, game, "Bruno")
    ana, bruno = sit(made.seat(0)).page, sit(made.seat(1)).page
    for page in (ana, bruno):
        hear(page)
    with Remote(int(server.address.rpartition(":")[2]), made.id, made.tokens[0]) as remote:
        move = next(move for move in remote.view["decision"]["moves"] if move["kind"] == "advance")
        remote.ask("play", move=named(move))
    era = ERAS[ERAS.index(game.view("Ana").era) + 1]
    for page in (ana, bruno):
        to_the_table(page, Language("en", KINGDOM).text(f"story-{era}"))
        expect(page.locator(f"[data-era={era}] [data-marker=Ana]")).to_be_visible()


def test_who_comes_late_hears_of_the_present_era_only(sit: Sit, server: Server) -> None:
    game = story_at(KINGDOM, lambda view: view.era == "III" and view.decision is not None)
    page = sit(opened(server, game, "Bruno").seat()).page
    to_the_table(page, "Famine")


@pytest.mark.parametrize(("story", "era"), [(KINGDOM, "III"), (FAVOR, "II")])
def test_the_booklet_marks_what_matters_now(sit: Sit, server: Server, story: str, era: str) -> None:
    game = story_at(story, lambda view: view.era == era and view.phase == "planning" and view.decision is not None)
    page = sit(opened(server, game, "Bruno").seat()).page
    told(page).get_by_role("button").first.click()
    me = game.view("Ana").players[0]
    book = open_booklet(page)
    expect(book.locator("article")).to_have_attribute("data-shown", me.era)
    expect(book.get_by_text("You are here")).to_be_visible()
    asked = book.get_by_role("region", name=re.compile("To go on|What the king asks"))
    expect(asked.locator("[data-need]")).to_have_count(len(me.needs))
    for need in me.needs:
        mark = asked.locator(f"[data-need={need.name}]").get_by_role("img", name="fulfilled" if need.met else "missing")
        expect(mark).to_be_visible()
    expect(book.get_by_text("For you now")).to_have_count(1)
    last = "VIII" if story == KINGDOM else "V"
    book.locator(f"[data-page={last}]").click()
    expect(book).to_contain_text("Nobody has come this far yet")
    expect(book.get_by_text("You are here")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_tasks_control_and_fame_show_every_player(sit: Sit, server: Server) -> None:
    game = story_at(KINGDOM, lambda view: view.era == "IV" and view.phase == "planning" and view.decision is not None)
    page = sit(opened(server, game, "Bruno").seat(), LARGE).page
    told(page).get_by_role("button").first.click()
    shown = game.view("Ana")
    for player in shown.players:
        page.get_by_role("button", name=f"Task sheet of {player.name}").click()
        citizens = page.locator("[data-task=citizens]")
        expect(citizens).to_contain_text(f"{player.citizens} / 20")
        for task in player.tasks:
            missing = page.locator(f"[data-task={task.name}]").get_by_role("img", name=re.compile(": missing$"))
            expect(missing).to_have_count(sum(task.free.values()))
        expect(
            page.locator(f"[data-fame='{player.fame}']").get_by_role("img", name=re.compile(player.name))
        ).to_have_count(1)
    for number in shown.fame_spaces:
        expect(page.locator(f"[data-fame='{number}']")).to_be_visible()
    expect(page.locator("[data-column=areas] .mark b")).to_have_text(["4", "6", "7", "8", "9", "10"])


@pytest.mark.parametrize("story", [KINGDOM, FAVOR])
def test_german_is_complete(sit: Sit, server: Server, story: str) -> None:
    game = story_at(story, lambda view: view.era == "II" and view.decision is not None)
    page = sit(language="de").page
    page.goto(opened(server, game, "Bruno").seat())
    expect(told(page)).to_be_visible()
    assert not foreign(page, "de", "en"), "narration"
    told(page).get_by_role("button").first.click()
    book = open_booklet(page)
    for number in range(book.locator("[data-page]").count()):
        book.locator("[data-page]").nth(number).click()
        assert not foreign(page, "de", "en"), f"page {number}"


@pytest.mark.parametrize(("story", "size"), [(KINGDOM, DESKTOP), (FAVOR, PHONE)], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(sit: Sit, server: Server, story: str, size: tuple[int, int]) -> None:
    game = story_at(story, lambda view: view.era == "II" and view.decision is not None)
    page = sit(opened(server, game, "Bruno").seat(), size).page
    expect(told(page)).to_be_visible()
    faults = both_themes(page, "narration", "dialog")
    told(page).get_by_role("button").first.click()
    faults += both_themes(page, "era board", "header")
    assert page.evaluate(WIDE) <= 0
    book = open_booklet(page)
    pages = book.locator("[data-page]").count()
    for number in few([pages - 1, 1, *range(pages)], 2):  # one that is still closed, and one that is open
        book.locator("[data-page]").nth(number).click()
        faults += both_themes(page, f"page {number}", "dialog")
        assert page.evaluate(WIDE) <= 0
    assert not faults, "\n".join(dict.fromkeys(faults))


def in_danger(view: Any) -> bool:
    """One line of Ana's objectives is open and she has a Favorite tile, but the line counts as two."""
    ana = view.players[0]
    open_lines = [need.name for need in ana.needs if not need.met]
    return ana.standing == "danger" and open_lines == ["hunting_rights"] and view.decision is not None


@pytest.mark.parametrize("language", few(tuple(LANGUAGES), 1))
def test_whoever_would_be_dismissed_is_told_so_everywhere(sit: Sit, server: Server, language: str) -> None:
    game = story_at(FAVOR, in_danger)
    promised = Language(language, FAVOR).text("favor-danger", number=2, favorites=1)
    for size in (DESKTOP, PHONE):
        page = sit(opened(server, game, "bot:settler").seat(), size, language=language).page
        hear(page)
        header = page.locator(".eras .asked")
        expect(header.locator(".state")).to_have_text(promised)
        expect(header).to_have_class(re.compile(r"\bbad\b"))
        assert page.evaluate(WIDE) == 0
        if size == DESKTOP:
            page.get_by_role("button", name=messages(language)["hint"], exact=True).click()
            expect(page.locator(".told").first).to_contain_text(promised)
            page.locator("[data-era][aria-current=step]").click()
            expect(page.locator("dialog .asked .state")).to_have_text(promised)
            costs = Language(language).message(("stories/story",), "need-costs", number=2)
            expect(page.locator("dialog .asked [data-need=hunting_rights]")).to_contain_text(costs)
