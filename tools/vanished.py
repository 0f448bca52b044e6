"""Lists tests that a change takes away without saying so; ./check fails then.

    python tools/vanished.py [--message FILE]

A test may go, or get another name, when the commit that takes it away names it. Each commit is looked at by itself:
those since CHECK_BASE (what a push began with, if the continuous integration tells), or since main on a branch, or the
newest alone. What is not committed yet is compared with HEAD; FILE (or CHECK_MESSAGE) then holds the message that it
will be committed with. A test that is moved and keeps its name has not gone. Parametrised cases are not told apart.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Set
from pathlib import Path
from typing import NamedTuple

TESTS = [":(glob)tests/**/test_*.py", ":(glob)web/src/**/*.test.ts"]
FILE = re.compile(r"tests/(.+/)?test_\w+\.py|web/src/.+\.test\.ts")
NAME = re.compile(r"""\s*(?:(?:async )?def (test_\w+)\(|(?:it|test)(?:\.\w+)*(?:\(.*\))?\("(.+?)",)""")
COMMIT = "commit\x1f"
MESSAGE_ENDS = "\x1e"


class Vanished(NamedTuple):
    """A test that is no longer where it was."""

    commit: str
    path: str
    name: str

    def __str__(self) -> str:
        return f"{self.path}::{self.name}  ({self.commit})"


def git(*arguments: str) -> str:
    """What git says; "" when it says no."""
    done = subprocess.run(["git", *arguments], capture_output=True, encoding="utf-8", errors="replace", check=False)
    return done.stdout if done.returncode == 0 else ""


def name_in(line: str) -> str | None:
    """The test that begins in a line."""
    found = NAME.match(line)
    return (found[1] or found[2]) if found else None


def names(lines: list[str]) -> Iterator[tuple[str, str, str]]:
    """The tests in a diff: whether the line came (+) or went (-), its file before, its name."""
    path = ""
    for line in lines:
        if line.startswith("diff --git "):
            path = line.split(" b/")[0].removeprefix("diff --git a/")
        elif line[:1] in "+-" and FILE.fullmatch(path) and (name := name_in(line[1:])):
            yield line[0], path, name


def without_named(commit: str, gone: set[tuple[str, str]], there: Set[str], message: str) -> list[Vanished]:
    """Those that went, are nowhere else, and are not named in the message."""
    told = [Vanished(commit, path, name) for path, name in sorted(gone) if name not in there]
    return [one for one in told if not re.search(rf"(?<!\w){re.escape(one.name)}(?!\w)", message)]


def vanished_in(commit: str, diff: list[str], message: str, elsewhere: Set[str] = frozenset()) -> list[Vanished]:
    """The tests that went with a change, came nowhere, and are not named in its message."""
    changed = list(names(diff))
    came = {name for sign, _, name in changed if sign == "+"}
    return without_named(
        commit, {(path, name) for sign, path, name in changed if sign == "-"}, came | elsewhere, message
    )


def is_there(one: Vanished) -> bool:
    """It came back later."""
    return Path(one.path).exists() and one.name in map(name_in, Path(one.path).read_text("utf-8").splitlines())


def first_looked_at() -> str | None:
    """The commit before those that are looked at; None when there is none here."""
    head = git("rev-parse", "HEAD").strip()
    told = os.environ.get("CHECK_BASE", "")
    if told and not git("merge-base", told, "HEAD"):
        print(f"CHECK_BASE={told} is not known here; looking at the newest commit alone.")
        told = ""
    for main in filter(None, (told, "origin/main", "main")):
        base = git("merge-base", main, "HEAD").strip()
        if base and base != head:
            return base
    return git("rev-parse", "--verify", "--quiet", "HEAD~1").strip() or None


def tests_of(commit: str) -> set[tuple[str, str]]:
    """All tests of a commit, with their files."""
    lines = git("grep", "-E", r"^ *((async )?def test_|(it|test)[.(])", commit, "--", *TESTS).splitlines()
    told = [line.removeprefix(f"{commit}:").split(":", 1) for line in lines]
    return {(path, name) for path, line in told if (name := name_in(line))}


def left_out(merge: str, parents: list[str], message: str) -> list[Vanished]:
    """Tests of the sides of a merge that it lost: none of the sides had taken them away."""
    begun = tests_of(git("merge-base", "--octopus", *parents).strip())
    sides = [tests_of(parent) for parent in parents]
    kept = set.intersection(*sides) | (set.union(*sides) - begun)
    return without_named(merge, kept, {name for _, name in tests_of(merge)}, message)


def committed(base: str) -> Iterator[Vanished]:
    """What vanished in each commit since the base and has not come back."""
    log = ["log", "--reverse", "--patch", "-U0", "--no-renames", "--no-color"]
    told = git(*log, f"--format={COMMIT}%h\x1f%p\x1f%B{MESSAGE_ENDS}", f"{base}..HEAD")
    for part in told.split(COMMIT)[1:]:
        commit, parents, rest = part.split("\x1f", 2)
        message, diff = rest.split(MESSAGE_ENDS, 1)
        if " " in parents:
            yield from left_out(commit, parents.split(), message)
        else:
            yield from vanished_in(commit, diff.splitlines(), message)


def uncommitted(message: str) -> list[Vanished]:
    """What is gone from the files since the last commit."""
    new = git("ls-files", "--others", "--exclude-standard", "--", *TESTS).splitlines()
    added = {name for path in new for line in Path(path).read_text("utf-8").splitlines() if (name := name_in(line))}
    diff = git("diff", "-U0", "--no-renames", "--no-color", "HEAD", "--", *TESTS).splitlines()
    return vanished_in("not committed", diff, message, added)


def main() -> int:
    """List what vanished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--message", default=os.environ.get("CHECK_MESSAGE"), help="file with the message to come")
    asked = parser.parse_args()
    message = Path(asked.message).read_text("utf-8") if asked.message else ""
    if not git("rev-parse", "--verify", "--quiet", "HEAD"):
        print("There is no git history here: nobody can tell whether tests vanished.")
        return 0
    os.chdir(git("rev-parse", "--show-toplevel").strip())
    found = uncommitted(message)
    if base := first_looked_at():
        found += [one for one in committed(base) if not is_there(one)]
    else:
        print(
            "There is no commit before the newest one here (a shallow clone, or the first of all): it is not looked at."
        )
    if found:
        print("These tests are gone, and no commit says so. Bring them back, or name them in the commit's message:")
        print("\n".join(f"  {one}" for one in found))
        return 1
    print("No test vanished unnamed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
