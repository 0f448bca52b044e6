"""Labels: what came of plans, place tiles, technology and recruits when a policy tried them and played on.

A game is played, and at some decisions everything that could be done is tried at the same imagined tables. A plan is played on for
some rounds, and the value says what the table is worth then; a small decision is played on to the end. What is kept of a decision is
the table as it was, in numbers, so that it can be described anew later without playing again.
"""

import json
import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import carry_out, play_on
from cenabum.bots.greedy.weights import GREEDY, changed, names
from cenabum.bots.halving import Effort
from cenabum.bots.learned.policy import Policy
from cenabum.bots.master.search import Candidate, Search, as_planning_began
from cenabum.kernel.chance import imagined_streams
from cenabum.kernel.snapshot import dump
from cenabum.lab.training.tables import TO_THE_END, Sitting, sitting
from cenabum.orleans.decision import deciding
from cenabum.orleans.moves import DONE, PLACE_IN, RECRUIT, SPACE_IN
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State

ROUNDS: Final = 4
TABLES: Final = 2
"""A plan is tried at so many tables and played on there for so many rounds, this one among them."""
ENDS: Final = 2
"""A small decision is played on to the end so often."""
PROPOSED: Final = (7, 3, 2, 3)
"""So many plans are tried of the policy, of two other characters, and of a random one."""
PLANS: Final = {2: 0.8, 3: 0.5, 4: 0.4}
SMALL: Final = {2: 0.5, 3: 0.3, 4: 0.2}
"""So many of the decisions are looked at: neighbours are too much alike, and with more players each costs more."""
OPTIONS: Final = 8
"""Of so many choices of a small decision, taken by chance, more is learned than of all of them in fewer decisions."""
ANY_PLAN: Final = 0.1
ANY_SMALL: Final = {"expand": 0.3, "technology": 0.25, "recruit": 0.08}
"""So often something is done by chance, so that what nobody does can still be learned."""
GUESTS: Final = 0.25
"""So many of the seats belong to another bot of the league."""


class Games(NamedTuple):
    """Some games to be played by one process: in words that any machine understands."""

    seed: str  # of each, with its number behind it
    numbers: tuple[int, ...]
    policy: str  # as JSON
    league: tuple[str, ...]  # older ones, as JSON


def played(games: Games) -> list[dict[str, Any]]:
    """The labels of some games."""
    policy = _policy(games.policy)
    league = [_policy(each) for each in games.league]
    return [{"index": number, **Watched(policy, league, f"{games.seed} {number}").played()} for number in games.numbers]


@lru_cache(maxsize=8)
def _policy(text: str) -> Policy:
    return Policy(json.loads(text))


def any_table(chance: random.Random, seed: str) -> Sitting:
    """A game of two, three or four; two of five with modules."""
    return sitting(chance, seed, chance.choice((2, 2, 2, 3, 4, 4)), chance.random() < 0.4)


class Watched:
    """A game, and what is tried in it."""

    def __init__(self, policy: Policy, league: Sequence[Policy], seed: str) -> None:
        self.chance = random.Random(seed)
        self.at = any_table(self.chance, seed)
        self.policy = policy
        self.bot = policy.bot
        self.others: list[GreedyBot] = [*policy.characters, *[each.bot for each in league]]
        # Half of the rivals at imagined tables are the policy itself, the others change from game to game.
        self.rivals = [self.bot, self.chance.choice(self.others), self.bot, self.chance.choice(self.others)]
        self.odd = self._odd()

    def _odd(self) -> GreedyBot:
        weights = self.chance.choice([self.bot, *self.policy.characters]).weights
        shaken = {name: getattr(weights, name) * math.exp(0.5 * self.chance.gauss(0, 1)) for name in names()}
        return GreedyBot(changed(GREEDY, shaken))

    def played(self) -> dict[str, Any]:
        """Play it to the end: all labels, and what it was about."""
        chance, state = self.chance, self.at.begun()
        value = self.policy.value(state.components)
        seated = [chance.choice(self.others) if chance.random() < GUESTS else self.bot for _ in state.players]
        plans: list[dict[str, Any]] = []
        small: list[dict[str, Any]] = []
        while not state.over:
            seat = state.deciding_seats()[0]
            kind = deciding(state, seat)
            if kind == "plan":
                if chance.random() < PLANS[self.at.players]:
                    label, plan = self._plans(state, seat, value)
                    plans.append(label)
                elif chance.random() < ANY_PLAN:
                    plan = chance.choice(seated[seat].top_plans(state, seat, 5))
                else:
                    plan = seated[seat].best_plan(state, seat)
                carry_out(state, seat, plan)
                continue
            code = seated[seat].choose(state, seat)
            if kind in ANY_SMALL:
                legal = [each for each in state.legal(seat) if each != DONE or kind == "recruit"]
                if len(legal) > 1:
                    if chance.random() < SMALL[self.at.players]:
                        some = chance.sample(legal, OPTIONS) if len(legal) > OPTIONS else legal
                        small.append(self._small(state, seat, kind, some))
                    if chance.random() < ANY_SMALL[kind]:
                        code = chance.choice(legal)
            state.apply(seat, code)
        return {
            "players": self.at.players,
            "settings": dict(self.at.settings),
            "plans": plans,
            "small": small,
            "scores": list(scores(state)),
        }

    def _plans(self, state: State, seat: int, value: Any) -> tuple[dict[str, Any], Any]:
        known = as_planning_began(state, seat)
        search = Search(known, seat, [self.bot], self.rivals, value, Effort(PROPOSED[0], ROUNDS, (TABLES,)))
        search.seed = self.chance.getrandbits(40)
        found: dict[tuple[Any, ...], Any] = {}
        proposers = (self.bot, *self.policy.characters[1:3], self.odd)
        for bot, number in zip(proposers, PROPOSED, strict=True):
            for plan in bot.top_plans(known, seat, number):
                found.setdefault(tuple(plan.placements), plan)
        tried = []
        for plan in found.values():
            candidate = Candidate(plan, self.bot)
            tried.append([value.of(search.played(candidate, table), seat) for table in range(TABLES)])
        every = list(found.values())
        best = max(range(len(every)), key=lambda each: sum(tried[each]))
        chosen = self.chance.choice(every) if self.chance.random() < ANY_PLAN else every[best]
        label = {
            "seat": seat,
            "state": dump(known),
            "plans": [[plan.places, plan.sent, [round(each, 2) for each in worths]] for plan, worths in zip(every, tried, strict=True)],
        }  # fmt: skip
        return label, chosen

    def _small(self, state: State, seat: int, kind: str, legal: list[int]) -> dict[str, Any]:
        worths = [0.0] * len(legal)
        seed = self.chance.getrandbits(40)
        for table in range(ENDS):
            rival = self.rivals[table % len(self.rivals)]
            for number, code in enumerate(legal):
                new = state.copy()
                new.streams = imagined_streams(seed + table, len(new.streams))
                new.apply(seat, code)
                play_on(new, [self.bot if each == seat else rival for each in range(len(new.players))], TO_THE_END)
                ends = scores(new)
                worths[number] += (ends[seat] - (sum(ends) - ends[seat]) / (len(ends) - 1)) / ENDS
        return {
            "seat": seat,
            "kind": kind,
            "state": dump(state),
            "options": [option(kind, code) for code in legal],
            "worths": [round(each, 2) for each in worths],
        }


def option(kind: str, code: int) -> int:
    """What a small decision takes: the number of a place, of a space, or of a profession."""
    return PLACE_IN[code] if kind == "expand" else SPACE_IN[code] if kind == "technology" else code - RECRUIT
