"""The end of the game: one test for each rule, in a player's words."""

import pytest

from cenabum.orleans.table import END
from tests.orleans.offers import EDITIONS
from tests.orleans.scene import orleans

TOWNS = "orleans blois tours chinon loches vierzon bourges nevers briare sancerre"


def towns(number: int, first: int = 0) -> str:
    return " ".join(TOWNS.split()[first : first + number])


@pytest.mark.rule("end.last-round")
@EDITIONS
def test_the_eighteenth_round_is_played_to_its_end_with_its_event(edition: str) -> None:
    scene = orleans(2, edition=edition).give("Ana", development=30, goods="wine grain", coins=4)
    scene.state.round = 18
    scene.event("harvest")
    assert scene.game.deciding == ["Ana"], "she still chooses her food"
    scene.play("Ana", "feed grain")
    assert scene.game.over
    assert scene.state.phase == END
    assert scene.goods("Ana") == {"wine": 1}
    assert scene.coins("Bruno") == 0
    assert scene.legal("Ana") == scene.legal("Bruno") == set()
    assert scene.refused("Ana", "pass") == "general.not-now"


@pytest.mark.rule("end.last-round")
def test_the_seventeenth_round_is_not_the_last() -> None:
    scene = orleans(2).give("Ana", bag="farmer")
    scene.state.round = 17
    scene.event("income", "C")
    assert not scene.game.over
    assert scene.state.round == 18


@pytest.mark.rule("end.last-round")
@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_eighteen_rounds(edition: str, players: int) -> None:
    scene = orleans(players, edition=edition)
    scene.state.source = None
    scene.state.playout(7)
    assert scene.game.over
    assert scene.state.round == 18
    assert not any(scene.state.hourglass), "all hour-glass tiles were turned up"


@pytest.mark.rule("end.most-stations")
@pytest.mark.parametrize(
    ("built", "citizens"),
    [
        ((3, 2, 2), (1, 0, 0)),
        ((1, 2, 0), (0, 1, 0)),
        ((3, 3, 1), (0, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (1, 0, 0)),
    ],
)
def test_the_last_citizen_goes_to_who_alone_has_the_most_stations(
    built: tuple[int, ...], citizens: tuple[int, ...]
) -> None:
    scene = orleans(3)
    first = 1
    for name, number in zip(scene.game.seats, built, strict=True):
        scene.give(name, stations=towns(number, first))
        first += number
    scene.end()
    assert tuple(scene.player(name).citizens for name in scene.game.seats) == citizens


@pytest.mark.rule("end.most-stations")
def test_the_last_citizen_counts_in_the_scoring() -> None:
    scene = orleans(2).give("Ana", coins=0, stations="tours", development=15).give("Bruno", coins=0).end()
    assert scene.game.points["Ana"] == {"coins": 0, "goods": 0, "stations": 4, "citizens": 4}


@pytest.mark.rule("end.most-stations")
def test_stations_not_built_do_not_count() -> None:
    scene = orleans(2).give("Ana", stations="tours").give("Bruno", stations="blois", stations_left=2).end()
    assert [scene.player(name).citizens for name in ("Ana", "Bruno")] == [0, 0]


@pytest.mark.rule("end.coins")
@pytest.mark.parametrize("coins", [0, 1, 37])
def test_every_coin_is_a_point(coins: int) -> None:
    scene = orleans(2).give("Ana", coins=coins, development=30).end()
    assert scene.game.scores["Ana"] == coins


@pytest.mark.rule("end.goods")
@pytest.mark.parametrize(("good", "points"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)])
def test_a_good_counts_its_points(good: str, points: int) -> None:
    scene = orleans(2).give("Ana", coins=0, goods=f"{good}*2").end()
    assert scene.game.points["Ana"]["goods"] == 2 * points
    assert scene.game.scores["Ana"] == 2 * points


@pytest.mark.rule("end.goods")
def test_all_goods_count_together() -> None:
    scene = orleans(2).give("Ana", coins=0, goods="grain cheese*2 wine wool brocade*2").end()
    assert scene.game.scores["Ana"] == 1 + 4 + 3 + 4 + 10


@pytest.mark.rule("end.stations-and-citizens")
@pytest.mark.parametrize(
    ("built", "citizens", "development", "points"),
    [(5, 2, 15, 28), (4, 3, 22, 35), (4, 3, 21, 28), (3, 0, 3, 3), (0, 2, 30, 12)],
)
def test_stations_and_citizens_count_the_development_status(
    built: int, citizens: int, development: int, points: int
) -> None:
    scene = orleans(3).give("Ana", coins=0, stations=towns(built), citizens=citizens, development=development)
    scene.give("Bruno", stations=towns(5, 5)).give(
        "Chloé", stations="montargis le_mans vendome le_blanc argenton"
    ).end()
    assert scene.player("Ana").citizens == citizens, "no last citizen for anybody"
    assert scene.game.scores["Ana"] == points


@pytest.mark.rule("end.stations-and-citizens")
def test_unbuilt_stations_count_nothing() -> None:
    scene = orleans(2).give("Ana", coins=0, development=30).end()
    assert scene.player("Ana").stations_left == 10
    assert scene.game.scores["Ana"] == 0


@pytest.mark.rule("end.tie")
def test_most_points_win() -> None:
    scene = orleans(3).give("Ana", coins=9).give("Bruno", coins=10).give("Chloé", coins=8, development=30).end()
    assert scene.game.winners == ["Bruno"]


@pytest.mark.rule("end.tie")
def test_among_equals_the_marker_further_along_decides() -> None:
    scene = orleans(3).give("Ana", coins=9, development=5).give("Bruno", coins=9, development=6)
    scene.give("Chloé", coins=8, development=30).end()
    assert scene.game.scores == {"Ana": 9, "Bruno": 9, "Chloé": 8}
    assert scene.game.winners == ["Bruno"], "even on the same status"


@pytest.mark.rule("end.tie")
def test_who_is_equal_there_too_shares_the_victory() -> None:
    scene = orleans(4).give("Ana", coins=9, development=5).give("Bruno", coins=9, development=4)
    scene.give("Chloé", coins=7, goods="cheese", development=5).end()
    assert scene.game.winners == ["Ana", "Chloé"]
