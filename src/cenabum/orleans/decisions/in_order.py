"""The decisions of the base game, in the order of their numbers. New ones are added at the end."""

from typing import Final

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

OWN_DECISIONS: Final[list[OrleansDecision]] = [
    EXCLUDE, DRAW, STORE, PLAN, ACT, RECRUIT, TRAVEL, EXPAND, SEND, REWARD, BATHE, BUY, PLACE_TECHNOLOGY, PROTECT, FEED, FORFEIT,
]  # fmt: skip
