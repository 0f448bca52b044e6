"""What has changed in a view is all that is told of it: put together, every change makes the very view that the seat may see."""

import random
from typing import Any

import msgspec
import pytest

from cenabum.server.changes import NOTHING, Made, change, changed
from cenabum.server.views import SPECTATOR, Views
from tests.effort import many
from tests.server.test_plans import GAMES, begun

NAMES = ("Ana", "Bruno", "Chloé", "Denis")


class Pawn(msgspec.Struct, frozen=True):
    at: str
    goods: dict[str, int]


class Board(msgspec.Struct, frozen=True):
    round: int
    turn: str | None
    pawns: list[Pawn]


def test_only_what_is_different_is_told() -> None:
    before = Board(1, None, [Pawn("Tours", {"wine": 1}), Pawn("Blois", {})])
    now = Board(1, "Ana", [Pawn("Tours", {"wine": 2}), Pawn("Blois", {})])
    assert bytes(change(before, now, {})) == b'{"turn":["Ana"],"pawns":{"0":{"goods":{"wine":[2]}}}}'
    assert change(before, msgspec.json.decode(msgspec.json.encode(before), type=Board), {}) is NOTHING


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ({"wine": 1}, {"grain": 1, "wine": 1}, b'[{"grain":1,"wine":1}]'),  # its place among the others counts
        ({"wine": 1, "grain": 1}, {"grain": 1}, b'[{"grain":1}]'),
        (["Ana"], ["Bruno"], b'[["Bruno"]]'),
        ([Pawn("Tours", {})], [], b"[[]]"),
        (None, [Pawn("Tours", {})], b'[[{"at":"Tours","goods":{}}]]'),
        (Pawn("Tours", {}), None, b"[null]"),
    ],
)
def test_what_comes_or_goes_is_told_as_a_whole(before: Any, now: Any, told: bytes) -> None:
    assert bytes(change(before, now, {})) == told
    assert changed(plain(before), plain(told)) == plain(now)


def test_what_was_told_is_not_altered_by_what_is_told_next() -> None:
    before = {"pawns": [{"at": "Tours"}, {"at": "Blois"}]}
    now = changed(before, {"pawns": {"0": {"at": ["Orléans"]}}})
    assert before == {"pawns": [{"at": "Tours"}, {"at": "Blois"}]}
    assert now == {"pawns": [{"at": "Orléans"}, {"at": "Blois"}]}


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_changes_make_every_view_of_a_game(name: str, seats: int) -> None:
    """For all seats and a spectator, some of whom look only now and then; names of things keep their order too."""
    chance = random.Random(f"{name} {seats}")
    journal = begun(name, f"{name} {seats}", seats)
    shown: dict[int, Any] = dict.fromkeys(range(SPECTATOR, seats))
    page: dict[int, Any] = dict.fromkeys(shown)
    told = 0
    for _ in range(many(150, 2000)):
        if journal.over:
            break
        views = Views(journal, NAMES[:seats])
        made: Made = {}
        for seat, before in shown.items():
            if chance.random() < 0.8:
                difference = views.change(before, seat, made)
                shown[seat] = views.of(seat)
                page[seat] = changed(page[seat], plain(difference))
                own = journal.view(seat, NAMES[:seats])
                assert msgspec.json.encode(page[seat]) == msgspec.json.encode(plain(own))
                told += 1
        seat = chance.choice(journal.deciding())
        journal.accept(journal.tried(seat, [chance.choice(journal.own(seat).legal(seat))], 0.0))
    assert told > 20


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_things_would_do_is_the_same_whether_it_is_shared_or_not(name: str, seats: int) -> None:
    """With unfinished plans too: what a seat places in secret is in what it hears itself, and in nothing that is shared."""
    chance = random.Random(f"{name} {seats}")
    journal = begun(name, f"{name} {seats}", seats)
    planned = False
    for _ in range(many(60, 600)):
        if journal.over:
            break
        views = Views(journal, NAMES[:seats])
        for seat in chance.sample(range(SPECTATOR, seats), seats + 1):
            own = journal.outlook(seat, NAMES[:seats], journal.moment)
            assert msgspec.json.encode(views.outlook(seat)) == msgspec.json.encode(own)
        planned = planned or any(journal.plans)
        seat = chance.choice(journal.deciding())
        journal.accept(journal.tried(seat, [chance.choice(journal.own(seat).legal(seat))], 0.0))
    assert planned or name == "cathedral"


def plain(thing: Any) -> Any:
    """As it arrives at a page."""
    return msgspec.json.decode(thing if isinstance(thing, bytes | msgspec.Raw) else msgspec.json.encode(thing))
