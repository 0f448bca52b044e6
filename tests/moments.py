"""Random moments of Orléans: games that are played on until something is going on."""

import random

import cenabum
from cenabum.bagbuilding.followers import NEUTRAL_KINDS
from cenabum.kernel.pool import pool_of
from cenabum.orleans.moves import DONE, DRAW, PASS, RECALL, SPACE_IN
from cenabum.orleans.state import State

EDITIONS = ("2019", "2014")


def well_off(seed: int, players: int) -> State:
    """A new game in which everybody has two followers of each kind more, so that much will happen."""
    state: State = cenabum.start("orleans", players, seed, edition=EDITIONS[seed % 2])
    for player in state.players:
        player.bag += pool_of([2] * NEUTRAL_KINDS)
        state.supply -= pool_of([2] * NEUTRAL_KINDS)
    return state


def moment(seed: int, players: int, decisions: int, phase: int | None = None) -> State:
    """A random game after a number of decisions, and then on to a phase (unless it ends before)."""
    state = well_off(seed, players)
    rng = random.Random(seed)
    while not state.over and (decisions > 0 or (phase is not None and state.phase != phase)):
        step(state, rng)
        decisions -= 1
    return state


def step(state: State, rng: random.Random) -> None:
    """A move of a player who likes to draw, to fill places, and to go on rather than to stop."""
    seat = rng.choice(state.deciding_seats())
    options = state.legal(seat)
    draws = [code for code in options if DRAW <= code < RECALL]
    going_on = [code for code in options if code not in (DONE, PASS)] or options
    if rng.random() < 0.15:
        code = rng.choice(options)
    elif draws:
        code = draws[-1]
    elif going_on[0] < DONE:
        layout, player = state.components.layout, state.players[seat]
        missing = {code: (player.open & layout.mask[layout.place_of[SPACE_IN[code]]]).bit_count() for code in going_on}
        code = rng.choice([code for code in going_on if missing[code] == min(missing.values())])
    else:
        code = rng.choice(going_on)
    state.apply(seat, code)
