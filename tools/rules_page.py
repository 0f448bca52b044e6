"""Write the pages of docs/rules from the rulebooks. Start it as `python tools/rules_page.py`."""

from pathlib import Path

from cenabum.kernel.language import Language
from cenabum.kernel.rulebook import Rule, Rulebook, load_rulebook

PAGES = Path(__file__).resolve().parents[1] / "docs" / "rules"
TOP = """\
# The rules of Orléans

{win}

Every rule of the base game as Cenabum plays it, in our own words. The printed rulebooks are not replaced by this page:
they have the pictures and belong to a game worth owning.

Each rule has an id that does not change. A refused move cites one, and the tests are named after them. {rules} entries
are **rules**: the rulebooks settle them. {rulings} are **rulings**: the books are silent or disagree, we decided, and
each says why. Where nothing else is said, an entry holds for both editions, 2014 and 2019.

This page is made from `src/cenabum/orleans/rules.toml` by `python tools/rules_page.py`, so change it there.
"""
TOP_MODULES = """\
# The rules of Trade & Intrigue

{win}

Every rule of the modules that can be added to the base game, in our own words; all else is as in [Orléans](orleans.md).

Each rule has an id that does not change. A refused move cites one, and the tests are named after them. {rules} entries
are **rules**: the rulebook settles them. {rulings} are **rulings**: the book is silent, we decided, and each says why.

The order cards and the spaces of the two boards were not found in print: their figures are our reconstruction. They are
marked as such in `src/cenabum/orleans/data`, and whoever owns the box can correct them.

This page is made from `src/cenabum/orleans/trade_intrigue/rules.toml` by `python tools/rules_page.py`, so change it there.
"""
TOP_CATHEDRAL = """\
# The rules of The Cathedral of Orléans

{win}

Every rule of the cooperative game as Cenabum plays it, in our own words. The printed rulebook is not replaced by this
page: it has the pictures and belongs to a game worth owning.

Each rule has an id that does not change. A refused move cites one, and the tests are named after them. {rules} entries
are **rules**: the rulebook settles them. {rulings} are **rulings**: the book is silent, we decided, and each says why.

The map, the spaces of the town and the tiles were not found in print: their figures are our reconstruction. They are
marked as such in `src/cenabum/cathedral/data`, and whoever owns the box can correct them.

This page is made from `src/cenabum/cathedral/rules.toml` by `python tools/rules_page.py`, so change it there.
"""


def winning(*games: str) -> str:
    """How one wins, as Markdown: the page of the rules begins with it."""
    words = Language("en")

    def told(message: str) -> str:
        return words.message(("shared/win",), message)

    parts = []
    for game in games:
        name = f" {words.message(('page/words',), f'game-{game}')}" if len(games) > 1 else ""
        lines = [f"- {told(f'win-{game}-{number}')}" for number in range(1, 5)]
        parts.append("\n".join([f"**{told('win-title')}{name}:** {told(f'win-{game}')}", "", *lines]))
    return "\n\n".join(parts)


def entry(rule: Rule) -> str:
    """One rule as Markdown."""
    marks = [f"`{rule.id}`"]
    if rule.is_ruling:
        marks.append("**ruling**")
    if rule.editions:
        marks.append(f"edition {' and '.join(rule.editions)}")
    parts = [f'### <a id="{rule.id}"></a>{rule.title}', " · ".join(marks), rule.text]
    if rule.example:
        parts.append(f"*Example:* {rule.example}")
    if rule.why:
        parts.append(f"> *Why:* {rule.why}")
    return "\n\n".join(parts)


def page(rulebook: Rulebook, top: str = TOP, game: str = "orleans") -> str:
    """The whole page."""
    rulings = sum(rule.is_ruling for rule in rulebook)
    parts = [top.format(rules=len(rulebook) - rulings, rulings=rulings, win=winning(game)), "## Contents"]
    contents = []
    for chapter in rulebook.chapters:
        links = " · ".join(f"[{rule.title}](#{rule.id})" for rule in rulebook.in_chapter(chapter.id))
        contents.append(f"- **[{chapter.title}](#{chapter.id})**: {links}")
    parts.append("\n".join(contents))
    for chapter in rulebook.chapters:
        parts.append(f'## <a id="{chapter.id}"></a>{chapter.title}')
        parts += [entry(rule) for rule in rulebook.in_chapter(chapter.id)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    PAGES.mkdir(parents=True, exist_ok=True)
    (PAGES / "orleans.md").write_text(page(load_rulebook("cenabum.orleans")), encoding="utf-8")
    modules = page(load_rulebook("cenabum.orleans.trade_intrigue"), TOP_MODULES)
    (PAGES / "trade-intrigue.md").write_text(modules, encoding="utf-8")
    cathedral = page(load_rulebook("cenabum.cathedral"), TOP_CATHEDRAL, "cathedral")
    (PAGES / "cathedral.md").write_text(cathedral, encoding="utf-8")
