"""What Orléans and Trade & Intrigue say about their components, on the page and in the terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from cenabum.cli import speech
from cenabum.cli.orleans_words import Words
from cenabum.kernel.language import Language
from cenabum.orleans.components import Components
from cenabum.orleans.events.event import Event
from cenabum.orleans.printed import printed
from cenabum.orleans.trade_intrigue.names import NEW_EVENTS
from tests.speaking import Text, Voice, on_sheet

TRACKS = {
    "farmers": "farmer", "boatmen": "boatman", "craftsmen": "craftsman", "traders": "trader", "knights": "knight",
    "scholars": "scholar",
}  # fmt: skip
SPACES = tuple(map(str, range(31)))
"""The spaces of the development track, each a thing of its own."""


def in_the_terminal(components: Components, tell: Callable[[Words], str], language: str) -> str:
    """What the terminal says at a table with these components."""
    game: Any = SimpleNamespace(
        components=components, figures=components.figures, setup=SimpleNamespace(settings=components.options)
    )
    speech.speak(language)
    try:
        return tell(Words(game))
    finally:
        speech.forget()


def of_event(event: Event, stack: int, language: str) -> str:
    return Language(language).phrase(event.text(stack), ("orleans",))


def texts(components: Components) -> Iterator[Text]:
    yield from on_sheet("orleans", printed(components), "orleans/help")
    for event in components.events:
        for stack in range(len(components.stacks)):
            yield Text(f"{event.name} {stack}", f"event {event.name} {stack}", partial(of_event, event, stack))
    for place in components.place_names:
        yield Text(place, f"terminal {place}", partial(in_the_terminal, components, partial(of_place, place)))
    for number, kind in enumerate(TRACKS.values()):
        for step in range(components.steps[number]):
            tells = partial(of_step, kind, step)
            yield Text(kind, f"terminal {kind} {step}", partial(in_the_terminal, components, tells))


def of_place(place: str, words: Words) -> str:
    return f"{words.wanted(place)}: {words.effect(place)}"


def of_step(kind: str, step: int, words: Words) -> str:
    return f"{kind}: {words.step(kind, step)}"


def things(edition: str, new_events: bool) -> dict[str, tuple[str, ...]]:
    """Of what a figure is, where its path does not say it. What lies in another hour glass is no matter here."""
    glass = "new_events" if new_events else f"hourglass.{edition}"
    found: dict[str, tuple[str, ...]] = {"hourglass": (), "new_events": ()}
    found |= {f"tracks.{track}": (kind,) for track, kind in TRACKS.items()} | {"tracks.development": SPACES}
    found["tracks.development.start_status"] = ()  # no space tells it
    every = [(event, stack) for event in (*BASE_EVENTS, *NEW_EVENTS) for stack in range(4)]
    found |= {f"{glass}.values.{event}.{stack}": (f"{event} {stack}",) for event, stack in every}
    if new_events:  # a number that is the same for every letter
        return found | {f"{glass}.values.{event}": tuple(f"{event} {n}" for n in range(4)) for event in NEW_EVENTS}
    return found | {f"{glass}.harvest": tuple(f"harvest {stack}" for stack in range(4))}


BASE_EVENTS = ("income", "harvest", "taxes", "trading_day", "plague")
PLAIN = {
    "does-send": "the number itself chooses the sentence",
    "setting-edition-2019": "how many stacks there are is what the edition is about",
    "help-round": "the phases of a round are no figure",
    "help-phase-census": "with how many players the census has a loser is a rule",
    "no-twin": "two equal spaces are what a twin is",
    "board-closed-why": "closed with two players is what the list `closed` says there",
    "no-deed-for-two": "closed with two players is what the list `closed` says there",
    "no-fraud-same": "a swap is of two kinds",
}


def voice(edition: str, tables: Sequence[Mapping[str, str]], *, new_events: bool = False) -> Voice:
    return Voice(
        game="orleans",
        tables=tables,
        texts=texts,
        things=things(edition, new_events),
        files=("orleans/game", "orleans/help", "orleans/refusals", "trade-intrigue/page", "trade-intrigue/refusals"),
        plain=PLAIN,
    )


VOICES = [
    voice("2019", [{"edition": "2019"}, {"board": "intrigue"}]),
    voice("2014", [{"edition": "2014"}]),
    voice("2019", [{"orders": "yes", "new_events": "yes", "new_places": "yes", "board": "new-deeds"}], new_events=True),
]
