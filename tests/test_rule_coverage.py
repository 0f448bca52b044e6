"""Every rule and ruling has a test of its own, marked with its id; every mark names a rule that exists; so does every refusal."""

import ast
from pathlib import Path

from cenabum.kernel.rulebook import load_rulebook
from tests.cited import ORLEANS as REFUSAL_RULES

ORLEANS = Path(__file__).resolve().parent / "orleans"
RULES = {rule.id for rule in load_rulebook("cenabum.orleans")}


def marks(path: Path) -> dict[str, list[str]]:
    """The tests of a file by the rule ids they are marked with: `@pytest.mark.rule("census.ties")`."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{path.name}, line {node.lineno}: write the id itself"
                found.setdefault(str(argument.value), []).append(f"{path.name}:{node.lineno}")
    return found


def all_marks() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in [*sorted(ORLEANS.glob("test_rules_*.py")), *sorted(ORLEANS.glob("test_refusals*.py"))]:
        for rule, places in marks(path).items():
            found.setdefault(rule, []).extend(places)
    return found


def test_every_rule_has_a_test() -> None:
    assert sorted(RULES - all_marks().keys()) == []


def test_every_mark_names_a_rule() -> None:
    assert {rule: places for rule, places in all_marks().items() if rule not in RULES} == {}


def test_every_refusal_names_a_rule() -> None:
    assert sorted(REFUSAL_RULES - RULES) == []


def test_a_file_with_marks_is_read() -> None:
    assert all_marks()["census.ties"]
