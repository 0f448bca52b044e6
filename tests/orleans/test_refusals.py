"""Every refusal cites its rule and says why; every situation is met."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.kernel.moves import UnknownMove
from cenabum.kernel.rulebook import load_rulebook
from cenabum.orleans.decision import deciding
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.moves import DONE, PASS
from cenabum.orleans.refusals import refuse
from cenabum.orleans.state import State
from tests.cited import ORLEANS as REFUSAL_RULES
from tests.effort import many
from tests.orleans import refused_actions, refused_events, refused_planning
from tests.orleans.refused import Situation, planning
from tests.refusal_words import check_words

RULEBOOK = load_rulebook("cenabum.orleans")
SITUATIONS = [*refused_planning.SITUATIONS, *refused_actions.SITUATIONS, *refused_events.SITUATIONS]


@pytest.mark.parametrize(
    "situation", SITUATIONS, ids=[f"{s.rule}: {s.build.__name__[1:]}, {s.move}" for s in SITUATIONS]
)
def test_refusal(situation: Situation) -> None:
    refusal = situation.refusal()
    assert refusal.rule == situation.rule, refusal
    assert situation.told in f"{refusal.why} {refusal.hint}"
    assert refusal.rule in REFUSAL_RULES
    check_words(refusal)


def test_every_rule_that_can_be_cited_is_met_in_a_situation() -> None:
    met = {situation.rule for situation in SITUATIONS} | {"general.not-offered"}
    assert met == REFUSAL_RULES


def test_cited_rules_are_in_the_rulebook() -> None:
    assert [rule for rule in REFUSAL_RULES if rule not in RULEBOOK] == []


@pytest.mark.parametrize("code", [-1, 10**6, 2**70, 60, 11 * 62 - 1])
def test_a_number_that_is_no_move_is_not_offered(code: int) -> None:
    """general.not-offered: no such code, or a space that no place has."""
    scene = planning()
    refusal = refuse(scene.state, 0, code)
    assert refusal.rule == "general.not-offered"
    assert refusal.hint == "Place followers on your action spaces, or be done."


def test_a_record_and_the_game_refuse_alike() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    with pytest.raises(cenabum.Refused, match=r"\[planning\.together\]") as caught:
        game.play("Ana", "act farm_house")
    assert caught.value.rule == "planning.together"


def wander(state: State, steps: int, dice: random.Random) -> Iterator[State]:
    """Random moments of a game. Being done or passing is rare, so that a lot happens."""
    for _ in range(steps):
        if state.over:
            return
        seat = dice.choice(state.deciding_seats())
        options = state.legal(seat)
        eager = [code for code in options if code not in (DONE, PASS)]
        state.apply(seat, dice.choice(eager if eager and dice.random() < 0.9 else options))
        yield state


def has_name(state: State, code: int) -> bool:
    """Does the table of moves name the code, and not only as a number kept free?"""
    try:
        return "unused" not in state.components.moves.move(code).notation
    except UnknownMove:
        return False


def without_reason(state: State, seat: int) -> list[tuple[int, str]]:
    """Every move that the seat may not make has a reason, and only what is no move at all is just not offered: what is otherwise."""
    legal = set(state.legal(seat))
    wrong = []
    # The moves of the modules come behind those of the base game and have tests of their own.
    for code in range(-1, state.components.moves.offsets["fulfil"]):
        if code not in legal:
            refusal = refuse(state, seat, code)
            check_words(refusal)
            if (refusal.rule == "general.not-offered") == has_name(state, code):
                wrong.append((code, refusal.rule))
    return wrong


@settings(max_examples=many(10, 150), suppress_health_check=list(HealthCheck))
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    edition=st.sampled_from(["2014", "2019"]),
    exclude=st.sampled_from(["no", "yes"]),
    first=st.sampled_from(["craftsmen-track", "first-placed"]),
    steps=st.integers(0, 1500),
)
def test_every_move_that_is_not_legal_has_its_reason(
    players: int, seed: int, edition: str, exclude: str, first: str, steps: int
) -> None:
    state = cenabum.start("orleans", players, seed, edition=edition, exclude_tiles=exclude, first_technology=first)
    for _ in wander(state, steps, random.Random(seed)):
        pass
    for seat in range(players):
        assert not without_reason(state, seat)


def test_every_kind_of_decision_has_its_reasons() -> None:
    met: set[str] = set()
    for build in dict.fromkeys(situation.build for situation in SITUATIONS):
        state = build().state
        met |= {deciding(state, seat) for seat, player in enumerate(state.players) if player.pending}
        assert not without_reason(state, 0)
    assert met == {decision.name for decision in OWN_DECISIONS}
