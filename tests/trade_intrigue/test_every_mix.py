"""Every legal mix of modules, editions and numbers of players is played to its end, and stays sound."""

import random
from typing import Any

import msgspec
import pytest

import cenabum
from cenabum.bots.asking import decide, reason_of
from cenabum.bots.greedy import GreedyBot
from cenabum.kernel.register import rules_of
from cenabum.kernel.snapshot import dump as snapshot
from cenabum.kernel.snapshot import restore
from cenabum.orleans.decision import deciding
from cenabum.orleans.printed import printed
from cenabum.orleans.state import State
from tests.effort import many
from tests.properties.ledger import contradictions, dump, pieces, whole
from tests.trade_intrigue.mixes import BROUGHT, MIXES, SEATS, lively, name_of, new_game


def checked(state: State, box: dict[str, int]) -> None:
    """Nothing is lost, nothing contradicts itself; stations may leave the game by torture."""
    held = pieces(state)
    for name, number in box.items():
        if name.startswith("stations"):
            assert held[name] <= number
        else:
            assert held[name] == number, f"{name} in round {state.round}"
    assert contradictions(state) == []


@pytest.mark.parametrize("mix", MIXES[:: many(2, 1)], ids=name_of)
def test_a_mix_is_played_to_its_end(mix: dict[str, Any]) -> None:
    """Random moves; every so often the whole state is checked."""
    state = new_game(mix, 1).state
    assert isinstance(state, State)
    box = whole(state)
    chance = random.Random(name_of(mix))
    number = 0
    while not state.over:
        if number % 9 == 0 or any(deciding(state, seat) in BROUGHT for seat in range(len(state.players))):
            checked(state, box)
        seat = chance.choice(state.deciding_seats())
        state.apply(seat, lively(chance, state, seat))
        number += 1
        assert number < 4000
    checked(state, box)


@pytest.mark.parametrize(
    "mix", [mix for mix in MIXES if len(mix["modules"]) > 2 and mix["edition"] == "2019"], ids=name_of
)
def test_copies_snapshots_views_and_records_agree(mix: dict[str, Any]) -> None:
    game = new_game(mix, 2)
    chance = random.Random(name_of(mix))
    msgspec.json.encode(printed(game.components))
    while not game.over:
        state = game.state
        assert isinstance(state, State)
        if chance.random() < 0.04:
            restored = restore(rules_of("orleans"), state.components, snapshot(state))
            assert isinstance(restored, State)
            assert dump(restored) == dump(state.copy()) == dump(state)
            for name in (None, *game.seats):
                msgspec.json.encode(game.view(name))
            # What a seat cannot know does not show.
            seen = game.view("Ana")
            other = state.imagined(0, 99)
            assert game.rules.view(other, 0, game.seats) == seen
        seat = chance.choice(state.deciding_seats())
        game.play(seat, lively(chance, state, seat))
    text = game.record().text()
    assert cenabum.replay(cenabum.parse_record(text)).record().text() == text


@pytest.mark.parametrize("modules", [mix["modules"] for mix in MIXES[:36] if mix["modules"]], ids="+".join)
def test_greedy_plays_every_set_of_modules(modules: list[str]) -> None:
    players = 2 + len(modules) % 3
    game = cenabum.new("orleans", SEATS[:players], "greedy", modules=modules)
    state = game.state
    assert isinstance(state, State)
    bots = [GreedyBot() for _ in range(players)]
    number = 0
    while not state.over:
        seat = state.deciding_seats()[0]
        code = decide(state, seat, bots[seat], number)
        assert code in state.legal(seat)
        if deciding(state, seat) in BROUGHT:
            assert reason_of(bots[seat], state.imagined(seat, number), seat)
        state.apply(seat, code)
        number += 1
    assert max(game.scores.values()) > 50


def test_an_asked_game_can_be_played_with_modules() -> None:
    """Somebody says what is drawn: orders and tiles have streams of their own."""
    seeded = cenabum.new("orleans", ["Ana", "Bruno"], 5, modules=["orders", "new-events"])
    drawn = [f"{stream}:{kind}" for stream, kinds in seeded.opening for kind in kinds]
    asked = cenabum.new("orleans", ["Ana", "Bruno"], modules=["orders", "new-events"], asked=True, drawn=drawn)
    assert asked.view(None).orders == seeded.view(None).orders
