"""The rulebook of the stories: the page is up to date, every rule has a test, every mark names a rule."""

import ast
import re
from pathlib import Path

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.rulebook import KINDS, load_rulebook
from tests.cited import STORIES as REFUSAL_RULES
from tests.stories.rules_page import PAGE, page

HERE = Path(__file__).resolve().parent
RULEBOOK = load_rulebook("cenabum.stories")
ID = re.compile(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*")


def marks() -> set[str]:
    """The rule ids of all tests."""
    found: set[str] = set()
    for path in HERE.glob("test_rules_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.stories.rules_page"


def test_every_rule_has_a_test() -> None:
    assert sorted({rule.id for rule in RULEBOOK} - marks()) == []


def test_every_mark_names_a_rule() -> None:
    assert sorted(marks() - {rule.id for rule in RULEBOOK}) == []


def test_every_refusal_names_a_rule() -> None:
    assert sorted(rule for rule in REFUSAL_RULES if rule not in RULEBOOK) == []


def test_entries_are_complete() -> None:
    chapters = {chapter.id for chapter in RULEBOOK.chapters}
    for rule in RULEBOOK:
        assert ID.fullmatch(rule.id)
        assert rule.chapter in chapters
        assert rule.kind in KINDS
        assert rule.is_ruling == bool(rule.why)
        assert all(told.title and told.text for told in map(rule.told, LANGUAGES))
