"""Every decision of whole games is drawn, labelled and explained within 80 columns."""

import io
import random

import pytest
from rich.console import Console
from tests.cli.terminal import widest

import cenabum
from cenabum.bots import bot_named, decide
from cenabum.cli.choices import Choices
from cenabum.cli.orleans_table import OrleansTable
from cenabum.cli.prompts import meant
from cenabum.orleans.table import DECISIONS

RARE = {"protect", "store", "forfeit", "buy", "bathe", "reward"}


def drawn_games(seed: int, kinds: set[str]) -> str:
    """Play a game with good and random moves mixed, and draw every new kind of decision in it."""
    edition = ("2014", "2019")[seed % 2]
    game = cenabum.new("orleans", ["Ana", "Bruno", "Chloé"], seed, edition=edition, exclude_tiles=seed % 3 == 0)
    bot = bot_named("bot:greedy")()
    table = OrleansTable(game)
    chooser = random.Random(seed)
    out = Console(file=io.StringIO(), width=80, highlight=False, emoji=False, color_system=None)
    while not game.over:
        person = game.deciding[0]
        view = table.view(person)
        assert view.decision is not None
        choices = Choices(game, person, table)
        assert [
            meant(str(number), choices.moves, choices.labels).moves for number in range(1, len(choices.moves) + 1)
        ] == [[move] for move in choices.moves]
        if view.decision.kind not in kinds or chooser.random() < 0.05:
            kinds.add(view.decision.kind)
            table.overview(person, out)
            table.glance(person, out)
            out.print(choices.drawn())
            out.print(table.asked(person))
            table.explain(person, "", choices, out)
            for number in range(1, len(choices.moves) + 1):
                table.explain(person, str(number), choices, out)
            for part in table.PARTS:
                table.part(part, person, out)
            table.odds(person, out)
        if chooser.random() < 0.8:
            code = decide(game.state, game.seat(person), bot, seed)
        else:
            code = chooser.choice(choices.moves).code
        game.play(person, code)
    table.overview("Ana", out)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.slow
def test_every_decision_fits_the_terminal() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        text = drawn_games(seed, kinds)
        assert widest(text) <= 80
        assert "[bold]" not in text
        assert "[/]" not in text
        if kinds == set(DECISIONS):
            break
    assert set(DECISIONS) - kinds <= RARE
