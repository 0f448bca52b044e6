"""Trade & Intrigue at the table: set up on the start page, both boards, orders, bribes between distant players."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import cenabum
from tests.effort import few
from tests.trade_intrigue.mixes import lively
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import Sit
from tests.web.module_games import module_game, seated
from tests.web.players import Player
from tests.web.servers import Server
from tests.web.test_accessible import both_themes
from tests.web.words import foreign


def deciding(kind: str, **about: Any) -> Any:
    """A seat has a decision of this kind."""

    def wanted(view: Any) -> bool:
        decision = view.decision
        return decision is not None and decision.kind == kind and about.items() <= decision.arguments.items()

    return wanted


def board(page: Page, name: str = "Intrigue") -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def bargain(page: Page) -> Locator:
    return page.get_by_role("region", name="A bargain")


def test_a_table_with_all_modules_from_the_start_page(sit: Sit, server: Server) -> None:
    ana = sit()
    page = ana.page
    page.goto("/new")
    page.get_by_text("Trade & Intrigue: modules").click()
    uprising = page.get_by_role("checkbox", name="Uprising at the end")
    expect(uprising).to_be_disabled()  # only with the new events
    for module in ("Orders", "New events", "Uprising at the end", "New place tiles"):
        page.get_by_role("checkbox", name=module).check()
    page.get_by_role("checkbox", name="New events").uncheck()
    expect(uprising).not_to_be_checked()
    page.get_by_role("checkbox", name="New events").check()
    uprising.check()
    page.get_by_role("radio", name="intrigue", exact=True).check()
    page.get_by_role("button", name="Sit down").click()
    ana.seated()
    settings = server.info(page.url.rpartition("/")[2])["settings"]
    chosen = {"orders": "yes", "new_events": "yes", "uprising_finale": "yes", "new_places": "yes", "board": "intrigue"}
    assert chosen.items() <= settings.items()
    characters = board(page).get_by_role("listitem")
    expect(characters).to_have_count(9)
    expect(board(page).locator("[data-vignette]")).to_have_count(9)
    expect(page.get_by_role("list", name="Open orders").get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("button", name=re.compile("has an order worth"))).to_have_count(5)
    page.get_by_role("button", name="Some figures are reconstructed").click()
    expect(page.get_by_role("dialog")).to_contain_text("goods and points of the orders")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_boards_of_few_players(sit: Sit, server: Server) -> None:
    """With two, two characters are closed and the last space of each other one is covered."""
    made = server.table("Ana", "Bruno", settings={"board": "intrigue"})
    page = sit(made.seat()).page
    expect(board(page).get_by_text("not with two players")).to_have_count(2)
    expect(board(page).get_by_title("covered: not used with so few players")).to_have_count(7)


def test_a_follower_is_sent_by_picking_it_and_a_lit_space(sit: Sit, server: Server) -> None:
    game, seat = module_game(deciding("send", place="town_hall"), board="intrigue")
    before = game.view(seat)
    assert before.decision
    move = next(each for each in before.decision.moves if each.kind == "send")
    follower, character = move.arguments["follower"], move.arguments["deed"]
    free = sum(next(deed for deed in before.deeds if deed.name == character).free.values())
    player = sit(server.continued(game, *game.seats).seat(seat))
    player.spaces("Town Hall").filter(has=player.page.locator(f"use[href='#i-{follower}']")).and_(
        player.page.locator("[aria-pressed=false]")
    ).first.click()
    row = board(player.page).get_by_role("listitem").filter(has=player.page.locator(f"[data-vignette={character}]"))
    expect(row.locator(".space.open").first).to_be_visible()
    row.locator(".space.open").first.click()
    left = f"{free - 1} free space" if free > 1 else "0 free spaces"
    expect(row.get_by_role("button", name=re.compile(left))).to_be_visible()


def test_bribes_between_distant_players(sit: Sit, server: Server) -> None:
    """Two are threatened, one after the other: the first offer is refused, the second taken. The game waits for each answer."""

    def threatened(view: Any) -> bool:
        return (
            deciding("bribe")(view)
            and len(view.bribe.waiting) >= 1
            and all(player.coins for player in view.players if player.name in (view.bribe.target, *view.bribe.waiting))
        )

    game, first = module_game(threatened, board="intrigue")
    bribe = game.view(first).bribe
    assert bribe
    active, second = game.seats.index(bribe.by), game.seats.index(bribe.waiting[0])
    made = server.continued(game, *game.seats)
    by, one, other = (sit(made.seat(seat)) for seat in (active, first, second))
    expect(bargain(by.page)).to_contain_text(f"{bribe.target} may offer something")
    expect(bargain(other.page)).to_contain_text(f"Afterwards bargains: {bribe.waiting[0]}")
    make = bargain(one.page).get_by_role("button", name=f"Offer this to {bribe.by}")
    expect(make).to_be_disabled()
    bargain(one.page).get_by_role("button", name="One more: coins").click()
    bargain(one.page).get_by_role("button", name="One more: coins").click()
    bargain(one.page).get_by_role("button", name="One less: coins").click()
    expect(bargain(by.page)).not_to_contain_text("offers:")  # what is being thought of is nobody else's business
    one.reload()  # nothing is answered for who is away
    bargain(one.page).get_by_role("button", name="One more: coins").click()
    make.click()
    expect(bargain(by.page)).to_contain_text(f"{bribe.target} offers:")
    expect(bargain(one.page)).to_contain_text(f"{bribe.by} takes it or refuses")
    bargain(by.page).get_by_role("button", name="Refuse").click()
    offer = bargain(other.page).get_by_role("button", name=f"Offer this to {bribe.by}")
    bargain(other.page).get_by_role("button", name="One more: coins").click()
    offer.click()
    bargain(by.page).get_by_role("button", name=f"Take it and spare {bribe.waiting[0]}").click()
    log = other.drawer("Log")
    expect(log).to_contain_text(f"{bribe.by} refuses the bribe of {bribe.target}")
    expect(log).to_contain_text(f"{bribe.by} takes the bribe of {bribe.waiting[0]}")


def test_a_bribe_may_be_all_that_one_has(sit: Sit, server: Server) -> None:
    """More coins than one move can hold: the page puts them together."""
    game = cenabum.new("orleans", ["Ana", "Bruno"], 3, corrections={"counts.start_coins": 34}, modules=["intrigue"])
    chance = random.Random(1)
    while not any(deciding("bribe")(game.view(seat)) for seat in game.deciding):
        seat = game.seat(game.deciding[0])
        game.play(seat, lively(chance, game.state, seat))  # type: ignore[arg-type]  # the game is Orléans
    target = game.seat(game.deciding[0])
    bribe = game.view(target).bribe
    coins = game.view(target).players[target].coins
    assert bribe
    assert coins > 30
    made = server.continued(game, *game.seats)
    one, by = sit(made.seat(target)), sit(made.seat(1 - target))
    more = bargain(one.page).get_by_role("button", name="One more: coins")
    for _ in range(coins):
        more.click()
    expect(more).to_be_disabled()
    bargain(one.page).get_by_role("button", name=f"Offer this to {bribe.by}").click()
    expect(bargain(by.page)).to_contain_text(re.compile(rf"offers:\s*{coins}"))


def test_a_place_that_was_stopped_says_so(sit: Sit, server: Server) -> None:
    def stopped(view: Any) -> bool:
        return any(player.stopped for player in view.players if player.name == view.seat)

    game, seat = module_game(stopped, board="intrigue")
    page = sit(server.continued(game, *game.seats).seat(seat)).page
    expect(page.get_by_text("stopped this round").first).to_be_visible()


def test_an_order_is_fulfilled(sit: Sit, server: Server) -> None:
    game, seat = module_game(deciding("order"), orders="yes")
    view = game.view(seat)
    assert view.decision
    town = view.decision.moves[0].arguments["order"]
    player = sit(server.continued(game, *seated(game, seat)).seat())
    page = player.page
    deliver = page.get_by_role("region", name="Deliver an order?").get_by_role("button", name=re.compile("^Deliver to"))
    orders = page.get_by_role("list", name="Open orders")
    card = orders.get_by_role("button", name=re.compile(r"You can deliver now"))
    expect(card).to_have_count(1)
    mark = page.get_by_role("button", name=re.compile("has an order worth")).and_(page.locator(".lit"))
    card.hover()
    expect(page.locator(".mark.shown.lit")).to_have_count(1)  # the town on the map shows that it is meant
    expect(mark).to_have_count(1)
    deliver.click()
    expect(page.get_by_role("region", name="Deliver an order?")).to_have_count(0)
    expect(card).to_have_count(0)
    after = server.http.get(f"/api/tables/{page.url.rpartition('/')[2]}/log").text
    assert f'"fulfils","seat":"{game.seats[seat]}"' in after.replace(" ", "")
    assert town in after


def test_fraud_takes_two_choices(sit: Sit, server: Server) -> None:
    """Whose good, and which own one for it."""
    game, seat = module_game(deciding("target", deed="fraud"), board="intrigue")
    player = sit(server.continued(game, *game.seats).seat(seat))
    scheme = player.page.get_by_role("region", name="Fraud", exact=True)
    expect(scheme.get_by_text("You give:")).to_have_count(0)
    scheme.get_by_role("button", name=re.compile(" of ")).first.click()
    expect(scheme.get_by_text("You give:")).to_be_visible()
    scheme.get_by_role("button", name=re.compile(" for ")).first.click()
    expect(scheme).to_have_count(0)


@pytest.mark.parametrize("kind", few(["bribe", "order", "send", "target"], 1))
def test_german(sit: Sit, server: Server, kind: str) -> None:
    settings = {"orders": "yes"} if kind == "order" else {"board": "intrigue"}
    game, seat = module_game(deciding(kind), **settings)
    page = sit(language="de").page
    page.goto(server.continued(game, *game.seats).seat(seat))
    expect(page.get_by_role("region", name="Was jetzt zu tun ist")).to_be_attached()
    expect(page.locator("[data-vignette], .mark").first).to_be_attached()
    assert foreign(page, "de", "en") == []


@pytest.mark.slow
@pytest.mark.parametrize("size", few([DESKTOP, PHONE], 1), ids=few(["desktop", "phone"], 1))
def test_axe_finds_nothing_serious(sit: Sit, server: Server, size: tuple[int, int]) -> None:
    player = sit(size=size)
    faults = []
    scenes = [("bribe", {"board": "intrigue"}), ("order", {"board": "new-deeds"}), ("target", {})]
    for kind, settings in few(scenes, 1):
        game, seat = module_game(deciding(kind), **settings)
        player.open(server.continued(game, *game.seats).seat(seat))
        expect(player.page.locator("[data-vignette]").first).to_be_attached()
        faults += both_themes(player.page, kind)
        if size == PHONE:
            player.page.get_by_role("navigation").get_by_role("button", name="Land").click()
            faults += both_themes(player.page, f"{kind}, land")
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_on_a_phone(sit: Sit, server: Server) -> None:
    """A follower is sent and a bribe offered by touch, and nothing sticks out sideways."""
    game, seat = module_game(deciding("send", place="town_hall"), board="intrigue")
    player = sit(server.continued(game, *game.seats).seat(seat), PHONE, "touch")
    show(player, "Board", "Others", "More", "Land")
    board(player.page).get_by_role("button", name=re.compile("free space")).and_(
        player.page.locator(":not([aria-disabled])")
    ).first.tap()
    expect(player.page.locator(".deed.lit")).to_have_count(0)
    game, seat = module_game(deciding("bribe"), board="intrigue")
    player.open(server.continued(game, *game.seats).seat(seat))
    show(player, "Land", "Board")
    bargain(player.page).get_by_role("button", name=re.compile("^One more:")).first.tap()
    bargain(player.page).get_by_role("button", name=re.compile("^Offer this to")).tap()
    expect(bargain(player.page)).to_contain_text("takes it or refuses")
    assert player.widest == 0


def show(player: Player, *tabs: str) -> None:
    for tab in tabs:
        player.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        player.look()
