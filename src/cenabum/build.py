"""Which build of the package is running, and whether it is as new as its sources.

The package is plain Python and runs as it is. `tools/compile` makes a second copy of it in `build/compiled`, whose hot
modules are compiled by mypyc, and writes down in `_compiled.json` what it was made from. A compiled module shadows its
source, so a build that no longer matches its sources refuses to be imported.
"""

import json
import os
import sysconfig
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parent
STAMP = "_compiled.json"
SOURCE_ENDINGS = (".py", ".toml", ".ftl")


class StaleBuildError(ImportError):
    """The compiled build does not match its sources or this interpreter."""


@dataclass(frozen=True)
class Build:
    """How this package runs: as plain Python, or with compiled modules."""

    kind: Literal["pure", "compiled"]
    modules: tuple[str, ...] = ()
    """The compiled modules, by file name below the package."""


def fingerprints(package: Path) -> dict[str, str]:
    """Return the SHA-256 of every source and data file below a package folder."""
    start = len(str(package)) + 1
    return {
        f"{folder}/{name}"[start:].replace("\\", "/"): sha256(Path(folder, name).read_bytes()).hexdigest()
        for folder, _, names in os.walk(package)
        for name in names
        if name.endswith(SOURCE_ENDINGS)
    }


@cache
def build() -> Build:
    """Tell which build is running."""
    stamp = PACKAGE / STAMP
    if not stamp.exists():
        return Build("pure")
    return Build("compiled", tuple(json.loads(stamp.read_bytes())["compiled"]))


def check_fresh(package: Path = PACKAGE) -> None:
    """Refuse to go on with a compiled build that is older than its sources; costs nothing in the pure build.

    Both the sources copied beside the compiled modules and, in a working copy of the project, those in `src` have to be
    the ones that were compiled.
    """
    stamp = package / STAMP
    if not stamp.exists():
        return
    made = json.loads(stamp.read_bytes())
    if made["suffix"] != sysconfig.get_config_var("EXT_SUFFIX"):
        raise StaleBuildError("the compiled build was made for another Python; run tools/compile")
    origin = package.parent.parent.parent / "src" / package.name
    for sources in [package, origin] if origin.is_dir() else [package]:
        if (now := fingerprints(sources)) != made["sources"]:
            changed = min(dict(now.items() ^ made["sources"].items()))
            raise StaleBuildError(
                f"the compiled build is older than its sources ({changed} changed); run tools/compile"
            )
    if missing := [name for name in made["compiled"] if not (package / name).with_suffix(made["suffix"]).exists()]:
        raise StaleBuildError(f"the compiled build is not complete ({missing[0]} is not compiled); run tools/compile")
