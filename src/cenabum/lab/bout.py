"""One game between bots: all that it depends on, and how it is played. The same bout gives the same row on every machine."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import cenabum
from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import bot_named
from cenabum.kernel.at_once import TOGETHER, AtOnce
from cenabum.kernel.register import rules_of
from cenabum.kernel.start import start
from cenabum.lab.results import Row

NO_USE: Final = frozenset(("draws", "draws_number", "receives", "pays", "final_score"))
"""Facts that are counted otherwise (points) or that say little about how somebody played; plans do so, too."""
NO_THING: Final = frozenset(("amount", "reason"))


@dataclass(frozen=True)
class Bout:
    """A game to be played. `seats` are the bots as they sit; `index` is its number in the run."""

    game: str
    seats: tuple[str, ...]
    seed: str
    index: int = 0
    settings: Mapping[str, str] = field(default_factory=dict)
    corrections: Mapping[str, object] = field(default_factory=dict)
    order: str = TOGETHER


class Watching(Protocol):
    """Somebody who looks on while bots decide."""

    def decided(self, seen: Any, seat: int, bot: str, code: int) -> None:
        """A seat has decided; `seen` is the state it was asked with, before the move."""


def game_seed(run: str, index: int) -> str:
    """The seed of a game of a run. It never looks like a number: no spreadsheet may take 3.1 and 3.10 for the same."""
    try:
        float(run)
    except ValueError:
        return f"{run}.{index}"
    return f"{run}_{index}"


def play(bout: Bout, *, uses: bool = False, watching: Watching | None = None) -> Row:
    """Play a game. With `uses` the row tells what each seat used, by the facts of the game."""
    rules = rules_of(bout.game)
    state = start(bout.game, len(bout.seats), bout.seed, corrections=bout.corrections, **bout.settings)
    if uses:
        state.log = []
    bots = [bot_named(name, bout.game)() for name in bout.seats]
    course = AtOnce(state, bout.order)
    decisions = 0
    while course.asked >= 0:
        seat = course.asked
        code = decide(course.seen, seat, bots[seat], decision_seed(bout.seed, decisions))
        if watching is not None:
            watching.decided(course.seen, seat, bout.seats[seat], code)
        course.apply(code)
        decisions += 1
    points = tuple(tuple(rules.points(state, seat)) for seat in range(len(bout.seats)))
    return Row(
        index=bout.index,
        seed=bout.seed,
        seats=bout.seats,
        scores=tuple(sum(by_source) for by_source in points),
        points=points,
        winners=tuple(rules.winners(state)),
        rounds=getattr(state, "round", 0),
        decisions=decisions,
        ending=rules.ending(state),
        build=cenabum.build().kind,
        uses=_uses(rules, state, len(bout.seats)) if uses else (),
    )


def _uses(rules: Any, state: Any, seats: int) -> tuple[dict[str, int], ...]:
    """How often each seat did what with which thing, such as {"gains_tile.windmill": 1}."""
    kinds, names = rules.facts(state.components)
    counted: list[Counter[str]] = [Counter() for _ in range(seats)]
    for kind, seat, *numbers in state.log:
        if seat < 0 or kind in NO_USE or kind in rules.plan_facts:
            continue
        things = [
            f"{kind}.{names[domain][number]}"
            for domain, number in zip(kinds[kind], numbers, strict=False)
            if domain not in NO_THING and domain in names
        ]
        counted[seat].update(things or [kind])
    return tuple(dict(sorted(count.items())) for count in counted)
