"""Answers that are remembered: they are those that would be found anew, however full the memory is, and nobody changes them."""

import random
from typing import Any

import pytest

import cenabum
from cenabum.bagbuilding import layout as layouts
from cenabum.bagbuilding.board import add_place, occupied, without_alike
from cenabum.bagbuilding.planning import available, market_placements, placements
from cenabum.bots.greedy.soft import NoviceBot
from cenabum.kernel.pool import KINDS, MOST, held, kinds, pool_of, total
from cenabum.orleans.decision import top
from cenabum.orleans.moves import DONE, DRAW, PLACE, PLACE_STORED, RECALL
from cenabum.orleans.retinue import room
from cenabum.orleans.state import State
from cenabum.stories.moves import PLACE as FIRST


def test_the_same_kinds_give_the_same_number_and_others_another() -> None:
    chance = random.Random(1)
    known: dict[int, list[int]] = {}
    for mask in range(1, (1 << KINDS) - 1):
        for most in (1, 16, MOST):
            pool = pool_of([chance.randint(1, most) if mask >> kind & 1 else 0 for kind in range(KINDS)])
            assert 0 <= held(pool) < 1 << KINDS
            assert known.setdefault(held(pool), kinds(pool)) == kinds(pool)
    assert len(known) == (1 << KINDS) - 2
    assert held(0) == 0


def found_anew(state: State, seat: int) -> list[int]:
    """The answers to a plan or a draw, without a memory of whole answers."""
    layout, player = state.components.layout, state.players[seat]
    decision = top(state, seat)
    assert decision is not None
    if decision.name == "plan":
        spaces = available(layout, player)
        codes = placements(layout, player, player.market, PLACE, layouts.FROM_MARKET, spaces)
        codes += placements(layout, player, player.stored, PLACE_STORED, layouts.FROM_STORAGE, spaces)
        back = bool(player.declined) and not player.planned and room(state, player) > 0
        return [*codes, DONE, *(recalls_of(state, seat) if back else [])]
    allowed = decision.carried(player.pending, 0)
    most = max(0, min(allowed, room(state, player), total(player.bag)))
    recalls = recalls_of(state, seat) if allowed and room(state, player) > 0 else []
    return [*range(DRAW, DRAW + most + 1), *recalls]


def recalls_of(state: State, seat: int) -> list[int]:
    """Everybody on a space, but one only where spaces are alike."""
    layout, player = state.components.layout, state.players[seat]
    placed = without_alike(layout, player, occupied(player))
    return [RECALL + space for space in range(len(layout.wants)) if placed >> space & 1]


@pytest.mark.parametrize("room_for", [1, 8192])
@pytest.mark.parametrize("settings", [{}, {"board": "intrigue", "new_places": "yes"}])
def test_what_is_remembered_is_what_would_be_found(
    settings: dict[str, Any], room_for: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layouts, "MOST_KNOWN", room_for)  # with room for one, something is forgotten all the time
    chance = random.Random(5)
    novice = NoviceBot()  # comes further than chance: to place tiles, whose privileges change what fits
    seen = {"plan": 0, "draw": 0, "privileges": 0, "stored": 0}
    for seed in range(4):
        state = cenabum.start("orleans", players=3, seed=seed, **settings)
        for player in state.players:  # everybody has the Gunpowder Tower
            player.tiles |= 1 << state.components.tower
            add_place(state.components.layout, player, state.components.tower)
        state.tiles &= ~(1 << state.components.tower)
        while not state.over:
            seat = state.deciding_seats()[0]
            answers = state.legal(seat)
            asked = top(state, seat)
            assert asked is not None
            if asked.name in seen:
                seen[asked.name] += 1
                seen["privileges"] += state.players[seat].privileges > 0
                seen["stored"] += asked.name == "plan" and state.players[seat].stored > 0
                assert answers == found_anew(state, seat)
            by_chance = seed % 2 or asked.name == "store"
            state.apply(seat, chance.choice(answers) if by_chance else novice.choose(state, seat))
    assert min(seen.values()) > 50, seen


@pytest.mark.parametrize("game", ["first-kingdom", "kings-favor"])
def test_in_the_stories_too_followers_may_go_where_they_could_if_nothing_were_remembered(game: str) -> None:
    chance = random.Random(7)
    looked_at = 0
    for seed in range(3):
        state = cenabum.start(game, players=3, seed=seed)
        while not state.over:
            seat = state.deciding_seats()[0]
            player, layout = state.players[seat], state.components.layout
            anew = placements(layout, player, player.market, FIRST, layouts.FROM_MARKET, available(layout, player))
            assert market_placements(layout, player, FIRST, []) == anew
            looked_at += len(anew) > 1
            state.apply(seat, chance.choice(state.legal(seat)))
    assert looked_at > 100
