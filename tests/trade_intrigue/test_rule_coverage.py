"""Every rule of the modules has a test of its own, marked with its id; the rulebook is complete and its page fresh."""

import re
import runpy
from pathlib import Path

import pytest

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.rulebook import KINDS, Rule, load_rulebook, whole_rulebook
from tests.cited import TRADE_INTRIGUE as REFUSAL_RULES
from tests.test_rule_coverage import marks

HERE = Path(__file__).resolve().parent
RULEBOOK = load_rulebook("cenabum.orleans.trade_intrigue")
RULES = {rule.id for rule in RULEBOOK}
MARKS = {rule for path in sorted(HERE.glob("test_rules_*.py")) for rule in marks(path)}


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    assert sorted(RULES - MARKS) == []
    assert sorted(MARKS - RULES) == []


def test_every_refusal_names_a_rule() -> None:
    assert sorted(REFUSAL_RULES - RULES) == []


def test_the_page_is_up_to_date() -> None:
    tool = runpy.run_path(str(HERE.parents[1] / "tools" / "rules_page.py"))
    written = (HERE.parents[1] / "docs" / "rules" / "trade-intrigue.md").read_text(encoding="utf-8")
    assert written == tool["page"](RULEBOOK, tool["TOP_MODULES"]), "run python tools/rules_page.py"


@pytest.mark.parametrize("rule", RULEBOOK, ids=lambda rule: rule.id)
def test_an_entry_is_complete(rule: Rule) -> None:
    assert re.fullmatch(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*", rule.id)
    assert rule.kind in KINDS
    assert rule.chapter in [chapter.id for chapter in RULEBOOK.chapters]
    assert bool(rule.why) == rule.is_ruling
    for title, text, *_ in map(rule.told, LANGUAGES):
        assert 2 < len(title) <= 80
        assert 10 < len(text) <= 400
        assert text.endswith(".")


def test_titles_differ_and_the_whole_rulebook_has_both() -> None:
    for language in LANGUAGES:
        titles = [rule.told(language).title for rule in RULEBOOK]
        assert sorted(set(titles)) == sorted(titles)
    whole = whole_rulebook("cenabum.orleans")
    assert {"census.ties", "orders.display"} <= {rule.id for rule in whole}
