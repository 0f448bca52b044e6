"""Write the transcripts of tests/playthroughs anew from the recorded games: python tools/make_playthroughs.py."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def main() -> None:
    from tests.properties.transcripts import GAMES, PLAYTHROUGHS, transcript
    from tests.trade_intrigue.transcripts import write as write_modules

    PLAYTHROUGHS.mkdir(exist_ok=True)
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for path in GAMES:
        text = transcript(path)
        (PLAYTHROUGHS / f"{path.stem}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.stem}: {len(text.encode())} bytes")
    write_modules()


if __name__ == "__main__":
    main()
