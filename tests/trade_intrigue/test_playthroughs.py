"""Readable transcripts of two recorded games with modules, told in English and German.

`python tools/make_playthroughs.py` writes them anew.
"""

from pathlib import Path

import pytest

from tests.trade_intrigue.transcripts import CASES, PLAYTHROUGHS, transcript


@pytest.mark.parametrize(("path", "name"), CASES, ids=[f"{path.stem}-{name}" for path, name in CASES])
def test_transcript_is_that_of_the_game(path: Path, name: str) -> None:
    assert transcript(path, name) == (PLAYTHROUGHS / f"{path.stem}.{name}.txt").read_text(encoding="utf-8")


def test_they_show_both_boards_in_both_languages() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(PLAYTHROUGHS.glob("*.txt"))}
    assert len(texts) == len(CASES) == 4
    english = "".join(text for name, text in texts.items() if name.endswith(".en.txt"))
    for word in ("order", "bribe", "Alchemy", "Silentium"):
        assert word in english, word
    assert max(len(text.encode()) for text in texts.values()) < 90_000
