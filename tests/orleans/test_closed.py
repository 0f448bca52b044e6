"""A closed place says why in a few words: each rule that closes one has them, in every language."""

import random
from typing import Any

import pytest

from cenabum.kernel.language import LANGUAGES, Language, lacking
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.wording import worded
from cenabum.kernel.words import Words
from cenabum.orleans.outlook import outlook
from cenabum.orleans.state import State
from tests.orleans.scene import Scene, orleans
from tests.trade_intrigue.mixes import SEATS, lively, name_of, new_game

SHOWN = ("orleans/game", "trade-intrigue/page", "page/words")  # the words that a table has at once
MIXES: list[dict[str, Any]] = [
    {"players": 2, "edition": "2014", "modules": []},
    {"players": 4, "edition": "2019", "modules": ["new-events", "new-places", "intrigue"]},
]


def places(state: State, seat: int = -1) -> dict[str, OutlookView]:
    """What each place says to each seat; the name of the seat stands before it."""
    names = list(SEATS[: len(state.players)])
    said = outlook(state, seat, names)
    return {
        f"{seat} {name}": view
        for seat, things in zip(names, said, strict=True)
        for name, view in things.items()
        if name.startswith("place:")
    }


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_every_closed_place_says_why_in_a_few_words(mix: dict[str, Any]) -> None:
    """In three whole games of each mix."""
    reasons: set[str] = set()
    for seed in (5, 6, 7):
        state = new_game(mix, seed).state
        assert isinstance(state, State)
        chance = random.Random(seed)
        while not state.over:
            for view in places(state).values() if chance.random() < 0.1 else ():
                reasons |= {line.message for line in view.lacks if view.closed}
            seat = chance.choice(state.deciding_seats())
            state.apply(seat, lively(chance, state, seat))
    assert len(reasons) > 2
    for language in LANGUAGES:
        assert lacking(language, SHOWN, [f"closed-{reason}" for reason in reasons]) == []


def why(table: Scene, place: str, language: str = "en") -> str:
    """The few words on a closed place of the first seat; empty when it is open."""
    view = places(table.state)[f"{SEATS[0]} place:{place}"]
    if not view.closed:
        return ""
    words = worded(view.lacks[0])
    assert isinstance(words, Words)
    return Language(language).phrase(Words(f"closed-{words.message}", words.values), SHOWN)


def test_a_place_is_closed_by_what_lies_on_the_table() -> None:
    table = orleans(2)
    player = table.state.players[0]
    assert why(table, "monastery") == "Pilgrimage: no monks"
    assert why(table, "guildhall") == ""
    player.stations |= 1
    assert why(table, "guildhall") == "Orléans: yours already"
    assert why(table, "guildhall", "de") == "Orléans: schon deins"
    table.state.goods_market = 0
    assert why(table, "farm_house") == "no grain left"
    assert why(table, "farm_house", "fr") == "plus de blé"
    table.state.supply = 0
    assert [why(table, "university", language) for language in ("en", "de", "fr")] == [
        "no scholar left",
        "kein Gelehrter mehr da",
        "plus aucun érudit",
    ]


def test_a_place_that_does_something_is_open_though_something_is_in_its_way() -> None:
    """The Village recruits others when there is no technology for craftsmen."""
    table = orleans(2)
    table.state.technology = 0
    view = places(table.state)[f"{SEATS[0]} place:village"]
    assert view.lacks
    assert not view.closed
