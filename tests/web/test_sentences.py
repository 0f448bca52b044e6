"""The sentences the page is tested with are those Python makes today."""

import subprocess
import sys

from tests.web.servers import ROOT


def test_the_fixture_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "sentences_fixture.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
