"""Readable transcripts: recorded games told in English and German, one turn to a line.

`python -m tests.cathedral.test_playthroughs` writes them anew.
"""

from pathlib import Path

import pytest

import cenabum
from cenabum.kernel.language import Language
from tests.cathedral.coverage import GAMES

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs" / "cathedral"
TOLD = sorted(GAMES.glob("00*.cenabum"))[:2]
CASES = [(path, language) for path in TOLD for language in ("en", "de")]


def transcript(path: Path, name: str) -> str:
    """What happened, one line for each turn."""
    recorded = cenabum.load(path)
    game = cenabum.Game(recorded.setup)
    language = Language(name, "cathedral")
    lines = [f"{language.text('title')}: {', '.join(game.seats)}", ""]
    facts = list(game.events)
    for entry in recorded.decisions:
        if entry.notation.startswith("draw "):
            lines.append(" ".join(language.story("cathedral", map(game.fact, facts))))
            facts = []
        game.play(entry.seat, entry.code)
        facts += game.events
    lines.append(" ".join(language.story("cathedral", map(game.fact, facts))))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("path", "name"), CASES, ids=[f"{path.stem}-{name}" for path, name in CASES])
def test_transcript_is_that_of_the_game(path: Path, name: str) -> None:
    assert transcript(path, name) == (PLAYTHROUGHS / f"{path.stem}.{name}.txt").read_text(encoding="utf-8")


def test_one_is_won_and_one_is_lost() -> None:
    assert {bool(cenabum.load(path).winners) for path in TOLD} == {True, False}


def test_there_are_four() -> None:
    assert len(CASES) == len(list(PLAYTHROUGHS.glob("*.txt"))) == 4


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for case in CASES:
        (PLAYTHROUGHS / f"{case[0].stem}.{case[1]}.txt").write_text(transcript(*case), encoding="utf-8")
