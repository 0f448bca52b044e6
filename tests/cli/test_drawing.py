"""Every kind of decision of the recorded games is drawn, labelled and explained within 80 columns."""

import io
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.terminal import widest

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.orleans_drawing import OrleansDrawing
from cenabum.cli.prompts import meant
from cenabum.cli.telling import Teller
from cenabum.kernel.record import as_drawn
from cenabum.orleans.decision import deciding
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.table import Table

GAMES = sorted((Path(__file__).resolve().parents[1] / "games").glob("*.cenabum"))
OFTEN = 2  # drawn so many times for each kind of decision
TOLD = 20  # so many times for each kind of fact


def paper() -> Console:
    return Console(file=io.StringIO(), width=80, highlight=False, emoji=False, color_system=None)


def text_of(out: Console) -> str:
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def draw_all(table: OrleansDrawing, person: str, out: Console) -> None:
    """Draw everything that can be asked for at a moment."""
    choices = Choices(table.game, person, table)
    numbers = range(1, len(choices.moves) + 1)
    assert [meant(str(number), choices.moves, choices.labels).moves for number in numbers] == [
        [m] for m in choices.moves
    ]
    assert len(set(zip(choices.groups, choices.labels, strict=True))) == len(choices.labels), choices.labels
    table.overview(person, out)
    table.glance(person, out)
    out.print(choices.drawn())
    out.print(table.asked(person))
    table.explain(person, "", choices, out)
    for number in numbers:
        table.explain(person, str(number), choices, out)
    for part in table.PARTS:
        table.part(part, person, out)
    table.odds(person, out)


def tell(game: cenabum.Game, told: Counter[str], out: Console) -> None:
    """Print what happened, unless all of that kind has been told often."""
    kinds = {fact[0] for fact in game.events}
    if any(told[kind] < TOLD for kind in kinds):
        told.update(kinds)
        for sentence in Teller(game).tell(game.events):
            out.print(f"· {sentence}", markup=False)


@pytest.mark.slow
def test_every_kind_of_decision_fits_the_terminal() -> None:
    seen: Counter[str] = Counter()
    told: Counter[str] = Counter()
    out = paper()
    for path in GAMES:
        record = cenabum.load(path)
        asked = record.setup.seed is None
        game = cenabum.Game(record.setup, asked=asked, drawn=as_drawn(record.opening) if asked else ())
        table = OrleansDrawing(game)
        for entry in record.decisions:
            assert isinstance(game.state, Table)
            kind = deciding(game.state, game.seats.index(entry.seat))
            if seen[kind] < OFTEN:
                seen[kind] += 1
                decision = table.view(entry.seat).decision
                assert decision is not None
                assert decision.kind == kind
                draw_all(table, entry.seat, out)
            game.play(entry.seat, entry.code, as_drawn(entry.chance) if asked else ())
            tell(game, told, out)
        table.overview(game.seats[0], out)
    assert set(seen) == {decision.name for decision in OWN_DECISIONS}
    text = text_of(out)
    assert widest(text) <= 80
    assert "[bold" not in text
    assert "[/" not in text
