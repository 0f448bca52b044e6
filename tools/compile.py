"""Build build/compiled: a clean copy of the package whose hot modules are compiled by mypyc.

The source tree itself never gets a compiled file. `[tool.cenabum]` in pyproject.toml says what is compiled. The new
tree takes the old one's place only when it is complete. What was compiled stays as long as no compiled module and nothing
that one imports has changed: then only the other files are copied anew.

With --profile the C compiler works twice: what it makes first counts, while games are played, what runs how often, and the second
time it makes that fast.
"""

import argparse
import ast
import json
import os
import runpy
import shutil
import subprocess
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
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler()) is not None and headers.exists()


def compiler() -> str:
    """The command of the C compiler."""
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command.split(maxsplit=1)[0]


def is_gcc() -> bool:
    """Tell whether the C compiler is gcc: others count and use what runs often by other options."""
    said = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def hot_modules(package: Path, settings: dict[str, list[str]]) -> list[str]:
    """Return the modules to compile, as file names below the package."""
    found = {path.relative_to(package).as_posix() for pattern in settings["compile"] for path in package.glob(pattern)}
    return sorted(name for name in found if not any(fnmatch(name, no) for no in settings["compile-except"]))


DOORS = """
    def deciding_seats(self) -> list[int]:
        return super().deciding_seats()

    def legal(self, seat: int) -> list[int]:
        return self.players[seat].options

    def apply(self, seat: int, code: int) -> None:
        super().apply(seat, code)

    def step(self, code: int) -> list[int]:
        return super().step(code)
"""
"""What a loop in Python calls of a state, for the end of each file with a class of states. Python has a shortcut for compiled methods,
but only for objects of the very class that a method belongs to: an inherited one takes half as long again."""

# Functions of the group call each other directly, and small ones become part of who calls them: nobody else links to them.
# Where the processor can multiply and add at once (any 64-bit ARM), a C compiler would do so, with one rounding instead of
# Python's two: of two plans that are worth nearly the same a bot would then prefer the other one.
ALWAYS = ("-Wno-misleading-indentation", "-fvisibility=hidden", "-ffp-contract=off")
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
COUNTED = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch")


def compile_modules(tree: Path, names: Sequence[str], states: Sequence[str], opt_level: str, profile: bool) -> None:
    """Compile modules of the package in `tree`, in place, as one group (calls between them are then direct)."""
    from mypyc.build import mypycify

    os.chdir(tree)
    options = ["--config-file=", "--ignore-missing-imports"]  # ./check does the strict reading
    how = {"opt_level": opt_level, "debug_level": "0", "target_dir": "c"}
    sources = {name: Path(name).read_text(encoding="utf-8") for name in states}
    for name, text in sources.items():
        Path(name).write_text(text + DOORS, encoding="utf-8")
    extensions, links = joined(mypycify([*options, *names], group_name="cenabum", **how))
    for name, text in sources.items():
        Path(name).write_text(text, encoding="utf-8")
    unindent(Path("c"))
    build(extensions, (*ALWAYS, *COUNTING) if profile else ALWAYS)
    link(links)
    if not profile:
        return
    subprocess.run(
        [sys.executable, PROJECT / "tools" / "play_for_profile.py"],
        env=os.environ | {"PYTHONPATH": str(tree)},
        check=True,
    )
    build([extension for extension in extensions if extension.name.endswith("__mypyc")], (*ALWAYS, *COUNTED))


def joined(extensions: list[Any]) -> tuple[list[Any], dict[str, list[str]]]:
    """Make one library for the modules of each package, which only lead into the large one, instead of hundreds.

    Python looks for the beginning of a module by the module's own name, so each can be a link to the library of its package.
    Returns what is to be built, and by the module that is built the others that link to it.
    """
    kept, packages = [], dict[str, Any]()
    links: dict[str, list[str]] = {}
    for extension in extensions:
        package = extension.name.rpartition(".")[0]
        first = packages.setdefault(package, extension) if package else extension
        if first is extension:
            kept.append(extension)
            continue
        lines = Path(extension.sources[0]).read_text(encoding="utf-8").splitlines(keepends=True)
        with Path(first.sources[0]).open("a", encoding="utf-8") as together:
            together.writelines(line for line in lines if "PyInit___init__" not in line)  # the first has it
        links.setdefault(first.name, []).append(extension.name)
    return kept, links


def link(links: dict[str, list[str]]) -> None:
    """Give each module of a package the library that was built for the first."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for first, others in links.items():
        for other in others:
            os.link(first.replace(".", "/") + suffix, other.replace(".", "/") + suffix)


def build(extensions: list[Any], options: Sequence[str]) -> None:
    """Have the C compiler make extensions with these options beside mypyc's own."""
    from setuptools import setup

    own = [extension.extra_compile_args for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *options]
        extension.extra_link_args = [option for option in options if option in COUNTING]
    arguments = ["--quiet", "build_ext", "--inplace", "--force"]
    setup(name="cenabum", packages=[], ext_modules=extensions, script_args=arguments)
    for extension, given in zip(extensions, own, strict=True):
        extension.extra_compile_args = given


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
    kept = (
        all(old.get(key) == new[key] for key in ("suffix", "compiled", "options")) and old.get("opt", "0") >= new["opt"]
    )
    kept = kept and old.get("profile", False) >= new["profile"]
    return kept and all(old["sources"].get(name) == new["sources"][name] for name in needed)


def main() -> int:
    """Compile what is not compiled yet."""
    parser = argparse.ArgumentParser(prog="tools/compile", description="Build build/compiled with mypyc.")
    parser.add_argument("--project", type=Path, default=PROJECT, help="folder with pyproject.toml and src/cenabum")
    parser.add_argument("--force", action="store_true", help="build again even if nothing has changed")
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="optimise at least so far")
    parser.add_argument("--profile", action="store_true", help="play games first and make fast what runs often (gcc)")
    parser.add_argument("--has-compiler", action="store_true", help="tell by exit code whether there is a C compiler")
    asked = parser.parse_args()
    if asked.has_compiler:
        return 0 if has_compiler() else 1
    if not has_compiler():
        print("tools/compile needs a C compiler and Python's headers (Debian and Ubuntu: apt install gcc python3-dev)")
        return 2
    if asked.profile and not is_gcc():
        print(f"tools/compile --profile needs gcc, and the C compiler here is {compiler()}; leave --profile out")
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
        "profile": asked.profile,
        "compiled": names,
        "options": list(ALWAYS),
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
        stamp["profile"] = old.get("profile", False)
        for module in made.rglob(f"*{stamp['suffix']}"):
            shutil.copy2(module, tree / module.relative_to(made))
    else:
        paths, states = ([f"cenabum/{name}" for name in each] for each in (names, settings["states"]))
        compile_modules(tree, paths, states, asked.opt, asked.profile)
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
