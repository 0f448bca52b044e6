"""`?` in the terminal: what is to be decided, what a place, a follower, an event or a rule is."""

import difflib
from collections.abc import Callable

from rich.console import Console

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.listing import nothing_known, rulebook_of, told_rule
from cenabum.cli.orleans_words import Words
from cenabum.cli.speech import said
from cenabum.cli.terminal import grid, plain, words
from cenabum.kernel.moves import Move
from cenabum.kernel.rulebook import Rule, Rulebook
from cenabum.kernel.rules import DrawOdds
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.view import TableView

ABOUT_MOVES = {
    "fulfil": ("orders.after-action", "orders.must-pass"),
    "take": ("newdeeds.goods", "intrigue.completion"),
    "give": ("newevents.retraining", "newevents.dues"),
    "answer": ("intrigue.bribe-accepted", "newdeeds.alchemy", "newevents.summoning"),
    "starve": ("newevents.famine",),
    "starve_space": ("newevents.famine",),
    "train": ("newevents.training",),
    "exchange": ("newplaces.sheep-farm",),
    "brasserie": ("newplaces.brasserie-event",),
    "target": ("intrigue.may-decline",),
    "defraud": ("intrigue.fraud",),
    "sabotage": ("intrigue.saboteur",),
    "spy": ("intrigue.spy", "intrigue.spy-where"),
    "betray": ("intrigue.traitor", "intrigue.traitor-nobody"),
    "bribe_coins": ("intrigue.bribe",),
    "bribe_good": ("intrigue.bribe",),
}
NAMED_SHORTER = {"lay-assessors": "court"}
BUILDING = ("newdeeds.architecture", "intrigue.arsonist", "stations.one-per-town", "stations.orleans-each-one")
WITH_BRASSERIE = ("newplaces.brasserie-event", "newevents.warded-off")
FORFEIT = "forfeit_"
MOST = 3


def about(view: TableView) -> tuple[str, ...]:
    """The ids of the rules that tell most about the decision of the viewing seat."""
    asked = next((one for one in DECISIONS if view.decision and one.name == view.decision.kind), None)
    if view.decision is None or asked is None or not asked.told_by():
        return ("general.not-now",)
    # Where it depends on what a decision is about, `{}` stands for that.
    subject = next(iter(view.decision.arguments.values()), "").replace("_", "-")
    if subject == "build":
        board = "intrigue" if view.settings.get("board") == "intrigue" else "newdeeds"
        return tuple(rule for rule in BUILDING if rule.startswith((board, "stations")))
    more = WITH_BRASSERIE if asked.name == "protect" and view.settings.get("new_places") == "yes" else ()
    return (*(rule.format(subject) for rule in asked.told_by()), *more)


def explain(view: TableView, named: Words, thing: str, choices: Choices, out: Console) -> None:
    """Explain a thing by its name, a choice by its number, or with nothing the decision."""
    book = rulebook_of(view.game)
    if not thing:
        _show(_known(book, about(view), named.edition), out)
        out.print(f"[dim]{plain(said('more-words'))}[/]")
    elif thing.isdecimal() and 0 < int(thing[:6]) <= len(choices.moves):
        move = choices.moves[int(thing) - 1]
        out.print(plain(said("choice-is", number=thing, move=move.notation)))
        _show(_about_move(move, book, named) or _known(book, about(view), named.edition), out)
    else:
        _explain_word(thing, book, named, out)


def _explain_word(thing: str, book: Rulebook, named: Words, out: Console) -> None:
    place = _place_meant(thing, named)
    if place:
        told = named.said("place-is", place=named.place(place), wanted=named.wanted(place), effect=named.effect(place))
        name, _, rest = told.partition(":")
        out.print(f"[bold]{plain(name)}[/]:{plain(rest)}")
    found = [book[thing]] if thing in book else []
    if not found and place:
        found = _about_place(place, book, named)
    if not found:
        found = [rule for rule in book.search(thing) if rule.holds_in(named.edition)]
    if not found and not place:
        out.print(nothing_known(book, thing))
        return
    _show(found[:MOST], out)
    if len(found) > MOST:
        more = ", ".join(rule.id for rule in found[MOST : MOST + 5])
        out.print(f"[dim]{said('more-rules', rules=more)}[/]")


