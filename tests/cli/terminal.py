"""A real `cenabum` process, and a player who answers its numbered choices through a pipe."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.processes import end, start

import cenabum

SOURCES = Path(cenabum.__file__).resolve().parents[1]
PROMPT = "> "
Command = Callable[..., subprocess.CompletedProcess[str]]


@dataclass
class Home:
    """A player's home: its saved games, the environment of its processes, and those that go on while the test does."""

    folder: Path
    processes: list["subprocess.Popen[str]"] = field(default_factory=list)

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "CENABUM_BUILD") if name in os.environ}
        return kept | {
            "PYTHONPATH": str(SOURCES),
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "LANG": "C.UTF-8",
            "PYTHONWARNINGS": "error",
        }

    @property
    def saved(self) -> list[Path]:
        return sorted((self.folder / "data" / "cenabum").glob("*.cenabum"))

    def command(self, *arguments: object) -> list[str]:
        return [sys.executable, "-m", "cenabum.cli.main", *(str(argument) for argument in arguments)]

    def run(self, *arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment | environment,
            timeout=600,
            check=False,
        )

    def begin(
        self, *arguments: object, environment: dict[str, str] | None = None, **pipes: int
    ) -> "subprocess.Popen[str]":
        """A command that the test talks to while it runs."""
        process = start(self.command(*arguments), cwd=self.folder, env=self.environment | (environment or {}), **pipes)
        self.processes.append(process)
        return process

    def sit_down(self, *arguments: object) -> "Sitting":
        return Sitting(self, *arguments)

    def close(self) -> None:
        """Nothing of it goes on after the test."""
        for process in self.processes:
            end(process)


class Sitting:
    """A game in a process of its own; `read` goes up to the next prompt."""

    def __init__(self, home: Home, *arguments: object) -> None:
        pipe = subprocess.PIPE
        self.process = home.begin("play", *arguments, stdin=pipe, stdout=pipe, stderr=pipe)
        self.transcript = ""

    def read(self) -> str:
        """What the game says up to its next prompt, or to its end."""
        assert self.process.stdout is not None
        said = ""
        while not said.endswith(PROMPT):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            said += letter
        self.transcript += said
        return said

    def answer(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def ask(self, text: str) -> str:
        self.answer(text)
        return self.read()

    def choose(self, chooser: random.Random) -> str:
        """Ask how many choices there are, and take one of them."""
        count = re.search(r"There are choices 1 to (\d+)", self.ask("9999"))
        return self.ask(str(chooser.randint(1, int(count[1]))) if count else "1")

    def finish(self) -> int:
        """Close the pipes and wait for the end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        self.transcript += self.process.stdout.read()
        self.errors = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(timeout=600)


def widest(text: str) -> int:
    """The length of the longest line that is not a file name."""
    return max(len(line.rstrip()) for line in text.splitlines() if not line.rstrip().endswith(".cenabum"))
