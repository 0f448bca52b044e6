"""Make the recorded games in tests/stories/games: `python -m tests.stories.make_games`.

Games of the bot, some with wild moves in between, until everything that can happen has happened in one of them.
"""

import random
from pathlib import Path

import cenabum
from cenabum.bots.settler import SettlerBot
from cenabum.kernel.game import Game

FOLDER = Path(__file__).resolve().parent / "games"
NAMES = ["Ana", "Bruno", "Chloé", "Denis"]
PLANS = [
    ("first-kingdom", 2, 2, 0.0, {}),
    ("first-kingdom", 3, 1, 0.0, {}),
    ("first-kingdom", 4, 3, 0.03, {}),
    ("kings-favor", 2, 5, 0.0, {}),
    ("kings-favor", 3, 4, 0.0, {}),
    ("kings-favor", 4, 7, 0.0, {}),
    ("kings-favor", 4, 11, 0.04, {"favorites": "2"}),
]


def played(name: str, players: int, seed: int, wild: float, settings: dict[str, str]) -> Game:
    """A whole game."""
    bot, chance = SettlerBot(), random.Random(seed)
    game = cenabum.new(name, NAMES[:players], seed, **settings)  # type: ignore[arg-type]  # settings are words
    while not game.over:
        seat = game.state.deciding_seats()[0]
        options = game.state.legal(seat)
        state = game.state.imagined(seat, len(game.entries))  # type: ignore[attr-defined]  # every state of a game with bots has it
        game.play(seat, chance.choice(options) if chance.random() < wild else bot.choose(state, seat))
    return game


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, players, seed, wild, settings in PLANS:
        game = played(name, players, seed, wild, settings)
        path = FOLDER / f"{name}-{players}-{seed}.cenabum"
        game.save(path)
        print(path.name, len(game.decisions), game.winners)
