"""`cenabum games`, `cenabum rules` and `cenabum data`: what there is, what the game says, and how sure we are of its figures."""

import textwrap
from pathlib import Path

from rich.padding import Padding

from cenabum.bots.rated import about
from cenabum.bots.register import BOTS
from cenabum.bots.register import complaints as bot_complaints
from cenabum.cli.errors import Problem
from cenabum.cli.speech import language, said
from cenabum.cli.terminal import as_json, console, plain, words
from cenabum.kernel.figures import Figure, Figures, load_figures
from cenabum.kernel.language import Language
from cenabum.kernel.register import GAMES, rules_of, working_games
from cenabum.kernel.rulebook import Rule, Rulebook, whole_rulebook

MOST_FOUND = 8


def rulebook_of(game: str) -> Rulebook:
    """The rulebook of a game."""
    return whole_rulebook(rules_of(game).package)


def show_rules(game: str, wanted: str) -> None:
    """All rules by chapter, one rule by its id, or the rules that contain some words."""
    book = rulebook_of(game)
    out = console()
    command = "cenabum rules" if game == next(iter(GAMES)) else f"cenabum rules --game {game}"
    chapter = next((c for c in book.chapters if c.id == wanted), None)
    if not wanted:
        for each in book.chapters:
            out.print(f"[bold]{plain(each.told(language().name))}[/]")
            for rule in book.in_chapter(each.id):
                out.print(f"  {rule.id}", style="dim", end="")
                out.print(f"  {plain(rule.told(language().name).title)}")
        out.print("\n" + said("rules-listed", command=command))
    elif chapter is not None:
        for rule in book.in_chapter(chapter.id):
            out.print(told_rule(rule))
    elif wanted in book:
        out.print(told_rule(book[wanted]))
    else:
        found = book.search(wanted) if "." not in wanted else []
        if not found:
            near = book.nearest(wanted)
            help_ = _meant(near) if near else said("rules-alone", command=command)
            raise Problem(f"{said('no-such-rule', written=wanted)} {help_}")
        for rule in found[:MOST_FOUND]:
            out.print(told_rule(rule))
        if len(found) > MOST_FOUND:
            more = ", ".join(rule.id for rule in found[MOST_FOUND : 2 * MOST_FOUND])
            more += " ..." if len(found) > 2 * MOST_FOUND else ""
            out.print(said("more-found", number=len(found) - MOST_FOUND, rules=more))


def told_rule(rule: Rule, *, why: bool = True) -> str:
    """A rule as text for the console."""
    told = rule.told(language().name)
    kind = f" · {said('rule-ruling')}" if rule.is_ruling else ""
    kind += f" · {said('rule-edition', editions=', '.join(rule.editions))}" if rule.editions else ""
    lines = [f"[bold]{plain(told.title)}[/]  [dim]{rule.id}{kind}[/]", plain(told.text)]
    if told.example:
        lines.append(f"[italic]{said('rule-example')}[/] {plain(told.example)}")
    if why and told.why:
        lines.append(f"[italic]{said('rule-why')}[/] {plain(told.why)}")
    return "\n".join(lines) + "\n"


def nothing_known(book: Rulebook, thing: str) -> str:
    """The sentence for somebody who asks about a thing that no rule speaks of."""
    near = book.nearest(thing)
    return plain(f"{said('nothing-known', thing=thing[:40])} {_meant(near) if near else ''}".rstrip())


def _meant(near: list[str]) -> str:
    names = said("or-last", names=", ".join(near[:-1]), last=near[-1]) if len(near) > 1 else near[0]
    return said("did-you-mean", names=names)


def show_games() -> None:
    """`cenabum games`: every game with its settings, the first value of each being the usual one, and its bots."""
    out = console()
    found, complaints = working_games()
    for name, rules in found.items():
        numbers = said("players-from-to", few=rules.players.start, many=rules.players.stop - 1)
        words = Language(language().name, name)
        out.print(f"{words.text('title')}  --game {name}, {numbers}", style="bold", markup=False, highlight=False)
        for setting in rules.settings:
            out.print(
                f"  --set {setting.name}={'|'.join(setting.values)}", markup=False, highlight=False, soft_wrap=True
            )
            out.print(Padding(plain(words.text(f"setting-{setting.name}.help")), (0, 0, 0, 6)))
        bots = [bot for bot in BOTS.values() if bot.plays(name)]
        names = ", ".join(bot.name for bot in bots)
        out.print(Padding(plain(said("bots-are", names=names)), (0, 0, 0, 2)))
        for bot in bots:
            out.print(Padding(plain(f"{bot.name}  {about(bot.name, name, words.name)}"), (0, 0, 0, 6)))
        out.print()
    for complaint in (*complaints, *bot_complaints()):
        out.print(str(complaint), style="yellow", markup=False, highlight=False)


def show_data(game: str, overlays: list[Path], uncertain: bool, json: bool) -> None:
    """Every figure with its value, how sure it is and what it rests on."""
    others = {other.replace("-", "_") for other in GAMES if other != game}  # a file of another game of the same package
    every = [figure for figure in corrected(game, overlays).listing() if figure.path.partition(".")[0] not in others]
    listed = [figure for figure in every if not uncertain or figure.confidence != "certain"]
    if json:
        print(as_json([_as_data(figure) for figure in listed]))
        return
    out = console()
    part = ""
    source = ""
    for figure in listed:
        if (first := figure.path.partition(".")[0]) != part:
            part, source = first, ""
            out.print(f"\n[bold]{words(part)}[/]")
        if figure.source != source:
            source = figure.source
            for line in textwrap.wrap(said("figure-from", source=source), out.width - 2):
                out.print(f"  {plain(line)}", style="dim")
        name = figure.path.removeprefix(f"{part}.")
        mark = {"certain": " ", "likely": "~", "reconstructed": "?", "corrected": "*"}[figure.confidence]
        shown = textwrap.wrap(f"{mark} {name} = {_value(figure.value)}", out.width - 2, subsequent_indent="      ")
        out.print("\n".join(plain(f"  {line}") for line in shown))
    numbers: dict[str, int] = {}
    for figure in every:
        numbers[figure.confidence] = numbers.get(figure.confidence, 0) + 1
    out.print("\n" + ", ".join(said(f"confidence-{how}", number=count) for how, count in numbers.items()) + ".")
    out.print(said("figures-signs"))


def corrected(game: str, overlays: list[Path]) -> Figures:
    """The figures of a game with the player's corrections. Also what is well-formed and still impossible is refused here."""
    rules = rules_of(game)
    figures = load_figures(f"{rules.package}.data", overlays)
    editions = next((setting.values for setting in rules.settings if setting.name == "edition"), ("",))
    defaults = {setting.name: setting.values[0] for setting in rules.settings}
    for edition in editions:
        for players in rules.players:
            rules.components(figures, players, defaults | {"edition": edition})
    return figures


def _value(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_value(entry) for entry in value) or said("figure-none")
    if isinstance(value, dict):
        return "; ".join(f"{words(str(key))} {_value(entry)}" for key, entry in value.items()) or said("figure-none")
    if isinstance(value, bool):
        return said("yes" if value else "no")
    return str(value)


def _as_data(figure: Figure) -> dict[str, object]:
    return {"figure": figure.path, "value": figure.value, "confidence": figure.confidence, "source": figure.source}
