"""A plan in numbers: how much it has of everything that a row of learned weights is about.

What a planner says a plan is worth is `scale` times the belief, plus each amount times its row and the situation, plus each action
times its weights. So the weights that foretell the labels best are a matter of linear regression (`fitting.py`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import NEUTRAL_KINDS, PROFESSIONS
from cenabum.bagbuilding.layout import ANY
from cenabum.bots.greedy import choices
from cenabum.bots.greedy.journeys import Journeys
from cenabum.bots.greedy.planning import Planner
from cenabum.bots.greedy.values import Outlook
from cenabum.bots.greedy.weights import Weights
from cenabum.bots.learned.opinion import ACTION_UNIT, MOST_OF_ACTION
from cenabum.bots.learned.situation import LONGEST, situation
from cenabum.bots.learned.weights import BOARDS, OF_ACTION
from cenabum.kernel.pool import count, total
from cenabum.kernel.register import rules_of
from cenabum.kernel.snapshot import restore
from cenabum.kernel.start import components_of, set_up_of
from cenabum.orleans.effects.effect import BY_ROAD, NOWHERE

GAME: Final = "orleans"
PLACES: Final = 33
DEEDS: Final = PLACES
USED: Final = DEEDS + len(BOARDS) * len(PROFESSIONS)
SHORT: Final = USED + 1
JOURNEYS: Final = USED + 2
AMOUNTS: Final = USED + 3
"""The columns of the amounts: places, followers sent by board and kind, followers used, stand-ins, what journeys bring."""
ACTIONS: Final = PLACES * OF_ACTION


class Described(NamedTuple):
    """The choices of one decision: the situation, and for each its amounts, its actions, what is believed of it, its label."""

    situation: Any
    amounts: Any
    actions: Any
    beliefs: Any
    labels: Any


def table(label: dict[str, Any], game: dict[str, Any]) -> Any:
    """The table of a label as it was."""
    settings = tuple(sorted(game["settings"].items()))
    return restore(rules_of(GAME), _components(game["players"], settings), _numbers(label["state"]))


@lru_cache(maxsize=64)
def _components(players: int, settings: tuple[tuple[str, str], ...]) -> Any:
    return components_of(set_up_of(GAME, players, dict(settings)))


def _numbers(read: Any) -> Any:
    """JSON has lists where a state has tuples."""
    return tuple([_numbers(each) for each in read]) if isinstance(read, list) else read


def plans_of(game: dict[str, Any], weights: Weights) -> Iterator[Described]:
    """The plans of a game's labels, as somebody with these beliefs sees them."""
    for label in game["plans"]:
        if len(label["plans"]) > 1:
            yield _plans(label, game, weights)


def _plans(label: dict[str, Any], game: dict[str, Any], weights: Weights) -> Described:
    outlook = Outlook(table(label, game), label["seat"], weights)
    planner = Planner(outlook, Journeys(outlook))
    number = len(label["plans"])
    found = Described(
        np.array(situation(outlook), np.float32),
        np.zeros((number, AMOUNTS), np.float32), np.zeros((number, ACTIONS), np.float32), np.zeros(number), np.zeros(number),
    )  # fmt: skip
    for each, (places, sent, worths) in enumerate(label["plans"]):
        amounts, actions, belief = described(planner, places, sent)
        for column, amount in amounts.items():
            found.amounts[each, column] = amount
        for column, size in actions.items():
            found.actions[each, column] = size
        found.beliefs[each], found.labels[each] = belief, sum(worths) / len(worths)
    return found


def described(
    planner: Planner, places: Sequence[int], sent: Sequence[int]
) -> tuple[dict[int, float], dict[int, float], float]:
    """The amounts of a plan, its actions, and what is believed of it, by a planner that has learned nothing of plans yet."""
    outlook = planner.outlook
    layout, player, effects = outlook.printed.layout, outlook.player, outlook.printed.effects
    water, road, build = planner.ready_water, planner.ready_road, planner.ready_build
    left = planner.have[:]
    amounts: dict[int, float] = {}
    actions: dict[int, float] = {}
    part = outlook.rounds / LONGEST
    belief = 0.0
    used = short = 0
    for place in places:
        effect = effects[place]
        spaces = [space for space in layout.spaces[place] if player.on[space] == NOTHING]
        used += len(spaces)
        belief -= planner.cost * len(spaces)
        for space in spaces:
            wanted = layout.wants[space]
            if wanted != ANY:
                left[wanted] -= 1
                short += left[wanted] < 0
        if place < PLACES:
            amounts[place] = 1.0
        if effect.way != NOWHERE or effect.builds:
            road += effect.way == BY_ROAD
            water += effect.way not in (BY_ROAD, NOWHERE)
            build += effect.way == NOWHERE
            continue
        action = outlook.action(place)
        belief += action
        if place < PLACES:
            size = min(action, MOST_OF_ACTION) / ACTION_UNIT
            first = place * OF_ACTION
            actions |= {first: size, first + 1: size * part, first + 2: size * part * part}
    for kind in sent:
        column = DEEDS + outlook.printed.board * len(PROFESSIONS) + kind
        amounts[column] = amounts.get(column, 0.0) + 1.0
        left[kind] -= 1
        short += left[kind] < 0
    used += len(sent)
    belief += _deeds(planner, list(sent)) - planner.monk_cost * short
    worth = planner.journeys.best(water, road, min(build, 1))[0] if water or road or build else 0.0
    amounts |= {USED: float(used), SHORT: float(short), JOURNEYS: worth}
    return amounts, actions, belief + worth


def _deeds(planner: Planner, sent: list[int]) -> float:
    """What is believed of sending one or two, their time counted; two may bring the citizen of a deed."""
    if not sent:
        return 0.0
    worths = planner.deed_worths(sent[0])
    if len(sent) == 1:
        return worths[0] if worths else 0.0
    if sent[0] == sent[1]:
        worth = sum(worths[:2])
    else:
        worth = sum(worths[:1]) + sum(planner.deed_worths(sent[1])[:1])
    if not planner.outlook.printed.board:
        for deed, free in enumerate(planner.outlook.state.deeds):
            pair = [kind for kind in range(NEUTRAL_KINDS) for _ in range(count(free, kind))]
            if total(free) == 2 and sorted(sent) == pair:
                worth = max(worth, planner.pair_worth(deed, pair))
    return worth


def small_of(game: dict[str, Any], kind: str, number: int, weights: Weights) -> Iterator[Described]:
    """The small decisions of a kind: of each choice the amount is one, in the column of what is chosen."""
    for label in game["small"]:
        if label["kind"] != kind or any(each >= number for each in label["options"]):
            continue
        outlook = Outlook(table(label, game), label["seat"], weights)
        options = label["options"]
        amounts = np.zeros((len(options), number), np.float32)
        beliefs = np.zeros(len(options))
        for each, choice in enumerate(options):
            amounts[each, choice] = 1.0
            if kind == "expand":
                beliefs[each] = outlook.tile(choice)
            elif kind == "technology":
                beliefs[each] = choices.gear(outlook, choice)
            else:
                beliefs[each] = choices.recruited(outlook, choice)
        yield Described(
            np.array(situation(outlook), np.float32),
            amounts,
            np.zeros((len(options), 0), np.float32),
            beliefs,
            np.array(label["worths"]),
        )
