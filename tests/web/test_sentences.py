"""The sentences the page is tested with are those Python makes today."""

import json
import re
import subprocess
import sys

from cenabum.kernel.register import rules_of
from cenabum.orleans.facts import FACTS
from tests.web.servers import ROOT

FIXTURE = ROOT / "web" / "src" / "generated" / "sentences.fixture.json"


def test_the_fixture_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "sentences_fixture.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_fact_of_the_modules_is_told_in_words() -> None:
    """In both languages: no name of the engine shows through, and every kind of fact has its sentence."""
    rules_of("orleans")  # with its modules, whose facts are told too
    stories = json.loads(FIXTURE.read_text(encoding="utf-8"))["orleans"]["stories"]
    assert {fact["kind"] for story in stories for fact in story["facts"]} == set(FACTS)
    raw = re.compile(r"[a-z]_[a-z]|[{}$]|\bfact-|\bplayer_")
    said = [text for story in stories for texts in story["says"].values() for text in texts]
    assert len(said) > 1000
    assert [text for text in said if raw.search(text)] == []
