"""Alchemy: fame or coins."""

from typing import Final

from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.extra import EXTRA
from cenabum.stories.facts import BY_DEED
from cenabum.stories.fame import gain_fame
from cenabum.stories.moves import COIN_REWARD, FAME_REWARD
from cenabum.stories.table import Table
from cenabum.stories.wealth import receive

_REWARDS: Final = [moves.REWARD + FAME_REWARD, moves.REWARD + COIN_REWARD]


class Reward(StoryDecision):
    """deeds.alchemy: the one or the other, then a draw."""

    name = "reward"
    answers = ("reward",)
    rules = ("deeds.alchemy",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Both, always."""
        return _REWARDS

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower is drawn after the reward, so what the reward leads to is decided before it."""
        player = table.players[seat]
        player.pending.pop()
        player.pending.append(EXTRA.bare)
        if code == moves.REWARD + FAME_REWARD:
            gain_fame(table, seat, table.components.alchemy_fame)
        else:
            receive(table, seat, table.components.alchemy_coins, BY_DEED)


REWARD: Final = Reward()
