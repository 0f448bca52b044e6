"""Make the recorded games in tests/stories/games: `python -m tests.stories.make_games`.

Games of the bot: some as it plays, some with wild moves in between, some with a player who tries every rare thing that can be done.
"""

import random
from pathlib import Path

import cenabum
from cenabum.bots.settler import SettlerBot
from cenabum.kernel.game import Game

FOLDER = Path(__file__).resolve().parent / "games"
NAMES = ["Ana", "Bruno", "Chloé", "Denis"]
# What the bot hardly ever does. A curious player does it whenever it can be done.
CURIOUS = (
    "unscrew", "withdraw", "expel", "copy", "recall_fair", "tile workshop", "tile guardhouse", "tile county_fair",
    "tile bathhouse", "act workshop", "act guardhouse", "act bathhouse", "send knight knights_alliance",
    "load knight", "fair", "place knight guardhouse", "place craftsman workshop", "place fisherman bathhouse", "advance",
    "act building_yard", "place craftsman building_yard", "place trader building_yard", "act territory",
    "place farmer territory", "place fisherman territory", "technology",
)  # fmt: skip
# game, players, seed, how often any legal move is made, whether the first seat is curious, settings
PLANS: list[tuple[str, int, int, float, bool, dict[str, str]]] = [
    ("first-kingdom", 2, 2, 0.0, False, {}),
    ("first-kingdom", 3, 1, 0.0, False, {}),
    ("first-kingdom", 4, 3, 0.03, False, {}),
    ("first-kingdom", 3, 33, 0.0, True, {}),
    ("first-kingdom", 2, 20, 0.0, True, {}),
    ("kings-favor", 2, 5, 0.0, False, {}),
    ("kings-favor", 3, 4, 0.0, False, {}),
    ("kings-favor", 4, 7, 0.0, False, {}),
    ("kings-favor", 4, 11, 0.04, False, {"favorites": "2"}),
    ("kings-favor", 3, 12, 0.0, True, {"favorites": "2"}),
]


def played(name: str, players: int, seed: int, wild: float, curious: bool, settings: dict[str, str]) -> Game:
    """A whole game."""
    bot, chance = SettlerBot(), random.Random(seed)
    game = cenabum.new(name, NAMES[:players], seed, **settings)  # type: ignore[arg-type]  # settings are words
    while not game.over:
        seat = game.state.deciding_seats()[0]
        legal = game.state.legal(seat)
        state = game.state.imagined(seat, len(game.entries))  # type: ignore[attr-defined]  # every state of a game with bots has it
        code = bot.choose(state, seat)
        if curious and seat == 0:
            rare = [other for other in legal if str(game.moves.move(other)).startswith(CURIOUS)]
            code = rare[0] if rare and chance.random() < 0.6 else code
        if chance.random() < wild:
            code = chance.choice(legal)
        game.play(seat, code)
    return game


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.cenabum"):
        old.unlink()
    for name, players, seed, wild, curious, settings in PLANS:
        game = played(name, players, seed, wild, curious, settings)
        path = FOLDER / f"{name}-{players}-{seed}.cenabum"
        game.save(path)
        print(path.name, len(game.decisions), game.winners)
