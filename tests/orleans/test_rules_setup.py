"""Setting up: what lies where before the first round."""

from collections import Counter

import pytest

import cenabum
from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.orleans.moves import GOODS
from tests.orleans.scene import NAMES, Scene, named, orleans, pool

BOARD = {
    "farm_house", "village", "university", "castle", "monastery", "ship", "wagon", "guildhall", "scriptorium", "town_hall",
}  # fmt: skip
CATEGORY_ONE = {
    "hayrick", "cheese_factory", "winery", "wool_manufacturer", "tailor_shop", "brewery", "library", "windmill", "hospital",
    "bathhouse", "herb_garden", "sacristy",
}  # fmt: skip
CATEGORY_TWO = {
    "shipping_line", "cellar", "pharmacy", "office", "school", "horse_wagon", "gunpowder_tower", "laboratory",
}  # fmt: skip


def on_the_way(scene: Scene, connection: str) -> dict[str, int]:
    """The goods that lie on a connection."""
    return named(scene.state.routes[scene.printed.connection_names.index(connection)], GOODS)


def tiles_on_offer(scene: Scene, traders: int) -> set[str]:
    """What Ana may choose from when she recruits one more trader in the Village."""
    scene.give("Ana", place="farmer > village, boatman > village, craftsman > village", tracks=f"trader*{traders}")
    scene.actions("Ana").play("Ana", "act village", "recruit trader")
    return {move.removeprefix("expand ") for move in scene.legal("Ana")}


def events_of_a_game(scene: Scene) -> list[tuple[str, str]]:
    """The event and the letter of every round after the first."""
    seen: list[tuple[str, str]] = []
    for _ in range(17):
        (tile,) = scene.next_round().told("round_begins")
        seen.append((tile["event"], tile["stack"]))
    return seen


def shuffled(seed: int, edition: str) -> Scene:
    """A table whose hour-glass tiles come as the seed has them."""
    scene = Scene(cenabum.new("orleans", seats=list(NAMES[:2]), seed=seed, edition=edition))
    scene.state.source = None
    return scene


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_with_a_board_of_ten_places(players: int) -> None:
    scene = orleans(players)
    assert scene.game.seats == list(NAMES[:players])
    for name in scene.game.seats:
        scene.give(name, market="knight")
    scene.planning()
    for name in scene.game.seats:
        placements = [move.split() for move in scene.legal(name) if move != "done"]
        assert {words[2].partition(".")[0] for words in placements} == BOARD


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(cenabum.SetupError):
        cenabum.new("orleans", seats=[f"Player {number}" for number in range(players)])


