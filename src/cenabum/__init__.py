"""Cenabum: the Orléans family of bag-building games as a Python package.

    import cenabum

    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=7)
    while not game.over:
        seat = game.deciding[0]
        game.play(seat, game.legal(seat)[0])
    print(game.scores, game.winners)

See docs/python.md. `cenabum.start` gives the fast core alone.
"""

from cenabum.build import build, check_fresh

check_fresh()  # before anything compiled is loaded

# ruff: noqa: E402
from cenabum.kernel.figures import FiguresError
from cenabum.kernel.game import Game, load, new, replay
from cenabum.kernel.moves import Move
from cenabum.kernel.record import RecordError, parse_record
from cenabum.kernel.refusal import Refusal, Refused, SetupError
from cenabum.kernel.register import GAMES, rules_of
from cenabum.kernel.sources import ChanceError, NeedDraw
from cenabum.kernel.start import start

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "ChanceError",
    "FiguresError",
    "Game",
    "Move",
    "NeedDraw",
    "RecordError",
    "Refusal",
    "Refused",
    "SetupError",
    "build",
    "load",
    "new",
    "parse_record",
    "replay",
    "rules_of",
    "start",
]
