"""The luck of the draw: what came out of the bags, beside what was to be expected."""

import random
from dataclasses import replace

import pytest

import cenabum
from cenabum.lab.luck import luck_of
from tests.orleans.scene import NAMES


def played(game: str, seed: int) -> cenabum.Game:
    new = cenabum.new(game, seats=NAMES[:2], seed=seed)
    dice = random.Random(seed)
    while not new.over:
        seat = new.deciding[0]
        eager = [move for move in new.legal(seat) if move.kind not in ("pass", "done")]
        new.play(seat, dice.choice(eager or new.legal(seat)))
    return new


@pytest.mark.parametrize("game", ["orleans", "first-kingdom", "kings-favor", "cathedral"])
def test_as_much_is_expected_as_is_drawn(game: str) -> None:
    """Over all kinds: the expectation only shares the same draws out in another way."""
    record = played(game, 5).record()
    found = luck_of(record)
    told = [line for entry in record.entries for line in entry.chance] + record.opening
    for stream, kinds in found.items():
        drawn = sum(len(names) for name, names in told if name == stream)
        assert sum(luck.drawn for luck in kinds) == drawn
        assert sum(luck.expected for luck in kinds) == pytest.approx(drawn)
        assert sum(luck.more for luck in kinds) == pytest.approx(0, abs=1e-9)


def test_each_draw_is_weighed_against_the_bag() -> None:
    """Four followers of four kinds in the bag: the first draw of two expects half of each; later draws what is left then."""
    game = cenabum.new("orleans", seats=NAMES[:2], seed=3)
    found = luck_of(game.record())
    assert not any(
        stream.startswith("bag.") for stream in found
    )  # round one: all stand on the market, the bags are empty
    while True:
        seat = game.deciding[0]
        numbers = [move for move in game.legal(seat) if move.kind == "draw"]
        if numbers:
            break
        place = next((move for move in game.legal(seat) if str(move).endswith((" castle", " farm_house"))), None)
        act = next((move for move in game.legal(seat) if move.kind == "act"), None)
        game.play(seat, place or act or game.legal(seat)[-1])
    bag = game.view(seat).players[game.seat(seat)].bag
    assert len(bag) > 1
    game.play(seat, next(move for move in numbers if str(move) == "draw 1"))
    luck = {each.kind: each for each in luck_of(game.record())[f"bag.{seat}"]}
    for kind, many in bag.items():
        assert luck[kind.removeprefix("own_")].expected >= many / sum(bag.values())
    assert sum(each.drawn for each in luck.values()) == 1


def test_a_record_without_a_seed_has_its_luck_too() -> None:
    game = played("orleans", 8)
    record = game.record()
    told = luck_of(record)
    seedless = replace(record, setup=replace(record.setup, seed=None))
    assert luck_of(seedless) == told
