"""Games of The Cathedral of Orléans that are already going on, played by allies up to a moment that is wanted."""

import functools

import cenabum
from cenabum.bots.ally import AllyBot
from cenabum.bots.asking import decide, decision_seed
from tests.web.servers import Wanted

BUILDERS = ("Ana", "Bruno", "Clara", "Denis")


@functools.cache
def moves_of(seed: str, players: int, memory_aid: str) -> list[tuple[int, int]]:
    """The seats and moves of a whole game between allies."""
    game = cenabum.new("cathedral", BUILDERS[:players], seed=seed, memory_aid=memory_aid)
    bot = AllyBot()
    moves: list[tuple[int, int]] = []
    while not game.over:
        seat = game.state.deciding_seats()[0]
        moves.append((seat, decide(game.state, seat, bot, decision_seed(seed, len(moves)))))
        game.play(*moves[-1])
    return moves


def cathedral_at(wanted: Wanted, players: int = 3, memory_aid: str = "no") -> cenabum.Game:
    """A game up to the first decision of Ana's, or the end, at which her view is as wanted; several games are tried."""
    for attempt in range(40):
        seed = f"web-{attempt}"
        game = cenabum.new("cathedral", BUILDERS[:players], seed=seed, memory_aid=memory_aid)
        for seat, code in moves_of(seed, players, memory_aid):
            if seat == 0 and wanted(game.view("Ana")):
                return game
            game.play(seat, code)
        if wanted(game.view("Ana")):
            return game
    raise AssertionError("no game comes to such a moment")
