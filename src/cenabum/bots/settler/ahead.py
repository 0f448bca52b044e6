"""Which plan is best: each of the settler's is carried out on the same imagined tables and played on there for some rounds."""

from cenabum.bots.halving import Effort, Tried, halved, seed_of
from cenabum.bots.settler.bot import SettlerBot
from cenabum.bots.settler.favor import YEAR
from cenabum.bots.settler.outcome import others, outcome, told
from cenabum.bots.settler.planning import Proposal, proposals
from cenabum.bots.settler.worth import Judge
from cenabum.kernel.chance import imagined_streams
from cenabum.stories.decision import asks, do
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.moves import DONE
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.state import State


def as_planning_began(state: State, seat: int) -> State:
    """The table before anybody else laid out a plan, so that nobody gains by being asked later. What the seat has laid out stays."""
    new = state.copy()
    for number, player in enumerate(new.players):
        player.options = []
        if number != seat and player.before is not None:
            before = player.before.copy()
            before.before = player.before
            before.pending = [PLAN.bare]
            before.options = []
            new.players[number] = before
            new.deciding |= 1 << number
    new.streams = [0] * len(new.streams)
    return new


def horizon(state: State, rounds: int) -> int:
    """The round at whose beginning one stops looking ahead: so many rounds later, and in The King's Favor the spring after that.

    Only when a year is over it is known who stays, and what is worth something in spring may be worth nothing in winter.
    """
    until = state.round + rounds
    if state.components.story == FIRST_KINGDOM:
        return until
    years = (until + YEAR - 2) // YEAR
    return YEAR * min(years, state.components.eras) + 1


def carry_out(state: State, seat: int, moves: list[int]) -> None:
    """Lay out a plan and be done with it."""
    for code in moves:
        do(state, seat, code)
    state.apply(seat, DONE)


class Candidate(Tried):
    """A plan, and what came of it so far."""

    def __init__(self, plan: Proposal) -> None:
        super().__init__()
        self.plan = plan
        # At each table at which it was tried:
        self.worths: list[float] = []  # how far the seat was ahead,
        self.others: list[float] = []  # what the others had,
        self.told: list[list[int]] = []  # and the seat, in the order of `TOLD`


class Ahead:
    """The search for a seat's plan."""

    def __init__(self, judge: Judge, known: State, seat: int, effort: Effort) -> None:
        self.judge = judge
        self.known = known
        self.seat = seat
        self.effort = effort
        self.player = SettlerBot(judge.in_favor.beliefs, judge.in_kingdom.beliefs)  # who goes on at every seat
        self.rival_plans: dict[int, list[int]] = {}
        self.playouts = 0
        self.seed = seed_of(known)

    def ranked(self) -> list[Candidate]:
        """All plans, the best one first: those that were looked at longer come before the others."""
        plans = proposals(self.judge, self.known, self.seat, self.effort.plans)
        left, aside = halved([Candidate(plan) for plan in plans], self.effort.tables, self.try_out)
        return left + aside

    def try_out(self, candidate: Candidate, table: int) -> None:
        """What a plan comes to at an imagined table."""
        state = self.known.copy()
        state.streams = imagined_streams(self.seed + table, len(state.streams))
        for other in range(len(state.players)):
            if other != self.seat and asks(state, other, PLAN):
                carry_out(state, other, self.rival_plan(other))
        carry_out(state, self.seat, candidate.plan.moves)
        self.play_on(state, horizon(self.known, self.effort.rounds))
        self.playouts += 1
        worth = outcome(self.judge, state, self.seat, self.known.era)
        candidate.sum += worth
        candidate.worths.append(worth)
        candidate.others.append(0.0 if state.over and self.judge.kingdom else others(self.judge, state, self.seat))
        candidate.told.append(told(state, self.seat))

    def rival_plan(self, other: int) -> list[int]:
        """What a rival plans: it knows as little of our plan as we of its."""
        plan = self.rival_plans.get(other)
        if plan is None:
            plan = self.rival_plans[other] = proposals(self.judge, self.known, other, 1)[0].moves
        return plan

    def play_on(self, state: State, until: int) -> None:
        """Let the settler play at every seat until a round begins, or to the end."""
        while not state.over and state.round < until:
            seat = state.deciding_seats()[0]
            if asks(state, seat, PLAN):
                carry_out(state, seat, proposals(self.judge, state, seat, 1)[0].moves)
            else:
                state.apply(seat, self.player.choose(state, seat))
