"""What things would do as the table stands: every thing says it itself, in every language, and tells no secret."""

import random
from typing import Any

import pytest

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.wording import worded
from cenabum.orleans.decision import deciding
from cenabum.orleans.outlook import outlook, things
from cenabum.orleans.state import State
from tests.orleans.scene import Scene, orleans
from tests.orleans.voice import VOICES
from tests.trade_intrigue.mixes import SEATS, lively, name_of, new_game

MIXES: list[dict[str, Any]] = [
    {"players": 2, "edition": "2014", "modules": []},
    {"players": 4, "edition": "2019", "modules": ["orders", "new-events", "new-places", "new-deeds"]},
    {"players": 3, "edition": "2019", "modules": ["new-events", "uprising-finale", "new-places", "intrigue"]},
]


def lines(view: OutlookView, language: str) -> list[str]:
    """All lines of an outlook in a language."""
    speaker = Language(language)
    return [speaker.phrase(worded(line), VOICES[0].files) for line in (*view.now, *view.lacks)]


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_every_thing_is_told_in_every_language(mix: dict[str, Any]) -> None:
    """In a whole game, whoever asks: each line has words in every language, and its numbers are the same in all of them."""
    state = new_game(mix, 5).state
    assert isinstance(state, State)
    chance = random.Random(5)
    names = list(SEATS[: mix["players"]])
    told: set[str] = set()
    number = 0
    while not state.over:
        if number % 12 == 0:
            for seat in (-1, state.deciding_seats()[0]):
                for seen in outlook(state, seat, names):
                    for name, view in seen.items():
                        told.add(name)
                        spoken = {language: lines(view, language) for language in LANGUAGES}
                        assert len({len(each) for each in spoken.values()}) == 1
                        assert all(line and "player_" not in line for each in spoken.values() for line in each), name
        seat = chance.choice(state.deciding_seats())
        state.apply(seat, lively(chance, state, seat))
        number += 1
    places = {f"place:{name}" for name in state.components.place_names}
    assert {"event", "census", "next", "track:farmer"} | places & told <= told
    assert len(places - told) <= 8  # all but tiles that nobody took and that were out early


def test_a_plan_that_is_not_done_is_in_nobody_elses_outlook() -> None:
    state = new_game({"players": 2, "edition": "2019", "modules": ["new-events"]}, 3).state
    assert isinstance(state, State)
    chance = random.Random(3)
    while deciding(state, 0) != "plan":
        seat = chance.choice(state.deciding_seats())
        state.apply(seat, lively(chance, state, seat))
    before = outlook(state, 1, ["Ana", "Bruno"])
    state.apply(0, state.legal(0)[0])
    assert outlook(state, 1, ["Ana", "Bruno"]) == before


def said(table: Scene, thing: str, seat: int = 0) -> list[str]:
    """What a thing says to a seat, in English."""
    found = things(table.state, seat, True)[thing]
    return [Language("en").phrase(line, VOICES[0].files) for line in (*found.now, *found.lacks)]


def test_what_is_said_follows_from_the_table() -> None:
    """The good that is gone, the town that has a station, the event that is harmless: as a refusal would say it."""
    table = orleans(2)
    assert said(table, "place:farm_house")[0].startswith("next farmer: 1 ")
    assert said(table, "place:guildhall") == ["a trading station in Orléans: 1 point at your status"]
    table.state.players[0].stations |= 1
    assert said(table, "place:guildhall") == ["You have a trading station in Orléans already."]
    table.state.technology = 0
    assert "A craftsman brings technology, and no tile is left." in said(table, "place:village")


def test_what_a_good_is_food_for_is_said_by_the_event_that_asks_for_it() -> None:
    """This round's Harvest with its figure, one to come without, and nothing when there is none any more."""
    table = orleans(2)
    harvest = table.state.components.event_names.index("harvest")
    table.state.event = harvest
    table.state.stack = 0
    value = table.state.components.event_value[harvest][0]
    assert said(table, "good:grain") == [f"food for the Harvest of this round, which asks for {value}"]
    table.state.event = table.state.components.event_names.index("income")
    assert said(table, "good:cheese") == ["food for the Harvest"]
    assert "good:brocade" not in things(table.state, 0, True)
    table.state.hourglass = [0 for _ in table.state.hourglass]
    assert "good:cheese" not in things(table.state, 0, True)


def test_what_technology_in_hand_must_replace_is_said_by_its_rule() -> None:
    """The tile of the first craftsman, or with the other rule the first one that is placed."""
    table = orleans(2)
    assert said(table, "technology") == ["0 in hand"]
    player = table.state.players[0]
    player.technology_first = 1
    assert said(table, "technology") == ["1 in hand", "it has to replace a farmer"]
    player.technology_free = 1
    assert said(table, "technology") == ["2 in hand", "one of them has to replace a farmer"]
    player.technology_first = 0
    assert said(table, "technology") == ["1 in hand"]
    other = orleans(2, first_technology="first-placed")
    other.state.players[0].technology_free = 2
    assert said(other, "technology") == ["2 in hand", "one of them has to replace a farmer"]
    other.state.players[0].technology_started = 1
    assert said(other, "technology") == ["2 in hand"]
