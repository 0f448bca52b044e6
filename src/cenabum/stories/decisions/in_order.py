"""All kinds of decision of the stories, in the engine's order: the two at the end are never asked."""

from typing import Any

from cenabum.kernel.decision import Decision, enlist
from cenabum.stories.decision import DECISIONS, StoryDecision
from cenabum.stories.decisions.accept import ACCEPT
from cenabum.stories.decisions.act import ACT
from cenabum.stories.decisions.bathe import BATHE
from cenabum.stories.decisions.build import BUILD
from cenabum.stories.decisions.build_free import BUILD_FREE
from cenabum.stories.decisions.choose import CHOOSE
from cenabum.stories.decisions.collect import COLLECT
from cenabum.stories.decisions.copy import COPY
from cenabum.stories.decisions.deliver import DELIVER
from cenabum.stories.decisions.draw import DRAW
from cenabum.stories.decisions.expel import EXPEL
from cenabum.stories.decisions.extra import EXTRA
from cenabum.stories.decisions.fame import FAME
from cenabum.stories.decisions.feed import FEED
from cenabum.stories.decisions.leave import LEAVE
from cenabum.stories.decisions.lodge import LODGE
from cenabum.stories.decisions.lose import LOSE
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.decisions.recruit import RECRUIT
from cenabum.stories.decisions.rescrew import RESCREW
from cenabum.stories.decisions.reward import REWARD
from cenabum.stories.decisions.settle import SETTLE
from cenabum.stories.decisions.start import START
from cenabum.stories.decisions.strike import STRIKE
from cenabum.stories.decisions.swap import SWAP
from cenabum.stories.decisions.take import TAKE
from cenabum.stories.decisions.technology import TECHNOLOGY
from cenabum.stories.decisions.tile import TILE
from cenabum.stories.decisions.trade import TRADE
from cenabum.stories.decisions.unscrew import UNSCREW
from cenabum.stories.decisions.withdraw import WITHDRAW

DECISIONS[:] = [
    START, DRAW, PLAN, ACT, RECRUIT, SETTLE, WITHDRAW, BUILD, TILE, TRADE, CHOOSE, DELIVER, FEED, TAKE, SWAP, EXPEL,
    REWARD, STRIKE, TECHNOLOGY, UNSCREW, RESCREW, COPY, LOSE, COLLECT, BATHE, LODGE, EXTRA, ACCEPT, BUILD_FREE, LEAVE, FAME,
]  # fmt: skip

NUMBERED: list[Decision[Any]] = list(enlist(DECISIONS))
"""The same with their numbers, as a state wants them."""

ASKED: list[StoryDecision] = [decision for decision in DECISIONS if decision.answers]
"""Those that somebody is asked."""
