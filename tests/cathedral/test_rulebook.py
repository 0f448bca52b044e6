"""The rulebook of the Cathedral: complete entries, a test for every rule, the page is up to date."""

import ast
import re
import runpy
from pathlib import Path

import pytest

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.rulebook import KINDS, Rule, load_rulebook
from tests.cited import CATHEDRAL as REFUSAL_RULES

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
RULEBOOK = load_rulebook("cenabum.cathedral")
RULES = {rule.id for rule in RULEBOOK}
ID = re.compile(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*")


def marks() -> set[str]:
    """The rules that tests are marked with: `@pytest.mark.rule("cathedral:turn.draw")`."""
    found: set[str] = set()
    for path in HERE.glob("test_rules_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant)
                    game, _, rule = str(argument.value).partition(":")
                    assert game == "cathedral"
                    found.add(rule)
    return found


def test_every_rule_has_a_test() -> None:
    assert sorted(RULES - marks()) == []


def test_every_mark_and_every_refusal_names_a_rule() -> None:
    assert sorted(marks() - RULES) == []
    assert sorted(REFUSAL_RULES - RULES) == []


def test_rules_cited_in_the_code_exist() -> None:
    chapters = "|".join(chapter.id for chapter in RULEBOOK.chapters)
    cited: set[str] = set()
    for path in (PROJECT / "src" / "cenabum" / "cathedral").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        cited |= set(
            re.findall(
                rf"(?:#|\"\"\"|, | {{4}}|\. )((?:{chapters})\.[a-z][a-z-]+[a-z])(?=[:.,\"]|$| \()", text, re.MULTILINE
            )
        )
    assert {"turn.fitting", "knapsack.swap"} <= cited
    assert sorted(cited - RULES) == []


@pytest.mark.parametrize("rule", RULEBOOK, ids=lambda rule: rule.id)
def test_an_entry_is_complete(rule: Rule) -> None:
    assert ID.fullmatch(rule.id)
    assert rule.kind in KINDS
    assert not rule.editions
    for title, text, *_ in map(rule.told, LANGUAGES):
        assert 3 < len(title) <= 80
        assert not title.endswith(".")
        assert 10 < len(text) <= 400
        assert text.endswith(".")
    assert bool(rule.why) == rule.is_ruling


def test_chapters_keep_together_and_titles_differ() -> None:
    assert list(dict.fromkeys(rule.chapter for rule in RULEBOOK)) == [chapter.id for chapter in RULEBOOK.chapters]
    for language in LANGUAGES:
        titles = [rule.told(language).title for rule in RULEBOOK]
        assert len(set(titles)) == len(titles)


def test_the_page_is_up_to_date() -> None:
    tool = runpy.run_path(str(PROJECT / "tools" / "rules_page.py"))
    written = (PROJECT / "docs" / "rules" / "cathedral.md").read_text(encoding="utf-8")
    assert written == tool["page"](RULEBOOK, tool["TOP_CATHEDRAL"], "cathedral"), "run python tools/rules_page.py"
