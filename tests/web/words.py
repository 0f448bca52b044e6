"""What is written on a page, and what is not in the language it should be in."""

import functools
import json
import re
from pathlib import Path

from playwright.sync_api import Page

from cenabum.kernel.language import LANGUAGES
from tests.web.servers import ROOT

WRITTEN = """() => {
  const texts = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest("script, style, [translate=no]")) texts.add(walk.currentNode.textContent.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const each of document.querySelectorAll(`[${name}]`)) texts.add(each.getAttribute(name).trim());
  texts.delete("");
  return JSON.stringify([...texts]);
}"""
PAIRS = sorted(((each, "de" if each == "en" else "en") for each in LANGUAGES), key=lambda pair: pair[0] == "en")
"""Every language, with another one that is not to be read where it is spoken; translations come first."""
PLAIN = re.compile(r"^(-?[a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)
IDS = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def files(language: str) -> list[Path]:
    """What the page reads of a language."""
    words = ROOT / "src" / "cenabum" / "locale" / language
    files = [words / "shared" / "words.ftl", *words.glob("page/*.ftl")]
    return files + [file for name in ("page", "story", "help", "game") for file in words.glob(f"*/{name}.ftl")]


@functools.cache
def messages(language: str) -> dict[str, str]:
    """Messages without variables by id."""
    return {name: text for file in files(language) for name, text in PLAIN.findall(file.read_text(encoding="utf-8"))}


@functools.cache
def ids() -> set[str]:
    """The ids of all messages that could not be taken for words: those with a joint."""
    return {
        name
        for file in files("en")
        for name in IDS.findall(file.read_text(encoding="utf-8"))
        if re.search("[-_]", name)
    }


def foreign(page: Page, language: str, other: str) -> list[str]:
    """What is written on the page but not in its language: ids of messages, and whole messages of the other language."""
    written: list[str] = json.loads(page.evaluate(WRITTEN))
    known = ids()
    strange = only_in(other, language)
    return [text for text in written if text in known or looks_like_id().fullmatch(text) or text in strange]


@functools.cache
def looks_like_id() -> re.Pattern[str]:
    kinds = sorted({name.partition("-")[0] for name in ids()})
    return re.compile(rf"({'|'.join(kinds)})-[a-z][\w-]*")


@functools.cache
def only_in(language: str, other: str) -> frozenset[str]:
    """What is said in one language and never in the other."""
    return frozenset(messages(language).values()) - frozenset(messages(other).values())
