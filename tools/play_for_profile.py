"""Plays the games by which `tools/compile --profile` sees what runs often: every game by chance, in a loop, by copies and to the end.

The modules of Trade & Intrigue and a few bots take part, so that their code counts as code that runs.
"""

import random
from typing import Any

import cenabum
from cenabum.bots import BOTS, play_bots

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("orleans", 40, {}),
    ("orleans", 10, {"orders": "yes", "new_events": "yes", "board": "new-deeds", "new_places": "yes"}),
    ("orleans", 4, {"board": "intrigue"}),
    ("first-kingdom", 14, {}),
    ("kings-favor", 50, {}),
    ("cathedral", 40, {}),
)


def play(game: str, seed: int, settings: dict[str, Any]) -> None:
    """One game in a loop, with a copy now and then, and one to its end."""
    chance = random.Random(seed).random
    state = cenabum.start(game, players=2 + seed % 3, seed=seed, **settings)
    options = state.moves()
    moves = 0
    while not state.over:
        seat = state.deciding_seats()[0]
        if moves % 2:
            state.apply(seat, options[int(chance() * len(options))])
            options = state.moves()
        else:
            options = state.step(options[int(chance() * len(options))])
        moves += 1
        if moves % 8 == 0:
            state.copy()
        if moves % 64 == 0:
            state.imagined(seat, moves)
    cenabum.start(game, players=4, seed=seed, **settings).playout(seed)


def main() -> None:
    """Some of each; the bots that look ahead least, since all of them use the same rules."""
    for game, number, settings in GAMES:
        for seed in range(number):
            play(game, seed, settings)
    for name, game in (("bot:greedy", "orleans"), ("bot:settler", "kings-favor"), ("bot:ally", "cathedral")):
        assert game in BOTS[name].games
        play_bots(cenabum.new(game, [f"Ana={name}", f"Bruno={name}"], seed=1))


if __name__ == "__main__":
    main()
