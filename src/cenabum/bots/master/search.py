"""Which plan of the round is best: each is carried out on the same imagined tables and played on for some rounds.

Of the plans the worse half is left aside after every stage, so that most of the tables are for those which are close.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.playing import carry_out, play_on
from cenabum.bots.master.value import Value
from cenabum.kernel.chance import imagined_streams
from cenabum.kernel.pool import ONE
from cenabum.kernel.snapshot import dump
from cenabum.orleans.decision import asks
from cenabum.orleans.decisions.plan import PLAN
from cenabum.orleans.state import State


@dataclass(frozen=True)
class Effort:
    """How much is thought about: fixed numbers, never a clock."""

    plans: int  # that every set of beliefs proposes
    rounds: int  # of look-ahead, this one among them
    tables: tuple[int, ...]  # imagined in each stage; after each the worse half of the plans is left aside


class Candidate:
    """A plan, who proposed it, and what came of it so far."""

    def __init__(self, plan: Plan, bot: GreedyBot) -> None:
        self.plan = plan
        self.bot = bot
        self.sum = 0.0


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
        if not player.pending or asks(new, number, PLAN):
            player.pending = [PLAN.bare]
            new.deciding |= 1 << number
    new.streams = [0] * len(new.streams)
    return new


def seed_of(known: State) -> int:
    """A seed from all that is known, the same in every build and however often it is asked."""
    digest = hashlib.blake2b(repr(dump(known)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


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
        """The plans that were looked at longest, the best one first."""
        left = self.candidates()
        first = 0
        for stage, number in enumerate(self.effort.tables):
            if len(left) == 1:
                break
            if stage:
                left = left[: (len(left) + 1) // 2]
            for table in range(first, first + number):
                streams = imagined_streams(self.seed + table, len(self.known.streams))
                for each in left:
                    each.sum += self.outcome(each, table, streams)
            first += number
            left.sort(key=lambda each: -each.sum)  # stable: of equals the one proposed first
        return left

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

    def outcome(self, candidate: Candidate, table: int, streams: list[int]) -> float:
        """What a plan comes to at an imagined table."""
        state = self.known.copy()
        state.streams = streams[:]
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
        return self.value.of(state, self.seat)

    def rival_plan(self, other: int, number: int) -> Plan:
        """What a rival plans: it knows as little of our plan as we of its."""
        plan = self.rival_plans.get((other, number))
        if plan is None:
            plan = self.rival_plans[other, number] = self.rivals[number].best_plan(self.known, other)
        return plan
