"""Both stories are drawn in the terminal: every part of the table, every choice, in every phase of a game."""

import io

import pytest
from rich.console import Console

import cenabum
from cenabum.bots.settler import SettlerBot
from cenabum.cli.drawing import drawing_of
from tests.effort import many


@pytest.mark.parametrize("name", ["first-kingdom", "kings-favor"])
def test_the_table_is_drawn_all_through_a_game(name: str) -> None:
    game, bot = cenabum.new(name, ["Ana", "Bruno"], 3), SettlerBot()
    drawing = drawing_of(game)
    for number in range(many(30, 90)):
        seat = game.state.deciding_seats()[0]
        person = game.seats[seat]
        out = io.StringIO()
        console = Console(file=out, width=80)
        for part in drawing.PARTS:
            drawing.part(part, person, console)
        drawing.odds(person, console)
        labels = [drawing.label(move, person) for move in game.legal(person)]
        assert drawing.asked(person)
        assert not set("{}$") & set(out.getvalue() + "".join(labels))
        assert "Ana" in out.getvalue()
        game.play(seat, bot.choose(game.state.imagined(seat, number), seat))  # type: ignore[attr-defined]  # a story's state has it
