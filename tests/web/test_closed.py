"""A closed place looks closed and says why, as the rule does. The whole file costs about 4 seconds."""

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.module_games import module_game
from tests.web.servers import Server, game_deciding
from tests.web.story_games import hear


def test_a_closed_place_looks_closed_and_says_why(sit: Sit, server: Server) -> None:
    """Pilgrimage closes the Monastery in the first round; what is placed there stays, so it still takes followers."""
    page = sit(server.table("Ana", "Bruno").seat()).page
    monastery = page.locator(".place[data-thing='place:monastery']")
    expect(monastery.locator(".barred")).to_have_text("Pilgrimage: no monks")
    expect(monastery.get_by_role("img", name="closed")).to_be_visible()
    expect(page.locator(".place.closed")).to_have_count(1)
    look = "each => getComputedStyle(each.querySelector('.picture')).backgroundImage.slice(0, 6)"
    assert [place.evaluate(look) for place in (page.locator("[data-thing='place:castle']"), monastery)] == [
        "linear",
        "none",
    ]
    monastery.locator(".name").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("no monks are recruited this round")
    # In a later round it is open, and looks so, too.
    page = sit(server.continued(game_deciding("plan", 2), "Ana", "Bruno").seat()).page
    expect(page.locator(".place").first).to_be_visible()
    expect(page.locator(".place[data-thing='place:monastery'] .effect")).to_have_text("a monk")


def test_a_place_that_a_module_closes_says_so_in_its_language(sit: Sit, server: Server) -> None:
    """Saboteur or Spy have stopped it: on the board of whom they hit, in German."""
    game, seat = module_game(
        lambda view: any(player.name == view.seat and player.stopped for player in view.players), board="intrigue"
    )
    page = sit(language="de").page
    page.goto(server.continued(game, *game.seats).seat(seat))
    expect(page.locator(".place.closed .barred", has_text="diese Runde lahmgelegt").first).to_be_visible()


def test_a_place_of_a_story_says_on_the_board_what_it_would_bring_now(sit: Sit, server: Server) -> None:
    """Before the first round there is no land to build on, and nothing to trade for; the place tiles all lie there."""
    page = sit(server.table("Ana", "Bruno", game="first-kingdom").seat()).page
    hear(page)
    village = page.locator(".place[data-thing='place:village']")
    expect(village.locator(".barred")).to_have_text("no terrain for it")
    expect(village.get_by_role("img", name="closed")).to_be_visible()
    expect(page.locator("[data-thing='place:market'] .effect b")).to_have_text("0 trades")
    expect(page.locator("[data-thing='place:building_yard'] .effect b")).to_have_text("8 tiles I")
