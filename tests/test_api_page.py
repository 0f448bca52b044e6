"""The reference of the public package is made from its docstrings."""

import runpy

from tests.copies import PROJECT


def test_the_reference_is_current() -> None:
    written = (PROJECT / "docs" / "api.md").read_text(encoding="utf-8")
    tool = runpy.run_path(str(PROJECT / "tools" / "api_page.py"))
    assert written == tool["page"](), "run python tools/api_page.py"