@pytest.mark.rule("setup.start-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_starts(players: int) -> None:
    scene = orleans(players)
    assert scene.state.round == 1
    for name in reversed(scene.game.seats):
        scene.plan(name, "own_boatman > farm_house", "own_craftsman > farm_house")
    assert scene.game.deciding == ["Ana"]
    assert "act farm_house" in scene.legal("Ana")


@pytest.mark.rule("setup.player-material")
@pytest.mark.parametrize("edition", ["2014", "2019"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_starts_with(players: int, edition: str) -> None:
    scene = orleans(players, edition=edition)
    for name in scene.game.seats:
        player = scene.player(name)
        assert scene.coins(name) == 5
        assert player.stations_left == 10
        assert player.stations == 0
        assert scene.printed.town_names[player.town] == "orleans"
        assert [
            scene.track(name, kind) for kind in ("farmer", "boatman", "craftsman", "trader", "knight", "scholar")
        ] == [0] * 6
        assert player.development == 0
        assert scene.market(name) == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}
        assert scene.bag(name) == {}
        assert scene.goods(name) == {}
        assert player.tiles == 0


@pytest.mark.rule("setup.neutral-followers")
@pytest.mark.parametrize(("players", "farmers", "workers", "learned"), [(4, 16, 10, 14), (3, 14, 8, 11), (2, 12, 6, 8)])
def test_neutral_followers_by_number_of_players(players: int, farmers: int, workers: int, learned: int) -> None:
    scene = orleans(players)
    assert scene.supply("farmer") == farmers
    assert [scene.supply(kind) for kind in ("boatman", "craftsman", "trader")] == [workers] * 3
    assert [scene.supply(kind) for kind in ("knight", "scholar", "monk")] == [learned] * 3


@pytest.mark.rule("setup.goods")
@pytest.mark.parametrize(
    ("players", "removed", "on_ways", "on_market"), [(4, 0, 52, 38), (3, 6, 48, 36), (2, 12, 43, 35)]
)
def test_goods_lie_on_the_ways_and_on_the_market(players: int, removed: int, on_ways: int, on_market: int) -> None:
    scene = orleans(players)
    ways = sum((Counter(on_the_way(scene, way)) for way in scene.printed.connection_names), Counter())
    market = Counter({good: scene.goods_market(good) for good in GOODS})
    gone = Counter(named(scene.state.gone_goods, GOODS))
    assert ways.total() == on_ways
    assert market.total() == on_market
    assert gone.total() == removed
    assert ways + market + gone == {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}


@pytest.mark.rule("setup.goods")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_marked_goods_spaces_need_their_number_of_players(players: int) -> None:
    scene = orleans(players)
    marked_4 = {"chartres-le_mans", "etampes-montargis", "chatellerault-argenton", "saint_amand-nevers"}
    marked_3 = {"orleans~briare", "briare~sancerre", "chinon~le_blanc", "le_mans-tours", "orleans-vierzon"}
    for way in scene.printed.connection_names:
        goods = 1 + (way in marked_4 and players == 4) + (way in marked_3 and players >= 3)
        assert sum(on_the_way(scene, way).values()) == goods, way


@pytest.mark.rule("setup.goods")
def test_goods_are_laid_out_at_random() -> None:
    layouts = {
        tuple(Scene(cenabum.new("orleans", seats=["Ana", "Bruno"], seed=seed)).state.routes) for seed in range(8)
    }
    assert len(layouts) == 8


@pytest.mark.rule("setup.citizens")
def test_each_of_the_eight_deeds_holds_a_citizen() -> None:
    deeds = orleans(2).printed.deed_names
    assert len(deeds) == 8
    for number, deed in enumerate(deeds):
        scene = orleans(2)
        last = next(iter(scene.deed(deed)))
        scene.state.deeds[number] = pool(last, PROFESSIONS)
        scene.give("Ana", place=f"{last} > town_hall").actions("Ana").play("Ana", "act town_hall")
        if f"send {last} {deed}" in scene.legal("Ana"):
            scene.play("Ana", f"send {last} {deed}")
        assert scene.deed(deed) == {}
        assert scene.player("Ana").citizens == 1, deed


@pytest.mark.rule("setup.citizens")
@pytest.mark.parametrize("space", [3, 18, 28])
def test_three_citizens_lie_on_the_development_track(space: int) -> None:
    scene = orleans(2).give("Ana", development=space - 1, place="knight > scriptorium, scholar > scriptorium")
    scene.actions("Ana").play("Ana", "act scriptorium")
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("setup.citizens")
def test_one_citizen_lies_on_the_boatmen_track_and_one_on_the_knights_track() -> None:
    scene = orleans(2).give("Ana", tracks="boatman*4 knight*3")
    scene.give("Ana", place="farmer > village, boatman > village, craftsman > village")
    scene.give("Ana", place="farmer > castle, boatman > castle, trader > castle")
    scene.actions("Ana").play("Ana", "act village", "recruit boatman")
    assert scene.player("Ana").citizens == 1
    scene.play("Ana", "act castle")
    assert scene.player("Ana").citizens == 2


@pytest.mark.rule("setup.citizens")
def test_the_fourteenth_citizen_waits_for_the_end() -> None:
    scene = orleans(2)
    assert scene.state.citizens.bit_count() == 5  # on the tracks, beside those of the eight deeds
    scene.give("Ana", stations="tours").next_round()
    assert scene.player("Ana").citizens == 0
    scene.end()
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("setup.place-tiles")
@pytest.mark.parametrize("edition", ["2014", "2019"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_place_tiles_in_two_categories_and_sixteen_technologies(players: int, edition: str) -> None:
    assert tiles_on_offer(orleans(players, edition=edition), traders=0) == CATEGORY_ONE
    assert tiles_on_offer(orleans(players, edition=edition), traders=1) == CATEGORY_ONE | CATEGORY_TWO
    assert orleans(players, edition=edition).state.technology == 16


@pytest.mark.rule("setup.thirteen-place-tiles")
def test_a_category_with_fewer_than_thirteen_tiles_plays_with_all() -> None:
    offered = tiles_on_offer(orleans(4, edition="2019"), traders=1)
    assert len(offered & CATEGORY_ONE) == 12
    assert len(offered & CATEGORY_TWO) == 8


@pytest.mark.rule("setup.hourglass-2014")
def test_a_pilgrimage_then_seventeen_events_in_any_order() -> None:
    orders = set()
    for seed in range(6):
        scene = shuffled(seed, "2014")
        assert scene.game.fact(scene.game.events[0])["event"] == "pilgrimage"
        events = [event for event, _ in events_of_a_game(scene)]
        assert Counter(events) == {
            "pilgrimage": 2, "income": 3, "harvest": 3, "taxes": 3, "trading_day": 3, "plague": 3,
        }  # fmt: skip
        orders.add(tuple(events))
    assert len(orders) == 6


@pytest.mark.rule("setup.hourglass-2019")
def test_a_pilgrimage_then_the_letters_in_their_order() -> None:
    orders = set()
    for seed in range(6):
        scene = shuffled(seed, "2019")
        assert scene.game.fact(scene.game.events[0])["event"] == "pilgrimage"
        tiles = events_of_a_game(scene)
        assert "".join(letter for _, letter in tiles) == "AAAAABBBBBBCCCCCC"
        orders |= {tuple(tiles[:5]), tuple(tiles[5:11]), tuple(tiles[11:])}
    assert len(orders) > 12  # every letter is shuffled


@pytest.mark.rule("setup.hourglass-contents")
def test_what_the_letters_hold() -> None:
    letters = {letter: Counter[str]() for letter in "ABC"}
    for event, letter in events_of_a_game(shuffled(1, "2019")):
        letters[letter][event] += 1
    graded = {"income": 1, "harvest": 1, "taxes": 1, "trading_day": 1, "plague": 1}
    assert letters["A"] == graded
    assert letters["B"] == letters["C"] == {**graded, "pilgrimage": 1}
