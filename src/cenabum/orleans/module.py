"""The seam: the moments at which a module may speak. The base game calls the modules in play here, and imports none of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cenabum.kernel.features import Feature
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveKind
from cenabum.kernel.outlook import Outlook
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting, Stream
from cenabum.orleans.components import Components
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.events.event import Event, EventFigure
from cenabum.orleans.guests import GuestEvent
from cenabum.orleans.memory import NO_MEMORY, Memory
from cenabum.orleans.overlay import Overlay
from cenabum.orleans.table import BAG_STREAM, Table


class Tile:
    """An hour-glass tile of a module: an object with `name`, `do` and what else `guests.GuestEvent` asks for.

    In every stack of the base game it takes the place of one tile of the event `instead`, so that no game gets longer by it. Among the
    new events of Trade & Intrigue it is one tile more of every letter.
    """

    def __init__(self, event: Any, instead: str) -> None:
        self.event = event
        self.instead = instead

    def made(self, figure: EventFigure) -> Event:
        """The event as the game asks it."""
        return GuestEvent(figure, self.event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module of the game. Whoever writes one overrides the moments that it has something to say to."""

    name: str = ""
    slot: int = -1  # its place among all modules, given when the game is put together
    first_source: int = 0  # where its sources of points begin among all, given then too

    def settings(self) -> tuple[Setting, ...]:
        """The choices at set-up that it brings; they are optional."""
        return ()

    def sources(self) -> tuple[str, ...]:
        """Where points come from that it gives."""
        return ()

    def streams(self, printed: Components) -> list[Stream]:
        """Its streams of chance."""
        return []

    def decisions(self) -> list[OrleansDecision]:
        """The kinds of decision that it brings, in a fixed order."""
        return []

    def places(self, options: dict[str, str]) -> dict[str, dict[str, Any]]:
        """More places, by their names: `category`, `spaces` and `effect`, as in the data of the base game."""
        return {}

    def event_names(self) -> tuple[str, ...]:
        """The names of all its events in the data, in the order of their numbers."""
        return ()

    def reasons(self) -> tuple[str, ...]:
        """Why coins are received or paid, besides the reasons of the base game."""
        return ()

    def facts(self) -> dict[str, tuple[str, ...]]:
        """What can happen with it, with the domains of the numbers of each kind of fact."""
        return {}

    def overlay(self, figures: Figures, players: int, options: dict[str, str]) -> Overlay | None:
        """What it puts in the place of parts of the base game, if it ever does."""
        return None

    def effects(self) -> dict[str, Callable[[PlaceFigure], PlaceEffect]]:
        """What makes the effects of its places, by the figure that names each."""
        return {}

    def tiles(self, options: dict[str, str]) -> list[Tile]:
        """Its hour-glass tiles, in any hour glass."""
        return []

    def moves(self) -> tuple[MoveKind, ...]:
        """The kinds of moves that it brings; what names them in the state is `components.moves.encode`."""
        return ()

    def domains(self) -> dict[str, Sequence[str]]:
        """The arguments of its moves that the game does not know, with all their names."""
        return {}

    def events(self) -> list[type[Event]]:
        """Its events, in the order of their numbers."""
        return []

    def in_play(self, options: dict[str, str]) -> bool:
        """Do the settings of a game bring it into play?"""
        return False

    def memory(self, players: int) -> Memory:
        """What it keeps in the state of a game, as it is before set-up."""
        return NO_MEMORY

    def lay_out(self, table: Table) -> None:
        """Set-up, after that of the base game."""

    def resume(self, table: Table) -> bool:
        """Nobody decides: is there something to go on with before the next turn or phase? Then it is begun."""
        return False

    def phase_begins(self, table: Table) -> None:
        """A phase of the round has begun: hour glass, planning, actions."""

    def turn_tile(self, table: Table) -> bool:
        """Turn over the hour-glass tile of the round, if the module has tiles of its own."""
        return False

    def begin_event(self, table: Table) -> bool:
        """Begin the event of the round for all players, if the module sees to it."""
        return False

    def stopped(self, table: Table, seat: int) -> int:
        """The places of a seat that may not act now, as a mask."""
        return 0

    def acted(self, table: Table, seat: int) -> None:
        """A player has begun an action."""

    def forbids(self, table: Table, kind: int) -> bool:
        """May nobody recruit this profession now?"""
        return False

    def recruited(self, table: Table, seat: int, kind: int) -> bool:
        """A follower was recruited: does the module see to where it goes? Else it goes into the bag."""
        return False

    def sent(self, table: Table, seat: int, kind: int, deed: int) -> bool:
        """A follower has left for a deed: does the module see to what it brings?"""
        return False

    def good_spent(self, table: Table, seat: int) -> None:
        """A player has given a good away."""

    def tile_gained(self, table: Table, seat: int, place: int) -> None:
        """A player has taken a place tile."""

    def tile_lost(self, table: Table, seat: int, place: int) -> None:
        """A player has lost a place tile."""

    def protections(self, table: Table, seat: int) -> list[int]:
        """All answers to an event that may be kept away, if the module has any of its own."""
        return []

    def protect(self, table: Table, seat: int, code: int) -> bool:
        """The answer to such an event: does the module see to it?"""
        return False

    def points(self, table: Table, seat: int) -> list[int]:
        """Points of the seat by the sources of the module."""
        return []

    def features(self, printed: Components) -> list[Feature]:
        """What of it a learning agent sees."""
        return []

    def view(self, table: Any, seat: int, seats: Sequence[str]) -> dict[str, Any]:
        """Fields of the view of a seat that it fills: event, hour_glass, deeds, board, orders, bribe, brasserie."""
        return {}

    def player_view(self, table: Any, number: int) -> dict[str, Any]:
        """Fields of the view of one player that it fills: stopped."""
        return {}

    def printed(self, printed: Components) -> dict[str, Any]:
        """Fields of the printed sheet that it fills: orders, board, events."""
        return {}

    def outlooks(self, table: Table, seat: int) -> dict[str, Outlook]:
        """What things of the module beside its places and events would do for a seat now, by their names."""
        return {}

    def refusal_words(self) -> tuple[str, ...]:
        """The files below `locale/<language>` that have the words of its refusals."""
        return ()

    def untimely(self, table: Table, seat: int, kind: str) -> Refusal | None:
        """Why a kind of move that it adds to a decision of the base game is made at the wrong time."""
        return None

    def shuts(self, table: Table, seat: int, place: int) -> bool:
        """Is a place out of use for the round, complete or not?"""
        return False

    def place_refused(self, table: Table, seat: int, place: int) -> Refusal | None:
        """Why a place may not act now because of the module."""
        return None

    def recruit_refused(self, table: Table, seat: int, kind: int) -> Refusal | None:
        """Why a profession cannot be recruited now because of the module."""
        return None

    def deed_refused(self, table: Table, seat: int, deed: int) -> Refusal | None:
        """Why a deed without a space takes nobody."""
        return None

    def protect_refused(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """Why an answer to an event is none."""
        return None


MODULES: Final[list[Module]] = []
"""All modules that there are, in their order. Filled when the game is put together."""


def first_stream(table: Table, module: Module) -> int:
    """The number of a module's first stream of chance: those of the modules in play come after the bags."""
    printed = table.components
    number = BAG_STREAM + printed.players
    for other in printed.in_play:
        if other is module:
            break
        number += len(other.streams(printed))
    return number


def stopped_places(table: Table, seat: int) -> int:
    """The places of a seat that may not act now, as a mask."""
    places = 0
    for module in table.components.in_play:
        places |= module.stopped(table, seat)
    return places


def forbidden(table: Table, kind: int) -> bool:
    """Does a module keep this profession from being recruited?"""
    for module in table.components.in_play:
        if module.forbids(table, kind):
            return True
    return False


def recruited(table: Table, seat: int, kind: int) -> bool:
    """Has a module seen to where a new follower goes?"""
    for module in table.components.in_play:
        if module.recruited(table, seat, kind):
            return True
    return False


def sent(table: Table, seat: int, kind: int, deed: int) -> bool:
    """Has a module seen to what a follower sent brings?"""
    for module in table.components.in_play:
        if module.sent(table, seat, kind, deed):
            return True
    return False


def good_spent(table: Table, seat: int) -> None:
    """A player has given a good away."""
    for module in table.components.in_play:
        module.good_spent(table, seat)


def resumed(table: Table) -> bool:
    """Has a module something to go on with?"""
    for module in table.components.in_play:
        if module.resume(table):
            return True
    return False


def phase_begins(table: Table) -> None:
    """A phase of the round has begun."""
    for module in table.components.in_play:
        module.phase_begins(table)
