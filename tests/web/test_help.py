"""Help on every thing: what it is, what it would do now, what is missing; by hover, focus and long press."""

import pytest
from playwright.sync_api import expect

from tests.web.browsers import DESKTOP
from tests.web.conftest import Sit
from tests.web.servers import Server, game_deciding

pytestmark = pytest.mark.slow


def test_hovering_explains_and_escape_closes(sit: Sit, server: Server) -> None:
    ana = sit(size=DESKTOP).open(server.continued(game_deciding("plan", 3), "Ana", "Bruno").seat())
    help_ = ana.page.get_by_role("tooltip")
    expect(help_).to_be_hidden()
    ana.page.locator(".event").hover()
    expect(help_).to_be_visible()
    expect(ana.page.locator(".event")).to_have_attribute("aria-describedby", "help")
    ana.page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
