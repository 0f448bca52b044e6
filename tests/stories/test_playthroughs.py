"""Readable transcripts: recorded games told in English and German, one paragraph for each round.

`python -m tests.stories.test_playthroughs` writes them anew.
"""

from pathlib import Path

import pytest

from cenabum.kernel.core import Fact
from cenabum.kernel.game import replay
from cenabum.kernel.language import Language
from cenabum.kernel.record import parse_record

HERE = Path(__file__).resolve().parent
PLAYTHROUGHS = HERE.parent / "playthroughs" / "stories"
TOLD = [HERE / "games" / f"{stem}.cenabum" for stem in ("first-kingdom-2-2", "kings-favor-3-4")]
CASES = [(path, language) for path in TOLD for language in ("en", "de")]
HIDDEN = {
    "plans",
    "loads",
    "supplies",
    "plans_fair",
    "plan_done",
    "draws_number",
}  # small steps, seen again in what follows


def transcript(path: Path, name: str) -> str:
    """What happened, one line for each turn, rounds apart."""
    record = parse_record(path.read_text(encoding="utf-8"))
    game = replay(record, at=0)
    story, language = game.setup.game, Language(name, game.setup.game)
    lines = [f"{language.text('title')}: {', '.join(game.seats)}"]

    def tell(facts: list[Fact]) -> None:
        told = [game.fact(fact) for fact in facts if fact[0] not in HIDDEN]
        if any(fact["fact"] == "round_begins" for fact in told):
            lines.append("")
        if sentences := language.story(story, told):
            lines.append(" ".join(sentences))

    tell(list(game.events))
    for entry in [entry for entry in record.entries if not entry.refused]:
        game.play(entry.seat, entry.notation)
        tell(list(game.events))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("path", "name"), CASES, ids=[f"{path.stem}-{name}" for path, name in CASES])
def test_transcript_is_that_of_the_game(path: Path, name: str) -> None:
    assert transcript(path, name) == (PLAYTHROUGHS / f"{path.stem}.{name}.txt").read_text(encoding="utf-8")


def test_nothing_is_left_over_and_names_are_those_at_the_table() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PLAYTHROUGHS.glob("*.txt")]
    assert len(texts) == len(CASES)
    assert not any(word in text for text in texts for word in ("player_", "seat_", "{", "}"))


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for case in CASES:
        (PLAYTHROUGHS / f"{case[0].stem}.{case[1]}.txt").write_text(transcript(*case), encoding="utf-8", newline="\n")
