"""Which plan of the round is best: each is carried out on the same imagined tables and played on for some rounds."""

from collections.abc import Sequence

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.playing import carry_out, play_on
from cenabum.bots.halving import Effort, Tried, halved, seed_of
from cenabum.bots.master.value import Value
from cenabum.kernel.chance import imagined_streams
from cenabum.kernel.core import Fact
from cenabum.kernel.pool import ONE
from cenabum.orleans.decision import asks
from cenabum.orleans.decisions.plan import PLAN
from cenabum.orleans.state import State


class Candidate(Tried):
    """A plan, who proposed it, and what came of it so far."""

    def __init__(self, plan: Plan, bot: GreedyBot) -> None:
        super().__init__()
        self.plan = plan
        self.bot = bot


def as_planning_began(state: State, seat: int) -> State:
    """The table as a seat knew it before anybody laid out a plan, so that nobody gains by being asked later.

    What stood on the others' spaces before cannot be told from what a finished plan put there: all of it counts as at hand. What
    the seat itself has laid out stays.
    """
    new = state.copy()
    layout = new.components.layout
    for number, player in enumerate(new.players):
        player.options = []  # they change with every follower that is placed, and nobody asks for them here
        if number == seat:
            continue
        for space, kind in enumerate(player.on):
            if kind != NOTHING and kind != TECHNOLOGY:
                lift(layout, player, space)
                player.market += ONE[kind]
        player.market += player.stored
        player.stored = 0
        player.planned = 0
        player.planned_stored = 0
        player.declined = 0
        player.recalled = 0
        if not player.pending or asks(new, number, PLAN):
            player.pending = [PLAN.bare]
            new.deciding |= 1 << number
    new.streams = [0] * len(new.streams)
    return new


class Search:
    """The search for a seat's plan."""

    def __init__(
        self, known: State, seat: int, bots: Sequence[GreedyBot], rivals: Sequence[GreedyBot], value: Value, effort: Effort
    ) -> None:  # fmt: skip
        self.known = known
        self.seat = seat
        self.bots = bots  # each proposes plans, and goes on with them as it would
        self.rivals = rivals  # as one of these every other seat plays, another at every table
        self.value = value
        self.effort = effort
        self.seed = seed_of(known)
        self.rival_plans: dict[tuple[int, int], Plan] = {}
        self.playouts = 0

    def ranked(self) -> list[Candidate]:
        """All plans, the best one first: those that were looked at longer come before the others."""
        left, aside = halved(self.candidates(), self.effort.tables, self.try_out)
        return left + aside

    def try_out(self, candidate: Candidate, table: int) -> None:
        """What a plan is worth at an imagined table."""
        candidate.sum += self.value.of(self.played(candidate, table), self.seat)

    def candidates(self) -> list[Candidate]:
        """What every bot proposes, each plan once."""
        found: list[Candidate] = []
        seen: set[tuple[tuple[int, int], ...]] = set()
        for bot in self.bots:
            for plan in bot.top_plans(self.known, self.seat, self.effort.plans):
                key = tuple(plan.placements)
                if key not in seen:
                    seen.add(key)
                    found.append(Candidate(plan, bot))
        return found

    def played(self, candidate: Candidate, table: int, log: list[Fact] | None = None) -> State:
        """What a plan comes to at an imagined table; with a log, what happens on the way is written there."""
        state = self.known.copy()
        state.streams = imagined_streams(self.seed + table, len(state.streams))
        state.log = log
        seated: list[GreedyBot] = []
        for other in range(len(state.players)):
            if other == self.seat:
                seated.append(candidate.bot)
                continue
            number = (table + other) % len(self.rivals)
            seated.append(self.rivals[number])
            if asks(state, other, PLAN):
                carry_out(state, other, self.rival_plan(other, number))
        carry_out(state, self.seat, candidate.plan)
        play_on(state, seated, self.known.round + self.effort.rounds)
        self.playouts += 1
        return state

    def rival_plan(self, other: int, number: int) -> Plan:
        """What a rival plans: it knows as little of our plan as we of its."""
        plan = self.rival_plans.get((other, number))
        if plan is None:
            plan = self.rival_plans[other, number] = self.rivals[number].best_plan(self.known, other)
        return plan
