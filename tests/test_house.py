"""The house is in order: scripts start, pages exist, files are short, no compiled build is older than its sources."""

import ast
import json
import os
import re
import runpy
import subprocess
import sysconfig
import tomllib
from pathlib import Path

import pytest

from cenabum.build import STAMP, StaleBuildError, build, check_fresh, fingerprints

PROJECT = Path(__file__).resolve().parents[1]
SCRIPTS = ["check", "play", ".ci/run", "tools/compile", "benchmarks/engine"]
PAGES = [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "docs/architecture.md", "docs/features.md",
    "docs/status.md", "docs/python.md", "docs/record.md", "docs/bots.md", "docs/performance.md",
    "docs/learning.md", "docs/checking.md", "docs/server.md", "docs/hosting.md", "docs/cli.md", "docs/translating.md",
    "docs/rules/orleans.md",
    "docs/rules/trade-intrigue.md", "docs/rules/cathedral.md", "docs/rules/stories.md",
]  # fmt: skip
CODE = {".py", ".svelte", ".ts"}
TEXT = {".py", ".md", ".toml", ".ftl", ".cenabum", ".txt", ".json", ".jsonl", ".sh", ".lock", ""}
BROUGHT = re.compile(r"\.(git|venv|tools|hypothesis)|build|dist|node_modules|.*_cache|__pycache__")
LONGEST = 400


def files(suffixes: set[str]) -> list[Path]:
    """Return the project's own files with one of the suffixes."""
    found = []
    for folder, folders, names in os.walk(PROJECT):
        folders[:] = [name for name in folders if not BROUGHT.fullmatch(name)]
        found += [Path(folder, name) for name in names if Path(name).suffix in suffixes and not BROUGHT.fullmatch(name)]
    return found


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (PROJECT / folder).rglob("*.py"))


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_can_be_started(name: str) -> None:
    assert os.access(PROJECT / name, os.X_OK), f"chmod +x {name}"
    assert subprocess.run(["bash", "-n", PROJECT / name], check=False).returncode == 0


def test_continuous_integration_runs_what_a_person_runs() -> None:
    assert '/../check" "$@"' in (PROJECT / ".ci/run").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_pages_exist(name: str) -> None:
    assert len((PROJECT / name).read_text(encoding="utf-8")) > 100


def test_readme_says_unofficial_and_names_both_commands() -> None:
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in readme.lower()
    assert "./play" in readme
    assert "./check" in readme


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    places = re.compile("/(work|root|home/[a-z]+)" + "/")
    assert [str(path) for path in files(TEXT) if places.search(path.read_text(encoding="utf-8"))] == []


