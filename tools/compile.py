"""Build build/compiled: a clean copy of the package whose hot modules are compiled by mypyc.

The source tree itself never gets a compiled file. `[tool.cenabum]` in pyproject.toml says what is compiled. The new
tree takes the old one's place only when it is complete. What was compiled stays as long as no compiled module and nothing
that one imports has changed: then only the other files are copied anew.
"""

import argparse
import ast
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
from typing import Any

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
    how = {"opt_level": opt_level, "debug_level": "0", "target_dir": "c"}
    extensions = mypycify([*options, *names], group_name="cenabum", **how)
    unindent(Path("c"))
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-misleading-indentation")
    setup(name="cenabum", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


def unindent(generated: Path) -> None:
    """Take the indentation out of the generated C.

    mypyc indents each wrapper deeper than the one before. With hundreds of modules nine tenths of the file are spaces, and the
    C compiler needs seven times as long for it.
    """
    for source in generated.rglob("*.c"):
        lines = source.read_bytes().splitlines(keepends=True)
        source.write_bytes(b"".join(line.lstrip(b" ") for line in lines))


def imported(package: Path, names: Sequence[str]) -> set[str]:
    """Return these modules and all of the package that they import, and what those import."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        if (name := waiting.pop()) in found:
            continue
        found.add(name)
        for node in ast.walk(ast.parse((package / name).read_bytes())):
            if isinstance(node, ast.ImportFrom):
                modules = [node.module or "", *(f"{node.module}.{each.name}" for each in node.names)]
            else:
                modules = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                path = "/".join(module.split(".")[1:]) if module.split(".")[0] == package.name else ""
                waiting += [
                    each for each in (f"{path}.py", f"{path}/__init__.py") if path and (package / each).exists()
                ]
    return found


def still_good(old: dict[str, Any], new: dict[str, Any], needed: set[str]) -> bool:
    """Tell whether what was compiled is what would be compiled now."""
    kept = all(old.get(key) == new[key] for key in ("suffix", "compiled")) and old.get("opt", "0") >= new["opt"]
    return kept and all(old["sources"].get(name) == new["sources"][name] for name in needed)


def main() -> int:
    """Compile what is not compiled yet."""
    parser = argparse.ArgumentParser(prog="tools/compile", description="Build build/compiled with mypyc.")
    parser.add_argument("--project", type=Path, default=PROJECT, help="folder with pyproject.toml and src/cenabum")
    parser.add_argument("--force", action="store_true", help="build again even if nothing has changed")
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="optimise at least so far")
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
    stamp = {
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
        "opt": asked.opt,
        "compiled": names,
        "sources": fingerprints(package),
    }
    stamp_file = made / "cenabum" / stamp_name
    old = json.loads(stamp_file.read_bytes()) if stamp_file.exists() and not asked.force else {}
    kept = bool(old) and still_good(old, stamp, imported(package, names))
    if kept and old["sources"] == stamp["sources"]:
        print(f"build/compiled is fresh: {len(names)} modules")
        return 0

    began = time.monotonic()
    tree = project / "build" / "compiling"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(
        package, tree / "cenabum", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", stamp_name)
    )
    if kept:
        stamp["opt"] = old["opt"]
        for module in made.rglob(f"*{stamp['suffix']}"):
            shutil.copy2(module, tree / module.relative_to(made))
    else:
        compile_modules(tree, [f"cenabum/{name}" for name in names], asked.opt)
        for left_over in ("build", "c", ".mypy_cache"):
            shutil.rmtree(tree / left_over, ignore_errors=True)
    (tree / "cenabum" / stamp_name).write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    shutil.rmtree(made, ignore_errors=True)
    tree.rename(made)
    how = "kept, the other files copied" if kept else "compiled"
    print(f"{len(names)} modules {how} in {time.monotonic() - began:.0f} s; use them with PYTHONPATH=build/compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
