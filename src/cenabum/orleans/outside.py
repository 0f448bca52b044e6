"""Modules that other packages bring: found by the entry points `cenabum.modules`, looked over, and put to those of this project.

A module that is broken is told in a sentence and left out; everything else goes on as if it were not there.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext, suppress
from importlib.metadata import EntryPoint
from typing import Any, Final

from cenabum.kernel.core import Fact
from cenabum.kernel.figures import load_figures
from cenabum.kernel.language import bring_words, lacking
from cenabum.kernel.moves import MoveKind
from cenabum.kernel.plugins import MODULES_GROUP, broken, brought, opened
from cenabum.kernel.refusal import KERNEL_WORDS, Refusal, SetupError
from cenabum.kernel.rules import Setting
from cenabum.kernel.words import messages_of, sentences
from cenabum.orleans.components import Components
from cenabum.orleans.decision import OrleansDecision, top
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.effects.listing import EFFECTS
from cenabum.orleans.events.names import EVENTS
from cenabum.orleans.facts import FACTS, OWN_FACTS, OWN_REASONS
from cenabum.orleans.guests import GuestEffect
from cenabum.orleans.module import MODULES, Module
from cenabum.orleans.moves import DONE, KINDS, PASS, SIZES
from cenabum.orleans.refusals import refusal_files, refuse
from cenabum.orleans.scoring import OWN_SOURCES
from cenabum.orleans.state import State
from cenabum.orleans.together import OWN_MODULES, OWN_SETTINGS, components_of, put_together

DATA: Final = "cenabum.orleans.data"
TRIED: Final = 500  # moves of a game that is played before a module is let in
SOMETIMES: Final = 100  # after so many, moves that are not legal are tried, too
PRESSED: Final = ("act", "recruit", "send")  # what a module may refuse in the base game


def invite(start: Callable[..., State]) -> list[SetupError]:
    """Put the game together with all modules that work, tried in a game that `start` begins. What is wrong with the others?"""
    found = brought(MODULES_GROUP, tuple(module.name for module in OWN_MODULES))
    complaints = [SetupError(each) for each in found.complaints]
    modules = list(OWN_MODULES)
    packages: list[str] = []
    put_together(modules)
    for door in found.doors.values():
        package = door.module.partition(".")[0]
        try:
            module = opened(door)
            bring_words("orleans", [*packages, package])
            _look_over(door, module, modules)
            put_together([*modules, module])
            _try(module, modules, start)
        except SetupError as error:
            complaints.append(error)
        except Exception as error:  # whatever somebody else's code does
            reason = str(error) if type(error) in (ValueError, TypeError) else f"{type(error).__name__}: {error}"
            complaints.append(broken(door, reason))
        else:
            modules.append(module)
            packages.append(package)
    if found.doors:
        put_together(modules)
        bring_words("orleans", packages)
    return complaints


def _look_over(door: EntryPoint, module: Any, others: Sequence[Module]) -> None:
    """Is it a module, are its names its own, and has it words for everything? Raises `ValueError`."""
    if not isinstance(module, Module):
        raise TypeError("it is no `Module` of cenabum.orleans.module")
    if module.name != door.name:
        raise ValueError(f"it calls itself “{module.name}”")
    for what, kind, brings in (
        ("settings", Setting, module.settings()),
        ("decisions", OrleansDecision, module.decisions()),
        ("moves", MoveKind, module.moves()),
    ):
        if not all(isinstance(each, kind) for each in brings):
            raise TypeError(f"its {what} are not all of the type `{kind.__name__}`")
    own, ours = _own_names(), _names_of(others)
    for what, names in _names_of([module]).items():
        taken = [name for name, number in Counter(names).items() if number > 1 or name in {*own[what], *ours[what]}]
        if taken:
            raise ValueError(f"its {what} have names that are taken: {', '.join(taken)}")
    _speaks(_messages(module), [*others, module])


def _speaks(messages: Iterable[str], modules: Sequence[Module]) -> None:
    """Are all these messages there, where a refusal of the game looks for its own?"""
    missing = lacking("en", (*refusal_files(modules), *KERNEL_WORDS), messages)
    if missing:
        raise ValueError(f"its English words lack {', '.join(dict.fromkeys(missing))}")


def _options(module: Module) -> Iterable[dict[str, str]]:
    """The usual settings, each time with another one of the module."""
    usual = {setting.name: setting.values[0] for setting in (*OWN_SETTINGS, *module.settings())}
    for setting in module.settings():
        for value in setting.values[1:]:
            yield {**usual, setting.name: value}


def _names_of(modules: Sequence[Module]) -> dict[str, list[str]]:
    """All names that modules bring, by what they are names of."""
    chosen = [(module, options) for module in modules for options in _options(module)]
    return {
        "settings": [setting.name for module in modules for setting in module.settings()],
        "sources of points": [name for module in modules for name in module.sources()],
        "decisions": [decision.name for module in modules for decision in module.decisions()],
        "moves": [kind.name for module in modules for kind in module.moves()],
        "domains": [name for module in modules for name in module.domains()],
        "facts": [name for module in modules for name in module.facts()],
        "reasons": [name for module in modules for name in module.reasons()],
        "effects": [name for module in modules for name in module.effects()],
        "places": list(dict.fromkeys(name for module, options in chosen for name in module.places(options))),
        "events": [
            *(name for module in modules for name in module.event_names()),
            *dict.fromkeys(tile.event.name for module, options in chosen for tile in module.tiles(options)),
        ],
    }


def _messages(module: Module) -> list[str]:
    """The messages that a module needs."""
    names = _names_of([module])
    found: list[str] = []
    for setting in module.settings():
        for message in (f"setting-{setting.name}", *(f"setting-{setting.name}-{value}" for value in setting.values)):
            found += [message, f"{message}.help"]
    for decision in module.decisions():
        found.append(f"decision-{decision.name}")
        if not hasattr(getattr(decision, "own", decision), "ask"):
            found.append(f"ask-{decision.name}")
    for kind in names["moves"]:
        found += [f"move-{kind}", f"move-{kind}.choice"]
    found += [f"{domain}-{name}" for domain, each in module.domains().items() for name in each if not name.isdecimal()]
    found += [f"fact-{name}" for name in names["facts"]]
    found += [f"reason-{name}" for name in names["reasons"]]
    found += [f"source-{name}" for name in names["sources of points"]]
    found += [f"place-{name}" for name in names["places"]]
    for name in names["events"]:
        found += [f"event-{name}", f"effect-{name}"]
    return found


def _try(module: Module, others: Sequence[Module], start: Callable[..., State]) -> None:
    """Play a part of a game with it. Raises whatever goes wrong."""
    usual = {setting.name: setting.values[0] for other in (*others, module) for setting in other.settings()}
    usual.update({setting.name: setting.values[0] for setting in OWN_SETTINGS})
    if module.in_play(usual):
        raise ValueError("it is in play though nobody has chosen it")
    figures = load_figures(DATA)
    own = {decision.name for decision in module.decisions()}
    tried = False
    for options in _options(module):
        chosen = {**usual, **options}
        if module.in_play(chosen):
            tried = True
            printed = components_of(figures, 2, chosen)
            _speaks(messages_of(sentences(*[effect.text() for effect in printed.effects])), MODULES)
            told: list[Fact] = []
            state = start(printed, "a module is tried", log=told)
            pressed = _pressed(printed, module)
            for number in range(TRIED):
                if state.over:
                    break
                seat = state.deciding_seats()[0]
                asked = top(state, seat)
                if not number % SOMETIMES or (asked is not None and asked.name in own):
                    _explain(state, seat, pressed)
                busy = [code for code in state.legal(seat) if code not in (DONE, PASS)] or state.legal(seat)
                state.apply(seat, busy[number * 7 % len(busy)])
            unknown = {fact[0] for fact in told} - set(FACTS)
            if unknown:
                raise ValueError(f"it tells facts that it does not declare: {', '.join(sorted(unknown))}")
    if not tried:
        raise ValueError("no setting of it brings it into play")


def _pressed(printed: Components, module: Module) -> list[int]:
    """The moves that a module may have to refuse."""
    kinds = {*PRESSED, *(kind.name for kind in module.moves())}
    every = [code for code in range(printed.moves.size) if printed.moves.exists(code)]
    return [code for code in every if printed.moves.indices(code)[0].name in kinds]


def _explain(state: State, seat: int, codes: Sequence[int]) -> None:
    """Are there words for why a move is refused, and for why a place may not act? Raises whatever goes wrong."""
    legal = state.legal(seat)
    found: list[Refusal | None] = [refuse(state, seat, code) for code in codes if code not in legal]
    for effect in state.components.effects:
        if isinstance(effect, GuestEffect):
            with suppress(Exception) if effect.may(state, seat) else nullcontext():  # its reason may make no sense now
                found.append(effect.why_not(state, seat))
    _speaks(messages_of(sentences(*[part for told in found if told for part in (told.reason, told.fix)])), MODULES)


def _own_names() -> dict[str, Sequence[str]]:
    """The names that the base game has itself."""
    places: Any = load_figures(DATA).tree["places"]
    return {
        "settings": [setting.name for setting in OWN_SETTINGS],
        "sources of points": OWN_SOURCES,
        "decisions": [decision.name for decision in OWN_DECISIONS],
        "moves": [kind.name for kind in KINDS],
        "domains": list(SIZES),
        "facts": list(OWN_FACTS),
        "reasons": OWN_REASONS,
        "effects": list(EFFECTS),
        "places": list(places),
        "events": EVENTS,
    }
