"""A folder and one line are a language: in a copy of the tree one more is made from English, and everything finds it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
PLAIN = re.compile(r"^([a-z][\w-]* = )([^{}\n]+)$", re.MULTILINE)
NODE = PROJECT / "web" / "node_modules"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with one more language, whose words are marked ⟦so⟧."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(PROJECT / "src", tree / "src", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    for page in PROJECT.glob("src/cenabum/locale/*/page"):
        shutil.copytree(page, tree / page.relative_to(PROJECT))
    locale = tree / "src" / "cenabum" / "locale"
    shutil.copytree(locale / "en", locale / "xx")
    for rules in locale.glob("de/*/rules.ftl"):
        shutil.copy(rules, locale / "xx" / rules.relative_to(locale / "de"))
    for file in locale.glob("xx/*/*.ftl"):
        file.write_text(PLAIN.sub(r"\1⟦\2⟧", file.read_text(encoding="utf-8")), encoding="utf-8")
    line = locale / "languages.json"
    known = json.loads(line.read_text(encoding="utf-8"))
    line.write_text(json.dumps(known | {"xx": "Xxisch"}), encoding="utf-8")
    return tree


def test_the_terminal_speaks_it(copy: Path, tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(copy / "src"), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "cenabum.cli.main", "play", "cathedral", "--seats", "Ana,Bruno", "--seed", "1"]
    typed = "help\n?\n1\nquit\n"
    played = subprocess.run(
        [*command, "--language", "xx"], input=typed, env=environment | {"PYTHONUTF8": "1"}, capture_output=True,
        encoding="utf-8", check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "⟦what has happened lately⟧" in played.stdout, "the commands"
    assert "⟦Hour glass⟧" in played.stdout, "the table"
    assert "⟦Bell tower⟧" in played.stdout or "⟦Cart⟧" in played.stdout, "names"
    assert "⟦Aus einem Beutel ziehen⟧" in played.stdout, "rules"


@pytest.mark.skipif(not NODE.is_dir(), reason="the page is not built here")
def test_the_page_finds_it(copy: Path) -> None:
    ignored = shutil.ignore_patterns("node_modules")
    shutil.copytree(PROJECT / "web", copy / "web", ignore=ignored)
    (copy / "web" / "node_modules").symlink_to(NODE)
    test = [
        str(NODE / ".bin" / "vitest"),
        "run",
        "src/lib/sentences.test.ts",
        "-t",
        "words in",
        "--reporter",
        "verbose",
    ]
    answer = subprocess.run(test, cwd=copy / "web", capture_output=True, encoding="utf-8", check=False)
    assert answer.returncode == 0, answer.stdout[-3000:] + answer.stderr[-1000:]
    assert "words in xx" in answer.stdout
