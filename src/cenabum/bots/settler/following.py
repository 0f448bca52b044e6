"""Following a plan: it is made from the position in which planning began, which every later position of the plan remembers.

So it is the same plan whoever asks for it and however far it has got.
"""

from typing import Final

from cenabum.bots.settler.planning import Eye, proposals
from cenabum.bots.settler.worth import Judge
from cenabum.stories.decision import do
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.moves import DONE
from cenabum.stories.state import State
from cenabum.stories.table import Player

MEMORY: Final = 32
"""So many plans are remembered."""

Key = tuple[int | tuple[int, ...], ...]


def signature(player: Player) -> Key:
    """What a plan changes of a player."""
    return (
        player.market, tuple(player.on), tuple(sorted(player.parcels)), player.wood, player.grain, player.fair,
        player.goods, player.coins, player.technology_free,
    )  # fmt: skip


def position(state: State, seat: int, player: Player) -> Key:
    """All that a plan depends on."""
    others = [(each.settlers, each.fortresses, each.era, each.out) for each in state.players]
    return (
        seat, state.round, state.era, state.market_followers, state.market_goods, state.market_technology, state.tiles,
        state.villages, state.churches, tuple(state.deed_side), tuple(state.deed_free), tuple(state.terrain),
        tuple([number for each in others for number in each]), player.bag, player.tiles,
        player.fame, player.citizens, tuple(player.tasks), player.technology_on, player.favorites, player.settlers_left,
        int(player.church_built), int(player.advanced), *signature(player),
    )  # fmt: skip


def began(state: State, seat: int) -> State:
    """A copy in which a seat has laid out nothing of its plan yet."""
    base = state.copy()
    before = state.players[seat].before
    if before is not None:
        base.players[seat] = before.copy()
        base.players[seat].pending = [PLAN.bare]
    return base


class Planner:
    """Makes plans and follows them; it remembers the latest ones. A share of what could be done in a story may be overlooked."""

    def __init__(self, in_kingdom: float = 0.0, in_favor: float = 0.0) -> None:
        self.in_kingdom = in_kingdom
        self.in_favor = in_favor
        self._known: dict[Key, list[int]] = {}

    def next_step(self, judge: Judge, state: State, seat: int) -> int:
        """The next move of the plan."""
        rest = self.begun(judge, state, seat)
        if rest is None:
            # Somebody else began this plan: go on from what there is.
            rest = self._plan(judge, state, seat)
        return rest[0] if rest else DONE

    def begun(self, judge: Judge, state: State, seat: int) -> list[int] | None:
        """What is left of the plan of the position in which planning began; None if something else has been laid out."""
        base = began(state, seat)
        moves = self._plan(judge, base, seat)
        aim = signature(state.players[seat])
        for number, code in enumerate(moves):
            if signature(base.players[seat]) == aim:
                return moves[number:]
            do(base, seat, code)
        return [] if signature(base.players[seat]) == aim else None

    def known(self, state: State, seat: int) -> Key:
        """All that the plan from here rests on."""
        return position(state, seat, state.players[seat])

    def _plan(self, judge: Judge, state: State, seat: int) -> list[int]:
        key = self.known(state, seat)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MEMORY:
                self._known.clear()
            known = self._known[key] = self.best_plan(judge, state, seat)
        return known

    def best_plan(self, judge: Judge, state: State, seat: int) -> list[int]:
        """The best plan with what is seen, the same whenever the same is known; without the move that ends it."""
        overlooked = self.in_kingdom if judge.kingdom else self.in_favor
        eye = Eye(overlooked, self.known(state, seat)) if overlooked else None
        return proposals(judge, state, seat, 1, eye)[0].moves
