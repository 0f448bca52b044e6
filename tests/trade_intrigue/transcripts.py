"""Recorded games with modules as people would tell them, in English and German: a paragraph for each round."""

import itertools
from pathlib import Path

import cenabum
from cenabum.kernel.language import Language

TESTS = Path(__file__).resolve().parents[1]
PLAYTHROUGHS = TESTS / "playthroughs" / "trade_intrigue"
ALL = sorted((TESTS / "games" / "trade_intrigue").glob("*.cenabum"))
BRIBED = next(path for path in ALL if "-events-intrigue" in path.name and ": bribe" in path.read_text(encoding="utf-8"))
GAMES = [ALL[0], BRIBED]  # one for each board; where intrigue is played, somebody bargains
CASES = [(path, language) for path in GAMES for language in ("en", "de")]


def transcript(path: Path, name: str) -> str:
    """Everything that happened, a line to a sentence."""
    recorded = cenabum.load(path)
    game = cenabum.Game(recorded.setup)
    language = Language(name, "orleans")
    lines = [f"{language.text('title')}: {', '.join(game.seats)}", f"{path.stem}", ""]
    facts = list(game.events)
    for entry in recorded.decisions:
        game.play(entry.seat, entry.code)
        facts += game.events
    round_of = itertools.accumulate(fact[0] == "round_begins" for fact in facts)
    for _, numbered in itertools.groupby(zip(round_of, facts, strict=True), key=lambda pair: pair[0]):
        lines += [*language.story("orleans", (game.fact(fact) for _, fact in numbered)), ""]
    return "\n".join(lines[:-1]) + "\n"


def write() -> None:
    """Write the transcripts anew."""
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for path, name in CASES:
        text = transcript(path, name)
        (PLAYTHROUGHS / f"{path.stem}.{name}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.stem}.{name}: {len(text.encode())} bytes")
