"""What holds at every moment of every game: pieces are neither made nor lost, and a state never contradicts itself."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from cenabum.kernel.core import Fact
from cenabum.orleans.state import State
from cenabum.orleans.table import PLANNING
from tests.effort import many
from tests.properties.ledger import contradictions, dump, dump_player, pieces, whole
from tests.properties.tables import OPTIONS, SCARCE, eager, moments, new_state, seeds, tables

QUICK = settings(max_examples=many(6, 120))


def check(state: State, stations_lost: list[int]) -> None:
    """Nothing created or lost, no contradiction. Stations given up under torture are the only things not kept anywhere."""
    held, box = pieces(state), whole(state)
    for seat, lost in enumerate(stations_lost):
        box[f"stations of seat {seat}"] -= lost
    assert held == box
    assert contradictions(state) == []


class Table(RuleBasedStateMachine):
    """Any seat makes any legal move; at any time a copy is played on, or to its end, and the table must not notice."""

    @initialize(options=tables, seed=seeds, scarce=st.booleans())
    def sit_down(self, options: dict[str, Any], seed: int, scarce: bool) -> None:
        self.state = new_state(options, seed, corrections=SCARCE if scarce else {})
        self.log: list[Fact] = []
        self.state.log = self.log
        self.lost = [0] * len(self.state.players)

    def apply(self, seat: int, code: int) -> None:
        self.log.clear()
        self.state.apply(seat, code)
        for kind, who, *_ in self.log:
            self.lost[who] += kind == "forfeits_station"

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.state.deciding_seats()))
        self.apply(seat, data.draw(st.sampled_from(self.state.legal(seat))))

    @precondition(lambda self: not self.state.over)
    @rule(seed=seeds)
    def play_a_while(self, seed: int) -> None:
        chance = random.Random(seed)
        for _ in range(40):
            if not self.state.over:
                seat = chance.choice(self.state.deciding_seats())
                self.apply(seat, eager(chance, self.state, seat))
                check(self.state, self.lost)

    @rule(seed=seeds)
    def look_ahead(self, seed: int) -> None:
        before = dump(self.state)
        copy = self.state.copy()
        assert dump(copy) == before
        copy.playout(seed)
        assert copy.over
        assert dump(self.state) == before

    @invariant()
    def sound(self) -> None:
        check(self.state, self.lost)


@pytest.mark.slow
def test_nothing_is_created_or_lost_and_copies_never_share() -> None:
    run_state_machine_as_test(Table, settings=settings(max_examples=many(14, 300), stateful_step_count=15))
    assert whole(new_state(OPTIONS[0], 1)) == pieces(new_state(OPTIONS[0], 1))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_every_set_up_is_sound_to_its_end(options: dict[str, Any]) -> None:
    log: list[Fact] = []
    lost = [0] * options["players"]
    decisions = 0
    for state in moments(options, 5, corrections=SCARCE if options["exclude_tiles"] == "yes" else {}):
        for kind, who, *_ in log:
            lost[who] += kind == "forfeits_station"
        log.clear()
        state.log = log
        check(state, lost)
        decisions += 1
    assert state.over
    assert state.round == state.components.rounds
    assert decisions > 100


def test_the_check_itself_finds_what_is_wrong() -> None:
    state = new_state(OPTIONS[0], 1)
    for spoil in ("bag", "goods", "technology_free", "citizens"):
        spoiled = state.copy()
        setattr(spoiled.players[0], spoil, getattr(spoiled.players[0], spoil) + 1)
        assert pieces(spoiled) != whole(spoiled)
    for spoil in ("open", "ready", "technology_on", "technology_closed", "spaces", "privileges", "planned", "stations"):
        spoiled = state.copy()
        setattr(spoiled.players[0], spoil, getattr(spoiled.players[0], spoil) ^ 2)
        assert contradictions(spoiled)


@QUICK
@given(tables, seeds)
def test_a_copy_shares_nothing(options: dict[str, Any], seed: int) -> None:
    """Playing on in the copy leaves the original alone, and playing on in the original the copy."""
    for state in moments(options, seed, every=25):
        before = dump(state)
        copy = state.copy()
        branch = copy.copy()
        for player, other in zip(copy.players, branch.players, strict=True):
            assert player is not other
        branch.playout(seed)
        assert dump(copy) == before
        assert dump(state) == before
        other_way = state.copy()
        copy.playout(seed + 1)
        assert dump(other_way) == before


@QUICK
@given(tables, seeds)
def test_two_copies_have_the_same_future(options: dict[str, Any], seed: int) -> None:
    for state in moments(options, seed, every=60):
        one, other = state.copy(), state.copy()
        assert one.playout(seed) == other.playout(seed)
        assert dump(one) == dump(other)


@QUICK
@given(tables, seeds)
def test_every_game_ends(options: dict[str, Any], seed: int) -> None:
    state = new_state(options, seed)
    assert 0 < state.playout(seed) < 5000
    assert state.over
    assert [state.legal(seat) for seat in range(options["players"])] == [[]] * options["players"]


@QUICK
@given(tables, seeds)
def test_imagined_states_differ_only_in_what_the_seat_cannot_know(options: dict[str, Any], seed: int) -> None:
    """New numbers for the future of chance; unfinished plans of the others are taken back; all else stays."""
    begun: dict[int, dict[str, Any]] = {}
    for number, state in enumerate(moments(options, seed)):
        planning = state.phase == PLANNING
        for other, player in enumerate(state.players):
            if not (planning and (player.planned or player.recalled)):
                begun[other] = dump_player(player)
        if number % 7:
            continue
        for seat in range(-1, options["players"]):
            known, imagined = dump(state), dump(state.imagined(seat, seed))
            assert imagined.pop("streams") != known.pop("streams")
            for other in range(options["players"]):
                if other != seat:
                    known["players"][other] = begun[other]
            assert imagined == known


@QUICK
@given(tables, seeds)
def test_an_imagined_state_can_be_played_and_is_sound(options: dict[str, Any], seed: int) -> None:
    for state in moments(options, seed, every=30):
        imagined = state.imagined(0, seed)
        assert contradictions(imagined) == []
        imagined.playout(seed)
        assert imagined.over
        assert contradictions(imagined) == []
