"""Every choice says what it leads to before it is made: on its button, and at the thing that is pressed."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.module_games import module_game
from tests.web.servers import Server, game_deciding
from tests.web.story_games import deciding, opened, story_at

pytestmark = pytest.mark.slow


def test_choices_say_what_they_lead_to(sit: Sit, server: Server) -> None:
    """In the census, at the Harvest and where an action is chosen: coins with their number, and what a place does now."""
    ana = sit()
    page = ana.page
    ana.open(server.continued(game_deciding("feed"), "Ana", "Bruno").seat())
    ana.turn()
    choices = page.get_by_role("group", name="Choices")
    expect(choices.get_by_role("button").filter(has_text="pays 5 coins (Harvest)").first).to_be_visible()
    ana.open(server.continued(game_deciding("recruit"), "Ana", "Bruno").seat())
    ana.turn()
    trader = page.get_by_role("group", name="trader").get_by_role("button", name="Recruit a trader")
    expect(trader).to_have_accessible_description("chooses a place tile (I)")
    ana.open(server.continued(game_deciding("act"), "Ana", "Bruno").seat())
    names = ana.turn().named("^Use ")
    assert names
    page.get_by_role("button", name=names[0], exact=True).first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("Leads to.*recruits"))


def test_who_is_bought_says_the_price(sit: Sit, server: Server) -> None:
    """Indulgence: the follower stands on the button, the coins below it."""
    game, seat = module_game(lambda view: view.decision is not None and view.decision.kind == "indulge")
    page = sit(server.continued(game, *game.seats).seat(seat)).page
    farmer = page.get_by_role("group", name="Choices").get_by_role("button", name="Recruit a farmer")
    expect(farmer).to_have_accessible_description("pays 2 coins (Indulgence)")


def test_the_stories_say_it_too(sit: Sit, server: Server) -> None:
    page = sit(opened(server, story_at("first-kingdom", deciding("recruit"))).seat()).page
    choice = page.get_by_role("group", name="Choices").get_by_role("button").first
    expect(choice).to_have_accessible_description(re.compile(r"\w"))
