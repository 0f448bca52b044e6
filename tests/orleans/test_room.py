"""Room for more: place tiles and spaces are a matter of data, a fifth seat of one constant, and no move gets another number by it."""

import random
import shutil
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.kernel.figures import Figures, FiguresError, load_figures
from cenabum.orleans.components import Components
from cenabum.orleans.game import RULES
from cenabum.orleans.moves import BLOCKS, FIRST_SPACES, KIND_IN, PLACES, SPACES

FIGURES = load_figures("cenabum.orleans.data")
SETTINGS = {setting.name: setting.values[0] for setting in RULES.settings}


def made(figures: Figures, players: int = 4, **settings: str) -> Components:
    return RULES.components(figures, players, {**SETTINGS, **settings})


PRINTED = made(FIGURES)


def with_more(places: int, spaces: int, category: str = "I") -> Figures:
    """The same data with so many place tiles more at the end, each with so many action spaces and a known effect."""
    figures = deepcopy(FIGURES)
    vars(figures).pop("digest", None)  # they are others now
    tree: dict[str, Any] = figures.tree["places"]  # type: ignore[assignment]  # a table of figures
    for number in range(places):
        wanted = ["farmer", "boatman", "craftsman", "trader"][:spaces]
        tree[f"stall_{number}"] = {
            "name": "Stall",
            "category": category,
            "spaces": wanted,
            "effect": {"coins": 1 + number},
        }
    return figures


@pytest.mark.parametrize(("places", "spaces"), [(1, 1), (18, 1), (14, 3)])
def test_what_is_added_at_the_end_leaves_all_codes_as_they_are(places: int, spaces: int) -> None:
    more = made(with_more(places, spaces))
    assert len(more.place_names) == len(PRINTED.place_names) + places
    for code in range(PRINTED.moves.size):
        if PRINTED.moves.exists(code):
            assert more.moves.move(code).notation == PRINTED.moves.move(code).notation
    last = more.moves.codes(f"act stall_{places - 1}")
    assert [more.moves.encode(*_said(more, code)) for code in last] == last
    assert (last[0] >= PRINTED.moves.size) == (len(more.place_names) > 33)


def _said(printed: Components, code: int) -> tuple[Any, ...]:
    kind, at = printed.moves.indices(code)
    return kind.name, *at


def test_the_printed_game_has_the_codes_that_it_always_had() -> None:
    """An agent that was taught when there was room for 33 places has as many moves today."""
    assert PRINTED.moves.size == 2972
    assert PRINTED.moves.move(2971).notation == "bribe good brocade"


def test_every_code_is_that_of_one_move() -> None:
    codes = [code for block in BLOCKS for code in range(block.first, block.first + block.size)]
    assert codes == list(range(len(KIND_IN)))
    moves = [
        (block.kind.name, *block.indices(code))
        for block in BLOCKS
        for code in range(block.first, block.first + block.size)
    ]
    assert len(set(moves)) == len(codes)


@pytest.mark.parametrize(
    ("bot", "settings"), [("", {}), ("", {"new_events": "yes", "board": "intrigue"}), ("greedy", {})]
)
def test_a_game_with_more_than_62_action_spaces_is_played_to_its_end(bot: str, settings: dict[str, str]) -> None:
    more = made(with_more(14, 2, "board"), 3, **settings)
    assert FIRST_SPACES < len(more.layout.wants) <= SPACES
    state = RULES.start(more, "room", None, None, None)
    used = 0
    chance = random.Random(1)
    greedy = GreedyBot()
    while not state.over:
        seat = state.deciding_seats()[0]
        code = greedy.choose(state, seat) if bot else chance.choice(state.legal(seat))
        assert code in state.legal(seat)
        used += code >= PRINTED.moves.size
        state.apply(seat, code)
    assert used > 20, "hardly anybody used one of the new places"


@pytest.mark.parametrize(
    ("places", "spaces", "said"),
    [
        (19, 1, f"has 49 places, and there is room for {PLACES}"),
        (15, 3, f"has 99 action spaces, and there is room for {SPACES}"),
    ],
)
def test_too_many_are_told_when_the_game_is_put_together(places: int, spaces: int, said: str) -> None:
    with pytest.raises(FiguresError, match=said):
        made(with_more(places, spaces))


FIVE = """
import cenabum
import random
from cenabum.bots.greedy.bot import GreedyBot
assert cenabum.__file__.startswith({copy!r}), cenabum.__file__
names = ["Ana", "Bruno", "Cleo", "Dora", "Emil"]
for settings in ({{}}, {{"board": "intrigue", "new_events": "yes", "orders": "yes"}}):
    game = cenabum.new("orleans", names, seed=3, **settings)
    state = game.state
    chance, greedy = random.Random(1), GreedyBot()
    late = 0
    while not state.over:
        seat = state.deciding_seats()[-1]
        hitting = [code for code in state.legal(seat) if "player_5" in game.moves.move(code).arguments.values()]
        bold = hitting or [greedy.choose(state, seat)] if settings else state.legal(seat)
        code = chance.choice(bold)
        late += bool(hitting)
        game.play(names[seat], game.moves.move(code).notation)
    assert late or not settings, "nobody hit the fifth player"
    assert set(game.points) == set(names)
    again = cenabum.replay(cenabum.parse_record(game.record().text()))
    assert again.points == game.points
    assert game.view("Emil")
assert game.moves.codes("betray knight nobody") == [{nobody}]
print("played")
"""
COUNTS = """
[followers."5"]
farmer = 18
boatman = 12
craftsman = 12
trader = 12
knight = 17
scholar = 17
monk = 17
"""


def test_a_fifth_seat_is_one_constant_and_its_figures(tmp_path: Path) -> None:
    """In a copy of the program, SEATS is 5 and the counts know five players: games are played to their end and replayed."""
    source = Path(cenabum.__file__).parent
    copy = tmp_path / "cenabum"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web"))
    _replace(copy / "orleans/moves.py", "\nSEATS: Final = 4\n", "\nSEATS: Final = 5\n")
    counts = copy / "orleans/data/counts.toml"
    _replace(counts, '"4" = 0\n', '"4" = 0\n"5" = 0\n')
    _replace(counts, '"4" = 1\n', '"4" = 1\n"5" = 1\n')
    counts.write_text(counts.read_text(encoding="utf-8") + COUNTS, encoding="utf-8")
    nobody = PRINTED.moves.codes("betray knight nobody")[0]
    script = FIVE.format(copy=str(tmp_path), nobody=nobody)
    done = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.stdout == "played\n", done.stderr


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_number_of_players_without_figures_is_told() -> None:
    with pytest.raises(FiguresError, match="has nothing for 5 players"):
        made(FIGURES, 5)
