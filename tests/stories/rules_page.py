"""Write docs/rules/stories.md from the rulebook of the stories. Start it as `python -m tests.stories.rules_page`."""

import runpy
from pathlib import Path

from cenabum.kernel.rulebook import load_rulebook

PROJECT = Path(__file__).resolve().parents[2]
PAGE = PROJECT / "docs" / "rules" / "stories.md"
TOP = """\
# The rules of Orléans Stories

{win}

Every rule of The First Kingdom and The King's Favor as Cenabum plays them, in our own words. The printed rulebook is not
replaced by this page: it has the pictures and belongs to a game worth owning.

Each rule has an id that does not change. A refused move cites one, and the tests are named after them. {rules} entries
are **rules**: the rulebook settles them. {rulings} are **rulings**: the book is silent or its picture is lost, we decided,
and each says why. Many figures (which follower a space asks for, what a deed pays) are reconstructed; `cenabum data` lists them.

This page is made from `src/cenabum/stories/rules.toml` by `python -m tests.stories.rules_page`, so change it there.
"""


def page() -> str:
    """The whole page."""
    tool = runpy.run_path(str(PROJECT / "tools" / "rules_page.py"))
    rulebook = load_rulebook("cenabum.stories")
    rulings = sum(rule.is_ruling for rule in rulebook)
    win = tool["winning"]("first-kingdom", "kings-favor")
    parts = [TOP.format(rules=len(rulebook) - rulings, rulings=rulings, win=win), "## Contents"]
    contents = []
    for chapter in rulebook.chapters:
        links = " · ".join(f"[{rule.title}](#{rule.id})" for rule in rulebook.in_chapter(chapter.id))
        contents.append(f"- **[{chapter.title}](#{chapter.id})**: {links}")
    parts.append("\n".join(contents))
    for chapter in rulebook.chapters:
        parts.append(f'## <a id="{chapter.id}"></a>{chapter.title}')
        parts += [tool["entry"](rule) for rule in rulebook.in_chapter(chapter.id)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
