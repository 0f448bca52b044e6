"""Playing on a table of one's own, to see what comes of it: a plan is carried out as a whole, and nothing is imagined anew."""

from collections.abc import Sequence

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.planning import place_from_market, place_from_storage
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.planning import Plan
from cenabum.kernel.pool import count
from cenabum.orleans.decision import top
from cenabum.orleans.moves import DONE
from cenabum.orleans.state import State


def carry_out(state: State, seat: int, plan: Plan) -> None:
    """Lay out a plan and be done with it."""
    layout, player = state.components.layout, state.players[seat]
    for follower, space in plan.placements:
        if player.on[space] != NOTHING:
            continue
        if count(player.stored, follower):
            place_from_storage(layout, player, follower, space)
        elif count(player.market, follower):
            place_from_market(layout, player, follower, space)
    state.apply(seat, DONE)


def play_on(state: State, bots: Sequence[GreedyBot], until: int) -> None:
    """Let a bot for each seat play until a round begins, or to the end."""
    while not state.over and state.round < until:
        seat = state.deciding_seats()[0]
        decision = top(state, seat)
        if decision is not None and decision.name == "plan":
            carry_out(state, seat, bots[seat].best_plan(state, seat))
        else:
            state.apply(seat, bots[seat].choose(state, seat))
