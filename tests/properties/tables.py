"""Tables to try: every edition, number of players and option, and ways to play on them."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import cenabum
from cenabum.orleans.state import State
from tests.trade_intrigue.mixes import MIXES

SEATS = ("Ana", "Bruno", "Chloé", "Denis")

OPTIONS: list[dict[str, Any]] = [
    {"players": players, "edition": edition, "exclude_tiles": exclude, "first_technology": technology}
    for players, edition, exclude, technology in itertools.product(
        (2, 3, 4), ("2014", "2019"), ("no", "yes"), ("craftsmen-track", "first-placed")
    )
]
"""All 24 set-ups."""

SCARCE: dict[str, object] = {
    "counts.stations": 1,
    "counts.technology": 3,
    "counts.start_coins": 1,
    "counts.coins.ones": 9,
    "counts.coins.fives": 1,
    "counts.coins.tens": 0,
}
"""Corrections that make everything short, so that torture and empty supplies are common."""

tables = st.sampled_from(OPTIONS) | st.sampled_from([mix for mix in MIXES if mix["modules"]])
"""Those, and as often any mix of modules."""
seeds = st.integers(0, 2**32)


def new_game(options: dict[str, Any], seed: int | str, **more: Any) -> cenabum.Game:
    settings = dict(options)
    players = settings.pop("players")
    return cenabum.new("orleans", SEATS[:players], seed, **settings, **more)


def new_state(options: dict[str, Any], seed: int | str, **more: Any) -> State:
    state = new_game(options, seed, **more).state
    assert isinstance(state, State)
    return state


def eager(chance: random.Random, state: State, seat: int) -> int:
    """A move: mostly any, but rarely the one that gives up (done, pass, draw 0), so that games get somewhere."""
    legal = state.legal(seat)
    moves = state.components.moves
    for _ in range(3):
        code = chance.choice(legal)
        move = moves.move(code)
        if move.kind not in ("done", "pass", "recall") and move.notation != "draw 0":
            return code
    return code


def moments(options: dict[str, Any], seed: int, *, every: int = 1, **more: Any) -> Iterator[State]:
    """The states of a whole game, each `every` decisions; the state itself goes on when the next one is asked for."""
    state = new_state(options, seed, **more)
    chance = random.Random(seed)
    decisions = 0
    while True:
        if decisions % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat = chance.choice(state.deciding_seats())
        state.apply(seat, eager(chance, state, seat))
        decisions += 1


def play_some(game: cenabum.Game, seed: int, decisions: int) -> None:
    """Play on with a number of decisions, or to the end."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            return
        seat = chance.choice(game.state.deciding_seats())
        game.play(seat, eager(chance, game.state, seat))  # type: ignore[arg-type]  # the game is Orléans


def playing(folder: Path) -> dict[str, str]:
    """The recorded games that still play, by name."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.cenabum")):
        try:
            cenabum.load(path)
        except cenabum.RecordError as error:
            print(f"{path.stem} no longer plays: {error}")
        else:
            found[path.stem] = path.read_text(encoding="utf-8")
    return found
