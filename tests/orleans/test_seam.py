"""A module from outside, in plain Python: setting, place tile, event, decision, moves and memory, and the game plays with it."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import cenabum
from cenabum.kernel.moves import MoveKind
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import Setting
from cenabum.kernel.snapshot import dump, restore
from cenabum.kernel.start import start
from cenabum.orleans.decision import Guest, deciding
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.game import RULES
from cenabum.orleans.memory import Memory
from cenabum.orleans.module import Module, Tile
from cenabum.orleans.money import receive
from cenabum.orleans.moves import ANSWER, YES
from cenabum.orleans.state import State
from cenabum.orleans.table import Table
from cenabum.orleans.together import OWN_MODULES, put_together


class Alms:
    """After every action: a coin from the town, or none."""

    name = "alms"
    answers = ("answer",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        return [ANSWER, ANSWER + YES]

    def worth(self, prices: Any, table: Table, seat: int, number: int, code: int) -> float:
        return float(code == ANSWER + YES)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        table.players[seat].pending.pop()
        if code == ANSWER + YES:
            receive(table, seat, 1, PLACE_ACTION)
            table.memory[FAIR.slot].taken += 1  # type: ignore[attr-defined]  # its own memory


class Taken(Memory):
    """How many coins the town has given."""

    __slots__ = ("taken",)

    taken: int

    def copy(self) -> "Taken":
        new = Taken()
        new.taken = self.taken
        return new


ALMS = Guest(Alms())


class Parade:
    """An event: everybody carries a colour, which does nothing but cost its number."""

    name = "parade"
    numbers = (2, 3)

    def do(self, table: Table, seat: int, number: int) -> None:
        table.players[seat].pending.append(COLOURS.pending(number))


class Colours:
    """The choice at the parade, by moves of its own; how many coins it brings is the number of the event."""

    name = "colours"
    answers = ("carry",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        return [table.components.moves.encode("carry", colour, 0) for colour in range(3)]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        kind, (colour, _) = table.components.moves.indices(code)
        assert kind.name == "carry"
        table.players[seat].pending.pop()
        receive(table, seat, number + colour, PLACE_ACTION)


COLOURS = Guest(Colours())


class Fair(Module):
    """A fair ground, and alms after every action."""

    name = "fair"

    def settings(self) -> tuple[Setting, ...]:
        return (Setting("fair", ("no", "yes"), "a fair ground and alms", optional=True),)

    def in_play(self, options: dict[str, str]) -> bool:
        return options.get("fair") == "yes"

    def decisions(self) -> list[Any]:
        return [ALMS, COLOURS]

    def tiles(self, options: dict[str, str]) -> list[Tile]:
        return [Tile(Parade(), instead="plague")]

    def moves(self) -> tuple[MoveKind, ...]:
        return (MoveKind("carry", ("colour", "good")),)

    def domains(self) -> dict[str, Sequence[str]]:
        return {"colour": ("red", "green", "blue")}

    def sources(self) -> tuple[str, ...]:
        return ("alms",)

    def memory(self, players: int) -> Memory:
        new = Taken()
        new.taken = 0
        return new

    def places(self, options: dict[str, str]) -> dict[str, dict[str, Any]]:
        return {"fair_ground": {"category": "I", "spaces": ["farmer", "trader"], "effect": {"coins": 4}}}

    def acted(self, table: Table, seat: int) -> None:
        table.players[seat].pending.append(ALMS.bare)

    def points(self, table: Table, seat: int) -> list[int]:
        return [table.memory[self.slot].taken]  # type: ignore[attr-defined]  # its own memory


FAIR = Fair()


@pytest.fixture(autouse=True)
def with_the_fair() -> Iterator[None]:
    put_together([*OWN_MODULES, FAIR])
    RULES.gather()  # type: ignore[attr-defined]  # of Orléans
    yield
    put_together(OWN_MODULES)
    RULES.gather()  # type: ignore[attr-defined]  # of Orléans


def test_a_module_from_outside_brings_a_setting_a_tile_and_a_decision() -> None:
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=7, fair="yes")
    state = game.state
    assert isinstance(state, State)
    assert "fair_ground" in state.components.place_names
    asked = 0
    while not state.over:
        seat = state.deciding_seats()[0]
        kind = deciding(state, seat)
        asked += kind == "alms"
        state.apply(seat, state.legal(seat)[-1 if kind in ("alms", "act", "draw") else 0])
    assert asked
    taken = state.memory[FAIR.slot]
    assert isinstance(taken, Taken)
    assert taken.taken == asked
    assert game.points["Ana"]["alms"] == taken.taken
    assert game.points["Ana"]["orders"] == 0


def test_it_plays_together_with_the_modules_of_the_project() -> None:
    state = start("orleans", 3, 5, fair="yes", orders="yes", new_events="yes", board="intrigue")
    again = restore(rules_of("orleans"), state.components, dump(state))
    assert state.copy().playout(1) == again.playout(1) > 100


@pytest.mark.parametrize(
    ("settings", "numbers"),
    [({}, [2, 3, 3]), ({"edition": "2014"}, [2]), ({"new_events": "yes"}, [2, 3, 3, 3])],
)
def test_its_event_lies_in_every_hour_glass(settings: dict[str, Any], numbers: list[int]) -> None:
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=3, fair="yes", **settings)
    without = cenabum.new("orleans", ["Ana", "Bruno"], seed=3, **settings)
    printed = game.components
    event = printed.hourglass_names.index("parade")
    assert printed.events[event].values == numbers
    assert printed.rounds == without.components.rounds
    tiles = {stack.letter: stack.tiles.get("parade", 0) for stack in game.view("Ana").hour_glass}
    assert set(tiles.values()) == {1}
    state = game.state
    assert isinstance(state, State)
    state.event, state.stack = event, 0
    before = [player.coins for player in state.players]
    for seat in range(2):
        printed.events[event].do(state, seat)
        state.settle(seat)
        legal = state.legal(seat)
        assert [game.moves.move(code).notation for code in legal] == [
            "carry red grain", "carry green grain", "carry blue grain",
        ]  # fmt: skip
        assert legal[0] > without.moves.size
        state.apply(seat, legal[2])
    assert [player.coins for player in state.players] == [coins + 2 + 2 for coins in before]


def test_its_moves_come_behind_all_others_whatever_else_is_in_play() -> None:
    one = start("orleans", 3, 5, fair="yes").components.moves
    other = start("orleans", 3, 5, fair="yes", orders="yes").components.moves
    assert one.codes("carry blue wine") == other.codes("carry blue wine")
    plain = start("orleans", 3, 5).components.moves
    for code in range(plain.size):
        if plain.exists(code):
            assert one.move(code).kind == plain.move(code).kind


def test_without_it_nothing_of_it_is_there() -> None:
    state = start("orleans", 3, 5)
    assert isinstance(state, State)
    assert "parade" not in state.components.event_names
    assert "carry" not in state.components.moves.offsets
    assert state.memory == []
    assert "fair_ground" not in state.components.place_names
