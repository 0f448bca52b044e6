"""The games of the benchmark, each in a process of its own: one command on standard input, one line of JSON in answer.

All of them do the same: play whole games with uniformly random legal moves, started and ended from Python. A decision
is one move of one player. Everything but the start of the process is on the clock: set-up, legal moves, choice, move.
"""

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

SEED = 20190  # the first game's; every slice goes on where the last one stopped


class Played(NamedTuple):
    """One game: the decisions made, and the legal moves there were at all of them together."""

    decisions: int
    options: int


class Contestant:
    """A game to be measured; states are whatever the library's own states are."""

    def __init__(self) -> None:
        self.random = random.Random(SEED).random
        self.seed = SEED

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        """Play one game; `keep` gets the live state after every decision."""
        raise NotImplementedError

    def copy_of(self) -> Callable[[Any], Any]:
        """Return the function that copies a state."""
        raise NotImplementedError


class Cenabum(Contestant):
    """Orléans, four seats, 2019: legal moves asked for and moves made from Python, like the peers."""

    game = "orleans"

    def __init__(self) -> None:
        super().__init__()
        import cenabum
        from cenabum.build import build

        self.start = cenabum.start
        self.kind = build().kind

    def next_game(self) -> Any:
        self.seed += 1
        return self.start(self.game, players=4, seed=self.seed)

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        state, chance = self.next_game(), self.random
        decisions = options = 0
        while not state.over:
            seat = state.deciding_seats()[0]
            moves = state.legal(seat)
            state.apply(seat, moves[int(chance() * len(moves))])
            decisions += 1
            options += len(moves)
            if keep:
                keep(state)
        return Played(decisions, options)

    def copy_of(self) -> Callable[[Any], Any]:
        return lambda state: state.copy()


class CenabumKingdom(Cenabum):
    """The First Kingdom, four seats."""

    game = "first-kingdom"


class CenabumFavor(Cenabum):
    """The King's Favor, four seats."""

    game = "kings-favor"


class CenabumStep(Cenabum):
    """Orléans again, a move and the next choice in one call, as catanatron's `play_tick` makes them."""

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        state, chance = self.next_game(), self.random
        step, moves = state.step, state.moves()
        decisions = options = 0
        while moves:
            decisions += 1
            options += len(moves)
            moves = step(moves[int(chance() * len(moves))])
            if keep:
                keep(state)
        return Played(decisions, options)


class CenabumInside(Cenabum):
    """The same games, played to the end by one call into the core."""

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        if keep:
            return super().play(keep)
        return Played(self.next_game().playout(self.seed), 0)


class CenabumReplay(Cenabum):
    """Games of four experts made again, move by move and draw by draw: nothing is chosen, but the legal moves are asked for."""

    games = 4

    def __init__(self) -> None:
        super().__init__()
        from cenabum.bots import bot_named

        expert = bot_named("bot:expert", self.game)()
        self.played = [self._of_experts(expert) for _ in range(self.games)]
        self.next = 0

    def _of_experts(self, expert: Any) -> tuple[int, list[int]]:
        state, codes = self.next_game(), list[int]()
        while not state.over:
            seat = state.deciding_seats()[0]
            code = expert.choose(state.copy(), seat)
            state.apply(seat, code)
            codes.append(code)
        return self.seed, codes

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        seed, codes = self.played[self.next % len(self.played)]
        self.next += 1
        state, options = self.start(self.game, players=4, seed=seed), 0
        for code in codes:
            seat = state.deciding_seats()[0]
            options += len(state.legal(seat))
            state.apply(seat, code)
            if keep:
                keep(state)
        return Played(len(codes), options)


class Catanatron(Contestant):
    """Catan by catanatron, four of its own random players."""

    def __init__(self) -> None:
        super().__init__()
        from catanatron import Color, Game, RandomPlayer

        self.game = Game
        self.players = [RandomPlayer(color) for color in Color]

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        self.seed += 1
        game = self.game(self.players, seed=self.seed)
        decisions = options = 0
        while game.winning_color() is None and game.state.num_turns < 1000:  # the limit of its own play()
            options += len(game.state.playable_actions)
            game.play_tick()
            decisions += 1
            if keep:
                keep(game)
        return Played(decisions, options)

    def copy_of(self) -> Callable[[Any], Any]:
        return lambda game: game.copy()


class OpenSpielChess(Contestant):
    """Chess by OpenSpiel, whose core is C++, driven from Python."""

    def __init__(self) -> None:
        super().__init__()
        import pyspiel

        self.game = pyspiel.load_game("chess")

    def play(self, keep: Callable[[Any], None] | None = None) -> Played:
        state, chance = self.game.new_initial_state(), self.random
        decisions = options = 0
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(chance() * len(moves))])
            decisions += 1
            options += len(moves)
            if keep:
                keep(state)
        return Played(decisions, options)

    def copy_of(self) -> Callable[[Any], Any]:
        return lambda state: state.clone()


CONTESTANTS: dict[str, type[Contestant]] = {
    "cenabum": Cenabum,
    "cenabum-kingdom": CenabumKingdom,
    "cenabum-favor": CenabumFavor,
    "cenabum-step": CenabumStep,
    "cenabum-inside": CenabumInside,
    "cenabum-replay": CenabumReplay,
    "catanatron": Catanatron,
    "openspiel-chess": OpenSpielChess,
}


def moments(contestant: Contestant, every: int = 25) -> list[Any]:
    """Return copies of one game's states from its beginning to its end."""
    copy, kept, count = contestant.copy_of(), [], 0

    def keep(state: Any) -> None:
        nonlocal count
        count += 1
        if count % every == 0:
            kept.append(copy(state))

    contestant.play(keep)
    return kept


def play_slice(contestant: Contestant, seconds: float) -> dict[str, float]:
    """Play whole games until the time is up."""
    games = decisions = options = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        played = contestant.play()
        games += 1
        decisions += played.decisions
        options += played.options
    return {"seconds": spent, "games": games, "decisions": decisions, "options": options}


def copy_slice(contestant: Contestant, states: list[Any], seconds: float) -> dict[str, float]:
    """Copy states of all parts of a game until the time is up."""
    copy, copies = contestant.copy_of(), 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        for state in states:
            copy(state)
        copies += len(states)
    return {"seconds": spent, "copies": copies}


def serve(name: str) -> None:
    """Answer `play SECONDS` and `copy SECONDS` until the input ends."""
    contestant = CONTESTANTS[name]()
    states = moments(contestant)
    print(json.dumps({"build": getattr(contestant, "kind", "")}), flush=True)
    for line in sys.stdin:
        what, seconds = line.split()
        if what == "play":
            answer = play_slice(contestant, float(seconds))
        else:
            answer = copy_slice(contestant, states, float(seconds))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
