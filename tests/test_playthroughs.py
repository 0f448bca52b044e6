"""The readable transcripts in tests/playthroughs are those of the recorded games of the same name.

`python tools/make_playthroughs.py` writes them anew.
"""

from pathlib import Path

import pytest

from tests.properties.transcripts import GAMES, PLAYTHROUGHS, transcript


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_transcript_is_that_of_the_game(path: Path) -> None:
    assert transcript(path) == (PLAYTHROUGHS / f"{path.stem}.txt").read_text(encoding="utf-8")


def test_there_are_some_for_every_number_of_players_and_edition() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(PLAYTHROUGHS.glob("*.txt"))]
    assert len(texts) == len(GAMES) >= 4
    assert max(len(text.encode()) for text in texts) < 60_000
    heads = [text.partition("\n")[0] for text in texts]
    assert {head.partition(" (")[0].count(",") for head in heads} >= {1, 2, 3}
    assert {edition for edition in ("2014", "2019") for head in heads if f"edition {edition}" in head} == {
        "2014",
        "2019",
    }


def test_lines_fit_a_wide_page() -> None:
    for path in PLAYTHROUGHS.glob("*.txt"):
        assert max(len(line) for line in path.read_text(encoding="utf-8").split("\n")) <= 220
