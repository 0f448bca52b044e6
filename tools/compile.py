"""Build build/compiled: a clean copy of the package whose hot modules are compiled by mypyc.

The source tree itself never gets a compiled file. `[tool.cenabum]` in pyproject.toml says what is compiled. The new
tree takes the old one's place only when it is complete.
"""

import argparse
import json
import os
import runpy
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def has_compiler() -> bool:
    """Tell whether C extensions can be built here: a compiler and Python's own headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) is not None and headers.exists()


def hot_modules(package: Path, settings: dict[str, list[str]]) -> list[str]:
    """Return the modules to compile, as file names below the package."""
    found = {path.relative_to(package).as_posix() for pattern in settings["compile"] for path in package.glob(pattern)}
    return sorted(name for name in found if not any(fnmatch(name, no) for no in settings["compile-except"]))


def compile_modules(tree: Path, names: Sequence[str], opt_level: str) -> None:
    """Compile modules of the package in `tree`, in place, as one group (calls between them are then direct)."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(tree)
    options = ["--config-file=", "--ignore-missing-imports"]  # ./check does the strict reading
    extensions = mypycify([*options, *names], group_name="cenabum", opt_level=opt_level, target_dir="c")
    setup(name="cenabum", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


def main() -> int:
    """Compile what is not compiled yet."""
    parser = argparse.ArgumentParser(prog="tools/compile", description="Build build/compiled with mypyc.")
    parser.add_argument("--project", type=Path, default=PROJECT, help="folder with pyproject.toml and src/cenabum")
    parser.add_argument("--force", action="store_true", help="build again even if nothing has changed")
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="the C compiler's optimisation level")
    parser.add_argument("--has-compiler", action="store_true", help="tell by exit code whether there is a C compiler")
    asked = parser.parse_args()
    if asked.has_compiler:
        return 0 if has_compiler() else 1
    if not has_compiler():
        print("tools/compile needs a C compiler and Python's headers (Debian and Ubuntu: apt install gcc python3-dev)")
        return 2

    project = asked.project.resolve()
    package = project / "src" / "cenabum"
    build = runpy.run_path(str(package / "build.py"))  # alone: the package itself may refuse a stale compiled build
    fingerprints, stamp_name = build["fingerprints"], build["STAMP"]

    made = project / "build" / "compiled"
    settings = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cenabum"]
    names = hot_modules(package, settings)
    stamp = {"suffix": sysconfig.get_config_var("EXT_SUFFIX"), "compiled": names, "sources": fingerprints(package)}
    stamp_file = made / "cenabum" / stamp_name
    if not asked.force and stamp_file.exists() and json.loads(stamp_file.read_bytes()) == stamp:
        print(f"build/compiled is fresh: {len(names)} modules")
        return 0

    began = time.monotonic()
    tree = project / "build" / "compiling"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(
        package, tree / "cenabum", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", stamp_name)
    )
    compile_modules(tree, [f"cenabum/{name}" for name in names], asked.opt)
    for left_over in ("build", "c", ".mypy_cache"):
        shutil.rmtree(tree / left_over, ignore_errors=True)
    (tree / "cenabum" / stamp_name).write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    shutil.rmtree(made, ignore_errors=True)
    tree.rename(made)
    print(f"{len(names)} modules compiled in {time.monotonic() - began:.0f} s; use them with PYTHONPATH=build/compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
