"""Why a plan was chosen: what it comes to, set against the next best one, in words of the game (`locale/<language>/bots/master.ftl`).

Both plans are played on once more at the imagined tables by which one was chosen before the other. The value of a table is a sum, so
the difference falls into parts, and what happened on the way says what the largest parts are.
"""

from typing import Final

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.adding import added
from cenabum.bots.greedy.reasons import places_of, points
from cenabum.bots.master.search import Candidate, Search
from cenabum.bots.master.standing import NAMES, TILES, standing
from cenabum.bots.plans import instead
from cenabum.kernel.core import Fact
from cenabum.kernel.words import SILENCE, Sentence, Words, all_of, say, sentences
from cenabum.orleans.moves import GOODS
from cenabum.orleans.scoring import points as scored
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State

MOST_TOLD: Final = 2
OFTEN: Final = 0.6
"""What happens so much more often with one plan than with the other is a consequence of it."""
LEAST: Final = 0.75
"""Points below which a part is not worth telling, and two plans are as good as equal."""

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "coins": ("coins", "no_reserve"),
    "goods": ("goods", "food"),
    "stations": ("stations", "most_stations"),
    "citizens": ("citizens",),
    "modules": ("module_points",),
    "development": ("status", "development", "holdings_by_status", "holdings_by_development", "scholars_track"),
    "followers": (
        "farmers", "boatmen", "craftsmen", "traders", "knights", "scholars", "monks", "followers", "more_than_draws", "waiting",
        "on_market", "boatmen_track",
    ),
    "draws": ("draws", "knights_track"),
    "census": ("farmers_track", "leads_farmers", "last_of_farmers"),
    "technology": ("technology", "technology_in_hand", "craftsmen_track"),
    "tiles": ("tiles", "traders_track", *TILES),
    "place": ("free_town", "free_towns_near", "goods_near"),
}  # fmt: skip
"""What belongs together when people talk about it."""
OTHERS: Final = "others"
TELLING: Final[dict[str, str]] = {
    "stations": "builds_station", "goods": "loads", "tiles": "gains_tile", "place": "travels", "followers": "recruits"
}  # fmt: skip
"""The fact that says what a part consists of."""
_PART_OF: Final = [next(part for part, names in PARTS.items() if name in names) for name in NAMES]

Happening = tuple[str, int, int]
"""A fact, the thing it is about, and in how many rounds."""


class Course:
    """What a plan comes to on average at the first tables: the points of every part, and how often everything happens."""

    def __init__(self, search: Search, candidate: Candidate, tables: int) -> None:
        self.tables = tables
        self.ended = False  # is the game over then?
        self.parts: dict[str, float] = dict.fromkeys([*PARTS, OTHERS], 0.0)
        self.often: dict[Happening, float] = {}
        for table in range(tables):
            log: list[Fact] = []
            state = search.played(candidate, table, log)
            self._remember(log, search.seat)
            self.ended = state.over
            for part, worth in parts_of(search, state, search.seat):
                self.parts[part] += worth / tables
            others = rivals(state, search.seat)
            for seat in others:
                for _, worth in parts_of(search, state, seat):
                    self.parts[OTHERS] -= worth / tables / len(others)

    def _remember(self, log: list[Fact], seat: int) -> None:
        later = 0
        for kind, who, *numbers in log:
            if kind == "round_begins":
                later += 1
            elif who == seat and kind in TELLING.values():
                key = (kind, numbers[1] if kind == "travels" else numbers[0], later)
                self.often[key] = self.often.get(key, 0.0) + 1.0 / self.tables


def rivals(state: State, seat: int) -> list[int]:
    """Against whom a seat is set: the mean of the others, at the end the best of them, as in `Value.of`."""
    others = [other for other in range(len(state.players)) if other != seat]
    if not state.over:
        return others
    ends = scores(state)
    return [max(others, key=lambda other: ends[other])]


def parts_of(search: Search, state: State, seat: int) -> list[tuple[str, float]]:
    """What a seat's standing is worth, part by part; at the end its score."""
    if state.over:
        coins, goods, stations, citizens, *modules = scored(state, seat)
        named = (
            ("coins", coins),
            ("goods", goods),
            ("stations", stations),
            ("citizens", citizens),
            ("modules", sum(modules)),
        )
        return [(part, float(worth)) for part, worth in named]
    weights = search.value.weights_at(state.last_round - state.round + 1)
    return [
        (part, weight * feature) for part, weight, feature in zip(_PART_OF, weights, standing(state, seat), strict=True)
    ]


def reasons(search: Search, ranked: list[Candidate], rounds: int) -> Sentence:
    """About the first of these plans: the places it fills, and what it has ahead of the next one that fills others."""
    best = ranked[0]
    parts = places_of(search.known, best.plan)
    told = say("plan-places", places=all_of(parts)) if parts else say("plan-nothing")
    if not best.tried:
        return sentences(told, say("plan-only"))
    other = next((each for each in ranked[1:] if each.plan.places and not _same(each, best)), None)
    if other is None:
        return sentences(told, say("plan-played-on", number=rounds))
    tables = min(best.tried, other.tried)
    one, two = Course(search, best, tables), Course(search, other, tables)
    ahead = {part: one.parts[part] - two.parts[part] for part in one.parts}
    lead, differs = added(list(ahead.values())), instead(parts, places_of(search.known, other.plan))
    if lead >= LEAST:
        compared = say("plan-ahead", number=rounds, other=differs, worth=points(lead))
    elif lead > -LEAST:
        compared = say("plan-equal", number=rounds, other=differs)
    else:  # the better plan on average is another one only where the game ends, since a clear lead counts less there
        compared = say("plan-behind", number=rounds, other=differs, worth=points(-lead))
    order = sorted(ahead, key=lambda part: -ahead[part])
    gains = [part for part in order if ahead[part] >= LEAST][:MOST_TOLD]
    prices = [part for part in reversed(order) if ahead[part] <= -LEAST][:MOST_TOLD]
    return sentences(
        told,
        compared,
        say("plan-gains", what=all_of(_called(search, one, two, part, ahead[part]) for part in gains))
        if gains
        else SILENCE,
        say("plan-price", what=all_of(_called(search, two, one, part, -ahead[part]) for part in prices))
        if prices
        else SILENCE,
    )


def _same(one: Candidate, other: Candidate) -> bool:
    return set(one.plan.places) == set(other.plan.places) and sorted(one.plan.sent) == sorted(other.plan.sent)


def _called(search: Search, one: Course, two: Course, part: str, worth: float) -> Words:
    """A part by what happens more often in one course than in the other, or by its name; with its points."""
    printed = search.known.components
    what = say("more-rival") if part == OTHERS and one.ended else say(f"more-{part}")
    more = {key: often - two.often.get(key, 0.0) for key, often in one.often.items() if key[0] == TELLING.get(part)}
    if more:
        key = max(more, key=lambda each: (more[each], -each[2], -each[1]))
        if more[key] >= OFTEN:
            kind, number, when = key
            if kind == "builds_station":
                what = say("a-station", town=printed.town_names[number], when=when)
            elif kind == "travels":
                what = say("a-way", town=printed.town_names[number], when=when)
            elif kind == "loads":
                what = say("a-good", good=GOODS[number], when=when)
            elif kind == "gains_tile":
                what = say("a-tile", place=printed.place_names[number], when=when)
            else:
                what = say("a-follower", follower=FOLLOWERS[number], when=when)
    return say("so-much", what=what, worth=points(worth))
