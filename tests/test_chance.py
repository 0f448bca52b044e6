"""Chance: what the fast generator gives away, what the keyed one does not, and that neither ever changes."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import cenabum
from cenabum.kernel.chance import MULTIPLIER, following, seeded
from cenabum.kernel.keyed import FAST, KEYED, Keyed, first_numbers, keyed_number, seed_hash
from cenabum.kernel.record import chance_results
from cenabum.kernel.snapshot import dump
from tests.written import broken, read

# ---- known answers: a generator that has a name never changes


def test_the_fast_generator_is_the_one_of_all_old_records() -> None:
    number = seeded("7", "bag.0")
    found = []
    for _ in range(4):
        number = following(number)
        found.append(number)
    assert found == [4228646032321340490, 2258614454985872567, 1477096115457714382, 1386502020218842129]


def test_the_keyed_generator_is_the_one_its_name_says() -> None:
    """As other tools say: printf 'keyed-1\\nbag.0\\n0\\n0' | openssl dgst -sha256 -hmac 7 begins with 9f8bb5fee21b02e0."""
    assert 0x9F8BB5FEE21B02E0 % 1000 == 672
    assert [keyed_number("7", "bag.0", count, 1000) for count in range(8)] == [672, 476, 954, 340, 59, 856, 898, 486]
    assert keyed_number("a “séed”", "hourglass", 41, 2**61) == 1977592697269808885
    assert first_numbers(["goods", "bag.3"]) == [1244220506130184274, 2397812822130522049]


def test_the_hash_before_the_game_is_the_one_that_docs_tell() -> None:
    assert seed_hash("n", "7") == "80acea841773c5cfcf16641c4d7a37830e1c739994e618f3d79c434baf0209b7"


# ---- the attack


def short(basis: list[list[int]]) -> list[list[int]]:
    """The Lenstra-Lenstra-Lovász reduction of a lattice."""

    def product(one: Sequence[Any], other: Sequence[Any]) -> Any:
        return sum(a * b for a, b in zip(one, other, strict=True))

    size = len(basis)
    upright: list[list[Fraction]] = []
    lengths: list[Fraction] = []
    share = [[Fraction(0)] * size for _ in basis]
    for row in range(size):
        left = [Fraction(number) for number in basis[row]]
        for other in range(row):
            share[row][other] = product(basis[row], upright[other]) / lengths[other]
            left = [a - share[row][other] * b for a, b in zip(left, upright[other], strict=True)]
        upright.append(left)
        lengths.append(product(left, left))

    def lessen(row: int, other: int) -> None:
        times = round(share[row][other])
        if times:
            basis[row] = [a - times * b for a, b in zip(basis[row], basis[other], strict=True)]
            for column in range(other):
                share[row][column] -= times * share[other][column]
            share[row][other] -= times

    row = 1
    while row < size:
        lessen(row, row - 1)
        mu = share[row][row - 1]
        if lengths[row] >= (Fraction(3, 4) - mu * mu) * lengths[row - 1]:
            for other in range(row - 2, -1, -1):
                lessen(row, other)
            row += 1
            continue
        longer = lengths[row] + mu * mu * lengths[row - 1]
        share[row][row - 1] = mu * lengths[row - 1] / longer
        lengths[row] = lengths[row - 1] * lengths[row] / longer
        lengths[row - 1] = longer
        basis[row - 1], basis[row] = basis[row], basis[row - 1]
        for column in range(row - 1):
            share[row - 1][column], share[row][column] = share[row][column], share[row - 1][column]
        for below in range(row + 1, size):
            was = share[below][row]
            share[below][row] = share[below][row - 1] - mu * was
            share[below][row - 1] = was + share[row][row - 1] * share[below][row]
        row = max(row - 1, 1)
    return basis


def nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """A point of a reduced lattice near to a target, as Babai rounds it."""
    upright: list[list[Fraction]] = []
    for vector in basis:
        left = [Fraction(number) for number in vector]
        for other in upright:
            times: Any = sum(a * b for a, b in zip(vector, other, strict=True)) / sum(a * a for a in other)
            left = [a - times * b for a, b in zip(left, other, strict=True)]
        upright.append(left)
    rest = [Fraction(number) for number in target]
    for vector, other in zip(reversed(basis), reversed(upright), strict=True):
        times = round(sum(a * b for a, b in zip(rest, other, strict=True)) / sum(a * a for a in other))
        rest = [a - times * b for a, b in zip(rest, vector, strict=True)]
    return [int(number - left) for number, left in zip(target, rest, strict=True)]


def foretold(places: Sequence[tuple[int, int]]) -> int:
    """The number of a fast generator after draws that are known: the place of what was drawn, among how many things.

    A number is the one before times the multiplier, modulo this prime; and the place tells about where the number lies.
    """
    modulus = MULTIPLIER * 2**32 - 1
    middles = [(2 * place + 1) * modulus // (2 * things) for place, things in places]
    powers = [pow(MULTIPLIER, number, modulus) for number in range(len(places))]
    rows = [[modulus * (row == column) for column in range(len(places))] for row in range(1, len(places))]
    return nearest(short([powers, *rows]), middles)[-1] % modulus


class Stack:
    """A stack of cards, whose draws are seen by all."""

    def __init__(self, seed: str, chance: str) -> None:
        self.state: Any = cenabum.start("orleans", 2, seed)
        if chance == KEYED:
            self.state.streams = first_numbers(["cards"])
            self.state.source = Keyed(seed, ["cards"], first_numbers(["cards"]), self.state.streams)
        self.left = list(range(60))

    def draw(self) -> tuple[int, int]:
        """The place of the card that is drawn among those that are left, and their number."""
        card = self.state.pick_card(0, sum(1 << card for card in self.left))
        place, things = self.left.index(card), len(self.left)
        self.left.remove(card)
        return place, things


@pytest.mark.parametrize("seed", ["a seed of the server", "another"])
def test_fifteen_draws_foretell_all_others_of_the_fast_generator_and_none_of_the_keyed(seed: str) -> None:
    right = {}
    for chance in (FAST, KEYED):
        stack = Stack(seed, chance)
        # The place is known from the number's upper half, which is in the next number: so the last one is after the last draw.
        number = foretold([stack.draw() for _ in range(15)])
        right[chance] = 0
        for _ in range(40):
            place, things = stack.draw()
            right[chance] += ((number & 0xFFFFFFFF) * things >> 32) == place
            number = following(number)
    assert right[FAST] == 40
    assert right[KEYED] < 12  # a few by luck, when few cards are left


# ---- the keyed generator


def test_every_number_is_as_likely_as_any_other() -> None:
    """Chi-square over 12,000 draws among twelve things: 11 degrees of freedom, and a seed that stays."""
    drawn = Counter(keyed_number("uniform", "bag.0", count, 12) for count in range(12_000))
    assert sorted(drawn) == list(range(12))
    assert sum((number - 1000) ** 2 / 1000 for number in drawn.values()) < 24.7  # exceeded by one seed in a hundred


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    """Of 2**64 numbers, a quarter is left over when three quarters of that range are wanted."""
    below = 3 * 2**62
    found = [keyed_number("again", "bag.0", count, below) for count in range(4_000)]
    assert max(found) < below
    parts = Counter(
        number >> 62 for number in found
    )  # by the remainder alone, the first third would be twice as likely
    assert all(abs(parts[part] - 4_000 / 3) < 120 for part in range(3))


def test_a_draw_depends_on_seed_stream_and_count_alone() -> None:
    streams = first_numbers(["goods", "bag.0", "bag.1"])
    keyed = Keyed("7", ["goods", "bag.0", "bag.1"], streams[:], streams)
    pool = sum(1 << 5 * kind for kind in range(60))
    one_by_one = [keyed.draw(stream, pool) for _ in range(20) for stream in (1, 2)]
    assert one_by_one[::2] == [keyed_number("7", "bag.0", count, 60) for count in range(20)]
    assert one_by_one[1::2] == [keyed_number("7", "bag.1", count, 60) for count in range(20)]
    assert one_by_one[::2] != one_by_one[1::2]
    assert one_by_one[::2] != [keyed_number("8", "bag.0", count, 60) for count in range(20)]


GAMES = [
    ("orleans", {}),
    ("orleans", {"modules": "orders,new-events,intrigue,new-places"}),
    ("first-kingdom", {}),
    ("kings-favor", {}),
    ("cathedral", {}),
]
everywhere = pytest.mark.parametrize(
    ("name", "settings"), GAMES, ids=["orleans", "modules", "kingdom", "favor", "cathedral"]
)


def keyed_game(name: str, settings: dict[str, Any], seed: str = "7") -> cenabum.Game:
    return cenabum.new(name, ["Ana", "Bruno", "Carla"], seed, chance="keyed", **settings)


def play_some(game: cenabum.Game, chance: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if not game.over:
            seat = chance.choice(game.deciding)
            game.play(seat, chance.choice(game.legal(seat)))


@everywhere
def test_a_state_holds_nothing_of_the_seed_only_counts(name: str, settings: dict[str, Any]) -> None:
    """Played again from the written draws alone, without the seed, every number of the state is the same."""
    game = keyed_game(name, settings)
    play_some(game, random.Random(1), 150)
    record = game.record()
    record.setup = replace(record.setup, seed=None)
    seedless = cenabum.replay(record)
    names = [stream.name for stream in game.rules.streams(game.components, ["0", "1", "2"])]
    lines = [*game.opening, *(line for entry in game.decisions for line in entry.chance)]
    drawn = Counter(names[stream] for stream, _ in chance_results(lines, game.streams, 0))
    assert drawn.total() > 20
    seedless.state.streams = [first + drawn[name] for name, first in zip(names, first_numbers(names), strict=True)]
    assert dump(seedless.state) == dump(game.state)


@everywhere
def test_a_bot_is_shown_neither_the_source_nor_the_counts(name: str, settings: dict[str, Any]) -> None:
    game = keyed_game(name, settings)
    play_some(game, random.Random(2), 40)
    state: Any = game.state
    assert isinstance(state.source, Keyed)
    for shown in (state.imagined(0, 1), state.imagined(-1, 2)):
        assert shown.source is None
        assert set(shown.streams).isdisjoint(state.streams)
    copy = state.copy()
    assert copy.source is None
    copy.playout(1)
    assert copy.over
    assert state.streams == game.at(40).state.streams


# ---- games and records


@everywhere
def test_a_keyed_game_is_the_same_again_from_seed_and_from_record(name: str, settings: dict[str, Any]) -> None:
    game, again, other = (keyed_game(name, settings, seed) for seed in ("7", "7", "8"))
    for each in (game, again, other):
        play_some(each, random.Random(3), 100)
    text = game.record().text()
    assert again.record().text() == text
    assert other.record().text() != text
    assert '\nseed "7"\nchance keyed-1\n' in text
    assert cenabum.parse_record(text).setup == game.setup
    loaded = read(text)
    half = len(game.decisions) // 2
    halves = game.at(half), loaded.at(half)
    for each in (game, loaded, *halves):  # and it goes on alike from any moment
        play_some(each, random.Random(4), 60)
    assert loaded.record().text() == game.record().text()
    assert halves[0].record().text() == halves[1].record().text()
    without_draws = "\n".join(line for line in text.split("\n") if not line.startswith("~"))
    assert read(without_draws).record().text() == text


def test_the_same_seed_gives_the_game_it_always_gave() -> None:
    fast, named = (
        cenabum.new("orleans", ["Ana", "Bruno"], 7),
        cenabum.new("orleans", ["Ana", "Bruno"], 7, chance="fast"),
    )
    assert fast.record().text() == named.record().text()
    assert "chance" not in fast.record().text()
    assert cenabum.new("orleans", ["Ana", "Bruno"], 7, chance="keyed").opening != fast.opening
    with pytest.raises(cenabum.SetupError, match="“dice” is no generator of chance"):
        cenabum.new("orleans", ["Ana", "Bruno"], 7, chance="dice")


def test_taking_back_leaves_the_coming_draws_as_they_are() -> None:
    game, straight = (cenabum.new("orleans", ["Ana", "Bruno"], 7, chance="keyed") for _ in range(2))
    for each in (game, straight):
        first = each.legal("Ana")
        each.play("Ana", first[0])
        if each is game:
            each.undo("Ana")
            each.play("Ana", first[1])
            each.undo("Ana")
            each.play("Ana", first[0])
        play_some(each, random.Random(5), 80)
    assert game.record().text() == straight.record().text()


def test_a_changed_draw_is_found() -> None:
    game = keyed_game("orleans", {})
    play_some(game, random.Random(6), 300)
    text = game.record().text()
    line = next(line for line in text.split("\n") if line.startswith("~ hourglass"))
    stream, kind = line.split(": ")
    spoilt = text.replace(line, f"{stream}: {'harvest' if kind != 'harvest' else 'income'}", 1)
    assert "What was drawn here is not what the seed gives." in str(broken(spoilt))
    assert "not those of the seed" in str(broken(text.replace("chance keyed-1\n", "")))
    assert "not those of the seed" in str(broken(text.replace('seed "7"', 'seed "8"')))


@pytest.mark.parametrize("written", ["keyed-2", "dice", "keyed-1 from", "keyed-1 from here", "fast from 3"])
def test_an_unknown_generator_is_refused_in_a_sentence(written: str) -> None:
    text = cenabum.new("orleans", ["Ana", "Bruno"], 7).record().text()
    told = str(broken(text.replace('seed "7"', f'seed "7"\nchance {written}')))
    assert f"The draws come from “{written}”, a generator that this Cenabum does not know" in told


def test_a_seed_may_take_over_later() -> None:
    """As at a table that went on with an uploaded record: the first draws are those written, the others the seed's."""
    first = cenabum.new("orleans", ["Ana", "Bruno"], 7)
    play_some(first, random.Random(7), 30)
    record = first.record()
    record.setup = replace(record.setup, seed="9", chance=KEYED, seeded_from=30, nonce="n")
    assert "\nchance keyed-1 from 30\nnonce n\n" in record.text()
    game = read(record.text())
    play_some(game, random.Random(8), 2000)
    assert game.over
    text = game.record().text()
    again = read(text)
    assert again.record().text() == text
    assert (again.setup.seed, again.setup.seeded_from) == ("9", 30)
    assert "not what the seed gives" in str(broken(text.replace('seed "9"', 'seed "8"')))
    earlier = again.at(20)  # a game of its own before the seed: it has none
    assert (earlier.setup.seed, earlier.setup.chance, earlier.setup.seeded_from) == (None, FAST, 0)
    play_some(earlier, random.Random(9), 2000)
    assert read(earlier.record().text()).scores == earlier.scores
