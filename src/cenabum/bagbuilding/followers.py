"""The kinds of followers. The first seven are the neutral ones; the last four are a player's own, which never leave the player."""

from typing import Final

FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
OWN: Final = 7  # OWN + FARMER ... OWN + TRADER are the player's own

NEUTRAL_KINDS: Final = 7
FOLLOWER_KINDS: Final = 11

PROFESSIONS: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
FOLLOWERS: Final = (*PROFESSIONS, "own_farmer", "own_boatman", "own_craftsman", "own_trader")

PROFESSION: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3]
"""The profession of each kind of follower."""

NEUTRAL: Final = (1 << 35) - 1
"""A pool of followers & NEUTRAL: those of them that are not the player's own."""
