"""`?` in the terminal of a story: what is to be decided, what a place, a deed or a rule is."""

import difflib
from collections import Counter

from rich.console import Console

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.explaining import tell_odds
from cenabum.cli.listing import nothing_known, rulebook_of, told_rule
from cenabum.cli.stories_words import StoryWords
from cenabum.cli.terminal import plain
from cenabum.kernel.moves import Move
from cenabum.kernel.rulebook import Rule, Rulebook
from cenabum.stories.decisions.in_order import ASKED
from cenabum.stories.odds import draw_odds
from cenabum.stories.view import TableView

# The rules that tell most about a decision.
ABOUT = {decision.name: decision.rules for decision in ASKED}
ABOUT_MOVES = {
    "pass": ("actions.pass-is-final",), "draw": ("followers.draw",), "recall": ("followers.recall",),
    "recall_fair": ("followers.recall",), "load": ("portal.load",), "take_back": ("planning.take-back-goods",),
    "take_back_good": ("planning.take-back-goods",), "fair": ("tiles.county-fair",), "advance": ("advance.send-a-tile",),
    "send": ("portal.one-sending", "deeds.bonus"), "recruit": ("places.nobody-left",), "technology": ("technology.any-follower",),
    "supply": ("planning.wood",),
}  # fmt: skip
OTHER_STORY = {"first-kingdom": ("favor",), "kings-favor": ("kingdom", "advance", "control")}  # chapters of no use here
MOST = 3


def explain(view: TableView, words: StoryWords, thing: str, choices: Choices, out: Console) -> None:
    """Explain a thing by its name, a choice by its number, or with nothing the decision."""
    book = rulebook_of(words.story)
    kind = view.decision.kind if view.decision else ""
    if not thing:
        rules = _known(book, ABOUT.get(kind, ("general.not-now",)))
        _show([rule for rule in rules if rule.chapter not in OTHER_STORY[words.story]], out)
        out.print(f"[dim]{plain(words.said('more-words-story'))}[/]")
    elif thing.isdecimal() and 0 < int(thing[:6]) <= len(choices.moves):
        move = choices.moves[int(thing) - 1]
        out.print(plain(words.said("choice-is", number=thing, move=move.notation)))
        _show(_about_move(move, kind, book, words), out)
    else:
        _explain_word(thing, book, words, out)


def _explain_word(thing: str, book: Rulebook, words: StoryWords, out: Console) -> None:
    names = {words.place(name).casefold(): name for name in words.printed.places}
    names |= {name.replace("_", " "): name for name in words.printed.places}
    place = _meant(thing, names)
    deed = "" if place else _meant(thing, {words.name("target", name).casefold(): name for name in words.printed.deeds})
    found = [book[thing]] if thing in book else []
    if place:
        told = words.said("place-is", place=words.place(place), wanted=words.wanted(place), effect=words.effect(place))
        out.print(plain(told))
        found = found or _about_place(place, book)
    elif deed:
        figure = words.printed.deeds[deed]
        asked = words.parcels(Counter(figure.spaces))
        pays = sorted({words.pays(words.deeds[deed], parcel) for parcel in figure.spaces})
        both = words.said("or-last", names=", ".join(pays[:-1]), last=pays[-1]) if len(pays) > 1 else pays[0]
        told = words.said("deed-takes", deed=words.name("target", deed), parcels=", ".join(asked), pays=both)
        out.print(plain(told))
        found = found or _known(book, (words.deeds[deed].rule, "deeds.exact"))
    found = found or [rule for rule in book.search(thing) if rule.chapter not in OTHER_STORY[words.story]]
    if not found:
        out.print(nothing_known(book, thing))
    _show(found[:MOST], out)
    if len(found) > MOST:
        more = ", ".join(rule.id for rule in found[MOST : MOST + 5])
        out.print(f"[dim]{words.said('more-rules', rules=more)}[/]")


def _meant(thing: str, names: dict[str, str]) -> str:
    """A thing by its name; its beginning is enough, and a slip of the pen is forgiven."""
    asked = thing.casefold().replace("_", " ")
    begun = sorted({found for name, found in names.items() if name.startswith(asked)})
    if asked in names or len(begun) == 1:
        return names.get(asked) or begun[0]
    near = difflib.get_close_matches(asked, names, 1, 0.8)
    return names[near[0]] if near else ""


def _about_place(place: str, book: Rulebook) -> list[Rule]:
    ending = place.replace("_", "-")
    return [rule for rule in book if rule.name == ending and rule.chapter in ("places", "tiles")]


def _about_move(move: Move, decision: str, book: Rulebook, words: StoryWords) -> list[Rule]:
    given = move.arguments
    deed = words.deeds.get(given.get("target", ""))
    if deed is not None and move.kind == "send":
        return _known(book, (deed.rule, "deeds.exact"))
    if move.kind in ABOUT_MOVES:
        return _known(book, ABOUT_MOVES[move.kind])
    place = given.get("place") or given.get("space", "").partition(".")[0]
    return (_about_place(place, book) if place else []) or _known(book, ABOUT.get(decision, ()))


def _known(book: Rulebook, ids: tuple[str, ...]) -> list[Rule]:
    return [book[rule] for rule in ids if rule in book]


def _show(rules: list[Rule], out: Console) -> None:
    for rule in rules:
        out.print(told_rule(rule, why=False).rstrip())


def show_odds(game: cenabum.Game, person: str, words: StoryWords, out: Console) -> None:
    """The chances of the next draw from the person's own bag."""
    odds = draw_odds(game.state, game.seat(person))  # type: ignore[arg-type]  # the state of a story is a Table
    tell_odds(odds, lambda kind: words.name("follower", kind), words.place, "green", out)
