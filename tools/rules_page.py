"""Write docs/rules/orleans.md from the rulebook. Start it as `python tools/rules_page.py`."""

from pathlib import Path

from cenabum.kernel.rulebook import Rule, Rulebook, load_rulebook

PAGE = Path(__file__).resolve().parents[1] / "docs" / "rules" / "orleans.md"
TOP = """\
# The rules of Orléans

Every rule of the base game as Cenabum plays it, in our own words. The printed rulebooks are not replaced by this page:
they have the pictures and belong to a game worth owning.

Each rule has an id that does not change. A refused move cites one, and the tests are named after them. {rules} entries
are **rules**: the rulebooks settle them. {rulings} are **rulings**: the books are silent or disagree, we decided, and
each says why. Where nothing else is said, an entry holds for both editions, 2014 and 2019.

This page is made from `src/cenabum/orleans/rules.toml` by `python tools/rules_page.py`, so change it there.
"""


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


def page(rulebook: Rulebook) -> str:
    """The whole page."""
    rulings = sum(rule.is_ruling for rule in rulebook)
    parts = [TOP.format(rules=len(rulebook) - rulings, rulings=rulings), "## Contents"]
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
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(load_rulebook("cenabum.orleans")), encoding="utf-8")
