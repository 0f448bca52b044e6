"""The game is put together here: its own decisions, and the modules with theirs. A module of this project is one line."""

from collections.abc import Sequence
from typing import Final

from cenabum.kernel.decision import enlist
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.events.names import ALL_EVENTS, EVENTS
from cenabum.orleans.facts import FACTS, OWN_FACTS, OWN_REASONS, REASONS
from cenabum.orleans.module import MODULES, Module
from cenabum.orleans.scoring import OWN_SOURCES
from cenabum.orleans.trade_intrigue.module import TRADE_INTRIGUE

OWN_MODULES: Final[list[Module]] = [TRADE_INTRIGUE]


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
    DECISIONS[:] = decisions
    MODULES[:] = modules
