"""What a state holds, written out: for comparing states, for counting every piece, and for finding contradictions."""

import random
from collections.abc import Iterator
from typing import Any

import cenabum
from cenabum.cathedral.moves import FOLLOWERS, GOODS, ITEMS, MONK_KIND, ROSETTE
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.rewards import check_order
from cenabum.cathedral.state import State
from cenabum.cathedral.table import Player
from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.pool import ONE, counts, total

SEATS = ("Ana", "Bruno", "Chloé", "Denis")
NOT_THE_STATE = {"components", "decisions", "log", "source", "tape"}
OPTIONS: list[dict[str, Any]] = [
    {"players": players, "level": level, "memory_aid": aid}
    for players, level, aid in ((2, "normal", "no"), (2, "expert", "yes"), (3, "normal", "yes"), (3, "expert", "no"),
                                (4, "normal", "no"), (4, "expert", "yes"))
]  # fmt: skip


def new_game(setup: dict[str, Any], seed: int | str, **more: Any) -> cenabum.Game:
    chosen = dict(setup)
    players = chosen.pop("players")
    return cenabum.new("cathedral", SEATS[:players], seed, **chosen, **more)


def state_of(game: cenabum.Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def eager(chance: random.Random, state: State, seat: int) -> int:
    """A move: mostly any, but rarely one that rings the bell or gives something up, so that games get somewhere."""
    legal = state.legal(seat)
    for _ in range(4):
        code = chance.choice(legal)
        move = state.components.moves.move(code)
        if move.kind not in ("refrain", "leave", "done") and "bell" not in move.notation:
            return code
    return code


def play_some(game: cenabum.Game, seed: int, decisions: int) -> None:
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            return
        seat = game.state.deciding_seats()[0]
        game.play(seat, eager(chance, state_of(game), seat))


def moments(setup: dict[str, Any], seed: int, *, every: int = 1, **more: Any) -> Iterator[State]:
    """The states of a whole game; the state itself goes on when the next one is asked for."""
    state = state_of(new_game(setup, seed, **more))
    chance = random.Random(seed)
    decisions = 0
    while True:
        if decisions % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat = state.deciding_seats()[0]
        state.apply(seat, eager(chance, state, seat))
        decisions += 1


def fields(thing: object) -> dict[str, Any]:
    """The fields of a state or a player by name, for plain and compiled classes alike; what is new is found too."""
    kind = type(thing)
    names = [name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name))]
    return {name: getattr(thing, name) for name in names if name not in NOT_THE_STATE}


def dump(state: State, *, future: bool = True) -> dict[str, Any]:
    """Everything in a state, as values of its own. Without `future` the generators' numbers are left out.

    What is pending is written as golden traces have it since before a kind of decision took eight bits.
    """
    written = {name: _plain(value) for name, value in fields(state).items()}
    if not future:
        del written["streams"]
    return written


def _plain(value: Any) -> Any:
    if isinstance(value, Player):
        written = {name: _plain(inner) for name, inner in fields(value).items()}
        return {**written, "pending": [kind_of(each) | number_of(each) << 5 for each in value.pending]}
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    assert isinstance(value, int), f"a state holds integers and lists, not {value!r}"
    return value


def pieces(state: State) -> dict[str, int]:
    """How many of everything there are, wherever they lie. These numbers never change."""
    printed = state.components
    followers = state.bags[0] + state.bags[1] + state.gone + state.monks * ONE[MONK_KIND] + printed.unused
    for kind in [*state.on, state.drawn]:
        if kind != NOTHING:
            followers += ONE[kind]
    items = state.goods + state.rosettes * ONE[ROSETTE] + state.hour_glass_delivered
    for pool in (*state.delivered, *(player.knapsack for player in state.players)):
        items += pool
    for item in state.routes:
        if item != NOTHING:
            items += ONE[item]
    held = dict(zip(FOLLOWERS, counts(followers, 5), strict=True))
    held |= dict(zip(ITEMS, counts(items, 4), strict=True))
    return held


def whole(state: State) -> dict[str, int]:
    """How many of everything are in the box."""
    printed = state.components
    held = dict(zip(FOLLOWERS, counts(printed.followers, 5), strict=True))
    return held | dict(zip(GOODS, counts(printed.goods, 3), strict=True)) | {"rosette": printed.rosettes}


def contradictions(state: State) -> list[str]:
    """What cannot be true together."""
    printed = state.components
    wrong: list[str] = []
    if sum(1 << space for space, kind in enumerate(state.on) if kind == NOTHING) != state.open:
        wrong.append("the free spaces are not those on which nobody stands")
    for seat, player in enumerate(state.players):
        if total(player.knapsack) > printed.knapsack:
            wrong.append(f"the knapsack of seat {seat} is too full")
        if bool(player.pending) != (state.deciding == 1 << seat):
            wrong.append(f"seat {seat} has something pending and is not deciding, or the other way round")
        if player.pending and player.options != state.choices(seat):
            wrong.append(f"the options of seat {seat} are stale")
        if player.pending and seat != state.active:
            wrong.append(f"seat {seat} decides out of turn")
    if state.over == bool(state.deciding):
        wrong.append("the game is over and goes on")
    if not state.over and check_order(state):
        wrong.append("a fulfilled order is still open")
    if state.won != (state.sections >= printed.sections):
        wrong.append("won without the last section, or not won with it")
    for shop, tile in enumerate(state.workshops):
        if state.done_workshops >> shop & 1 and state.delivered[shop]:
            wrong.append("something lies on a workshop that is done")
        if any(
            have >= need > 0 for have, need in [(total(state.delivered[shop]), total(printed.workshop_orders[tile]))]
        ):
            wrong.append("a complete workshop is not done")
    if total(state.hour_glasses) != len(printed.hour_glass_names) - state.round:
        wrong.append("hour glasses are missing")
    for stream in (state.goods, state.rosettes, state.monks, state.blueprints, state.events):
        if stream < 0:
            wrong.append("less than nothing")
    return wrong
