"""Rulebooks: every rule and ruling of a game in our own words, each under a stable id.

A game keeps its rulebook as `rules.toml` in its package, in English. Refusals cite a rule by its id (`planning.own-place`),
tests are named after it, and the pages and the help show its text. A *rule* is settled by the printed rulebook; a *ruling* is
our answer where the books are silent or disagree, and says why.

Every other language tells the same rules in `locale/<language>/<book>/rules.ftl`: a message has the name of a chapter, or of a rule
with a dash for the dot (`planning-own-place`). Its value is the title; the attributes of a rule are `.text`, `.example` and `.why`.
Another package's game may do without a rulebook, and has its words in `locale/<language>/rules.ftl` of its own.
"""

from __future__ import annotations

import difflib
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.messages import plain_messages

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS: Final = ("rule", "ruling")
ENGLISH: Final = "en"
OURS: Final = "cenabum."


class Told(NamedTuple):
    """A rule in one language. `example` and `why` may be empty."""

    title: str
    text: str
    example: str = ""
    why: str = ""


@dataclass(frozen=True)
class Rule:
    """One rule: what it says in English; `editions` is empty when it holds for all of them, `book` has it in other languages."""

    id: str
    kind: str
    title: str
    text: str
    editions: tuple[str, ...] = ()
    example: str = ""
    why: str = ""
    book: str = ""

    @property
    def chapter(self) -> str:
        """The chapter's id: `planning` of `planning.own-place`."""
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """The id within the chapter: `own-place` of `planning.own-place`."""
        return self.id.partition(".")[2]

    @property
    def is_ruling(self) -> bool:
        """Whether we decided it, because the books do not."""
        return self.kind == "ruling"

    def holds_in(self, edition: str) -> bool:
        """Whether it is a rule of this edition."""
        return not self.editions or edition in self.editions

    def told(self, language: str = ENGLISH) -> Told:
        """What it says in a language."""
        if language == ENGLISH or _lacks(self.book, language, name := self.id.replace(".", "-")):
            return Told(self.title, self.text, self.example, self.why)
        return _translated(self.book, language)[name]


@dataclass(frozen=True)
class Chapter:
    """A part of the rulebook; its id is the first word of its rules' ids."""

    id: str
    title: str
    book: str = ""

    def told(self, language: str = ENGLISH) -> str:
        """Its title in a language."""
        if language == ENGLISH or _lacks(self.book, language, self.id):
            return self.title
        return _translated(self.book, language)[self.id].title


class Rulebook:
    """The rules of a game, in the order of play."""

    def __init__(self, chapters: list[Chapter], rules: list[Rule]) -> None:
        self.chapters = chapters
        self._rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self._rules:
                raise ValueError(f"the rule {rule.id} is there twice")
            self._rules[rule.id] = rule

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule: str) -> bool:
        return rule in self._rules

    def __getitem__(self, rule: str) -> Rule:
        """Give the rule with this id; a `KeyError` names the nearest ones."""
        if rule not in self._rules:
            near = self.nearest(rule)
            raise KeyError(f"no rule {rule!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
        return self._rules[rule]

    def in_chapter(self, chapter: str) -> list[Rule]:
        """The rules of a chapter."""
        return [rule for rule in self if rule.chapter == chapter]

    def search(self, words: str) -> list[Rule]:
        """Find the rules that contain the words, in any language, best first.

        A word counts most in the id, then in a title, then in the text; its beginning is enough. A rule of exactly
        this name comes first. If no rule contains all the words, those that contain any of them are given.
        """
        wanted = _words(words)
        ranked = [(_ranks(rule, wanted), rule) for rule in self]
        found = [entry for entry in ranked if all(entry[0])] or [entry for entry in ranked if any(entry[0])]
        # Equals stay in the order of play.
        found.sort(key=lambda entry: (wanted not in (_words(entry[1].id), _words(entry[1].name)), -sum(entry[0])))
        return [rule for _, rule in found] if wanted else []

    def nearest(self, rule: str, most: int = 3) -> list[str]:
        """Ids that somebody who wrote `rule` may have meant: a slip of the pen, or a right name in a wrong chapter."""
        name = rule.rpartition(".")[2]
        names = [other.id for other in self if other.name == name]
        slips = difflib.get_close_matches(rule[:100], self._rules, most, 0.9)
        close = difflib.get_close_matches(rule[:100], self._rules, most)
        return list(dict.fromkeys([*slips, *names, *close]))[:most]


def _words(text: str) -> list[str]:
    """The words of a text without case, accents and plural endings."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return [word.removesuffix("s") if len(word) > 3 else word for word in re.findall(r"\w+", plain)]


def _ranks(rule: Rule, wanted: list[str]) -> list[int]:
    """How well each wanted word fits a rule in the language in which it fits best; 0 is not at all."""
    return [max(ranks) for ranks in zip(*(_ranks_in(rule, language, wanted) for language in LANGUAGES), strict=True)]


def _ranks_in(rule: Rule, language: str, wanted: list[str]) -> list[int]:
    told = rule.told(language)
    weighed = ((8, _words(rule.id)), (4, _words(told.title)), (2, _words(f"{told.text} {told.example} {told.why}")))
    ranks = []
    for word in wanted:
        whole = sum(weight for weight, words in weighed if word in words)
        ranks.append(whole or sum(weight // 2 for weight, words in weighed if any(w.startswith(word) for w in words)))
    return ranks


@cache
def load_rulebook(package: str) -> Rulebook:
    """Read the rulebook of a game's package, such as `cenabum.orleans`; the second time it is at hand."""
    guest = not package.startswith(OURS)
    file = resources.files(package).joinpath("rules.toml")
    if guest and not file.is_file():
        return Rulebook([], [])
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    book = f"{package}:rules" if guest else f"{package.rpartition('.')[2].replace('_', '-')}/rules"
    chapters = [Chapter(**entry, book=book) for entry in data["chapter"]]
    rules = [Rule(**entry | {"editions": tuple(entry.get("editions", ())), "book": book}) for entry in data["rule"]]
    return Rulebook(chapters, rules)


def _lacks(book: str, language: str, name: str) -> bool:
    """Has another package's rulebook no words in a language? Then its English is told; ours has all."""
    return ":" in book and name not in _translated(book, language)


@cache
def _translated(book: str, language: str) -> dict[str, Told]:
    """The chapters and rules of a book in a language, by the names of their messages."""
    return {
        message: Told(forms[""], forms.get("text", ""), forms.get("example", ""), forms.get("why", ""))
        for message, forms in plain_messages(language, book).items()
    }


@cache
def whole_rulebook(package: str) -> Rulebook:
    """The rulebook of a game with those of its modules: of every folder in its package that has one."""
    books = [load_rulebook(package)]
    for folder in sorted(resources.files(package).iterdir(), key=lambda entry: entry.name):
        if folder.is_dir() and folder.joinpath("rules.toml").is_file():
            books.append(load_rulebook(f"{package}.{folder.name}"))
    return Rulebook([chapter for book in books for chapter in book.chapters], [rule for book in books for rule in book])
