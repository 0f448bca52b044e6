"""Choosing modules, and the rules of the set-up."""

import pytest

import cenabum
from cenabum.kernel.seating import check_settings
from cenabum.orleans.game import RULES
from tests.trade_intrigue.table import modules


def chosen(**settings: object) -> dict[str, str]:
    return check_settings(RULES, settings)


@pytest.mark.rule("modules.mix")
def test_modules_are_settings_that_are_left_out_while_off() -> None:
    assert chosen() == {"edition": "2019", "exclude_tiles": "no", "first_technology": "craftsmen-track"}
    mixed = chosen(modules=["orders", "new-events", "intrigue", "new_places"], edition="2014")
    assert mixed["orders"] == mixed["new_events"] == mixed["new_places"] == "yes"
    assert mixed["board"] == "intrigue"
    assert chosen(modules="orders, new-deeds") == chosen(orders=True, board="new-deeds")


@pytest.mark.rule("modules.mix")
def test_a_record_says_which_modules_are_played() -> None:
    text = modules("orders").game.record().text()
    assert "\norders yes\n" in text
    assert "new_events" not in text
    assert "orders" not in cenabum.new("orleans", ["Ana", "Bruno"], 1).record().text()


@pytest.mark.rule("modules.one-board")
def test_two_boards_are_refused() -> None:
    with pytest.raises(cenabum.SetupError, match="cannot be combined"):
        chosen(modules=["intrigue", "new-deeds"])
    with pytest.raises(cenabum.SetupError, match="cannot be combined"):
        chosen(modules=["intrigue"], board="deeds")


@pytest.mark.rule("modules.uprising-needs-events")
def test_the_uprising_needs_the_new_events() -> None:
    with pytest.raises(cenabum.SetupError, match="needs “new events”"):
        chosen(uprising_finale="yes")
    assert chosen(modules=["uprising-finale", "new-events"])["uprising_finale"] == "yes"


def test_unknown_modules_are_refused_with_the_nearest() -> None:
    with pytest.raises(cenabum.SetupError, match="Did you mean orders"):
        chosen(modules=["order"])
    with pytest.raises(cenabum.SetupError, match="Modules: orders"):
        chosen(modules=["zeppelin"])
    with pytest.raises(cenabum.SetupError, match="list of names"):
        chosen(modules=7)


@pytest.mark.rule("newplaces.tiles")
def test_three_tiles_more() -> None:
    tiles = modules("new-places").game.view(None).supply.tiles
    assert "sheep_farm" in tiles["I"]
    assert {"brasserie", "merchant_house"} <= set(tiles["II"])
    assert len(tiles["I"]) == 13
    assert len(tiles["II"]) == 10


@pytest.mark.rule("newplaces.tiles")
@pytest.mark.parametrize(("edition", "number"), [("2019", 13), ("2014", 15)])
def test_a_category_of_more_than_thirteen_is_cut_by_chance_in_2019(edition: str, number: int) -> None:
    corrections = {"new_places.brasserie.category": "I", "new_places.merchant_house.category": "I"}
    out: set[str] = set()
    for seed in range(4):
        game = cenabum.new(
            "orleans", ["Ana", "Bruno"], seed, modules=["new-places"], corrections=corrections, edition=edition
        )
        view = game.view(None)
        assert len(view.supply.tiles["I"]) == number
        assert len(view.gone.tiles) == 15 - number
        assert [line for line in game.opening if line[0] == "tiles"] == [("tiles", view.gone.tiles)][: 15 - number] or (
            sorted(game.opening[-1][1]) == sorted(view.gone.tiles)
        )
        out |= set(view.gone.tiles)
    assert (len(out) > 2) == (edition == "2019")


@pytest.mark.rule("newevents.stack")
def test_the_stack_of_the_new_events() -> None:
    for seed in range(5):
        game = cenabum.new("orleans", ["Ana", "Bruno"], seed, modules=["new-events"])
        seen = events_of(game)
        names = [name for name, _ in seen if name != "vacation"]
        assert names[0] == names[-1] == "silentium"
        assert "".join(letter for _, letter in seen) == "AAAABBBBCCCCDDDD"
        assert len(set(seen)) == len(seen) - 1  # only Silentium comes twice


@pytest.mark.rule("newevents.uprising-finale")
def test_the_last_round_can_be_the_uprising() -> None:
    for seed in range(5):
        game = cenabum.new("orleans", ["Ana", "Bruno"], seed, modules=["new-events", "uprising-finale"])
        seen = events_of(game)
        assert seen[-1] == ("peasant_uprising", "D")
        assert sum(name == "peasant_uprising" for name, _ in seen) == 1
        assert "".join(letter for _, letter in seen) == "AAAABBBBCCCCDDDDD"


def events_of(game: cenabum.Game) -> list[tuple[str, str]]:
    """All tiles of a game that is played by doing nothing, with their letters; a dropped Vacation counts as C."""
    seen: list[tuple[str, str]] = []
    facts = [game.fact(fact) for fact in game.events]
    while True:
        for fact in facts:
            if fact["fact"] == "vacation":
                seen.append(("vacation", "C"))
            elif fact["fact"] == "round_begins":
                seen.append((fact["event"], fact["stack"]))
        if game.over:
            return seen
        seat = game.deciding[0]
        lazy = [move for move in game.legal(seat) if move.kind in ("done", "pass") or move.notation == "draw 0"]
        game.play(seat, (lazy or game.legal(seat))[0])
        facts = [game.fact(fact) for fact in game.events]
