"""Arrows point one way: server, cli, envs, lab → bots → games → bagbuilding → kernel. Read from the imports."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cenabum.kernel import register

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "cenabum"
GAMES = {"orleans", "stories", "cathedral"}
RANKS = {
    "kernel": 0,
    "bagbuilding": 1,
    **dict.fromkeys(GAMES, 2),
    "bots": 3,
    "lessons": 3,
    **dict.fromkeys(("server", "cli", "envs", "lab"), 4),
}
HARMLESS = {"build"}  # modules at the top which import nothing of the package
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def targets(source: str, name: str) -> Iterator[str]:
    """Yield what a module imports of the package: `kernel.chance`, or `` for the top package itself."""
    package = ["cenabum", *name.split("/")[:-1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # `from cenabum.orleans import trade_intrigue` names a folder, `from cenabum.orleans.table import Table` a thing
            found = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for target in found:
            top, _, rest = target.partition(".")
            if top == "cenabum":
                yield rest if rest.partition(".")[0] in {*RANKS, *HARMLESS} else ""


def complaint(name: str, target: str) -> str | None:
    """Say what is wrong with an import, if anything is."""
    ours, theirs = name.partition("/")[0], target.partition(".")[0]
    if ours == theirs or theirs in HARMLESS:
        return None
    if ours == "__init__.py":
        return None if theirs == "kernel" else f"the top package imports {target}; it may know the kernel only"
    if ours not in RANKS:
        return f"{ours} has no layer; only __init__.py and {', '.join(HARMLESS)} stand at the top"
    if theirs == "":
        return None if RANKS[ours] >= RANKS["bots"] else "imports the top package, which is above it"
    if RANKS[theirs] > RANKS[ours]:
        return f"imports {target}, which is above it"
    if ours in GAMES and theirs in GAMES:
        return f"imports {target}, another game"
    return None


@pytest.mark.parametrize("name", MODULES)
def test_imports_point_down(name: str) -> None:
    source = (PACKAGE / name).read_text(encoding="utf-8")
    assert [wrong for target in targets(source, name) if (wrong := complaint(name, target))] == []


SERVER = sorted(path.relative_to(PACKAGE).as_posix() for path in (PACKAGE / "server").rglob("*.py"))


def games_known(source: str) -> list[str]:
    """Say where a module knows a game: by an import, or by a name of it that stands alone in a text."""
    found = [target for target in targets(source, "server/x.py") if target.partition(".")[0] in GAMES]
    names = {*GAMES, *register.GAMES}
    return found + [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names
    ]


@pytest.mark.parametrize("name", SERVER)
def test_the_server_knows_no_game(name: str) -> None:
    """Whatever a game alone knows, its rules say (`kernel/rules.py`)."""
    assert games_known((PACKAGE / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    ["from cenabum.orleans.table import Table", "import cenabum.stories.view", 'if game == "first-kingdom":\n    pass'],
)
def test_a_server_that_knows_a_game_is_found(source: str) -> None:
    assert games_known(source) != []


STORE = "server/store/"
SQL = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|BEGIN|COMMIT|ROLLBACK|WITH|JOIN|WHERE)\s+\S"
)


def sql_in(source: str) -> list[str]:
    """Say where a module speaks to a database: by a text that begins like SQL, or by SQLite itself."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.match(node.value):
            found.append(node.value)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name == "sqlite3"]
    return found


@pytest.mark.parametrize("name", [name for name in SERVER if not name.startswith(STORE)])
def test_only_the_store_speaks_sql(name: str) -> None:
    """A store for another database is a new file, and nothing else changes (`server/seams.py`)."""
    assert sql_in((PACKAGE / name).read_text(encoding="utf-8")) == []


def test_sql_is_found() -> None:
    for name in ("server/store/tables.py", "server/store/schema.py"):
        assert sql_in((PACKAGE / name).read_text(encoding="utf-8")) != []


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("orleans/")])
def test_the_base_game_knows_no_expansion(name: str) -> None:
    """Only where the game is put together are its modules listed; everything else asks them at the seam (`orleans/module.py`)."""
    source = (PACKAGE / name).read_text(encoding="utf-8")
    if not name.startswith("orleans/trade_intrigue/") and name != "orleans/together.py":
        assert expansion_known(source, name) == []


def expansion_known(source: str, name: str) -> list[str]:
    """Say where a module of the base game knows the expansion: by an import, or by its name within a text that is no description."""
    tree = ast.parse(source)
    described = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    found = [target for target in targets(source, name) if target.startswith("orleans.trade_intrigue")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in described:
            found += [node.value] if "trade_intrigue" in node.value.replace("-", "_") else []
    return found


@pytest.mark.parametrize(
    "source",
    [
        "from cenabum.orleans.trade_intrigue.kept import kept",
        "from cenabum.orleans import trade_intrigue",
        "from .trade_intrigue import kept",
        'import_module("cenabum.orleans.trade_intrigue.kept")',
        'words = ("orleans", "trade-intrigue/refusals")',
    ],
)
def test_a_base_game_that_knows_the_expansion_is_found(source: str) -> None:
    assert expansion_known(source, "orleans/refusals.py") != []
    assert expansion_known(f'"""Like {source!r}."""', "orleans/refusals.py") == []


def test_every_folder_has_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders <= set(RANKS)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("kernel/state.py", "from cenabum.bagbuilding.pool import Pool"),
        ("kernel/register.py", "import cenabum.orleans.state"),
        ("kernel/record.py", "import cenabum"),
        ("orleans/view.py", "from cenabum import start"),
        ("orleans/state.py", "from ..bots import greedy"),
        ("orleans/trade_intrigue/orders.py", "from ...cathedral.state import State"),
        ("stories/state.py", "from cenabum import orleans"),
        ("bots/greedy.py", "def later():\n    from cenabum.lab.simulate import simulate"),
        ("__init__.py", "from cenabum.orleans import State"),
    ],
)
def test_an_arrow_pointing_back_is_found(name: str, source: str) -> None:
    assert [complaint(name, target) for target in targets(source, name)] != [None]
    assert list(targets(source, name)) != []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("orleans/state.py", "from ..kernel.chance import Chance\nfrom .table import Table\nimport json"),
        ("bots/greedy.py", "from cenabum import orleans\nfrom cenabum.build import build"),
        ("cli/main.py", "import cenabum\nfrom cenabum.lab import simulate"),
        ("__init__.py", "from .kernel.register import start\nfrom .build import check_fresh"),
    ],
)
def test_an_arrow_pointing_down_is_not(name: str, source: str) -> None:
    assert [wrong for target in targets(source, name) if (wrong := complaint(name, target))] == []
