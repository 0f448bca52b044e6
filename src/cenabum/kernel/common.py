"""What the rules of all games do alike: how a game starts, and what is said where there is nothing secret and nothing to foretell."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from cenabum.kernel.core import Fact
from cenabum.kernel.decision import Course, Decision
from cenabum.kernel.figures import Figures
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.rules import DrawOdds, Ending, Older, Stream
from cenabum.kernel.sources import Source


class ForPlayers(Protocol):
    """Components know how many players they are for."""

    players: int


State = TypeVar("State", bound=Course)
Components = TypeVar("Components", bound=ForPlayers)


class CommonRules(Generic[State, Components]):
    """The rules of a game whose state is a `Course`. A game says its streams and its set-up; `start` follows from them."""

    state_type: Any
    decisions: list[Decision[Any]]  # all kinds that the game has, numbered by `enlist`
    plan_facts: frozenset[str] = frozenset()
    older: tuple[Older, ...] = ()  # what games begun with older rules keep of them

    def tables(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """Compile the figures to tables for a set-up; raises `FiguresError`."""
        raise NotImplementedError

    def components(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for a set-up; the same figures and settings share them."""
        made: Components = _made(self, figures, players, tuple(settings.items()))
        return made

    def forget_tables(self) -> None:
        """What the tables are made of has changed."""
        _made.cache_clear()

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The streams of chance, in their order."""
        raise NotImplementedError

    def set_up(self, state: State, components: Components, /) -> None:
        """Lay out the table. The streams of chance are there already."""
        raise NotImplementedError

    def start(
        self,
        components: Components,
        seed: str,
        source: Source | None = None,
        tape: list[tuple[int, int]] | None = None,
        log: list[Fact] | None = None,
    ) -> State:
        """A new game, up to its first decision. A seed's draws depend on the numbers of the seats, never on their names."""
        state: State = self.state_type()
        state.decisions = self.decisions
        alike: Any = components  # the same object for every game of a set-up
        state.begin(seed, _streams(self, alike), source, tape, log)
        self.set_up(state, components)
        state.advance()
        return state

    def ending(self, state: State) -> Ending:
        """There is one way to end."""
        return Ending()

    def secret(self, state: State, seat: int, /) -> object | None:
        """Nobody puts anything together in secret."""
        return None

    def odds(self, state: State, seat: int, /) -> DrawOdds | None:
        """Nobody has a draw of its own whose odds are worked out."""
        return None

    def view(self, state: State, seat: int, seats: Sequence[str], /) -> Any:
        """What a seat (or with -1 a spectator) may see."""
        raise NotImplementedError

    def own_view(self, seen: Any, state: State, seat: int, seats: Sequence[str], /) -> Any:
        """Made anew for each seat."""
        return self.view(state, seat, seats)

    def outlook(self, state: State, seat: int, seats: Sequence[str]) -> list[dict[str, OutlookView]]:
        """Things say no more than what is printed on them."""
        return [{} for _ in seats]

    def own_outlook(self, state: State, seat: int, seats: Sequence[str], /) -> dict[str, OutlookView] | None:
        """Everything is made anew for each seat."""
        return None


@lru_cache(64)
def _made(rules: CommonRules[Any, Any], figures: Figures, players: int, settings: tuple[tuple[str, str], ...]) -> Any:
    return rules.tables(figures, players, dict(settings))


@lru_cache(64)
def _streams(rules: CommonRules[Any, Any], components: Any) -> list[str]:
    seats = [str(seat) for seat in range(components.players)]
    return [stream.name for stream in rules.streams(components, seats)]
