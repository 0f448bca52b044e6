"""The decisions of the base game, in the order of their numbers: those that were first keep theirs, all others come after them.

A decision that only one effect or event asks for may stand in the file of that.
"""

from typing import Final

from cenabum.kernel.gathering import objects
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.decisions.act import ACT
from cenabum.orleans.decisions.bathe import BATHE
from cenabum.orleans.decisions.buy import BUY
from cenabum.orleans.decisions.draw import DRAW
from cenabum.orleans.decisions.exclude import EXCLUDE
from cenabum.orleans.decisions.expand import EXPAND
from cenabum.orleans.decisions.feed import FEED
from cenabum.orleans.decisions.forfeit import FORFEIT
from cenabum.orleans.decisions.plan import PLAN
from cenabum.orleans.decisions.protect import PROTECT
from cenabum.orleans.decisions.recruit import RECRUIT
from cenabum.orleans.decisions.reward import REWARD
from cenabum.orleans.decisions.send import SEND
from cenabum.orleans.decisions.store import STORE
from cenabum.orleans.decisions.technology import PLACE_TECHNOLOGY
from cenabum.orleans.decisions.travel import TRAVEL

_FIRST: Final[tuple[OrleansDecision, ...]] = (
    EXCLUDE, DRAW, STORE, PLAN, ACT, RECRUIT, TRAVEL, EXPAND, SEND, REWARD, BATHE, BUY, PLACE_TECHNOLOGY, PROTECT, FEED, FORFEIT,
)  # fmt: skip


def _all() -> list[OrleansDecision]:
    """Those, and what the files of these folders have besides."""
    found = list(_FIRST)
    for folder in ("decisions", "effects", "events"):
        found += [each for each in objects(f"cenabum.orleans.{folder}", OrleansDecision) if each not in found]
    return found


OWN_DECISIONS: Final[list[OrleansDecision]] = _all()
