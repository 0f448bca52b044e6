"""Every game in Gymnasium's own register: `gymnasium.make("cenabum/Orleans-v0", against=("bot:greedy",))`."""

import gymnasium

from cenabum.kernel.register import GAMES


def id_of(game: str) -> str:
    """The name of a game's environment, such as cenabum/FirstKingdom-v0."""
    return f"cenabum/{game.replace('-', ' ').title().replace(' ', '')}-v0"


def register_all() -> None:
    """Make every game known to Gymnasium; once is enough."""
    for game in GAMES:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="cenabum.envs.one_seat:OneSeat",
                vector_entry_point="cenabum.envs.tables:Tables",
                kwargs={"game": game},
            )
