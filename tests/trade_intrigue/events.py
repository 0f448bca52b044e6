"""Tables at which a new event happens: shared by the tests of the new events."""

from typing import Any

from tests.trade_intrigue.table import Modules, modules


def at(event: str, letter: str, edition: str = "2019", **ana: Any) -> Modules:
    """The event phase with an event; Ana has some things, the others little to lose."""
    scene = modules("new-events", edition=edition)
    scene.give("Ana", **ana)
    scene.event(event, letter)
    return scene


def quiet(scene: Modules) -> bool:
    """Has the event gone by without a decision of Ana's?"""
    return scene.state.phase != 6
