"""Asking the player: reading a line, and finding out which move was meant."""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

from cenabum.cli.speech import said
from cenabum.kernel.moves import Move


class Leave(Exception):  # noqa: N818  (the player leaves; nothing is wrong)
    """The player leaves, or there is nobody left to answer."""


def read_line(out: Console, prompt: str) -> str:
    """Ask for a line. A line that comes through a pipe is shown, so that the transcript can be read."""
    if sys.stdin is None or sys.stdin.closed:
        raise Leave
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal:
        import readline  # noqa: F401  (gives input() editing and the lines typed before)
    sys.stdout.flush()
    try:
        if terminal:
            line = input(f"{prompt}> ")
        else:
            out.print(f"{prompt}> ", end="", markup=False)
            line = input()
            out.print(line, markup=False)
    except EOFError:
        out.print()
        raise Leave from None
    except UnicodeDecodeError:
        return ""
    return "".join(letter for letter in line if letter.isprintable()).strip()


def ask(out: Console, question: str, default: str, answers: Sequence[str] = ()) -> str:
    """Ask a question; an empty answer is the default. With `answers`, the beginning of one is enough."""
    while True:
        line = read_line(out, f"{question} [{default}]") or default
        if not answers or line in answers:
            return line
        found = [answer for answer in answers if answer.casefold().startswith(line.casefold())]
        if len(found) == 1:
            return found[0]
        choices = said("or-last", names=", ".join(answers[:-1]), last=answers[-1])
        out.print(said("please-answer", answers=choices), markup=False)


@dataclass(frozen=True)
class Meant:
    """What a line can mean: the moves it fits. One is a clear answer, several are to be told apart."""

    moves: list[Move]


def meant(line: str, numbered: Sequence[Move], labels: Sequence[str]) -> Meant:
    """Find the moves that a number, a notation, or the beginnings of its words can mean."""
    if re.fullmatch(r"\d+", line):
        number = int(line) if len(line) < 6 else 0
        return Meant([numbered[number - 1]] if 0 < number <= len(numbered) else [])
    text = " ".join(line.casefold().split())
    exact = [
        move
        for move, label in zip(numbered, labels, strict=True)
        if text in (move.notation.casefold(), label.casefold())
    ]
    if exact:
        return Meant(exact)
    typed = re.split(r"[\s_.]+", text)
    found = [
        move for move, label in zip(numbered, labels, strict=True) if _fits(typed, move.notation) or _fits(typed, label)
    ]
    beginning = [move for move in found if move.notation.casefold().startswith(text)]
    return Meant(beginning if len(beginning) == 1 else found)


def _fits(typed: Sequence[str], text: str) -> bool:
    """Is every typed word the beginning of a word of the text, in their order?"""
    rest = iter(re.split(r"[\s_.~-]+", text.casefold()))
    return bool(typed[0]) and all(any(word.startswith(begun) for word in rest) for begun in typed)
