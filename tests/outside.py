"""The packages of `examples/`, installed as anybody installs them: into a fresh environment beside Cenabum."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import cenabum

PROJECT = Path(__file__).resolve().parents[1]
GAME = PROJECT / "examples" / "cenabum-millstream"
MODULE = PROJECT / "examples" / "cenabum-fishmarket"
BOT = PROJECT / "examples" / "cenabum-busy-bot"
BUILD = Path(cenabum.__file__).resolve().parents[1]
"""Where the package lies that the tests run with: in `src`, or compiled."""


class Fresh:
    """A fresh environment: what the project needs comes from its own one, and the packages are installed without any network."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        self.command = (str(self.python), "-m", "cenabum_command")
        _uv("venv", "--quiet", "--python", sys.executable, str(folder / "env"))
        [site] = (folder / "env" / "lib").glob("python*/site-packages")
        needed = sysconfig.get_paths()["purelib"]
        (site / "cenabum_needs.pth").write_text(f"import site; site.addsitedir({needed!r})\n")
        options = ("--quiet", "--offline", "--no-index", "--no-deps", "--python", str(self.python))
        _uv("pip", "install", *options, *map(str, packages))
        self.site = site

    def run(self, *command: str, typed: str = "", code: int = 0) -> str:
        """What `cenabum` says there."""
        done = subprocess.run(
            [*self.command, *command],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env={
                **os.environ,
                "PYTHONPATH": str(BUILD),
                "XDG_DATA_HOME": str(self.folder),
                "CENABUM_LANGUAGE": "en",
                "COLUMNS": "120",
            },
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr


def _uv(*command: str) -> None:
    uv = shutil.which("uv") or str(PROJECT / ".tools" / "bin" / "uv")
    subprocess.run([uv, *command], check=True)
