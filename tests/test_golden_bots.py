"""Golden choices: every level of every game chooses what is written down, in the pure and in the compiled build, on any Python.

When a bot or a rule changes on purpose, `python tools/make_golden.py` writes them anew.
"""

import builtins
import json
from collections.abc import Iterable
from typing import Any

import pytest

from cenabum.bots import BOTS
from cenabum.bots.adding import added
from cenabum.kernel.register import OURS
from tests.bot_choices import GOLDEN, Case, cases, chosen

WRITTEN: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}


@pytest.mark.golden
@pytest.mark.parametrize("case", cases().values(), ids=cases())
def test_a_bot_chooses_what_is_written_down(case: Case) -> None:
    assert chosen(case) == WRITTEN.get(case.name)


@pytest.mark.golden
def test_no_choice_is_left_over() -> None:
    assert list(WRITTEN) == list(cases())


def test_every_level_of_every_game_is_asked() -> None:
    levels = {(game, name) for game in OURS for name, entry in BOTS.items() if game in entry.games}
    assert {(case.game, case.level) for case in cases().values()} == levels


def test_levels_choose_differently() -> None:
    """Were a digest the same for all levels of a game, it would say nothing of the bot. In a single plan two may well agree."""
    digests = [written["digest"] for written in WRITTEN.values() if "digest" in written]
    assert len(set(digests)) == len(digests) >= 20


def test_floats_are_added_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.12 on `sum` rounds them otherwise, and a bot would choose otherwise there: `bots/adding.py`."""
    assert added([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 != 1
    plain = sum

    def of_whole_numbers(numbers: Iterable[Any], first: Any = 0) -> Any:
        found = plain(numbers, first)
        assert not isinstance(found, float), "what is added up here are floats"
        return found

    monkeypatch.setattr(builtins, "sum", of_whole_numbers)
    for level, modules in (("bot:novice", False), ("bot:greedy", True)):
        chosen(Case("orleans", level, 3, modules=modules))
    for game in ("first-kingdom", "kings-favor"):
        chosen(Case(game, "bot:novice", 2, 1, 100))
    for level in ("bot:novice", "bot:master"):
        chosen(Case("cathedral", level, 2, 1, 10))