def _place_meant(thing: str, named: Words) -> str:
    """A place by its id or name; its beginning is enough, and a slip of the pen is forgiven."""
    places = named.places
    text = thing.casefold().replace(" ", "_")
    names = {place: place for place in places} | {
        named.place(place).casefold().replace(" ", "_"): place for place in places
    }
    if text in names:
        return str(names[text])
    begun = {place for name, place in names.items() if len(text) > 2 and name.startswith(text)}
    if len(begun) == 1:
        return str(begun.pop())
    near = difflib.get_close_matches(text, names, 1, 0.85)
    return str(names[near[0]]) if near else ""


def _about_place(place: str, book: Rulebook, named: Words) -> list[Rule]:
    ending = place.replace("_", "-")
    return [
        rule
        for rule in book
        if rule.name in (ending, f"{ending}-{named.edition}") and rule.chapter in ("places", "tiles", "newplaces")
    ]


def _about_move(move: Move, book: Rulebook, named: Words) -> list[Rule]:
    """The rules that tell most about a move; none where what is to be decided tells most."""
    given = move.arguments
    deed = given.get("deed", "").replace("_", "-")
    if deed:
        found = _known(
            book, (f"deeds.{deed}", f"newdeeds.{NAMED_SHORTER.get(deed, deed)}", f"intrigue.{deed}"), named.edition
        )
        return found or _known(book, ("deeds.reward",), named.edition)
    if move.kind in ABOUT_MOVES:
        return _known(book, ABOUT_MOVES[move.kind], named.edition)
    place = given.get("place") or given.get("space", "").partition(".")[0]
    if place:
        return _about_place(place, book, named) or book.search(words(place))[:1]
    ids = {
        "pass": ("actions.pass-is-final",), "draw": ("followers.draw",),
        "recall": ("followers.recall",), "travel": ("travel.take-one-good",), "send": ("deeds.reward",),
        "reward": ("deeds.canalization",), "buy": ("tiles.pharmacy",), "sacristy": ("tiles.sacristy",),
        "feed": ("events.harvest-food",), "store": ("tiles.gunpowder-tower-fill",),
        "recruit": (f"places.village-{given.get('follower')}",),
    }.get(move.kind, ())  # fmt: skip
    if move.kind.startswith(FORFEIT):
        ids = (f"torture.{move.kind.removeprefix(FORFEIT)}",)
    return _known(book, ids, named.edition)


def _known(book: Rulebook, ids: tuple[str, ...], edition: str) -> list[Rule]:
    return [book[rule] for rule in ids if rule in book and book[rule].holds_in(edition)]


def _show(rules: list[Rule], out: Console) -> None:
    for rule in rules:
        out.print(told_rule(rule, why=False).rstrip())


def show_odds(game: cenabum.Game, person: str, named: Words, out: Console) -> None:
    """The chances of the next draw from the person's own bag."""
    from cenabum.orleans.odds import draw_odds

    odds = draw_odds(game.state, game.seat(person))  # type: ignore[arg-type]  # the state of Orléans is a Table
    tell_odds(odds, named.follower, named.place, "market", out)


def tell_odds(
    odds: DrawOdds, follower: Callable[[str], str], place: Callable[[str], str], hand: str, out: Console
) -> None:
    """The chances of a draw: of each kind of follower, and of completing a place with them and those in the `hand`."""
    if not odds.at_least_one:
        out.print(said("bag-empty"))
        return
    out.print(said("if-you-draw", number=odds.number))
    rows = [
        [follower(kind), f"{chance:.0%}", f"{odds.expected[kind]:.1f}"]
        for kind, chance in sorted(odds.at_least_one.items(), key=lambda entry: -entry[1])
    ]
    out.print(grid(rows, heads=["", said("at-least-one"), said("on-average")], right=[1, 2]))
    places = ", ".join(f"{place(name)} {chance:.0%}" for name, chance in odds.places.items())
    out.print(said(f"could-fill-{hand}", places=places))
