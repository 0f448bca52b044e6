"""Why a level that looks ahead plans as it does: the chosen plan, the next best one, and what each of them brings more of.

All of it is counted at the imagined tables at which both were tried; these are also the ones by which one came before the other.
"""

from typing import Final

from cenabum.bots.adding import added
from cenabum.bots.plans import instead
from cenabum.bots.settler.ahead import Ahead, Candidate
from cenabum.bots.settler.outcome import TOLD
from cenabum.kernel.words import SILENCE, Sentence, Words, all_of, say, sentences
from cenabum.stories.decision import do
from cenabum.stories.moves import DONE, LOAD, SPACES, SUPPLY
from cenabum.stories.state import State

MOST_TOLD: Final = 2
LEAST: Final = 0.5
"""Less than this at a table, in the measure of the settler's beliefs, is not worth telling, and such plans are as good as equal."""


def reasons(search: Ahead, ranked: list[Candidate], rounds: int) -> Sentence:
    """About the first of these plans: what it fills, and what it has ahead of the next one that fills something else."""
    best = ranked[0]
    ours = filled(search.known, search.seat, best.plan.moves)
    told = say("plan-places", places=all_of(ours)) if ours else say("plan-fills-none")
    if not best.tried:
        return sentences(told, say("plan-only"))
    for other in ranked[1:]:
        theirs = filled(search.known, search.seat, other.plan.moves)
        if theirs != ours:
            break
    else:
        return sentences(told, say("plan-played-on", number=rounds))
    gains, prices = difference(best, other, search.judge.kingdom)
    tables = min(best.tried, other.tried)
    lead = added(best.worths[:tables]) - added(other.worths[:tables])
    where, differs = say("at-tables", number=tables), instead(ours, theirs)
    return sentences(
        told,
        say("plan-comes-out-ahead", number=rounds, tables=where, other=differs)
        if lead >= LEAST * tables
        else say("plan-comes-out-equal", number=rounds, tables=where, other=differs),
        say("plan-gains", what=all_of(gains)) if gains else SILENCE,
        say("plan-price", what=all_of(prices)) if prices else SILENCE,
    )


def filled(known: State, seat: int, moves: list[int]) -> list[Words]:
    """The places that a plan fills, and what it puts on the portal. Who only waits somewhere is not told."""
    printed = known.components
    state = known.copy()
    places: list[int] = []
    parcels: list[Words] = []
    for code in moves:
        if code < DONE:
            place = printed.layout.place_of[code % SPACES]
            if place not in places:
                places.append(place)
        elif LOAD <= code < SUPPLY:
            parcels.append(say("plan-parcel", parcel=printed.moves.names["parcel"][code - LOAD]))
        do(state, seat, code)
    ready = state.players[seat].ready
    found = [
        say("plan-the-place", place=printed.layout.places[place]) for place in sorted(places) if ready >> place & 1
    ]
    return [*found, say("plan-portal", parcels=all_of(parcels))] if parcels else found


def difference(one: Candidate, two: Candidate, kingdom: bool) -> tuple[list[Words], list[Words]]:
    """What each of two plans brings more of than the other, the weightiest first: two things at most."""
    tables = min(one.tried, two.tried)
    found: list[tuple[float, Words]] = []
    for number, (name, in_kingdom, in_favor) in enumerate(TOLD):
        more = 0
        for table in range(tables):
            more += one.told[table][number] - two.told[table][number]
        amount = abs(more)
        what = say(f"has-{name}", number=round(amount / tables), more=amount, tables=tables)
        found.append((more * (in_kingdom if kingdom else in_favor) / tables, what))
    others = (added(two.others[:tables]) - added(one.others[:tables])) / tables
    found.append((others, say("has-others")))
    found.sort(key=lambda each: -each[0])
    gains = [what for weight, what in found if weight >= LEAST]
    prices = [what for weight, what in reversed(found) if weight <= -LEAST]
    return gains[:MOST_TOLD], prices[:MOST_TOLD]
