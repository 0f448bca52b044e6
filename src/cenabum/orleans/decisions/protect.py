"""An event comes: the Sacristy, or what a module has, may keep it away."""

from typing import Final

from cenabum.bagbuilding.board import lift
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.module import MODULES
from cenabum.orleans.moves import SACRISTY, YES
from cenabum.orleans.refusals_planning import not_owned
from cenabum.orleans.refusals_words import event_name, has_place, situation
from cenabum.orleans.table import CENSUS, EVENT, Table

_PROTECTION: Final = [SACRISTY, SACRISTY + YES]


class Protect(OrleansDecision):
    """Is the event kept away?"""

    name = "protect"
    answers = ("sacristy", "brasserie")
    rules = ("tiles.sacristy", "tiles.sacristy-events")
    busy = "protect"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Yes or no, or another way that a module has."""
        return _protections(table, seat) if table.components.in_play else _PROTECTION

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """tiles.sacristy: the monk goes back to the bag and the event passes the player by."""
        player = table.players[seat]
        player.pending.pop()
        if code == SACRISTY + YES:
            use_sacristy(table, seat)
        else:
            for module in table.components.in_play:
                if module.protect(table, seat, code):
                    return
            table.components.events[table.event].do(table, seat)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the event."""
        return say("ask-protect", event=event_name(table.components, table.event))

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A way that the seat does not have."""
        for module in table.components.in_play:
            found = module.protect_refused(table, seat, kind, at)
            if found is not None:
                return found
        return None

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To use the Sacristy, and it is not asked."""
        printed = table.components
        player = table.players[seat]
        for module in MODULES:
            found = module.untimely(table, seat, kind)
            if found is not None:
                return found
        if table.phase not in (CENSUS, EVENT):
            return None
        if not has_place(printed, player, printed.sacristy):
            return not_owned(table, seat, printed.sacristy)
        if table.phase == CENSUS:
            return Refusal("tiles.sacristy-events", say("no-sacristy-census"), situation(table, seat))
        if not player.ready >> printed.sacristy & 1:
            return Refusal("tiles.sacristy", say("no-sacristy-monk"), situation(table, seat))
        return Refusal(
            "tiles.sacristy",
            say("no-sacristy-now", event=event_name(printed, table.event)),
            situation(table, seat),
        )


def _protections(table: Table, seat: int) -> list[int]:
    """What the modules in play make of it."""
    for module in table.components.in_play:
        codes = module.protections(table, seat)
        if codes:
            return codes
    return _PROTECTION


def use_sacristy(table: Table, seat: int) -> None:
    """The monk goes back to the bag."""
    printed = table.components
    player = table.players[seat]
    monk = lift(printed.layout, player, printed.layout.spaces[printed.sacristy][0])
    player.bag += ONE[monk]
    if table.log is not None:
        table.tell("protected", seat, table.event)


PROTECT: Final = Protect()


def begin_event(table: Table, seat: int) -> None:
    """The event reaches one player: first the owner of an occupied Sacristy decides about a bad one."""
    printed = table.components
    player = table.players[seat]
    event = printed.events[table.event]
    if event.hostile and printed.sacristy >= 0 and player.ready >> printed.sacristy & 1:
        player.pending.append(PROTECT.bare)
    else:
        event.do(table, seat)
