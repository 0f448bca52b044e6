"""The drawing of the table for notebooks: valid, self-contained, and it shows what a spectator may see."""

import random
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.orleans.picture import GOODS, PLAYERS, picture
from cenabum.orleans.state import State
from tests.effort import many

NAMES = ["Ana", "Bruno", "Chloé", "Denis"]


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def moment(seed: int, players: int, decisions: int) -> State:
    state: State = cenabum.start("orleans", players, seed, edition=("2019", "2014")[seed % 2])
    rng = random.Random(seed)
    while not state.over and decisions:
        seat = rng.choice(state.deciding_seats())
        state.apply(seat, rng.choice(state.legal(seat)))
        decisions -= 1
    return state


@settings(max_examples=many(15, 250))
@given(st.integers(0, 999), st.integers(2, 4), st.integers(0, 600))
def test_every_moment_can_be_drawn(seed: int, players: int, decisions: int) -> None:
    svg = picture(moment(seed, players, decisions), NAMES[:players])
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not re.search(r"\b(nan|inf)\b|None", svg)
    assert set(NAMES[:players]) <= set(words(svg))


def test_nothing_comes_from_elsewhere() -> None:
    svg = picture(moment(1, 4, 100), NAMES)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"href|url\(|<script|<style|<image| id=", svg)


@pytest.mark.parametrize("name", ["<b>&\"'", "]]>", "a\x01b\ud800c", "𝔄𝔫𝔞 ♞", "x" * 40])
def test_any_name_can_stand_in_it(name: str) -> None:
    svg = picture(moment(1, 2, 30), [name, "Bruno"])
    assert ET.fromstring(svg.encode("utf-8")).tag.endswith("svg")
    clean = "".join(letter if letter.isprintable() else "�" for letter in name)
    assert any(text == clean or (text.endswith("…") and clean.startswith(text[:-1])) for text in words(svg))


def test_a_game_shows_itself_in_a_notebook() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    shown = words(game._repr_svg_())
    assert {"Ana", "Bruno", "Pilgrimage", "Planning", "Châteauroux", "Canalization"} <= set(shown)
    goods = [text for text in shown if text in {letter for letter, _, _ in GOODS.values()}]
    assert len(goods) >= 43  # on the map; the letters of hour-glass tiles and followers look alike


def test_an_unfinished_plan_is_not_drawn() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    before = game._repr_svg_()
    game.play("Ana", "place own_boatman farm_house")
    assert game._repr_svg_() == before
    game.play("Ana", "done")
    assert game._repr_svg_() != before


def test_stations_and_merchants_have_the_colour_of_their_owner() -> None:
    state = moment(3, 3, 20)
    empty = picture(state, NAMES[:3])
    state.players[1].stations |= 1 << 7 | 1
    state.players[1].town = 7
    full = picture(state, NAMES[:3])
    assert full.count(PLAYERS[1]) == empty.count(PLAYERS[1]) + 2
    assert [full.count(colour) for colour in (PLAYERS[0], PLAYERS[2])] == [
        empty.count(colour) for colour in (PLAYERS[0], PLAYERS[2])
    ]


def test_the_end_names_the_winners() -> None:
    state = moment(2, 2, 10**6)
    assert state.over
    assert any(text.endswith(" won") for text in words(picture(state, NAMES[:2])))
