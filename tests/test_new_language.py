"""A folder and one line are a language: in a copy of the tree one more is made from English, and everything finds it."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.copies import PROJECT, copy_of_the_tree, run_in

PLAIN = re.compile(r"^([a-z][\w-]* = )([^{}\n]+)$", re.MULTILINE)
NODE = PROJECT / "web" / "node_modules"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with one more language, whose words are marked ⟦so⟧."""
    tree = copy_of_the_tree(tmp_path_factory.mktemp("tree"))
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


def test_the_terminal_speaks_it(copy: Path) -> None:
    asked = ["play", "cathedral", "--seats", "Ana,Bruno", "--seed", "1", "--language", "xx"]
    told = run_in(copy, ["-m", "cenabum.cli.main", *asked], typed="help\n?\n1\nquit\n")
    assert "⟦what has happened lately⟧" in told, "the commands"
    assert "⟦Hour glass⟧" in told, "the table"
    assert "⟦Bell tower⟧" in told or "⟦Cart⟧" in told, "names"
    assert "⟦Aus einem Beutel ziehen⟧" in told, "rules"


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


def test_a_language_is_as_many_files_as_we_say() -> None:
    page = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    [row] = [line for line in page.splitlines() if line.startswith("| a language |")]
    folder = PROJECT / "src" / "cenabum" / "locale" / "fr"
    assert f"its folder of {len(list(folder.rglob('*.ftl')))} files" in row
