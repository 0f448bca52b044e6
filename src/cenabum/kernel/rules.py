"""What a game gives the kernel. One object of this kind for each game stands in the register."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from cenabum.kernel.core import Core, Fact
from cenabum.kernel.features import Features
from cenabum.kernel.figures import Figures
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.sources import Source


@dataclass(frozen=True)
class Setting:
    """A choice at set-up: its possible values, the first of which is the default, and what it means.

    A setting that is `optional`, such as a module, is not written down while it has its default. One that `needs` another can
    leave its default only if that one does. Those of the same `expansion` stand together under its name.
    With `instead`, say ("edition", "2014", "first-placed"), the default is another one where another setting has a value.
    """

    name: str
    values: tuple[str, ...]
    help: str
    optional: bool = False
    needs: str = ""
    expansion: str = ""
    instead: tuple[str, str, str] | None = None

    def usual(self, chosen: Mapping[str, str]) -> str:
        """The default beside what else is chosen."""
        if self.instead is not None and chosen.get(self.instead[0]) == self.instead[1]:
            return self.instead[2]
        return self.values[0]


@dataclass(frozen=True)
class Older:
    """What a game keeps that was begun with rules before a version: the value of a setting, which need not be one of today's."""

    setting: str
    value: str
    until: int


@dataclass(frozen=True)
class Seat:
    """A seat: the name shown at the table, and who plays: "person" or a bot such as "bot:greedy"."""

    name: str
    player: str = "person"


@dataclass(frozen=True)
class Setup:
    """Everything that is chosen before the first draw."""

    game: str
    settings: Mapping[str, str]
    seats: tuple[Seat, ...]
    seed: str | None = None
    corrections: Mapping[str, object] = field(default_factory=dict)
    chance: str = "fast"  # the generator that the seed is for (kernel/keyed.py)
    seeded_from: int = 0  # the draws of so many decisions are those written down; the seed makes the later ones
    nonce: str = ""  # what was hashed with the seed before the game, at a server's table


@dataclass(frozen=True)
class Stream:
    """A stream of chance: its name in the record, and the names of the kinds that can be drawn."""

    name: str
    kinds: Sequence[str]


@dataclass(frozen=True)
class Ending:
    """How a finished game came to its end: in a few words, and how far each seat came, where a game has a measure for that."""

    how: str = ""  # empty: there is only one way
    measure: str = ""  # of `reached`, in words
    reached: tuple[int, ...] = ()


@dataclass
class DrawOdds:
    """The odds of drawing `number` followers: of at least one of each kind, how many to expect, and for each place."""

    number: int
    at_least_one: dict[str, float]
    expected: dict[str, float]
    places: dict[str, float]


State = TypeVar("State", bound=Core)
Components = TypeVar("Components")


class Rules(Protocol[State, Components]):
    """A game, as everybody sees it who plays any game: the journal, the server, the environments, the laboratory.

    `decisions` are all kinds of decision in their order (`kernel/decision.py`). `state_type` and `player_type` are the classes of its
    state and of a seat's things in it; both have `__slots__`, and hold whole numbers, lists of them, and such things again. `view_type`
    and `printed_type` are what `view` and `printed` make. A game may also tell how many `minutes` it takes (`minutes_of` in the
    register).
    """

    name: str
    title: str
    version: int
    players: range
    settings: tuple[Setting, ...]
    package: str
    sources: tuple[str, ...]
    cooperative: bool  # all win together, or nobody does
    plan_facts: frozenset[str]  # the facts that tell what a seat lays out in a plan, and that the plan is done
    decisions: list[Any]
    state_type: Any
    player_type: Any
    view_type: Any
    printed_type: Any

    def components(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """Compile the figures to tables, `moves` among them; raises `FiguresError`."""

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The streams of chance, in their order."""

    def start(
        self,
        components: Components,
        seed: str,
        source: Source | None,
        tape: list[tuple[int, int]] | None,
        log: list[Fact] | None,
    ) -> State:
        """A new game, up to its first decision."""

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        """Why a move that is not legal is not."""

    def secret(self, state: State, seat: int) -> object | None:
        """What a seat puts together, hidden from the others until it is done (a plan, a bribe); None when nothing.

        While it goes on with the same, this stays equal. The move that changes it has shown it, and is never taken back.
        """

    def points(self, state: State, seat: int) -> list[int]:
        """Points by source, in the order of `sources`."""

    def winners(self, state: State) -> list[int]:
        """The winning seats of a finished game."""

    def ending(self, state: State) -> Ending:
        """How a finished game came to its end, for statistics."""

    def facts(self, components: Components) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """The declaration of facts, and the names of each domain that they use."""

    def view(self, state: State, seat: int, seats: Sequence[str]) -> Any:
        """What a seat (or with -1 a spectator) may see."""

    def own_view(self, seen: Any, state: State, seat: int, seats: Sequence[str]) -> Any:
        """The same as `view`, where a spectator's view of this state is known: a game takes from it what everybody sees."""

    def outlook(self, state: State, seat: int, seats: Sequence[str]) -> list[dict[str, OutlookView]]:
        """What things would do as the table stands, for each seat by their names, as far as `seat` (-1: a spectator) may know."""

    def own_outlook(self, state: State, seat: int, seats: Sequence[str]) -> dict[str, OutlookView] | None:
        """What `outlook` has for the seat itself, if it has for all others what a spectator may know; else None."""

    def features(self, components: Components) -> Features:
        """What a learning agent sees."""

    def odds(self, state: State, seat: int) -> DrawOdds | None:
        """The odds of a seat's next draw; None in a game whose seats have no draw of their own."""

    def printed(self, components: Components) -> Any:
        """What is printed on the components, for a page to draw. It does not change during a game."""

    def picture(self, state: State, seats: Sequence[str]) -> str:
        """The table as SVG."""


AnyRules: TypeAlias = Rules[Any, Any]
"""The rules of whichever game it is."""
