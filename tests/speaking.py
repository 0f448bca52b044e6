"""What a game says about its components, for tests that look at every text: where it is said, of what, and in which words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cenabum.kernel.figures import Figures, FiguresError, load_figures
from cenabum.kernel.language import Language
from cenabum.kernel.register import rules_of
from cenabum.kernel.wording import Wording, worded


@dataclass(frozen=True)
class Text:
    """A text about a thing: what the thing is called in the data, where the text stands, and how it is told in a language."""

    thing: str
    where: str
    told: Callable[[str], str]


@dataclass(frozen=True, eq=False)
class Voice:
    """A game with all its texts about components.

    `tables` are set-ups that together use every data file. `texts` gives the texts for the components of one. `things` says, by the
    beginning of a path and of the way within, of which things a figure is; without an entry it is the second part of the path:
    `places.brewery.effect.coins` is a figure of the brewery. `players` are those at the table. `files` are those of its messages that
    may hold no number of their own, but for those in `plain`, each with the reason.
    """

    game: str
    tables: Sequence[Mapping[str, str]]
    texts: Callable[[Any], Iterator[Text]]
    things: Mapping[str, Sequence[str]] = field(default_factory=dict)
    players: int = 4
    files: Sequence[str] = ()
    plain: Mapping[str, str] = field(default_factory=dict)

    def figures(self, corrections: Mapping[str, object] | None = None) -> Figures:
        return load_figures(f"{rules_of(self.game).package}.data", corrections=corrections or {})

    def components(self, figures: Figures, table: Mapping[str, str]) -> Any:
        rules = rules_of(self.game)
        chosen = {setting.name: setting.values[0] for setting in rules.settings}
        return rules.components(figures, self.players, {**chosen, **table})

    def things_of(self, path: str, inside: Sequence[str | int] = ()) -> Sequence[str]:
        parts = [*path.split("."), *map(str, inside)]
        for length in range(len(parts), 0, -1):
            found = self.things.get(".".join(parts[:length]))
            if found is not None:
                return found
        return parts[1:2]


def wordings(sheet: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Wording]]:
    """All words on a sheet of what is printed, with the way to them."""
    if isinstance(sheet, Wording):
        yield path, sheet
    elif isinstance(sheet, msgspec.Struct):
        for key in sheet.__struct_fields__:
            yield from wordings(getattr(sheet, key), (*path, key))
    elif isinstance(sheet, dict):
        for key, value in sheet.items():
            yield from wordings(value, (*path, str(key)))
    elif isinstance(sheet, list):
        for number, value in enumerate(sheet):
            yield from wordings(value, (*path, str(number)))


def on_sheet(game: str, sheet: object, *more: str) -> Iterator[Text]:
    """What the page says of a sheet; a thing is the second step on the way to its words, or the only one. `more` files have words."""
    for path, data in wordings(sheet):
        if data == Wording():
            continue  # it says nothing
        thing = path[1] if len(path) > 1 else path[0]
        yield Text(thing, f"page {'.'.join(path)}", lambda language, data=data: telling(language, data, game, *more))  # type: ignore[misc]  # bound here


def telling(language: str, data: Wording, *files: str) -> str:
    return Language(language).phrase(worded(data), files)


def messages(data: Wording) -> Iterator[str]:
    """The names of all messages in some words."""
    if data.message:
        yield data.message
    for each in [*data.parts, *(value for value in data.values.values() if isinstance(value, Wording))]:
        yield from messages(each)


Leaf = tuple[str, tuple[str | int, ...], int]


def numbers_of(figures: Figures) -> Iterator[Leaf]:
    """Every number among the figures: the path of its figure, the way to it within, and the number."""
    for figure in figures.listing():
        for inside, number in _leaves(figure.value, ()):
            yield figure.path, inside, number


def _leaves(value: object, inside: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], int]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield inside, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, (*inside, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _leaves(each, (*inside, index))


def changed(value: Any, inside: tuple[str | int, ...], number: int) -> Any:
    """The value of a figure with another number at one place."""
    if not inside:
        return number
    key, rest = inside[0], inside[1:]
    if isinstance(value, dict):
        return {name: changed(each, rest, number) if name == key else each for name, each in value.items()}
    return [changed(each, rest, number) if index == key else each for index, each in enumerate(value)]


def allowed(voice: Voice, table: Mapping[str, str], leaf: Leaf, values: Sequence[int]) -> tuple[int, Any] | None:
    """The first of these numbers that the game takes instead of the printed one, with the components it makes."""
    path, inside, printed = leaf
    whole = voice.figures().get(path)
    for number in values:
        if number == printed or number < 0:
            continue
        try:
            figures = voice.figures({path: changed(whole, inside, number)})
            return number, voice.components(figures, table)
        except FiguresError:
            continue
    return None
