"""The component data of Orléans adds up, and every figure has confidence, source and line."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tests.figures import FIGURES, FOLLOWERS, GOODS, value

# What the component lists and the checks on them say


def test_followers_add_up_to_104() -> None:
    assert [sum(value(f"counts.followers.{players}").values()) for players in (2, 3, 4)] == [54, 71, 88]
    assert 4 * len(value("counts.followers.own")) + 88 == 104
    for players in (2, 3, 4):
        assert tuple(value(f"counts.followers.{players}")) == FOLLOWERS


def test_goods_add_up_to_90() -> None:
    assert tuple(value("counts.goods")) == GOODS
    assert sum(value("counts.goods").values()) == 90
    assert list(value("counts.goods_values").values()) == [1, 2, 3, 4, 5]
    assert set(value("counts.food")) <= set(GOODS)


def test_coins_are_47_pieces() -> None:
    coins = value("counts.coins")
    assert coins["ones"] + coins["fives"] + coins["tens"] == coins["pieces"] == 47


def test_places_are_ten_on_the_board_and_twelve_and_eight_tiles() -> None:
    places = value("places")
    assert [place["category"] for place in places.values()] == ["board"] * 10 + ["I"] * 12 + ["II"] * 8
    for place in places.values():
        assert place["name"]
        assert place["effect"]
        assert set(place["spaces"]) <= {*FOLLOWERS, "any"}


def test_player_board_spaces_by_kind() -> None:
    board = [place for place in value("places").values() if place["category"] == "board"]
    assert Counter(kind for place in board for kind in place["spaces"]) == {
        "farmer": 6, "boatman": 4, "craftsman": 4, "trader": 4, "knight": 4, "scholar": 2, "any": 2,
    }  # fmt: skip


def test_tiles_without_technology() -> None:
    """A single space, or none but a storage, never takes technology."""
    tiles = {name: place for name, place in value("places").items() if place["category"] != "board"}
    assert [name for name, tile in tiles.items() if len(tile["spaces"]) == 1] == [
        "hayrick", "brewery", "bathhouse", "sacristy", "shipping_line", "pharmacy",
    ]  # fmt: skip
    assert [name for name, tile in tiles.items() if not tile["spaces"]] == ["herb_garden", "school", "gunpowder_tower"]


@pytest.mark.parametrize(("edition", "stacks"), [("2014", [17]), ("2019", [5, 6, 6])])
def test_hour_glass_tiles_are_18_with_each_event_three_times(edition: str, stacks: list[int]) -> None:
    hourglass = value(f"hourglass.{edition}")
    assert [sum(stack["tiles"].values()) for stack in hourglass["stacks"]] == stacks
    events = Counter({hourglass["start"]: 1})
    for stack in hourglass["stacks"]:
        events.update(stack["tiles"])
    assert sum(events.values()) == value("counts.rounds") == 18
    assert set(events.values()) == {3}
    assert set(hourglass["values"]) == set(events) - {"pilgrimage"}
    assert all(len(values) == len(stacks) for values in hourglass["values"].values())


def test_development_track() -> None:
    track = value("tracks.development")
    status = [0, *(int(space) for space in track["status"])]
    assert [after - before for before, after in pairwise(status)] == [4, 5, 6, 7, 8]
    assert status[-1] == track["length"] == 30
    marked = [*track["status"], *track["coins"], *map(str, track["citizens"])]
    assert len(marked) == len(set(marked))


def test_character_tracks_have_as_many_steps_as_known() -> None:
    tracks = value("tracks")
    assert len(tracks["farmers"]["goods"]) == 8
    assert set(tracks["farmers"]["goods"]) == set(GOODS)
    assert len(tracks["boatmen"]["coins"]) == tracks["boatmen"]["citizen"] == 5
    assert tracks["craftsmen"]["steps"] == tracks["traders"]["steps"] == len(tracks["scholars"]["development"]) == 5
    assert len(tracks["knights"]["draws"]) == 6
    assert sum(tracks["scholars"]["development"]) == 20


def test_citizens_are_14() -> None:
    on_tracks = [value("tracks.boatmen.citizen"), value("tracks.knights.citizen")]
    most_stations = 1
    assert len(value("deeds")) == 8
    assert len(value("tracks.development.citizens")) == 3
    assert 8 + 3 + len(on_tracks) + most_stations == value("counts.citizens") == 14


def test_deeds_have_45_spaces() -> None:
    spaces: Counter[str] = Counter()
    for deed in value("deeds").values():
        spaces.update(deed["spaces"])
    assert spaces == dict(zip(FOLLOWERS, (7, 7, 7, 7, 6, 6, 5), strict=True))
    assert sum(spaces.values()) == 45
    assert [sum(deed["spaces"].values()) for deed in value("deeds").values()] == [10, 3, 5, 3, 4, 6, 4, 10]
    assert {deed["coins"] for deed in value("deeds").values()} == {1, 2, 3}


def test_map_connections_are_14_waterways_and_29_roads() -> None:
    connections = value("map.connections")
    assert [connection["kind"] for connection in connections.values()] == ["water"] * 14 + ["road"] * 29
    for name, connection in connections.items():
        assert name == {"water": "~", "road": "-"}[connection["kind"]].join(connection["between"])
        assert set(connection["between"]) <= set(value("map.towns"))


def test_map_goods_spaces_by_number_of_players() -> None:
    spaces = [fewest for connection in value("map.connections").values() for fewest in connection["spaces"]]
    filled = {players: sum(fewest <= players for fewest in spaces) for players in (2, 3, 4)}
    assert filled == {2: 43, 3: 48, 4: 52}
    left = [90 - value("counts.goods_removed")[str(players)] - filled[players] for players in (2, 3, 4)]
    assert left == [35, 36, 38]


def test_map_roads_and_waterways_of_each_town() -> None:
    degrees = {town: [0, 0] for town in value("map.towns")}
    for connection in value("map.connections").values():
        for town in connection["between"]:
            degrees[town][connection["kind"] == "water"] += 1
    assert degrees == {
        "orleans": [4, 2], "chartres": [4, 0], "etampes": [2, 0], "le_mans": [4, 0], "chateaudun": [4, 0],
        "montargis": [3, 0], "vendome": [3, 0], "blois": [2, 2], "briare": [1, 2], "tours": [1, 4], "chinon": [1, 3],
        "montrichard": [1, 2], "vierzon": [3, 3], "loches": [2, 1], "bourges": [3, 1], "sancerre": [1, 2],
        "chatellerault": [2, 1], "le_blanc": [1, 2], "chateauroux": [5, 0], "nevers": [2, 1], "argenton": [3, 1],
        "la_chatre": [3, 0], "saint_amand": [3, 1],
    }  # fmt: skip
    assert next(iter(degrees)) == "orleans"


# Confidence and source


def test_every_figure_has_confidence_and_a_source_in_words() -> None:
    for figure in FIGURES.listing():
        assert figure.confidence in {"certain", "likely", "reconstructed"}, figure
        assert " " in figure.source, figure
        assert not figure.overlaid
        assert FIGURES.get(figure.path) == figure.value


def test_what_is_reconstructed_of_the_base_game() -> None:
    base = ("counts", "places", "tracks", "map", "deeds", "hourglass")
    unsure = [figure.path for figure in FIGURES.listing() if figure.confidence == "reconstructed"]
    assert [path for path in unsure if path.split(".")[0] in base] == [
        "counts.coins.ones",
        "counts.coins.fives",
        "counts.coins.tens",
        "places.bathhouse.spaces",
    ]


def test_every_line_is_found() -> None:
    folder = Path(__file__).parents[1] / "src/cenabum/orleans/data"
    for figure in FIGURES.listing():
        file, line = FIGURES.where(figure.path)
        text = (folder / file).read_text(encoding="utf-8").splitlines()[line - 1]
        *_, parent, key = figure.path.split(".")
        assert key in text or parent in text, (figure.path, line, text)


def test_get_of_an_unknown_path_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        FIGURES.get("places.hayrik")
    assert FIGURES.where("nowhere.at_all") == ("", 0)