def test_the_lock_names_the_public_index_only() -> None:
    hosts = set(re.findall(r"(?:https?|file)://[^/\"]*", (PROJECT / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == {"https://pypi.org", "https://files.pythonhosted.org"}


def test_modules_are_short() -> None:
    """Tests too; but for what a tool has generated."""
    written = [path for path in files(CODE) if path.parent.name != "generated"]
    lengths = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert {path.suffix for path in written} == CODE
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
    sources = python_files("src", "tests", "tools", "benchmarks")
    assert [str(path) for path in sources if later.search(path.read_text(encoding="utf-8"))] == []


def test_a_suppression_carries_its_reason() -> None:
    bare = re.compile(r"# (type: ignore(\[[^]]*\])?|noqa(: ?[A-Z0-9, ]+)?)\s*$", re.MULTILINE)
    sources = python_files("src", "tests", "tools", "benchmarks")
    assert [str(path) for path in sources if bare.search(path.read_text(encoding="utf-8"))] == []


def test_source_tree_holds_no_compiled_file() -> None:
    assert [str(path) for path in (PROJECT / "src").rglob("*") if path.suffix in {".so", ".pyd", ".c"}] == []


@pytest.mark.parametrize("path", python_files("tests"), ids=lambda path: path.name)
def test_every_test_file_asserts_something(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    assert bool(tests) == path.name.startswith("test_")
    assert not tests or any(isinstance(node, ast.Assert) for node in nodes)


def test_versions_agree() -> None:
    version = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert version in (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.golden
def test_the_build_is_the_one_asked_for() -> None:
    assert build().kind == os.environ.get("CENABUM_BUILD", "pure")
    check_fresh()


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """A working copy in small: one source, and a compiled build of it that is fresh."""
    source, package = tmp_path / "src" / "cenabum", tmp_path / "build" / "compiled" / "cenabum"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for folder in (source, package):
        folder.mkdir(parents=True)
        (folder / "pool.py").write_text("kinds = 11\n")
    (package / "pool").with_suffix(suffix).write_bytes(b"")
    stamp = {"suffix": suffix, "compiled": ["pool.py"], "sources": fingerprints(source)}
    (package / STAMP).write_text(json.dumps(stamp))
    return package


def test_fresh_build_is_accepted(compiled: Path) -> None:
    assert check_fresh(compiled) is None  # type: ignore[func-returns-value]  # it answers by not raising


def test_changed_source_is_noticed(compiled: Path) -> None:
    (compiled.parents[2] / "src" / "cenabum" / "pool.py").write_text("kinds = 12\n")
    with pytest.raises(StaleBuildError, match=r"older than its sources \(pool.py changed\); run tools/compile"):
        check_fresh(compiled)


def test_source_changed_beside_the_compiled_file_is_noticed(compiled: Path) -> None:
    (compiled / "pool.py").write_text("kinds = 12\n")
    with pytest.raises(StaleBuildError, match="older than its sources"):
        check_fresh(compiled)


def test_new_source_is_noticed(compiled: Path) -> None:
    (compiled.parents[2] / "src" / "cenabum" / "market.py").write_text("")
    with pytest.raises(StaleBuildError, match=r"market.py"):
        check_fresh(compiled)


def test_another_python_is_noticed(compiled: Path) -> None:
    stamp = json.loads((compiled / STAMP).read_text()) | {"suffix": ".cpython-37-elsewhere.so"}
    (compiled / STAMP).write_text(json.dumps(stamp))
    with pytest.raises(ImportError, match="another Python"):
        check_fresh(compiled)


@pytest.mark.parametrize(
    ("changed", "kept"),
    [("table.py", True), ("words.ftl", True), ("pool.py", False), ("chance.py", False)],
    ids=["not compiled", "data", "compiled", "imported by a compiled one"],
)
def test_what_was_compiled_is_kept_while_nothing_it_needs_has_changed(
    compiled: Path, monkeypatch: pytest.MonkeyPatch, changed: str, kept: bool
) -> None:
    project = compiled.parents[2]
    source = project / "src" / "cenabum"
    tool = runpy.run_path(str(PROJECT / "tools" / "compile.py"))
    (source / "build.py").write_bytes((PROJECT / "src" / "cenabum" / "build.py").read_bytes())
    (source / "pool.py").write_text("from cenabum import chance\n")
    for name in ("chance.py", "table.py", "words.ftl"):
        (source / name).write_text("")
    (project / "pyproject.toml").write_text('[tool.cenabum]\ncompile = ["pool.py"]\ncompile-except = []\nstates = []\n')
    how = {"opt": "3", "options": list(tool["ALWAYS"])}
    stamp = json.loads((compiled / STAMP).read_text()) | how | {"sources": fingerprints(source)}
    (compiled / STAMP).write_text(json.dumps(stamp))
    (source / changed).write_text("from cenabum import chance # another time\n")

    compiled_now: list[str] = []
    monkeypatch.setitem(
        tool["main"].__globals__, "compile_modules", lambda tree, names, *how: compiled_now.extend(names)
    )
    monkeypatch.setitem(tool["main"].__globals__, "has_compiler", lambda: True)
    monkeypatch.setattr("sys.argv", ["compile", "--project", str(project), "--opt", "1"])
    assert tool["main"]() == 0
    assert compiled_now == ([] if kept else ["cenabum/pool.py"])
    if kept:
        assert check_fresh(compiled) is None  # type: ignore[func-returns-value]  # it answers by not raising
        assert json.loads((compiled / STAMP).read_text())["opt"] == "3"


def test_what_was_compiled_with_other_options_is_compiled_anew() -> None:
    tool = runpy.run_path(str(PROJECT / "tools" / "compile.py"))
    now = {
        "suffix": ".so",
        "compiled": [],
        "options": list(tool["ALWAYS"]),
        "opt": "3",
        "profile": False,
        "sources": {},
    }
    assert tool["still_good"](now, now, set())
    assert not tool["still_good"]({**now, "options": []}, now, set())
    assert not tool["still_good"]({key: now[key] for key in now if key != "options"}, now, set())
