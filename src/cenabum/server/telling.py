"""What can be told of a whole game: its record, and the points over its rounds."""

from dataclasses import replace

from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import FAST
from cenabum.kernel.record import Record
from cenabum.server.room import Room
from cenabum.server.seating import setup_seats


def record_of(room: Room, *, with_seed: bool) -> Record:
    """The moves that stand, as a record; with the seed and all that it takes to check the draws."""
    setup = replace(room.journal.setup, seats=tuple(setup_seats(room.rows)), nonce=room.nonce)
    if setup.seeded_from:  # a record has the moves that stand, and counts them
        before = room.journal.steps[: setup.seeded_from]
        setup = replace(setup, seeded_from=sum(not step.taken_back and not step.undone for step in before))
        with_seed = with_seed and setup.seeded_from > 0 and setup.chance != FAST
    if not with_seed:
        setup = replace(setup, seed=None, chance=FAST, seeded_from=0, nonce="")
    return room.journal.record(setup)


def rounds(journal: Journal) -> list[tuple[int, list[int]]]:
    """The points of every seat at the beginning of each round, and at the end."""
    begun = [
        number for number, step in enumerate(journal.steps, 1) if any(fact[0] == "round_begins" for fact in step.facts)
    ]
    told: list[tuple[int, list[int]]] = []
    for moment in dict.fromkeys([0, *begun, journal.moment]):
        state = journal.at(moment)
        scores = [sum(journal.rules.points(state, seat)) for seat in range(journal.players)]
        told.append((state.round - (not state.over), scores))
    return told
