"""What `./play` and `./check` fetch besides the locked packages: by version and hash, and nothing of it runs while it is installed."""

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
FETCHES = {"tools/uv.txt": "tools/env.sh", "tools/node.txt": "tools/page.py"}


@pytest.mark.parametrize("wanted", FETCHES)
def test_what_pip_fetches_is_known_by_version_and_hash(wanted: str) -> None:
    lines = (PROJECT / wanted).read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    packages = [line.split() for line in lines if line and not line.startswith("#")]
    assert len(packages) == 1
    for name, *hashes in packages:
        assert re.fullmatch(r"[a-z-]+==[0-9]+(\.[0-9]+)+", name)
        assert len(hashes) > 5
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)


def test_pip_is_asked_for_nothing_else() -> None:
    for wanted, tool in FETCHES.items():
        text = (PROJECT / tool).read_text(encoding="utf-8")
        asked = [line for line in text.splitlines() if re.search(r"-m pip install|^ +\"--require-hashes\"", line)]
        assert len(asked) == 1, tool
        assert "--require-hashes" in asked[0]
        assert Path(wanted).name in text


def test_no_package_of_the_page_runs_a_script_while_it_is_installed() -> None:
    assert (PROJECT / "web" / ".npmrc").read_text(encoding="utf-8").splitlines() == ["ignore-scripts=true"]
