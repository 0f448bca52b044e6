"""Write docs/api.md from the docstrings of the public package. Start it as `python tools/api_page.py`."""

import ast
import inspect
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[1] / "docs" / "api.md"
PACKAGES = ("cenabum", "cenabum.bots", "cenabum.envs")
TOP = """\
# The public package

What `cenabum`, `cenabum.bots` and `cenabum.envs` offer, as their docstrings say it. [python.md](python.md) shows how it is used,
with examples that run.

This page is made by `python tools/api_page.py`, so change the docstrings.
"""


def page() -> str:
    """The whole page."""
    parts = [TOP]
    for package in PACKAGES:
        module = import_module(package)
        parts.append(f"## {package}\n")
        parts += [told(name, getattr(module, name)) for name in sorted(module.__all__, key=str.lower)]
    return "\n".join(parts)


def told(name: str, thing: Any) -> str:
    """A function, a class with its methods, or a value with its kind."""
    thing = inspect.unwrap(thing)
    if inspect.isclass(thing) or inspect.isfunction(thing):
        [node] = ast.parse(textwrap.dedent(inspect.getsource(thing))).body
        return "\n".join([f"### {_headed(node, name)}\n", *_said(node), *_methods(node)])
    return f"### `{name}`\n\n{inspect.getdoc(type(thing)) or ''}\n"


def _headed(node: ast.stmt, name: str) -> str:
    """How it is called."""
    if not isinstance(node, ast.FunctionDef):
        return f"class `{name}`"
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
        return f"`{name}`" + (f" → `{ast.unparse(node.returns)}`" if node.returns else "")
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix("cls").removeprefix(", ")
    return f"`{name}({arguments})`" + (f" → `{ast.unparse(node.returns)}`" if node.returns else "")


def _said(node: ast.stmt) -> list[str]:
    assert isinstance(node, ast.FunctionDef | ast.ClassDef)
    return [f"{ast.get_docstring(node) or ''}\n"]


def _methods(node: ast.stmt) -> list[str]:
    """The public methods and properties of a class, in their order."""
    body = node.body if isinstance(node, ast.ClassDef) else []
    public = [each for each in body if isinstance(each, ast.FunctionDef) and not each.name.startswith("_")]
    found = []
    for each in public:
        indented = textwrap.indent(ast.get_docstring(each) or "", "  ")
        found.append(f"- {_headed(each, each.name)}\n\n{indented}\n")
    return found


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
