"""Write the ratings of docs/bots.md from those in the package, which `cenabum arena --ratings` has made.

Start it as `python tools/ratings_page.py`.
"""

from pathlib import Path

from cenabum.bots.rated import in_package, known, markdown
from cenabum.kernel.register import rules_of

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- ratings -->\n", "<!-- end of ratings -->\n"


def page(written: str) -> str:
    """The page with its ratings made anew."""
    before, _, rest = written.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n".join(_told(game) for game in known()) + END + after


def _told(game: str) -> str:
    origin = in_package()["origins"][game]
    how = f"{origin['games']} games, version {origin['version']}, {origin['build']} build"
    return f"**{rules_of(game).title}** ({how}): `{origin['command']}`\n\n{markdown(known()[game])}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE} has the ratings of the package")
