"""The terminal draws, labels and explains every decision of the modules."""

from collections import Counter
from pathlib import Path

import cenabum
from cenabum.cli.orleans_table import OrleansTable
from cenabum.cli.telling import Teller
from cenabum.orleans.table import ALL_DECISIONS
from tests.cli.test_drawing import draw_all, paper, text_of

GAMES = sorted((Path(__file__).resolve().parents[1] / "games" / "trade_intrigue").glob("*.cenabum"))


def test_every_decision_of_the_modules_is_drawn() -> None:
    seen: Counter[str] = Counter()
    out = paper()
    for path in GAMES:
        record = cenabum.load(path)
        game = cenabum.Game(record.setup)
        table, teller = OrleansTable(game), Teller(game)
        for entry in record.decisions:
            decision = table.view(entry.seat).decision
            assert decision is not None
            if not seen[decision.kind]:
                seen[decision.kind] += 1
                draw_all(table, entry.seat, out)
            game.play(entry.seat, entry.code)
            for sentence in teller.tell(game.events):
                out.print(f"· {sentence}", markup=False)
        table.overview(game.seats[0], out)
    assert set(ALL_DECISIONS[16:]) - set(seen) == {"wait"}
    assert "Orders" in text_of(out)
