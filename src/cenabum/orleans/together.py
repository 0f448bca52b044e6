"""The game is put together here: its own decisions, and the modules with theirs."""

from collections.abc import Callable, Sequence
from typing import Final

from cenabum.kernel.decision import enlist
from cenabum.kernel.figures import Figures
from cenabum.kernel.gathering import objects_of
from cenabum.kernel.rules import Older, Setting
from cenabum.orleans.components import Components
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.effects.listing import EFFECTS
from cenabum.orleans.events.listing import EVENTS as OWN_EVENTS
from cenabum.orleans.events.names import ALL_EVENTS, EVENTS
from cenabum.orleans.facts import FACTS, OWN_FACTS, OWN_REASONS, REASONS
from cenabum.orleans.module import MODULES, Module
from cenabum.orleans.overlay import Overlay
from cenabum.orleans.scoring import OWN_SOURCES

FOLDERS: Final = ("trade_intrigue",)
"""Those of the modules of this project, in the order of their numbers; a folder's `module.py` has the object."""

OWN_MODULES: Final[list[Module]] = [
    module for folder in FOLDERS for module in objects_of(f"cenabum.orleans.{folder}.module", Module)
]

OWN_SETTINGS: Final = (
    Setting("edition", ("2019", "2014"), "the printing whose rules, events and Bathhouse are used"),
    Setting("exclude_tiles", ("no", "yes"), "players may exclude place tiles before the first round"),
    Setting(
        "first_technology",
        ("craftsmen-track", "first-placed"),
        "which technology tile must replace a farmer: the one of the first craftsmen step, or the first one placed",
        instead=("edition", "2014", "first-placed"),
    ),
)
"""The settings of the base game; those of the modules follow."""

OLDER: Final = (Older("first_technology", "craftsmen-track", until=3), Older("recalls", "before-draw", until=3))
"""What games keep that were begun with older rules: one default in both editions, and no recalls after the draw."""


def put_together(modules: Sequence[Module]) -> None:
    """Number all kinds of decision: those of the base game, then those of each module. Raises `ValueError` where that cannot be."""
    decisions = list(OWN_DECISIONS)
    sources = len(OWN_SOURCES)
    for slot, module in enumerate(modules):
        module.slot = slot
        module.first_source = sources
        sources += len(module.sources())
        decisions += module.decisions()
    enlist(decisions)
    ALL_EVENTS[:] = EVENTS
    REASONS[:] = OWN_REASONS
    FACTS.clear()
    FACTS.update(OWN_FACTS)
    for module in modules:
        ALL_EVENTS.extend(module.event_names())
        REASONS.extend(module.reasons())
        FACTS.update(module.facts())
    for decision in decisions:
        FACTS.update(decision.facts)
    DECISIONS[:] = decisions
    MODULES[:] = modules


def components_of(figures: Figures, players: int, chosen: dict[str, str]) -> Components:
    """The tables for a set-up, with what the modules in play bring."""
    in_play = [module for module in MODULES if module.in_play(chosen)]
    effects: dict[str, Callable[[PlaceFigure], PlaceEffect]] = {**EFFECTS}
    events = list(OWN_EVENTS)
    for module in in_play:
        effects.update(module.effects())
        events += module.events()
    overlays = [(module.name, module.overlay(figures, players, chosen)) for module in MODULES]
    found = [(name, overlay) for name, overlay in overlays if overlay is not None]
    if len(found) > 1:
        names = " and ".join([name for name, _ in found])
        raise ValueError(f"Only one module may put parts in the place of those of the base game, and {names} do.")
    overlay = found[0][1] if found else Overlay(figures)
    return Components(figures, chosen["edition"], players, chosen, in_play, effects, events, overlay)
