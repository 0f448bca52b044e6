"""The rulebook: every entry is complete, every id is stable in form, the page is the one the rules make."""

import re
import runpy
from pathlib import Path

import pytest

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.register import OURS, rules_of
from cenabum.kernel.rulebook import KINDS, Chapter, Rule, Rulebook, load_rulebook

PROJECT = Path(__file__).resolve().parents[1]
RULEBOOK = load_rulebook("cenabum.orleans")
ID = re.compile(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*")
PLACES = "farm-house village university castle monastery ship wagon guildhall scriptorium town-hall"
TILES = (
    "goods-tiles shipping-line brewery library windmill cellar pharmacy office bathhouse-2014 bathhouse-2019 hospital "
    "school herb-garden horse-wagon sacristy gunpowder-tower laboratory"
)
NAMED = [f"places.{name}" for name in PLACES.split()] + [f"tiles.{name}" for name in TILES.split()]


def ids(words: str) -> list[str]:
    return [rule.id for rule in RULEBOOK.search(words)]


def a_rule(name: str) -> Rule:
    return Rule(name, "rule", "A title", "A text.")


def test_the_page_is_up_to_date() -> None:
    tool = runpy.run_path(str(PROJECT / "tools" / "rules_page.py"))
    written = (PROJECT / "docs" / "rules" / "orleans.md").read_text(encoding="utf-8")
    assert written == tool["page"](RULEBOOK), "run python tools/rules_page.py"


@pytest.mark.parametrize("game", OURS)
def test_what_kernel_and_server_cite_is_a_rule_of_every_game(game: str) -> None:
    folders = [PROJECT / "src" / "cenabum" / folder for folder in ("kernel", "server")]
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    cited = set(re.findall(r'(?:Refusal\(|rule=)"(general\.[a-z-]+)"', code))
    assert "general.undo" in cited
    assert cited <= {rule.id for rule in load_rulebook(rules_of(game).package)}


@pytest.mark.parametrize("rule", RULEBOOK, ids=lambda rule: rule.id)
def test_an_entry_is_complete(rule: Rule) -> None:
    assert ID.fullmatch(rule.id)
    assert len(rule.id) <= 40
    assert rule.kind in KINDS
    assert set(rule.editions) < {"2014", "2019"}, "a rule of both editions names none"
    for title, text, *_ in map(rule.told, LANGUAGES):
        assert 3 < len(title) <= 80
        assert not title.endswith(".")
        assert 10 < len(text) <= 400
        assert text.endswith(".")
    assert len({rule.told(language).text for language in LANGUAGES}) == len(LANGUAGES)
    assert bool(rule.why) == rule.is_ruling, "a ruling says why, a rule need not"


def test_every_rule_belongs_to_a_chapter_and_chapters_keep_together() -> None:
    order = [chapter.id for chapter in RULEBOOK.chapters]
    met = list(dict.fromkeys(rule.chapter for rule in RULEBOOK))
    numbers = [order.index(rule.chapter) for rule in RULEBOOK]
    assert met == order
    assert numbers == sorted(numbers)


def test_titles_differ() -> None:
    for language in LANGUAGES:
        titles = [rule.told(language).title for rule in RULEBOOK]
        assert [title for title in set(titles) if titles.count(title) > 1] == []


@pytest.mark.parametrize("name", NAMED)
def test_every_place_has_its_rule(name: str) -> None:
    assert name in RULEBOOK


def test_editions_that_differ_each_have_their_rule() -> None:
    by_year = {rule.id[:-5]: rule for rule in RULEBOOK if rule.id.endswith("-2014")}
    assert {"setup.hourglass", "tiles.bathhouse", "events.harvest", "supply.coins"} <= set(by_year)
    for name, rule in by_year.items():
        assert rule.holds_in("2014")
        assert not rule.holds_in("2019")
        assert RULEBOOK[f"{name}-2019"].editions == ("2019",)


def test_a_rule_without_editions_holds_in_all() -> None:
    assert RULEBOOK["planning.own-place"].holds_in("2014")
    assert RULEBOOK["planning.own-place"].holds_in("2019")


def test_a_rule_is_told_in_both_languages() -> None:
    rule = RULEBOOK["places.farm-house"]
    assert rule.told().title == "Farm House"
    assert rule.told("de").title == "Bauernhaus"


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("technology.first-replaces-farmer", "technology.first-replaces-farmer"),
        ("own followers town hall", "planning.own-followers-town-hall"),
        ("PLAGUE", "events.plague"),
        ("empty bag plague", "events.plague-empty-bag"),
        ("Windmühle", "tiles.windmill"),
        ("windmuhle", "tiles.windmill"),
        ("census two", "census.two-players"),
        ("canal", "deeds.canalization"),
    ],
)
def test_search_finds(words: str, first: str) -> None:
    assert ids(words)[0] == first


def test_search_wants_all_words_but_takes_any() -> None:
    assert set(ids("bathhouse empty")) < set(ids("bathhouse"))
    assert ids("bathhouse zeppelin") == ids("bathhouse")
    assert ids("zeppelin") == []
    assert ids("") == []


def test_nearest_mends_slips_and_wrong_chapters() -> None:
    assert RULEBOOK.nearest("tecnology.one-per-plase")[0] == "technology.one-per-place"
    assert RULEBOOK.nearest("planning.one-per-place")[0] == "technology.one-per-place"
    assert RULEBOOK.nearest("own-place")[0] == "planning.own-place"
    assert RULEBOOK.nearest("zzzzzz") == []


def test_an_unknown_rule_is_refused_with_the_nearest() -> None:
    with pytest.raises(KeyError, match=r"did you mean census\.ties"):
        RULEBOOK["census.tie"]
    with pytest.raises(KeyError, match="no rule 'zzzzzz'"):
        RULEBOOK["zzzzzz"]


def test_an_id_occurs_once() -> None:
    with pytest.raises(ValueError, match=r"a\.b is there twice"):
        Rulebook([Chapter("a", "A")], [a_rule("a.b"), a_rule("a.c"), a_rule("a.b")])


def test_the_rulebook_is_read_once() -> None:
    assert load_rulebook("cenabum.orleans") is RULEBOOK
    assert len(RULEBOOK) == len(list(RULEBOOK)) > 150
