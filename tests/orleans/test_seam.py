"""A module from outside, in plain Python: it brings a setting, a place tile, a decision and a memory, and the game plays with it."""

from collections.abc import Iterator
from typing import Any

import pytest

import cenabum
from cenabum.kernel.rules import Setting
from cenabum.kernel.snapshot import dump, restore
from cenabum.kernel.start import start
from cenabum.orleans.decision import Guest, deciding
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.game import RULES
from cenabum.orleans.memory import Memory
from cenabum.orleans.module import Module
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


class Fair(Module):
    """A fair ground, and alms after every action."""

    name = "fair"

    def settings(self) -> tuple[Setting, ...]:
        return (Setting("fair", ("no", "yes"), "a fair ground and alms", optional=True),)

    def in_play(self, options: dict[str, str]) -> bool:
        return options.get("fair") == "yes"

    def decisions(self) -> list[Any]:
        return [ALMS]

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
    again = restore("cenabum.orleans", state.components, dump(state))
    assert state.copy().playout(1) == again.playout(1) > 100


def test_without_it_nothing_of_it_is_there() -> None:
    state = start("orleans", 3, 5)
    assert isinstance(state, State)
    assert state.memory == []
    assert "fair_ground" not in state.components.place_names
